"""How it is told: the table of verbs, events and questions."""
