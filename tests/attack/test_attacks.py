"""A part of the attacks: a few of each. All of them, as often as wished: python -m tests.attack.everything."""

import signal
from pathlib import Path

import pytest
from tests.attack.calls import broken_calls
from tests.attack.everything import REDIRECTIONS
from tests.attack.files import attack, sound
from tests.attack.kinds import Kind, kinds
from tests.attack.processes import full_disk, interrupted_early, killed_again_and_again, nobody_listens, orphans, two_at_once
from tests.attack.running import Home

from grimoire.kernel.chance import seeded

DAMAGED = 4  # files of each kind


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Home, list[Kind]]:
    home = Home(tmp_path_factory.mktemp("home"))
    return home, kinds(home)


def test_sound_and_damaged_files_end_cleanly(attacked: tuple[Home, list[Kind]]) -> None:
    home, every = attacked
    for number, kind in enumerate(every):
        faults = [*sound(home, kind), *[fault for i in range(DAMAGED) for fault in attack(home, kind, 100 * number + i)]]
        assert not faults, f"{kind.name}: {faults[0].command} {faults[0].what}"


def test_no_value_breaks_a_command(tmp_path: Path) -> None:
    assert list(broken_calls(Home(tmp_path), every=31)) == []


def test_no_choice_is_lost_when_the_program_is_killed_or_ended(tmp_path: Path) -> None:
    assert killed_again_and_again(tmp_path, seeded(3), 3) == ""
    assert killed_again_and_again(tmp_path, seeded(4), 1, signal.SIGTERM) == ""


def test_a_command_can_be_interrupted_while_it_starts(tmp_path: Path) -> None:
    assert interrupted_early(tmp_path, ("cards", "show", "flame"), 6) == ""


def test_a_full_disk_is_told_and_the_game_goes_on_later(tmp_path: Path) -> None:
    assert full_disk(tmp_path, seeded(2)) == ""


def test_two_games_have_two_files_and_a_file_one_writer(tmp_path: Path) -> None:
    assert two_at_once(tmp_path) == ""


@pytest.mark.parametrize("redirection", REDIRECTIONS[:2])
def test_output_that_nobody_takes_is_no_crash(tmp_path: Path, redirection: str) -> None:
    assert nobody_listens(tmp_path, ("deck", "show", "burning-wrath"), redirection) == ""


def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    assert orphans(tmp_path, signal.SIGKILL) == ""
