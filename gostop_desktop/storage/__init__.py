"""What outlives the program: settings, records, statistics."""
