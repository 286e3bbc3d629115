"""The HTTP calls, by room."""
