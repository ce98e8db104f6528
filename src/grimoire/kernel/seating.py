"""Dealing cards, with a place by chance for every claim: where the only ones left are taken, others move on.

Claims say which faces are among some cards (dealing.py). Where each of these faces can be is worked out once (`Claimed`),
however often the cards are then dealt.
"""

from grimoire.kernel.chance import Chance
from grimoire.kernel.dealing import NO_CLAIMS, Claims, counted, marked, narrow_ones, taken_of


class Claimed:
    """Places, in order, among which faces are dealt, and the claims that must hold there."""

    def __init__(self, places: list[int], faces: list[int], owed: Claims) -> None:
        self.places = places
        self.faces: list[int] = []  # each face that is claimed,
        self.kinds: list[int] = []  # and by which claim
        self.rooms: list[list[int]] = []  # for each claim the places it is about
        dealt = tuple(faces)
        left = counted(dealt)  # of what nobody claims
        last = places[-1]
        free = marked(places, last + 1)
        for cards, claimed in owed:
            for face in claimed:
                if face < len(left) and left[face]:  # else it is of another kind
                    left[face] -= 1
                    self.faces.append(face)
                    self.kinds.append(len(self.rooms))
            self.rooms.append([card for card in cards if card <= last and free[card]])
        self.left = taken_of(dealt, left)


class Seating:
    """A place for every claim."""

    def __init__(self, claimed: Claimed, chance: Chance) -> None:
        self.claimed = claimed
        self.places = claimed.places
        self.at: dict[int, int] = {}  # place -> which of the claimed faces lies there
        rooms = [room[:] for room in claimed.rooms]
        for claim, kind in enumerate(claimed.kinds):
            fitting = rooms[kind]
            if fitting:
                taken = fitting[chance.below(len(fitting))]
                self.at[taken] = claim
            else:
                taken = self.squeeze(claim, [])
            for room in rooms:
                take_out(room, taken)

    def squeeze(self, claim: int, tried: list[int]) -> int:
        """Let others move on for a claim. Gives the place that is no longer empty, -1 where none is left."""
        for card in self.room(claim):
            if card not in tried:
                tried.append(card)
                taken = self.squeeze(self.at[card], tried) if card in self.at else card
                if taken >= 0:
                    self.at[card] = claim
                    return taken
        return -1

    def fetch(self, place: int, able: set[int], needed: list[int], tried: list[int]) -> bool:
        """Let one of the claims that are able come to an empty place, from where none of them is needed."""
        tried.append(place)
        for card in self.places:
            claim = self.at.get(card, -1)
            if claim in able and card not in tried and place in self.room(claim):
                del self.at[card]
                self.at[place] = claim
                if card not in needed or self.fetch(card, able, needed, tried):
                    return True
                self.at[card] = claim
                del self.at[place]
        return False

    def room(self, claim: int) -> list[int]:
        return self.claimed.rooms[self.claimed.kinds[claim]]

    def lay_down(self, printed: list[int]) -> list[int]:
        """Lay down what is claimed. Gives the faces that are left, in order."""
        faces = self.claimed.faces
        for card, claim in self.at.items():
            printed[card] = faces[claim]
        left = self.claimed.left[:]
        if len(self.at) < len(faces):
            seated = set(self.at.values())
            left += [face for claim, face in enumerate(faces) if claim not in seated]
            left.sort()
        return left

    def deal_left(self, faces: list[int], places: list[int], printed: list[int], chance: Chance) -> None:
        """Deal what is left over the places that are left of these."""
        chance.shuffle(faces)
        empty = [card for card in places if card not in self.at]
        for card, face in zip(empty, faces, strict=False):  # an assumed list may be longer than what is unseen
            printed[card] = face


def take_out(room: list[int], card: int) -> None:
    """Take a card out of some that are in order, if it is there."""
    low, high = 0, len(room)
    while low < high:
        middle = (low + high) // 2
        if room[middle] < card:
            low = middle + 1
        else:
            high = middle
    if low < len(room) and room[low] == card:
        room.pop(low)


def deal(places: list[int], faces: list[int], owed: Claims, printed: list[int], chance: Chance) -> None:
    """Deal faces over places by chance, into `printed`, so that the claims hold."""
    faces.sort()  # what is dealt depends on which cards there are, not on their order
    owed = narrow_ones(owed, places[0], len(places)) if owed and places else NO_CLAIMS
    if owed:
        deal_claimed(Claimed(places, faces, owed), printed, chance)
        return
    chance.shuffle(faces)
    for card, face in zip(places, faces, strict=False):  # an assumed list may be longer than what is unseen
        printed[card] = face


def deal_claimed(claimed: Claimed, printed: list[int], chance: Chance) -> None:
    """Deal faces over places, so that the claims hold."""
    seating = Seating(claimed, chance)
    faces = seating.lay_down(printed)
    seating.deal_left(faces, claimed.places, printed, chance)
