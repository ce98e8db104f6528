"""Players of Anima."""
