# What happened, in the past tense of the log. $who is "you" or "other", $name the other player's name, $victim who or what it
# happened to ("you", "other" or "card"), $mana a list such as "2 Air, 1 Fire".

event-ChooserDrawn = { $who ->
    [you] Chance lets you decide who begins.
   *[other] Chance lets { $name } decide who begins.
}
event-ChooserNamed = { $who ->
    [you] This time it is you who decides who begins.
   *[other] This time { $name } decides who begins.
}
event-FirstPlayerChosen = { $who ->
    [you] You take the first turn.
   *[other] { $name } takes the first turn.
}
event-HandChosen = { $who ->
    [you] You kept a starting hand of { $cards } cards.
   *[other] { $name } kept a starting hand of { $cards } cards.
}
event-DeckShuffled = { $who ->
    [you] Your deck was shuffled.
   *[other] { $name } shuffled their deck.
}
event-TurnBegan = { $who ->
    [you] Turn { $turn } began: yours.
   *[other] Turn { $turn } began: { $name }.
}
event-TurnEnded = { $who ->
    [you] Your turn ended.
   *[other] { $name } ended the turn.
}
event-TurnEnded-alone = { $who ->
    [you] Nothing more can be done: your turn ends.
   *[other] { $name } could do nothing more: the turn ended.
}
event-CardDrawn = { $who ->
    [you] You drew { $card }.
   *[other] { $name } drew { $card }.
}
event-ManaGathered = { $who ->
    [you] You added { $mana } to the Available Ether.
   *[other] { $name } added { $mana } to the Available Ether.
}
event-PileTaken = { $who ->
    [you] You took { $pile ->
        [left] the left pile
       *[right] the right pile
    } ({ $amount } Mana).
   *[other] { $name } took { $pile ->
        [left] the left pile
       *[right] the right pile
    } ({ $amount } Mana).
}
event-ManaTaken = { $who ->
    [you] You took { $mana } { $from }.
   *[other] { $name } took { $mana } { $from }.
}
event-ManaPaid = { $who ->
    [you] You paid { $mana } into the Available Ether.
   *[other] { $name } paid { $mana } into the Available Ether.
}
event-ManaReleased = { $mana } from under { $card } went to the Available Ether.
event-ManaLocked = { $who ->
    [you] You put { $mana } under { $card }.
   *[other] { $name } put { $mana } under { $card }.
}
event-ManaTraded = { $who ->
    [you] You traded { $given } Mana for 1 { $element } { $from }.
   *[other] { $name } traded { $given } Mana for 1 { $element } { $from }.
}
event-PreparationAnnounced = { $who ->
    [you] You announced the preparation of { $card }.
   *[other] { $name } announced the preparation of { $card }.
}
event-PreparationCalledOff = The preparation of { $card } was called off; nothing was paid.
event-ComponentUsed = { $card } served as a component for { $user }.
event-SpellPrepared = { $who ->
    [you] You prepared { $card }.
   *[other] { $name } prepared { $card }.
}
event-SpellChanneled = { $who ->
    [you] You channeled { $card }: it is now a component.
   *[other] { $name } channeled { $card }.
}
event-ActivationAnnounced = { $who ->
    [you] You announced the activation of { $card }.
   *[other] { $name } announced the activation of { $card }.
}
event-ActivationCalledOff = The activation of { $card } was called off.
event-SpellActivated = { $who ->
    [you] You activated { $card }.
   *[other] { $name } activated { $card }.
}
event-EffectsApplied = The effects of { $card } were applied.
event-EffectNotBegun = A text of { $card } has laid down { $most } lasting effects already: it lays down no more.
event-CardsRanOut = A game holds { $most } cards at most: no more { $card } come into it.
event-EffectBegan = A lasting effect of { $card } began.
event-AbilityAnnounced = { $who ->
    [you] You announced an ability of { $card }.
   *[other] { $name } announced an ability of { $card }.
}
event-AbilityCalledOff = The ability of { $card } was called off; nothing was paid.
event-AbilityUsed = { $who ->
    [you] You used an ability of { $card }.
   *[other] { $name } used an ability of { $card }.
}
event-CardEntered = { $who ->
    [you] { $card } came into play on your side, { $into }.
   *[other] { $card } came into play on the other side, { $into }.
}
event-CardDiscarded = { $who ->
    [you] { $card } went from { $leaving } to your discard pile.
   *[other] { $card } went from { $leaving } to the discard pile on the other side.
}
event-CardExiled = { $who ->
    [you] { $card } (yours) went from { $leaving } into exile.
   *[other] { $card } ({ $name }) went from { $leaving } into exile.
}
event-CardMoved = { $who ->
    [you] { $card } (yours) { $moved ->
        [within] changed its place in { $leaving }
        [state] is now { $into }
        [aside] left { $leaving } and lies aside for a moment
       *[away] went from { $leaving } to { $reaching }
    }.
   *[other] { $card } ({ $name }) { $moved ->
        [within] changed its place in { $leaving }
        [state] is now { $into }
        [aside] left { $leaving } and lies aside for a moment
       *[away] went from { $leaving } to { $reaching }
    }.
}
event-CardShown = { $who ->
    [you] You showed { $card }.
   *[other] { $name } showed { $card }.
}
event-CardSeen = { $who ->
    [you] You can now see { $card } on top of the deck.
   *[other] { $name } can now see { $card } on top of the deck.
}
event-CardLookedAt = { $who ->
    [you] You looked at { $card }.
   *[other] { $name } looked at { $card }.
}
event-LookedInVain = { $card }: the card looked at was not what it asks for.
event-DiscardPrevented = { $card } is Indestructible and stayed.
event-DamageInflicted = { $victim ->
    [you] { $source } inflicted { $amount } damage to you.
    [card] { $source } inflicted { $amount } damage to { $target }.
   *[other] { $source } inflicted { $amount } damage to { $victimname }.
}
event-DamageRedirected = { $who ->
    [you] The damage was redirected to your { $card }.
   *[other] The damage was redirected to { $card } of { $name }.
}
event-HealthLost = { $victim ->
    [you] You lost { $amount } HP.
    [card] { $target } lost { $amount } HP.
   *[other] { $victimname } lost { $amount } HP.
}
event-HealthGained = { $victim ->
    [you] You gained { $amount } HP.
    [card] { $target } gained { $amount } HP.
   *[other] { $victimname } gained { $amount } HP.
}
event-HealthLost-by = { $victim ->
    [you] { $source }: you lost { $amount } HP.
    [card] { $source }: { $target } lost { $amount } HP.
   *[other] { $source }: { $victimname } lost { $amount } HP.
}
event-HealthGained-by = { $victim ->
    [you] { $source }: you gained { $amount } HP.
    [card] { $source }: { $target } gained { $amount } HP.
   *[other] { $source }: { $victimname } gained { $amount } HP.
}
event-HealthCounted = { $target } came into play with { $health } HP.
event-BecameMageNoir = { $who ->
    [you] You became a Mage Noir.
   *[other] { $name } became a Mage Noir.
}
event-AnimalExhausted = { $card } was turned face down: exhausted.
event-AnimalRested = { $card } is rested and face up again.
event-GameWon = { $victim ->
    [you] { $lack ->
        [deck] You had to draw from an empty deck.
       *[other] You have no Health Points left.
    } You lose.
   *[other] { $lack ->
        [deck] { $victimname } had to draw from an empty deck.
       *[other] { $victimname } has no Health Points left.
    } You win.
}
event-GameDrawn = { $rule ->
    [agreed] Both players agreed to a draw.
    [loop] The same things would go on for ever: the game is a draw.
    [too-long] What this choice set off does not come to an end: the game is a draw.
   *[other] Both players are out of Health Points at the same moment: the game is a draw.
}
event-SeatGiven = { $who ->
    [you] You have left the table. A bot plays on in your place.
   *[other] { $name } has left the table. A bot plays on in that place.
}
event-Conceded = { $rule ->
    [clock] { $who ->
        [you] Your time is up. Your opponent wins.
       *[other] { $name } ran out of time. You win.
    }
   *[other] { $who ->
        [you] You conceded. Your opponent wins.
       *[other] { $name } conceded. You win.
    }
}
event-GameWon-open = { $lack ->
    [deck] { $victimname } had to draw from an empty deck. { $name } wins.
   *[other] { $victimname } has no Health Points left. { $name } wins.
}
event-CardEntered-open = { $card } ({ $name }) came into play, { $into }.
event-CardDiscarded-open = { $card } ({ $name }) went from { $leaving } to the discard pile.
event-PhasedOut-open = The { $cards ->
    [one] bottom card of the deck of { $victimname } is
   *[other] bottom { $cards } cards of the deck of { $victimname } are
} phased out.
event-ManaReturned-open = { $mana } from under { $card } went into the reserve of { $name }.
event-Conceded-open = { $rule ->
    [clock] { $name } ran out of time.
   *[other] { $name } conceded.
}
event-ManaShared = { $card ->
    [none] { $mana } from under { $holder } went into the reserve.
   *[other] { $mana } from under { $holder } went under { $card }.
}
event-ManaSwapped = { $who ->
    [you] You swapped a Mana for 1 { $element } from under { $card }.
   *[other] { $name } swapped a Mana for 1 { $element } from under { $card }.
}
event-CardsSwapped = { $card } and { $other } changed places in { $leaving }.
event-DrawIgnored = { $who ->
    [you] You could not draw: an effect keeps cards out of your hand.
   *[other] { $name } could not draw: an effect keeps cards out of that hand.
}
event-ManaReturned = { $who ->
    [you] { $mana } from under { $card } went into your reserve.
   *[other] { $mana } from under { $card } went into the reserve of { $name }.
}
event-PhasedOut = { $victim ->
    [you] The { $cards ->
        [one] bottom card of your deck is
       *[other] bottom { $cards } cards of your deck are
    } phased out.
   *[other] The { $cards ->
        [one] bottom card of the opposing deck is
       *[other] bottom { $cards } cards of the opposing deck are
    } phased out.
}
event-SpellReverted = { $card } is again as it is printed.
event-StatusLost = { $who ->
    [you] You are no longer a Mage Noir.
   *[other] { $name } is no longer a Mage Noir.
}
# What stands behind a sentence: the number before and after, who changed it, what brought it about.
told-with = { $said }, { $more }.
told-number = { $before } → { $after }
told-health = { $before } → { $after } HP
told-reserve = reserve { $before } → { $after }
told-changed = { $way ->
    [more] { $amount } more for { $card }
    [less] { $amount } less for { $card }
   *[text] as { $card } changes its text
}
told-by = by { $card }
cause-fall = no HP left
cause-too-many = too many there
cause-control = no longer what it asks for
cause-hand-limit = hand limit
cause-forge = Forge
cause-zenith = Zenith
cause-setup = the beginning of the game
cause-draw = the draw of the turn
cause-turn = the course of the turn
