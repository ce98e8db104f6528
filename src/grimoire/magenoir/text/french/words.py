"""French: the words of the game. A name word gives its singular, its plural and whether it is feminine."""

from typing import Final

from grimoire.language.phrase import french_plural
from grimoire.language.words import UnknownWord
from grimoire.magenoir.text.saying import Joining

FRENCH: Final = Joining("et", "ou", ", puis ", "ensuite, ", ["si", "s'il", "au", "à", "sauf"])
OPPONENT: Final = "l'adversaire"

NAME_WORD: Final[dict[str, tuple[str, str, bool]]] = {
    "Armor": ("Armure", "Armures", True),
    "Arrow": ("Flèche", "Flèches", True),
    "Bark": ("Écorce", "Écorces", True),
    "Bee": ("Abeille", "Abeilles", True),
    "Blade": ("Lame", "Lames", True),
    "Bramble": ("Ronce", "Ronces", True),
    "Breath": ("Souffle", "Souffles", False),
    "Cat": ("Chat", "Chats", False),
    "Condensation": ("Condensation", "Condensations", True),
    "Crow": ("Corbeau", "Corbeaux", False),
    "Deer": ("Cerf", "Cerfs", False),
    "Deletion": ("Suppression", "Suppressions", True),
    "Desert": ("Désert", "Déserts", False),
    "Dog": ("Chien", "Chiens", False),
    "Dolphin": ("Dauphin", "Dauphins", False),
    "Drop": ("Goutte", "Gouttes", True),
    "Druid": ("Druide", "Druides", False),
    "Eagle": ("Aigle", "Aigles", False),
    "Earthquake": ("Séisme", "Séismes", False),
    "Echo": ("Écho", "Échos", False),
    "Engulfment": ("Engloutissement", "Engloutissements", False),
    "Ermine": ("Hermine", "Hermines", True),
    "Explosion": ("Explosion", "Explosions", True),
    "Fiery": ("Ardent", "Ardents", False),
    "Fission": ("Fission", "Fissions", True),
    "Flame": ("Flamme", "Flammes", True),
    "Flower": ("Fleur", "Fleurs", True),
    "Forest": ("Forêt", "Forêts", True),
    "Fox": ("Renard", "Renards", False),
    "Galactic": ("Galactique", "Galactiques", False),
    "Ice": ("Glace", "Glaces", True),
    "Infiltration": ("Infiltration", "Infiltrations", True),
    "Inspiration": ("Inspiration", "Inspirations", True),
    "Light": ("Lumière", "Lumières", True),
    "Lightning": ("Foudre", "Foudres", True),
    "Lion": ("Lion", "Lions", False),
    "Maelström": ("Maelström", "Maelströms", False),
    "Magma": ("Magma", "Magmas", False),
    "Meteor": ("Météore", "Météores", False),
    "Mons igneus": ("Mons igneus", "Mons igneus", False),
    "Ocean": ("Océan", "Océans", False),
    "Ore": ("Minerai", "Minerais", False),
    "Ritual": ("Rituel", "Rituels", False),
    "Rock": ("Roche", "Roches", True),
    "Sand": ("Sable", "Sables", False),
    "Scarab": ("Scarabée", "Scarabées", False),
    "Seed": ("Graine", "Graines", True),
    "Solar": ("Solaire", "Solaires", False),
    "Source": ("Source", "Sources", True),
    "Spark": ("Étincelle", "Étincelles", True),
    "Star": ("Étoile", "Étoiles", True),
    "Sun": ("Soleil", "Soleils", False),
    "Tardigrade": ("Tardigrade", "Tardigrades", False),
    "Thunder": ("Tonnerre", "Tonnerres", False),
    "Tide": ("Marée", "Marées", True),
    "Time": ("Temps", "Temps", False),
    "Tornado": ("Tornade", "Tornades", True),
    "Tree": ("Arbre", "Arbres", False),
    "Wall": ("Mur", "Murs", False),
    "Wave": ("Vague", "Vagues", True),
    "Wind": ("Vent", "Vents", False),
    "Zephyr": ("Zéphyr", "Zéphyrs", False),
}

# Words that agree with the noun they stand beside; the others stay as they are ("2 composants Goutte").
AGREEING: Final = ("Fiery", "Galactic", "Solar")

