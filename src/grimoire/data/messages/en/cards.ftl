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

# The sets, as their cards name them.
set-base = base
set-cat-astronomer = cat-astronomer
set-crow-scholar = crow-scholar
set-deer-archer = deer-archer
set-dog-warrior = dog-warrior
set-dolphin-sailor = dolphin-sailor
set-electric = electric
set-flowers = flowers
set-fox-avenger = fox-avenger
set-ice = ice
set-phase = phase
set-sand = sand
set-sun = sun
set-time-bender = time-bender
set-warrior-mage = warrior-mage
set-bge = bge
set-omega = omega

# Our cards beside a list of published ones.
compare-counts = { $compared } cards compared, { $different } differences, { $ours } facts ours; { $waiting } cards of the reference are not here yet, { $added } of ours are not in it
