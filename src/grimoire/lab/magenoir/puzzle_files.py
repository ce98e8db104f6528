"""A puzzle that was found, as a file: both languages, hints and reasons from what was tried out."""

from typing import Final

from grimoire.lab.magenoir.puzzles import RANDOM, Found
from grimoire.library.games import box_of
from grimoire.library.messages import LANGUAGES, messages

DOING: Final = {
    "prepare": ("preparing {card}", "préparer {card}"),
    "activate": ("activating {card}", "activer {card}"),
    "channel": ("channeling {card}", "canaliser {card}"),
    "use": ("using {card}", "utiliser {card}"),
    "trade": ("trading Mana", "échanger de la Mana"),
    "end": ("ending the turn", "finir le tour"),
}
KINDS: Final = {
    "prepare": ("It begins with a spell that is prepared.", "Cela commence par un sort que l'on prépare."),
    "activate": ("It begins with a spell that is ready.", "Cela commence par un sort déjà préparé."),
    "channel": ("It begins with a component.", "Cela commence par un composant."),
    "use": ("It begins with an ability.", "Cela commence par une capacité."),
    "trade": ("It begins with a trade.", "Cela commence par un échange."),
}


def lesson_text(found: Found, number: int, others: int = 0) -> str:
    """The file; there are so many of the same name before it."""
    name = [title + (f" ({others + 1})" if others else "") for title in titles(found)]
    first = found.play[0].removeprefix("alice ")
    kinds = KINDS[first.split()[0]]
    lines = [
        *both("title", name),
        "kind: puzzle",
        f"number: {number}",
        f"grade: {found.grade}",
        f"found: {source(found)}",
        "opponent: Ondine",
        "given:",
        *[f"  {line}" for line in found.given.splitlines()],
        "steps:",
        "- say:",
        f'    en: "Ondine has {found.life} HP. Win this turn, whatever she holds and whatever she answers."',
        f"    fr: \"Ondine a {found.life} PV. Gagnez ce tour-ci, quoi qu'elle ait en main et quoi qu'elle réponde.\"",
        "  hints:",
        f'  - en: "It takes {found.actions} actions. {kinds[0]}"',
        f'    fr: "Il faut {found.actions} actions. {kinds[1]}"',
        f'  - en: "It begins with {doing(first, 0)}{wanted_by(found, 0)}."',
        f'    fr: "Il faut commencer par {doing(first, 1)}{wanted_by(found, 1)}."',
        "  play:",
        *[f"  - {line}" for line in found.play],
        *[f'  {"-" if lang == LANGUAGES[0] else " "} {lang}: "{said}"' for lang, said in why(found).items()],
        "  then: [game is won by alice]",
    ]
    return "\n".join(lines) + "\n"


def both(key: str, said: list[str]) -> list[str]:
    return [f"{key}:", *[f'  {lang}: "{text}"' for lang, text in zip(LANGUAGES, said, strict=True)]]


def titles(found: Found) -> list[str]:
    turns = (f", turn {found.turn}", f", tour {found.turn}")
    if found.decks[0] == RANDOM:
        return [f"A deck by chance{turns[0]}", f"Un deck au hasard{turns[1]}"]
    return [messages(lang, "magenoir").say(f"deck-{found.decks[0]}-title") + turns[i] for i, lang in enumerate(LANGUAGES)]


def source(found: Found) -> str:
    as_played = "as it was played" if found.as_played else "other Health Points"
    if found.tight:
        as_played += ", no spare Mana"
    return f"seed {found.seed}, {found.decks[0]} against {found.decks[1]}, turn {found.turn}, {as_played}"


def doing(form: str, lang: int) -> str:
    """An action in words, as what one does."""
    parts = form.split()
    return DOING[parts[0]][lang].format(card=card_name(parts[1], lang) if len(parts) > 1 else "")


def wanted_by(found: Found, lang: int) -> str:
    """What is taken in the trade it begins with; nothing where it begins otherwise."""
    taken = next((line.split()[2] for line in found.play if line.startswith("alice take ")), "")
    if found.play[0] != "alice trade" or not taken:
        return ""
    element = messages(LANGUAGES[lang], "magenoir").say(f"element-{taken}")
    return (f", for {element}", f", contre {element}")[lang]


def card_name(id: str, lang: int) -> str:
    pool = box_of("magenoir").shipped_pool()
    return pool.definitions[pool.numbers[id]].name[LANGUAGES[lang]]


def why(found: Found) -> dict[str, str]:
    """Why it is this beginning: all of it was tried out."""
    first = found.play[0].removeprefix("alice ")
    ways = len(found.brings) + 1
    most = max(found.brings.values())
    nearest = next(form for form, one in found.brings.items() if one == most)
    en = f"Of {ways} ways to begin only {doing(first, 0)} wins. "
    fr = f"Sur {ways} façons de commencer, une seule gagne : {doing(first, 1)}. "
    if most:
        of_her = (f"{most} of her {found.life} HP", f"{most} de ses {found.life} PV")
        en += f"The nearest other one, {doing(nearest, 0)}, takes {of_her[0]} at most, even with all cards open."
        fr += f"La plus proche, {doing(nearest, 1)}, lui prend au plus {of_her[1]}, même à cartes découvertes."
    else:
        en += "With no other one does she lose a single HP."
        fr += "Avec toute autre, elle ne perd pas un seul PV."
    if found.answers:
        en += " Whatever she answers, it is enough."
        fr += " Quoi qu'elle réponde, cela suffit."
    return {"en": en, "fr": fr}
