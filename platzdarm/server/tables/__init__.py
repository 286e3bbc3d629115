"""Live tables: one match each, its seats and people, and one writer."""
