# Contests in the browser: the desk, a player's phone, the timer. What a contest says of itself is in contests.ftl.

web-contests-about = A club's evening: names, rounds, results, standings. People sit at tables in a room; the desk is here.
web-contests-none = No contest yet. Make one, or type the code of your slip.
web-contest-new = A new contest
web-contest-all = All contests
web-contest-code = the code of your slip
web-contest-code-open = Open it
web-contest-read-in = Go on from a file …
web-contest-opening = One moment …
web-contest-state-open = not begun
web-contest-state-over = over
web-contest-role-organiser = organiser
web-contest-role-scorekeeper = scorekeeper
web-contest-role-player = player

web-contest-title = What it is called
web-contest-title-hint = Friday in the back room
web-contest-kind = How it goes
web-contest-options = Change how it goes …
web-contest-make = Make the contest
web-contest-best-of = best of so many games
web-contest-cut = so many go on to the bracket
web-contest-no-cut = nobody
web-contest-cut-best-of = best of so many games in the bracket
web-contest-rounds = rounds
web-contest-rounds-about = 0: as many as the number of players asks for
web-contest-minutes = minutes a round
web-contest-minutes-about = 0: a round has no end
web-contest-late = last round to come into
web-contest-late-about = 0: half of the rounds
web-contest-format = deck lists are checked by
web-contest-no-lists = no deck lists
web-contest-at-time = when time is called
web-contest-at-time-publisher = last turns, then most HP wins
web-contest-at-time-draw = the game is drawn
web-contest-at-time-judge = ask the organiser
web-contest-last-by-rank = The last round is paired by the standings
web-contest-rules = What else holds here (printed on the pages)

web-contest-way = Rounds
web-contest-way-done = (over)
web-contest-way-now = (now)
web-contest-way-coming = (to come)
web-contest-round = Round { $number }
web-contest-top = Top { $cut }
web-contest-left-in = { $left ->
    [2] Final
    [4] Semi-finals
    [8] Quarter-finals
   *[other] Best { $left }
}
web-contest-pages = Pages of this contest
web-contest-mine = Your table
web-contest-desk = Desk
web-contest-tables = Tables
web-contest-players = Players
web-contest-standings = Standings
web-contest-bracket = Bracket
web-contest-paper = Print and files
web-contest-timer = Timer
web-contest-settings = Settings
web-contest-no-answer = The server does not answer, so nothing was done. Try again once it is back; nothing that was kept is lost.
web-contest-line-cut = The server does not answer; trying again …
web-contest-until-time = until time is called
web-contest-time-called = since time was called
web-contest-clock-over = the contest is over
web-contest-clock-stands = the clock does not run yet

web-contest-table = table
web-contest-player = player
web-contest-games = games
web-contest-stands = how it stands
web-contest-bye = bye
web-contest-bye-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}, counts for no opponent
web-contest-has-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-contest-came-late = came late
web-contest-late-since = came late: in since round { $round }
web-contest-has-left = has left; results stand
web-contest-phone-here = phone is here
web-contest-stand = { $count ->
    [one] 1 result stands
   *[other] { $count } results stand
}
web-contest-disputed = { $count ->
    [one] 1 is disputed
   *[other] { $count } are disputed
}
web-contest-missing = { $count ->
    [one] 1 is missing
   *[other] { $count } are missing
}
web-contest-drawn = { $count ->
    [one] and 1 drawn
   *[other] and { $count } drawn
}
web-contest-only-drawn = drawn
web-contest-which-result = Which result?
web-contest-result-read = { $one } { $first }, { $other } { $second }
web-contest-other-result = another result: games, games, drawn games
web-contest-take-it = Take it
web-contest-say-result = Say the result of table { $table }
web-contest-correct-table = Correct table { $table }
web-contest-says = { $name } says
web-contest-something-else = Something else …

web-contest-typed = A result: table, games, games
web-contest-typed-hint = table, games, games
web-contest-typed-how = As in 12 2 1, then Enter. A fourth number counts drawn games.
web-contest-typed-means = Enter keeps it: table { $table }, { $one } { $first }, { $other } { $second }{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}.
web-contest-typed-stands = Table { $table } stands already. Enter opens its correction.
web-contest-typed-kept = Kept: table { $table }, { $one } { $first }, { $other } { $second }.
web-contest-typed-not = This is no result: type table, games, games, as in 12 2 1.
web-contest-typed-no-table = There is no table { $table } in this round; the last is { $most }.
web-contest-typed-too-many = { $first } to { $second } cannot be: best of { $best }, so whoever has { $needed } has won.
web-contest-typed-level = { $first } to { $second } has no winner, and one of them must go on.

