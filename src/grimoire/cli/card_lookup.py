"""Looking things up at the prompt: a card by what was typed of its name."""

from collections.abc import Sequence

from grimoire.cli.screen import Screen
from grimoire.library.folding import folded
from grimoire.library.pools import NamedCard
from grimoire.seat.wording import Wording

MOST_NAMES = 8


def find_card(wording: Wording, typed: str) -> list[NamedCard]:
    """The cards that may be meant: by any name exactly, else by the beginning, else by a part of the name shown."""
    exact = wording.pool.find(typed)
    if exact is not None:
        return [exact]
    wanted = folded(typed)
    names = [(folded(wording.card(definition.id)), definition) for definition in wording.pool.definitions]
    for fits in (
        [d for name, d in names if name == wanted],
        [d for name, d in names if name.startswith(wanted)],
        [d for name, d in names if wanted in name],
    ):
        if fits:
            return fits
    return []


def the_card(wording: Wording, screen: Screen, typed: str, at_hand: Sequence[str] = ()) -> str:
    """The id of the one card meant, of several rather one at hand; otherwise says what is wrong, and gives nothing."""
    fits = find_card(wording, typed)
    if len(fits) > 1:
        near = [definition for definition in fits if definition.id in at_hand]
        fits = near if len(near) == 1 else fits
    if len(fits) == 1:
        return fits[0].id
    if fits:
        names = ", ".join(wording.card(d.id) for d in fits[:MOST_NAMES]) + (" …" if len(fits) > MOST_NAMES else "")
        screen.paragraph(wording.say("card-ambiguous", typed=typed, names=names))
    else:
        screen.line(wording.say("card-unknown", typed=typed))
    return ""
