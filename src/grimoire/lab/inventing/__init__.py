"""Cards nobody would write: definitions made from the listed words of a game, read, written out and played."""
