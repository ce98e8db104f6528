# Decks: the shipped ones, the page of a deck, and what may be wrong with one.

deck-burning-wrath-title = Burning wrath
deck-burning-wrath-idea = Fire: hit hard and early, and pay for it with your own Health Points. Short games, easy to start with.
deck-crushing-pressure-title = Crushing pressure
deck-crushing-pressure-idea = Water: heal, move Mana from spell to spell, and let one great wave follow when enough has gathered.
deck-surging-growth-title = Surging growth
deck-surging-growth-idea = Vegetal: Permanents that begin as a seed, guard you, and attack every turn once they have grown.
deck-whirling-flurry-title = Whirling flurry
deck-whirling-flurry-idea = Air: draw many cards, prepare many cheap spells, and let them go off one after the other in a single turn.
deck-borrowed-hours-title = Borrowed hours
deck-borrowed-hours-idea = Arcane: channel moments, and let spells grow by the time they borrow; a Mage Noir turns every split second into more damage.
deck-briar-hunt-title = Briar hunt
deck-briar-hunt-idea = Vegetal: brambles that tear cards out of a hand, trees that grow behind them, and an arrow for the end.
deck-ebb-and-flow-title = Ebb and flow
deck-ebb-and-flow-idea = Water: drops that serve many spells, tides that return from the discard pile, and a little healing with every blow.
deck-empty-hands-title = Empty hands
deck-empty-hands-idea = Fire: throw your own hand away, and strike all the harder for it. Fast, with little to fall back on.
deck-high-noon-title = High noon
deck-high-noon-idea = Fire: put suns into play, keep prepared and channeled spells in balance, and let solar spells burn under them.
deck-live-wire-title = Live wire
deck-live-wire-idea = Air, with some Fire Mana: sparks as components, lightning that applies them again, thunder to finish.
deck-long-winter-title = Long winter
deck-long-winter-idea = Water: ice as component and as weapon, a wall to hide behind, and a price on every card your opponent draws.
deck-poison-garden-title = Poison garden
deck-poison-garden-idea = Vegetal: Permanents that hurt a little every turn, and petals and poison for what is left.
deck-thousand-feathers-title = A thousand feathers
deck-thousand-feathers-idea = Air: breaths that come back to the top of the deck, and draws that do damage by themselves.
deck-walking-dunes-title = Walking dunes
deck-walking-dunes-idea = Mineral: free and cheap sand becomes hands, walls and a meteor, while a Dog bites every turn.

deck-size = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
deck-legal = { $side ->
    [0] { $deck } may be played: { $amount } cards, no side deck ({ $format }).
   *[other] { $deck } may be played: { $amount } cards, { $side } in the side deck ({ $format }).
}
deck-with-animal = { $size } and { $card }
deck-type-spell = Spells
deck-type-permanent = Permanents
deck-type-equipment = Equipment
deck-type-ritual = Rituals
deck-type-animal = Animal
deck-fits = { $format }: may be played
deck-does-not-fit = { $format }: { $amount ->
    [one] one thing is wrong
   *[other] { $amount } things are wrong
}
deck-thin = { $word }: { $had } at hand, { $asked } asked for. One is in the opening hand in { $chance } of games.
deck-side = Side deck
deck-curve = Mana curve: how many cards cost how much Mana
deck-mana = { $more ->
    [more] { $amount } or more
   *[none] { $amount } Mana
}
deck-x = Cards that cost X count without their X.
deck-which = Which deck do you play? (Enter takes the first)
deck-which-of = Which deck does { $name } play? (Enter takes the first)

fault-outside = { $card } comes into play from outside the game and is no card for a deck.
fault-banned = { $card } is banned.
fault-pair = { $card }: banned together, in deck and side deck.
fault-restricted = { $amount } copies of { $card }: this card is restricted to { $limit }.
fault-copies = { $amount } copies of { $card }: at most { $limit } are allowed.
fault-animals = { $limit ->
    [0] No Animal is allowed: { $card }.
    [one] More than one Animal: { $card }.
   *[other] More than { $limit } Animals: { $card }.
}
fault-too-few = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
} besides Animals: at least { $limit } are needed.
fault-too-few-in-all = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}: at least { $limit } are needed.
fault-side-deck = { $amount } cards in the side deck: at most { $limit } are allowed.
fault-too-many = { $amount } cards: more than { $limit } cannot be played here.

# Formats.
format-since = since { $day }
format-decks = The deck
format-deck = { $animals ->
    [count] At least { $amount } cards, the Animal among them
   *[beside] At least { $amount } cards besides the Animal
}
format-side = Up to { $amount } cards in the side deck
format-copies = At most { $amount } copies of a card, deck and side deck together
format-animals = { $amount ->
    [0] No Animal
    [one] At most one Animal, deck and side deck together
   *[other] At most { $amount } Animals, deck and side deck together
}
format-banned = Banned, in deck and side deck
format-pair = { $one } together with { $other }; each alone is allowed
format-unlisted = { $card } (not among the cards of this program)
format-restricted = Restricted, deck and side deck together
format-at-most = { $card }: { $amount ->
    [one] one copy
   *[other] { $amount } copies
}

# Odds: exact, if the better of the two hands is kept.
odds-percent = { $amount }%
odds-nearly = >{ $amount }%
odds-hardly = <{ $amount }%
odds-and = { " and " }
odds-says = { $wish }: in the opening hand in { $opening } of games.
odds-title = In how many games you have drawn it by each of your turns
odds-how = Exact, if you keep the one of the two hands that serves the wish best. An Animal is your first draw. Every card counts once, for the words it always has: what counts as several, or gives words to others, is not reckoned.
odds-word = Word
odds-asked = asked for
odds-had = at hand
odds-perhaps = +{ $amount } under a condition
odds-opening = opening hand
odds-turn = turn { $turn }
odds-begin = You begin
odds-follow = You play second
odds-nothing = None of its cards asks for a component.
hands-one = First hand
hands-other = Second hand
hands-then = then you would draw
