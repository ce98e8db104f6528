"""What a live match of Anima needs besides the rules."""
