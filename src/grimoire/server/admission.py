"""Who is let in: requests by a name we answer to, and changes only from pages of our own."""

from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

SAFE: Final = ("GET", "HEAD", "OPTIONS")
REFUSED: Final = 4403  # the code a WebSocket is closed with


class Doors:
    """An ASGI layer around everything. Without it a page of somebody else could speak to this server through a browser."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str], secure: bool) -> None:
        self.app = app
        self.hosts = hosts
        self.secure = secure  # reached over HTTPS alone, whatever the proxy speaks to us

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET) and not self.may_enter(scope):
            await refuse(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def may_enter(self, scope: Scope) -> bool:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if name_of(host) not in self.hosts:
            return False
        origin = headers.get(b"origin")
        if origin is None or scope.get("method") in SAFE:
            return True  # a browser says where a change comes from; who says nothing is none
        return origin.decode("latin-1").lower() == f"{self.scheme(scope)}://{host.lower()}"

    def scheme(self, scope: Scope) -> str:
        return "https" if self.secure or scope["scheme"] in ("https", "wss") else "http"


def name_of(host: str) -> str:
    """Without the port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": REFUSED, "reason": "not from here"})
        return
    body = b"this server does not answer to that name, or not to that page\n"
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
