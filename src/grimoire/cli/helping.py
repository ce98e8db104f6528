"""Help, and what is said of a wrong call, in the language of the player: English stands in the commands, French in
french_help.py beside its English. Every command is made by a `Program`, so that none can forget it."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from grimoire.cli.french_help import in_french, refused_in_french
from grimoire.cli.plain_values import take_plain
from grimoire.cli.terminal_language import Asked, heard
from grimoire.cli.unbroken_spaces import keep_unbroken
from grimoire.language.phrase import spaced
from grimoire.library.messages import LANGUAGES, messages
from grimoire.library.reading import one_line

Command = TypeVar("Command", bound=Callable[..., Any])

UNUSABLE: Final = 2  # the exit code where something that was given cannot be used
HEARD: Final = "grimoire.lang"  # in what the contexts of one call share
AROUND: Final = (
    *("ARGUMENTS_PANEL_TITLE", "OPTIONS_PANEL_TITLE", "COMMANDS_PANEL_TITLE"),
    *("DEFAULT_STRING", "REQUIRED_LONG_STRING"),
)


def said(text: str, lang: str) -> str:
    """An English text of the help in this language."""
    return spaced(in_french(text)) if lang == "fr" else text


@cache
def words_around() -> dict[str, str]:
    """The English words around every help, by name: constants of the library that prints it, for all commands at once."""
    from typer import rich_utils  # takes long, and only who gets help or is refused waits for it

    return {name: getattr(rich_utils, name) for name in AROUND}


def speak_around(lang: str) -> None:
    """Have the words around help in this language."""
    from typer import rich_utils

    keep_unbroken()
    for name, text in words_around().items():
        setattr(rich_utils, name, said(text, lang))


def speak(command: Any, context: Any, lang: str) -> None:
    """Have one command in this language. Commands are made anew for each call."""
    command.help = said(command.help or "", lang)
    for param in command.get_params(context):
        param.help = said(param.help or "", lang)


def listening(parse: Callable[[Any, list[str]], list[str]], command: Any, context: Any, args: list[str]) -> list[str]:
    """Parse what was typed, in the language that it asks for."""
    if HEARD not in context.meta:
        context.meta[HEARD] = Asked.heard = heard(args)
    speak(command, context, context.meta[HEARD])
    take_plain(command.get_params(context))
    try:
        return parse(context, args)
    except typer.TyperException as error:
        raise refused(error, context) from None


def refused(error: typer.TyperException, context: Any) -> Exception:
    """A mistake in what was typed, told in one line and their language; or, where nothing was typed, the error that is help."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return error
    lang = context.meta[HEARD]
    what = error.format_message()
    what = (refused_in_french(what) if lang == "fr" else what).rstrip(".")
    line = messages(lang).say("bad-call", what=what, command=f"{context.command_path} --help")
    typer.echo(f"grimoire: {one_line(line)}", err=True)
    return typer.Exit(UNUSABLE)


def usage(text: str, context: Any) -> str:
    lang = context.meta.get(HEARD, LANGUAGES[0])
    for words in ("Usage: ", "COMMAND [ARGS]..."):
        text = text.replace(words, said(words, lang), 1)
    return text


class SpokenCommand(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        speak_around(ctx.meta.get(HEARD, LANGUAGES[0]))
        super().format_help(ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return listening(super().parse_args, self, ctx, args)

    def get_usage(self, ctx: Any) -> str:
        return usage(super().get_usage(ctx), ctx)


class SpokenGroup(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        speak_around(ctx.meta.get(HEARD, LANGUAGES[0]))
        super().format_help(ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return listening(super().parse_args, self, ctx, args)

    def get_usage(self, ctx: Any) -> str:
        return usage(super().get_usage(ctx), ctx)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command, as it is listed."""
        command = super().get_command(ctx, cmd_name)
        if command is not None:
            command.help = said(command.help or "", ctx.meta.get(HEARD, LANGUAGES[0]))
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        try:
            return super().resolve_command(ctx, args)
        except typer.TyperException as error:
            raise refused(error, ctx) from None


class Program(typer.Typer):
    """The whole program, or a group of its commands."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"cls": SpokenGroup, "no_args_is_help": True, **settings})

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Command], Command]:
        return super().command(name, **{"cls": SpokenCommand, **settings})
