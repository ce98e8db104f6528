# Decks: the shipped ones, the page of a deck, and what may be wrong with one.

deck-burning-wrath-title = Burning wrath
deck-burning-wrath-idea = Fire: hit hard and early, and pay for it with your own Health Points. Short games, easy to start with.
deck-crushing-pressure-title = Crushing pressure
deck-crushing-pressure-idea = Water: heal, move Mana from spell to spell, and let one great wave follow when enough has gathered.
deck-surging-growth-title = Surging growth
deck-surging-growth-idea = Vegetal: Permanents that begin as a seed, guard you, and attack every turn once they have grown.
deck-whirling-flurry-title = Whirling flurry
deck-whirling-flurry-idea = Air: draw many cards, prepare many cheap spells, and let them go off one after the other in a single turn.

deck-size = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
deck-legal = { $deck } may be played ({ $amount } cards).
deck-curve = Mana curve: how many cards cost how much Mana
deck-mana = { $more ->
    [more] { $amount } or more
   *[none] { $amount } Mana
}
deck-x = Cards that cost X count without their X.
deck-which = Which deck do you play? (Enter takes the first)
deck-which-of = Which deck does { $name } play? (Enter takes the first)

fault-outside = { $card } comes into play from outside the game and is no card for a deck.
fault-copies = { $amount } copies of { $card }: at most { $limit } are allowed.
fault-animals = More than one Animal: { $card }.
fault-too-few = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
} beside Animals: at least { $limit } are needed.
fault-too-many = { $amount } cards: more than { $limit } cannot be played here.
