"""Console samples of the documents: a command, what is typed into it, and what it shows.

In a block marked `console` a line `$ grimoire …` is a command and `> …` is typed into it; a line `…` stands for
output left out, and every other line is output. A command that must fail says so: `# ends with 2`. A block marked with a
kind and a file name (`yaml my-cards.yaml`) is that file, from there on. Run as a script this writes the output of all
samples anew:

    python tests/docs/samples.py
"""

import contextlib
import re
import shlex
import tempfile
from pathlib import Path

from typer.testing import CliRunner, Result

from grimoire.cli.main import app

ROOT = Path(__file__).parents[2]
ENGLISH = ("README.md", "docs/play.md", "docs/play-anima.md", "docs/organise.md", "docs/design-a-card.md")
FRENCH = ("docs/fr/jouer.md", "docs/fr/jouer-anima.md", "docs/fr/organiser.md")
WITH_SAMPLES = ENGLISH + FRENCH
BLOCK = re.compile(r"^```(console|[a-z]+ [\w.-]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ENDS_WITH = re.compile(r"# ends with ([0-9]+)$")
COMMAND = "$ "
TYPED = "> "
LEFT_OUT = "…"


class Sample:
    """One command of a block, with the lines below it as written, and the files the document has shown before."""

    def __init__(self, where: str, command: str, files: dict[str, str]) -> None:
        self.where = where
        self.command = command
        self.files = files
        self.lines: list[str] = []

    @property
    def exit_code(self) -> int:
        found = ENDS_WITH.search(self.command)
        return 0 if found is None else int(found[1])

    @property
    def typed(self) -> list[str]:
        return [line.removeprefix(TYPED) for line in self.lines if line.startswith(TYPED)]

    @property
    def shown(self) -> list[str]:
        return [line for line in self.lines if line.strip() and line != LEFT_OUT]

    def run(self, home: Path) -> Result:
        """Run it as a person would have: the answers are piped in, and saves go to a folder that is not theirs."""
        words = shlex.split(self.command.removeprefix(COMMAND), comments=True)
        assert words[0] == "grimoire", f"{self.where}: {self.command}"
        env = {"XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
        for name, text in self.files.items():
            (home / name).write_text(text, encoding="utf-8")
        with contextlib.chdir(home if self.files else ROOT):
            return CliRunner().invoke(app, words[1:], input="".join(f"{answer}\n" for answer in self.typed), env=env)

    def missing(self, output: str) -> list[str]:
        """Lines of the sample that the output does not have, or not in this order."""
        lost: list[str] = []
        lines = [line.rstrip() for line in output.splitlines()]
        at = 0
        for line in self.shown:
            if line.rstrip() in lines[at:]:
                at = lines.index(line.rstrip(), at) + 1
            else:
                lost.append(line)
        return lost

    def anew(self, output: str) -> list[str]:
        """The lines of the sample with the output as it is now; what was left out stays left out."""
        lines = [line.rstrip() for line in output.splitlines()]
        written: list[str] = []
        gap: list[str] = []
        at = 0
        for line in [*self.lines, ""]:
            if line.startswith(TYPED):
                end = lines.index(line.rstrip(), at)
                written += [*filled(gap, lines[at:end]), line.rstrip()]
                gap = []
                at = end + 1
            else:
                gap.append(line)
        return written + filled(gap[:-1], lines[at:])


def filled(gap: list[str], output: list[str]) -> list[str]:
    """What stands between two answers, written anew: all of it, or as many lines of its end or beginning as before."""
    shown = [line for line in gap if line != LEFT_OUT]
    if not gap or not shown:
        return gap
    if gap[0] == LEFT_OUT:
        return [LEFT_OUT, *output[-len(shown) :]]
    if gap[-1] == LEFT_OUT:
        return [*output[: len(shown)], LEFT_OUT]
    return output


def samples_of(text: str, where: str) -> list[Sample]:
    found: list[Sample] = []
    files: dict[str, str] = {}
    for block in BLOCK.finditer(text):
        if block[1] != "console":
            files[block[1].split(" ")[1]] = block[2]
            continue
        for line in block[2].splitlines():
            if line.startswith(COMMAND):
                found.append(Sample(where, line, dict(files)))
            else:
                assert found, f"{where}: a console block begins with a command"
                found[-1].lines.append(line)
    return found


def all_samples() -> list[Sample]:
    return [sample for name in WITH_SAMPLES for sample in samples_of((ROOT / name).read_text(encoding="utf-8"), name)]


def write_anew() -> None:
    for name in WITH_SAMPLES:
        path = ROOT / name
        text = path.read_text(encoding="utf-8")
        for sample in samples_of(text, name):
            if sample.shown:
                with tempfile.TemporaryDirectory() as home:
                    output = sample.run(Path(home)).output
                before = "\n".join([sample.command, *sample.lines])
                text = text.replace(before, "\n".join([sample.command, *sample.anew(output)]))
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_anew()
