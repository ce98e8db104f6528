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
option-component-card = Use { $card }
option-target-card = Target { $card }
option-target-player = { $player ->
    [you] Target yourself
   *[opponent] Target your opponent
}
option-choose-card = Choose { $card }
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
    [conflict] { $card }: too many of its kind, first
    [forgeaway] { $card } is forged away first
   *[other] { $card } first
}
option-order-word = { $word ->
    [zenithcheck] Zenith is checked first
    [controlcheck] The control check comes first
   *[other] The rules first
}
option-x-amount = Pay { $amount }
option-way-amount = { $amount ->
    [0] The plain way
    [1] The other way its text allows
   *[other] The other way its text allows, no. { $amount }
}
option-option-amount = Number { $amount } of the list
option-lock-element = Put { $element } from your reserve
option-lock-card-element = Put { $element } from under { $card }
option-put-element = { $element } into your reserve
option-put-card-element = { $element } under { $card }
option-take-card-element = Take { $element } from under { $card }
option-pay-card = Pay from under { $card }
option-instead-card = The Mana under { $card } instead
option-release-element = Let { $element } go
