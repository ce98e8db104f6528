"""Anima in the terminal."""
