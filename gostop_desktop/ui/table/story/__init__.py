"""What events look and sound like (UX 4), by subject: the deal, a turn, what is special in it, points and the end."""
