"""The server as one application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, ControllerRouterHandler

from grimoire import __version__
from grimoire.server.doors import Doors
from grimoire.server.house import House
from grimoire.server.live import live
from grimoire.server.rest import api
from grimoire.server.settings import Settings

LARGEST_BODY = 256 * 1024


@get("/health", sync_to_thread=False, include_in_schema=False)
def health() -> dict[str, str]:
    return {"status": "ok", "version": __version__}


def make_app(settings: Settings) -> Litestar:
    house = House(settings)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    handlers: list[ControllerRouterHandler] = [api(), live, health]
    if settings.client is not None:
        handlers.append(create_static_files_router("/", [settings.client], html_mode=True, include_in_schema=False))
    return Litestar(
        handlers,
        lifespan=[life],
        logging_config=None,
        state=State({"house": house}),
        openapi_config=OpenAPIConfig(title="Grimoire", version=__version__, path="/api/schema"),
        request_max_body_size=LARGEST_BODY,
        middleware=[lambda app: closed_doors(app, settings)],
    )


def closed_doors(app: ASGIApp, settings: Settings) -> ASGIApp:
    return Doors(app, settings.allowed_hosts)
