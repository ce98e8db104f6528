"""Games as data: what was played, what a seat could know and no more, the same for the same arguments, and damage is told."""

import gzip
import json
from pathlib import Path

import msgspec
import pytest

import grimoire

BOTS = ["eager-1", "random"]


@pytest.fixture(scope="module")
def task() -> grimoire.Task:
    return grimoire.make_task("magenoir-mini")


@pytest.fixture(scope="module")
def file(task: grimoire.Task, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "games.jsonl"
    grimoire.write_dataset(path, task, BOTS, 3, seed=5)
    return path


def test_every_game_goes_as_it_is_written(task: grimoire.Task, file: Path) -> None:
    data = grimoire.read_dataset(file)
    assert (data.terms.task, data.terms.bots, data.terms.seed) == ("magenoir-mini", BOTS, 5)
    games = list(data)
    assert [game.seed for game in games] == [5, 6, 7]
    for written in games:
        game = task.new_game(written.seed)
        for made in written.decisions:
            decision = game.decision()
            assert decision is not None
            assert (made.seat, made.question) == (decision.seat, decision.question.id)
            assert made.options == [option.form for option in decision.options]
            game.choose(made.chosen)
        assert (game.over, game.winner) == (written.over, written.winner)
        assert written.rewards == task.rewards(game)


def test_a_decision_holds_what_its_seat_could_know(task: grimoire.Task, file: Path) -> None:
    written = next(iter(grimoire.read_dataset(file)))
    game = task.new_game(written.seed)
    for number, made in enumerate(written.decisions):
        if number % 10 == 0:
            sample = game.sample(made.seat, grimoire.seeded(number))
            assert json.loads(msgspec.json.encode(sample.view(made.seat))) == made.view
        game.choose(made.chosen)


def test_the_same_arguments_give_the_same_bytes_packed_or_not(task: grimoire.Task, file: Path, tmp_path: Path) -> None:
    packed = tmp_path / "again.jsonl.gz"
    grimoire.write_dataset(packed, task, BOTS, 3, seed=5)
    assert gzip.decompress(packed.read_bytes()) == file.read_bytes()
    assert [game.winner for game in grimoire.read_dataset(packed)] == [game.winner for game in grimoire.read_dataset(file)]


def test_what_is_there_is_not_written_over(task: grimoire.Task, file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(grimoire.BadFile, match="already"):
        grimoire.write_dataset(file, task, BOTS, 1)
    assert file.read_bytes() == before


def test_damage_is_told_with_its_place(file: Path, tmp_path: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    broken = tmp_path / "broken.jsonl"
    for content, place in ((b"".join(lines[:2]) + b"{}\n", ":3"), (b"".join(lines)[:-30], ""), (b"", ""), (lines[1], "")):
        broken.write_bytes(content)
        with pytest.raises(grimoire.BadFile, match=f"broken.jsonl{place}"):
            list(grimoire.read_dataset(broken))
    packed = tmp_path / "cut.jsonl.gz"
    packed.write_bytes(gzip.compress(b"".join(lines))[:-20])
    with pytest.raises(grimoire.BadFile):
        list(grimoire.read_dataset(packed))
    with pytest.raises(grimoire.BadFile):
        grimoire.read_dataset(tmp_path / "not there")


def test_bots_must_fit_the_seats(task: grimoire.Task, tmp_path: Path) -> None:
    for wrong in (["random"], ["random"] * 3, ["nobody", "random"]):
        with pytest.raises(grimoire.BadFile):
            grimoire.write_dataset(tmp_path / "none.jsonl", task, wrong, 1)
    assert not (tmp_path / "none.jsonl").exists()
