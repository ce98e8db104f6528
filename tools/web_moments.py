"""Moments of real games as a seat is given them, for the tests of the client in the browser: `python tools/web_moments.py`.

Bots play; of each question the richest moment of the game is kept, with the cards it names as printed. Moments that games
seldom come to are described. The files lie in web/src/testing/moments; they are made anew when what a seat is given changes,
and their difference is read.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from grimoire.bots.bot import sealed
from grimoire.bots.games import make_bot
from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position
from grimoire.lab.games import table_of
from grimoire.library.games import GAMES
from grimoire.library.magenoir.decks import find_deck
from grimoire.library.pools import CardPool
from grimoire.library.records import Record
from grimoire.magenoir.pool import Pool
from grimoire.pages.games import printed_cards_of
from grimoire.seat.seats import Given, Seats
from grimoire.table.match import Match

FOLDER: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "testing" / "moments"
DECKS: Final = ("burning-wrath", "surging-growth")
SEEDS: Final = {"magenoir": 5, "anima": 2}
ALL: Final = "--all" in sys.argv  # every question, to look at them
STORY: Final = 25  # entries told
KEPT: Final[dict[str, dict[str, tuple[str, ...]]]] = {  # by game and question: the languages
    "magenoir": {"main": ("en", "fr"), "gather": ("en",), "choose": ("en",), "take-pile": ("en",), "over": ("en",)},
    "anima": {"movement": ("en", "fr"), "over": ("en", "fr")},
}

MINE: Final = (
    "hp: 11, mage noir: yes, hand: [magma-eruption, flame, sulfur-flame, flame-projectile, fire-ball, tree-in-flames],"
    " prepared: [fiery-arrow: {mana: 2 fire, used: [century]}, solar-burn: {mana: 3 fire}],"
    " channeled: [radiant-light: {mana: 1 fire}, breath-of-flames: {mana: 1 air 1 fire}, draconic-flame: {mana: 2 fire}],"
    " equipment: [fire-mask: {mana: 1 fire 1 vegetal}, crimson-ring: {mana: 1 fire 1 mineral}],"
    " rituals: [crimson-ritual: {mana: 1 fire 2 arcane}], animals: [fox], reserve: 4 fire 1 mineral 1 arcane"
)
THEIRS: Final = (
    "hp: 9, hand: [seed, seed, seed, seed, seed],"
    " permanents: [animated-tree: {mana: 1 water 3 vegetal}, enchanted-forest: {mana: 2 water 2 vegetal}],"
    " prepared: [ephemeral-brambles: {mana: 2 vegetal}],"
    " channeled: [sprouted-seed: {mana: 1 water 1 vegetal}, seed: {mana: 1 vegetal}],"
    " equipment: [bark-armor: {mana: 2 vegetal}, druid-ring: {mana: 3 vegetal 1 mineral}], animals: [deer],"
    " reserve: 1 water 3 vegetal 1 mineral"
)
ETHER: Final = "turn number: 17, left: 2 fire 1 vegetal, right: 1 air 1 water 1 vegetal 1 arcane"
TREES: Final = "tree-in-flames: {mana: 1 fire 2 vegetal}, artificial-sun: {mana: 3 fire}"
MANY: Final = (
    f"{TREES}, king-of-trees, enchanted-forest, hostile-forest, prodigious-sowing,"
    " kerlochs-flower, bramble-forest, manchineel-tree, underground-mine"
)
STRUCK: Final = (
    "{alice: {hp: 7, mage noir: yes, permanents: [animated-tree: {mana: 1 water 3 vegetal, hp: 2}, enchanted-forest],"
    " equipment: [bark-armor: {mana: 2 vegetal}], hand: [fiery-arrow, tree-in-flames, flame, seed],"
    " prepared: [dazzle: {mana: 1 fire}, punch], channeled: [radiant-light, sprouted-seed, seed],"
    " reserve: 2 fire 1 vegetal},"
    " bob: {hp: 8, prepared: [great-waters: {mana: 1 air 2 water}, fractal-tide: {mana: 1 water 1 arcane}],"
    " channeled: [droplet, water-drop, droplet, tide], equipment: [azure-ring], hand: [seed, seed, seed, seed]},"
    " turn number: 14, left: 1 air 2 water, right: 1 fire 1 vegetal 1 arcane, turn: bob}"
)
DESCRIBED: Final[dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]]] = {  # by name: the position, choices, the languages
    "table": (f"{{alice: {{{MINE}, permanents: [{TREES}]}}, bob: {{{THEIRS}}}, {ETHER}}}", (), ("en", "fr")),
    "trade-for": (f"{{alice: {{{MINE}, permanents: [{TREES}]}}, bob: {{{THEIRS}}}, {ETHER}}}", ("trade",), ("en", "fr")),
    "trade-give": (
        f"{{alice: {{{MINE}, permanents: [{TREES}]}}, bob: {{{THEIRS}}}, {ETHER}}}",
        ("trade", "take air right"),
        ("en",),
    ),
    "component": (
        f"{{alice: {{{MINE}, permanents: [{TREES}]}}, bob: {{{THEIRS}}}, {ETHER}}}",
        ("prepare magma-eruption",),
        ("en", "fr"),
    ),
    "many": (f"{{alice: {{{MINE}, permanents: [{MANY}]}}, bob: {{{THEIRS}}}, {ETHER}}}", (), ("en",)),
    "redirect": (
        STRUCK,
        ("activate great-waters", "target opponent", "pass", "no"),
        ("en", "fr"),
    ),
    "window": (STRUCK, ("activate great-waters", "target opponent"), ("en",)),
}


def described(given: str, choices: tuple[str, ...]) -> Seats:
    """Seats at a described position, after these choices."""
    pool = GAMES["magenoir"].shipped_pool()
    seats = Seats.of_record(Record("0.1.0", "magenoir", pool.digest, ["You", "Greedy"], seed=1, given=given), pool)
    for form in choices:
        seats.match.choose(form)
    return seats


def duel(seed: int) -> Iterator[Seats]:
    """Two bots at Mage Noir; the seats before each choice, and after the last."""
    pool = GAMES["magenoir"].shipped_pool()
    assert isinstance(pool, Pool)
    decks = [list(find_deck(name, pool).cards) for name in DECKS]
    table = table_of("magenoir", (), 2)
    yield from played(seats_of("magenoir", pool, ["You", "Greedy"], table.begin(decks, seed)), seed)


def world(seed: int) -> Iterator[Seats]:
    """Three bots at Anima."""
    table = table_of("anima", (), 3)
    pool = GAMES["anima"].shipped_pool()
    yield from played(seats_of("anima", pool, ["You", "Greedy", "Eager"], table.begin([[], [], []], seed)), seed)


def seats_of(game: str, pool: CardPool, names: list[str], start: Position) -> Seats:
    return Seats(Match(start, Record("", game, "", names), [None] * len(names)), pool)


def played(seats: Seats, seed: int) -> Iterator[Seats]:
    bots = [make_bot("greedy", seeded(seed + seat), seats.game) for seat in range(len(seats.names))]
    while True:
        yield seats
        decision = seats.position.decision()
        if decision is None:
            return
        index = bots[decision.seat].choose(sealed(seats.position, decision.seat), decision)
        seats.match.choose(decision.options[index].form)


def richness(given: Given) -> int:
    """How much there is to draw: cards on the table and what can be done with them."""
    boards = [thing for thing in given.scene.things if thing.place.split(".")[-1] not in ("hand", "deck", "discard", "exile")]
    return 3 * len(boards) + len(given.ask.choices)


def write(name: str, seats: Seats, languages: tuple[str, ...]) -> None:
    for lang in languages:
        given = seats.given(0, lang, max(0, seats.number - STORY), undo=True)
        named = msgspec.json.encode(given).decode()
        faces = {id: card for id, card in printed_cards_of(seats.game, seats.pool, lang).items() if f'"card":"{id}"' in named}
        data = msgspec.json.encode({"given": given, "faces": faces})
        (FOLDER / f"{name}.{lang}.json").write_bytes(data + b"\n")
        print(f"{name}.{lang}: entry {seats.number}, {len(data) // 1024} kB")


def best_moments(game: Iterator[Seats]) -> dict[str, int]:
    """Of each question seat 0 is asked, the number of the richest moment; the end under `over`."""
    found: dict[str, tuple[int, int]] = {}
    for seats in game:
        decision = seats.position.decision()
        if decision is None:
            found["over"] = (0, seats.number)
        elif decision.seat == 0 and len(decision.options) > 1:
            rich = richness(seats.given(0, "en", seats.number))
            found[decision.question.id] = max(found.get(decision.question.id, (-1, 0)), (rich, seats.number))
    return {question: number for question, (_, number) in found.items()}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game, play in (("magenoir", duel), ("anima", world)):
        best = best_moments(play(SEEDS[game]))
        wanted = {best[question]: question for question in (best if ALL else KEPT[game]) if question in best}
        for seats in play(SEEDS[game]):
            question = wanted.get(seats.number)
            if question:
                write(f"{game}-{question}", seats, KEPT[game].get(question, ("en", "fr")))
    for name, (given, choices, languages) in DESCRIBED.items():
        write(f"magenoir-{name}", described(given, choices), languages)


if __name__ == "__main__":
    main()
