"""The game in a real window."""
