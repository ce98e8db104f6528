"""Result slips, four a page: whose table, boxes to tick, room to sign, and a code for the camera of a phone."""

from html import escape

from grimoire.contests.contest import Contest
from grimoire.contests.rounds import CUT, Round, Table
from grimoire.pages.contests.beside import Codes
from grimoire.pages.contests.tables import points_before
from grimoire.pages.contests.words import ContestWords


def slips_page(contest: Contest, round: Round, words: ContestWords, codes: Codes) -> tuple[str, str]:
    points = points_before(contest, round)
    below = " · ".join(filter(None, (contest.title, words.series(contest.best_of(round.stage)))))
    time = words.time(round)
    slips = [slip(contest, round, table, words, below, time, points, codes) for table in round.tables]
    return words.say("contest-page-slips", stage=words.stage(round)), "\n".join(slips)


def slip(
    contest: Contest,
    round: Round,
    table: Table,
    words: ContestWords,
    below: str,
    time: str,
    points: dict[int, int],
    codes: Codes,
) -> str:
    say = words.say
    needed = contest.best_of(round.stage) // 2 + 1
    boxes = "".join(f"<u>{count}</u>" for count in range(needed + 1))
    won = escape(say("contest-page-games-won"))
    drawn = "" if round.stage == CUT else f"<span>{escape(say('contest-page-drawn'))} <u></u></span>"
    signed = escape(say("contest-page-signed"))
    return (
        f'<article class="slip"><header><h2>{escape(words.stage(round))}</h2>'
        f"<span>{escape(below)}</span><span>{escape(time)}</span></header>"
        f'<div class="two">{seat(contest, table.first, words, points, codes, "")}'
        f'<div class="at">{escape(say("contest-page-table"))}<b>{table.number}</b></div>'
        f"{seat(contest, table.second, words, points, codes, ' r')}</div>"
        f'<div><div class="boxes"><span>{won} {boxes}</span>{drawn}<span>{boxes} {won}</span></div>'
        f'<div class="signed"><span>{signed}</span><span>{signed}</span></div></div></article>'
    )


def seat(contest: Contest, player: int, words: ContestWords, points: dict[int, int], codes: Codes, side: str) -> str:
    code = codes.get(player)
    picture = code.picture if code else ""
    typed = f'<code class="typed">{escape(code.typed)}</code>' if code and code.typed else ""
    letters = f"<code>{escape(code.letters)}</code>{typed}" if code else ""
    worth = escape(words.say("contest-page-worth", points=points[player]))
    return (
        f'<div class="who{side}">{picture}<div><b>{escape(contest.name(player))}</b><small>{worth}</small>{letters}</div></div>'
    )
