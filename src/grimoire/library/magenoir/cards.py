"""The cards of Mage Noir, read from files into a pool."""

from functools import lru_cache
from pathlib import Path

from yaml.nodes import Node

from grimoire.language.source import CardSource, Field
from grimoire.library.card_files import lines_in, own_texts, read_cards, shipped_card_texts, sources_in
from grimoire.library.yaml_lines import BadFile, mapping, scalar, sequence
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.reading import FIELDS, Reader

NESTED = ("name", "provenance")


def read_field(source: CardSource, name: str, line: int, node: Node) -> None:
    where = source.where
    if name not in FIELDS:
        raise BadFile("bad-card-field", f"{where}:{line}", card=source.id, name=name, allowed=", ".join(FIELDS))
    if name in NESTED:
        for inner, inner_line, text_node in mapping(node, where, name):
            source.fields[f"{name}.{inner}"] = Field(scalar(text_node, where, inner), inner_line)
    elif name == "effect":
        source.effect = lines_in(node, where, "effect", "part-effect-line")
    elif name == "aliases":
        source.aliases = [scalar(item, where, "part-alias") for item in sequence(node, where, "aliases")]
    else:
        source.fields[name] = Field(scalar(node, where, name), line)


def card_sources(text: str, where: str) -> list[CardSource]:
    """The cards written in a file."""
    return sources_in(text, where, read_field)


def shipped_texts() -> list[tuple[str, str]]:
    return shipped_card_texts("magenoir")


def build_pool(texts: list[tuple[str, str]], proven: bool = False) -> Pool:
    """`proven`: a test has read the texts of these cards."""
    pool = Pool()
    pool.digest = read_cards(texts, Reader(pool, proven), read_field)
    return pool


@lru_cache(maxsize=1)
def shipped_pool() -> Pool:
    return build_pool(shipped_texts(), True)


def load_pool(own: list[Path]) -> Pool:
    """The shipped cards, and a player's own files after them."""
    return build_pool([*shipped_texts(), *own_texts(own)]) if own else shipped_pool()
