# Words of the game, as parts of sentences and of the table.

element-air = Air
element-fire = Fire
element-water = Water
element-vegetal = Vegetal
element-mineral = Mineral
element-arcane = Arcane

type-spell = spell
type-permanent = Permanent
type-equipment = Equipment
type-ritual = Ritual
type-animal = Animal

pile-left = left
pile-right = right

phase-setup = setup
phase-start = start of the turn
phase-draw = draw phase
phase-gather = Mana gathering phase
phase-main = main phase
phase-end = end of the turn
# The same in one word, for a row of them.
phase-short-start = Start
phase-short-draw = Draw
phase-short-gather = Gather
phase-short-main = Main
phase-short-end = End

zone-prepared = Prepared
zone-channeled = Channeled
zone-permanents = Permanents
zone-equipment = Equipment
zone-rituals = Rituals
zone-animals = Animals

place-deck = deck
place-hand = hand
place-discard = discard pile
place-exile = exile
place-prepared = prepared
place-channeled = channeled
place-permanents = Permanents
place-equipment = Equipment
place-rituals = Rituals
place-animals = Animals
place-transition = between two places
place-outside = set aside
place-again = once more

the-deck = the deck
the-hand = the hand
the-discard = the discard pile
the-exile = exile
the-prepared = the board
the-channeled = the board
the-permanents = the board
the-equipment = the board
the-rituals = the board
the-animals = the board
the-transition = between two places
the-outside = outside the game

from-left = from the left pile
from-right = from the right pile
from-infinite = from the Infinite Ether

to-prepared = in preparation
to-channeled = among the channeled spells
to-permanents = among the Permanents
to-equipment = among the Equipment
to-rituals = among the Rituals
to-animals = among the Animals

opponent-name = your opponent
a-card = a card
no-mana = no Mana

# Where Equipment is worn, beside its type on the card.
slot-head = head
slot-torso = torso
slot-back = back
slot-weapon = weapon
slot-ring = ring
slot-feet = feet
slot-trinket = trinket
