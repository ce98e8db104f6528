"""What was compiled comes in the middle of a real game: bots go on with it, and choose what they would have chosen without it.

`make compiled` asks this of what it made; `make test` where a build lies that fits the source.
"""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.server.serving import Browser, Message, play_to_the_end, running
from tools.compile import COMPILED, ROOT, SUFFIX, Sources

from grimoire.server.engine import VARIABLE
from grimoire.server.thinkers import Thinker
from grimoire.server.worker import Answer, Problem

# What is asked a second time of the source alone, and whether a ceiling in time ended the thought.
AGAIN = """
import json, sys
import msgspec
from grimoire.bots.bot import Sight
from grimoire.bots.games import make_bot
from grimoire.build_kind import is_compiled
from grimoire.kernel.chance import seeded
from grimoire.library.games import box_of
from grimoire.server.worker import Problem, pool_of

assert not is_compiled()
pools = {}
for problem in msgspec.msgpack.decode(sys.stdin.buffer.read(), type=list[Problem]):
    position = box_of(problem.game).from_bytes(pool_of(problem.game, problem.cards, problem.own, pools), problem.position)
    decision = position.decision()
    bot = make_bot(problem.bot, seeded(problem.seed), problem.game)
    form = decision.options[bot.choose(Sight(position, problem.seat, problem.closed), decision)].form
    print(json.dumps([form, bool(getattr(bot, "was_cut", False))]))
"""
BEFORE, AFTER = 16, 48  # entries of the match


def fits() -> bool:
    """Whether what lies in build/compiled was made of this source, by this Python."""
    src = ROOT / "src"
    sources = Sources(src)
    files = [*sources.compiled, *sources.interpreted]
    return all((COMPILED / path).with_suffix(SUFFIX).is_file() for path in sources.compiled) and all(
        (COMPILED / path).read_bytes() == (src / path).read_bytes() for path in files
    )


pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process has loaded"),
    pytest.mark.skipif(not fits(), reason="nothing compiled that fits the source (make compiled)"),
]


class Thought(msgspec.Struct):
    """What a process thought about, and of which build it was."""

    problem: Problem
    form: str
    compiled: bool


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[Thought]:
    noted: list[Thought] = []
    think = Thinker.think

    async def noting(self: Thinker, problem: Problem, seconds: float) -> Answer:
        answer = await think(self, problem, seconds)
        loaded = Path(f"/proc/{self.process.pid}/maps").read_text()
        noted.append(Thought(problem, answer.form, str(COMPILED.resolve()) in loaded and SUFFIX in loaded))
        return answer

    monkeypatch.setattr(Thinker, "think", noting)
    monkeypatch.delenv("PYTHONPATH", raising=False)  # a process begins with the source
    return noted


def played(folder: Path, package: Path, game: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Message, bool]:
    """A match against a bot, in the middle of which this package comes where one is promised; the table in the end, and whether
    the package was of use."""
    promised = folder / "promised"
    monkeypatch.setenv(VARIABLE, str(promised))
    with running(folder / "data") as server:
        ann = Browser(server, "Ann")
        match = ann.set_up(game=game, seats=[{"who": "me"}, {"who": "bot", "bot": bot}], seed=11)["id"]
        play_to_the_end(ann.connect(), match, until=BEFORE)
        promised.symlink_to(package)
        table = play_to_the_end(ann, match, until=AFTER)
        hall = server.app.state.house.hall
        assert hall.metrics.replaced == 0, "chance answered for no bot"
        ann.close()
    return table, hall.thinkers.engine.is_of_use


def thought_again(problems: list[Problem]) -> list[tuple[str, bool]]:
    said = subprocess.run(
        [sys.executable, "-c", AGAIN], input=msgspec.msgpack.encode(problems), stdout=subprocess.PIPE, check=True
    ).stdout
    return [(form, cut) for form, cut in map(json.loads, said.splitlines())]


@pytest.mark.parametrize(("game", "bot"), [("magenoir", "expert"), ("anima", "journeyman")])
def test_a_bot_goes_on_with_what_was_compiled_meanwhile_and_chooses_the_same(
    game: str, bot: str, tmp_path: Path, thoughts: list[Thought], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, was_of_use = played(tmp_path, COMPILED, game, bot, monkeypatch)
    assert was_of_use
    builds = [thought.compiled for thought in thoughts]
    assert builds == sorted(builds) and builds.count(False) >= 2 and builds.count(True) >= 4
    again = thought_again([thought.problem for thought in thoughts])
    compared = [(thought.form, form) for thought, (form, cut) in zip(thoughts, again, strict=True) if not cut]
    assert [mine for mine, _ in compared] == [source for _, source in compared]
    assert len(compared) * 2 > len(thoughts), "time ended no more than half of the thoughts"


def test_one_that_was_torn_is_left_and_the_match_goes_on_without_it(
    tmp_path: Path, thoughts: list[Thought], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk was full, or the power went: what all compiled modules share is half there."""
    torn = tmp_path / "torn"
    torn.mkdir()
    for path in COMPILED.iterdir():
        if "__mypyc" in path.name:
            (torn / path.name).write_bytes(path.read_bytes()[: path.stat().st_size // 2])
        else:
            (torn / path.name).symlink_to(path)
    table, was_of_use = played(tmp_path, torn, "magenoir", "apprentice", monkeypatch)
    assert not was_of_use
    assert table["number"] >= AFTER or table["scene"].get("over")
    assert len(thoughts) >= 6 and not any(thought.compiled for thought in thoughts)
