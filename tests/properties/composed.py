"""Effects made of effects, by hand and by chance; what their texts say, read by somebody who knows no card language; and
what they do."""

import re
from typing import Final

from grimoire.kernel.event import Event
from grimoire.lab.inventing.grammar import RandomChooser
from grimoire.lab.magenoir.workshop import MageNoirWorkshop
from grimoire.language.source import CardFileError, CardSource, Field
from grimoire.magenoir.facts.cards import CardDrawn
from grimoire.magenoir.facts.health import DamageInflicted, HealthGained, HealthLost
from grimoire.magenoir.position_from_description import PlacedCard, Placement, place
from grimoire.magenoir.zones import DECK, PREPARED

CARD: Final = "invented-0"
YOU, OPP, BOTH = "you", "opp", "players"
PLENTY: Final = 200  # Health Points
CARDS: Final = 60
LANGUAGES: Final = ("en", "fr")

Deed = tuple[str, int, int]  # kind, seat, amount
WORKSHOP: Final = MageNoirWorkshop()


def texts(line: str) -> list[str] | None:
    """The text of a spell with this line in both languages; None where the reader refuses it."""
    source = CardSource(CARD, "invented.yaml", 1)
    source.fields = {"name.en": Field("Rock Tree", 2), "element": Field("fire", 3)}
    source.effect = [Field(line, 10)]
    try:
        WORKSHOP.read([source], alone=True)
    except CardFileError:
        return None
    return [WORKSHOP.texts(CARD, lang) for lang in LANGUAGES]


def done(line: str, seat: int, mage_noir: bool, answer: int) -> list[Deed]:
    """What happens when a seat activates a spell with this line; `answer` is the place of every answer, from either end."""
    assert texts(line) is not None
    placement = Placement()
    placement.active = seat
    for placed in placement.seats:
        placed.life = PLENTY
        placed.zones[DECK] = [PlacedCard("seed") for _ in range(CARDS)]
    placement.seats[seat].mage_noir = int(mage_noir)
    placement.seats[seat].zones[PREPARED] = [PlacedCard(CARD)]
    game = place(WORKSHOP.pool, placement)
    game.advance()
    game.choose_form(f"activate {CARD}")
    happened = list(game.events)
    while game.question.id != "main":
        game.choose(min(answer, len(game.options) - 1) if answer >= 0 else len(game.options) - 1)
        happened.extend(game.events)
    return [deed for event in happened for deed in deeds_of(event)]


def deeds_of(event: Event) -> list[Deed]:
    if isinstance(event, CardDrawn):
        return [(event.kind, event.seat, 1)]
    if isinstance(event, DamageInflicted | HealthLost | HealthGained):
        return [(event.kind, event.player, event.amount)]
    return []


# -- by chance ---------------------------------------------------------------------------------------------------------


def invented(chooser: RandomChooser, depth: int) -> str:
    """An effect whose text this file can read."""
    if depth > 0 and chooser.one_in(2):
        inner = invented(chooser, depth - 1)
        shape = chooser.pick(("if", "if", "else", "repeat", "+", "then", "then"))
        if shape == "if":
            return f"if(mn, {inner})"
        if shape == "else":
            return f"if(mn, {inner}, {invented(chooser, depth - 1)})"
        if shape == "repeat":
            return f"repeat({2 + chooser.below(3)}, {inner})"
        return f"{inner} {shape} {invented(chooser, depth - 1)}"
    who = chooser.pick((YOU, OPP, BOTH))
    number = str(1 + chooser.below(5))
    if chooser.one_in(4):
        number = f"alt({number}, mn, {1 + chooser.below(5)})"
    verb = chooser.pick(("damage", "lose", "gain", "draw"))
    return f"damage({number}, {who})" if verb == "damage" else f"{verb}({who}, {number})"


# -- read --------------------------------------------------------------------------------------------------------------

