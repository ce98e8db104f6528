"""Puzzles found in simulated games: a turn that is won for sure, whatever lies where and whoever answers, and by one first
action alone.

A turn of a game is tried out, as far as is allowed, from what its player could know. Moments before an action in which one
brings more than all others are candidates: *as it was played* where just this one takes all Health Points the opponent has,
else with as many given to her as it takes; where two are as good, without the Mana that is left over. The best of them are
written down and tried out again as somebody will find them.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, cast

import msgspec

from grimoire.bots.bot import Bot, Sight
from grimoire.kernel.position import Position
from grimoire.lab.exhausting import WON, Budget, Exhaustion, Proof, TooMuch
from grimoire.lab.games import table_of
from grimoire.lab.magenoir.puzzle_turn import MageNoirTurn
from grimoire.lab.play import bots_for
from grimoire.lab.streams import stream
from grimoire.library.games import box_of
from grimoire.library.notation import Notation
from grimoire.library.scenarios import read_scenarios
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.describing import NotBetweenChains
from grimoire.magenoir.game import Game
from grimoire.magenoir.zones import ANIMALS, PERMANENTS, PREPARED

CAP: Final = 3_000  # decisions of a game
LEAST: Final = 3  # Health Points of the opponent; what is less is seen at once
PLENTY: Final = 99  # so many that no turn takes them
FEWEST: Final = 3  # actions; one less where something tempts
TRIES: Final = 8  # candidates of a turn that are tried out to the end
LEARNER: Final = 0  # the seat that solves: alice of scenarios
NEAR: Final = 2  # Health Points short: a first action that tempts
GRADES: Final = (3, 4)  # points from which a puzzle is of the second and of the third grade
RANDOM: Final = "random"  # for a deck: one made by chance
ANSWERING: Final = (PREPARED, PERMANENTS, ANIMALS)  # where cards lie that may answer
LIFE: Final = re.compile(r"(?m)^(bob:\n)(  hp: -?\d+\n)?")


class Limits(msgspec.Struct, frozen=True):
    """How many choices are tried before something is given up."""

    glance: int = 2_000  # a turn nobody won
    most: int = 20_000  # a position that may be a puzzle


class Found(msgspec.Struct, frozen=True):
    """A puzzle, and the shortest way to solve it."""

    seed: int
    decks: tuple[str, str]
    turn: int
    as_played: bool  # the opponent has as many Health Points as in the game
    given: str  # the position as scenarios say it
    play: list[str]  # "alice prepare …"; what gives itself too
    life: int  # of the opponent
    actions: int
    own: int  # choices of one's own among several
    answers: int  # choices of the opponent among several
    brings: dict[str, int]  # the most that every other first action brings
    tried: int  # choices that were tried to be sure
    tight: bool = False  # without the Mana that was left over

    @property
    def near(self) -> int:
        """First actions that tempt: they come so near."""
        return len([one for form, one in self.brings.items() if self.life - one <= NEAR and form != "end turn"])

    @property
    def verbs(self) -> list[str]:
        return [line.split()[1] for line in self.play if line.startswith("alice ")]

    @property
    def needs(self) -> int:
        """Of components, abilities (of Animals too), a trade and answers, how many come into it."""
        verbs = self.verbs
        return ("component" in verbs) + ("use" in verbs) + ("trade" in verbs) + (self.answers > 0)

    @property
    def grade(self) -> int:
        """1 is the easiest: a point for each action from the third to the seventh, one for each of the first two beginnings
        that tempt, and one for each thing that comes into it."""
        points = min(5, self.actions - 2) + min(2, self.near) + self.needs
        return 1 + sum([points >= bound for bound in GRADES])


def pairing_of(seed: int) -> tuple[str, str]:
    """Decks for a game: seeds in a row go through those that come with the program, and every third is made by chance."""
    names = table_of("magenoir").deck_names()
    many = len(names)
    return RANDOM if seed % 3 == 2 else names[seed % many], names[(seed * 5 + seed // many + 3) % many]


def puzzles_in(seed: int, decks: tuple[str, str], bots: tuple[str, str], limits: Limits) -> Iterator[Found]:
    """The puzzles of one game, of turns of the first seat."""
    table = table_of("magenoir")
    lists = [
        table.random_deck(stream(seed, f"deck {seat}")) if name == RANDOM else list(table.deck(name).cards)
        for seat, name in enumerate(decks)
    ]
    position = cast(Game, table.begin(lists, seed))
    players: list[Bot] = bots_for(list(bots), seed, "magenoir")
    sights = [Sight(position, 0), Sight(position, 1)]
    moments: list[Game] = []  # of the learner's turn, before each action
    for _ in range(CAP):
        decision = position.decision()
        if moments and (decision is None or moments[0].turn != position.turn):
            if moments[0].life[1 - LEARNER] - position.life[1 - LEARNER] >= LEAST:
                for found in puzzles_of(moments, seed, limits):
                    yield msgspec.structs.replace(found, seed=seed, decks=decks)
            moments = []
        if decision is None:
            return
        if decision.opens and decision.question.id == "main" and decision.seat == LEARNER:
            moments.append(position.clone())
        position.choose(players[decision.seat].choose(sights[decision.seat], decision))


def puzzles_of(moments: list[Game], seed: int, limits: Limits) -> Iterator[Found]:
    """The best puzzles of a turn, made from what its player could know: from its last actions back to where it is too much.
    No two of them begin alike."""
    candidates: list[Candidate] = []
    for moment in moments[::-1][1::2]:
        watching = watched(moment, seed, limits.glance)
        candidates += watching.candidates
        if watching.budget.is_spent:
            break
    begun: list[str] = []
    tries = TRIES
    for one in sorted(candidates, key=lambda one: -one.points):
        if one.first in begun:
            continue
        tries -= 1
        if tries < 0:
            return
        try:
            given = with_life(notation().export(one.position), one.life)
            found = checked(given, limits.most)
            tight = "" if found is not None else without_spare_mana(given, limits.most)
            if tight:
                found = checked(tight, limits.most)
        except (TooMuch, NotBetweenChains, BadFile, RecursionError):
            continue
        if found is not None and (found.actions >= FEWEST or found.near):
            begun.append(one.first)
            yield msgspec.structs.replace(found, as_played=one.as_played and not tight, tight=bool(tight))


def without_spare_mana(given: str, most: int) -> str:
    """The same position without the Mana that its shortest way leaves over; empty where there is none. Raises TooMuch."""
    position = placed(given)
    rules = MageNoirTurn(position, LEARNER)
    proof = Proof(rules, Budget(most))
    lengths = [proof.how_long(position, option) for option in range(len(position.options))]
    fewest = min([length for length in lengths if length], default=0)
    if fewest < FEWEST:
        return ""
    ahead = position.clone()
    for _, form in proof.line(position, lengths.index(fewest), fewest)[:-1]:
        ahead.choose_form(form)
    spare = [min(one, other) for one, other in zip(ahead.reserve[0:6], position.reserve[0:6], strict=True)]
    for element, amount in enumerate(spare):
        position.reserve[element] -= amount
    return notation().export(position) if any(spare) else ""


def watched(position: Game, seed: int, most: int) -> "Watching":
    """The rest of a turn tried out, as far as is allowed: what was tried to its end until then will do."""
    sample = position.sample(LEARNER, stream(seed, f"puzzle {position.turn}"))
    sample.led_back = {}  # as a position that is written down: nobody knows how it was come to
    missing = PLENTY - sample.life[1 - LEARNER]
    sample.life[1 - LEARNER] = PLENTY
    watching = Watching(MageNoirTurn(sample, LEARNER), Budget(most), missing)
    try:
        watching.most_of(sample, 0)
    except (TooMuch, RecursionError):
        pass
    return watching


class Candidate(msgspec.Struct, frozen=True):
    """A moment that may be a puzzle, if the opponent has so many Health Points."""

    position: Game
    life: int
    as_played: bool
    first: str  # the best action
    points: int


class Watching(Exhaustion):
    """Tries a turn out, and keeps the moments in which one action brings more than all others."""

    def __init__(self, rules: MageNoirTurn, budget: Budget, missing: int) -> None:
        super().__init__(rules, budget)
        self.missing = missing  # Health Points that the opponent has here and had not in the game
        self.candidates: list[Candidate] = []
        self.seen: set[tuple[object, ...]] = set()  # of two moments that differ in the piles alone one will do
        self.length = 0  # actions to the best moment, of what was tried last
        self.lengths: dict[bytes, int] = {}

    def after(self, position: Position, option: int, depth: int) -> int:
        self.length = 0
        return super().after(position, option, depth)

    def best(self, position: Position, depth: int) -> int:
        rules = self.rules
        if not rules.is_pause(position):
            return super().best(position, depth)
        key = rules.key(position)
        found = super().best(position, depth)
        self.length = self.lengths.get(key, 0) if found > rules.gain(position) else 0
        return found

    def most_of(self, position: Position, depth: int) -> int:
        brought: list[int] = []
        lengths: list[int] = []
        for option in range(len(position.options)):
            brought.append(self.after(position, option, depth))
            lengths.append(self.length)
        best = max(brought)
        self.length = min([lengths[i] for i, one in enumerate(brought) if one == best])
        if self.rules.is_pause(position):
            self.length += 1
            self.lengths[self.rules.key(position)] = self.length
            self.note(cast(Game, position), brought)
        return best

    def note(self, g: Game, brought: list[int]) -> None:
        so_far = self.rules.gain(g)
        left = g.life[1 - LEARNER] - self.missing
        enough = [one for one in brought if one - so_far >= left]
        as_played = len(enough) == 1 and left >= LEAST
        life = left if as_played else max(brought) - so_far
        ties = len(enough) - 1 if as_played else brought.count(max(brought)) - 1
        if life < LEAST or self.length < FEWEST - 1 or ties > (self.length >= FEWEST):
            return
        seen = (life, tuple(g.reserve), tuple([option.form for option in g.options]))
        if seen in self.seen:
            return
        self.seen.add(seen)
        near = len([one for one in brought if 0 <= life - (one - so_far) <= NEAR]) - 1 - ties
        first = g.options[brought.index(max(brought))]
        opposite = [card for zone in ANSWERING for card in g.cards(1 - LEARNER, zone)]
        points = 3 * min(4, self.length) + 3 * min(3, near) + min(6, len(brought))
        points += 6 * (first.verb != "trade") + 3 * bool(opposite) + 4 * as_played - 5 * ties
        self.candidates.append(Candidate(g.clone(), life, as_played, first.form, points))


def with_life(given: str, life: int) -> str:
    return LIFE.sub(rf"\g<1>  hp: {life}\n", given, count=1)


def checked(given: str, most: int) -> Found | None:
    """The written position, tried out to the end: a puzzle if one first action wins for sure and no other can. Raises TooMuch
    where that is more than was allowed, and BadFile."""
    position = placed(given)
    if position.asked != LEARNER:
        return None
    rules = MageNoirTurn(position, LEARNER)
    budget = Budget(most)
    brought = Exhaustion(rules, budget).brings(position, [*range(len(position.options))])
    if brought.count(WON) != 1:
        return None
    first = brought.index(WON)
    proof = Proof(rules, budget)
    actions = proof.how_long(position, first)
    if not actions:
        return None
    play, own, answers = told(position, proof.line(position, first, actions))
    tried = budget.tried
    if not proof.looks_alike_in_all_deals(position, first, actions, Budget(most)):
        return None
    brings = {option.form: brought[i] for i, option in enumerate(position.options) if i != first}
    none = ("", "")
    return Found(0, none, position.turn, False, given, play, position.life[1], actions, own, answers, brings, tried)


@lru_cache
def notation() -> Notation:
    box = box_of("magenoir")
    return box.notation(box.shipped_pool())


def placed(given: str) -> Game:
    """The position a text describes. Raises BadFile."""
    body = "".join(f"    {line}\n" for line in given.splitlines())
    text = f"- ruling: a position\n  cites: [D5.1]\n  given:\n{body}  then: [alice hp is 20]\n"
    position = notation().place(read_scenarios(notation(), text, "puzzle")[0].play.given)
    position.advance()
    return cast(Game, position)


def told(position: Game, made: list[tuple[int, str]]) -> tuple[list[str], int, int]:
    """The line as scenarios have it; how many choices among several of one's own it has, and of the opponent's."""
    ahead = position.clone()
    play: list[str] = []
    own = answers = 0
    for who, form in made:
        several = len(ahead.options) > 1
        own += several and who == LEARNER
        answers += several and who != LEARNER
        play.append(f"{'alice' if who == LEARNER else 'bob'} {notation().written(form)}")
        ahead.choose_form(form)
    return play, own, answers


# -- at play -----------------------------------------------------------------------------------------------------------


def brings(position: Position, option: int, most: int) -> int:
    """The most that a choice of this turn brings from here, with all cards open; WON where it still wins. Raises TooMuch."""
    return Exhaustion(MageNoirTurn(cast(Game, position), LEARNER), Budget(most)).brings(position, [option])[0]


def life_left(position: Position) -> int:
    """The Health Points of the opponent."""
    return cast(Game, position).life[1 - LEARNER]


def stubborn_answer(position: Position, most: int) -> int:
    """What the opponent does against the learner: as if she saw all cards. Where that is too much, what is offered last."""
    try:
        left = [brings(position, option, most) for option in range(len(position.options))]
    except TooMuch:
        return len(position.options) - 1
    return left.index(min(left))
