"""Words beside a card that are the same in every game: what its facts are called when it is shown."""

from typing import Final

from grimoire.language.phrase import NBSP

LABELS: Final[dict[str, tuple[str, str]]] = {
    "name": ("Name", "Nom"),
    "type": ("Type", "Type"),
    "set": ("Set", "Série"),
    "id": ("Id", "Identifiant"),
    "aliases": ("Also called", "Dite aussi"),
    "source": ("Defined in", "Définie dans"),
    "attested": ("Attested", "Attesté"),
    "derived": ("Derived", "Déduit"),
    "inferred": ("Inferred", "Supposé"),
    "ours": ("Ours, as no source gives it", "De nous, faute de source"),
    "everything": ("everything", "tout"),
    "definition": ("Definition", "Définition"),
    "no effect": ("No effect.", "Aucun effet."),
    # Mage Noir
    "element": ("Element", "Élément"),
    "cost": ("Cost", "Coût"),
    "components": ("Components", "Composants"),
    "hp": ("HP", "PV"),
    # Anima
    "level": ("Level", "Niveau"),
    "combat": ("Combat", "Combat"),
    "speed": ("Speed", "Vitesse"),
    "signs": ("Signs", "Signes"),
    "copies": ("Copies", "Exemplaires"),
}


def label(lang: str, word: str) -> str:
    return LABELS[word][1 if lang == "fr" else 0]


def labelled(lang: str, word: str, value: str) -> str:
    """A label with its value; French keeps a space before the colon."""
    return f"{label(lang, word)}{NBSP if lang == 'fr' else ''}: {value}"
