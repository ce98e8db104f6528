# Building decks: the list, what the server says of it, its words, trying hands.

web-deck = Deck
web-decks-lead = Build your own, or start from one that comes with the game. Your decks are kept here, also without a name and a password.
web-deck-new = New deck
web-deck-read = Read a list
web-no-decks = None yet. Take one of those below and change it.
web-deck-ready = ready to play
web-forget = Delete
web-deck-forget = Delete { $name }
web-deck-forget-sure = Delete { $name } for good?
web-start-from = Decks to start from
web-deck-unnamed = A new deck
web-deck-name = Name of the deck
web-deck-kept = kept
web-deck-empty = No cards yet.
web-deck-from-word = Begin with a word: the cards that are one are listed beside
web-deck-from-idea = Begin with an idea: take a deck and change it
web-play-deck-not = This deck may not be played yet in its format: below its name stands why.
web-deck-text = As text
web-deck-text-about = One line for each card: a number and its name, in English or in French. After a line “Side deck:” comes the side deck.
web-deck-copy = Copy the text
web-deck-take = Take this list
web-deck-share = Share by a link
web-deck-parts = What is shown
web-part-pool = Take cards
web-part-words = Words
web-play-deck = Play this deck
web-try-hand = Try a hand
web-put-into = Where cards are put
web-one-less = One { $name } less
web-one-more = One { $name } more
web-none-found = No card is like that.
web-curve = Mana to prepare them
web-average = average { $average }
web-curve-step = { $mana } Mana: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-elements = Elements
web-words-about = A card is a component for every word of its name. Left, what yours ask for; right, what yours are. Choose a word to see more.
web-words-chart = Words asked for and at hand
web-words-none = As soon as there are cards, their words stand here.
web-words-idle = Words nobody asks for:
web-asked-for = asked for
web-word = word
web-at-hand = at hand
web-word-line = { $name }: asked for { $asked }, at hand { $had }{ $more ->
    [0] {""}
   *[other] , and { $more } under a condition
}
web-nothing-asks = nothing asks for it
web-key-asked = components asked for, all cards together
web-key-perhaps = only under a condition
web-opening-odds = one in the opening hand:
web-asked-by = asked for by
web-had-in = you have it in
web-perhaps-in = under a condition in
web-who-begins = Who begins
web-you-begin = You begin
web-you-follow = You play second
web-odds-title = How often it is there, turn by turn
web-at-least = at least
web-opening-hand = opening hand
web-by-turn = turn { $turn }
web-odds-with = { $name } together with
web-odds-how = Exact: of the two hands you keep the one that serves this best. An Animal is your first draw. Every card counts once, for the words it always has: what counts as several, or gives words to others, is not reckoned.
web-thin = { $name } is thin
web-more-of = More of { $name }
web-would-help = These would serve as it too:
web-two-hands = Two hands are dealt, as in a game. Which would you keep?
web-kept-hand = { $count ->
    [0] The hand you kept.
    [one] The hand you kept, and one card drawn.
   *[other] The hand you kept, and { $count } cards drawn.
}
web-keep-hand = Keep hand { $number }
web-draw-card = Draw a card
web-deal-again = Deal again
web-card-page = All about this card
