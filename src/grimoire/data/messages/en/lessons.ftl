# Lessons and puzzles: what is said around them. Their own sentences are in their files.

lesson-hint-theirs = That one is hers. Point at it to read it.
lesson-hint-concede = You are about to win. Stay.
lesson-hint-else = Not yet. Look at what glows.

# in the terminal
learn-title = Lessons and puzzles: { $game }
learn-line = { $title } ({ $kind }): { $state }
learn-done = done
learn-at = step { $step } of { $steps }
learn-begun = begun
learn-new = new
learn-first = begin here
learn-after = after { $names }
learn-minutes = { $amount } minutes
learn-puzzle = puzzle: win this turn
learn-how = "grimoire learn { $lesson }" begins one, or goes on with it.
learn-goal = Goal: { $goal }
learn-help = "hint" helps, "undo" goes back to the start of the step, "help" lists the rest, "quit" leaves; you go on here the next time.
puzzle-help = Everything legal is open. "hint" helps a little more each time, "undo" takes back, "start again" does; "help" lists the rest.
learn-went-on = You go on where you left.
learn-changed = This lesson has changed since you left it: it begins anew.
learn-step = { $step } of { $steps }
learn-go-on = (Enter: go on)
learn-offer-show = "show me" makes the choice for you.
learn-show-later = Try it first; after three attempts "show me" makes the choice for you.
learn-undone = Back at the start of the step.
learn-no-undo = This is where it begins.
learn-able = You can now: { $able }
learn-solved = Solved.
learn-missed-how = "start again" or "undo".
learn-end-lesson = "{ $command }" is next: { $title }.
learn-end-all = That was the last one.
learn-end-play-on = "play on" goes on from here against a bot; Enter leaves.
learn-play-on-over = The game is over here; "grimoire play" begins one of your own.
learn-left = To go on: { $command }
learn-unsaid = Nothing here is in the way of a lesson: answer the question first.
learn-newcomer = New here? "{ $command }" teaches you the game in ten minutes.
command-showme = show me
command-hint = hint
command-again = start again, again
command-playon = play on
help-showme = makes the choice of the step for you, after three attempts
help-hint-lesson = gives the hint of the step; of a puzzle, one more each time
help-again = begins the lesson or the puzzle from its start
help-playon = leaves the lesson and plays on from here against a bot
help-undo-lesson = goes back to the start of the step, and from there to the one before
help-quit-lesson = leaves; you go on here the next time

# puzzles that were found by search
puzzle-list = Puzzles: { $game }, { $solved } of { $all } solved
puzzle-grade = Grade { $grade }{ $grade ->
    [1] , easy
    [2] , harder
   *[other] , hard
}
puzzle-line = { $title }{ $state }
puzzle-done = solved
puzzle-begun = begun
puzzle-how = "grimoire puzzle { $name }" plays one: all choices are open, and you win before the turn ends.
puzzle-solved = Right: solved. "grimoire puzzle" lists the others.
puzzle-solution = The solution:
puzzle-proved = { $name }: proved, { $amount } choices tried
puzzle-not-proved = { $name }: not proved
command-giveup = give up, solution
help-giveup = shows the solution of the puzzle, and why it is one
