"""Grimoire: where Mage Noir and Anima: Beyond Good and Evil are played, judged and studied."""

__version__ = "0.1.0"
