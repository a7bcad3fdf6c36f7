"""Animals and people: the figures that a card is about."""
