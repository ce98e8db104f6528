"""Before the first card of a game to which everybody brings a deck: which one."""

from typing import Final

import msgspec

from grimoire import __version__
from grimoire.cli.screen import Screen
from grimoire.cli.starting import (
    HUMAN,
    Wishes,
    bots_chance,
    is_terminal,
    new_match,
    people_in,
    seats_of,
    seed_of,
)
from grimoire.cli.typed_answers import understood
from grimoire.kernel.chance import Chance
from grimoire.library.deck_box import DeckFormat
from grimoire.library.deck_lists import Deck
from grimoire.library.games import box_of
from grimoire.library.records import Record
from grimoire.library.saves import Save
from grimoire.library.yaml_lines import BadFile
from grimoire.pages.decks import idea_of, titled
from grimoire.seat.wording import Wording
from grimoire.table.decks import others_than, playable
from grimoire.table.dice import DICE
from grimoire.table.match import Match
from grimoire.table.setting_up import are_closed, settle_chance

FIRST_DECK: Final = "burning-wrath"


class Seated(msgspec.Struct):
    """Who sits down with what, once everything that was left open is settled."""

    seats: list[str]
    decks: list[Deck]
    seed: int
    chance: Chance  # of the bots
    format: DeckFormat


def seated(wishes: Wishes, wording: Wording, screen: Screen) -> Seated:
    """Asks for what was left open where somebody can answer."""
    box = box_of(wishes.game).decks(wording.pool)
    format = box.format(wishes.format)
    seats = seats_of(wishes, wording, screen)
    seed = seed_of(wishes)
    chance = bots_chance(seed)
    decks = decks_of(wishes, seats, wording, screen, chance, format)
    return Seated(seats, [box.load(deck, format) for deck in decks], seed, chance, format)


def decks_of(
    wishes: Wishes, seats: list[str], wording: Wording, screen: Screen, chance: Chance, format: DeckFormat
) -> list[str]:
    """People choose theirs; a bot takes a shipped one by chance, other than the player's where it can."""
    offered = playable(box_of(wishes.game).decks(wording.pool), format)
    if not offered and not all(wishes.decks):
        raise BadFile("bad-no-deck-fits", format=format.id)
    offered.sort(key=lambda deck: deck != FIRST_DECK)
    decks = [wishes.decks[0] or chosen_deck(wording, screen, seats[0] if wishes.against == HUMAN else "", offered)]
    if wishes.decks[1]:
        return [*decks, wishes.decks[1]]
    others = others_than(decks, sorted(offered))
    if wishes.against == HUMAN and is_terminal():
        return [*decks, chosen_deck(wording, screen, seats[1], offered)]
    return [*decks, others[chance.below(len(others))]]


def chosen_deck(wording: Wording, screen: Screen, name: str, decks: list[str]) -> str:
    """One of these decks, asked with a line on each; the first where nobody can answer."""
    if not is_terminal():
        return decks[0]
    titles = [titled(wording.messages, deck) for deck in decks]
    screen.line()
    screen.line(wording.say("deck-which-of", name=name) if name else wording.say("deck-which"), "bold")
    for number, deck in enumerate(decks, 1):
        screen.paragraph(f"{number:3}. {titles[number - 1]}. {idea_of(wording.messages, deck)}", later="     ")
    while True:
        typed = screen.read(wording.say("prompt"))
        meant = understood(typed, titles, decks) if typed else [0]
        if len(meant) == 1:
            return decks[meant[0]]
        screen.line(wording.say("not-understood", typed=typed, last=len(decks)))


def begun_duel(wishes: Wishes, wording: Wording, screen: Screen) -> tuple[Match, Save]:
    """A new match of a single game."""
    table = seated(wishes, wording, screen)
    cards = [list(deck.cards) for deck in table.decks]
    own = [text for _, text in wishes.own]
    record = Record(__version__, wishes.game, wording.pool.digest, table.seats, cards, table.seed, own)
    record.options = wishes.options
    people = len(people_in(table.seats))
    record.closed = are_closed(wishes.lists, people)
    settle_chance(record, people, wishes.seed, DICE, table.seed)
    return new_match(record, wording.pool, table.chance)
