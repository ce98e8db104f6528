"""The cards of Anima, read from files into a pool."""

from functools import lru_cache
from pathlib import Path

from yaml.nodes import MappingNode, Node, SequenceNode

from grimoire.anima.pool import Pool
from grimoire.anima.reading import Reader
from grimoire.language.source import CardSource, Field
from grimoire.library.card_files import lines_in, own_texts, read_cards, shipped_card_texts, sources_in
from grimoire.library.yaml_lines import mapping, scalar


def read_field(source: CardSource, name: str, line: int, node: Node) -> None:
    """A field inside another is named by both: name.en, explore.2-4."""
    if name == "effect":
        source.effect = lines_in(node, source.where, "effect", "part-effect-line")
    elif isinstance(node, MappingNode):
        for inner, inner_line, value in mapping(node, source.where, name):
            read_field(source, f"{name}.{inner}", inner_line, value)
    elif isinstance(node, SequenceNode):
        source.lists[name] = lines_in(node, source.where, name, name)
    else:
        source.fields[name] = Field(scalar(node, source.where, name), line)


def card_sources(text: str, where: str) -> list[CardSource]:
    """The cards written in a file."""
    return sources_in(text, where, read_field)


def shipped_texts() -> list[tuple[str, str]]:
    return shipped_card_texts("anima")


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
