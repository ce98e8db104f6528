"""What seats are called in a language: people by their names, bots by what kind of player they are."""

from grimoire.bots.games import bot_in
from grimoire.bots.own_bots import is_own, title_of
from grimoire.library.messages import LANGUAGES, messages
from grimoire.table.decks import OWN
from grimoire.table.matches import MatchRow, Seat


def is_usual(name: str) -> bool:
    """Whether every guest is called so who has said nothing else."""
    return name.casefold() in [messages(lang).say("guest-name").casefold() for lang in LANGUAGES]


def names_in(row: MatchRow, lang: str) -> list[str]:
    return [name_in(row, seat, lang) for seat in row.seats]


def name_in(row: MatchRow, seat: Seat, lang: str) -> str:
    """A bot that was there from the beginning; one that plays on for somebody keeps their name. What a program is called says
    that it is one, to everybody and everywhere."""
    if seat.program:
        return messages(lang).say("program-name", name=seat.name)
    bot = bot_in(seat.name)
    return seat.name.replace(bot, bot_called(bot, row.game, lang), 1) if bot else seat.name


def bot_called(bot: str, game: str, lang: str) -> str:
    """One that this version does not know is called by its id."""
    say = messages(lang, game)
    id = f"bot-{bot}-title"
    return title_of(bot) if is_own(bot) else say.say(id) if say.has(id) else bot


def deck_in(row: MatchRow, seat: Seat, lang: str) -> str:
    return deck_called(seat.deck_name, row.game, lang)


def deck_called(name: str, game: str, lang: str) -> str:
    """The name of a deck that comes with the program; others are called as whoever brought them calls them, if they do."""
    if name == OWN:
        return ""
    say = messages(lang, game)
    id = f"deck-{name}-title"
    return say.say(id) if name and say.has(id) else name