VERBS: Final = {
    "DamageInflicted": {
        "en": {
            YOU: "this spell deals N damage to you",
            OPP: "deal N damage to the opponent",
            BOTH: "deal N damage to each player",
        },
        "fr": {
            YOU: "ce sort vous inflige N dégâts?",
            OPP: "infligez N dégâts? à l'adversaire",
            BOTH: "infligez N dégâts? à chaque joueur",
        },
    },
    "HealthLost": {
        "en": {YOU: "lose N HP", OPP: "the opponent loses N HP", BOTH: "each player loses N HP"},
        "fr": {YOU: "perdez N PV", OPP: "l'adversaire perd N PV", BOTH: "chaque joueur perd N PV"},
    },
    "HealthGained": {
        "en": {YOU: "gain N HP", OPP: "the opponent gains N HP", BOTH: "each player gains N HP"},
        "fr": {YOU: "gagnez N PV", OPP: "l'adversaire gagne N PV", BOTH: "chaque joueur gagne N PV"},
    },
    "CardDrawn": {
        "en": {YOU: "draw N cards?", OPP: "the opponent draws N cards?", BOTH: "each player draws N cards?"},
        "fr": {YOU: "piochez N cartes?", OPP: "l'adversaire pioche N cartes?", BOTH: "chaque joueur pioche N cartes?"},
    },
}
MAGE_NOIR: Final = {"en": "if you are a Mage Noir", "fr": "si vous êtes Mage Noir"}
OR: Final = {"en": "or", "fr": "ou"}
TIMES: Final = {"en": r" (\d+) times", "fr": r" (\d+) fois"}
OTHERWISE: Final = {"en": "otherwise, ", "fr": "sinon, "}
THEN: Final = {"en": ("then, ", ", then "), "fr": ("ensuite, ", ", puis ")}
AND: Final = {"en": " and ", "fr": " et "}


def read(text: str, lang: str, seat: int, mage_noir: bool) -> list[Deed]:
    """What a text says will happen. A condition holds to the next full stop, and "otherwise" answers the last one."""
    deeds: list[Deed] = []
    last = True  # whether the last condition held
    first, joint = THEN[lang]
    asked = MAGE_NOIR[lang]
    for sentence in text.rstrip(".").split(". "):
        said = without(sentence[0].lower() + sentence[1:], first)
        holds = True
        if said.startswith(OTHERWISE[lang]):
            holds, said = not last, without(said, OTHERWISE[lang])
        for part in said.replace(f"{joint.rstrip()}, {asked}", joint + asked).split(joint):
            while part.startswith(asked):
                part = without(part, f"{asked}, ")
                last = holds = holds and mage_noir
            for clause in part.replace(AND[lang], ", ").split(", "):
                if holds:
                    deeds.extend(read_clause(clause, lang, seat, mage_noir))
    return deeds


def without(text: str, start: str) -> str:
    return text[len(start) :] if text.startswith(start) else text


def read_clause(clause: str, lang: str, seat: int, mage_noir: bool) -> list[Deed]:
    times = 1
    repeated = re.search(f"({TIMES[lang]})+$", clause)
    if repeated:
        for number in re.findall(TIMES[lang], repeated[0]):
            times *= int(number)
        clause = clause[: repeated.start()]
    other = re.search(rf" \({OR[lang]} (\d+) {MAGE_NOIR[lang]}\)", clause)
    if other:
        clause = clause.replace(other[0], "")
    for kind, languages in VERBS.items():
        for who, pattern in languages[lang].items():
            found = re.fullmatch(pattern.replace("N", r"(\d+)", 1), clause)
            if found:
                amount = int(other[1] if other and mage_noir else found[1])
                seats = {YOU: [seat], OPP: [1 - seat], BOTH: [seat, 1 - seat]}[who]
                one = [(kind, hit, amount) for hit in seats]
                if kind == "CardDrawn":
                    one = [(kind, hit, 1) for hit in seats for _ in range(amount)]
                return one * times
    raise AssertionError(f"nobody could read {clause!r}")
