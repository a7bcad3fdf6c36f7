"""Artwork: reproducible, complete, legible."""
