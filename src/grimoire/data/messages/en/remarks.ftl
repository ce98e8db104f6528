# What the author of a card may want to know: cards check, cards preview.
remark-french-name = has no French name: the English one stands in for it
remark-no-component = needs a component { $word }, but no other card can be one{ $near ->
    [none] {""}
   *[other] ; did you mean { $near }?
}
remark-no-name = speaks of { $word }, but no card has that word in its name{ $near ->
    [none] {""}
   *[other] ; did you mean { $near }?
}
remark-french-word = { $word } has no French form yet: it is shown as it is
remark-numeral = the { $number } in { $written } is a numeral that the text does not show: other cards would change it unseen; write it as a word
remark-same-name = is called like the card { $card }: a deck list cannot tell them apart
remark-never-activated = says what it does when it is activated, and only spells are; begin the line with 'on enters(self) =>' or the like
remark-no-x = speaks of X, but no X is paid for it: X is 0
remark-cost = costs { $mana } Mana with { $needs ->
    [0] no components
    [one] 1 component
   *[other] { $needs } components
}; the { $cards } shipped cards of its type that need as many cost { $least } to { $most }
remark-damage = deals { $dealt } damage for { $mana } Mana and { $needs ->
    [0] no components
    [one] 1 component
   *[other] { $needs } components
}; of the { $cards } shipped spells that ask for no more, none deals more than { $most }
preview-remark = { $where }: { $card }: { $remark }
preview-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $remarks ->
    [0] no remarks
    [one] 1 remark
   *[other] { $remarks } remarks
}
preview-nothing = no cards in it yet
preview-watching = Watching; save the file to see it again, Ctrl-C to end.
