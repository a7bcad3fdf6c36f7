"""The card table: where things go, how events are shown, how a round is moved on."""
