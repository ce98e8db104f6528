"""The WebSocket: a raw one, so that every frame goes through our own strict decoder."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import LitestarException, WebSocketDisconnect

from grimoire.library.messages import FALLBACK, LANGUAGES
from grimoire.server.connection import Connection
from grimoire.server.house import House
from grimoire.server.storage.people import User
from grimoire.server.visitors import signed_in
from grimoire.table.refusals import TOO_MUCH, Refusal

TURNED_AWAY: Final = 4401  # codes of closing
TOO_SLOW: Final = 4408
ENDED: Final = 1011
MOST_OF_ONE: Final = 20  # connections of one person
PER_SECOND: Final = 50  # messages; more are not read

log = logging.getLogger("grimoire.server")


@websocket("/live")
async def live(socket: WebSocket[object, object, State]) -> None:
    house: House = socket.app.state.house
    user = await signed_in(house, socket.cookies)
    await socket.accept()

    async def send(text: str) -> None:
        await socket.send_text(text)

    connection = Connection(house.hall, user or User("", ""), send)
    connection.lang = language_of(socket)
    if user is None:
        connection.end()
    elif sum(other.user.id == user.id for other in house.hall.connections) > MOST_OF_ONE:
        connection.turn_away(Refusal(TOO_MUCH))
    sending = asyncio.create_task(connection.keep_sending())
    reading = asyncio.create_task(keep_reading(socket, connection))
    try:
        await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.close()
        for task in (sending, reading):
            task.cancel()
        for ended in await asyncio.gather(sending, reading, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | OSError):
                log.error("a connection failed", exc_info=ended)
        with suppress(LitestarException, RuntimeError, OSError):  # it may be closed already
            await socket.close(code=TURNED_AWAY if connection.ended else TOO_SLOW if connection.overrun else ENDED)


def language_of(socket: WebSocket[object, object, State]) -> str:
    """What its browser speaks, until it says what it wants."""
    wanted = socket.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else FALLBACK


async def keep_reading(socket: WebSocket[object, object, State], connection: Connection) -> None:
    loop = asyncio.get_running_loop()
    second, heard = loop.time(), 0
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        if loop.time() - second >= 1:
            second, heard = loop.time(), 0
        heard += 1
        if heard > PER_SECOND:
            await asyncio.sleep(max(0.0, second + 1 - loop.time()))
        frame = event.get("text")
        await connection.receive(event.get("bytes") or b"" if frame is None else frame)
