"""What is done in a contest by plain requests: every act of staff and players is one, and is kept before it is answered."""

from typing import Any, Final

from litestar import Request, delete, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.contests.consequences import Consequences
from grimoire.contests.contest import Contest
from grimoire.contests.entries import AnyAct, Corrected, Entered, Entry, Games, Opened, Paired, Reported, Undone
from grimoire.contests.names import lines_pasted
from grimoire.contests.settings import PRESETS
from grimoire.kernel.unusable import Unusable
from grimoire.library.messages import FALLBACK
from grimoire.library.reading import in_language
from grimoire.pages.contests.words import ContestWords
from grimoire.server.contests.addresses import base_of, page_of
from grimoire.server.contests.answers import ContestDone, ContestPage, Follows, NamesRead, NameWrong
from grimoire.server.contests.asked import check_alone, coming, is_stale, new_seed, own_table, right_for, steps_of
from grimoire.server.contests.deck_lists import check_format
from grimoire.server.contests.desk import Desk, Step
from grimoire.server.contests.pairer import Pairer
from grimoire.server.contests.permissions import Right, Role, Who
from grimoire.server.contests.reading_pages import page_of_contest
from grimoire.server.contests.visitors import asking, who_asks
from grimoire.server.contests.wishes import CorrectResult, NewContest, PairRound, PastedNames, ReportResult, TakeBack, Wished
from grimoire.server.house import House
from grimoire.server.storage.contests import add_contest, add_staff, count_contests, drop_contest, writer_of
from grimoire.server.storage.database import now
from grimoire.server.storage.people import User, new_id
from grimoire.server.visitors import Known, Lang, TheHouse, spoken
from grimoire.table.refusals import CONTEST_STALE, TOO_MUCH, Refusal

MOST_CONTESTS: Final = 200  # that one person is staff of
MOST_TOLD: Final = 8  # of what others have done meanwhile
Asker = Request[Any, Any, Any]


