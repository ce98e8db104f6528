"""What only Mage Noir needs to be studied."""
