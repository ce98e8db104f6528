"""Play every ruling beside samples of it: at each of its choices every option is tried in the game and in a sample of each
seat, and must look the same to that seat. Takes some minutes; games by chance seldom come where rulings begin.

    python tools/rulings_in_samples.py            # both games
    python tools/rulings_in_samples.py anima
"""

import argparse
import sys

from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position
from grimoire.lab.beside_samples import check_beside_samples
from grimoire.lab.tables import Broken
from grimoire.library.games import GAMES
from grimoire.library.notations import shipped_notation
from grimoire.library.scenario_running import play_through
from grimoire.library.scenarios import Scenario, load_library


def fault_of(scenario: Scenario) -> str:
    """The first fault on the way through a ruling and its contrast; empty where there is none."""
    chance = seeded(1)

    def tried(position: Position) -> Position:
        check_beside_samples(position, len(position.view(-1).players), chance)
        return position

    try:
        for play in (scenario.play, scenario.contrast):
            if play is not None:
                play_through(play, tried)
    except Broken as broken:
        return str(broken)
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *GAMES], default=[])
    found = 0
    for game in parser.parse_args().games or GAMES:
        scenarios, _ = load_library(shipped_notation(game))
        for scenario in scenarios:
            fault = fault_of(scenario)
            if fault:
                found += 1
                print(f"{scenario.file}:{scenario.line}: {scenario.ruling}: {fault}", flush=True)
        print(f"{game}: {len(scenarios)} rulings played beside samples", flush=True)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
