"""The server as one application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, ControllerRouterHandler

from grimoire import __version__
from grimoire.server.admission import Doors
from grimoire.server.house import House
from grimoire.server.live import live
from grimoire.server.problems import failed, no_such_file, not_read, refused, too_deep
from grimoire.server.readable import Readable
from grimoire.server.rest import api
from grimoire.server.security_headers import with_headers
from grimoire.server.settings import LOOPBACK, Settings
from grimoire.server.storage.matches import count_matches
from grimoire.server.storage.people import count_people
from grimoire.server.storage.waiting import count_due
from grimoire.table.refusals import Refusal

# As data alone: pages that show it would come with scripts of others.
SCHEMA = OpenAPIConfig(title="Grimoire", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()])
LARGEST_BODY = 256 * 1024
NOT_COMPRESSED = r"\.woff2$|^/live"  # fonts are, and what goes through the WebSocket is by itself


@get("/health", sync_to_thread=False, include_in_schema=False)
def health() -> dict[str, str]:
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """For whoever watches over the server, on its own computer."""
    house: House = request.app.state.house
    if request.client is None or request.client.host not in LOOPBACK:
        return Response("", status_code=404)
    hall = house.hall
    async with house.database.reading() as connection:
        matches = await count_matches(connection)
        people = await count_people(connection)
        waiting = await count_due(connection, house.database.clock.now())
    watched = sum(bool(table.listeners) for table in hall.tables.values())
    text = hall.metrics.text(
        connections=len(hall.connections),
        tables=len(hall.tables),
        tables_watched=watched,
        due=waiting,
        thinkers=len(hall.thinkers.all),
        **matches,
        **people,
    )
    return Response(text, media_type="text/plain; version=0.0.4")


def make_app(settings: Settings) -> Litestar:
    house = House(settings)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    handlers: list[ControllerRouterHandler] = [api(), live, health, metrics]
    if settings.client is not None:
        files = create_static_files_router(
            "/",
            [settings.client],
            html_mode=True,
            include_in_schema=False,
            exception_handlers={HTTPException: no_such_file},
        )
        handlers.append(files)
    return Litestar(
        handlers,
        lifespan=[life],
        logging_config=None,
        state=State({"house": house}),
        openapi_config=SCHEMA,
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", exclude=[NOT_COMPRESSED]),
        middleware=[lambda app: closed_doors(app, settings)],
        before_send=[with_headers(settings.secure)],
        exception_handlers={Refusal: refused, HTTPException: not_read, RecursionError: too_deep, Exception: failed},
    )


def closed_doors(app: ASGIApp, settings: Settings) -> ASGIApp:
    return Doors(Readable(app, settings.request_seconds), settings.allowed_hosts, settings.secure)
