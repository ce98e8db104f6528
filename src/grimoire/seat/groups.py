"""Pieces of a table in words: titled groups of lines."""

import msgspec


class Group(msgspec.Struct):
    """A piece of the table: a title and its lines, each a label and a text. ` | ` in a text is where lines may break."""

    title: str
    lines: list[tuple[str, str]]
    mine: bool = False


def counted(texts: list[str]) -> list[str]:
    """The same text several times becomes one with its number."""
    return [text if texts.count(text) == 1 else f"{texts.count(text)}× {text}" for text in dict.fromkeys(texts)]


def each_once(rows: list[list[str]]) -> list[tuple[list[str], int]]:
    """Each different row, in order, and how often it is there."""
    return [(row, rows.count(row)) for i, row in enumerate(rows) if row not in rows[:i]]


def widths(rows: list[list[str]]) -> list[int]:
    return [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]


def in_line(rows: list[list[str]]) -> list[str]:
    """Rows of cells as lines, the cells below each other."""
    if not rows:
        return []
    columns = widths(rows)
    return ["  ".join(cell.ljust(n) for cell, n in zip(row, columns, strict=True)).rstrip() for row in rows]
