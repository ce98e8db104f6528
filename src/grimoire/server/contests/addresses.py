"""Addresses for the cameras of phones: the one under which a phone in the room reaches this server, drawn as an image."""

import io
from functools import lru_cache
from typing import Any, Final

from litestar import Request

from grimoire.server.house import House
from grimoire.server.settings import LOOPBACK

BORDER: Final = 2  # modules around a code


def base_of(request: Request[Any, Any, Any], house: House) -> str:
    """Whoever organises may have opened the desk at an address that only their own computer knows."""
    url = request.base_url
    host = request.headers.get("host", "") or url.netloc
    name, _, port = host.rpartition(":") if not host.endswith("]") and ":" in host else (host, "", "")
    scheme = "https" if house.settings.secure else url.scheme
    if name.strip("[]") in LOOPBACK and house.settings.names:
        name = house.settings.names[-1]
    return f"{scheme}://{name}{':' + port if port else ''}"


def page_of(base: str, id: str) -> str:
    return f"{base}/#/contest/{id}"


def slip_of(base: str, code: str) -> str:
    return f"{base}/#/slip/{code.replace('-', '')}"


@lru_cache(maxsize=2048)
def picture(address: str) -> str:
    """An image in the text of a page: no second request, and it is there when the page is printed a day later."""
    import segno

    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, border=BORDER, omitsize=True, nl=False
    )
    return out.getvalue().decode()
