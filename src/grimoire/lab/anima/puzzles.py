"""Puzzles of Anima found by search: an attempt at the Final Mission, or the Crisis, in which the dice to come are known.

Chance draws a Party, a hand, Missions done and dice. Then everything that can be chosen is tried: a puzzle is a position in
which few ways win, and where no card that nobody has seen and no answer of the other Party decides. How hard it is, is how
seldom somebody wins who chooses blindly; that is reckoned exactly, over all ways.
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final, cast

import msgspec

from grimoire.anima.definition import CardDefinition
from grimoire.anima.game import Game
from grimoire.anima.setup import PACK
from grimoire.anima.word_numbers import ANY_DIE, AT_COMBAT, OWN_CHECK, OWN_DIE
from grimoire.anima.zones import ADVANTAGE, ARCANE, CHARACTER
from grimoire.kernel.position import Position
from grimoire.lab.exhausting import Budget, TooMuch
from grimoire.library.anima.cards import shipped_pool
from grimoire.library.games import box_of
from grimoire.library.notation import Notation
from grimoire.library.scenarios import read_scenarios

LEARNER: Final = 0  # the seat that solves: alice of scenarios
MOST: Final = 30_000  # choices that are tried for one position
DICE: Final = 14  # known ones; no way may need more
TOLD: Final = 10  # of them said to whoever solves
SELDOM: Final = 1 / 12  # somebody who chooses blindly wins at most so often
GRADES: Final = (1 / 60, 1 / 400)  # at most so often in the second and in the third grade
BEGINS: Final = ("explore", "resist", "mission")  # nobody who wants to win chooses anything else there
WAITS: Final = "pass"
KEYS: Final = 2  # choices on the way, other than to use nothing, at which at least half of what is offered loses: no fewer
SURE: Final = 1.0
EASY_ROLL: Final = 1  # the die of the exploration: nothing waits in any of the places below
RIVAL: Final = "executor"  # answers nothing, whatever happens

ON_A_DIE: Final = (OWN_DIE, ANY_DIE, OWN_CHECK)

QUEST: Final = "quest"
CRISIS: Final = "crisis"
PLACES: Final = {  # of each Final Mission one in which it can be tried
    "splinter-choir": ("shard-crater", "drowned-abbey"),
    "eye-that-will-not-close": ("unlit-citadel", "paradise"),
    "what-waits-beneath": ("throat-of-the-abyss", "sea-of-sand"),
}
NIGHTS: Final = {"eye-that-will-not-close": 2}  # steps that are done already
BONUSES: Final = {  # of Basic Missions that were done: what their rewards leave
    "temple-of-the-sun": ("combat +1",),
    "twin-maws": ("combat +2",),
    "pilgrimage-of-teeth": ("combat +1", "speed +1"),
    "letter-sealed-in-lead": ("speed +2",),
    "vigil-of-the-unburied": ("combat +1",),
    "bounty-of-seven-notches": ("combat +1",),
    "three-circles": ("combat +1", "speed +1"),
    "crown-taken-by-force": ("combat +1",),
    "three-seals": ("speed +1",),
}


class Found(msgspec.Struct, frozen=True):
    """A puzzle, and a way to solve it."""

    seed: int
    kind: str
    final: str
    given: str
    dice: list[int]  # to come, as they are said
    play: list[str]  # "alice play …"
    blind: float  # how often somebody wins who chooses blindly
    key: int  # where in `play` most of what is offered loses
    offered: int  # there
    winning: int  # of these
    tried: int

    @property
    def grade(self) -> int:
        """1 is the easiest."""
        return 1 + sum([self.blind <= bound for bound in GRADES])


class Key(msgspec.Struct, frozen=True):
    """A choice on the way at which most of what is offered loses."""

    at: int  # in `play`
    offered: int
    winning: int
    waits: bool  # what wins is to use nothing

    @property
    def plainness(self) -> tuple[bool, float, int]:
        """The least is the one to tell of."""
        return self.waits, self.winning / self.offered, -self.offered


class NotSure(Exception):
    """It hangs on something nobody could know."""


# -- trying ------------------------------------------------------------------------------------------------------------


class Trying:
    """All that can be chosen in what is left of a turn whose dice are known."""

    def __init__(self, start: Game, most: int) -> None:
        self.turn = start.turn
        self.budget = Budget(most)
        self.known: dict[bytes, float] = {}

    def blind(self, position: Game, depth: int = 0) -> float:
        """How often somebody wins who chooses blindly. Raises TooMuch and NotSure."""
        if position.over or position.turn != self.turn:
            return SURE if position.over and position.winner == LEARNER else 0.0
        key = position.to_bytes()
        found = self.known.get(key)
        if found is None:
            each = [self.after(position, option, depth) for option in range(len(position.options))]
            found = sum(each) / len(each)
            if found and position.asked != LEARNER and len(each) > 1:
                raise NotSure
            self.known[key] = found
        return found

    def after(self, position: Game, option: int, depth: int = 0) -> float:
        self.budget.spend(depth)
        ahead = position.clone()
        ahead.choose(option)
        found = self.blind(ahead, depth + 1)
        if found and (not ahead.dice or is_shown_something(position, ahead)):
            raise NotSure
        return found


def is_shown_something(before: Game, after: Game) -> bool:
    """Whether the learner sees a card that lay face down until then."""
    bit = 1 << LEARNER
    return any(now & bit and not then & bit for then, now in zip(before.known, after.known, strict=True))


def checked(given: str, seed: int = 0, kind: str = QUEST, final: str = "", most: int = MOST) -> Found | None:
    """The written position tried out to its end: a puzzle if it can be won, seldom enough, and hangs on nothing unseen.
    Raises TooMuch."""
    position = placed(given)
    trying = Trying(position, most)
    first = int(explores(kind, final))
    dice = position.dice[first : first + TOLD]
    try:
        blind = trying.blind(position)
        if not 0 < blind <= SELDOM:
            return None
        play, keys = way(trying, position)
    except NotSure:
        return None
    if len([key for key in keys if not key.waits]) < KEYS:
        return None
    key = min(keys, key=lambda key: key.plainness)
    return Found(seed, kind, final, given, dice, play, blind, key.at, key.offered, key.winning, trying.budget.tried)


def way(trying: Trying, position: Game) -> tuple[list[str], list[Key]]:
    """A way that wins, as scenarios have it, that leaves the most ways open at each choice; and where it is narrow. What gives
    itself is not written down."""
    ahead = position.clone()
    play: list[str] = []
    keys: list[Key] = []
    while not ahead.over:
        each = [trying.after(ahead, option) for option in range(len(ahead.options))]
        wins = [one for one in each if one]
        option = each.index(max(each))
        form = notation().written(ahead.options[option].form)
        if len(wins) * 2 <= len(each) and form.partition(" ")[0] not in BEGINS:
            keys.append(Key(len(play), len(each), len(wins), form == WAITS))
        if len(each) > 1:
            play.append(f"alice {form}")
        ahead.choose(option)
    return play, keys


# -- what is tried -----------------------------------------------------------------------------------------------------


def puzzles_from(seed: int, games: int) -> Iterator[Found]:
    """Of so many positions made by chance those that are puzzles."""
    for number in range(seed, seed + games):
        kind, final, given = drawn(number)
        try:
            found = checked(given, number, kind, final)
        except (TooMuch, RecursionError):
            continue
        if found is not None:
            yield found


def drawn(seed: int) -> tuple[str, str, str]:
    """A position by chance: its kind, its Final Mission, and what scenarios say of it."""
    chance = Random(seed)
    kind = chance.choice((QUEST, CRISIS))
    final = chance.choice(sorted(PLACES))
    people = chance.sample(sorted(cards_of(CHARACTER)), 3)
    if chance.random() < 0.7:
        people.append(chance.choice(sorted(cards_of(ARCANE))))
    hand = chance.sample(useful(), chance.randint(3, 5))
    done = chance.sample(sorted(BONUSES), 2)
    dice = [chance.randint(1, 6) for _ in range(DICE)]
    place = chance.choice(PLACES[final])
    bonuses = [f"alice {bonus} lasting by {mission}" for mission in done for bonus in BONUSES[mission]]
    more = f", final steps: {NIGHTS[final]}" if kind == QUEST and final in NIGHTS else ""
    head = (
        ["turn: alice, exploration", "turn number: 10", "order: [bob, alice]"]
        if kind == QUEST
        else ["turn: crisis", "turn number: 16", "order: [alice, bob]"]
    )
    if explores(kind, final):
        dice = [EASY_ROLL, *dice]
    bob = "completed: [letter-sealed-in-lead]" if "letter-sealed-in-lead" not in done else "completed: [toll-of-names]"
    missions = ", ".join(done)
    lines = [
        *head,
        f"areas: [{place}, deimos, karh, salt-market]",
        f"final: {final}",
        f"timer: {3 if kind == QUEST else 1}",
        f"bonuses: [{', '.join(bonuses)}]",
        f"dice: [{', '.join(map(str, dice))}]",
        f"alice: {{party: [{', '.join(people)}], in: {place}, hand: [{', '.join(hand)}], completed: [{missions}]{more}}}",
        f"bob: {{party: [{RIVAL}], in: deimos, {bob}}}",
    ]
    return kind, final, "\n".join(lines) + "\n"


def explores(kind: str, final: str) -> bool:
    """Whether the Area is explored first: what is resisted is tried before."""
    return kind == QUEST and final not in NIGHTS


@lru_cache
def cards_of(category: int) -> dict[str, CardDefinition]:
    """Of the box without the pack; who plays for the other side is left out."""
    definitions = shipped_pool().definitions
    return {one.id: one for one in definitions if one.category == category and one.set != PACK and one.id != RIVAL}


@lru_cache
def useful() -> list[str]:
    """Advantages that can be used in an attempt: in its Combats, or on a die."""
    cards = cards_of(ADVANTAGE).items()
    return sorted(id for id, one in cards if any(act.moment == AT_COMBAT or act.answers in ON_A_DIE for act in one.acts))


@lru_cache
def notation() -> Notation:
    return box_of("anima").notation(shipped_pool())


def placed(given: str) -> Game:
    """The position a text describes. Raises BadFile."""
    body = "".join(f"    {line}\n" for line in given.splitlines())
    text = f"- ruling: a position\n  cites: [A:crisis]\n  given:\n{body}  then: [alice hand size is 0]\n"
    position = notation().place(read_scenarios(notation(), text, "puzzle")[0].play.given)
    position.advance()
    return cast(Game, position)


# -- at play -----------------------------------------------------------------------------------------------------------


def is_lost_by(position: Position, option: int, most: int) -> bool:
    """Whether no way wins any more after a choice. Raises TooMuch."""
    g = cast(Game, position)
    try:
        return not Trying(g, most).after(g, option)
    except NotSure:
        return False
