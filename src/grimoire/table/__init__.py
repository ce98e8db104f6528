"""What a table of people and bots is, apart from whoever hosts it: values, the log followed, and what comes of an act."""
