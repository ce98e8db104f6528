"""Reading card files into a pool."""

import hashlib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from grimoire.language.source import CardFileError, CardSource, Field
from grimoire.library.yaml_lines import BadFile, compose, line_of, mapping, read_text, scalar, sequence
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.reading import FIELDS, Reader

NESTED = ("name", "provenance")


def card_sources(text: str, where: str) -> list[CardSource]:
    """The cards written in a file."""
    root = compose(text, where)
    if root is None:
        return []
    sources: list[CardSource] = []
    for id, line, node in mapping(root, where, "a card file"):
        source = CardSource(id, where, line)
        for name, field_line, value in mapping(node, where, f"the card '{id}'"):
            if name not in FIELDS:
                raise BadFile(f"{where}:{field_line}: {id}: '{name}' is no field of a card; allowed here: {', '.join(FIELDS)}")
            if name in NESTED:
                for inner, inner_line, text_node in mapping(value, where, name):
                    source.fields[f"{name}.{inner}"] = Field(scalar(text_node, where, inner), inner_line)
            elif name == "effect":
                for item in sequence(value, where, "effect"):
                    source.effect.append(Field(scalar(item, where, "a line of an effect"), line_of(item)))
            elif name == "aliases":
                source.aliases = [scalar(item, where, "an alias") for item in sequence(value, where, "aliases")]
            else:
                source.fields[name] = Field(scalar(value, where, name), field_line)
        sources.append(source)
    return sources


def shipped_texts() -> list[tuple[str, str]]:
    """The card files that come with the program, in a fixed order."""
    folder = files("grimoire") / "data" / "magenoir" / "cards"
    entries = sorted(
        (entry.name, entry.read_text(encoding="utf-8")) for entry in folder.iterdir() if entry.name.endswith(".yaml")
    )
    return [(f"cards/{name}", text) for name, text in entries]


def build_pool(texts: list[tuple[str, str]]) -> Pool:
    pool = Pool()
    reader = Reader(pool)
    try:
        for where, text in texts:
            for source in card_sources(text, where):
                reader.add(source)
        reader.close()
    except CardFileError as error:
        raise BadFile(str(error)) from None
    pool.digest = hashlib.blake2b("\0".join(text for _, text in texts).encode(), digest_size=8).hexdigest()
    return pool


@lru_cache(maxsize=1)
def shipped_pool() -> Pool:
    return build_pool(shipped_texts())


def load_pool(own: list[Path]) -> Pool:
    """The shipped cards, and a player's own files after them."""
    if not own:
        return shipped_pool()
    texts = shipped_texts()
    for path in own:
        paths = sorted(path.glob("*.yaml")) if path.is_dir() else [path]
        if not paths:
            raise BadFile(f"{path}: holds no card files (*.yaml)")
        texts.extend((str(p), read_text(p)) for p in paths)
    return build_pool(texts)
