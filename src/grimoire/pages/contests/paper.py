"""Pages for the printer: black on white, on A4 and Letter, and once opened they need no script and no server."""

from collections.abc import Callable, Mapping
from html import escape
from typing import Final

from grimoire.contests.contest import Contest
from grimoire.contests.rounds import CUT, Round
from grimoire.kernel.unusable import Unusable
from grimoire.pages.contests.beside import Beside
from grimoire.pages.contests.bracket_page import bracket_page
from grimoire.pages.contests.list_pages import checks_page, lists_page
from grimoire.pages.contests.paper_style import STYLE
from grimoire.pages.contests.slips import slips_page
from grimoire.pages.contests.tables import deciding, rank_rows, seat_rows, shown_tiebreaks, table_rows
from grimoire.pages.contests.words import ContestWords

NO_ROUND: Final = ("standings", "bracket", "lists", "checks", "wall")  # pages that need no round, or no certain one
BEFORE: Final = ("standings", "lists", "checks", "wall")  # pages that are there before the first round
OF_SERVER: Final = ("lists", "checks", "wall")  # pages for which more must be known than the contest
BOXES: Final = "\u2610 : \u2610"
OF_STAFF: Final = ("slips", "missing", "lists", "checks", "wall")  # what not everybody should read


def sheet(contest: Contest, what: str, lang: str, round: int = 0, beside: Beside | None = None) -> str:
    """A whole page in HTML. Raises Unusable."""
    if what not in SHEETS:
        raise Unusable("contest-sheet", name=what[:40], sheets=", ".join(SHEETS))
    if what in NO_ROUND:
        round = round or len(contest.rounds)
    if not 1 <= round <= len(contest.rounds) and what not in BEFORE:
        raise Unusable("contest-no-round", round=round)
    words = ContestWords(contest, lang)
    given = beside or Beside()
    title, body = SHEETS[what](contest, round, words, given)
    return whole_page(lang, f"{contest.title} · {title}", body, given.style)


def whole_page(lang: str, title: str, body: str, style: str = "") -> str:
    looks = f'<link rel="stylesheet" href="{escape(style)}">' if style else f"<style>{STYLE}</style>"
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"{looks}</head>\n<body>\n{body}\n</body></html>\n"
    )


def headed(contest: Contest, title: str, below: str, body: str) -> str:
    line = " · ".join(part for part in (contest.title if title != contest.title else "", below) if part)
    return f'<header><h1>{escape(title)}</h1><p class="sub">{escape(line)}</p></header>\n{body}'


def table_of(head: list[str], rows: list[list[str]], kinds: str) -> str:
    """A table; `kinds` has a letter for each column: b a name in bold, n a number, c a number that is looked for, t text."""
    cells = "".join(f'<th class="{kind}">{escape(text)}</th>' for kind, text in zip(kinds, head, strict=True))
    lines = [
        "<tr>" + "".join(f'<td class="{kind}">{escape(text)}</td>' for kind, text in zip(kinds, row, strict=True)) + "</tr>"
        for row in rows
    ]
    return f"<table><thead><tr>{cells}</tr></thead><tbody>\n{chr(10).join(lines)}\n</tbody></table>"


def at_time_words(words: ContestWords) -> str:
    settings = words.contest.settings
    return words.say(f"contest-page-at-time-{settings.at_time}") if settings.minutes else ""


def by_name(contest: Contest, number: int, words: ContestWords, beside: Beside) -> tuple[str, str]:
    round = contest.rounds[number - 1]
    say = words.say
    title = say("contest-page-by-name", stage=words.stage(round))
    rows = [
        [row.name, str(row.table) if row.table else "–", row.opponent, str(row.points)]
        for row in seat_rows(contest, round, words.lang)
    ]
    head = [say(f"contest-page-{name}") for name in ("you-are", "table", "against", "your-points")]
    body = table_of(head, rows, "bctn") + foot(contest, round, words)
    return title, headed(contest, title, words.time(round), body)


def foot(contest: Contest, round: Round, words: ContestWords) -> str:
    """What everybody should know, below the names."""
    gone = [player.name for player in contest.players.values() if not player.active]
    sentences = [words.say("contest-page-gone", names=", ".join(gone), amount=len(gone))] if gone else []
    level = words.say("contest-page-at-time-cut") if round.stage == CUT else ""
    sentences += [at_time_words(words), level, contest.settings.rules]
    return f'<p class="end">{escape(" ".join(filter(None, sentences)))}</p>'


