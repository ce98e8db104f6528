"""Refusals in words, as they are sent."""

from grimoire.seat.wording import Words, spans
from grimoire.table.refusals import NO_ROOM, UNAVAILABLE, Refusal


class SaidRefusal(Refusal):
    """One whose words are there already: those of a game, above all."""

    def __init__(self, reason: str, said: Words) -> None:
        super().__init__(reason)
        self.said = said


def words_of(refusal: Refusal, lang: str) -> Words:
    return refusal.said if isinstance(refusal, SaidRefusal) else spans(refusal.text(lang))


def not_kept(error: Exception) -> Refusal:
    """Where the database has kept nothing: a full disk is said, as somebody can make room on it."""
    said = str(error)  # SQLite and PostgreSQL say it in words
    is_full = "disk is full" in said or "No space left on device" in said
    return Refusal(NO_ROOM if is_full else UNAVAILABLE)
