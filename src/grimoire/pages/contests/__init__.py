"""A contest in words and on paper: for the terminal, for browsers and for the printer."""
