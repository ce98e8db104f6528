# What `grimoire analyse` tells of a finished game.

analysis-progress = looking at decisions
analysis-turning = Where the game turned
analysis-none = No decision cost much: what happened was luck, or well played.
analysis-point = Turn { $turn }, choice { $number }, { $name }: { $words }. Chance to win { $chance } % after it; { $best } % was possible.
analysis-better = Better: { $line }
analysis-missed = Missed in that turn: { $what }.
missed-damage = { $amount } damage
missed-health = { $amount } Health { $amount ->
    [one] Point
   *[other] Points
}
missed-cards = { $amount } { $amount ->
    [one] card
   *[other] cards
} in hand
missed-components = { $amount } { $amount ->
    [one] component
   *[other] components
}
missed-standing = { $amount } { $amount ->
    [one] card
   *[other] cards
} in play
