"""The plants of the twelve months: each looks the same on its four cards."""
