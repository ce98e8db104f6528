"""A match that is over, looked at again: the chance to win after each decision, where it turned, and what was better.

Anybody who has its link may see it, as they may look through it from every seat. It takes a while, so it is asked for, and then
asked how far it is.
"""

from typing import Annotated, Final, Literal

import msgspec
from litestar import get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, QueryParameter

from grimoire.bots.games import reckons_chances
from grimoire.library.messages import FALLBACK
from grimoire.seat.judging import Judgement
from grimoire.server.house import House
from grimoire.server.may_open import check_open
from grimoire.server.visitors import Known, Lang, TheHouse, spoken
from grimoire.table.refusals import NO_SEAT, Refusal

WhoseDecisions = Annotated[int, QueryParameter(description="Whose decisions.", ge=0)]


class Analysis(msgspec.Struct, frozen=True):
    """How far a match is looked at again, and once it is: what was found."""

    state: Literal["unasked", "waiting", "running", "ready", "failed"]
    before: int  # others that come first
    done: int  # decisions that are judged
    all: int  # of this many
    reckoned: bool  # whether chances are; in some games there is only what the strongest bot would have done
    decisions: list[Judgement]  # once it is ready, in the order of the game


@post("/matches/{id:str}/analysis", status_code=200)
async def ask_for_analysis(
    id: FromPath[str], house: TheHouse, user: Known, seat: WhoseDecisions = 0, lang: Lang = FALLBACK
) -> Analysis:
    """Have a match that is over looked at again for a seat, unless it was: one at a time, each once."""
    known = await analysis_of(house, id, seat, spoken(lang))
    if known.state in ("unasked", "failed"):
        house.studies.ask((id, seat), user.id)
        return await analysis_of(house, id, seat, lang)
    return known


@get("/matches/{id:str}/analysis")
async def how_far_it_is(
    id: FromPath[str], house: TheHouse, user: Known, seat: WhoseDecisions = 0, lang: Lang = FALLBACK
) -> Analysis:
    """The same, without asking for it."""
    return await analysis_of(house, id, seat, spoken(lang))


async def analysis_of(house: House, id: str, seat: int, lang: str) -> Analysis:
    row = await house.hall.table(id).seen()
    await check_open(house.database, row)
    if seat >= len(row.seats):
        raise Refusal(NO_SEAT)
    studies = house.studies
    reckoned = reckons_chances(row.game)
    place = (id, seat)
    wanted = studies.waiting.get(place)
    if wanted is not None:
        before = studies.before(place)
        return Analysis("waiting" if before else "running", before, wanted.done, wanted.all, reckoned, [])
    found = await studies.found(place)
    if found is None:
        return Analysis("failed" if place in studies.failed else "unasked", 0, 0, 0, reckoned, [])
    told = found[lang]
    return Analysis("ready", 0, len(told), len(told), reckoned, told)


STUDIES: Final[list[BaseRouteHandler]] = [ask_for_analysis, how_far_it_is]
