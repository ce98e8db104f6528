"""Before the first card: who plays, with which deck, and the match that comes of it."""

import secrets
import sys
from pathlib import Path

import msgspec

from grimoire import __version__
from grimoire.bots.bot import Bot
from grimoire.bots.registry import BOTS, UnknownBot, make_bot
from grimoire.cli.asking import understood
from grimoire.cli.deck_page import idea_of, title_of
from grimoire.cli.screen import Screen
from grimoire.cli.wording import Wording
from grimoire.kernel.chance import Chance, seeded
from grimoire.library.decks import load_deck, shipped_decks
from grimoire.library.records import DRAW, Record
from grimoire.library.replay import pool_of, start_of
from grimoire.library.saves import load_record, write_record
from grimoire.library.yaml_lines import BadFile, read_text
from grimoire.magenoir.pool import Pool
from grimoire.match.session import Match

HUMAN = "human"  # instead of a bot: somebody at the same keyboard
PLAYER = "player"  # who gave no name
FIRST_DECK = "burning-wrath"
BEST_BOTS = ("greedy", "eager", "random")
BOTS_OWN = 1_000_003  # added to the seed: the chance of a bot is not that of the game
SEATS = 2


class Wishes(msgspec.Struct):
    """What was said on the command line; empty where nothing was."""

    game: str
    against: str
    names: str = ""
    decks: tuple[str, str] = ("", "")
    seed: int | None = None
    own: list[tuple[str, str]] = []  # card files of the player: name and text


def usual_bot() -> str:
    return next(name for name in BEST_BOTS if name in BOTS)


def is_terminal() -> bool:
    """Whether somebody sits there who can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def begun(wishes: Wishes, wording: Wording, screen: Screen, path: Path) -> Match:
    """A new match, after asking for what was left open where somebody can answer."""
    pool = wording.pool
    if wishes.against != HUMAN and wishes.against not in BOTS:
        raise UnknownBot(f"'{wishes.against}' is no bot; there are: {', '.join(sorted(BOTS))}, and {HUMAN} for two people")
    seats = seats_of(wishes, wording, screen)
    seed = secrets.randbelow(1_000_000) if wishes.seed is None else wishes.seed
    chance = seeded(seed + BOTS_OWN)
    decks = decks_of(wishes, seats, wording, screen, chance)
    cards = [list(load_deck(deck, pool).cards) for deck in decks]
    record = Record(__version__, wishes.game, pool.digest, seats, cards, seed, [text for _, text in wishes.own])
    match = Match(start_of(record, pool), record, bots_of(seats, chance), lambda kept: write_record(path, kept))
    write_record(path, record)
    return match


def bots_of(seats: list[str], chance: Chance) -> list[Bot | None]:
    """A seat that bears the name of a bot is played by it, any other by a person."""
    return [make_bot(name, chance) if name in BOTS else None for name in seats]


def seats_of(wishes: Wishes, wording: Wording, screen: Screen) -> list[str]:
    """The names of the seats; two people are told apart by theirs, so those are asked for."""
    given = [name.strip() for name in wishes.names.split(",")] if wishes.names else []
    people = SEATS if wishes.against == HUMAN else 1
    if len(given) > people:
        raise BadFile(f"'{wishes.names}' is more names than there are people ({people}); divide names by a comma")
    while len(given) < people:
        usual = wording.say("player-name", amount=len(given) + 1) if people == SEATS else PLAYER
        if people == SEATS and is_terminal():
            usual = screen.read(f"{wording.say('name-which', amount=len(given) + 1)} ") or usual
        given.append(usual)
    for name in given:
        if not name or name in (*BOTS, DRAW, HUMAN) or given.count(name) > 1:
            raise BadFile(f"'{name}' cannot be the name of a player: it is empty, taken twice, or means something else here")
    return given if people == SEATS else [*given, wishes.against]


def decks_of(wishes: Wishes, seats: list[str], wording: Wording, screen: Screen, chance: Chance) -> list[str]:
    """People choose theirs; a bot takes a shipped one by chance, other than the player's where it can."""
    decks = [wishes.decks[0] or chosen_deck(wording, screen, seats[0] if wishes.against == HUMAN else "")]
    if wishes.decks[1]:
        return [*decks, wishes.decks[1]]
    others = [name for name in shipped_decks() if name != decks[0]]
    if wishes.against == HUMAN and is_terminal():
        return [*decks, chosen_deck(wording, screen, seats[1])]
    return [*decks, others[chance.below(len(others))]]


def chosen_deck(wording: Wording, screen: Screen, name: str) -> str:
    """One of the shipped decks, asked with a line on each; the first where nobody can answer."""
    if not is_terminal():
        return FIRST_DECK
    decks = sorted(shipped_decks(), key=lambda deck: deck != FIRST_DECK)
    titles = [title_of(wording, deck) for deck in decks]
    screen.line()
    screen.line(wording.say("deck-which-of", name=name) if name else wording.say("deck-which"), "bold")
    for number, deck in enumerate(decks, 1):
        screen.paragraph(f"{number:3}. {titles[number - 1]}. {idea_of(wording, deck)}", later="     ")
    while True:
        typed = screen.read(wording.say("prompt"))
        meant = understood(typed, titles, decks) if typed else [0]
        if len(meant) == 1:
            return decks[meant[0]]
        screen.line(wording.say("not-understood", typed=typed, last=len(decks)))


def own_texts(path: Path) -> list[tuple[str, str]]:
    """The card files of a player; their texts go into the record, so that it can be played anywhere."""
    paths = sorted(path.glob("*.yaml")) if path.is_dir() else [path]
    if not paths:
        raise BadFile(f"{path}: holds no card files (*.yaml)")
    return [(str(p), read_text(p)) for p in paths]


def resumed(path: Path) -> tuple[Pool, Match]:
    record = load_record(path)
    pool = pool_of(record)
    position = start_of(record, pool)
    # A bot needs not go on with the chance it had: what it chose so far is in the record.
    bots = bots_of(record.seats, seeded((record.seed or 0) + len(record.choices)))
    if None not in bots:
        raise BadFile(f"{path}: nobody but bots plays in this game; 'grimoire replay' shows it")
    return pool, Match.resumed(record, position, bots, lambda kept: write_record(path, kept), pool.digest)