def by_table(contest: Contest, number: int, words: ContestWords, beside: Beside) -> tuple[str, str]:
    round = contest.rounds[number - 1]
    say = words.say
    title = say("contest-page-by-table", stage=words.stage(round))
    rows = [
        [str(row.table), row.first, str(row.first_points), row.second, str(row.second_points)]
        for row in table_rows(contest, round, words.lang)
    ]
    rows += [
        ["–", row.name, str(row.points), row.opponent, ""] for row in seat_rows(contest, round, words.lang) if not row.table
    ]
    head = [say("contest-page-table"), *[say(f"contest-page-{name}") for name in ("player", "points", "player", "points")]]
    return title, headed(contest, title, words.time(round), table_of(head, rows, "cbnbn"))


def missing(contest: Contest, number: int, words: ContestWords, beside: Beside) -> tuple[str, str]:
    round = contest.rounds[number - 1]
    say = words.say
    title = say("contest-page-missing", stage=words.stage(round))
    open = [row for row in table_rows(contest, round, words.lang) if row.is_open]
    rows = [[str(row.table), row.first, BOXES, row.second, row.state] for row in open]  # room to write down what they call out
    head = [say(f"contest-page-{name}") for name in ("table", "player", "games-won", "player", "stands")]
    body = table_of(head, rows, "cbtbt") if rows else f'<p class="end">{escape(say("contest-terminal-all-in"))}</p>'
    return title, headed(contest, title, words.time(round), body)


def standings(contest: Contest, number: int, words: ContestWords, beside: Beside) -> tuple[str, str]:
    say = words.say
    rounds = len(contest.before_cut)
    earlier = number if 0 < number < rounds else None
    played = contest.running is not None and contest.running.number == rounds and earlier is None
    now = "contest-page-standings-now" if played else "contest-page-standings"
    title = say("contest-page-final") if contest.over and earlier is None else say(now, round=earlier or rounds)
    names = shown_tiebreaks(contest)
    rows = []
    ranked = rank_rows(contest, words.lang, earlier)
    decided = any(row.decided for row in ranked)
    for row in ranked:
        numbers = dict(row.numbers)
        gone = f" ({say('contest-terminal-gone')})" if row.gone else ""
        last = [row.decided] if decided else []
        rows.append([str(row.rank), f"{row.name}{gone}", str(row.points), *[numbers[name] for name in names], *last])
    head = ["", say("contest-page-player"), *[say(f"contest-tiebreak-{name}") for name in ("points", *names)]]
    head += [say("contest-page-decided")] * decided
    kinds = "nb" + "n" * (len(names) + 1) + "t" * decided
    spelled = "".join(
        f"<dt>{escape(say(f'contest-tiebreak-{name}'))}</dt><dd>{escape(say(f'contest-tiebreak-{name}-long'))}</dd>"
        for name in deciding(contest)
    )
    cut = earlier is None and any(round.stage == CUT for round in contest.rounds)
    first = say("contest-page-bracket-first") if cut else ""
    ties = " ".join(filter(None, (first, say("contest-page-ties"))))
    body = f'{table_of(head, rows, kinds)}<p class="end">{escape(ties)}</p><dl>{spelled}</dl>'
    return title, headed(contest, title, words.system(), f'<div class="small">{body}</div>')


def bracket(contest: Contest, number: int, words: ContestWords, beside: Beside) -> tuple[str, str]:
    title, body = bracket_page(contest, words)
    return title, headed(contest, title, "", body)


def slips(contest: Contest, number: int, words: ContestWords, beside: Beside) -> tuple[str, str]:
    return slips_page(contest, contest.rounds[number - 1], words, beside.codes)


def lists(contest: Contest, number: int, words: ContestWords, beside: Beside) -> tuple[str, str]:
    title, body = lists_page(contest, words, beside)
    return title, headed(contest, title, "", body)


def checks(contest: Contest, number: int, words: ContestWords, beside: Beside) -> tuple[str, str]:
    title, body = checks_page(contest, words, beside)
    return title, body if beside.lists else headed(contest, title, "", body)


def wall(contest: Contest, number: int, words: ContestWords, beside: Beside) -> tuple[str, str]:
    """For the wall: where a phone finds pairings and standings."""
    say = words.say
    here = beside.here
    found = f'{here.picture}<p class="address">{escape(here.letters)}</p>' if here is not None else ""
    rules = f"<p>{escape(contest.settings.rules)}</p>" if contest.settings.rules else ""
    said = escape(say("contest-page-wall"))
    return contest.title, headed(contest, contest.title, words.system(), f'<div class="wall">{found}<p>{said}</p>{rules}</div>')


SHEETS: Final[Mapping[str, Callable[[Contest, int, ContestWords, Beside], tuple[str, str]]]] = {
    "by-name": by_name,
    "by-table": by_table,
    "slips": slips,
    "standings": standings,
    "missing": missing,
    "bracket": bracket,
    "lists": lists,
    "checks": checks,
    "wall": wall,
}
