"""What a seat of Mage Noir is given."""
