"""Running the server until somebody ends it."""

import io
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar

from grimoire.server.garbage_collection import search_seldom
from grimoire.server.patient_http import patient_for
from grimoire.server.protocol import MOST_BYTES
from grimoire.server.settings import LOOPBACK, Settings
from grimoire.server.shared_frames import SharingProtocol

ELSEWHERE: Final = "192.0.2.1"  # an address that is nobody's


def listening(settings: Settings) -> socket.socket:
    """The open port; 0 takes any that is free. Raises OSError."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Said to be TCP, because only then what is sent leaves at once, and does not wait for more (40 ms, half of the time).
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((settings.host, settings.port))
    return listener


def address_of(settings: Settings, listener: socket.socket) -> str:
    host = settings.names[0] if settings.names else "localhost" if settings.host == "127.0.0.1" else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"


def room_address() -> str:
    """The address of this computer among those nearby. Nothing is sent: the system only says which way it would be."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((ELSEWHERE, 9))
            found: str = asking.getsockname()[0]
        except OSError:
            return LOOPBACK[0]
    return found


def as_code(address: str) -> str:
    """An address for the camera of a phone, in characters of a terminal."""
    import segno

    out = io.StringIO()
    segno.make(address, micro=False).terminal(out, compact=True)
    return out.getvalue()


class Server(uvicorn.Server):
    """Says so once somebody would answer. Whoever cannot wait for its end must: it takes some seconds at most, and what is
    broken off says so at length."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            search_seldom()
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            super().handle_exit(sig, frame)


def config_of(settings: Settings, app: Litestar) -> uvicorn.Config:
    """How it is served."""
    return uvicorn.Config(
        app,
        http=patient_for(settings.request_seconds),
        ws=SharingProtocol,
        log_config=None,
        access_log=False,
        ws_max_size=MOST_BYTES,
        lifespan="on",
        proxy_headers=settings.secure,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def serve(settings: Settings, app: Litestar, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Until it is ended; `ready` is called once it answers. Raises OSError where it cannot begin."""
    server = Server(config_of(settings, app), ready)
    quiet = logging.getLogger("uvicorn.error")
    quiet.addFilter(at_work := Filter(server))
    with suppress(SystemExit):  # it could not begin
        server.run(sockets=[listener])
    quiet.removeFilter(at_work)
    if not server.started:
        raise app.state.house.trouble or OSError(app.state.house.fault or "the server could not begin")


class Filter:
    """Before it runs the server's own library says in fifty lines what we say in one; while it runs, nothing is left out."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def filter(self, record: logging.LogRecord) -> bool:
        return self.server.started and record.levelno > logging.INFO
