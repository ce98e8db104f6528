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

from-deck = from the deck
from-hand = from the hand
from-discard = from the discard pile
from-exile = from exile
from-prepared = from the board
from-channeled = from the board
from-permanents = from the board
from-equipment = from the board
from-rituals = from the board
from-animals = from the board
from-transition = from between two places
from-outside = from outside the game
from-left = from the left pile
from-right = from the right pile
from-infinite = from the Infinite Ether

to-deck = into the deck
to-hand = into the hand
to-discard = onto the discard pile
to-exile = into exile
to-prepared = in preparation
to-channeled = among the channeled spells
to-permanents = among the Permanents
to-equipment = among the Equipment
to-rituals = among the Rituals
to-animals = among the Animals
to-transition = aside
to-outside = out of the game
to-left = the left pile
to-right = the right pile

opponent-name = your opponent
a-card = a card
no-mana = no Mana
nothing = none
mana-and = and
