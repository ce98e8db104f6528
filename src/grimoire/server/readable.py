"""Requests that can be read: whole within a while, and without the character zero, which not every database can keep."""

import asyncio
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from grimoire.table.refusals import BAD_MESSAGE, TOO_SLOW, Refusal

ZERO: Final = b"\x00"
ZERO_IN_JSON: Final = b"\\u0000"
OVERLAP: Final = len(ZERO_IN_JSON) - 1


def has_zero(text: bytes | str) -> bool:
    """In what was sent, plainly or as JSON writes it."""
    if isinstance(text, str):
        return "\x00" in text or "\\u0000" in text
    return ZERO in text or ZERO_IN_JSON in text


class Readable:
    """An ASGI layer around everything that reads requests."""

    def __init__(self, app: ASGIApp, seconds: float) -> None:
        self.app = app
        self.seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        if "\x00" in scope["path"] or b"%00" in scope["query_string"]:
            raise Refusal(BAD_MESSAGE, detail="%00")
        await self.app(scope, self.watched(receive), send)

    def watched(self, receive: Receive) -> Receive:
        until = asyncio.get_running_loop().time() + self.seconds
        before = b""
        whole = False

        async def next_part() -> ReceiveMessage:
            nonlocal before, whole
            if whole:  # what comes now is only that somebody has gone
                return await receive()
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise Refusal(TOO_SLOW) from None
            if message["type"] == "http.request":
                whole = not message["more_body"]
                if has_zero(before + message["body"]):
                    raise Refusal(BAD_MESSAGE, detail="\\u0000")
                before = message["body"][-OVERLAP:]
            return message

        return next_part
