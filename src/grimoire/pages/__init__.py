"""What can be read beside a game, as data with its words in one language. Clients stand on this and on `seat` alone."""
