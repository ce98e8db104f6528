"""What rounds come to: shares with intervals that respect the rounds, and Elo over all bouts.

The games of a round are played with the same luck, so they are no independent games: every interval is one over rounds.
"""

import math
from typing import Final

import msgspec

from grimoire.kernel.chance import Chance
from grimoire.lab.rounds import DRAWN, WON, Round
from grimoire.lab.streams import stream
from grimoire.lab.thinking import Thinking

SURE: Final = 1.96  # 95%
ANCHOR: Final = 1500.0
DRAWS_AGAIN: Final = 200  # of rounds, to see how far Elo could be off
FIT_STEPS: Final = 200
SLOPE: Final = math.log(10) / 400


class Standing(msgspec.Struct):
    """One bot against another."""

    one: str
    other: str
    seats: int
    rounds: int
    games: int
    won: int
    drawn: int
    all_won: int  # rounds of which the one bot won every game
    none_won: int  # and no game
    share: float  # of the games; with more than two seats, of what an even bot would win
    low: float
    high: float
    unfinished: int
    errors: int
    turns: float  # a game, on average


class Rating(msgspec.Struct):
    bot: str
    elo: float
    low: float
    high: float
    decisions: int
    ms: float  # a decision: on average, enough for 95 of 100, at most
    ms_95: float
    ms_most: float
    cut: int = 0  # decisions that a ceiling of time ended


def standing(one: str, other: str, seats: int, rounds: list[Round]) -> Standing:
    good = [played for played in rounds if not played.error]
    results = [result for played in good for result in played.results]
    scores = [played.score for played in good]
    whole = 1.0 if seats == 2 else float(seats)
    low, high = interval(scores, 1 / seats)
    return Standing(
        one,
        other,
        seats,
        len(good),
        len(results),
        results.count(WON),
        results.count(DRAWN),
        len([played for played in good if all([result == WON for result in played.results])]),
        len([played for played in good if WON not in played.results and DRAWN not in played.results]),
        whole * mean(scores, 1 / seats),
        whole * low,
        whole * high,
        sum([played.unfinished for played in good]),
        len(rounds) - len(good),
        sum([sum(played.turns) for played in good]) / max(1, len(results)),
    )


def mean(scores: list[float], even: float) -> float:
    return sum(scores) / len(scores) if scores else even


def interval(scores: list[float], even: float) -> tuple[float, float]:
    """Where the true share lies, 95 times of 100. One round wholly won and one wholly lost are added, each with the weight an
    even bot would give it: a few rounds that went one way do not make anything certain."""
    weight = [1.0] * len(scores) + [2 * even, 2 * (1 - even)]
    values = [*scores, 1.0, 0.0]
    total = sum(weight)
    centre = sum([w * v for w, v in zip(weight, values, strict=True)]) / total
    spread = sum([w * (v - centre) ** 2 for w, v in zip(weight, values, strict=True)]) / (total - 1)
    reach = SURE * math.sqrt(spread / total)
    return max(0.0, centre - reach), min(1.0, centre + reach)


# -- Elo ---------------------------------------------------------------------------------------------------------------


class Line(msgspec.Struct):
    """All rounds of two bots, as far as Elo is concerned."""

    one: int
    other: int
    seats: int
    scores: list[float]


def ratings(bots: list[str], anchor: str, rounds: dict[tuple[str, str], list[Round]], seats: int) -> list[Rating]:
    """The Elo of each bot, the strongest first; the anchor has 1500. How far off it may be is seen by drawing rounds again."""
    lines = [
        Line(bots.index(one), bots.index(other), seats, [played.score for played in played_rounds if not played.error])
        for (one, other), played_rounds in rounds.items()
    ]
    fixed = bots.index(anchor)
    fitted = fit(len(bots), fixed, lines)
    chance = stream(0, "rounds drawn again")
    again = [fit(len(bots), fixed, [drawn_again(line, chance) for line in lines]) for _ in range(DRAWS_AGAIN)]
    found: list[Rating] = []
    for place, bot in enumerate(bots):
        thinking = Thinking(spread={})
        for (one, other), played_rounds in rounds.items():
            for played in played_rounds:
                if played.times and bot in (one, other):
                    thinking.add(played.times[0 if bot == one else 1])
        others = sorted([values[place] for values in again])
        low, high = others[len(others) // 40], others[-1 - len(others) // 40]
        found.append(
            Rating(
                bot,
                round(fitted[place]),
                round(low),
                round(high),
                thinking.decisions,
                round(1000 * thinking.seconds / max(1, thinking.decisions), 2),
                round(1000 * thinking.within(0.95), 2),
                round(1000 * thinking.longest, 1),
                thinking.cut,
            )
        )
    return sorted(found, key=lambda rating: -rating.elo)


def drawn_again(line: Line, chance: Chance) -> Line:
    """As many rounds by chance out of those that were played, a wholly won and a wholly lost one among them."""
    urn = [*line.scores, 1.0, 0.0]
    return Line(line.one, line.other, line.seats, [urn[chance.below(len(urn))] for _ in line.scores])


def fit(bots: int, fixed: int, lines: list[Line]) -> list[float]:
    """The ratings under which what happened is most likely. Among many seats a bot wins in proportion to its strength, as in
    Elo among two. Two even rounds are added to each bout, so that who won all is not beyond measure."""
    elo = [ANCHOR] * bots
    for _ in range(FIT_STEPS):
        slope = [0.0] * bots
        steep = [1e-9] * bots
        for line in lines:
            rivals = line.seats - 1
            ratio = rivals * math.exp(SLOPE * (elo[line.other] - elo[line.one]))
            expected = 1 / (1 + ratio)
            weight = len(line.scores) + 2.0
            won = sum(line.scores) + 2.0 / line.seats
            for place, sign in ((line.one, 1.0), (line.other, -1.0)):
                slope[place] += sign * SLOPE * (won - weight * expected)
                steep[place] += SLOPE * SLOPE * weight * expected * (1 - expected)
        moved = 0.0
        for place in range(bots):
            if place != fixed:
                change = max(-200.0, min(200.0, 0.5 * slope[place] / steep[place]))
                elo[place] += change
                moved = max(moved, abs(change))
        if moved < 0.05:
            break
    return elo
