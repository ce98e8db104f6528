# Puzzles: that of the day, all of them by grade, one's own record.

web-puzzle-of-day = The puzzle of the day
web-puzzle-and-for = And for { $game }
web-puzzle-day = { $date } · { $game } · { $grade } · the same for everybody
web-puzzle-grade = { $grade ->
    [1] gentle
    [2] fair
   *[3] hard
}
web-puzzle-grade-about = { $grade ->
    [1] few actions, and little that tempts
    [2] a whole turn
   *[3] a turn, and what they will answer
}
web-puzzle-play = Play it
web-puzzle-play-again = Play it again
web-puzzle-go-on = Go on with it
web-puzzle-yesterday = Yesterday’s
web-puzzle-solved-today = Solved. The next one comes at midnight.
web-puzzles-all = { $count } puzzles
web-puzzles-solved = { $count } solved, { $first } at the first try
web-puzzle-name = Puzzle { $number }, { $title }: { $state }
web-puzzle-state = { $state ->
    [first] solved at the first try
    [done] solved
    [tried] tried
   *[new] not yet tried
}
web-puzzle-key = { $state ->
    [first] at the first try
    [done] solved
    [tried] tried
   *[new] pale: not yet
}
web-puzzle-key-today = today’s
web-day-by-day = Day by day
web-days-running = { $running ->
    [one] day running
   *[other] days running
}{ $longest ->
    [0] {""}
   *[other] ; the longest was { $longest }
}
web-day-solved = { $date }: { $solved ->
    [yes] solved
   *[no] not solved
}
web-puzzles-kept = Only you see this. It is kept with your name here, or with this browser while you are a guest.
