"""Which cards' texts the games of a simulation carried out, and which never."""

from collections.abc import Iterable

import msgspec

from grimoire.lab.tables import CardText


class Coverage(msgspec.Struct, frozen=True):
    """What of all texts was carried out at least once; the fields are those of `--json`."""

    cards: int  # that have a text
    applied: int  # of these: with at least one text carried out
    whole: int  # with all of them
    texts: int
    texts_applied: int
    never: list[str]  # cards of which nothing was carried out
    never_texts: list[CardText]  # what was not carried out of the other cards


class Tally:
    """In how many games each text was carried out; adds games up in any order, from any process."""

    def __init__(self, texts: list[CardText]) -> None:
        self.texts = texts
        self.games = [0] * len(texts)

    def add(self, seen: Iterable[int]) -> None:
        """One more game: the places of its texts in the list."""
        for number in seen:
            self.games[number] += 1

    def coverage(self) -> Coverage:
        by_card: dict[str, list[int]] = {}
        for text, games in zip(self.texts, self.games, strict=True):
            by_card.setdefault(text.card, []).append(games)
        never = [card for card, games in by_card.items() if not any(games)]
        missed = [text for text, games in zip(self.texts, self.games, strict=True) if not games]
        return Coverage(
            cards=len(by_card),
            applied=len(by_card) - len(never),
            whole=sum(all(games) for games in by_card.values()),
            texts=len(self.texts),
            texts_applied=len(self.texts) - len(missed),
            never=never,
            never_texts=[text for text in missed if text.card not in never],
        )
