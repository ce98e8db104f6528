"""Mage Noir in the terminal."""
