"""Deck lists on paper: all of them by name for whoever organises, and a sheet for each to be held beside the deck."""

from collections.abc import Iterator
from html import escape
from typing import Final

from grimoire.contests.contest import Contest
from grimoire.pages.contests.beside import Beside, CardGroup
from grimoire.pages.contests.tables import by_letters
from grimoire.pages.contests.words import ContestWords

NBSP: Final = "\u00a0"


def players_by_name(contest: Contest) -> list[int]:
    return sorted(contest.active, key=lambda player: by_letters(contest.name(player)))


def lists_page(contest: Contest, words: ContestWords, beside: Beside) -> tuple[str, str]:
    """Every list, several to a page."""
    parts = []
    for player in players_by_name(contest):
        groups = beside.lists.get(player, [])
        lines = "".join(
            f'<p class="t">{escape(f"{group.title} {group.amount}")}</p>'
            f"<p>{escape(' · '.join(f'{amount}{NBSP}{name}' for amount, name in group.cards))}</p>"
            for group in groups
        )
        none = f"<p>{escape(words.say('contest-page-no-list'))}</p>"
        parts.append(f'<section class="listed"><h2>{escape(contest.name(player))}</h2>{lines or none}</section>')
    return words.say("contest-page-lists"), "\n".join(parts)


def checks_page(contest: Contest, words: ContestWords, beside: Beside) -> tuple[str, str]:
    """A sheet for each player who gave a list: a box for every card that is counted out on the table."""
    title = words.say("contest-page-checks")
    sheets = [
        check_sheet(contest, words, player, beside.lists[player])
        for player in players_by_name(contest)
        if beside.lists.get(player)
    ]
    none = f'<p class="end">{escape(words.say("contest-page-no-lists"))}</p>'
    return title, "\n".join(sheets) or none


def check_sheet(contest: Contest, words: ContestWords, player: int, groups: list[CardGroup]) -> str:
    say = words.say
    found = "".join(lines_of(groups))
    below = f"{contest.title} · {say('contest-page-checks')}"
    count = say("contest-page-cards", amount=sum(group.amount for group in groups))
    checked = "".join(
        f"<span>{escape(say(f'contest-page-{what}'))}</span>" for what in ("checked-by", "checked-at", "checked-found")
    )
    return (
        f'<section class="sheet"><header><h1>{escape(contest.name(player))}</h1>'
        f'<p class="sub">{escape(below)} · {escape(count)}</p></header><div class="check">{found}</div>'
        f'<div class="signed three">{checked}</div></section>'
    )


def lines_of(groups: list[CardGroup]) -> Iterator[str]:
    for group in groups:
        lines = "".join(
            f"<li><span>{'<i></i>' * amount}</span><b>{amount}</b> {escape(name)}</li>" for amount, name in group.cards
        )
        yield f"<h3>{escape(group.title)} ({group.amount})</h3><ul>{lines}</ul>"
