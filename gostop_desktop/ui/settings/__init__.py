"""What the settings scene is made of: rows in words, and the makers of its pages (UX 3.6)."""
