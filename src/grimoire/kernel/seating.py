"""Dealing cards, with a place by chance for every claim: where the only ones left are taken, others move on.

Claims say which faces are among some cards (dealing.py). Where each of these faces can be is worked out once (`Claimed`),
however often the cards are then dealt.
"""

from typing import Final

from grimoire.kernel.chance import Chance
from grimoire.kernel.dealing import NO_CLAIMS, Claims, InOrder, counted, narrow_ones, taken_of

EMPTY: Final = -1  # no claimed face lies at this place
GIVEN: Final = -2  # something else does


class Claimed:
    """Places that follow each other, among which faces are dealt, and the claims that must hold there."""

    def __init__(self, first: int, many: int, faces: list[int], wanted: list[InOrder], rooms: list[list[int]]) -> None:
        """For each claim which of the faces it wants, and the places it is about, both in order."""
        self.first = first
        self.end = first + many
        self.rooms = rooms
        self.faces: list[int] = []  # each face that is claimed,
        self.kinds: list[int] = []  # and by which claim
        dealt = tuple(faces)
        free = counted(dealt)
        for kind, claimed in enumerate(wanted):
            for face in claimed:
                if face < len(free) and free[face]:  # else it is of another kind
                    free[face] = free[face] - 1
                    self.faces.append(face)
                    self.kinds.append(kind)
        self.left = taken_of(dealt, free)  # what nobody claims


class Seating:
    """A place for every claim."""

    def __init__(self, claimed: Claimed, chance: Chance) -> None:
        self.claimed = claimed
        self.at = at = [EMPTY] * claimed.end  # by place, which of the claimed faces lies there
        last = -1
        fitting: list[int] = []
        for claim, kind in enumerate(claimed.kinds):
            if kind != last:  # the faces of one claim follow each other
                last = kind
                fitting = [place for place in claimed.rooms[kind] if at[place] == EMPTY]
            if fitting:
                at[fitting.pop(chance.below(len(fitting)))] = claim
            else:
                self.squeeze(claim, [])

    def squeeze(self, claim: int, tried: list[int]) -> bool:
        """Let others move on for a claim; whether it has found a place."""
        for place in self.room(claim):
            if place not in tried:
                tried.append(place)
                there = self.at[place]
                if there == EMPTY or self.squeeze(there, tried):
                    self.at[place] = claim
                    return True
        return False

    def fetch(self, place: int, able: list[bool], needed: list[int], tried: list[int]) -> bool:
        """Let one of the claims that are able come to an empty place, from where none of them is needed."""
        tried.append(place)
        for other in range(self.claimed.first, self.claimed.end):
            claim = self.at[other]
            if claim >= 0 and able[claim] and other not in tried and place in self.room(claim):
                self.at[other] = EMPTY
                self.at[place] = claim
                if other not in needed or self.fetch(other, able, needed, tried):
                    return True
                self.at[other] = claim
                self.at[place] = EMPTY
        return False

    def room(self, claim: int) -> list[int]:
        return self.claimed.rooms[self.claimed.kinds[claim]]

    def lay_down(self, printed: list[int]) -> list[int]:
        """Lay down what is claimed. Gives the faces that are left, in order."""
        faces = self.claimed.faces
        at = self.at
        seated = 0
        for place in range(self.claimed.first, self.claimed.end):
            claim = at[place]
            if claim != EMPTY:
                printed[place] = faces[claim]
                seated += 1
        left = self.claimed.left[:]
        if seated < len(faces):
            left += [face for claim, face in enumerate(faces) if claim not in at]
            left.sort()
        return left

    def deal_left(self, faces: list[int], printed: list[int], chance: Chance) -> None:
        """Deal what is left over the places that are left."""
        chance.shuffle(faces)
        at = self.at
        many = 0
        for place in range(self.claimed.first, self.claimed.end):
            if at[place] == EMPTY:
                if many == len(faces):
                    break
                printed[place] = faces[many]
                many += 1


def claimed_at(first: int, many: int, faces: list[int], owed: Claims) -> Claimed:
    """Where the claims that are owed can lie among so many places from the first on."""
    end = first + many
    rooms = [[card for card in cards if first <= card < end] for cards, _ in owed]
    return Claimed(first, many, faces, [wanted for _, wanted in owed], rooms)


def deal(first: int, many: int, faces: list[int], owed: Claims, printed: list[int], chance: Chance) -> None:
    """Deal faces by chance over so many places from the first on, into `printed`, so that the claims hold."""
    faces.sort()  # what is dealt depends on which cards there are, not on their order
    owed = narrow_ones(owed, first, many) if owed and many else NO_CLAIMS
    if owed:
        deal_claimed(claimed_at(first, many, faces, owed), printed, chance)
        return
    chance.shuffle(faces)
    for place, face in zip(range(first, first + many), faces, strict=False):  # an assumed list may be longer
        printed[place] = face


def deal_claimed(claimed: Claimed, printed: list[int], chance: Chance) -> None:
    """Deal faces over places, so that the claims hold."""
    seating = Seating(claimed, chance)
    seating.deal_left(seating.lay_down(printed), printed, chance)
