"""A contest as a client is shown it: the desk, a round, one player's phone, the log."""

from typing import Any

import msgspec

from grimoire.contests.contest import Contest
from grimoire.contests.entries import Entry, Games, Reported
from grimoire.contests.needs import needs
from grimoire.contests.next_round import next_of
from grimoire.contests.planning import robin_suits
from grimoire.contests.rounds import CUT, DISPUTED, HALF, Round, Table
from grimoire.contests.sheets import Sheet, sheets_of
from grimoire.contests.standings import places_so_far
from grimoire.kernel.unusable import Unusable
from grimoire.pages.contests.tables import deciding, opened_number, points_before, rank_rows, shown_tiebreaks
from grimoire.pages.contests.words import ContestWords
from grimoire.server.contests.answers import (
    ContestLine,
    ContestPage,
    Figure,
    LogLine,
    MyPage,
    NeedLine,
    NextStep,
    OpenedFigure,
    PlayerLine,
    RoundPage,
    StandingLine,
    StandingsPage,
    TableLine,
    WholeSettings,
)
from grimoire.server.contests.desk import Desk
from grimoire.server.contests.permissions import Right, Role, Who
from grimoire.server.naming import is_usual

MINUTE = 60


def state_of(contest: Contest) -> str:
    return "over" if contest.over else "running" if contest.rounds else "open"


def roles_of(who: Who) -> list[str]:
    return [role.value for role in Role if role in who.roles and role is not Role.watcher]


def line_of(id: str, contest: Contest, who: Who) -> ContestLine:
    return ContestLine(id, contest.title, state_of(contest), len(contest.players), len(contest.rounds), roles_of(who))


def whole(settings: Any) -> WholeSettings:
    return WholeSettings(**msgspec.structs.asdict(settings))


# -- the desk ------------------------------------------------------------------------------------------------------------


def contest_page(
    desk: Desk, contest: Contest, who: Who, lang: str, address: str, here: frozenset[int], warning: str
) -> ContestPage:
    words = ContestWords(contest, lang)
    page = desk.kept(("sheets",), lambda: sheets_of(contest))
    coming = next_of(contest)
    players = [player_line(contest, page, number, here) for number in contest.players]
    few = not contest.rounds and robin_suits(contest.settings, len(contest.active))
    return ContestPage(
        desk.id,
        contest.number,
        contest.title,
        words.system(),
        state_of(contest),
        whole(contest.settings),
        contest.planned,
        words.say("contest-advice-robin", amount=len(contest.active)) if few else "",
        NextStep(coming.act, next_words(words, contest), coming.round, coming.stage, coming.missing),
        players,
        len(contest.rounds),
        round_page(desk, contest, contest.rounds[-1], who, lang) if contest.rounds else None,
        roles_of(who),
        who.rights,
        who.player,
        address,
        desk.now,
        warning,
    )


def player_line(contest: Contest, sheets: dict[int, Sheet], number: int, here: frozenset[int]) -> PlayerLine:
    player = contest.players[number]
    points = sheets[number].points
    return PlayerLine(number, player.name, player.active, points, player.entered, bool(player.deck), number in here)


def next_words(words: ContestWords, contest: Contest) -> str:
    coming = next_of(contest)
    stage = words.coming_stage(coming.stage, coming.round, left_in(contest, coming.stage)) if coming.stage else ""
    return words.say(f"contest-next-{coming.act}", stage=stage, missing=coming.missing)


def left_in(contest: Contest, stage: str) -> int:
    """How many stand in the bracket of the round to come."""
    if stage != CUT:
        return 0
    if contest.rounds and contest.rounds[-1].stage == CUT:
        last = len(contest.rounds[-1].slots)
        return last // 2 if contest.rounds[-1].is_complete else last
    going = len(contest.active)
    if contest.settings.system != "elimination":
        going = min(contest.settings.cut, going)
    return 1 << max(1, (going - 1).bit_length())


# -- rounds --------------------------------------------------------------------------------------------------------------


def round_page(desk: Desk, contest: Contest, round: Round, who: Who, lang: str) -> RoundPage:
    words = ContestWords(contest, lang)
    points = desk.kept(("points", round.number), lambda: points_before(contest, round))
    tables = [table_line(words, table, points, who) for table in round.tables]
    minutes = contest.settings.minutes + round.extra if contest.settings.minutes else 0
    bye = words.say("contest-bye-cut") if round.stage == CUT else words.say("contest-bye-row", points=contest.settings.bye)
    return RoundPage(
        round.number,
        round.stage,
        words.stage(round),
        contest.best_of(round.stage),
        tables,
        list(round.byes),
        bye,
        list(round.slots),
        len(round.open),
        minutes,
        round.at,
        round.started,
        ends_at(contest, round),
    )


def ends_at(contest: Contest, round: Round) -> int:
    if not round.started or not contest.settings.minutes:
        return 0
    return round.started + MINUTE * (contest.settings.minutes + round.extra)


def table_line(words: ContestWords, table: Table, points: dict[int, int], who: Who) -> TableLine:
    """Who is not at a table, and no staff, is not told which of two players has said what.

    And a player what the other says only once both have, so that each says what they know.
    """
    inside = who.may(Right.result) or who.player in (table.first, table.second)
    told = [one for one in (table.first, table.second) if one in table.reports and may_hear(table, one, who)] if inside else []
    said = words.state(table) if inside or table.state not in (HALF, DISPUTED) else words.say("contest-table-missing")
    return TableLine(
        table.number,
        table.first,
        table.second,
        points[table.first],
        points[table.second],
        numbers(table.games),
        table.state if inside or table.state not in (HALF, DISPUTED) else "missing",
        table.how,
        said,
        {str(player): numbers(table.reports[player]) for player in told},
    )