web-contest-next = Next
web-contest-next-few = Enter the players; { $least } are needed at least.
web-contest-next-pair = { $count ->
    [one] 1 player is in.
   *[other] { $count } players are in.
} { $lists ->
    [0] Nothing else is missing.
    [one] { $lists } has no deck list: it goes without, but once the round is paired it is too late for one.
   *[other] { $lists } have no deck list: it goes without, but once the round is paired it is too late for one.
}
web-contest-next-settle = Table { $table } is told in two ways. Ask both, then say which stands.
web-contest-next-start = Paired. Hand out the slips, let everybody sit down, then start the clock.
web-contest-next-results = { $missing ->
    [one] 1 result is missing.
   *[other] { $missing } results are missing.
} They come from the phones, or are typed.
web-contest-next-finish = All results are in, and nobody has to play on.
web-contest-next-over = The contest is over.
web-contest-pair = Pair: { $title }
web-contest-end = End the contest
web-contest-lacks = { $count ->
    [one] lacks 1 result
   *[other] lacks { $count } results
}
web-contest-settle = Settle table { $table }
web-contest-start-clock = Start the clock
web-contest-more-time = { $minutes } minutes more

web-contest-comings = Comings and goings
web-contest-one-more = one more name …
web-contest-enter-late = Enter late
web-contest-who-leaves = who leaves …
web-contest-drop = Drop
web-contest-let-in = Let in
web-contest-log = Log
web-contest-log-about = undo to any line
web-contest-log-all = All of it
web-contest-log-less = Less of it
web-contest-undo = undo to here
web-contest-undo-strikes = { $count ->
    [one] This would be struck out, and stay readable:
   *[other] These { $count } would be struck out, and stay readable:
}
web-contest-undo-to = Undo to { $number }
web-contest-others = { $who }: { $what }
web-contest-somebody = somebody

web-contest-correct = Correct table { $table }
web-contest-what-follows = What follows from it:
web-contest-reason = Why?
web-contest-reason-slip = The slip was misread
web-contest-reason-typed = Typed wrong
web-contest-reason-players = Both players say so
web-contest-keep-correction = Keep { $first } to { $second }
web-contest-leave-it = Leave it as it is

web-contest-enter-title = Who plays?
web-contest-names = Paste the names, one a line, or a table with a column "name".
web-contest-line = Line { $line }:
web-contest-enter = { $count ->
    [one] Enter 1 player
   *[other] Enter { $count } players
}
web-contest-enter-none = Enter players
web-contest-enter-list = Enter this list
web-contest-enter-file = Take a file …
web-contest-are-in = { $count ->
    [one] 1 is in
   *[other] { $count } are in
}
web-contest-nobody = Nobody yet.
web-contest-rename = Rename
web-contest-new-name = A new name for { $name }
web-contest-keep = Keep
web-contest-deck = Deck list
web-contest-deck-none = no list
web-contest-deck-given = list checked
web-contest-deck-locked = list locked
web-contest-deck-how = { $name }: a card a line, as in “3 Tornado”; the side deck after a line “Side deck:”.
web-contest-deck-check = Check and keep
web-contest-deck-locked-why = Locked: the first round was paired.
web-contest-close = Close

web-contest-rank = place
web-contest-points = points
web-contest-opens = a number opens into its lines
web-contest-final = Final standings
web-contest-after-round = After round { $round }
web-contest-while-round = While round { $round } is played
web-contest-after = after round
web-contest-after-all = all
web-contest-you = you
web-contest-left = left
web-contest-decided = by { $tiebreak }
web-contest-go-on = { $count ->
    [2] the best two go on
    [4] the best four go on
    [8] the best eight go on
   *[other] the best { $count } go on
}
web-contest-goes-on = goes on
web-contest-gone = { $names } { $count ->
    [one] has left; the results stand.
   *[other] have left; the results stand.
}
web-contest-ties = Where points are the same, these decide in this order: { $names }.
web-contest-together = together
web-contest-stands-before = { $one } has the same points and { $value }, and so stands before { $other }.
web-contest-why = Why this pairing?
web-contest-why-who = Why is it so for
web-contest-why-not = and why not
web-contest-why-not-more = somebody …
web-contest-round-table = { $round }, table { $table }
web-contest-needs = What do I need?
web-contest-needs-of = What does { $name } need?

