# Links that carry what they show.

web-carried-game = A game in a link
web-carried-game-about = This link carries a whole game with it. It is looked at here, at the moment it was sent from, and you can play on from there. It is kept with your games.
web-carried-look = Look at it
web-carried-copy = Copy a link with the game in it
web-carried-deck = A deck in a link
web-carried-deck-copy = Copy as a link
web-carried-too-long = This is too long for a link. Save it as a file and send that.
web-carried-old-browser = This browser is too old for links that carry a game or a deck. Take a newer one.
web-carried-broken = This link has lost a part on its way, or was never whole. Ask for it once more, or for the file.
