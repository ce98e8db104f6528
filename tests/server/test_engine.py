"""Bots think with the compiled package as soon as there is one, and go on without it where it is of no use."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

import grimoire
from grimoire.server.engine import Engine, awaited
from grimoire.server.thinkers import Thinkers
from grimoire.server.worker import Problem

TELLING = """
from pathlib import Path

from grimoire.bots import bot


class Telling:
    def __init__(self, chance):
        pass

    def choose(self, sight, decision):
        with Path("thought").open("a") as thought:
            print(bot.__file__, file=thought)
        return 0
"""
OWN = "telling_bot:Telling"
OURS = str(Path(grimoire.__file__).parent)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "telling_bot.py").write_text(TELLING)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def thought_with(folder: Path, comes: Callable[[Path], None]) -> list[str]:
    """Where the program lies that a bot thought with: once before something comes where the compiled package is awaited, and
    twice after it."""
    position = grimoire.new_game(seed=1)
    decision = position.decision()
    assert decision is not None
    problem = Problem("magenoir", OWN, decision.seat, position.to_bytes(), False, 1)

    async def think() -> list[str]:
        thinkers = Thinkers(1, own_bots=(OWN,), engine=Engine(folder / "compiled"))
        forms = [await thinkers.think(problem)]
        await asyncio.to_thread(comes, folder / "compiled")
        forms += [await thinkers.think(problem) for _ in range(2)]
        assert len(thinkers.all) == 1, "the process before was ended"
        await thinkers.close()
        return forms

    assert asyncio.run(think()) == [decision.options[0].form] * 3
    return (folder / "thought").read_text().splitlines()


def test_the_compiled_package_is_taken_in_the_middle_of_a_game(folder: Path) -> None:
    def comes(compiled: Path) -> None:
        compiled.mkdir()
        (compiled / "grimoire").symlink_to(OURS)

    before, *after = thought_with(folder, comes)
    assert before.startswith(OURS)
    assert all(path.startswith(str(folder / "compiled")) for path in after)


def test_one_that_is_broken_is_left_and_the_same_answers_come_without_it(folder: Path) -> None:
    def comes(compiled: Path) -> None:
        (compiled / "grimoire").mkdir(parents=True)
        (compiled / "grimoire" / "__init__.py").write_text("raise ImportError('made for another Python')")

    assert all(path.startswith(OURS) for path in thought_with(folder, comes))


def test_nobody_waits_for_what_nobody_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GRIMOIRE_COMPILED", raising=False)
    assert not awaited().is_compiled
    monkeypatch.setenv("GRIMOIRE_COMPILED", str(Path(OURS).parent))
    assert awaited().is_compiled
