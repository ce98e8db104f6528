"""grimoire replay: the story of a saved game, and one moment after the other."""

import re
from pathlib import Path
from typing import cast

import pytest
from tests.cli.running import run, save_of, typed_by_chance

from grimoire.cli.replay_screen import ReplayScreen
from grimoire.cli.screen import Screen
from grimoire.library.entries import CHOICE, HAND, Entry
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.saves import Save, load_record
from grimoire.magenoir.game import Game
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.table.playback import Playback

RAW_ID = re.compile(r"\b(question|option|event|reason|element|phase|zone|place|the|from|to|pile|status|playback)-[a-z]\w*")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    args = ("--hot-seat", "--names", "Ann,Zoé", "--seed", "3", "--plain")
    assert run(folder, typed_by_chance(1, 9000), "play", "magenoir", *args).returncode == 0
    return save_of(folder)


@pytest.mark.parametrize(("lang", "words"), [("en", "has won the game."), ("fr", "a gagné la partie.")])
def test_the_whole_story_is_told_where_nobody_can_answer(tmp_path: Path, played: Path, lang: str, words: str) -> None:
    done = run(tmp_path, "", "replay", str(played), "--lang", lang, "--plain")
    assert done.returncode == 0, done.stderr
    assert words in done.stdout.splitlines()[-1]
    assert RAW_ID.findall(done.stdout) == []
    assert "\x1b" not in done.stdout
    assert ("you " not in done.stdout.lower()) if lang == "en" else ("vous " not in done.stdout.lower())


def test_a_seat_is_told_only_what_it_could_know(tmp_path: Path, played: Path) -> None:
    done = run(tmp_path, "", "replay", str(played), "--seat", "Ann", "--lang", "en", "--plain")
    told = done.stdout.splitlines()
    playback = Playback(load_record(played), shipped_pool())
    drawn = [event for event in playback.events(-1, playback.last, 0) if event.kind == "CardDrawn" and event.seat == 1]
    assert len(drawn) == len([line for line in told if "Zoé drew" in line])
    assert len([e for e in drawn if not e.card]) == len([line for line in told if line.endswith("Zoé drew a card.")]) > 0
    assert any("You drew" in line for line in told)


class Typing(Screen):
    def __init__(self, typed: list[str]) -> None:
        super().__init__()
        self.typed = typed
        self.page: list[str] = []

    def line(self, text: str = "", style: str = "") -> None:
        self.page.append(text)

    def read(self, prompt: str) -> str:
        self.page.append(prompt)
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)


def looked_at(path: Path, typed: list[str], seat: int = -1, lang: str = "en") -> tuple[ReplayScreen, list[str]]:
    screen = Typing(typed)
    playback = Playback(load_record(path), shipped_pool())
    replay_screen = ReplayScreen(playback, MageNoirWording(lang, shipped_pool()), screen, seat)
    with pytest.raises(EOFError):
        replay_screen.look()
    return replay_screen, screen.page


def test_forward_and_back(played: Path) -> None:
    start, _ = looked_at(played, [])
    assert start.at == 0
    on, _ = looked_at(played, ["", "n", "next"])
    assert on.at >= 3
    back, _ = looked_at(played, ["", "n", "next", "b", "back", "b", "b"])
    assert back.at == 0


def turn_at(replay_screen: ReplayScreen, at: int) -> int:
    return cast(Game, replay_screen.playback.positions[at]).turn


def test_leaps_to_a_choice_a_turn_and_the_end(played: Path) -> None:
    assert looked_at(played, ["12"])[0].at == 12
    turn = looked_at(played, ["turn 4"])[0]
    assert turn_at(turn, turn.at) == 4
    assert turn_at(turn, turn.at - 1) == 3
    end = looked_at(played, ["end"])[0]
    assert end.at == end.playback.last
    assert looked_at(played, ["tour 4"], lang="fr")[0].at == turn.at
    assert looked_at(played, ["fin", "retour", "suivant"], lang="fr")[0].at == end.at


def test_what_is_not_there_is_said_and_nothing_moves(played: Path) -> None:
    replay_screen, page = looked_at(played, ["99999", "turn 999", "nonsense", "b", "help", "card flame"])
    assert replay_screen.at == 0
    text = "\n".join(page)
    for words in ("There is no such moment", 'I do not understand "nonsense"', "This is the beginning.", "Deal 1 damage"):
        assert words in text


def test_an_open_view_has_both_hands_and_a_seat_only_its_own(played: Path) -> None:
    open_page = "\n".join(looked_at(played, ["turn 2"])[1])
    assert "Hand of Ann" in open_page and "Hand of Zoé" in open_page
    own_page = "\n".join(looked_at(played, ["turn 2"], 0)[1])
    assert "Your hand (" in own_page and "Hand of Zoé" not in own_page


def test_a_record_that_departs_is_shown_up_to_there(tmp_path: Path, played: Path) -> None:
    record = load_record(played)
    record.entries[20] = Entry(CHOICE, by=HAND, seat=record.entries[20].seat, form="prepare no-such-card")
    path = tmp_path / "departs.yaml"
    Save.begun(path, record)
    done = run(tmp_path, "", "replay", str(path), "--lang", "en", "--plain")
    assert done.returncode == 1
    assert "choice 21" in done.stderr
    assert "after choice 20" in done.stdout


@pytest.mark.parametrize(("args", "words"), [(("none.yaml",), "cannot be read"), (("x.txt",), "is no record")])
def test_an_unreadable_record_is_one_line(tmp_path: Path, args: tuple[str, ...], words: str) -> None:
    (tmp_path / "x.txt").write_text("hello: world\n")
    done = run(tmp_path, "", "replay", *args)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_seat_that_is_not_there_is_one_line(tmp_path: Path, played: Path) -> None:
    done = run(tmp_path, "", "replay", str(played), "--seat", "Eve")
    assert done.returncode == 2
    assert "Ann, Zoé" in done.stderr
