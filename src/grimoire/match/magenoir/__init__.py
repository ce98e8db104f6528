"""What a live match of Mage Noir needs besides the rules."""