def may_hear(table: Table, teller: int, who: Who) -> bool:
    return who.may(Right.result) or who.player == teller or table.state != HALF


def numbers(games: Games | None) -> list[int]:
    return [] if games is None else [games.first, games.second, games.drawn]


# -- standings -----------------------------------------------------------------------------------------------------------


def standings_page(desk: Desk, contest: Contest, lang: str, round: int) -> StandingsPage:
    after = min(round or len(contest.before_cut), len(contest.before_cut))

    def made() -> StandingsPage:
        rows = rank_rows(contest, lang, round or None)
        return StandingsPage(
            contest.number,
            after,
            contest.over and not round,
            [figure(contest, lang, name) for name in shown_tiebreaks(contest)],
            [
                StandingLine(row.rank, row.player, row.name, row.points, dict(row.numbers), row.decided, row.in_cut, row.gone)
                for row in rows
            ],
            [figure(contest, lang, name).short for name in deciding(contest)],
        )

    return desk.kept(("standings", lang, round), made)


def figure(contest: Contest, lang: str, name: str) -> Figure:
    say = ContestWords(contest, lang).say
    return Figure(name, say(f"contest-tiebreak-{name}"), say(f"contest-tiebreak-{name}-long"))


def opened_figures(contest: Contest, lang: str, player: int, round: int = 0) -> list[OpenedFigure]:
    """All numbers of one player."""
    if player not in contest.players:
        raise Unusable("contest-no-player", player=player)
    found = []
    for name in shown_tiebreaks(contest):
        lines, together, value = opened_number(contest, lang, player, name, round or None)
        named = figure(contest, lang, name)
        found.append(OpenedFigure(name, named.short, named.long, [list(line) for line in lines], together, value))
    return found


# -- one player's phone --------------------------------------------------------------------------------------------------


def ranks_of(desk: Desk, contest: Contest) -> dict[int, int]:
    """The place of every player; reckoned once, until something happens."""
    return desk.kept(("ranks",), lambda: places_so_far(contest))


def my_page(desk: Desk, contest: Contest, who: Who, lang: str) -> MyPage:
    words = ContestWords(contest, lang)
    me = contest.players[who.player]
    round = contest.rounds[-1] if contest.rounds else None
    table = round.table_of(who.player) if round is not None else None
    other = table.other(who.player) if table is not None else 0
    points = desk.kept(("points", round.number), lambda: points_before(contest, round)) if round is not None else {}
    sheets = desk.kept(("sheets",), lambda: sheets_of(contest))
    ranks = ranks_of(desk, contest)
    bye = round is not None and who.player in round.byes
    page = round_page(desk, contest, round, who, lang) if round is not None and bye else None
    wanted = bool(contest.settings.format) and (not contest.rounds or (not me.deck and me.entered == len(contest.rounds)))
    return MyPage(
        desk.id,
        contest.number,
        contest.title,
        state_of(contest),
        who.player,
        me.name,
        me.active,
        sheets[who.player].points,
        ranks[who.player],
        len(contest.players),
        round.number if round is not None else 0,
        words.stage(round) if round is not None else "",
        contest.best_of(round.stage) if round is not None else contest.settings.best_of,
        table_line(words, table, points, who) if table is not None else None,
        contest.name(other),
        page.bye_words if page is not None else "",
        numbers(side(table, who.player, who.player)),
        numbers(side(table, other, who.player)) if table is not None and may_hear(table, other, who) else [],
        table is not None and other in table.reports,
        my_needs(words, contest, who.player),
        bool(me.deck),
        wanted,
        contest.settings.format,
        ends_at(contest, round) if round is not None else 0,
        desk.now,
        who.rights,
    )


def side(table: Table | None, teller: int, reader: int) -> Games | None:
    """What one player has said, from the side of another."""
    games = table.reports.get(teller) if table is not None else None
    return games if games is None or table is None or reader == table.first else games.turned()


def my_needs(words: ContestWords, contest: Contest, player: int) -> list[NeedLine]:
    """Nothing where there is nothing to need."""
    try:
        found = needs(contest, player)
    except Unusable:
        return []
    return [
        NeedLine(
            need.outcome,
            need.verdict,
            words.say(
                "contest-need-line",
                outcome=words.say(f"contest-need-{need.outcome}"),
                verdict=words.say(f"contest-need-{need.verdict}"),
            ),
        )
        for need in found
    ]


# -- the log -------------------------------------------------------------------------------------------------------------


def done_by(entry: Entry, words: ContestWords) -> str:
    """Whoever has no name of their own is the desk; of what a phone says, the line itself tells who said it."""
    if not is_usual(entry.by):
        return entry.by
    return "" if isinstance(entry.act, Reported) else words.say("contest-by-desk")


def log_lines(contest: Contest, lang: str, after: int = 0) -> list[LogLine]:
    words = ContestWords(contest, lang)
    kept = {entry.number for entry in contest.kept}
    lines = []
    for entry in contest.log[after:]:
        kind = type(entry.act).__name__
        struck = entry.number not in kept and kind != "Undone"
        lines.append(
            LogLine(entry.number, entry.at, done_by(entry, words), words.entry(entry), struck, kind[0].lower() + kind[1:])
        )
    return lines
