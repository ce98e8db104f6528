"""Players of Mage Noir."""
