"""What every language must be able to say, phrase by phrase."""
