# What a player is asked. $card is the card that asks, $word a word of a component, $amount how many.

question-choose-hand = You were dealt two hands of five cards. Which one do you keep?
question-who-begins = It is yours to decide: who takes the first turn?
question-gather = { $amount ->
    [one] Which Mana do you add last?
   *[other] Which Mana do you add? ({ $amount } to go)
}
question-take-pile = Which of the two piles do you take?
question-main = What do you do?
question-hand-limit = Your hand is too large: choose a card to discard ({ $amount } to go).
question-window = { $answers ->
    [none] { $turn ->
        [you] Before your turn goes on, you may use something at this very moment, or pass.
       *[other] Before your opponent goes on, you may use something at this very moment, or pass.
    }
   *[other] { $answers }. Before it happens you may use something, or pass.
}
question-component = { $card } needs a component named { $word }: which card serves as one?
question-extra-component = { $card } may use one more component: which one?
question-place-mana = { $card ->
    [none] Mana goes into the Available Ether: which one next, and on which pile? ({ $amount } to go)
   *[other] The Mana under { $card } goes back to the Available Ether: which one next, and on which pile? ({ $amount } to go)
}
question-take-mana = { $card ->
    [none] Take Mana from the Available Ether ({ $how ->
        [upto] up to { $amount } more
       *[exactly] { $amount } to go
    }).
   *[other] { $card } lets you take Mana from the Available Ether ({ $how ->
        [upto] up to { $amount } more
       *[exactly] { $amount } to go
    }).
}
question-take-infinite = { $card } gives you Mana from the Infinite Ether: which element? ({ $amount } to go)
question-pay-from = { $card } has to be paid for: which Mana do you use? ({ $amount } to go)
question-which-element = Mana of several elements was paid for { $card }: which element counts?
question-trade-for = A trade: which Mana do you take?
question-trade-give = Which Mana do you give? ({ $amount } to go)
question-choose = { $whose ->
    [you] { $card } says: “{ $said }.”
   *[other] { $card } says to your opponent: “{ $said }.”
} { $verb ->
    [target] Choose a target
   *[other] Choose a card
}{ $how ->
    [any] , as many as you like.
    [upto] { $amount ->
        [one] .
       *[other] {" "}(up to { $amount } more).
    }
   *[exactly] { $amount ->
        [one] .
       *[other] {" "}({ $amount } to go).
    }
}
question-count-as-more = Shall { $card } count as more than one component this time?
question-may = { $card } leaves you the choice: what do you do?
question-pay-to = { $card } has its price: do you pay it?
question-redirect = { $card ->
    [none] { $amount } damage: who takes it?
   *[other] { $amount } damage from { $card }: who takes it?
}
question-ignore-damage = { $card ->
    [none] { $amount } damage to you is coming. Do you pay 1 Mana to ignore 1 of it?
   *[other] { $card } is about to inflict { $amount } damage to you. Do you pay 1 Mana to ignore 1 of it?
}
question-instead = { $card } is about to be discarded. Shall something else happen to it instead?
question-instead-first = Several texts would do something else with { $card } instead of discarding it: which one is looked at first?
question-leaving-order = Several cards leave, one after the other: which one first?
question-order = Several things happen at the same moment: which one first?
question-keep-one = Only one { $card } may stay: which one do you keep?
question-keep-some = There are too many of one kind, { $card } among them. You may keep { $amount } more: which one do you keep?
question-makes-room = { $card } needs a place: which one goes to the discard pile for it?
question-too-many = You have more Animals than you may: which one goes into exile?
question-choose-x = { $word ->
    [none] { $card } lets you pay X Mana, and you choose X: how much do you pay?
   *[other] { $card } costs X { $word } Mana, and you choose X: how much do you pay?
}
question-prepare-way = { $card } can be prepared in different ways: which one do you take?
question-choose-option = { $card } leaves you the choice: what happens? ({ $amount } to go)
question-do-or-else = { $card } leaves you the choice between two things: which one?
question-lock-mana = Mana goes under { $card }: which one?
question-share-mana = The Mana under { $card } is shared out as you like: where does the next one go? ({ $amount } to go)
question-instead-of = { $card } leaves you the choice between two things: which one?
question-deck-order = { $card } puts several cards into the deck, one after the other: which one first?
question-which-ability = { $card } has several abilities: which one is applied?
question-release-instead = The Mana under { $card } is about to go back to the Available Ether. Shall the Mana of another card go instead?
question-release-up-to = { $card }: how much of its Mana goes back to the Available Ether? One by one, up to { $amount } more.
question-surcharge = You prepare { $card }: do you pay more Mana for it?

# Told once, the first time a question of this kind comes up; and again by "help".

explain-choose-hand = You and your opponent start with 20 Health Points (HP). Whoever brings the other down to 0 wins; so does the one whose opponent must draw from an empty deck. You keep one hand of five, the other is shuffled back into your deck.
explain-who-begins = The first player does not draw a card in the first turn.
explain-gather = Every turn begins with Mana. You first add three Mana of any elements to the Available Ether: two open piles in the middle of the table. They are laid one by one, on one pile and then on the other, beginning with the smaller. Then you take one whole pile into your reserve, and the other pile stays there, for your opponent too. Look at the costs of the cards in your hand, and lay what you need on the pile you mean to take.
explain-take-pile = You now take everything in one of the two piles. Mana you do not use stays in your reserve.
explain-main = This is the heart of your turn: do as many things as you like, in any order, then end the turn. Prepare a card of your hand by paying its Mana (and having the components it needs): Permanents, Equipment and Rituals then work by themselves. A prepared spell waits on the board: activate it for its effect (it is then discarded, and its Mana goes back to the Ether), or channel it, to serve as a component for each word of its name.
explain-window = Something of yours can be used at any moment, also in your opponent's turn, so you are asked before things go on. Passing goes on.
explain-component = A component is a channeled spell, a Permanent or an Equipment of yours with this word in its name. It stays where it is and can be used again.
explain-place-mana = When a card leaves the board, its Mana returns to the two piles of the Available Ether, one by one, now on one and now on the other, beginning with the smaller.
explain-trade-for = You may always give two Mana of your reserve for one of the larger pile.
explain-hand-limit = At the end of your turn you may hold seven cards at most.
explain-redirect = A Permanent with Protector may take damage of your opponent that was meant for you or for another card of yours.
explain-order = What happens at the same moment is put in order by the player whose turn it is.

# What the terminal adds to what a question is about: the words to type.
typed-gather = Or type "auto", and it is done for you.
typed-main = Try "card" and the name of a card to read it, and "why" to learn why you cannot play it yet.
typed-window = "pass turn" goes on without asking again this turn.
