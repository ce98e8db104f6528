"""The card language: its written form, its words, and texts made from it."""
