"""The content: what the components say, as data that is checked when it is read."""
