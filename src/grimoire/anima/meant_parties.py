"""Which Parties a text means."""

from typing import Final

from grimoire.anima.hands import hand
from grimoire.anima.meetings import why_no_match
from grimoire.anima.parties import faction, parties_at, party, players
from grimoire.anima.state import State
from grimoire.anima.text_parts import Target
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Node, Scope
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question

US: Final = 0
FOE: Final = 1
EACH: Final = 2
HERE: Final = 3
RIVAL: Final = 4
LAYER: Final = 5

# What a rival must be like, as bits.
RIVAL_HERE: Final = 1
RIVAL_LARGER: Final = 2
RIVAL_FACTION: Final = 4
RIVAL_CARDS: Final = 8
RIVAL_MATCHED: Final = 16
RIVALRY_NUMBER: Final[dict[str, int]] = {
    "here": RIVAL_HERE,
    "larger": RIVAL_LARGER,
    "with_faction": RIVAL_FACTION,
    "with_cards": RIVAL_CARDS,
    "matched": RIVAL_MATCHED,
}

SEAT_NAMES: Final[tuple[str, ...]] = ("p1", "p2", "p3", "p4", "p5")


class Who(Node):
    """One or several Parties."""

    def __init__(self, kind: int, slot: int = -1) -> None:
        super().__init__()
        self.kind = kind
        self.slot = slot  # of a rival: where the choice is kept

    def is_unnamed(self, s: Scope) -> bool:
        """Whether it is still to be chosen who is meant; that somebody can be is seen to by itself."""
        return self.kind == RIVAL and self.slot not in s.picks

    def seats(self, g: State, s: Scope) -> list[int]:
        if self.kind == US:
            return [s.seat]
        if self.kind == FOE:
            if not g.fights:
                return []
            fight = g.fights[-1]
            other = fight.rival if fight.seat == s.seat else fight.seat
            return [other] if other >= 0 else []
        if self.kind == EACH:
            return players(g)
        if self.kind == HERE:
            area = g.at[s.card] if s.card >= 0 and g.at[s.card] >= 0 else g.place[s.seat]
            return parties_at(g, area)
        if self.kind == LAYER:
            return [g.marks[s.card]]
        return s.picks.get(self.slot, [])


class RivalTarget(Target):
    """Another Party, the user chooses."""

    def __init__(self, slot: int, rivalry: int) -> None:
        super().__init__(slot)
        self.rivalry = rivalry

    def candidates(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        for seat in players(g):
            if seat == s.seat or not party(g, seat):
                continue
            if self.rivalry & RIVAL_HERE and (g.place[seat] < 0 or g.place[seat] != g.place[s.seat]):
                continue
            if self.rivalry & RIVAL_LARGER and len(party(g, seat)) <= len(party(g, s.seat)):
                continue
            if self.rivalry & RIVAL_FACTION and faction(g, seat) < 0:
                continue
            if self.rivalry & RIVAL_CARDS and not hand(g, seat):
                continue
            if self.rivalry & RIVAL_MATCHED and why_no_match(g, s.seat, seat, False) is not None:
                continue
            found.append(seat)
        return found

    def run(self, g: State, f: Frame) -> None:
        seats = self.candidates(g, f.scope)
        if f.step == BEGIN and len(seats) > 1:
            question = Question("choose-party", g.definitions[f.scope.home].id)
            g.ask(
                f, ANSWERED, f.scope.seat, question, Offer([Option("choose", player=SEAT_NAMES[seat]) for seat in seats], seats)
            )
            return
        f.scope.pick(self.slot, [g.reply] if f.step == ANSWERED else seats[:1])
        g.pop()
