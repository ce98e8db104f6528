"""This seems wrong: a moment of a match, as a seat may know it, as a file that a judge can run, change and send."""

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import MediaType, Response, get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, QueryParameter

from grimoire.library.messages import FALLBACK, messages
from grimoire.seat.earlier import Earlier
from grimoire.seat.wording import Words, plain
from grimoire.server.seated import Seated
from grimoire.server.visitors import Known, Lang, TheHouse, spoken
from grimoire.table.exporting import NothingToExport
from grimoire.table.refusals import NO_MOMENT, NOT_YOURS, Refusal
from grimoire.table.reporting import reported

MOST_TOLD: Final = 12  # of what happened last
LONGEST: Final = 500
AS_IT_STANDS: Final = -1
Number = Annotated[int, QueryParameter(description="After this many entries of the log; -1: as it stands.", ge=-1)]
About = Annotated[str, QueryParameter(description="What seems wrong, in a few words.", max_length=LONGEST)]


@get("/matches/{id:str}/seats/{seat:int}/report", media_type=MediaType.TEXT)
async def report(
    id: FromPath[str],
    seat: FromPath[int],
    house: TheHouse,
    user: Known,
    about: About = "",
    number: Number = AS_IT_STANDS,
    lang: Lang = FALLBACK,
) -> Response[str]:
    """The moment as this seat of one's own may know it: position, question, options and what happened, as a scenario."""
    table = house.hall.table(id)
    row = await table.seen()
    if not 0 <= seat < len(row.seats) or row.seats[seat].user != user.id:
        raise Refusal(NOT_YOURS)
    text = await asyncio.to_thread(report_text, table.shown, seat, about, spoken(lang), number)
    name = f'attachment; filename="{row.game}-{row.id}-seems-wrong.yaml"'
    return Response(text, headers={"Content-Disposition": name}, media_type="application/yaml")


def report_text(play: Seated, seat: int, about: str, lang: str, number: int = AS_IT_STANDS) -> str:
    say = messages(lang).say
    earlier = 0 <= number < play.number
    seats = Earlier(play.seats).at(number) if earlier else play.seats
    record = msgspec.structs.replace(play.record, entries=play.record.entries[:number]) if earlier else play.record
    given = seats.given(seat, lang, -1, suggest=False)
    story = [step for step in given.story.steps if not step.quiet][-MOST_TOLD:]
    head = [say("report-what"), *([say("report-about", about=about)] if about.strip() else [])]
    head += [say("report-told"), *[f"- {plain(step.words)}" for step in story]]
    head += [say("report-question", question=plain(given.ask.question))]
    head += [f"- {choice.form}: {plain(choice.words)}" for choice in given.ask.choices]
    head += [say("report-how")]

    def told(number: int) -> set[str]:
        steps = [step for step in given.story.steps if step.number == number]
        return {card for step in steps for card in [step.reads, *cards_in(step.words)]}

    try:
        return reported(record, play.pool, seat, told, head)
    except NothingToExport:
        raise Refusal(NO_MOMENT) from None


def cards_in(words: Words) -> list[str]:
    return [span.card for span in words]


REPORTS: Final[list[BaseRouteHandler]] = [report]
