"""What only Anima needs to be studied."""
