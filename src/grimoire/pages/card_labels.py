"""Words beside a card that are the same in every game: what its facts are called when it is shown."""

from typing import Final

from grimoire.language.phrase import NBSP
from grimoire.library.messages import messages

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
    "category": ("Kind", "Genre"),
    "no effect": ("No effect.", "Aucun effet."),
    # Mage Noir
    "element": ("Element", "Élément"),
    "cost": ("Cost", "Coût"),
    "components": ("Components", "Composants"),
    "hp": ("HP", "PV"),
    "ability costs": ("Costs of its abilities", "Coûts de ses capacités"),
    # Anima
    "level": ("Level", "Niveau"),
    "combat": ("Combat", "Combat"),
    "speed": ("Speed", "Vitesse"),
    "signs": ("Signs", "Signes"),
    "copies": ("Copies", "Exemplaires"),
}

SETS: Final = {"bge": "Beyond Good and Evil", "omega": "Shadow of Omega", "base": "Base game"}  # others by their id


def label(lang: str, word: str) -> str:
    return LABELS[word][1 if lang == "fr" else 0]


def labelled(lang: str, word: str, value: str) -> str:
    """A label with its value; French keeps a space before the colon."""
    return f"{label(lang, word)}{NBSP if lang == 'fr' else ''}: {value}"


def set_title(set_: str, lang: str) -> str:
    """A set by its name; one of somebody's own as it is written."""
    said = messages(lang).say(f"set-{set_}") if messages(lang).has(f"set-{set_}") else set_
    if said != set_:
        return said
    return SETS.get(set_) or set_.replace("-", " ").capitalize()
