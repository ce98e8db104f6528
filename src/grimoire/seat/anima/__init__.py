"""What a seat of Anima is given."""
