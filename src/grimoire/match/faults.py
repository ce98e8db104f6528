"""A fault of the engine in a live game: which card was at work, so that whoever plays can say so."""

from grimoire.kernel.position import Position


class EngineFault(Exception):
    """A choice could not be carried out, through no fault of the player. The record ends before it."""

    def __init__(self, position: Position, form: str, error: Exception) -> None:
        super().__init__(f"{type(error).__name__} after '{form}'")
        self.card = card_at_work(position)
        self.form = form


def card_at_work(position: Position) -> str:
    """The id of the card whose text was being carried out; empty where it was a procedure of the rules alone."""
    definitions = getattr(position, "definitions", [])
    for frame in reversed(position.stack):
        for home in (frame.node.home, frame.scope.home):
            if 0 <= home < len(definitions):
                return str(definitions[home].id)
    return ""
