"""Games of the lab as one table for programs: a row each, in Parquet, where pyarrow is installed."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from grimoire.lab.results import Results


def can_write_parquet() -> bool:
    return find_spec("pyarrow") is not None


def rows_of(results: Results) -> list[dict[str, Any]]:
    """The columns are those of a line, with what its number stands for."""
    terms = results.terms
    seen = sorted({name for line in results.lines.values() for name in line.seen})
    rows: list[dict[str, Any]] = []
    for number in sorted(results.lines):
        line = results.lines[number]
        round, arm, place = terms.place_of(number)
        facts = {
            "number": number,
            "round": round,
            "seed": terms.seed + round,
            "arm": terms.arms[arm].name,
            "seat": place,
            "won": line.won,
            "winner": line.winner,
            "over": line.over,
            "turns": line.turns,
            "decisions": line.decisions,
            "ending": line.ending,
            "first": line.first,
            "error": line.error,
        }
        rows.append(facts | {name: line.seen.get(name, []) for name in seen})
    return rows


def write_parquet(path: Path, results: Results) -> None:
    from pyarrow import Table
    from pyarrow.parquet import write_table

    table = Table.from_pylist(rows_of(results))
    write_table(table.replace_schema_metadata({"grimoire": results.terms_text}), path)
