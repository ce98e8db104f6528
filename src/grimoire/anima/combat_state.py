"""A Combat under way: the two sides, what changes them, the cards used in it."""

from typing import Final

from mypy_extensions import mypyc_attr

from grimoire.kernel.packing import Reader, Writer

# Sides.
FIRST: Final = 0  # the Party that declared, or that faces a foe
SECOND: Final = 1  # the other Party, or the foe

# What a foe without a player is.
PARTIES: Final = 0
CREATURE_CARD: Final = 1
MISSION_FOE: Final = 2
OTHER_FOE: Final = 3  # of a Trap, of an exploration table

# How it ended.
UNDECIDED: Final = 0
WON: Final = 1  # by the first side
LOST: Final = 2
TIED: Final = 3
ESCAPED: Final = 4
EVADED: Final = 5

KILL_MARGIN: Final = 5

# Rows of numbers. In `changes`: a Character, and by how much; in `used`: an Advantage, and who used it.
CARD: Final = 0
AMOUNT: Final = 1
USER: Final = 1
PER_CARD: Final = 2
# In `after`: where the text of what follows is, whose it is, and the Character spun for it.
HOME: Final = 0
NUMBER: Final = 1
SEAT: Final = 2
SPINNER: Final = 3
PER_TEXT: Final = 4
# In `given`: which side has more Combat, by how much, and the definition of the card that gave it.
SIDE: Final = 0
GIVEN: Final = 1
GIVER: Final = 2
PER_GIFT: Final = 3


@mypyc_attr(acyclic=True)
class Fight:
    __slots__ = (
        "after",
        "best",
        "bonus",
        "card",
        "changes",
        "combat",
        "escaped",
        "forbidden",
        "given",
        "kind",
        "kinds",
        "margin",
        "result",
        "rival",
        "seat",
        "totals",
        "used",
    )

    def __init__(self, seat: int, rival: int, kind: int, card: int, combat: int, kinds: int) -> None:
        self.seat = seat
        self.rival = rival  # -1: a foe without a player
        self.kind = kind
        self.card = card  # the Creature or Mission, -1 if none
        self.combat = combat  # of a foe without a player
        self.kinds = kinds
        self.bonus = [0, 0]  # for each side, from texts carried out
        self.given: list[int] = []  # what that comes from, so that it can be named
        self.changes: list[int] = []  # on single Characters
        self.best = [1, 1]  # dice for each side
        self.margin = KILL_MARGIN
        self.forbidden = 0  # icons, as bits
        self.used: list[int] = []  # Advantages
        self.after: list[int] = []  # what follows
        self.totals = [0, 0]
        self.result = UNDECIDED
        self.escaped = -1  # the seat that got away

    def side_of(self, seat: int) -> int:
        """The side of a Party, -1 for one that does not fight here."""
        if seat == self.seat:
            return FIRST
        return SECOND if seat == self.rival else -1

    def give(self, side: int, amount: int, giver: int) -> None:
        """A side has this much more Combat in this Combat, by the text of a card."""
        self.bonus[side] += amount
        self.given.extend([side, amount, giver])

    def change(self, card: int, amount: int) -> None:
        """The Combat of a Character changes for as long as this lasts."""
        self.changes.extend([card, amount])

    def change_of(self, card: int) -> int:
        """By how much a Character's Combat is changed here."""
        changes = self.changes
        total = 0
        for i in range(0, len(changes), PER_CARD):
            if changes[i] == card:
                total += changes[i + AMOUNT]
        return total

    def note_used(self, card: int, seat: int) -> None:
        """An Advantage was used here."""
        self.used.extend([card, seat])

    def cards_used(self) -> list[int]:
        return self.used[::PER_CARD]

    def users(self) -> list[int]:
        """Who used each of them, in the same order."""
        return self.used[USER::PER_CARD]

    def lose(self, card: int) -> None:
        """A card no longer lies with those used here: it was cancelled, or taken."""
        used = self.used
        rows = [i for i in range(0, len(used), PER_CARD) if used[i] != card]
        self.used = [number for i in rows for number in used[i : i + PER_CARD]]

    def forget(self, card: int) -> None:
        """A Character has left its Party: if it comes back it is a new one, whom nothing here is about."""
        after, changes = self.after, self.changes
        if not after and not changes:  # mostly
            return
        self.after = after[:]
        for i in range(SPINNER, len(after), PER_TEXT):
            if after[i] == card:
                self.after[i] = -1  # what was promised besides happens all the same
        rows = [i for i in range(0, len(changes), PER_CARD) if changes[i] != card]
        self.changes = [number for i in rows for number in changes[i : i + PER_CARD]]

    def promise(self, home: int, number: int, seat: int, spinner: int) -> None:
        """A text is carried out when this is over."""
        self.after.extend([home, number, seat, spinner])

    def clone(self) -> "Fight":
        other = Fight(self.seat, self.rival, self.kind, self.card, self.combat, self.kinds)
        other.bonus = self.bonus[:]
        other.given = self.given[:]
        other.changes = self.changes[:]
        other.best = self.best[:]
        other.margin = self.margin
        other.forbidden = self.forbidden
        other.used = self.used[:]
        other.after = self.after[:]
        other.totals = self.totals[:]
        other.result = self.result
        other.escaped = self.escaped
        return other

    def pack(self, w: Writer) -> None:
        for number in (self.seat, self.rival, self.kind, self.card, self.combat, self.kinds):
            w.put(number)
        for number in (self.margin, self.forbidden, self.result, self.escaped):
            w.put(number)
        for numbers in (self.bonus, self.given, self.changes, self.best, self.used, self.after, self.totals):
            w.put_list(numbers)


def unpack_fight(r: Reader) -> Fight:
    fight = Fight(r.get(), r.get(), r.get(), r.get(), r.get(), r.get())
    fight.margin, fight.forbidden, fight.result, fight.escaped = r.get(), r.get(), r.get(), r.get()
    fight.bonus = r.get_list()
    fight.given = r.get_list()
    fight.changes = r.get_list()
    fight.best = r.get_list()
    fight.used = r.get_list()
    fight.after = r.get_list()
    fight.totals = r.get_list()
    return fight
