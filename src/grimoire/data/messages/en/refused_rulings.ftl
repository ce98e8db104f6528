# What is wrong with a scenario somebody wrote.

bad-not-there = '{ $card }' is not there
bad-no-ex = there is no EX reward '{ $name }'
bad-too-many-copies = there are not so many cards '{ $card }' in this game
bad-slot-gone = whose slot it is does not play any more
bad-needs-character = player { $player } needs a Character
bad-trap-layer = nobody is said to have laid '{ $card }'
bad-pile = '{ $name }' is no pile; allowed here: { $allowed }
bad-one-card = { $what } is one card
bad-card-kind = { $card } is a card of the kind { $kind }; here lies { $allowed }
bad-card-state = '{ $text }' is nothing a card can be; allowed here: { $allowed }, or a seat
bad-ex = '{ $text }' is no EX reward; allowed here: { $allowed }
bad-needs-omega = more than { $most } play only with the pack: options: [omega]
bad-order = the order names every player once
bad-crisis-final = a Crisis needs its Final Mission: final
bad-moment = '{ $text }' is no moment of a turn; allowed here: { $allowed }
bad-two-seats = write two seats, like 'alice bob'
bad-bonus = cannot read the bonus '{ $text }'; write it like 'alice combat +2 this turn by iron-vow'
bad-chance = chance is two numbers, as an exported position has them; write a seed instead
bad-party-size = { $seat } has more than three normal Characters and an Arcane one
bad-dice = dice show 1 to 6
bad-game-option = '{ $name }' is no option of the game; allowed here: { $allowed }
bad-first-turn = the first turn is number 1
bad-seats-most = two to { $most } can play, not { $amount }
bad-sees-areas = everybody sees the Areas; say what lies there: 'alice sees traps of maisen as [?]'
bad-no-order-anima = the { $zone } have no order; only decks and discard piles begin and end
bad-not-playing = { $name } does not play
bad-which-ruling = { $amount } rulings could be meant; say which, for example '{ $file }:{ $name }'
bad-position-players = the position is for { $amount } players, not for { $players }
bad-position-over = the game is over in the position it begins from
bad-rulings-game = holds rulings of the game '{ $game }', not of '{ $other }'
bad-no-rulings = holds no rulings
bad-no-ruling = no ruling there is called '{ $name }'
bad-described-part = a game that begins from a described position has no '{ $name }'
bad-keyword = '{ $name }' is no keyword; allowed here: { $allowed }
bad-format-fact = '{ $name }' is no format; there are: { $formats }
bad-part-of = '{ $name }' is no part of { $what }; allowed here: { $allowed }
bad-turn = '{ $text }' is no turn; write 'this turn' or 'turn 3'
bad-ability-line = line { $number } of { $card } is no ability; allowed here: { $allowed }
bad-position-lacks = the position has no '{ $text }'
bad-type-place = { $card } is of type { $type }, it cannot lie there
bad-position-size = more than { $most } cards; a position cannot hold them
bad-exhausted = only Animals are exhausted, { $card } is none
bad-known-by = '{ $text }' is nobody who knows a card; allowed here: { $allowed }
bad-no-order = the { $zone } has no order; only deck, discard and exile begin and end
bad-mana = cannot read the Mana '{ $text }'; write it like '3 vegetal 1 water', or 'nothing'
bad-cards-fit = { $amount } cards fit; say whose, or which one ('{ $card } permanents.2')
bad-card-text = cannot read the card '{ $text }'; write it like 'bob animated-tree permanents.2'
bad-no-such-card = there is no such card
bad-place = '{ $name }' is no place; allowed here: { $allowed }
bad-fact = '{ $text }' is no fact that can be checked; facts like it: { $near }
bad-stated = '{ $name }' is nothing { $what } can state; allowed here: { $allowed }
bad-yes-no = { $what } is yes or no, not '{ $text }'
bad-event = '{ $name }' is no event; events are { $near }; docs/events.md lists them
bad-event-field = '{ $name }' is no field of { $event }; allowed here: { $allowed }
bad-no-seat = '{ $name }' is no seat; the seats are { $seats } and { $last }
bad-copies-placed = { $amount } copies of a card; from 1 to { $most } can lie in a place
bad-no-scenarios = holds no scenarios; a file is a list of rulings ('- ruling: …')
bad-scenario-list = a scenario file is a list of rulings ('- ruling: …')
bad-cites-none = a ruling cites at least one source
bad-then-empty = 'then' states nothing
bad-choice = '{ $text }' is no choice; write it like 'alice { $example }'
bad-no-scenario-files = holds no scenario files (*.yaml)
bad-scenario-parts = a scenario file is a list of rulings ('- ruling: …'), or 'game' and 'rulings'
bad-scenario-lacks = the scenario lacks '{ $name }'
bad-contrast-then = the contrast lacks 'then'
bad-sources-part = '{ $name }' is unknown; the file holds 'sources'
bad-source-states = { $source }: states is 'rule' or 'nothing'
bad-source-field = { $source }: '{ $name }' is unknown; allowed here: { $allowed }
bad-card-missing-near = there is no card '{ $name }'; did you mean { $meant }?
bad-no-source = there is no source '{ $name }'
bad-no-source-near = there is no source '{ $name }'; did you mean { $meant }?
bad-not-in-play = there is no such card in play
bad-several-fit = { $amount } cards fit

# What a scenario found instead of what it expects, and why it does not go on.

found-is = it is { $there }
found-are = they are { $there }
found-not = it is not { $what }
found-seat-is = { $who } is { $what }
found-seat-is-not = { $who } is not { $what }
found-no-animal = it is no Animal in play
found-no-fight = nobody fights a foe of no player
found-may-be-chosen = it may be chosen
found-reason = { $reason }
found-refused = it is refused: { $why }; as it is written here: because { $code }
found-legal = it is legal
found-deck-refused = it is refused: { $why }
found-event = there was { $there }
found-events = there were { $there }
found-no-event = no '{ $text }' at its place; there were { $there }
problem-expected = expected '{ $text }' (line { $line }): { $found }
problem-open = { $what }; { $seat } is still asked ({ $question }); the options are { $options }{ $question ->
    [place-mana] {" "}(a card given with 'mana: nothing' has none to release)
   *[other] {""}
}
problem-asked = { $seat } is asked ({ $question }{ $question ->
    [place-mana] : a card given with 'mana: nothing' has none to release
   *[other] {""}
})
problem-over = the game is over
problem-nowhere = '{ $text }' (line { $line }) leads nowhere: { $why }
problem-not-legal = '{ $text }' (line { $line }) cannot be chosen: { $why }; the options are { $options }
problem-not-legal-over = '{ $text }' (line { $line }) cannot be chosen: { $why }
problem-proves-nothing = proves nothing: all it expects holds before 'when'; expect a change, or add a contrast
problem-in-contrast = in the contrast: { $what }
problem-contrast-nothing = the contrast proves nothing: all that 'then' expects holds there too
bad-asked-about = '{ $text }' names no card and nothing a player does; write for example '{ $example }', or the name of a card
bad-asked-moment = there is no moment { $number }: the last one is { $last }
