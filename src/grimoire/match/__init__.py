"""Live sessions: people and bots at one table, with a record, undo and standing orders."""
