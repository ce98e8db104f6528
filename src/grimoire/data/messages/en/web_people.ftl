# Sitting down with others: names, tables that wait, tables that are watched, games between games of a series.

web-called = What others call you
web-called-none = { $name }, so far
web-series = how many games
web-series-one = one
web-series-of = best of { $count }
web-series-none-about = One game decides.
web-series-about = Whoever loses a game says who begins the next; before it cards may change places with the side deck.
web-under-way = Under way
web-under-way-about = anybody may look on
web-watch = Watch
web-send-link-public = Your table stands in the lobby for anybody. Or send this link: whoever opens it takes the free seat.
web-take-away = Take the table away
web-meanwhile = Meanwhile
web-meanwhile-about = Wherever you are here, you are told as soon as somebody sits down.
web-meanwhile-learn = Lessons and puzzles
web-meanwhile-bot-magenoir = A duel against a bot
web-meanwhile-bot-anima = A game against bots
web-meanwhile-decks = Your decks
web-arrived = { $names } has sat down at your table.
web-arrived-go = To the table
web-arrived-later = Not now
web-taken = This seat is taken
web-taken-about = { $names } are playing here already. You may look on, or open a table of your own and send its link.
web-taken-over = This match between { $names } is over.
web-no-table = This table is no more
web-no-table-about = Whoever opened it has taken it away, or the link has lost a letter.
web-open-own = Open a table of your own
web-between = The next game
web-between-about = Before the next game cards of your deck may change places with your side deck. The deck stays as large as it was.
web-between-waits = { $names } is still choosing cards. The next game begins by itself.
web-swap-out = take out
web-swap-in = put in
web-swap-uneven = The deck has { $count } cards now; it needs { $size }.
web-next-game = Play the next game
web-rating-legend = rating
web-rated-game = This game is rated
web-rated-about = It moves the ratings of both, if both have accounts and everybody had a turn. Whoever sits down wants it so.
web-rated-guest = It moves ratings only where everybody has an account: take a name first, on the page “Account”.
web-waiting-own = There are cards of yours in this game: whoever opens the link reads them before sitting down. Both decks hold the card.

web-seek = Find somebody to play with
web-seek-when = When
web-seek-now = Now
web-seek-tonight = Tonight
web-seek-turns = By turns
web-seek-go = Find a game of { $game }
web-seek-now-about = You meet whoever looks as well, within twenty minutes. Until then you play a bot; that game stays, and you can go on with it later.
web-seek-tonight-about = You are called when somebody wants to play. Meanwhile there is a game against a bot.
web-seek-turns-about = Three days for each turn, for weeks if need be. Meanwhile there is a game against a bot.
web-seek-hour = until
web-seek-deck = with
web-seek-any = any deck
web-seek-rated = rated, if the other wants it too
web-seek-looks-now = You look for a game of { $game }.
web-seek-looks-tonight = You will be called when somebody wants to play { $game }.
web-seek-looks-turns = You look for a game of { $game } by turns.
web-seek-until = until { $until }
web-seek-end = Look no longer
web-seek-called = { $name } has been called, and has twenty minutes to come.
web-who-looks = Who wants to play
web-looks-now = wants to play now
web-looks-tonight = can be called tonight
web-looks-turns = by turns, three days for each
web-asks-you = asks you · { $clock }
web-accept = Sit down
web-met-not-now = Not now
web-play-with = Play
web-verb-of = { $verb }: { $who }
web-kept-for = A seat is kept for { $name }
web-kept-for-other = This seat is kept for { $name }. Nobody else can sit down there.
web-kept-for-about = They are told, and have fourteen days. Nobody else can sit down there.

web-bots-on-scale = { $guess ->
    [true] The numbers are on the scale of people’s ratings. They are a guess until people have played more against bots here.
   *[false] The numbers are on the scale of people’s ratings, from { $games } games of { $people } people against bots here.
 }
web-sit-about = { $against ->
    [beside] { $deck }, with { $who }
    [link] { $deck }, { $who }
   *[other] { $deck } against { $who }
}
web-sit-about-all = { $against ->
    [beside] with { $who }
    [link] { $who }
   *[other] against { $who }
}
web-any-deck-of = any deck
web-side-about = Cards beside the deck: after each game of the series some may take the place of others. You may go without.
web-side-find = A card for the side deck
web-side-choose = Choose your deck above to take a side deck along: between games its cards may take the place of others.
