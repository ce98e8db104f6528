"""Files of rulings of any game, each read in the notation of its own."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from grimoire.library.games import GAMES, box_of, load_pool
from grimoire.library.notation import Notation
from grimoire.library.scenario_yaml import compose_scenarios
from grimoire.library.scenarios import LIBRARY, Scenario, game_named, load_library, read_file, texts_of
from grimoire.library.yaml_lines import BadFile

USUAL: Final = "magenoir"  # of a file that names no game


def notation_of(game: str, own_cards: list[Path], where: str = "") -> Notation:
    """The notation of a game, with a player's own cards after the shipped ones. Raises BadFile."""
    return box_of(game, where).notation(load_pool(game, own_cards))


@lru_cache(maxsize=4)
def shipped_notation(game: str) -> Notation:
    return notation_of(game, [])


def load_any(paths: list[Path], game: str, own_cards: list[Path]) -> tuple[list[Scenario], list[BadFile]]:
    """Scenarios of files and folders, each of the game it names, lies with, or else of this one ("" for the usual); without
    a path the shipped libraries. And everything that is wrong with them. The cards belong to the game that is asked for."""
    notations: dict[str, Notation] = {}

    def of(name: str, where: str = "") -> Notation:
        if name not in notations:
            notations[name] = notation_of(name, own_cards if name == (game or USUAL) else [], where)
        return notations[name]

    found: list[Scenario] = []
    errors: list[BadFile] = []
    if not paths:
        for name in [game] if game else GAMES:
            scenarios, wrong = load_library(of(name))
            found.extend(scenarios)
            errors.extend(wrong)
        return found, errors
    texts, errors = texts_of(paths)
    for where, text in texts:
        try:
            named = game_named(compose_scenarios(text, where), where) or game_of_folder(Path(where))
            notation = of(game or named or USUAL, f"{where}:1")
        except BadFile as error:
            errors.append(error)
            continue
        scenarios, wrong = read_file(notation, text, where)
        found.extend(scenarios)
        errors.extend(wrong)
    return found, errors


def game_of_folder(path: Path) -> str:
    """A ruling among the shipped ones belongs to the game it lies with."""
    folder = path.resolve().parent
    return folder.parent.name if folder.name == LIBRARY and folder.parent.name in GAMES else ""
