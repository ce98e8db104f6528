# Looking at a recorded game.

reel-player-name = Player
reel-bot-name = { $bot ->
    [random] Random bot
    [eager] Eager bot
    [greedy] Greedy bot
    [search] Searching bot
    [eager-1] Eager bot of 2026
    [greedy-1] Greedy bot of 2026
    [novice] Novice bot
    [apprentice] Apprentice bot
    [journeyman] Journeyman bot
    [adept] Adept bot
    [expert] Expert bot
    [master] Master bot
   *[other] Bot { $bot }
}
reel-title = { $one } against { $other }: { $last } choices, seed { $seed }
reel-turn = Turn { $turn }: { $name } ({ $scores })
reel-hand = Hand of { $name } ({ $amount })
reel-choice = Choice { $number }, { $name }: { $words }
reel-hidden = (something you could not see)
reel-player = { $verb ->
    [target] Target { $name }
    [first] { $name } begins
   *[choose] Choose { $name }
}
reel-prompt = [{ $number } of { $last }] >{" "}
reel-help = Enter or "next" shows the next action, "back" the one before, a number the moment after that choice, "turn 5" the beginning of a turn, "end" the end, "card NAME" a card, "quit" leaves.
reel-nowhere = There is no such moment: this game has { $last } choices and { $turns } turns.
reel-unknown = I do not understand "{ $typed }". Enter goes on, "help" says what else there is.
reel-first = This is the beginning.
reel-unfinished = The record ends here; the game was not over.
reel-departed = From here on (after choice { $number }) the record cannot be followed.
command-next = next, n
command-back = back, b
command-choice = choice
command-turn = turn, t
command-end = end
