"""A puzzle of Anima that was found, as a file: both languages, hints and reasons from what was tried out."""

from typing import Final

import msgspec

from grimoire.anima.zones import CHARACTER
from grimoire.lab.anima.puzzles import QUEST, Found, explores, notation, placed
from grimoire.library.anima.cards import shipped_pool
from grimoire.library.lessons import Lesson
from grimoire.library.messages import LANGUAGES

VOWELS: Final = "aeiouéè"
NTH: Final = (
    ("first", "premier"),
    ("second", "deuxième"),
    ("third", "troisième"),
    ("fourth", "quatrième"),
    ("fifth", "cinquième"),
)
DOING: Final = {
    "play": ("playing {card}", "jouer {card}"),
    "use": ("using what {card} can do", "user de ce que peut {card}"),
    "spin": ("spinning {card}", "incliner {card}"),
    "choose": ("choosing {card}", "choisir {card}"),
    "discard": ("discarding {card}", "défausser {card}"),
    "die": ("taking the die of the foe", "prendre le dé de l'ennemi"),
    "die alice": ("taking your own die", "prendre votre propre dé"),
    "up": ("making it one more", "l'augmenter d'un point"),
    "down": ("making it one less", "le diminuer d'un point"),
    "pass": ("using nothing there", "n'y rien utiliser"),
    "yes": ("the way without a fight", "la voie sans combat"),
    "no": ("the way of the fights", "la voie des combats"),
}
MANY: Final = 10_000  # where it is seldomer than one in so many, that is said


class Narrow(msgspec.Struct, frozen=True):
    """The choice of the way at which the smallest share of what is offered wins."""

    fight: int  # which one it is in, or comes after, from 1; 0: before the first
    during: bool  # in it, not after it
    words: dict[str, str]  # by language


def lesson_text(found: Found, number: int, others: int = 0) -> str:
    """The file; there are so many of the same name before it."""
    narrow = narrow_of(found)
    lines = [
        *both("title", titles(found, others)),
        "kind: puzzle",
        f"number: {number}",
        f"grade: {found.grade}",
        f"found: seed {found.seed}",
        "opponent: Isaure",
        "given:",
        *[f"  {line}" for line in found.given.splitlines()],
        "steps:",
        "- say:",
        *[f'    {lang}: "{text}"' for lang, text in task(found).items()],
        "  hints:",
    ]
    for said in hints(found, narrow):
        lines += item(said)
    lines += ["  play:", *[f"  - {line}" for line in found.play], *item(why(found, narrow))]
    return "\n".join([*lines, "  then: [game is won by alice]"]) + "\n"


def item(said: dict[str, str]) -> list[str]:
    return [f'  {"-" if lang == LANGUAGES[0] else " "} {lang}: "{said[lang]}"' for lang in LANGUAGES]


def both(key: str, said: dict[str, str]) -> list[str]:
    return [f"{key}:", *[f'  {lang}: "{text}"' for lang, text in said.items()]]


def titles(found: Found, others: int) -> dict[str, str]:
    pool = shipped_pool()
    name = pool.definitions[pool.numbers[found.final]].name
    more = f" ({others + 1})" if others else ""
    if found.kind == QUEST:
        return {"en": f"{name['en']}{more}", "fr": f"{name['fr']}{more}"}
    return {"en": f"{name['en']}: the Crisis{more}", "fr": f"{name['fr']} : la Crise{more}"}


