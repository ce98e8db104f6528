"""Who may send which request: one table, and one function that every request goes through before anything else is done.

What somebody may do with a match, a contest or a deck depends on that one, and is asked where it is done.
"""

from enum import Enum
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from grimoire.server.storage.people import User
from grimoire.server.visitors import signed_in
from grimoire.table.refusals import ACCOUNT_ALONE, NO_PAGE, NO_SESSION, Refusal


class Who(Enum):
    anybody = "anybody"  # known or not
    known = "known"  # somebody with a cookie, a guest too
    account = "account"  # with a name and a password


ANYBODY: Final = """
    GET /games  GET /games/{game}/rules  GET /games/{game}/rule  GET /games/{game}/rulebook  GET /games/{game}/terms
    GET /games/{game}/rulings  GET /games/{game}/rulings/{id}  GET /games/{game}/rulings/{id}/why
    GET /games/{game}/rulings/{id}/file  GET /games/{game}/cards  GET /games/{game}/cards/{id}  GET /games/{game}/filters
    GET /games/{game}/card-words
    GET /games/{game}/decks  POST /games/{game}/decks/study  POST /games/{game}/decks/odds  POST /games/{game}/decks/hands
    GET /own-cards  GET /own-cards/state  GET /house  POST /session  POST /invitations  POST /sign-in  POST /recover
    POST /doors  GET /feed/{secret}  GET /lobby.json  GET /contests/presets  POST /contests/come  GET /contests/paper.css
"""
KNOWN: Final = """
    GET /me  PATCH /me  DELETE /me  GET /me/data  GET /me/page  GET /me/feed  POST /me/feed  POST /me/door
    GET /me/push  POST /me/push  DELETE /me/push/{id}  POST /me/push/quiet  GET /me/holidays  DELETE /session
    GET /sessions  DELETE /sessions  DELETE /sessions/{id}  POST /account  GET /setups
    GET /matches  POST /matches  GET /matches/{id}  DELETE /matches/{id}  POST /matches/{id}/seats/{seat}
    POST /matches/{id}/ready  GET /matches/{id}/record  GET /matches/{id}/moments  POST /records  POST /matches/{id}/play-on
    GET /matches/{id}/standing  GET /matches/{id}/analysis  POST /matches/{id}/analysis  GET /matches/{id}/cards
    POST /matches/{id}/seats/{seat}/foresight  GET /matches/{id}/seats/{seat}/report
    GET /lobby  GET /lobby/under-way  POST /games/{game}/rulings/{id}/play-on
    GET /games/{game}/lessons  POST /games/{game}/lessons/{id}  POST /games/{game}/lessons/{id}/play-on
    GET /games/{game}/puzzles  GET /decks  POST /decks  GET /decks/{id}  PUT /decks/{id}  DELETE /decks/{id}
    POST /own-cards/{id}/try  POST /own-cards/check  POST /own-cards/play
    POST /own-cards/trial  GET /own-cards/trial  DELETE /own-cards/trial
    GET /calls  GET /bells  POST /bells/read  GET /people/{name}  GET /people/{name}/games  GET /leaders/{game}
    GET /bots/{game}
    GET /seek  POST /seek  DELETE /seek  GET /seeks  POST /seeks/{id}  GET /challenges  DELETE /challenges/{match}
    GET /circle  DELETE /follows/{name}  POST /blocks  DELETE /blocks/{name}  POST /reports
    GET /contests  POST /contests  POST /contests/file  GET /contests/{id}  DELETE /contests/{id}
    GET /contests/{id}/rounds/{round}  GET /contests/{id}/standings  GET /contests/{id}/standings/{player}
    GET /contests/{id}/needs  GET /contests/{id}/why  GET /contests/{id}/mine  GET /contests/{id}/log
    GET /contests/{id}/lists/{player}  POST /contests/{id}/acts  POST /contests/{id}/preview  POST /contests/{id}/names
    GET /contests/{id}/codes  POST /contests/{id}/codes  GET /contests/{id}/staff  DELETE /contests/{id}/staff/{other}
    GET /contests/{id}/paper/{what}  GET /contests/{id}/file  GET /contests/{id}/terminal-file
    GET /contests/{id}/tables/{table}
"""
ACCOUNT: Final = """
    POST /follows  POST /me/shy  POST /me/contests-shown  POST /me/recovery  POST /me/holidays  DELETE /me/holidays/{id}
"""


def listed(text: str, who: Who) -> dict[str, Who]:
    words = text.split()
    return {f"{method} /api{path}": who for method, path in zip(words[::2], words[1::2], strict=True)}


ALLOWED: Final = listed(ANYBODY, Who.anybody) | listed(KNOWN, Who.known) | listed(ACCOUNT, Who.account)


async def permitted(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Whether whoever asks may send this at all. What stands in no list is refused. Raises Refusal."""
    method = str(connection.scope.get("method"))
    if method == "OPTIONS":  # what may be sent there, and nothing else
        return
    who = ALLOWED.get(f"{'GET' if method == 'HEAD' else method} {connection.scope['path_template']}")
    if who is None:
        raise Refusal(NO_PAGE)
    if who is not Who.anybody:
        check(who, await signed_in(connection.app.state.house, connection.cookies, connection))


def check(who: Who, user: User | None) -> None:
    """Raises Refusal."""
    if who is not Who.anybody and user is None:
        raise Refusal(NO_SESSION)
    if who is Who.account and (user is None or user.is_guest):
        raise Refusal(ACCOUNT_ALONE)
