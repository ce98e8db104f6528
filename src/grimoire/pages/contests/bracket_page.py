"""A bracket as it lies on paper: a column for each round, with room for who is not known yet."""

from html import escape

from grimoire.contests.contest import Contest
from grimoire.contests.elimination import first_slots, next_slots, pairs
from grimoire.contests.next_round import seeds_of
from grimoire.contests.rounds import CUT, Round
from grimoire.pages.contests.words import ContestWords


def bracket_page(contest: Contest, words: ContestWords) -> tuple[str, str]:
    cut = [round for round in contest.rounds if round.stage == CUT]
    columns: list[str] = []
    slots = cut[0].slots if cut else first_slots(seeds_of(contest))
    at = 0
    while len(slots) > 1:
        round = cut[at] if at < len(cut) else None
        title = words.coming_stage(CUT, 0, len(slots))
        matches = "".join(match(contest, words, round, one, other) for one, other in pairs(slots))
        columns.append(f'<div><h3>{escape(title)}</h3><div class="column">{matches}</div></div>')
        slots = next_slots(contest, round) if round is not None and round.is_complete else tuple([0] * (len(slots) // 2))
        at += 1
    if slots and slots[0]:
        won = f'<div class="match"><p class="w">{escape(contest.name(slots[0]))}</p></div>'
        columns.append(f'<div><h3>&nbsp;</h3><div class="column">{won}</div></div>')
    return words.say("contest-page-bracket"), f'<div class="bracket">{"".join(columns)}</div>'


def match(contest: Contest, words: ContestWords, round: Round | None, one: int, other: int) -> str:
    table = round.table_of(one) if round is not None and one else None
    lines = []
    for player in (one, other):
        games = ""
        won = ""
        if table is not None and table.games is not None and player:
            own = table.games if player == table.first else table.games.turned()
            games = str(own.first)
            won = ' class="w"' if table.winner == player else ""
        lines.append(f"<p{won}><span>{escape(contest.name(player))}</span><span>{games}</span></p>")
    return f'<div class="match">{"".join(lines)}</div>'
