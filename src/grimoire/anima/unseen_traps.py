"""Traps that a seat sees lie face down and does not know: a sample has a Trap at each of these places, whatever it may be."""

from typing import Final

from grimoire.anima.state import State
from grimoire.anima.zones import TRAP, TRAPS, USED
from grimoire.kernel.chance import Chance
from grimoire.kernel.dealing import Claims, InOrder
from grimoire.kernel.seating import EMPTY, GIVEN, Claimed, Seating

NO_PLACE: Final = -1


def face_down(table: State, first: int, many: int) -> list[int]:
    """The Advantages that lie face down on an Area, or are being laid there, of so many unseen ones from the first on."""
    zone = table.zone
    return [card for card in range(first, first + many) if zone[card] == TRAPS or zone[card] == USED]


class FaceDown:
    """Advantages among which some lie face down: these are Traps, as everybody can see."""

    def __init__(self, table: State, down: list[int], first: int, faces: list[int], owed: Claims) -> None:
        self.down = down
        definitions = table.definitions
        many = len(faces)
        elsewhere = [True] * (first + many)
        for card in down:
            elsewhere[card] = False
        wanted: list[InOrder] = []
        rooms: list[list[int]] = []
        for cards, claimed in owed:
            traps = [face for face in claimed if definitions[face].type == TRAP]
            room = [card for card in cards if first <= card < first + many]
            if len(traps) < len(claimed):
                wanted.append(tuple([face for face in claimed if definitions[face].type != TRAP]))
                rooms.append([card for card in room if elsewhere[card]])
            if traps:
                wanted.append(tuple(traps))
                rooms.append(room)
        self.claimed = Claimed(first, many, faces, wanted, rooms)
        self.traps = [definitions[face].type == TRAP for face in self.claimed.faces]  # which claims are for Traps
        self.spare = [face for face in self.claimed.left if definitions[face].type == TRAP]  # the Traps nobody claims

    def deal(self, printed: list[int], chance: Chance) -> None:
        seating = Seating(self.claimed, chance)
        spare = self.spare[:]
        chance.shuffle(spare)
        given: dict[int, int] = {}  # by place
        for card in [card for card in self.down if seating.at[card] == EMPTY]:
            if spare:
                given[card] = spare.pop()
            elif not seating.fetch(card, self.traps, self.down, []):  # one that was given away goes here, a claim to its place
                freed = next((place for place in given if seating.fetch(place, self.traps, self.down, [])), NO_PLACE)
                if freed != NO_PLACE:
                    given[card] = given.pop(freed)
        left = seating.lay_down(printed)
        for card, face in given.items():
            printed[card] = face
            seating.at[card] = GIVEN
            left.remove(face)
        seating.deal_left(left, printed, chance)
