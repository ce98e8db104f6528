"""What is answered about a game to anybody, from what comes with the program: a server and a page in a browser answer alike."""
