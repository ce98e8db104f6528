"""Write what the levels won against each other, from which bots get their ratings beside people, into data/ladder.json.

LEVELS=novice,apprentice,journeyman,adept,expert,master
grimoire lab ladder magenoir --bots $LEVELS --rounds 200 --json > magenoir.json
grimoire lab ladder anima --players 2 --bots $LEVELS --rounds 200 --json > anima.json
python tools/bot_ladder.py magenoir.json anima.json
"""

import json
import sys
from pathlib import Path

FILE = Path(__file__).parents[1] / "src" / "grimoire" / "data" / "ladder.json"
LEAST = 200  # rounds below which nothing is claimed


def bouts(found: dict[str, object]) -> list[dict[str, object]]:
    standings = found["standings"]
    assert isinstance(standings, list)
    few = [f"{one['one']} against {one['other']}" for one in standings if one["rounds"] < LEAST or one["seats"] != 2]
    if few or found["errors"]:
        raise SystemExit(f"not {LEAST} good rounds of two: {', '.join(few)} {found['errors']}")
    shares = [{name: round(one[name], 3) for name in ("share", "low", "high")} for one in standings]
    return [
        {name: one[name] for name in ("one", "other", "rounds")} | share for one, share in zip(standings, shares, strict=True)
    ]


def written(kept: dict[str, list[dict[str, object]]]) -> str:
    """A line for each bout."""
    games = [
        f'  "{game}": [\n' + ",\n".join(f"    {json.dumps(bout)}" for bout in rows) + "\n  ]" for game, rows in kept.items()
    ]
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    for path in sys.argv[1:]:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
        kept[found["game"]] = bouts(found)
    FILE.write_text(written(kept), encoding="utf-8")
