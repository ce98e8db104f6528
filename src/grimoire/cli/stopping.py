"""The command "stops": where a player wants to be asked, and what they put in order by hand."""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from grimoire.library.folding import folded
from grimoire.library.messages import messages
from grimoire.match.stops import PLACES, Stops

if TYPE_CHECKING:
    from grimoire.cli.terminal import Terminal

HAND: Final = "hand"
RULE: Final = "rule"
SETTINGS: Final = (*PLACES, HAND, RULE)


def set_stops(t: "Terminal", rest: str) -> bool:
    """Change them, and say what holds now. The open question stays open, unless an order answers it from now on."""
    seat = t.seat
    meant = meant_by(t, rest)
    if rest and not meant:
        words = [t.wording.say(f"stop-words-{setting}").split(",")[0] for setting in SETTINGS]
        t.screen.paragraph(t.wording.say("stops-unknown", words=", ".join(words)))
        return False
    if meant:
        t.match.stops[seat] = changed(t.match.stops[seat], meant)
    now = t.match.stops[seat]
    t.screen.paragraph(t.wording.say(f"stop-{now.where}"))
    t.screen.paragraph(t.wording.say(f"stop-{HAND if now.by_hand else RULE}"))
    return bool(meant)


def changed(stops: Stops, setting: str) -> Stops:
    for where in PLACES:
        if setting == where:
            return replace(stops, where=where)
    return replace(stops, by_hand=setting == HAND)


def meant_by(t: "Terminal", typed: str) -> str:
    """The setting that was typed, in the language of the terminal or in English; empty if it is none."""
    for setting in SETTINGS:
        said = f"{t.wording.say(f'stop-words-{setting}')},{messages('en').say(f'stop-words-{setting}')}"
        if folded(typed) in [folded(word) for word in said.split(",")]:
            return setting
    return ""
