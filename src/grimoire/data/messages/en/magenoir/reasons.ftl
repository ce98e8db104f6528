# Why something may not be done now.

reason-not-an-option = That is not among the choices now.
reason-not-asked = Another player is asked now.
reason-refused = That cannot be done now.
reason-not-in-hand = { $card } is not in your hand, so it cannot be prepared.
reason-animal-is-no-spell = { $card } is an Animal, no spell: it comes into play when it is drawn.
reason-only-mage-noir = Only a Mage Noir may prepare { $card }.
reason-needs-mana = { $card } needs { $amount } more { $word } Mana in your reserve.
reason-needs-component = { $card } needs { $amount } more { $word ->
    [none] component
   *[other] { $word } component
}{ $amount ->
    [one] {""}
   *[other] s
}: channel a spell with that word in its name.
reason-not-prepared = { $card } is not among your prepared spells.
reason-slowcast = { $card } has Slowcast: it cannot be activated on the turn it was prepared.
reason-cannot-be-channeled = { $card } cannot be channeled: only spells can, and Permanents and Equipment are components anyway.
reason-not-in-play = { $card } is not where this ability of it works.
reason-only-when-damaged = This ability of { $card } is used only while damage is being inflicted to you; you will be asked then.
reason-not-your-main-phase = { $card }: only possible in your own main phase.
reason-not-your-turn = { $card }: only possible during your own turn.
reason-exhausted = { $card } is exhausted: it lies face down until your next turn.
reason-no-effect = { $card } has no effect at the moment.
reason-used-this-turn = This ability of { $card } was already used this turn.
reason-condition-not-met = The condition in the text of { $card } is not met.
reason-cannot-pay-ability = You cannot pay for this ability of { $card }.
reason-game-over = The game is over.
reason-no-such-card = There is no card called { $card }.
reason-nothing-changed = { $card }: nothing has changed since this was last used, so it is refused for now.
reason-led-back = { $card ->
    [none] This has led back to the same situation already, so it is refused here. Do something else.
   *[other] { $card }: this has led back to the same situation already, so it is refused here. Do something else.
}
reason-cannot-trade = You cannot trade: that takes two Mana in your reserve, and Mana in the larger pile.
reason-no-ability = { $card } has no ability you could use, or is not in play.
reason-cannot-be-prepared = An effect in play keeps { $card } from being prepared.
reason-cannot-be-activated = An effect in play keeps { $card } from being activated.
reason-cannot-pay-preparation = You cannot pay all that preparing { $card } asks for.
reason-nothing-to-do = There is nothing { $card } could do this to now.

# why a text does not let something be chosen
reason-no-target-asked = Nothing is being named for a text now.
reason-target-is-no-player = The text asks for a card, not for a player.
reason-target-is-named = { $card ->
    [none] This player has been named already.
   *[other] { $card } has been named already.
}
reason-target-not-in-sight = No { $card } lies where it could be chosen.
reason-target-elsewhere = { $card } does not lie where the text looks for cards.
reason-target-no-permanent = { $card } is no target for this: only players and Permanents with Health Points are.
reason-target-without-health = { $card } has no Health Points.
reason-target-with-health = { $card } has Health Points, and the text asks for something without.
reason-target-other-type = { $card } is not the kind of card the text asks for.
reason-target-not-own = { $card } is the other player's, and the text asks for one's own.
reason-target-own = { $card } is one's own, and the text asks for one of the other player.
reason-target-other-element = { $card } is not of the element the text asks for.
reason-target-without-word = { $card } does not have the word the text asks for.
reason-target-no-component = { $card } is no component as it lies.
reason-target-itself = The text asks for another card than { $card } itself.
reason-target-locks-mana = { $card } has Mana under it, and the text asks for a card without.
reason-target-without-keyword = { $card } does not have the keyword the text asks for.
reason-target-not-meant = { $card } is not what the text asks for.
reason-nothing-to-redirect = No damage that { $card } could take is being inflicted now, or it may not be redirected.
reason-protector-not-own = { $card } is no Permanent of the player who is hit.
reason-no-protector = { $card } has no Protector now.
reason-already-hit = The damage comes to { $card } anyway.
reason-no-component-asked = No component is being named now.
reason-component-of-another-word = { $card } does not count as { $word }, or is used for this spell already.

# what answers a question, and why it does not answer this one
reason-nothing-to-choose = That answers another question than the one asked now.
reason-main-phase-only = { $word ->
    [trade] Mana is traded in your own main phase, when nothing waits for an answer.
   *[other] A turn is ended in your own main phase, when nothing waits for an answer.
}
reason-nothing-to-pass = Nothing waits for an answer here. In your main phase you end the turn instead.
reason-offered-otherwise = This can be chosen here, by the word “{ $word }”.
reason-names-something = Something has to be named with that: one of the choices offered now.
reason-takes-no-name = That is chosen as it is, and names nothing.
reason-not-among-these = { $card } is not among what can be chosen here.
reason-mana-not-among-these = That { $word } Mana is not among what can be chosen here.
reason-no-player-here = A player is not what is chosen here.
reason-number-not-among-these = { $amount } is not among the numbers that can be chosen here.
