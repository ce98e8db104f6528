"""What can be read of Mage Noir beside a game."""
