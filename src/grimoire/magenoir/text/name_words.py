"""The words of card names, which components are called by: English, and in French singular, plural, whether feminine."""

from typing import Final

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


def name_word(word: str) -> tuple[str, str, bool]:
    """A name word in French. One that no card of the game has stays as it is."""
    return NAME_WORD.get(word, (word, word, False))


def word_form(word: str, plural: bool) -> str:
    """A name word in French, in the singular or the plural."""
    known = name_word(word)
    return known[1] if plural else known[0]
