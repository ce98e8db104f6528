"""What stands on a card around its texts: its type, its facts, the headings of its parts. English, French."""

from typing import Final

CARDS: Final[dict[str, tuple[str, str]]] = {
    "type character": ("Character", "Personnage"),
    "type arcane": ("Arcane Character", "Personnage Arcane"),
    "type area": ("Area", "Zone"),
    "type creature": ("Creature", "Créature"),
    "type event": ("Event", "Événement"),
    "type objective": ("Basic Mission, objective", "Mission basique, objectif"),
    "type resistance": ("Basic Mission, resistance", "Mission basique, résistance"),
    "type tally": ("Basic Mission, tally", "Mission basique, décompte"),
    "type final": ("Final Mission", "Mission finale"),
    "type magic": ("Magic", "Magie"),
    "type ki": ("Ki", "Ki"),
    "type trickery": ("Trickery", "Ruse"),
    "type plot": ("Plot", "Intrigue"),
    "type incident": ("Plot, Incident", "Intrigue, Incident"),
    "type trap": ("Plot, Trap", "Intrigue, Piège"),
    "type faction": ("Plot, Faction", "Intrigue, Faction"),
    "type organization": ("Plot, Organization", "Intrigue, Organisation"),
    "level": ("Level {n}", "Niveau {n}"),
    "combat": ("Combat {n}", "Combat {n}"),
    "speed": ("Speed {n}", "Vitesse {n}"),
    "female": ("female", "féminin"),
    "male": ("male", "masculin"),
    "kind natural": ("natural", "naturelle"),
    "kind supernatural": ("supernatural", "surnaturelle"),
    "kind darkness": ("Darkness", "Ténèbres"),
    "trade": ("Trade", "Commerce"),
    "opposed": ("opposed to {names}", "opposée à : {names}"),
    "copies": ("{n} copies", "{n} exemplaires"),
    # Areas
    "exploration": ("Exploration", "Exploration"),
    "rewards": ("Rewards", "Récompenses"),
    "reward advantage": ("Advantage", "Avantage"),
    "reward recruit": ("Recruit", "Recrutement"),
    "reward mission": ("Mission: {name}", "Mission : {name}"),
    "reward ex": ("EX {name}", "EX {name}"),
    # Missions
    "where": ("place", "lieu"),
    "any area": ("any Area", "n'importe quelle Zone"),
    "reward": ("reward", "récompense"),
    "task objective": ("objective, as an exploration reward", "objectif, comme récompense d'exploration"),
    "task tally": (
        "tally to {n} [n:marker|markers], as an exploration reward",
        "décompte jusqu'à {n} [n:marqueur|marqueurs], comme récompense d'exploration",
    ),
    "tally": (
        "tally to {n} [n:marker|markers]: turn this Mission face up in Reset; it counts from then on",
        "décompte jusqu'à {n} [n:marqueur|marqueurs] : retournez cette Mission face visible pendant le Redressement ; dès "
        "lors, elle compte",
    ),
    "task final": ("Quest, as an exploration reward", "Quête, comme récompense d'exploration"),
    "steps resistance": (
        "resistance for {n} turns running, before exploring",
        "résistance pendant {n} tours de suite, avant d'explorer",
    ),
    "steps final": (
        "Quest, resistance for {n} turns running, before exploring",
        "Quête, résistance pendant {n} tours de suite, avant d'explorer",
    ),
    "step": ("turn {n}", "tour {n}"),
    "crisis": ("Crisis after {n} [n:turn|turns]", "Crise après {n} [n:tour|tours]"),
}
