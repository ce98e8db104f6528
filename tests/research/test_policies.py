"""Policies from a file: the same scores any library would find, a bot everywhere bots play, nonsense refused."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import grimoire
from grimoire.kernel.option import Question
from grimoire.research.policies import LAYERS, Policy, layers_in

SIZES = {"seen": 6, "trunk": 5, "option": 4, "head": 3, "score": 1}


def made(task: grimoire.Task, seed: int = 1) -> dict[str, tuple[list[list[float]], list[float]]]:
    noise = np.random.default_rng(seed)
    into = {"seen": task.size, "trunk": 6, "option": task.width, "head": 9, "score": 3}
    return {
        name: (noise.normal(0, 0.3, (into[name], SIZES[name])).tolist(), noise.normal(0, 0.3, SIZES[name]).tolist())
        for name in LAYERS
    }


def test_it_scores_as_matrices_do(tmp_path: Path) -> None:
    task = grimoire.make_task("magenoir-mini")
    layers = made(task)
    grimoire.save_policy(tmp_path / "one.policy", task, layers)
    line, _, data = (tmp_path / "one.policy").read_bytes().partition(b"\n")
    header = json.loads(line)
    policy = Policy(header, layers_in(header["layers"], data))
    noise = np.random.default_rng(2)
    seen, options = noise.integers(0, 3, task.size).astype(float), noise.integers(0, 2, (7, task.width)).astype(float)
    m = {name: (np.array(lines), np.array(bias)) for name, (lines, bias) in layers.items()}
    trunk = np.maximum(np.maximum(seen @ m["seen"][0] + m["seen"][1], 0) @ m["trunk"][0] + m["trunk"][1], 0)
    inside = np.maximum(options @ m["option"][0] + m["option"][1], 0)
    both = np.concatenate([np.repeat(trunk[None], 7, 0), inside], 1)
    scores = np.maximum(both @ m["head"][0] + m["head"][1], 0) @ m["score"][0] + m["score"][1]
    assert policy.scores(seen.tolist(), options.tolist()) == pytest.approx(scores[:, 0].tolist(), rel=1e-4)


def test_it_is_a_bot_that_plays_the_same_again(tmp_path: Path) -> None:
    for name in ("magenoir-mini", "anima-2"):
        task = grimoire.make_task(name, most_choices=150)
        grimoire.save_policy(tmp_path / "one.policy", task, made(task))
        bot = grimoire.load_policy(tmp_path / "one.policy")
        played = []
        for _ in range(2):
            bots = [bot(grimoire.seeded(1)), grimoire.make_bot("eager-1", task.game)]
            played.append(grimoire.play(task.new_game(4), bots, 150))
        assert played[0] == played[1]
        assert len(set(played[0])) > 5


def test_one_that_learned_plans_carries_them_out(tmp_path: Path) -> None:
    task = grimoire.make_task("magenoir-plans", most_choices=150)
    grimoire.save_policy(tmp_path / "one.policy", task, made(task))
    bot = grimoire.load_policy(tmp_path / "one.policy")(grimoire.seeded(1))
    game = task.new_game(4)
    sights = [grimoire.Sight(game, seat) for seat in (0, 1)]
    rival = grimoire.make_bot("eager-1")
    planned = 0
    wanted: tuple[int, ...] = ()
    for _ in range(150):
        decision = game.decision()
        if decision is None:
            break
        begun = decision.seat == 0 and decision.question == Question("gather", amount=3)
        if decision.seat == 0 and decision.question.id == "take-pile" and wanted:
            assert tuple(game.piles) == wanted  # type: ignore[attr-defined]
            planned += 1
        place = (bot if decision.seat == 0 else rival).choose(sights[decision.seat], decision)
        if begun:
            after = game.clone()
            task.choose(after, bot.best_of(sights[0], task.offered(game)))  # type: ignore[attr-defined]
            wanted = tuple(after.piles)  # type: ignore[attr-defined]
        game.choose(place)
    assert planned > 3


def test_it_plays_in_the_commands_with_other_decks(tmp_path: Path) -> None:
    task = grimoire.make_task("magenoir-mini")
    grimoire.save_policy(tmp_path / "mine.policy", task, made(task))
    (tmp_path / "mine.py").write_text('import grimoire\n\nMine = grimoire.load_policy("mine.policy")\n')
    start = "from grimoire.cli.program import run; run()"
    wanted = ["simulate", "--bot", "mine:Mine,eager-1", "--games", "1", "--deck", "surging-growth"]
    command = [sys.executable, "-c", start, *wanted]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, env=os.environ)
    assert done.returncode == 0, done.stderr
    assert "seeds 0 to 0" in done.stdout


def test_what_is_no_policy_is_refused(tmp_path: Path) -> None:
    task = grimoire.make_task("magenoir-mini")
    whole = tmp_path / "whole.policy"
    grimoire.save_policy(whole, task, made(task))
    data = whole.read_bytes()
    header = json.loads(data.partition(b"\n")[0])
    wrong = {
        "nothing": b"",
        "text": b"hello\nyou",
        "cut": data[:-4],
        "odd": data[:-1],
        "longer": data + b"\0\0\0\0",
        "other": json.dumps({**header, "form": "grimoire policy 9"}).encode() + data[data.index(b"\n") :],
    }
    for name, content in wrong.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(grimoire.BadFile):
            grimoire.load_policy(tmp_path / name)
    with pytest.raises(grimoire.BadFile):
        grimoire.load_policy(tmp_path / "not there")
    with pytest.raises(grimoire.BadFile):
        grimoire.save_policy(whole, grimoire.make_task("magenoir-pairing"), made(task))


def test_one_that_learned_other_numbers_is_refused_when_it_plays(tmp_path: Path) -> None:
    task = grimoire.make_task("magenoir-mini")
    file = tmp_path / "one.policy"
    grimoire.save_policy(file, task, made(task))
    data = file.read_bytes()
    file.write_bytes(data.replace(task.version.encode(), b"magenoir-0", 1))
    bot = grimoire.load_policy(file)(grimoire.seeded(1))
    with pytest.raises(grimoire.BadFile, match="magenoir-0"):
        grimoire.play(task.new_game(1), [bot, bot])
