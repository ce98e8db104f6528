"""grimoire serve: the table in the browser."""

import sys
import webbrowser
from enum import Enum
from pathlib import Path

import typer

from grimoire.bots.own_bots import UnknownBot
from grimoire.cli.terminal_language import in_words, language
from grimoire.library.games import box_of
from grimoire.library.messages import messages
from grimoire.library.yaml_lines import BadFile

UNUSABLE = 2  # the exit code where something that was given cannot be used


class Admitted(Enum):
    everybody = "everybody"
    invited = "invited"
    nobody = "nobody"


class LogKind(Enum):
    plain = "plain"
    json = "json"


def serve(
    port: int = typer.Option(8760, "--port", min=0, max=65535, help="The port it listens on; 0 takes any free port."),
    host: str = typer.Option(
        "127.0.0.1", "--host", help="The address it listens on; left as it is, only this computer can reach it."
    ),
    name: list[str] = typer.Option([], "--name", help="A name others reach it by; may be given several times."),
    data: Path | None = typer.Option(None, "--data", help="The folder for matches and the key; yours if left out."),
    database: str = typer.Option("", "--database", help="postgresql+asyncpg://… for several processes; else SQLite."),
    thinkers: int = typer.Option(2, "--thinkers", min=1, max=64, help="How many bots may think at the same time."),
    lan: bool = typer.Option(False, "--lan", help="For others in the room: listen to them, and show a code for their phones."),
    log: LogKind = typer.Option(LogKind.plain, "--log", help="How the log is written to standard error: plain, or json."),
    https: bool = typer.Option(False, "--https", help="Behind a proxy that speaks HTTPS: cookies are sent over HTTPS only."),
    cards: list[Path] = typer.Option(
        [],
        "--cards",
        help="Card files of your own, shown in the browser at every save and tried at once; only on this computer.",
    ),
    bot: list[str] = typer.Option(
        [], "--bot", help="A bot of your own, as module:Class, offered to everybody who plays; may be given several times."
    ),
    admit: Admitted = typer.Option(
        Admitted.everybody, "--admit", help="Whom it lets in who is not known yet: everybody, invited (`admin invite`), nobody."
    ),
    keep_matches: int = typer.Option(
        0, "--keep-matches", min=0, help="Delete matches so many days after their end; 0 keeps them for ever."
    ),
    push_contact: str = typer.Option(
        "",
        "--push-contact",
        help="Where push services that call browsers can reach us (mailto or https); left out, the first --name.",
    ),
    push_host: list[str] = typer.Option(
        [], "--push-host", help="A push service besides the known ones; .example.org means all names under it."
    ),
    open_browser: bool = typer.Option(False, "--open", help="Open the browser as well."),
    game: str = typer.Option(
        "",
        "--game",
        help="With --open: the game whose page is opened, magenoir or anima; with --cards: the game they are of; with --bot: "
        "the only game it plays.",
    ),
    lang: str | None = typer.Option(None, "--lang", help="en or fr; as your system is set if left out."),
) -> None:
    """Play in the browser: on this computer, in one room, or for a club."""
    # Litestar and SQLAlchemy take their time; no other command waits for them.
    from grimoire.server.app import make_app
    from grimoire.server.logs import keep_log
    from grimoire.server.serving import address_of, as_code, listening, room_address
    from grimoire.server.serving import serve as run
    from grimoire.server.settings import EVERYWHERE, LOOPBACK, PUSH_HOSTS, Settings, built_client, data_folder

    try:
        say = messages(language(lang)).say
        keep_log(log is LogKind.json, "info" if log is LogKind.json else "warning")
        names = (*name, room_address()) if lan else tuple(name)
        listens = EVERYWHERE if lan and host == LOOPBACK[0] else host
        settings = Settings(
            data or data_folder(),
            database,
            listens,
            port,
            names,
            https,
            thinkers,
            client=built_client(),
            admits=admit.value,
            keep_matches=keep_matches,
            bots=tuple(bot),
            bots_game=box_of(game).name if game else "",
            cards=tuple(cards),
            cards_game=box_of(game or "magenoir").name,
            push_hosts=(*PUSH_HOSTS, *push_host),
            push_contact=push_contact,
            room=lan,
        )
        if cards and not settings.is_alone:
            raise BadFile("bad-cards-shared")
        app = make_app(settings)
        listener = listening(settings)
        address = address_of(settings, listener)

        def ready() -> None:
            print(say("serve-address", address=address), flush=True)
            if lan:
                print(say("serve-lan"), as_code(address), sep="\n", flush=True)
            if settings.client is None:
                print(say("serve-no-client"), flush=True)
            if open_browser:
                webbrowser.open(f"{address}#/own" if cards else f"{address}#/game/{game}" if game else address)

        run(settings, app, listener, ready)
    except (BadFile, UnknownBot, OSError, ValueError) as error:
        print(f"grimoire: {in_words(error)}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
