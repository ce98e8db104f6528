"""A tournament: every deck against every other from both seats on the same seeds, and how often each won."""

from collections.abc import Sequence

import msgspec

from grimoire.lab.results import Arm, Results
from grimoire.lab.rounds import LOST, WON, Round, rounds_of
from grimoire.lab.statistics import Share, mean_of
from grimoire.library.deck_lists import Deck

BETWEEN = " / "  # the names of two decks, for people


class Meeting(msgspec.Struct):
    """What came of one deck against another, told from the side of the first."""

    deck: str
    against: str
    games: int
    wins: int
    losses: int
    draws: int
    unfinished: int  # given up at the cap; they and draws count as half won
    won: Share  # where it lies 95 times of 100, from whole rounds
    wrong: int = 0  # rounds that went wrong; they count nothing

    @property
    def rate(self) -> float:
        return self.won.value if self.won.many else 0.0


class Tournament(msgspec.Struct):
    """The table of a tournament; the fields are those of `--json`. A meeting is there twice, once for each deck."""

    bot: str
    games_a_pairing: int
    seed: int
    decks: list[str]
    opponents: list[str]
    meetings: list[Meeting]
    totals: list[Share]  # of each deck against all it met, except itself

    def once(self) -> list[Meeting]:
        """Each meeting from one side alone."""
        found: dict[frozenset[str], Meeting] = {}
        for meeting in self.meetings:
            found.setdefault(frozenset((meeting.deck, meeting.against)), meeting)
        return list(found.values())

    def by_distance(self) -> list[Meeting]:
        """The meetings of different decks, told from the side of the deck that won more, the most one-sided first."""
        uneven = [m for m in self.meetings if m.deck != m.against and m.rate >= 0.5]
        return sorted(uneven, key=distance)


def distance(meeting: Meeting) -> tuple[float, str, str]:
    return (-meeting.rate, meeting.deck, meeting.against)


def arms_of(decks: Sequence[Deck], opponents: Sequence[Deck], bot: str) -> list[Arm]:
    """Each two decks that meet. Without opponents the decks meet each other."""
    if opponents:
        meeting = [(one, two) for one in decks for two in opponents]
    else:
        meeting = [(one, two) for i, one in enumerate(decks) for two in decks[i + 1 :]]
    return [
        Arm(f"{one.name}{BETWEEN}{two.name}", list(one.cards), list(two.cards), 0, bot, bot, met=[one.name, two.name])
        for one, two in meeting
    ]


def found_in(results: Results) -> Tournament:
    arms = results.terms.arms
    pairs = [arm.met or arm.name.split(BETWEEN) for arm in arms]  # of files kept earlier: the name alone
    rounds = [rounds_of(results, number, {}) for number in range(len(arms))]
    firsts, seconds = ([pair[side] for pair in pairs] for side in (0, 1))
    named = list(dict.fromkeys([*firsts, *seconds]))
    each_other = len(pairs) == len(named) * (len(named) - 1) // 2 and all(one != other for one, other in pairs)
    decks, opponents = (named, named) if each_other else (list(dict.fromkeys(firsts)), list(dict.fromkeys(seconds)))
    meetings: list[Meeting] = []
    for (one, other), played in zip(pairs, rounds, strict=True):
        meetings.append(meeting(one, other, played))
        if one != other:
            meetings.append(turned(meetings[-1]))
    return Tournament(
        arms[0].bot,
        results.terms.rounds * results.terms.places,
        results.terms.seed,
        decks,
        opponents,
        meetings,
        [total(deck, pairs, rounds) for deck in decks],
    )


def meeting(one: str, other: str, rounds: Sequence[Round]) -> Meeting:
    good = [played for played in rounds if not played.error]
    games = [result for played in good for result in played.results]
    unfinished = sum(played.unfinished for played in good)
    wins, losses = games.count(WON), games.count(LOST)
    share = mean_of([played.score for played in good])
    return Meeting(
        one,
        other,
        len(games),
        wins,
        losses,
        len(games) - wins - losses - unfinished,
        unfinished,
        share,
        len(rounds) - len(good),
    )


def turned(seen: Meeting) -> Meeting:
    """The same from the other side."""
    won = seen.won
    other = Share(1 - won.value, 1 - won.high, 1 - won.low, won.many) if won.many else won
    return msgspec.structs.replace(seen, deck=seen.against, against=seen.deck, wins=seen.losses, losses=seen.wins, won=other)


def total(deck: str, pairs: Sequence[Sequence[str]], rounds: Sequence[Sequence[Round]]) -> Share:
    """A deck against all it met, except itself: one seed of all of them is one number."""
    by_seed: dict[int, list[float]] = {}
    for (one, other), played in zip(pairs, rounds, strict=True):
        for each in played:
            if deck in (one, other) and one != other and not each.error:
                by_seed.setdefault(each.number, []).append(each.score if deck == one else 1 - each.score)
    return mean_of([sum(scores) / len(scores) for scores in by_seed.values()])
