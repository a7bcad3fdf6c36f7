"""The rules of Go-Stop, pure: standard library only, no clock, no files, no global randomness."""
