"""What can be played here: games, their bots, decks, formats and optional rules, in words."""

from functools import lru_cache

import msgspec

from grimoire.bots.games import bots_for_players
from grimoire.bots.own_bots import own_bots, title_of
from grimoire.library.boxes import Box
from grimoire.library.games import GAMES
from grimoire.library.messages import messages
from grimoire.pages.rules import shipped_items


class Named(msgspec.Struct, frozen=True):
    """Something to choose: `id` is what is sent back."""

    id: str
    title: str
    about: str


class Game(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that can be played here."""

    id: str
    title: str
    least: int  # players
    most: int
    bots: list[Named]  # from the weakest to the strongest
    decks: list[Named]  # that come with the program; none where nobody brings a deck
    formats: list[Named]  # what decks can be held to
    options: list[Named]  # optional rules
    cards: int  # how many there are
    rulings: int
    own_bots: list[Named] = []  # of whoever runs the server


def games(lang: str) -> list[Game]:
    return [msgspec.structs.replace(game(id, lang), own_bots=offered_own(id, lang)) for id in GAMES]


def offered_own(game: str, lang: str) -> list[Named]:
    about = messages(lang, game).say("bot-own-about")
    return [Named(name, title_of(name), about) for name in own_bots(game)]


def formats(box: Box, lang: str) -> list[Named]:
    if not box.has_decks:
        return []
    decks = box.decks(box.shipped_pool())
    return [Named(name, format.title[lang], format.about[lang]) for name in decks.formats() for format in [decks.format(name)]]


@lru_cache
def game(id: str, lang: str) -> Game:
    box = GAMES[id]
    say = messages(lang, id).say

    def named(kind: str, thing: str) -> Named:
        key = f"{kind}-{thing.replace(' ', '-')}"
        return Named(thing, say(f"{key}-title"), say(f"{key}-about"))

    bots = [named("bot", name) for name in bots_for_players(id)]
    decks = [Named(deck, say(f"deck-{deck}-title"), say(f"deck-{deck}-idea")) for deck in box.deck_names()]
    return Game(
        id,
        say(f"game-{id}-title"),
        box.seats[0],
        box.seats[-1],
        bots,
        decks,
        formats(box, lang),
        [named("rule", option) for option in box.options],
        len(box.shipped_pool().definitions),
        len(shipped_items(id)),
    )
