"""What is asked about: a game there is, in a language that is spoken here."""

from grimoire.library.games import GAMES
from grimoire.library.messages import LANGUAGES
from grimoire.table.refusals import NO_GAME, NO_LANGUAGE, Refusal


def checked(game: str) -> str:
    if game not in GAMES:
        raise Refusal(NO_GAME, games=", ".join(GAMES))
    return game


def spoken(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal(NO_LANGUAGE, languages=", ".join(LANGUAGES))
    return lang
