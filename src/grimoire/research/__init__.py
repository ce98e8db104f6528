"""The front door for programs: games, decks and bots in a few lines. `import grimoire` gives what is here."""
