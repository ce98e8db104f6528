"""Running the server until somebody ends it."""

import socket
import webbrowser

import uvicorn
from litestar import Litestar

from grimoire.server.protocol import MOST_BYTES
from grimoire.server.settings import Settings


def listening(settings: Settings) -> socket.socket:
    """The open port; 0 takes any that is free. Raises OSError."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((settings.host, settings.port))
    return listener


def address_of(settings: Settings, listener: socket.socket) -> str:
    host = settings.names[0] if settings.names else "localhost" if settings.host == "127.0.0.1" else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"


class Server(uvicorn.Server):
    """Opens the browser once somebody would answer."""

    opens = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.opens and self.started:
            webbrowser.open(self.opens)


def serve(settings: Settings, app: Litestar, listener: socket.socket, opens: str = "") -> None:
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws_max_size=MOST_BYTES,
        lifespan="on",
        proxy_headers=settings.secure,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = Server(config)
    server.opens = opens
    server.run(sockets=[listener])
