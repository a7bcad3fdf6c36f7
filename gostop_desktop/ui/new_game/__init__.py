"""What is chosen before a match: the table, who sits at it, the rules, the stake."""
