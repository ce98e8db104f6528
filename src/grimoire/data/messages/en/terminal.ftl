# The terminal: the table, the commands, what it says of itself.

ordinal = no. { $amount }

# commands: the words that start them, divided by commas
command-help = help, ?
command-table = table
command-card = card
command-why = why
command-discard = discard
command-deck = deck
command-rule = rule
command-log = log
command-undo = undo
command-auto = auto
command-export = export
command-passturn = pass turn
command-concede = concede
command-quit = quit, exit
a-name = NAME
a-file = [FILE]
a-rule = CODE
on-or-off = [on|off]
on-words = on
off-words = off
help-help = explains the question again
help-table = shows the table again
help-card = shows the text of a card
help-discard = shows what lies in the discard piles
help-log = retells the game so far, each line with its rule
help-hint = says what the strongest bot would do here, and how likely it thinks you are to win
help-export = writes this moment as a scenario, a text that can be run, changed and sent to others
help-passturn = passes for the rest of this turn
help-concede = gives up the game
help-quit = leaves; the game is saved after every choice and can be resumed
prompt = >{" "}

name-which = Name of player { $amount }:
player-name = Player { $amount }
curtain-read = (Press Enter when you have read this.)
curtain = Hand over to { $name }. { $name }, press Enter when nobody else is looking.
resumed = The game goes on where it was left ({ $choices } choices so far).
commitment-shown = Nobody can foresee the shuffles of this game: they come from a secret that the record shows when it is over. The commitment to it: { $commitment }. Afterwards "grimoire verify" checks that it was kept.
verified = The secret is the one that was committed to before the game: { $commitment }
verified-seed = No secret was committed to: the chance of this game came from the seed { $seed }, which anyone could have known.
verified-choices = All { $choices } choices lead where the record says they led.
welcome-help = Type "help" whenever you are lost, and "quit" to leave; the game is saved after every choice.
not-understood = I do not understand "{ $typed }": type a number from 1 to { $last }, the words of a choice, or "help".
ambiguous = "{ $typed }" could be { $numbers }: type a little more, or the number.
card-which = Which card? Write for example: card { $example }
card-unknown = There is no card called "{ $typed }".
card-ambiguous = Several cards fit "{ $typed }": { $names }.
why-which = Why not what? Write for example: why { $example }
log-empty = Nothing has happened yet.
undo-done = Taken back.
pass-turn-done = You pass for the rest of this turn.
pass-turn-none = There is nothing to pass here: answer the question first.
auto-which = Write "auto", "auto on" or "auto off".
advice-option = { $words } (about { $chance } % to win)
advice-option-unsure = { $words } (about { $chance } ± { $unsure } % to win)
advice-line = then: { $line }
advice-cut = There was no time to think it through.
export-done = This moment is now a scenario in { $path } (it holds everything, also what is hidden from you). To run it: { $command }
export-exists = { $path } is already there; write another name after "export".
export-failed = This moment could not be written: { $detail }
concede-sure = { $players ->
    [2] Do you really want to give up this game? (yes or no)
   *[other] Do you really want to leave this game? The others go on without you. (yes or no)
}
yes-words = yes, y
result-won = You have won the game.
result-lost = You have lost the game.
result-named = { $name } has won the game.
record-kept = The record of the game is in { $path }.
replay-with = To see it again: { $command }
left = The game is saved. To go on with it: { $command }
engine-fault = A fault in the program, not yours: { $card } asked for something it could not do ({ $detail }). The game is saved as it was before that choice: { $command } goes on with it. To report the fault, send the saved file with these lines to whoever gave you the program.
bot-fault = { $what }. The game is saved as it was before that choice; when the bot is mended, { $command } goes on with it.
fault-no-card = the rules
unsaved = The game could not be saved: { $detail }
record-older = This record was made by another version of the program: it is followed by its choices alone, and nothing tells whether they lead where they led then.
save-busy = { $path } is being played in another window: go on there, or close that one first.
part-missing = "{ $command }" needs { $needed }. To install it: pip install "{ $needed }"
stream-failed = input or output failed: { $detail }
too-much = this is nested too deeply, or too large, for the program
worker-ended = one of the processes that play was ended from outside
already-over = This game is already over.
ahead-dropped = Somebody else has acted since, so what you typed ahead was not used: { $typed }
discard-none = Nothing has been discarded yet.
rule-unknown = There is no rule "{ $typed }". Codes stand behind reasons and in the log; for a card write its id, as "grimoire cards list" has it
rule-more = { $amount ->
    [one] … and one more ruling.
   *[other] … and { $amount } more rulings.
}
why-later = You can use { $card } once this question is answered.
recap-title = { $turns ->
    [one] After one turn
   *[other] After { $turns } turns
}
again-which = Another game? (Enter for one with the same { $decks ->
    [yes] decks and players
   *[no] players
}, "no" to stop)
no-words = no, n, quit, exit

# a card at the prompt
card-hp = { $amount } HP
card-cost = Cost: { $mana }
card-needs = Needs: { $words }
card-now = As it now reads ({ $where }):
card-silenced = Its text does not count now ({ $where }).
card-printed = As printed:
whose-yours = yours
whose-opponent = your opponent's
deck-left = Still to come from your deck ({ $amount })

# rulings
rulings-no-number = there is no ruling { $number } on "{ $typed }": the last one is { $amount }
rulings-none = no ruling speaks of "{ $typed }"; try a card, a word or a section: tornado, protector, D4.3
where-nowhere = no file of the program cites "{ $typed }"
where-no-sources = the program came without its sources: look for "{ $typed }" in a checkout of the project
where-title = { $section }: { $title }
rulings-on = { $game }, { $about } ({ $amount ->
    [one] one ruling
   *[other] { $amount } rulings
})
rulings-beside = In these { $amount ->
    [one] it plays
   *[other] they play
} a part:
rulings-together = { $cited ->
    [0] All of these cards play a part in these rulings; none of them cites them all.
   *[other] Rulings that have all of these cards, first those that cite them all.
}
rulings-in-pairs = No ruling has all of these cards. { $left ->
    [0] These have two of them:
   *[other] These have two of them, or the one that is left:
}
rulings-apart = No ruling has these cards together. This is what each has by itself:
rulings-group = { $cards } ({ $amount ->
    [one] one ruling
   *[other] { $amount } rulings
}):
rulings-watch = To watch them: { $command }
rulings-of-card = Rulings ({ $amount }), to watch with "{ $command }":
level-next = You have won twice against this level: { $name } is next.
turn-ended-itself = Nothing else was possible: your turn is over.
