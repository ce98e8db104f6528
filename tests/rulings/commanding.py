"""`grimoire scenario` in this process."""

from pathlib import Path

from typer.testing import CliRunner, Result

from grimoire.cli.scenario import app


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])
