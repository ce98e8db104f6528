"""What the library knows of Anima: its box, its cards for other programs, its scenarios."""
