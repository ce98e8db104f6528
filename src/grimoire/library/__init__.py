"""The only reader of files: cards, decks, scenarios, records."""
