"""Go-Stop for the desktop."""
