"""What the library knows of Mage Noir: its box, its cards for other programs, its scenarios."""
