"""Who watches a game for a statistic: told of every decision of one seat, and asked at the end what it saw.

A new statistic is a class with these three methods and a name in OBSERVERS; what it says stands in the line of the game, in the
table beside a page, and as a share that was won in what a study comes to (docs/simulating.md has one).
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

from grimoire.kernel.option import Option
from grimoire.kernel.position import Position


class Observer(Protocol):
    """Watches the seat that is studied."""

    def asked(self, view: Any, option: Option) -> None:
        """It chose this, seeing that."""

    def over(self, view: Any) -> None:
        """The game has ended, or was given up."""

    def told(self) -> dict[str, list[str]]:
        """Cards by what happened to them, each once, in alphabetical order."""


class Hands:
    """What came into the hand: drawn at all, kept from the hand one began with, left in it at the end."""

    def __init__(self) -> None:
        self.drawn: set[str] = set()
        self.kept: set[str] | None = None
        self.left: set[str] = set()

    def asked(self, view: Any, option: Option) -> None:
        hand = hand_in(view)
        if not view.turn:
            return
        if self.kept is None:
            self.kept = hand
        self.drawn |= hand

    def over(self, view: Any) -> None:
        self.left = hand_in(view)
        self.drawn |= self.left

    def told(self) -> dict[str, list[str]]:
        return {"drawn": sorted(self.drawn), "kept": sorted(self.kept or ()), "left": sorted(self.left)}


class Deeds:
    """What was played, and the Missions that were completed."""

    VERBS: Final = ("prepare", "play", "recruit")

    def __init__(self) -> None:
        self.played: set[str] = set()

    def asked(self, view: Any, option: Option) -> None:
        if option.card and option.verb in self.VERBS:
            self.played.add(option.card)

    def over(self, view: Any) -> None:
        for card in getattr(view.players[view.seat], "completed", ()):
            if card.card:
                self.played.add(card.card)

    def told(self) -> dict[str, list[str]]:
        return {"played": sorted(self.played)}


OBSERVERS: Final[list[Callable[[], Observer]]] = [Hands, Deeds]


def name_of(observer: Callable[[], Observer]) -> str:
    return str(getattr(observer, "__name__", observer)).lower()


def hand_in(view: Any) -> set[str]:
    """What a seat holds; Missions it has are held too."""
    player = view.players[view.seat]
    zones = getattr(player, "zones", None)
    cards = [*player.hand, *player.missions, *player.completed] if zones is None else zones.get("hand", ())
    return {card.card for card in cards if card.card}


class Watching:
    """All observers of one seat of one game; used as what makes the choices."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.observers: list[Observer] = [make() for make in OBSERVERS]

    def choose(self, position: Position, index: int) -> None:
        if position.asked == self.seat:
            view, option = position.view(self.seat), position.options[index]
            for observer in self.observers:
                observer.asked(view, option)
        position.choose(index)

    def told(self, position: Position) -> dict[str, list[str]]:
        view = position.view(self.seat)
        found: dict[str, list[str]] = {}
        for observer in self.observers:
            observer.over(view)
            found |= observer.told()
        return found
