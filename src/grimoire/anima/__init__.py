"""Anima: Beyond Good and Evil. The rules of the game, and its words of the card language."""
