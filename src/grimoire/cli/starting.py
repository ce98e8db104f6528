"""Before the first card: who plays, and the match that comes of it."""

import sys
from pathlib import Path
from typing import Final

import msgspec

from grimoire import __version__
from grimoire.bots.bot import Bot
from grimoire.bots.games import bot_in, bots_of_game, make_bot, numbered
from grimoire.bots.own_bots import ADMITTED, admit, is_own
from grimoire.cli.layout import PLAYER, shown_name
from grimoire.cli.screen import Screen
from grimoire.kernel.chance import Chance, seeded
from grimoire.library.deck_box import USUAL
from grimoire.library.described import Described
from grimoire.library.games import box_of
from grimoire.library.pools import CardPool
from grimoire.library.records import LONGEST_SEED, Record
from grimoire.library.replay import pool_of, start_of
from grimoire.library.saves import Save, new_save
from grimoire.library.yaml_lines import BadFile
from grimoire.seat.wording import NONE, Wording
from grimoire.table.dice import DICE
from grimoire.table.match import Match
from grimoire.table.setting_up import is_name, settle_chance

HUMAN: Final = "human"  # instead of a bot: somebody at the same keyboard
BOTS_OWN: Final = 1_000_003  # added to the seed: the chance of a bot is not that of the game


class Wishes(msgspec.Struct):
    """What was said on the command line; empty where nothing was."""

    game: str
    against: str
    names: str = ""
    decks: tuple[str, str] = ("", "")
    seed: int | None = None
    own: list[tuple[str, str]] = []  # card files of the player: name and text
    format: str = USUAL
    best_of: int = 1
    players: int | None = None
    options: list[str] = []  # optional rules
    described: Described | None = None  # the position to begin from
    lists: str = ""  # whether bots and hints know the decks of others; empty: against bots they do