TYPE: Final[dict[str, tuple[str, str, bool]]] = {
    "spell": ("sort", "sorts", False),
    "permanent": ("Permanent", "Permanents", False),
    "equipment": ("Équipement", "Équipements", False),
    "ritual": ("Rituel", "Rituels", False),
    "animal": ("Animal", "Animaux", False),
    "card": ("carte", "cartes", True),
    "target": ("cible", "cibles", True),
    "weapon": ("Arme", "Armes", True),
    "ring": ("Anneau", "Anneaux", False),
    "component": ("composant", "composants", False),
}
OTHER_NOUN: Final[dict[str, tuple[str, str, bool]]] = {
    "copy": ("exemplaire", "exemplaires", False),
    "damage": ("dégât", "dégâts", False),
    "hp": ("PV", "PV", False),
    "player": ("joueur", "joueurs", False),
    "time": ("fois", "fois", True),
    "trade": ("échange de Mana", "échanges de Mana", False),
}

# Beside a card: masculine, feminine, and their plurals. Beside Mana the first form always stands.
ELEMENT: Final[dict[str, tuple[str, str, str, str]]] = {
    "air": ("Air", "Air", "Air", "Air"),
    "water": ("Eau", "Eau", "Eau", "Eau"),
    "fire": ("Feu", "Feu", "Feu", "Feu"),
    "vegetal": ("Végétal", "Végétale", "Végétaux", "Végétales"),
    "mineral": ("Minéral", "Minérale", "Minéraux", "Minérales"),
    "arcane": ("Arcane", "Arcane", "Arcanes", "Arcanes"),
}

KEYWORD: Final[dict[str, str]] = {
    "quickcast": "Rapide",
    "slowcast": "Lent",
    "protector": "Protecteur",
    "unique": "Unique",
    "forge": "Forge",
    "indestructible": "Indestructible",
    "autumn": "Automne",
}

THIS: Final[dict[str, str]] = {
    "spell": "ce sort",
    "permanent": "ce Permanent",
    "equipment": "cet Équipement",
    "ritual": "ce Rituel",
    "animal": "cet Animal",
}

NUMERAL: Final[dict[str, str]] = {"zero": "zéro", "one": "un", "two": "deux", "four": "quatre"}
ORDINAL: Final[dict[str, str]] = {"one": "première", "two": "deuxième", "four": "quatrième"}
PILE: Final[dict[str, tuple[str, bool]]] = {  # and whether it is feminine
    "in_hand": ("main", True),
    "in_deck": ("deck", False),
    "in_discard": ("défausse", True),
}

# Keywords that are qualities of a card; it has the others.
ADJECTIVES: Final = ("quickcast", "slowcast", "unique", "indestructible", "transmutable")


def agreed(participle: str, plural: bool, feminine: bool) -> str:
    """A participle or adjective in agreement."""
    participle, space, aside = participle.partition(" ")
    word = participle + ("e" if feminine and not participle.endswith("e") else "")
    return (french_plural(word) if plural else word) + space + aside


def name_word(word: str) -> tuple[str, str, bool]:
    """A name word in French: singular, plural, whether it is feminine. One that no card of the game has stays as it is."""
    return NAME_WORD.get(word, (word, word, False))


def mana_element(element: str) -> str:
    """An element beside Mana."""
    known = ELEMENT.get(element)
    if known is None:
        raise UnknownWord(element)
    return known[0]


def word_form(word: str, plural: bool) -> str:
    """A name word in the singular or the plural."""
    known = name_word(word)
    return known[1] if plural else known[0]


def element_form(element: str, plural: bool, feminine: bool) -> str:
    """An element beside a card."""
    return ELEMENT[element][(2 if plural else 0) + (1 if feminine else 0)]


def noun_of(word: str) -> tuple[str, str, bool]:
    return TYPE[word] if word in TYPE else OTHER_NOUN[word]


def the_pile(zone: str) -> str:
    pile, feminine = PILE[zone]
    return f"la {pile}" if feminine else f"le {pile}"


def a_pile(zone: str) -> str:
    pile, feminine = PILE[zone]
    return f"une {pile}" if feminine else f"un {pile}"


def pile_of(zone: str, mine: bool) -> str:
    return f"votre {PILE[zone][0]}" if mine else f"{the_pile(zone)} de l'adversaire"
