"""A ladder: rounds of bots against each other, and how strong each of them is."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec

from grimoire.build_kind import is_compiled
from grimoire.lab.in_turn import decks_in_turn
from grimoire.lab.ratings import Rating, Standing, ratings, standing
from grimoire.lab.results import Arm, Results
from grimoire.lab.rounds import rounds_of
from grimoire.lab.studies import CAP, LADDER, Study, study_of
from grimoire.lab.tables import Table
from grimoire.lab.thinking import Thinking


class Found(msgspec.Struct):
    """What a ladder comes to; the fields are those of `--json`."""

    game: str
    seats: int
    seed: int
    decks: list[str]
    cards: str
    players: str
    compiled: bool
    anchor: str
    ratings: list[Rating]
    standings: list[Standing]
    errors: list[str]


def arms_of(bots: Sequence[str], against: str) -> list[Arm]:
    """Each bot against the one named before it, or all against one."""
    if against:
        pairs = [(bot, against) for bot in bots if bot != against]
    else:
        pairs = [(bot, below) for below, bot in pairwise(bots)]
    return [Arm(f"{one} / {other}", bot=one, other=other) for one, other in pairs]


def ladder_of(
    table: Table, arms: Sequence[Arm], decks: Sequence[str], seed: int, rounds: int, closed: bool = False, cap: int = CAP
) -> Study:
    """All of them on the same luck, with all decks in turn. Raises BadFile, UnknownBot."""
    turns = [decks_in_turn(decks, table.seats, number) for number in range(len(decks) ** 2)]
    named = {name: list(table.deck(name).cards) for name in decks}
    return study_of(
        LADDER,
        table.name,
        arms,
        (),
        seed,
        rounds,
        table.seats,
        table.options,
        cap,
        closed=closed,
        decks=named,
        turns=turns,
        timed=True,
    )


def found_in(results: Results, times: Mapping[int, tuple[Thinking, ...]] | None = None) -> Found:
    """`times` of the games of this run, by their numbers: results keep none."""
    terms = results.terms
    anchor = terms.arms[0].other  # the one all meet, or the weakest that was named
    by_bout = {(arm.bot, arm.other): rounds_of(results, number, times or {}) for number, arm in enumerate(terms.arms)}
    bots = list(dict.fromkeys([bot for pair in by_bout for bot in pair]))
    return Found(
        terms.game,
        terms.seats,
        terms.seed,
        list(terms.decks),
        terms.cards[0],
        terms.sources,
        is_compiled(),
        anchor,
        ratings(bots, anchor, by_bout, terms.seats),
        [standing(one, other, terms.seats, rounds) for (one, other), rounds in by_bout.items()],
        [
            f"{one} against {other}, seed {terms.seed + played.number}: {played.error}"
            for (one, other), rounds in by_bout.items()
            for played in rounds
            if played.error
        ],
    )
