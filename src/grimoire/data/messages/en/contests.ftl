# What a contest says of itself: pairings that answer back, what a player needs, the log.

contest-why-robin = { $me } meets { $other } because here everybody meets everybody, and the circle has come to the two of them.
contest-why-robin-bye = { $me } sits out: everybody meets everybody here, and whom the circle has come to is not there.
contest-why-cut = { $me } meets { $other } because their places in the bracket meet here.
contest-why-cut-bye = { $me } goes on without playing: the place beside them in the bracket is empty.
contest-why-bye-lowest = { $me } has the bye: somebody must, nobody who had none has fewer points than { $points }, and the lot decided among them.
contest-why-bye = { $me } has the bye with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: everybody with fewer has had one, or their rounds could not be paired otherwise.
contest-why-bye-again = { $me } has the bye again, because everybody else who could have it would have it again too or leave others to meet a second time.
contest-why-again = { $me } meets { $other } again, after round { $round }: without a second meeting this round could not be paired.
contest-why-only = { $me } and { $other } are the only two with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
contest-why-same = { $me } and { $other } both have { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and among those with as many the lot brought them together.
contest-why-alone = Nobody else has { $points ->
    [one] { $points } point
   *[other] { $points } points
}, so { $me } meets somebody with { $theirs }: { $other }.
contest-why-down-met = { $me } has met everybody with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and so meets somebody with { $theirs }: the lot gave { $other }.
contest-why-down-odd = Not all with { $points ->
    [one] { $points } point
   *[other] { $points } points
} can meet each other: somebody of them meets somebody with { $theirs }, and it is { $me }, with { $other }.
contest-why-up-met = { $me } has met everybody with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and so meets somebody with { $theirs }: { $other }.
contest-why-up-odd = Somebody with { $theirs } points had nobody left of their own: { $other } meets { $me }, who has { $points }.
contest-why-not-robin = { $me } meets { $other } in another round: here everybody meets everybody.
contest-why-not-cut = { $me } and { $other } stand at places of the bracket that do not meet in this round.
contest-why-not-there = { $other } did not play in that round.
contest-why-not-even = { $me } has no bye because there is none: an even number of players sat down.
contest-why-not-apart-us = Whoever organises keeps { $me } and { $other } from meeting.
contest-why-not-apart = { $me } against { $other } would bring two others together whom whoever organises keeps from meeting.
contest-why-not-again-us = { $me } and { $other } have met in round { $round }, and nobody meets twice while there is another way.
contest-why-not-again = { $me } against { $other } would leave { $third } and { $fourth } to meet a second time, after round { $round }.
contest-why-not-oldest = { $me } against { $other } would repeat a meeting that is less long ago.
contest-why-not-second-bye = { $me } against { $other } would leave { $third } with a second bye.
contest-why-not-bye-score = { $me } against { $other } would give the bye to { $third }, who has { $points ->
    [one] { $points } point
   *[other] { $points } points
}; it goes to the lowest that can have it.
contest-why-not-scores = { $me } against { $other } would bring players together whose scores lie further apart, such as { $third } with { $high } against { $fourth } with { $low }.
contest-why-not-floats = { $me } against { $other } would pair somebody up or down a second time running.
contest-why-not-ranks = { $me } against { $other } would follow the standings less closely, by which the last round is paired.
contest-why-not-lot = { $me } against { $other } would have been just as good: the lot decided.
contest-why-not-later = { $me } against { $other } would leave a later round in which somebody must meet a second time.

contest-need-line = { $outcome }: { $verdict }
contest-need-win = a win
contest-need-draw = a draw
contest-need-loss = a loss
contest-need-sure = in the cut, whatever the others do
contest-need-possible = possible: it depends on other tables and on tiebreaks
contest-need-out = out, whatever the others do

contest-stage-swiss = Round { $round }
contest-stage-robin = Round { $round }
contest-stage-cut = { $left ->
    [2] Final
    [4] Semi-finals
    [8] Quarter-finals
   *[other] Best { $left }
}
contest-system-swiss = { $rounds ->
    [one] Swiss of 1 round
   *[other] Swiss of { $rounds } rounds
}
contest-system-cut = , then the best { $cut }
contest-system-elimination = Single elimination
contest-system-robin = Everybody meets everybody
contest-series-length = best of { $amount }

contest-table-missing = missing
contest-table-half = { $name } says so; { $other } has not answered
contest-table-disputed = told in two ways
contest-table-desk = typed at the desk
contest-table-players = both players say so
contest-table-correction = corrected
contest-bye-row = bye, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
contest-bye-cut = goes on without playing

contest-tiebreak-points = points
contest-tiebreak-omw = opponents won
contest-tiebreak-gw = games won
contest-tiebreak-ogw = opponents' games
contest-tiebreak-met = met each other
contest-tiebreak-buchholz = Buchholz
contest-tiebreak-cut1 = Buchholz without the weakest
contest-tiebreak-sb = Sonneborn-Berger
contest-tiebreak-wins = matches won
contest-tiebreak-lot = lot
contest-tiebreak-omw-long = how much of what they could win a player's opponents won: the average of their shares, each at least 1/3, byes left out
contest-tiebreak-gw-long = the share of the games a player won, a draw counting a third
contest-tiebreak-ogw-long = the same of a player's opponents, each at least 1/3
contest-tiebreak-met-long = points against each other, if all who are level have met
contest-tiebreak-buchholz-long = the points of all opponents together
contest-tiebreak-cut1-long = the points of all opponents but the weakest
contest-tiebreak-sb-long = the points of those beaten, and half of those drawn with
contest-tiebreak-wins-long = how many matches were won
contest-tiebreak-lot-long = drawn when the contest was opened
contest-part-round = round { $round }, { $name }
contest-part-share = { $earned } of { $possible } points
contest-part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
contest-part-raised = raised to 1/3
contest-part-left-out = left out
contest-part-together = together

contest-entry-opened = Contest opened: { $title }.
contest-entry-changed = Settings changed.
contest-entry-retitled = Called { $title } from now on.
contest-entry-entered = { $name } entered.
contest-entry-renamed = { $name } is what this player is called now.
contest-entry-dropped = { $name } left.
contest-entry-returned = { $name } came back.
contest-entry-deckGiven = { $name } gave a deck list.
contest-entry-paired = { $stage } paired.
contest-entry-started = { $stage }: the clock runs.
contest-entry-extended = { $minutes ->
    [one] { $stage }: 1 minute more.
   *[other] { $stage }: { $minutes } minutes more.
}
contest-entry-reported = { $name } says: { $stage }, table { $table }, { $first } to { $second }{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}.
contest-entry-result = { $stage }, table { $table }: { $first } to { $second }{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}.
contest-entry-corrected = { $stage }, table { $table } corrected: { $first } to { $second }{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}.
contest-entry-undone = All after entry { $to } struck out.
contest-entry-finished = The contest is over.
contest-entry-by = { $what } ({ $by })
contest-by-desk = the desk
contest-entry-reason = { $what } Reason: { $reason }
contest-entry-struck = struck out: { $what }

# In the terminal.
contest-terminal-new = { $title }: { $system }.
contest-terminal-players = { $amount ->
    [one] 1 player is in.
   *[other] { $amount } players are in.
}
contest-terminal-player = player
contest-terminal-gone = left
contest-terminal-decided = by { $tiebreak }
contest-terminal-meanwhile = Since your last entry others have added:
contest-terminal-more = … { $amount } earlier ones, in the log
contest-terminal-still-open = Table { $table } of the running round still needs a result.
contest-terminal-robin = With { $amount } players everybody could meet everybody in as many rounds: grimoire contest new --preset robin.
contest-terminal-kept = Table { $table }: { $one } { $first }, { $other } { $second }. { $missing ->
    [0] All results are in.
    [one] 1 result is missing.
   *[other] { $missing } results are missing.
}
contest-terminal-all-in = All results are in.
contest-terminal-prompt = Table, games, games (empty ends):
contest-terminal-keep = Keep it? (y/n)
contest-terminal-yes = y
contest-terminal-not-kept = Nothing was changed.
contest-terminal-place = { $name }: place { $rank } becomes { $place }
contest-terminal-move = { $name }: { $points } points become { $then }, place { $rank } becomes { $place }
contest-terminal-otherwise = round { $round }: { $one } against { $other } would not have been paired
contest-terminal-nothing-anew = Nothing is paired anew.
contest-terminal-no-change = The standings stay as they are.
contest-terminal-written = Written to { $path }; open it in a browser and print it.
contest-terminal-simulated = { $contests ->
    [one] 1 contest
   *[other] { $contests } contests
} of { $players } players, { $rounds } rounds in all.
contest-terminal-again = { $again ->
    [0] Nobody met twice
    [one] 1 table was a second meeting
   *[other] { $again } tables were second meetings
}; { $byes ->
    [0] nobody had a second bye.
    [one] there was 1 second bye.
   *[other] there were { $byes } second byes.
}
contest-terminal-best = The strongest player won { $won } in 100, and came into the cut in { $cut } of 100.

# On paper.
contest-page-by-name = { $stage }, by name
contest-page-by-table = { $stage }, by table
contest-page-missing = { $stage }, missing results
contest-page-slips = { $stage }, slips
contest-page-standings = { $round ->
    [0] Players
   *[other] Standings after round { $round }
}
contest-page-standings-now = Standings while round { $round } is played
contest-page-final = Final standings
contest-page-bracket = Bracket
contest-page-you-are = you are
contest-page-table = table
contest-page-against = against
contest-page-your-points = your points
contest-page-player = player
contest-page-points = points
contest-page-stands = how it stands
contest-page-decided = decided by
contest-page-time-at = time is called at { $time }
contest-page-minutes = { $minutes } minutes
contest-page-at-time-publisher = When time is called, the turn is finished, the other player has one more turn, then whoever has more HP wins the game; with as many it is drawn.
contest-page-at-time-draw = When time is called, the game under way is drawn.
contest-page-at-time-judge = When time is called, ask the organiser.
contest-page-at-time-cut = In the bracket somebody must win: while the games are level, the match goes on.
contest-page-gone = { $amount ->
    [one] { $names } has left.
   *[other] { $names } have left.
}
contest-page-ties = Where points are the same, these decide, in this order:
contest-page-bracket-first = The first places are those of the bracket.
contest-page-games-won = games won
contest-page-drawn = drawn
contest-page-signed = signed
contest-page-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# At the desk in the browser.
contest-advice-robin = With { $amount } players everybody could meet everybody in as many rounds.
contest-next-pair = Pair: { $stage }
contest-next-results = { $stage }: { $missing ->
    [one] 1 result is missing
   *[other] { $missing } results are missing
}
contest-next-finish = End the contest
contest-next-over = The contest is over
contest-clock-back = The clock of this computer says { $now }, but the last entry was made at { $last }. Set the clock right and start the server anew; nothing is lost, and rounds go by the later of both.
contest-clock-moved = The clock of this computer was put { $minutes } minutes forward or back while the server ran. Rounds go on by the time it had before; start the server anew between two rounds to use the new one.
contest-come-instead = This phone is { $mine }'s. Take { $other }'s seat instead?
contest-preset-publisher = As the publisher proposes
contest-preset-publisher-about = Swiss of 3 rounds, then the best 4 by single elimination; best of 3, 45 minutes a round.
contest-preset-swiss = Swiss
contest-preset-swiss-about = As many rounds as the number of players asks for, and no cut.
contest-preset-elimination = Single elimination
contest-preset-elimination-about = A bracket drawn by lot: who loses is out.
contest-preset-robin = Everybody against everybody
contest-preset-robin-about = For few players: each meets each.
contest-page-lists = Deck lists
contest-page-checks = Deck check
contest-page-no-list = no list
contest-page-no-lists = Nobody has given a deck list.
contest-page-side-deck = Side deck
contest-page-cards = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
contest-page-checked-by = checked by
contest-page-checked-at = round, time
contest-page-checked-found = found
contest-page-wall = Scan this for pairings and standings. To report a result by phone, scan the code on your slip.
