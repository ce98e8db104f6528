# A series of games: the score, the side decks, who says who begins.

series-welcome = Best of { $best }: whoever is first to win { $amount } games wins the series. Format: { $format }.
series-welcome-sides = { $sides ->
    [none] Nobody has a side deck, so the decks stay as they are.
   *[some] Between games, cards can be swapped with the side deck.
}
series-resumed = The series goes on: game { $number }, best of { $best } ({ $score }).
series-over = This series is already over.
series-game = Game { $number }, best of { $best } ({ $score })
series-score = { $ended ->
    [drawn] The game was drawn and counts for nobody. Score: { $score } ({ $amount } wins are needed).
   *[won] Score: { $score } ({ $amount } wins are needed).
}
series-decides = { $who ->
    [you] You lost this game, so you will say who begins the next one.
    [named] { $name } lost this game, and will say who begins the next one.
   *[other] Your opponent lost this game, and will say who begins the next one.
}
series-decides-again = { $who ->
    [you] You lost the last game that was not drawn, so you will say once more who begins.
    [other] Your opponent lost the last game that was not drawn, and will say once more who begins.
    [named] { $name } lost the last game that was not drawn, and will say once more who begins.
   *[nobody] Nobody has lost yet, so chance decides again who may say who begins.
}
series-result = { $who ->
    [you] You have won the series, { $best } to { $least }.
    [named] { $name } has won the series, { $best } to { $least }.
   *[other] You have lost the series, { $least } to { $best }.
}
series-deck = Your deck
series-swapped = { $taken } is in your deck now, { $out } in your side deck.
series-help = Answer with the number of a choice, its words, or enough of their beginning. "{ $table }" shows your deck again, "{ $card } NAME" the text of a card, "{ $quit }" leaves (everything is saved), "{ $help }" says this again.
series-not-here = That works during a game only. A swap is undone by swapping back; "help" says what you can do here.
explain-swap-in = Before the next game you may swap cards: one from your side deck comes in, one of your deck goes out for it, as often as you like. The deck keeps its number of cards. Your opponent sees nothing of it.
question-swap-in = Which card do you take in from your side deck, if any?
question-swap-out = Which card of your deck goes out for { $card }?
option-keep-deck = Play with this deck
option-swap-in-card = Take in { $card }
option-swap-out-card = Take out { $card }
option-back = No, leave it in the side deck
