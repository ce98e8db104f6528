"""Every deck against every other, by every bot asked for, and the mixture nobody gains by leaving, with how sure it is."""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from grimoire.lab.results import Arm, Results
from grimoire.lab.statistics import CLAIM, LEAST, Share, among, mean_of
from grimoire.library.deck_lists import Deck

STEPS: Final = 2000  # of regret matching
AGAIN: Final = 200  # drawings of the rounds, for how sure it is
FEWER_STEPS: Final = 400
HALF: Final = 0.5


class Meeting(msgspec.Struct, frozen=True):
    """One deck against another, told from the first."""

    deck: str
    against: str
    bot: str
    won: Share
    claimed: bool  # that one of both is stronger, as sure as a claim must be among so many
    given_up: int


class Part(msgspec.Struct, frozen=True):
    """A deck in the equilibrium: what part of it, and between which bounds in 19 of 20 drawings of the rounds."""

    deck: str
    part: float
    low: float
    high: float
    against_all: Share


class Found(msgspec.Struct, frozen=True):
    """What a matrix comes to; the fields are those of `--json`."""

    decks: list[str]
    bots: list[str]
    rounds: int
    meetings: list[Meeting]
    equilibrium: list[Part]
    errors: int


def matrix_arms(decks: Sequence[Deck], bots: Sequence[str]) -> list[Arm]:
    """Each two decks once, the other seat being played in the same round; by each bot on both sides."""
    return [
        Arm(f"{one.name} / {two.name}", list(one.cards), list(two.cards), 0, bot, bot)
        for bot in bots
        for i, one in enumerate(decks)
        for two in decks[i + 1 :]
    ]


def found_in(results: Results) -> Found:
    arms = results.terms.arms
    names = list(dict.fromkeys(name for arm in arms for name in arm.name.split(" / ")))
    bots = list(dict.fromkeys(arm.bot for arm in arms))
    scores = [list(results.scores(number).values()) for number in range(len(arms))]
    sure = among(len(arms), CLAIM)
    meetings: list[Meeting] = []
    for number, arm in enumerate(arms):
        deck, _, against = arm.name.partition(" / ")
        strict = mean_of(scores[number], sure)
        claimed = strict.many >= LEAST and (strict.low > HALF or strict.high < HALF)
        given_up = sum(not line.over for _, line in results.games_of(number))
        meetings.append(Meeting(deck, against, arm.bot, mean_of(scores[number]), claimed, given_up))
    return Found(
        names,
        bots,
        min([len(each) for each in scores], default=0),
        meetings,
        parts_of(names, meetings, scores),
        len(results.errors),
    )


def parts_of(names: Sequence[str], meetings: Sequence[Meeting], scores: Sequence[Sequence[float]]) -> list[Part]:
    """The equilibrium of all rounds, and of rounds drawn again from them, always in the same way."""
    mix = equilibrium(table_of(names, meetings, [mean(each) for each in scores]), STEPS)
    chance = Random(1)
    others: list[list[float]] = []
    for _ in range(AGAIN):
        drawn = [mean(chance.choices(each, k=len(each))) if each else HALF for each in scores]
        others.append(equilibrium(table_of(names, meetings, drawn), FEWER_STEPS))
    found: list[Part] = []
    for at, name in enumerate(names):
        many = sorted(other[at] for other in others)
        low, high = many[round(0.025 * (AGAIN - 1))], many[round(0.975 * (AGAIN - 1))]
        found.append(Part(name, round(mix[at], 4), round(low, 4), round(high, 4), against_all(name, meetings, scores)))
    return sorted(found, key=lambda part: (-part.part, part.deck))


def against_all(name: str, meetings: Sequence[Meeting], scores: Sequence[Sequence[float]]) -> Share:
    """Whole rounds against everybody: the same seed for all, so that a round is one number."""
    rows = [
        [1 - won for won in each] if meeting.against == name else list(each)
        for meeting, each in zip(meetings, scores, strict=True)
        if name in (meeting.deck, meeting.against)
    ]
    many = min([len(row) for row in rows], default=0)
    return mean_of([mean([row[round] for row in rows]) for round in range(many)])


def table_of(names: Sequence[str], meetings: Sequence[Meeting], values: Sequence[float]) -> list[list[float]]:
    """What each deck gains against each, beyond one half; the mean of all bots."""
    at = {name: place for place, name in enumerate(names)}
    sums: dict[tuple[int, int], list[float]] = {}
    for meeting, value in zip(meetings, values, strict=True):
        sums.setdefault((at[meeting.deck], at[meeting.against]), []).append(value - HALF)
    found = [[0.0] * len(names) for _ in names]
    for (one, two), gains in sums.items():
        found[one][two] = mean(gains)
        found[two][one] = -found[one][two]
    return found


def equilibrium(gains: Sequence[Sequence[float]], steps: int) -> list[float]:
    """By regret matching against oneself: the mean of all steps comes near a mixture nobody gains by leaving."""
    many = len(gains)
    regrets, total = [0.0] * many, [0.0] * many
    for _ in range(steps):
        positive = [regret if regret > 0 else 0.0 for regret in regrets]
        whole = sum(positive)
        weights = [one / whole for one in positive] if whole > 0 else [1 / many] * many
        values = [sum([gain * weight for gain, weight in zip(row, weights, strict=True)]) for row in gains]
        middle = sum([weight * value for weight, value in zip(weights, values, strict=True)])
        for i, value in enumerate(values):
            regrets[i] += value - middle
            total[i] += weights[i]
    return [one / steps for one in total]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else HALF
