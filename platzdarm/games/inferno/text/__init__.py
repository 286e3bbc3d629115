"""What happens in Inferno, in words."""
