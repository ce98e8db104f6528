"""A sentence as a value: the id of a message and its facts, turned into words by whoever shows it."""

import msgspec


class Sentence(msgspec.Struct, frozen=True):
    id: str
    facts: dict[str, str | int] = {}


def sentence(id: str, **facts: str | int) -> Sentence:
    return Sentence(id, facts)
