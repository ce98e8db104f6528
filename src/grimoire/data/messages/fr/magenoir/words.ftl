# Les mots du jeu, comme parties des phrases et de la table.

element-air = Air
element-fire = Feu
element-water = Eau
element-vegetal = Végétal
element-mineral = Minéral
element-arcane = Arcane

type-spell = sort
type-permanent = Permanent
type-equipment = Équipement
type-ritual = Rituel
type-animal = Animal

pile-left = gauche
pile-right = droite

phase-setup = mise en place
phase-start = début du tour
phase-draw = phase de pioche
phase-gather = phase de récupération de Mana
phase-main = phase principale
phase-end = fin du tour
# Les mêmes en un mot, pour une rangée.
phase-short-start = Début
phase-short-draw = Pioche
phase-short-gather = Mana
phase-short-main = Principale
phase-short-end = Fin

zone-prepared = Préparés
zone-channeled = Canalisés
zone-permanents = Permanents
zone-equipment = Équipement
zone-rituals = Rituels
zone-animals = Animaux

place-deck = deck
place-hand = main
place-discard = défausse
place-exile = exil
place-prepared = préparé
place-channeled = canalisé
place-permanents = Permanents
place-equipment = Équipement
place-rituals = Rituels
place-animals = Animaux
place-transition = entre deux zones
place-outside = mis de côté
place-again = encore une fois

the-deck = le deck
the-hand = la main
the-discard = la défausse
the-exile = l'exil
the-prepared = le plateau
the-channeled = le plateau
the-permanents = le plateau
the-equipment = le plateau
the-rituals = le plateau
the-animals = le plateau
the-transition = l'entre-deux
the-outside = l'extérieur

from-left = de la pile de gauche
from-right = de la pile de droite
from-infinite = de l'Éther infini

to-prepared = en préparation
to-channeled = parmi les sorts canalisés
to-permanents = parmi les Permanents
to-equipment = parmi les Équipements
to-rituals = parmi les Rituels
to-animals = parmi les Animaux

opponent-name = votre adversaire
a-card = une carte
no-mana = aucune Mana

# Où l'on porte un Équipement, à côté de son type sur la carte.
slot-head = tête
slot-torso = torse
slot-back = dos
slot-weapon = arme
slot-ring = anneau
slot-feet = pieds
slot-trinket = amulette
