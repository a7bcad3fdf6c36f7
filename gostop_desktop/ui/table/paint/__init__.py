"""How the table is painted: grounds, cards, panels, callouts. Everything here draws and decides nothing."""
