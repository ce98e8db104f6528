"""Whose text it is: its card is the source of whatever "you" do by it (D10.6). A text may outlive its card: the number of a
card that has gone further than can be followed means nothing any more, whatever lies under it now (in samples, any card of
its owner)."""

from grimoire.kernel.frame import Scope
from grimoire.magenoir.state import State


def speaker(g: State, s: Scope) -> int:
    """The card of a text while it can be followed: where it was, or where one move has taken it. Else -1."""
    card = s.card
    return card if card >= 0 and g.stamp[card] - s.stamp <= 1 else -1


def standing_speaker(g: State, s: Scope) -> int:
    """The card of a text as long as it has not moved at all. Else -1."""
    card = s.card
    return card if card >= 0 and g.stamp[card] == s.stamp else -1


def speaker_id(g: State, s: Scope) -> str:
    """What the card of a text is called; of one that is gone, the card the text is written on."""
    card = speaker(g, s)
    if card >= 0:
        return g.definition(card).id
    return g.definitions[s.home].id if s.home >= 0 else ""


def speaker_type(g: State, s: Scope) -> int:
    """Of which type the card of a text is; of one that is gone, the card the text is written on; -1 where there is none."""
    card = speaker(g, s)
    if card >= 0:
        return g.definition(card).type
    return g.definitions[s.home].type if s.home >= 0 else -1
