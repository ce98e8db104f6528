# What can be chosen. The id is the verb, and what the option names besides.

option-hand-amount = Keep hand { $amount }
option-first-player = { $player ->
    [you] I begin
   *[opponent] My opponent begins
}
option-gather-element-pile = Add { $element } on the { $pile }
option-release-element-pile = Lay { $element } on the { $pile }
option-pay-element-pile = Pay { $element } on the { $pile }
option-pay-element = Pay { $element } from your reserve
option-pay-card-element = Pay { $element } from under { $card }
option-take-pile = Take the { $pile } pile
option-take-element-pile = Take { $element } from the { $pile } pile
option-take-element = Take { $element }
option-give-element = Give { $element }
option-prepare-card = Prepare { $card }
option-activate-card = Activate { $card }
option-channel-card = Channel { $card }
option-use-card = { $ability ->
    [0] Use { $card }
   *[other] Use { $card }, ability { $ability }
}
option-trade = Trade Mana
option-end-turn = End turn
option-pass = Pass
option-done = Done
option-skip = Leave this component out
option-yes = Yes
option-no = No
option-component-card = Use { $card } as a component
option-target-card = Target { $card }
option-target-player = { $player ->
    [you] Target yourself
   *[opponent] Target your opponent
}
option-choose-card = { $fate ->
    [discard] Discard { $card }
    [prepare] Prepare { $card }
    [show] Show { $card }
    [exile] Exile { $card }
    [hand] Take { $card } into the hand
    [top] Put { $card } on top of the deck
    [bottom] Put { $card } under the deck
   *[other] Choose { $card }
}
option-choose-element = { $element } counts
option-choose-player = { $player ->
    [you] Choose yourself
   *[opponent] Choose your opponent
}
option-discard-card = Discard { $card }
option-exile-card = Exile { $card }
option-keep-card = Keep { $card }
option-keep = Leave the damage where it is
option-redirect-card = Redirect to { $card }
option-first-card = { $card } first
option-order-card = { $card } first
option-order-card-word = { $word ->
    [fall] { $card } falls first
    [conflict] First settle the excess that { $card } is part of
    [forgeaway] { $card } is discarded first (Forge)
   *[other] { $card } first
}
option-order-word = { $word ->
    [zenithcheck] Check for Zenith
    [controlcheck] Check control
   *[other] The rules first
}
option-x-amount = Pay { $amount }
option-way-amount = Way { $amount }
option-option-amount = { $amount }
option-lock-element = Put { $element } from your reserve
option-lock-card-element = Put { $element } from under { $card }
option-put-element = { $element } into your reserve
option-put-card-element = { $element } under { $card }
option-take-card-element = Take { $element } from under { $card }
option-pay-card = Pay from under { $card }
option-instead-card = Release the Mana under { $card } instead
option-release-element = Release { $element }

# Options of one question, as what will happen: $said is what the text of $card says, $text the whole of it where a part cannot
# stand alone, $whose whether that text speaks to whoever is asked.

said-then = { $first }, then { $then }
option-use-card-said = Use { $card }: { $said }
option-yes-may = { $said ->
    [none] Do it: “{ $text }”
   *[other] { $whose ->
        [you] { $said }
       *[other] Let it happen: “{ $said }”
    }
}
option-no-may = Do nothing
option-yes-pay-to = { $said ->
    [none] Pay: “{ $text }”
   *[other] { $said }
}
option-no-pay-to = { $said ->
    [none] Pay nothing
   *[other] Pay nothing: { $said }
}
option-yes-do-or-else = { $said ->
    [none] The former: “{ $text }”
   *[other] { $said }
}
option-no-do-or-else = { $said ->
    [none] The latter: “{ $text }”
   *[other] { $said }
}
option-yes-instead-of = { $said ->
    [none] Choose what replaces it: “{ $text }”
   *[other] { $whose ->
        [you] { $said }
       *[other] Let it happen: “{ $said }”
    }
}
option-no-instead-of = { $said ->
    [none] Leave it as it is: “{ $text }”
   *[other] { $whose ->
        [you] { $said }
       *[other] Let it happen: “{ $said }”
    }
}
option-yes-instead = { $said ->
    [none] Keep { $card } from the discard pile
   *[other] Instead: “{ $said }”
}
option-no-instead = Let { $card } go to the discard pile
option-yes-ignore-damage = Pay 1 Mana and ignore 1 of the { $amount } damage
option-no-ignore-damage = Take the { $amount } damage
option-yes-count-as-more = Count { $card } as more than one component
option-no-count-as-more = Count { $card } as one component
option-yes-surcharge = { $said ->
    [none] Pay more for { $card }
   *[other] Pay more: “{ $said }”
}
option-no-surcharge = Prepare { $card } without paying more
option-no-release-instead = Release the Mana under { $card }
option-way-plain = Prepare { $card } as usual
option-way-other = { $said ->
    [none] Prepare { $card } otherwise: “{ $text }”
   *[other] { $said }
}
option-listed = { $said ->
    [none] “{ $text }”
   *[other] { $whose ->
        [you] { $said }
       *[other] Let it happen: “{ $said }”
    }
}
option-done-choose = { $picked ->
    [0] Choose none
   *[other] Choose no more
}
option-done-extra-component = Use no further component
option-done-take-mana = Take no more Mana
option-done-lock-mana = Put no more Mana under { $card }
option-done-release-up-to = Release no more Mana

# The same on a button on the card itself.

verb-prepare = Prepare
verb-activate = Activate
verb-channel = Channel
verb-use = Use
verb-target = Target
verb-component = Use as component
verb-discard = Discard
verb-exile = Exile
verb-keep = Keep
verb-keep-redirect = Let it through
verb-redirect = Take it here
verb-first = First
verb-order = First
