"""What is settled before a contest begins: its system, its rounds, what a round counts."""

from typing import Final, Literal

import msgspec

from grimoire.kernel.unusable import Unusable

System = Literal["swiss", "elimination", "robin"]
Tiebreak = Literal["omw", "gw", "ogw", "met", "buchholz", "cut1", "sb", "wins", "lot"]

CUTS: Final = (0, 2, 4, 8, 16)
LENGTHS: Final = (1, 3, 5)  # of a series
MOST_ROUNDS: Final = 99
MOST_MINUTES: Final = 600
MOST_POINTS: Final = 10  # more would only make weights wider
LONGEST_TITLE: Final = 80
LONGEST_RULES: Final = 4000
LATER: Final = ("minutes", "late", "apart", "rules", "rounds", "cut")  # what may still change once a round is paired


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a contest goes. Left as it is, it is the way the publisher's guide for organisers proposes."""

    system: System = "swiss"
    rounds: int = 3  # 0: as many as the number of players asks for
    cut: int = 4  # how many go on by single elimination; 0: nobody
    best_of: int = 3
    cut_best_of: int = 3
    meetings: int = 1  # of each pair, where everybody meets everybody
    minutes: int = 45  # of a round; 0: no end
    at_time: Literal["publisher", "draw", "judge"] = "publisher"
    points: tuple[int, int, int] = (3, 1, 0)  # won, drawn, lost
    bye: int = 3
    tiebreaks: tuple[Tiebreak, ...] = ("omw", "gw", "ogw", "met", "lot")
    format: str = "competitive"
    late: int = 0  # the last round somebody may come into; 0: half of the rounds
    apart: tuple[tuple[int, int], ...] = ()  # players who are kept from meeting
    last_by_rank: bool = False  # the last round is paired by the standings
    rules: str = ""  # what else holds, in the words of whoever organises


PRESETS: Final = {
    "publisher": Settings(),
    "swiss": Settings(rounds=0, cut=0),
    "elimination": Settings(system="elimination", rounds=0, cut=0),
    "robin": Settings(system="robin", rounds=0, cut=0),
}


def check(settings: Settings) -> None:
    """Raises Unusable where no contest can go like that."""
    bounds = {
        "rounds": (settings.rounds, 0, MOST_ROUNDS),
        "minutes": (settings.minutes, 0, MOST_MINUTES),
        "late": (settings.late, 0, MOST_ROUNDS),
        "bye": (settings.bye, 0, MOST_POINTS),
        "meetings": (settings.meetings, 1, 2),
        **{f"points-{i}": (worth, 0, MOST_POINTS) for i, worth in enumerate(settings.points)},
    }
    for name, (value, least, most) in bounds.items():
        if not least <= value <= most:
            raise Unusable("contest-setting-range", name=name.partition("-")[0], least=least, most=most)
    for name, value, choices in (
        ("cut", settings.cut, CUTS),
        ("best_of", settings.best_of, LENGTHS),
        ("cut_best_of", settings.cut_best_of, LENGTHS),
    ):
        if value not in choices:
            raise Unusable("contest-setting-one-of", name=name, choices=", ".join(map(str, choices)))
    won, drawn, lost = settings.points
    if not won > drawn >= lost:
        raise Unusable("contest-setting-points")
    if len(set(settings.tiebreaks)) < len(settings.tiebreaks):
        raise Unusable("contest-setting-twice", name="tiebreaks")
    if any(one == other for one, other in settings.apart):
        raise Unusable("contest-setting-apart")
    if len(settings.rules) > LONGEST_RULES:
        raise Unusable("contest-setting-long", name="rules", most=LONGEST_RULES)
    if settings.system != "swiss" and settings.cut:
        raise Unusable("contest-setting-cut")


def changed_too_late(before: Settings, after: Settings) -> str:
    """The first setting that may not change any more once a round is paired; empty where all may."""
    for name in Settings.__struct_fields__:
        if name not in LATER and getattr(before, name) != getattr(after, name):
            return name
    return "rounds" if 0 < after.rounds < before.rounds else ""
