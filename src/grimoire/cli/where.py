"""grimoire where: which files of the program enforce a section of the rules."""

import sys

import typer

from grimoire.cli.rulings import GAME, LANG, UNKNOWN, spoken_in
from grimoire.library.games import GAMES
from grimoire.library.rule_to_file import citations, where_enforced
from grimoire.library.sources import shipped_sources


def where(
    section: str = typer.Argument(help="A section of the rules: D3.2.5, R:draw-phase, A:combat; D3.2 with all its parts."),
    game: str = GAME,
    lang: str | None = LANG,
) -> None:
    """Tell where in the program a section of the rules is enforced: file, line, function. Ends with 1 if nowhere."""
    say = spoken_in(lang, game)
    titles = [source.title_in(say.lang) for name in GAMES if (source := shipped_sources(name).get(section)) is not None]
    wanted = ("kernel", game, "library", "match") if game else ("",)
    found = [one for one in where_enforced(section) if one.file.startswith(wanted)]
    if not found:
        id = "where-no-sources" if not citations() else "where-nowhere" if titles else "rule-unknown"
        print(f"grimoire: {say.say(id, typed=section)}", file=sys.stderr)
        raise typer.Exit(UNKNOWN)
    if titles:
        print(say.say("where-title", section=section, title=titles[0]))
    for one in found:
        home = f"  {one.inside}" if one.inside else ""
        print(f"  src/grimoire/{one.file}:{one.line}{home}  {one.text}")
