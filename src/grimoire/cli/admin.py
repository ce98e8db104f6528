"""grimoire admin: what whoever runs a server can do beside it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from grimoire.cli.helping import Program
from grimoire.cli.terminal_language import in_words, spoken
from grimoire.library.messages import messages
from grimoire.library.reading import one_line
from grimoire.library.yaml_lines import BadFile

if TYPE_CHECKING:
    from grimoire.server.settings import Settings

UNUSABLE = 2  # the exit code where something that was given cannot be used
DATA = typer.Option(None, "--data", help="The folder of the server; yours if left out.")
DATABASE = typer.Option("", "--database", help="The address of its database, if it is not SQLite.")

app = Program(name="admin", help="For whoever runs a server: passwords, bans, copies of everything.")


def settings_of(data: Path | None, database: str) -> "Settings":
    from grimoire.server.settings import Settings, data_folder

    return Settings(data or data_folder(), database)


@contextmanager
def told() -> Iterator[None]:
    """What cannot be done is told in one line."""
    from sqlalchemy.exc import SQLAlchemyError

    from grimoire.table.refusals import Refusal

    try:
        yield
    except Refusal as refusal:
        print(f"grimoire: {one_line(refusal.text(spoken()))}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    except (BadFile, OSError, SQLAlchemyError) as error:
        print(f"grimoire: {in_words(error)}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None


@app.command("password")
def password(
    name: str = typer.Argument(help="Whose; a name that nobody has gets an account."),
    data: Path | None = DATA,
    database: str = DATABASE,
) -> None:
    """Give somebody a new password, and sign them out everywhere."""
    from grimoire.server.administration import reset_password

    with told():
        new = reset_password(settings_of(data, database), name)
        print(messages(spoken()).say("admin-password", name=name, password=new))


@app.command("rate")
def rate(data: Path | None = DATA, database: str = DATABASE) -> None:
    """Make all ratings anew from the results, as after a correction, and say what the bots are worth beside them."""
    from grimoire.server.administration import rate as made_anew

    with told():
        games, scales = made_anew(settings_of(data, database), spoken())
        print(messages(spoken()).say("admin-rated", games=games))
        for scale in scales:
            print(messages(spoken(), scale.game).say(f"game-{scale.game}-title"))
            for bot in scale.bots:
                print(f"  {bot.title}: {bot.shown} ± {bot.spread}")
            print("  " + messages(spoken()).say("admin-bots-from", games=scale.games, people=scale.people))


@app.command("ban")
def ban(
    name: str = typer.Argument(help="Who is banned."),
    lift: bool = typer.Option(False, "--lift", help="Let them in again."),
    data: Path | None = DATA,
    database: str = DATABASE,
) -> None:
    """Ban somebody."""
    from grimoire.server import administration

    with told():
        administration.ban(settings_of(data, database), name, not lift)


@app.command("reports")
def reports(
    everything: bool = typer.Option(False, "--all", help="Those too that were settled."),
    settle: int = typer.Option(0, "--settle", min=0, help="The number of one that is done with."),
    data: Path | None = DATA,
    database: str = DATABASE,
) -> None:
    """Read what people have reported, with what was said last at their table."""
    from grimoire.server import administration
    from grimoire.server.community.told_reports import told_of

    with told():
        found = administration.reports(settings_of(data, database), everything, settle)
        say = messages(spoken()).say
        if settle:
            print(say("admin-report-settled", number=settle))
        else:
            print("\n\n".join(told_of(one, spoken()) for one in found) or say("admin-no-reports"))


@app.command("invite")
def invite(
    times: int = typer.Option(1, "--times", min=1, max=1000, help="How many people may come with it."),
    days: int = typer.Option(14, "--days", min=1, max=3650, help="For how long it is good."),
    data: Path | None = DATA,
    database: str = DATABASE,
) -> None:
    """Invite somebody to a server that lets in by invitation alone: a code, shown once."""
    from grimoire.server import administration

    with told():
        code = administration.invite(settings_of(data, database), times, days)
        print(messages(spoken()).say("admin-invitation", code=code, times=times, days=days))


@app.command("backup")
def backup(file: Path = typer.Argument(help="The new file."), data: Path | None = DATA) -> None:
    """Copy everything the server keeps into one file, also while it runs."""
    from grimoire.server import administration

    with told():
        administration.backup(settings_of(data, ""), file)


@app.command("restore")
def restore(file: Path = typer.Argument(help="A copy made by backup."), data: Path | None = DATA) -> None:
    """Go on from a copy. The server must not run; what was there is kept beside it."""
    from grimoire.server import administration

    with told():
        administration.restore(settings_of(data, ""), file)
