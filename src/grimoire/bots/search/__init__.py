"""Thinking ahead, for any game: what it needs to know of one is a Knowledge."""