def is_terminal() -> bool:
    """Whether somebody sits there who can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def seed_of(wishes: Wishes) -> int:
    if wishes.seed is None:
        return DICE.seed()
    if wishes.seed >= 10**LONGEST_SEED:
        raise BadFile("bad-long-seed", limit=LONGEST_SEED)
    return wishes.seed


def people_in(seats: list[str]) -> list[str]:
    return [seat for seat in seats if not bot_in(seat)]


def bots_chance(seed: int) -> Chance:
    return seeded(seed + BOTS_OWN)


def begun(wishes: Wishes, wording: Wording, screen: Screen) -> tuple[Match, Save]:
    """A new match of a game in which nobody brings a deck, or from a described position."""
    seats = seats_of(wishes, wording, screen)
    seed = seed_of(wishes)
    own = [text for _, text in wishes.own]
    record = Record(__version__, wishes.game, wording.pool.digest, seats, seed=seed, own_cards=own, options=wishes.options)
    if wishes.described is not None:
        record.given = wishes.described.given
        record.where = wishes.described.where
    settle_chance(record, len(people_in(seats)), wishes.seed, DICE, seed)
    return new_match(record, wording.pool, bots_chance(seed))


def rematch(record: Record, pool: CardPool) -> tuple[Match, Save]:
    """The same game once more, with the same players and decks and new chance."""
    seed = DICE.seed()
    again = Record(
        __version__,
        record.game,
        pool.digest,
        record.seats,
        record.decks,
        seed,
        record.own_cards,
        record.options,
        given=record.given,
        closed=record.closed,
        where=record.where,
    )
    settle_chance(again, len(people_in(record.seats)), None, DICE, seed)
    return new_match(again, pool, bots_chance(seed))


def welcome(wording: Wording, screen: Screen, seats: list[str], seed: int | None, commitment: str = "") -> None:
    people = people_in(seats)
    bots = [seat for seat in seats if bot_in(seat)]
    called = ", ".join(shown_name(wording, seat) for seat in bots) or NONE
    known = NONE if seed is None else str(seed)
    if len(people) > 1:
        others = ", ".join(people[1:])
        screen.paragraph(
            wording.say("welcome-two", one=people[0], other=others, bots=called, seed=known),
            "bold",
        )
    else:
        screen.paragraph(wording.say("welcome", bot=bot_in(bots[0]), names=called, seed=known), "bold")
    if commitment:
        screen.paragraph(wording.say("commitment-shown", commitment=commitment))
    screen.paragraph(wording.say("welcome-help"))


def new_match(record: Record, pool: CardPool, chance: Chance, path: Path | None = None) -> tuple[Match, Save]:
    """A match that begins with this record, and is kept from now on: in this file, or in one of its own."""
    match = Match(start_of(record, pool), record, bots_of(record, chance))
    save = new_save(record) if path is None else Save.begun(path, record)
    match.keeper = save
    return match, save


def bots_of(record: Record, chance: Chance) -> list[Bot | None]:
    """A seat that bears the name of a bot is played by it, any other by a person."""
    own = [name for seat in record.seats if is_own(name := seat.partition(" ")[0]) and name not in ADMITTED]
    if own:
        raise BadFile("bad-own-again", record.where, name=own[0])
    bots = [bot_in(seat) for seat in record.seats]
    return [make_bot(name, chance, record.game) if name else None for name in bots]


# -- who plays ---------------------------------------------------------------------------------------------------------


def opponents_of(wishes: Wishes) -> list[str]:
    """Who plays the seats after the first: bots by name, or people. One name stands for all."""
    allowed = box_of(wishes.game).seats
    named = [name.strip() for name in wishes.against.split(",")]
    for name in named:
        if is_own(name):
            admit(name)
        elif name != HUMAN and name not in bots_of_game(wishes.game):
            bots = ", ".join(bots_of_game(wishes.game))
            raise BadFile("bad-opponent", name=name, bots=bots, human=HUMAN)
    players = wishes.players or max(allowed[0], len(named) + 1)
    if players not in allowed:
        if len(allowed) == 1:
            raise BadFile("bad-players-only", players=players, amount=allowed[0], game=wishes.game)
        raise BadFile("bad-players", players=players, least=allowed[0], most=allowed[-1], game=wishes.game)
    if len(named) == 1:
        named *= players - 1
    if len(named) != players - 1:
        raise BadFile("bad-opponents", names=wishes.against, amount=len(named), players=players, needed=players - 1)
    return named


def seats_of(wishes: Wishes, wording: Wording, screen: Screen) -> list[str]:
    """The names of the seats; several people are told apart by theirs, so those are asked for."""
    opponents = opponents_of(wishes)
    people = names_of(wishes, 1 + opponents.count(HUMAN), wording, screen)
    bots = numbered([name for name in opponents if name != HUMAN])
    return [people[0], *[people.pop(1) if name == HUMAN else bots.pop(0) for name in opponents]]


def names_of(wishes: Wishes, people: int, wording: Wording, screen: Screen) -> list[str]:
    given = [name.strip() for name in wishes.names.split(",")] if wishes.names else []
    if len(given) > people:
        raise BadFile("bad-names", names=wishes.names, people=people)
    while len(given) < people:
        usual = wording.say("player-name", amount=len(given) + 1) if people > 1 else PLAYER
        if people > 1 and is_terminal():
            usual = screen.read(f"{wording.say('name-which', amount=len(given) + 1)} ") or usual
        given.append(usual)
    for name in given:
        if not is_name(name) or name == HUMAN or given.count(name) > 1:
            raise BadFile("bad-name", name=name)
    return given


# -- going on ----------------------------------------------------------------------------------------------------------


def resumed(path: Path, pool: CardPool | None = None) -> tuple[CardPool, Match, Save]:
    """The match in a file, with the cards it brings along. Raises BadFile; Busy where somebody else has it open."""
    save = Save.open(path)
    try:
        record = save.record()
        pool = pool_of(record) if pool is None else pool
        match = gone_on_with(record, pool)
        save.go_on_with(match.record)
    except BaseException:
        save.close()
        raise
    match.keeper = save
    return pool, match, save


def gone_on_with(record: Record, pool: CardPool) -> Match:
    position = start_of(record, pool)
    # A bot needs not go on with the chance it had: what it chose so far is in the record.
    bots = bots_of(record, seeded((record.seed or 0) + len(record.choices)))
    if None not in bots:
        raise BadFile("bad-only-bots", record.where)
    return Match.resumed(record, position, bots, pool.digest)