web-contest-on-paper = on paper
web-contest-sheet-wall = For the wall
web-contest-sheet-slips = Slips
web-contest-sheet-by-name = Pairings by name
web-contest-sheet-by-table = by table
web-contest-sheet-missing = Missing results
web-contest-sheet-standings = Standings
web-contest-sheet-bracket = Bracket
web-contest-sheet-lists = Deck lists
web-contest-sheet-checks = Deck check sheets
web-contest-about-wall = A large code that leads every phone in the room to this contest.
web-contest-about-slips = Four a page, each with two codes: a phone's camera opens the table.
web-contest-about-by-name = Everybody looks for themselves: table and opponent.
web-contest-about-by-table = The same by tables.
web-contest-about-missing = Tables that have told nothing yet, to be asked.
web-contest-about-standings = Tiebreaks spelled out.
web-contest-about-bracket = Who met whom, and who goes on.
web-contest-about-lists = What each plays, by name.
web-contest-about-checks = A sheet for each list, with a box for each card.
web-contest-paper-about = Each page opens in a window of its own, and needs nothing once it is open: print it from there, on A4 or Letter.
web-contest-paper-round = of round
web-contest-files = Files
web-contest-json-about = All of it, to be kept, or to go on with elsewhere.
web-contest-csv-standings = standings
web-contest-csv-results = results
web-contest-csv-players = players
web-contest-csv-about = For a spreadsheet.

web-contest-settings-keep = Keep these settings
web-contest-settings-kept = It is kept.
web-contest-staff = Who helps
web-contest-staff-about = Whoever opens such a link helps at the desk from their own laptop or phone. Another link ends the one before it.
web-contest-staff-end = No longer
web-contest-invite-scorekeeper = A link for who keeps scores
web-contest-invite-organiser = A link for who organises too
web-contest-other-code = Another code
web-contest-fresh-code = comes with { $code } from now on; the code before it is worth nothing any more
web-contest-other-link = Another link instead

web-contest-slip = Your slip
web-contest-slip-about = Have you got a slip? Its code opens your table on a phone: there you tell the result.
web-contest-take-seat = Take the seat
web-contest-keep-seat = Stay in mine
web-contest-not-begun = It has not begun yet.
web-contest-you-sit = You sit at table { $table }.
web-contest-you-bye = You have no opponent in this round: { $bye }.
web-contest-you-left = You have left this contest. Your results stand.
web-contest-you-not-in = You do not play in this round ({ $round }).
web-contest-you-came = It is over: you came in place { $rank } of { $players }.
web-contest-you-stand = You stand in place { $rank } of { $players }, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-contest-how-ended = How did it end?
web-contest-other-told = { $name } has told the desk. If you say the same, it stands; if not, the desk comes to you.
web-contest-both-tell = Both of you tell it. If you say the same, it stands.
web-contest-ended = { $who ->
    [me] you won
    [other] { $other } won
   *[nobody] drawn
}
web-contest-tell = { $who ->
    [me] Tell the desk: you won, { $more } to { $less }
    [other] Tell the desk: { $other } won, { $more } to { $less }
   *[nobody] Tell the desk: drawn
}
web-contest-tell-none = Choose how it ended
web-contest-tell-again = I want to say something else
web-contest-it-stands = It stands.
web-contest-waits-for = You have told it. As soon as { $other } says the same, it stands.
web-contest-told-otherwise = You say { $mine }, { $other } says { $theirs }. The desk comes to you.
web-contest-why-this = Why this pairing?
web-contest-give-list = Give your deck list
web-contest-my-list = Your deck list
web-contest-leave = Leave the contest
web-contest-leave-about = You are not paired any more. Your results stand, and the desk can let you in again.
web-contest-leave-really = Really leave
web-contest-phone-of = This phone is { $name }'s for the whole contest.

web-contest-time-is-over = Time is called.
web-contest-still-play = { $count ->
    [one] Table { $tables } still plays.
   *[other] Tables { $tables } still play.
}
web-contest-still-play-many = { $count } tables still play.
web-contest-all-in = All results are in.
web-contest-whole-screen = Whole screen
web-contest-back = Back
