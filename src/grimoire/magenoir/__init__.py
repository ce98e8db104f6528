"""The rules of Mage Noir, and its words of the card language."""
