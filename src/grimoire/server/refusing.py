"""Refusals in words, as they are sent."""

from grimoire.seat.words import Words, spans
from grimoire.table.refusals import Refusal


class SaidRefusal(Refusal):
    """One whose words are there already: those of a game, above all."""

    def __init__(self, reason: str, said: Words) -> None:
        super().__init__(reason)
        self.said = said


def words_of(refusal: Refusal, lang: str) -> Words:
    return refusal.said if isinstance(refusal, SaidRefusal) else spans(refusal.text(lang))
