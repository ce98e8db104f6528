"""What can be read of Anima beside a game."""
