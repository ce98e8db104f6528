"""What may be read of a contest by plain requests: by everybody who has its link, by its players, by its staff."""

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, QueryParameter

from grimoire.contests.settings import PRESETS
from grimoire.contests.why_paired import why
from grimoire.kernel.unusable import Unusable
from grimoire.library.messages import FALLBACK, messages
from grimoire.pages.contests.words import ContestWords
from grimoire.server.contests.addresses import base_of, page_of
from grimoire.server.contests.answers import (
    ContestAnswer,
    ContestLine,
    ContestPage,
    DeckListPage,
    LogLine,
    MyPage,
    NeedLine,
    OpenedFigure,
    Preset,
    Presets,
    RoundPage,
    StandingsPage,
)
from grimoire.server.contests.codes import phones
from grimoire.server.contests.deck_lists import formats, list_text
from grimoire.server.contests.desk import Desk
from grimoire.server.contests.permissions import Right, Role
from grimoire.server.contests.shown import (
    contest_page,
    line_of,
    log_lines,
    my_needs,
    my_page,
    opened_figures,
    round_page,
    standings_page,
    whole,
)
from grimoire.server.contests.visitors import Asking, asking
from grimoire.server.storage.contests import contests_of, newest_contests, passes_of
from grimoire.server.storage.database import now
from grimoire.server.visitors import Known, Lang, TheHouse, spoken
from grimoire.table.refusals import NOT_FOR_YOU, Refusal

MOST_LISTED: Final = 100
FOUND_FOR_MS: Final = 36 * 3600 * 1000  # that a contest is found by everybody in the room
CLOCK_MOVED: Final = 120  # seconds that the clock of a computer may be off before somebody is told
Asker = Request[Any, Any, Any]
Player = Annotated[int, QueryParameter(description="The number of a player.")]
RoundNumber = Annotated[int, QueryParameter(description="A round; 0: the last one.")]


@get("/contests")
async def my_contests(house: TheHouse, user: Known) -> list[ContestLine]:
    """Those one organises, keeps the scores of or plays in, the newest first; in a room then the others of these days."""
    async with house.database.reading() as connection:
        ids = await contests_of(connection, user.id, MOST_LISTED)
        if house.settings.room:
            recent = await newest_contests(connection, now() - FOUND_FOR_MS, MOST_LISTED)
            ids += [id for id in recent if id not in ids]
    lines = []
    for id in ids:
        async with asking(house, id, user) as asked:
            lines.append(line_of(id, asked.contest, asked.who))
    return lines


@get("/contests/presets", sync_to_thread=False)
def presets(lang: Lang = FALLBACK) -> Presets:
    """Settings to begin with, and what deck lists can be held to."""
    say = messages(spoken(lang)).say
    return Presets(
        [
            Preset(name, say(f"contest-preset-{name}"), say(f"contest-preset-{name}-about"), whole(settings))
            for name, settings in PRESETS.items()
        ],
        [format for _, format in formats(lang).values()],
    )


@get("/contests/{id:str}")
async def one_contest(id: FromPath[str], request: Asker, house: TheHouse, user: Known, lang: Lang = FALLBACK) -> ContestPage:
    """A contest by its link, with its last round."""
    async with asking(house, id, user) as asked:
        return await page_of_contest(asked, page_of(base_of(request, house), id), spoken(lang))


async def page_of_contest(asked: Asking, address: str, lang: str) -> ContestPage:
    here: frozenset[int] = frozenset()
    if asked.who.may(Right.staff):
        here = phones(await passes_of(asked.connection, asked.desk.id), asked.contest)
    warning = clock_warning(asked.desk, lang) if asked.who.may(Right.start) else ""
    return contest_page(asked.desk, asked.contest, asked.who, lang, address, here, warning)


