"""The levels somebody climbs in the terminal: after two wins against one the next is named, once, and met from then on."""

from pathlib import Path

import pytest

from grimoire.bots.games import make_bot
from grimoire.cli.levels import tell_level, usual_bot
from grimoire.cli.screen import Screen
from grimoire.kernel.chance import seeded
from grimoire.library.games import box_of
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.seat.games import wording_of
from grimoire.table.match import Match


class Lines(Screen):
    def __init__(self) -> None:
        super().__init__(80)
        self.lines: list[str] = []

    def line(self, text: str = "", style: str = "") -> None:
        self.lines.append(text)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def ended(seats: list[str], loser: int, lang: str = "en", gives_up: bool = False) -> str:
    """What is said about levels when a game of these two is over."""
    pool = box_of("magenoir").shipped_pool()
    winner = ("alice", "bob")[1 - loser]
    given = f"{{turn: '{winner}, main', {winner}: {{prepared: [flame]}}, {('alice', 'bob')[loser]}: {{hp: 1}}}}"
    record = Record("1", "magenoir", pool.digest, seats, given=given)
    players = [make_bot(name, seeded(1), "magenoir") if name in ("novice", "apprentice") else None for name in seats]
    match = Match(start_of(record, pool), record, players)
    match.position.advance()
    if gives_up:
        match.concede(loser)
    else:
        for form in ("activate flame", "target opponent"):
            match.take(match.position.index_of(form), "hand")
    assert match.winner == 1 - loser
    screen = Lines()
    tell_level(wording_of("magenoir", lang, pool), screen, match)
    return "\n".join(screen.lines)


def test_the_second_win_names_the_next_level_and_it_is_met_from_then_on() -> None:
    assert usual_bot("magenoir") == "novice"
    assert ended(["player", "novice"], 1) == ""
    assert usual_bot("magenoir") == "novice"
    assert ended(["player", "novice"], 1) == "You have won twice against this level: Apprentice is next."
    assert usual_bot("magenoir") == "apprentice"
    assert ended(["player", "novice"], 1) == ""


def test_it_is_said_in_french_too() -> None:
    ended(["novice", "player"], 0, "fr")
    said = ended(["novice", "player"], 0, "fr").replace("\xa0", " ")
    assert said == "Deux victoires à ce niveau : Apprenti est le prochain adversaire."


@pytest.mark.parametrize(("seats", "loser"), [(["player", "novice"], 0), (["player", "other"], 1)])
def test_a_game_lost_or_played_between_people_counts_for_nothing(seats: list[str], loser: int) -> None:
    assert [ended(seats, loser) for _ in range(3)] == ["", "", ""]
    assert usual_bot("magenoir") == "novice"


def test_a_game_the_opponent_gives_up_is_won_and_one_given_up_is_lost() -> None:
    assert ended(["player", "novice"], 0, gives_up=True) == ""
    assert ended(["player", "novice"], 1, gives_up=True) == ""
    assert ended(["player", "novice"], 0, gives_up=True) == ""
    assert usual_bot("magenoir") == "novice"
    assert ended(["player", "novice"], 1, gives_up=True) == "You have won twice against this level: Apprentice is next."
