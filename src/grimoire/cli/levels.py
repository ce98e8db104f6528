"""The levels somebody climbs in the terminal: who is met if nobody is named, and what a win leads to."""

from grimoire.bots.games import LEVELS, bot_in, bots_for_players
from grimoire.cli.screen import Screen
from grimoire.cli.terminal_language import in_words
from grimoire.library.victories import Victories
from grimoire.library.yaml_lines import BadFile
from grimoire.seat.wording import Wording
from grimoire.table.match import Match


def usual_bot(game: str) -> str:
    """The level somebody has come to: the lowest at first, the next one after two wins. Raises BadFile."""
    return Victories.load().offered(game, bots_for_players(game))


def tell_level(wording: Wording, screen: Screen, match: Match) -> None:
    """A win of the one person at the table is kept; after two against a level the next one is named."""
    seats, winner = match.record.seats, match.winner
    bots = [bot_in(seat) for seat in seats]
    if not match.over or winner < 0 or bots[winner] or bots.count("") != 1:
        return
    try:
        victories = Victories.load()
        before = victories.offered(match.record.game, LEVELS)
        for bot in dict.fromkeys([bot for bot in bots if bot]):
            victories.note(match.record.game, bot)
    except BadFile as error:  # a game is not lost for it
        screen.line(in_words(error))
        return
    after = victories.offered(match.record.game, LEVELS)
    if after != before:
        screen.paragraph(wording.say("level-next", name=wording.say(f"bot-{after}-title")), "bold")
