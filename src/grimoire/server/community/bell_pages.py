"""Whose move it is, and what has called somebody: for the page, and as a feed with a secret address."""

import hashlib
import hmac
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final
from xml.etree.ElementTree import Element, SubElement, tostring

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from grimoire.library.messages import FALLBACK, messages
from grimoire.server.community.notices import BellLine, lines_of, others_in
from grimoire.server.contests.addresses import base_of
from grimoire.server.house import House
from grimoire.server.rates import address_of
from grimoire.server.storage.bells import count_new, read_bells
from grimoire.server.storage.matches import find_matches
from grimoire.server.storage.people import feed_of, new_feed
from grimoire.server.storage.turns import turns_of
from grimoire.server.visitors import Known, Lang, TheHouse, spoken
from grimoire.table.refusals import NO_PAGE, TOO_OFTEN, Refusal

ATOM: Final = "http://www.w3.org/2005/Atom"
SECOND: Final = 1000


class TurnLine(msgspec.Struct, frozen=True):
    """A game by turns in which one is waited for."""

    match: str
    game: str
    seat: int
    others: list[str]
    left: int  # milliseconds, until it is lost; while one is away it stands
    of: int  # what the clock gives
    since: int  # milliseconds since 1970: when the question was put
    away: int = 0  # for so many milliseconds more it stands, since one is away


class Calls(msgspec.Struct, frozen=True):
    """What waits for oneself: games by turns, whoever has waited longest first, and how many notices are new."""

    turns: list[TurnLine]
    new: int


class ReadUpTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bell: int  # the newest one that was seen


class Feed(msgspec.Struct, frozen=True):
    """Where one's notices can be read without signing in. Whoever knows the address reads them."""

    address: str  # empty: there is none


@get("/calls")
async def my_calls(house: TheHouse, user: Known, lang: Lang = FALLBACK) -> Calls:
    """Whose move it is, and whether there is anything new: cheap, so that a page may ask now and then."""
    async with house.database.reading() as connection:
        turns = await turns_of(connection, user.id)
        rows = await find_matches(connection, [turn.match for turn in turns])
        new = await count_new(connection, user.id)
    at = house.database.clock.now()
    lines = [
        TurnLine(
            turn.match,
            rows[turn.match].game,
            turn.seat,
            others_in(rows[turn.match], user.id, spoken(lang)),
            max(0, turn.ends - max(at, turn.stands)),
            turn.of,
            turn.since,
            max(0, turn.stands - at),
        )
        for turn in turns
        if turn.match in rows  # deleted since it was read that somebody is asked there
    ]
    return Calls(lines, new)


@get("/bells")
async def my_bells(house: TheHouse, user: Known, lang: Lang = FALLBACK) -> list[BellLine]:
    """What has called one, the newest first."""
    async with house.database.reading() as connection:
        return await lines_of(connection, user.id, spoken(lang))


@post("/bells/read", status_code=204)
async def have_read(data: JSONBody[ReadUpTo], house: TheHouse, user: Known) -> None:
    """Nothing up to this one is new any more."""
    async with house.database.writing() as connection:
        await read_bells(connection, user.id, data.bell)


@get("/me/feed")
async def my_feed(request: Request[Any, Any, Any], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> Feed:
    """The secret address of one's notices, if there is one."""
    async with house.database.reading() as connection:
        number = await feed_of(connection, user.id)
    return Feed(address_for(request, house, user.id, number, spoken(lang)))


@post("/me/feed", status_code=200)
async def another_feed(request: Request[Any, Any, Any], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> Feed:
    """A new secret address; the one before leads nowhere from now on."""
    async with house.database.writing() as connection:
        number = await feed_of(connection, user.id) + 1
        await new_feed(connection, user.id, number)
    return Feed(address_for(request, house, user.id, number, spoken(lang)))


@get("/feed/{secret:str}", media_type=MediaType.XML)
async def feed(
    secret: FromPath[str], request: Request[Any, Any, Any], house: TheHouse, lang: Lang = FALLBACK
) -> Response[bytes]:
    """One's notices for a program that reads feeds (Atom). Nobody signs in: the address is the key."""
    user, _, mark = secret.partition(".")
    async with house.database.reading() as connection:
        number = await feed_of(connection, user)
        if not number or not hmac.compare_digest(mark.encode(), mark_of(house, user, number).encode()):
            if not house.guessing.take(address_of(request)):
                raise Refusal(TOO_OFTEN)
            raise Refusal(NO_PAGE)
        lines = await lines_of(connection, user, spoken(lang))
    text = atom(lines, base_of(request, house), f"urn:grimoire:{mark[:16]}", spoken(lang))
    return Response(text, media_type="application/atom+xml; charset=utf-8", headers={"Cache-Control": "private, max-age=60"})


# -- the feed ----------------------------------------------------------------------------------------------------------


def address_for(request: Request[Any, Any, Any], house: House, user: str, number: int, lang: str) -> str:
    return f"{base_of(request, house)}/api/feed/{user}.{mark_of(house, user, number)}?lang={lang}" if number else ""


def mark_of(house: House, user: str, number: int) -> str:
    """Made from the key of the server: a copy of the database alone reads nobody's notices."""
    return hashlib.blake2b(f"{user} {number}".encode(), key=house.key, digest_size=20, person=b"feed").hexdigest()


def atom(lines: Sequence[BellLine], base: str, id: str, lang: str) -> bytes:
    root = Element("feed", {"xmlns": ATOM, "xml:lang": lang})
    latest = max([line.at for line in lines], default=0)
    for name, text in (("id", id), ("title", messages(lang).say("feed-title")), ("updated", stamp(latest))):
        SubElement(root, name).text = text
    for line in lines:
        entry = SubElement(root, "entry")
        for name, text in (("id", f"{id}:{line.id}"), ("title", line.words), ("updated", stamp(line.at))):
            SubElement(entry, name).text = text
        SubElement(SubElement(entry, "author"), "name").text = "Grimoire"
        SubElement(entry, "link", {"href": f"{base}/#/table/{line.match}/{line.seat}"})
    written: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return written


def stamp(at: int) -> str:
    return datetime.fromtimestamp(at / SECOND, UTC).isoformat(timespec="seconds")


BELLS: Final[list[BaseRouteHandler]] = [my_calls, my_bells, have_read, my_feed, another_feed, feed]
