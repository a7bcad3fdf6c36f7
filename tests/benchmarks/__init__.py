"""Measurements: scripts that print a table, never assertions about time."""
