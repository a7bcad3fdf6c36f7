"""Sub-commands that print: each has a function that takes arguments and gives the exit code (ARCHITECTURE 8)."""
