"""The cards, one module a month; each has a table FACES of card code to drawing."""
