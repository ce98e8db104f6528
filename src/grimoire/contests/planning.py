"""How many rounds a contest has, and whether another system would suit the number of players better."""

from typing import Final

from grimoire.contests.settings import Settings

FEW: Final = 4  # from here to MANY players the publisher's guide has three rounds
MANY: Final = 8
FEW_ROUNDS: Final = 3


def rounds_proposed(players: int) -> int:
    """As many as it takes until one player can have won them all; three for four to eight."""
    if FEW <= players <= MANY:
        return FEW_ROUNDS
    return max(1, (players - 1).bit_length())


def rounds_of_robin(players: int, meetings: int) -> int:
    """As many as it takes until everybody has met everybody."""
    return max(1, players - 1 + players % 2) * meetings


def rounds_planned(settings: Settings, players: int) -> int:
    """Before a cut; none where there is nothing but a bracket."""
    if settings.system == "elimination":
        return 0
    if settings.system == "robin":
        return rounds_of_robin(players, settings.meetings)
    return settings.rounds or rounds_proposed(players)


def cut_planned(settings: Settings, players: int) -> int:
    """How many of these players go on: no cut takes everybody's places for those of two."""
    return min(settings.cut, players) if players > 1 else 0


def last_to_enter(settings: Settings, planned: int) -> int:
    """The last round somebody may come into."""
    return settings.late or (planned + 1) // 2


def robin_suits(settings: Settings, players: int) -> bool:
    """Whether everybody could meet everybody in as many rounds: then nobody is lucky in whom they meet."""
    return settings.system == "swiss" and 2 < players <= rounds_planned(settings, players) + 1