def clock_warning(desk: Desk, lang: str) -> str:
    """The clock of the computer stands before what was written, or was moved while the server ran."""
    wall, said = desk.clock.wall() // 1000, messages(lang).say
    last = desk.contest.log[-1].at
    if wall < last - CLOCK_MOVED:
        clock = ContestWords(desk.contest, lang).clock
        return said("contest-clock-back", now=clock(wall), last=clock(last))
    moved = wall - desk.clock.now() // 1000
    return said("contest-clock-moved", minutes=abs(moved) // 60) if abs(moved) > CLOCK_MOVED else ""


@get("/contests/{id:str}/rounds/{round:int}")
async def one_round(id: FromPath[str], round: FromPath[int], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> RoundPage:
    async with asking(house, id, user) as asked:
        if not 1 <= round <= len(asked.contest.rounds):
            raise Unusable("contest-no-round", round=round)
        return round_page(asked.desk, asked.contest, asked.contest.rounds[round - 1], asked.who, spoken(lang))


@get("/contests/{id:str}/standings")
async def standings(
    id: FromPath[str], house: TheHouse, user: Known, round: RoundNumber = 0, lang: Lang = FALLBACK
) -> StandingsPage:
    """After all rounds, or after one of them."""
    async with asking(house, id, user) as asked:
        if round < 0:
            raise Unusable("contest-no-round", round=round)
        return standings_page(asked.desk, asked.contest, spoken(lang), round)


@get("/contests/{id:str}/standings/{player:int}")
async def figures(
    id: FromPath[str],
    player: FromPath[int],
    house: TheHouse,
    user: Known,
    round: RoundNumber = 0,
    lang: Lang = FALLBACK,
) -> list[OpenedFigure]:
    """The numbers of one player, opened line by line."""
    async with asking(house, id, user) as asked:
        return opened_figures(asked.contest, spoken(lang), player, round)


@get("/contests/{id:str}/needs")
async def player_needs(
    id: FromPath[str], house: TheHouse, user: Known, player: Player, lang: Lang = FALLBACK
) -> list[NeedLine]:
    """What a player needs in the last round before a cut; nothing where there is nothing to need."""
    async with asking(house, id, user) as asked:
        return my_needs(ContestWords(asked.contest, spoken(lang)), asked.contest, player)


@get("/contests/{id:str}/why")
async def why_paired(
    id: FromPath[str],
    house: TheHouse,
    user: Known,
    player: Player,
    round: RoundNumber = 0,
    instead: Annotated[int, QueryParameter(description="Why not this one; 0 the bye, -1 asks why as it is.")] = -1,
    lang: Lang = FALLBACK,
) -> ContestAnswer:
    """Why a player meets whom they meet, or why not another."""
    async with asking(house, id, user) as asked:
        contest = asked.contest
        number = round or len(contest.rounds)
        if instead < 0:
            return ContestAnswer(ContestWords(contest, spoken(lang)).sentence(why(contest, number, player)))
    found = await house.hall.contests.pairer.why_not(contest, number, player, instead, user.id)  # while others go on
    return ContestAnswer(ContestWords(contest, spoken(lang)).sentence(found))


@get("/contests/{id:str}/mine")
async def mine(id: FromPath[str], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> MyPage:
    """The contest as its player sees it, whose code this phone has come with."""
    async with asking(house, id, user) as asked:
        if not asked.who.player:
            raise Refusal(NOT_FOR_YOU, role=Role.player.value)
        return my_page(asked.desk, asked.contest, asked.who, spoken(lang))


@get("/contests/{id:str}/log")
async def log(id: FromPath[str], house: TheHouse, user: Known, after: RoundNumber = 0, lang: Lang = FALLBACK) -> list[LogLine]:
    """Everything that was done after an entry."""
    async with asking(house, id, user, Right.log) as asked:
        return log_lines(asked.contest, spoken(lang), max(0, after))


@get("/contests/{id:str}/lists/{player:int}")
async def deck_list(
    id: FromPath[str], player: FromPath[int], house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> DeckListPage:
    """The deck list of a player; 0 is oneself."""
    async with asking(house, id, user) as asked:
        contest, who = asked.contest, asked.who
        number = player or who.player
        who.check(Right.own_list if player == 0 or (number == who.player and not who.may(Right.lists)) else Right.lists)
        if number not in contest.players:
            raise Unusable("contest-no-player", player=number)
        one = contest.players[number]
        locked = bool(contest.rounds) and (bool(one.deck) or one.entered < len(contest.rounds))
        return DeckListPage(
            number, one.name, list_text(one.deck, contest.settings.format, spoken(lang)), contest.settings.format, locked
        )


READING: Final[list[BaseRouteHandler]] = [
    my_contests,
    presets,
    one_contest,
    one_round,
    standings,
    figures,
    player_needs,
    why_paired,
    mine,
    log,
    deck_list,
]
