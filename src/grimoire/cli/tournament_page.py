"""The table of a tournament: a row for each deck, a column for each it met, as text or as Markdown."""

from grimoire.cli.summing_up import number
from grimoire.lab.statistics import Share
from grimoire.lab.tournament import Meeting, Tournament
from grimoire.library.messages import Messages
from grimoire.pages.decks import titled

NOTHING = "–"  # a deck does not meet itself
GAP = "  "


def percent(meeting: Meeting) -> str:
    return f"{100 * meeting.rate:.0f}"


def with_interval(won: Share) -> str:
    """A share and where it lies 95 times of 100."""
    if not won.many:
        return NOTHING
    low, high = max(0.0, won.low), min(1.0, won.high)
    return f"{100 * won.value:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def rows_of(words: Messages, found: Tournament) -> list[list[str]]:
    """The heading and a row for each deck: number, title, share of all games won, share won against each other."""
    rows = [["", words.say("tournament-deck"), words.say("tournament-won"), *columns(found)]]
    for place, (deck, total) in enumerate(zip(found.decks, found.totals, strict=True), 1):
        met = [meeting for other in found.opponents for meeting in [met_with(found, deck, other)]]
        cells = [NOTHING if meeting is None else percent(meeting) for meeting in met]
        rows.append([str(place), titled(words, deck), with_interval(total), *cells])
    return rows


def columns(found: Tournament) -> list[str]:
    """The same numbers as the rows where the decks met each other; letters for decks that have no row."""
    if found.opponents == found.decks:
        return [str(place) for place in range(1, len(found.decks) + 1)]
    return [chr(ord("A") + place % 26) * (1 + place // 26) for place in range(len(found.opponents))]


def met_with(found: Tournament, deck: str, against: str) -> Meeting | None:
    return next((m for m in found.meetings if m.deck == deck and m.against == against), None)


def remarks(words: Messages, found: Tournament) -> list[str]:
    """What the numbers are: who the letters stand for, how it was played, the extremes, what did not end."""
    lines: list[str] = []
    if found.opponents != found.decks:
        named = [f"{letter} {titled(words, deck)}" for letter, deck in zip(columns(found), found.opponents, strict=True)]
        lines.append(words.say("tournament-columns", decks=", ".join(named)))
    once = found.once()
    played = sum([meeting.games for meeting in once])
    lines.append(
        words.say(
            "tournament-played", games=number(words, played), each=found.games_a_pairing, bot=found.bot, seed=str(found.seed)
        )
    )
    if uneven := found.by_distance():
        ends = {**told(words, "most", uneven[0]), **told(words, "least", uneven[-1])}
        lines.append(words.say("tournament-extremes", **ends))
    draws = sum([meeting.draws for meeting in once])
    unfinished = sum([meeting.unfinished for meeting in once])
    wrong = sum([meeting.wrong for meeting in once])
    if draws or unfinished or wrong:
        lines.append(words.say("tournament-open", draws=draws, unfinished=unfinished, wrong=wrong))
    return lines


def told(words: Messages, which: str, meeting: Meeting) -> dict[str, str]:
    return {
        which: titled(words, meeting.deck),
        f"{which}_other": titled(words, meeting.against),
        f"{which}_rate": percent(meeting),
    }


def text_page(words: Messages, found: Tournament) -> str:
    rows = rows_of(words, found)
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = [
        GAP.join(
            [
                cell.ljust(width) if i == 1 else cell.rjust(width)
                for i, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
        )
        for row in rows
    ]
    return "\n".join([*lines, "", *remarks(words, found)])


def markdown_page(words: Messages, found: Tournament) -> str:
    rows = rows_of(words, found)
    rule = ["--:", "---", *["--:"] * (len(rows[0]) - 2)]
    return "\n".join([*[f"| {' | '.join(row)} |" for row in (rows[0], rule, *rows[1:])], "", *remarks(words, found)])
