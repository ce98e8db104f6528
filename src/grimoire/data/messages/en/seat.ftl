# What a seat is given besides the words of its game.

seat-over = The game is over.
seat-waits = { $name } is to decide.