def task(found: Found) -> dict[str, str]:
    """What is to be done, and the dice, which are open."""
    dice = ", ".join(map(str, found.dice))
    en = f"in this order: {dice}. In a Combat your die falls first, then that of the foe; "
    en += "chances that are shown do not know them."
    fr = f"dans cet ordre : {dice}. Au combat, votre dé tombe d'abord, puis celui de l'ennemi ; "
    fr += "les chances affichées les ignorent."
    if found.kind == QUEST and not explores(found.kind, found.final):
        return {
            "en": f"It is the third night. Win the Final Mission this turn. The dice are open, {en}",
            "fr": f"C'est la troisième nuit. Gagnez la Mission finale ce tour-ci. Les dés sont connus, {fr}",
        }
    if found.kind == QUEST:
        return {
            "en": f"Win the Final Mission this turn. Exploring you roll a 1; the dice after it are open, {en}",
            "fr": f"Gagnez la Mission finale ce tour-ci. En explorant vous lancez un 1 ; les dés d'après sont connus, {fr}",
        }
    return {
        "en": f"The Crisis has come, and it is your turn first. Overcome it. The dice are open, {en}",
        "fr": f"La Crise est là, et c'est d'abord à vous. Surmontez-la. Les dés sont connus, {fr}",
    }


def narrow_of(found: Found) -> Narrow:
    """Where on the way it is."""
    position = placed(found.given)
    told = [*position.events]
    left = found.play[: found.key]
    while left or len(position.options) == 1:
        form = notation().form(left.pop(0).partition(" ")[2]) if len(position.options) > 1 else position.options[0].form
        position.choose_form(form)
        told += position.events
    fight = 0
    during = False
    for event in told:
        fight += event.kind == "CombatBegan"
        during = event.kind == "CombatBegan" or (during and event.kind not in ("CombatWon", "CombatLost"))
    return Narrow(fight, during, doing(found.play[found.key].partition(" ")[2]))


def doing(form: str) -> dict[str, str]:
    """A choice in words, as what one does."""
    verb, _, what = form.partition(" ")
    pool = shipped_pool()
    names = dict.fromkeys(LANGUAGES, what)
    if what in pool.numbers:
        card = pool.definitions[pool.numbers[what]]
        names = dict(card.name)
        if card.category == CHARACTER:
            names = {"en": f"the {card.name['en']}", "fr": french(card.article_fr, card.name["fr"])}
    said = DOING.get(form) or DOING[verb]
    return {lang: said[at].format(card=names[lang]) for at, lang in enumerate(LANGUAGES)}


def french(article: str, name: str) -> str:
    return f"l'{name}" if name[0].lower() in VOWELS else f"{article} {name}"


def where(narrow: Narrow) -> dict[str, str]:
    if not narrow.fight:
        return {"en": "before the first Combat", "fr": "avant le premier combat"}
    nth = NTH[narrow.fight - 1]
    if narrow.during:
        return {"en": f"in the {nth[0]} Combat", "fr": f"dans le {nth[1]} combat"}
    return {"en": f"after the {nth[0]} Combat", "fr": f"après le {nth[1]} combat"}


def hints(found: Found, narrow: Narrow) -> list[dict[str, str]]:
    at = where(narrow)
    return [
        {
            "en": f"The narrow place lies {at['en']}: of {found.offered} choices {wins(found)[0]}.",
            "fr": f"Le passage étroit se trouve {at['fr']} : sur {found.offered} choix, {wins(found)[1]}.",
        },
        {
            "en": f"It takes {narrow.words['en']}.",
            "fr": f"Il faut {narrow.words['fr']}.",
        },
    ]


def wins(found: Found) -> tuple[str, str]:
    if found.winning == 1:
        return "one wins", "un seul gagne"
    return f"{found.winning} win", f"{found.winning} gagnent"


def why(found: Found, narrow: Narrow) -> dict[str, str]:
    """Why it is one: all of it was tried out."""
    at = where(narrow)
    times = min(MANY, round(1 / found.blind))
    en, fr = ("Fewer than one", "Moins d'une") if times == MANY else ("One", "Une")
    return {
        "en": f"{en} in {times} wins who chooses blindly. It hung on what you chose {at['en']}: {narrow.words['en']}.",
        "fr": f"{fr} partie sur {times} se gagne à l'aveuglette. Tout tenait à votre choix {at['fr']} : {narrow.words['fr']}.",
    }


def same(found: Found, lesson: Lesson) -> bool:
    """Whether this is the way the file has."""
    return found.play == [line.written for line in lesson.steps[0].ways[0] if line.who]