@post("/contests")
async def open_contest(
    data: JSONBody[NewContest], request: Asker, house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> ContestPage:
    """Open a contest, which is one's own to organise."""
    settings = data.settings if data.settings is not None else PRESETS[data.preset]
    check_format(settings.format)
    names, wrong = lines_pasted(data.names)
    if wrong:
        raise Unusable("contest-line", line=wrong[0][0], what=wrong[0][1])
    title = " ".join(data.title.split())
    acts: list[AnyAct] = [Opened(title, settings, new_seed()), *[Entered(at, name) for at, (_, name) in enumerate(names, 1)]]
    at = house.hall.contests.clock.now() // 1000
    entries = [Entry(number, act, at, user.name) for number, act in enumerate(acts, 1)]
    return await opened(house, user, entries, request, spoken(lang))


async def opened(house: House, user: User, entries: list[Entry], request: Asker, lang: str) -> ContestPage:
    """A new contest with these entries; whoever makes it organises it."""
    id = new_id()
    desk = house.hall.contests.desk(id)
    async with house.database.reading() as connection:
        if await count_contests(connection, user.id) >= MOST_CONTESTS:
            raise Refusal(TOO_MUCH)

    async def rows(connection: AsyncConnection) -> None:
        await add_contest(connection, id, now())
        await add_staff(connection, id, user.id, Role.organiser.value, now())

    await desk.begin(user.id, entries, rows)
    async with asking(house, id, user) as asked:
        return await page_of_contest(asked, page_of(base_of(request, house), id), lang)


@post("/contests/{id:str}/acts", status_code=200)
async def act(id: FromPath[str], data: JSONBody[Wished], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> ContestDone:
    """Do something in a contest. It is kept when this is answered."""
    spoken(lang)
    desk = house.hall.contests.desk(id)
    asked = await asked_by(house, desk, user, data)
    made = await pairing(house.hall.contests.pairer, desk, user, data, lang) if isinstance(data.act, PairRound) else None

    def make(contest: Contest) -> list[Step]:
        check_fresh(contest, data, lang)
        return [(made, data.reason)] if made is not None else steps_of(data.act, contest, asked, data.reason)

    seen = data.number
    new = await desk.write(asked, make)
    words = ContestWords(desk.contest, lang)
    before = [entry for entry in desk.contest.log[seen:] if entry not in new]
    number = new[-1].number if new else desk.contest.number
    return ContestDone(number, [words.entry(entry) for entry in new], told(words, before))


async def asked_by(house: House, desk: Desk, user: User, data: Wished) -> Who:
    async with desk.lock, house.database.reading() as connection:
        contest = await desk.caught_up(connection)
        found = await who_asks(connection, contest, desk.id, user)
        found.check(right_for(data.act, contest, found))
        if isinstance(data.act, ReportResult):
            await check_teller(connection, contest, desk.id, found)
        return found


async def check_teller(connection: AsyncConnection, contest: Contest, id: str, who: Who) -> None:
    """Raises Unusable where this phone has told for the opponent too: one phone that had both seats is not two players."""
    table = own_table(contest, who.player)
    other = table.other(who.player)
    if table.games is not None or other not in table.reports:
        return
    seat = (len(contest.rounds), table.number, other)
    told = next(
        entry.number
        for entry in reversed(contest.kept)
        if isinstance(entry.act, Reported) and (entry.act.round, entry.act.table, entry.act.player) == seat
    )
    if await writer_of(connection, id, told) == who.user:
        raise Unusable("contest-told-for-other", name=contest.name(other))


def check_fresh(contest: Contest, data: Wished, lang: str) -> None:
    """Raises Refusal."""
    if data.number > contest.number:
        raise Unusable("contest-log-short", number=data.number, last=contest.number)
    since = contest.log[data.number :]
    if is_stale(data.act, since):
        raise Refusal(CONTEST_STALE, since=" ".join(told(ContestWords(contest, lang), since)))


def told(words: ContestWords, entries: list[Entry]) -> list[str]:
    """What was done, and by whom."""
    shown = [words.say("contest-entry-by", what=words.entry(entry), by=entry.by or "?") for entry in entries[-MOST_TOLD:]]
    more = len(entries) - len(shown)
    return [words.say("contest-terminal-more", amount=more), *shown] if more > 0 else shown


async def pairing(pairer: Pairer, desk: Desk, user: User, data: Wished, lang: str) -> Paired:
    """Of the next round: computed while others go on with what they do, for many players take a while."""
    async with desk.lock:
        check_fresh(desk.contest, data, lang)
        contest = desk.contest
    return await pairer.paired(contest, new_seed(), user.id)  # which takes what it needs of it before anything else can happen


@post("/contests/{id:str}/preview", status_code=200)
async def preview(id: FromPath[str], data: JSONBody[Wished], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> Follows:
    """What follows from a correction, or from striking out, before it is done; nothing is changed."""
    async with asking(house, id, user) as asked:
        asked.who.check(right_for(data.act, asked.contest, asked.who))
        contest, number = asked.contest, asked.contest.number
        if isinstance(data.act, TakeBack):
            return after_undo(contest, data.act, spoken(lang))
    if not isinstance(data.act, CorrectResult):
        raise Unusable("contest-no-preview")
    wish = data.act
    act = Corrected(wish.round, wish.table, Games(wish.first, wish.second, wish.drawn))
    found = await house.hall.contests.pairer.after_correction(contest, act, user.id)  # while others go on
    return after_correction(contest, number, found, spoken(lang))


def after_correction(contest: Contest, number: int, found: Consequences, lang: str) -> Follows:
    say = ContestWords(contest, lang).say
    lines = []
    for move in found.moves:
        facts: dict[str, str | int] = {"name": contest.name(move.player), "rank": move.rank, "place": move.rank_then}
        if move.points == move.points_then:
            lines.append(say("contest-terminal-place", **facts))
        else:
            lines.append(say("contest-terminal-move", points=move.points, then=move.points_then, **facts))
    otherwise = [
        say("contest-terminal-otherwise", round=found.round, one=contest.name(one), other=contest.name(other))
        for one, other in found.otherwise
    ]
    if otherwise:
        otherwise.append(say("contest-terminal-nothing-anew"))
    return Follows(number, lines or [say("contest-terminal-no-change")], otherwise, [])


def after_undo(contest: Contest, wish: TakeBack, lang: str) -> Follows:
    contest.check(Undone(wish.to))
    words = ContestWords(contest, lang)
    struck = [words.say("contest-entry-by", what=words.entry(one), by=one.by) for one in contest.kept if one.number > wish.to]
    return Follows(contest.number, [], [], struck)


@post("/contests/{id:str}/names", status_code=200)
async def read_names(
    id: FromPath[str], data: JSONBody[PastedNames], house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> NamesRead:
    """What a pasted list of names comes to, and what is wrong with which line; nobody is entered by it."""
    async with asking(house, id, user, Right.enter) as asked:
        names, wrong = lines_pasted(data.names)
        for line, name in names:
            try:
                check_alone(asked.contest, coming(asked.contest, name, len(asked.contest.players))[0])
            except Unusable as error:
                wrong.append((line, error))
        bad = {line for line, _ in wrong}
        good = [name for line, name in names if line not in bad]
        return NamesRead(good, [NameWrong(line, in_language(error, spoken(lang))) for line, error in sorted(wrong, key=first)])


def first(wrong: tuple[int, Unusable]) -> int:
    return wrong[0]


@delete("/contests/{id:str}", status_code=204)
async def delete_contest(id: FromPath[str], house: TheHouse, user: Known) -> None:
    """For good: players, results, everything."""
    async with asking(house, id, user, Right.delete) as asked:
        desk = asked.desk
    async with desk.lock:
        async with house.database.writing() as connection:
            await drop_contest(connection, id)
        desk.forget()


WRITING: Final[list[BaseRouteHandler]] = [open_contest, act, preview, read_names, delete_contest]
