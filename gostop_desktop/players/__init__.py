"""Those who choose: the computer players."""
