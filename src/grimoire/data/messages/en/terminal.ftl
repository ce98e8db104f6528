# The terminal: the table, the commands, what it says of itself.

table-heading = { $who ->
    [you] Turn { $turn }: yours, { $phase }
    [named] Turn { $turn }: { $name }, { $phase }
   *[other] Turn { $turn }: your opponent's, { $phase }
}
side-name = { $who ->
    [you] You
   *[other] Your opponent
}
side-hp = { $amount } HP
side-hand = { $amount ->
    [one] { $amount } card in hand
   *[other] { $amount } cards in hand
}
side-deck = deck { $amount }
side-discard = discard pile { $amount }
side-exile = exile { $amount }
side-mage-noir = Mage Noir
label-reserve = Reserve
label-left = Left pile
label-right = Right pile
ether-title = Available Ether
hand-title = Your hand ({ $amount })
hand-needs = needs { $words }
cost-free = free
status-ready = ready
status-not-now = not now
status-only-mage-noir = only as a Mage Noir
status-needs-mana = lacks { $mana }
status-needs-component = { $amount ->
    [one] lacks the component
   *[other] lacks { $amount } components
}
card-kind = { $element } { $type }
card-hp = { $amount } HP
card-face-down = face down, exhausted
card-cost = Cost: { $mana }
card-needs = Needs: { $words }
card-slot = Worn on: { $slot ->
    [head] the head
    [torso] the torso
    [back] the back
    [weapon] the hand, as a weapon
    [ring] a finger
    [feet] the feet
   *[other] the body
}
card-now = As it now reads ({ $where }):
card-silenced = Its text does not count now ({ $where }).
card-printed = As printed:
starting-hand = Hand { $amount }
whose-yours = yours
whose-opponent = your opponent's
order-effect = { $amount ->
    [1] its first effect
    [2] its second effect
    [3] its third effect
   *[other] its effect no. { $amount }
}
ordinal = no. { $amount }

# commands: the words that start them, divided by commas
command-help = help, ?
command-table = table
command-card = card
command-why = why
command-log = log
command-undo = undo
command-auto = auto
command-export = export
command-passturn = pass turn
command-concede = concede
command-quit = quit, exit
a-name = NAME
a-file = [FILE]
on-or-off = [on|off]
on-words = on
off-words = off
help-title = Answer with the number of a choice, its words, or enough of their beginning ("prep fl" for "Prepare Flame"). Several answers can stand on one line ("fire fire air left"), divided by semicolons where one would run into the next. At any time:
help-help = explains the question again
help-table = shows the table again
help-card = shows the text of a card
help-why = says why you cannot play a card of yours now
help-log = retells the game so far, each line with its rule
help-undo = takes back your last action, unless something hidden came out or your opponent chose since
help-auto = moves Mana for you as your hand needs it (gathering, taking, laying down, paying); "auto on" does so for the rest of the game
help-export = writes this moment as a scenario, a text that can be run, changed and sent to others
help-passturn = passes for the rest of this turn
help-concede = gives up the game
help-quit = leaves; the game is saved after every choice and can be gone on with
prompt = >{" "}

welcome = Mage Noir: you against the { $bot } bot (seed { $seed }).
welcome-two = Mage Noir: { $one } against { $other }, at one keyboard (seed { $seed }).
name-which = Name of player { $amount }:
player-name = Player { $amount }
curtain-read = (Press Enter when you have read this.)
curtain = Hand over to { $name }. { $name }, press Enter when nobody else is looking.
resumed = The game goes on where it was left ({ $choices } choices so far).
welcome-help = Type "help" whenever you are lost, and "quit" to leave; the game is saved after every choice.
not-understood = I do not understand "{ $typed }": type a number from 1 to { $last }, the words of a choice, or "help".
ambiguous = "{ $typed }" could be { $numbers }: type a little more, or the number.
card-which = Which card? Write for example: card { $example }
card-unknown = There is no card called "{ $typed }".
card-ambiguous = Several cards fit "{ $typed }": { $names }.
why-which = Why not what? Write for example: why { $example }
why-none = You have no { $card } in your hand or in play.
why-can = { $verb ->
    [prepare] You can prepare { $card } now.
    [activate] You can activate { $card } now.
    [channel] You can channel { $card } now.
   *[use] You can use { $card } now.
}
why-after = { $verb ->
    [prepare] You can prepare { $card } once this question is answered.
    [activate] You can activate { $card } once this question is answered.
    [channel] You can channel { $card } once this question is answered.
   *[use] You can use { $card } once this question is answered.
}
log-empty = Nothing has happened yet.
undo-done = Taken back.
undo-none = There is nothing of yours that can be taken back: something hidden has come out, or your opponent has chosen since.
pass-turn-done = You pass for the rest of this turn.
pass-turn-none = There is nothing to pass here: answer the question first.
auto-done = Done for you: { $choices }.
auto-nothing = "auto" moves Mana only; this question is yours to answer.
auto-on = From now on Mana is moved for you. "auto off" ends it, and "undo" lets you do the last one yourself.
auto-off = From now on you move your Mana yourself.
auto-which = Write "auto", "auto on" or "auto off".
export-done = This moment is now a scenario in { $path } (it holds everything, also what is hidden from you). To run it: { $command }
export-exists = { $path } is already there; write another name after "export".
export-none = The game has only begun: nothing of it can be exported yet. Try again in a main phase.
export-failed = This moment could not be written: { $detail }
concede-sure = Do you really give up this game? (yes or no)
yes-words = yes, y
result-won = You have won the game.
result-lost = You have lost the game.
result-drawn = The game is a draw.
result-named = { $name } has won the game.
record-kept = The record of the game is in { $path }.
replay-with = To see it again: { $command }
left = The game is saved. To go on with it: { $command }
unsaved = The game could not be saved: { $detail }
already-over = This game is already over.
