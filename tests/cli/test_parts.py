"""A command that needs a part of the program that is not installed says so in one sentence."""

import os
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from grimoire.cli.parts import PARTS, called, part_missing

ROOT = Path(__file__).resolve().parents[2]
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({modules!r}))
sys.argv = ["grimoire", *{args!r}]
from grimoire.cli.program import run
run()
"""


def test_the_parts_bring_what_is_said_to_come_with_them() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    names = packages_distributions()
    for part, modules in PARTS.items():
        wanted = {line.partition(">")[0].partition("[")[0] for line in extras[part]}
        # What developers do not install is called as its module is.
        assert {names.get(module, [module])[0].lower() for module in modules} == wanted


@pytest.mark.parametrize(
    ("modules", "args", "said"),
    [
        (
            PARTS["serve"],
            ["serve"],
            '"grimoire serve" needs grimoire-table[serve]. To install it: pip install "grimoire-table[serve]"',
        ),
        (["mcp"], ["mcp"], '"grimoire mcp" needs grimoire-table[mcp]. To install it: pip install "grimoire-table[mcp]"'),
        (["rich", "typer"], ["play"], '"grimoire play" needs grimoire-table[terminal].'),
        (
            ["litestar"],
            ["--lang", "fr", "serve"],
            "« grimoire serve » a besoin de grimoire-table[serve]. Pour l'installer : pip install",
        ),
    ],
)
def test_a_sentence_names_the_part_that_is_missing(modules: list[str], args: list[str], said: str) -> None:
    code = WITHOUT.format(modules=list(modules), args=args)
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"grimoire: {said}") and done.stderr.count("\n") == 1


def test_what_no_part_brings_is_no_missing_part() -> None:
    assert part_missing("somebodys_bot", "serve") is None
    assert part_missing("typer.core", "cards") == "terminal"
    assert called(["--lang", "fr", "--plain", "rule", "serve"]) == "rule"
