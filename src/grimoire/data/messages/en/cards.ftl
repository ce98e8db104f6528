# What `grimoire cards` says around the cards.

cards-listed = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
cards-no-mistakes = { $amount } cards, no mistakes
cards-no-filter = cards of this game have no { $name }; they can be listed by: { $allowed }
cards-no-value = '{ $value }' is no { $name }; allowed here: { $allowed }
cards-none-found = no card has '{ $words }' in its name, its facts or its text
cards-no-such = { $amount ->
    [0] there is no card '{ $name }'
   *[other] there is no card '{ $name }'; the nearest: { $near }
}
cards-no-word = { $amount ->
    [0] '{ $name }' is no word of the card language
   *[other] '{ $name }' is no word of the card language; the nearest: { $near }
}
