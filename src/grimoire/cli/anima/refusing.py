"""Why an action of Anima that was written out is not among the choices."""

from collections.abc import Sequence
from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.parties import SEAT_NAMES
from grimoire.anima.why import why_not, why_not_form
from grimoire.cli.asking import folded
from grimoire.cli.reference import find_card
from grimoire.kernel.reason import Reason
from grimoire.seat.anima.wording import AnimaWording

LEAST_LETTERS: Final = 3  # of a verb, to be taken for it
SMALL_WORDS: Final = ("to ", "with ", "the mission ", "a ", "au ", "aux ", "avec ", "la mission ")  # before what is meant
WITH_CARD: Final = ("play", "use", "move", "expel", "show")
WITH_PLAYER: Final = ("attack", "trade")


def refused(wording: AnimaWording, game: Game, seat: int, typed: str, names: Sequence[str]) -> str:
    """The reason in words; empty if no action was written out."""
    reason = why_not_card(wording, game, seat, typed) or why_not_player(wording, game, typed, names)
    if reason is None and object_of(wording.say("option-seek-pile"), typed) is not None:
        reason = why_not_form(game, "seek deck")
    return "" if reason is None else wording.reason(reason)


def why_not_card(wording: AnimaWording, game: Game, seat: int, typed: str) -> Reason | None:
    for verb in WITH_CARD:
        fits = find_card(wording, object_of(wording.say(f"option-{verb}-card", card="", towards="", line=0), typed) or "")
        if len(fits) == 1:
            return why_not(game, seat, fits[0].id, verb)
    return None


def why_not_player(wording: AnimaWording, game: Game, typed: str, names: Sequence[str]) -> Reason | None:
    for verb in WITH_PLAYER:
        wanted = object_of(wording.say(f"option-{verb}-player", player=""), typed)
        fits = [seat for seat, name in enumerate(names) if wanted and folded(name).startswith(wanted)]
        exact = [seat for seat in fits if folded(names[seat]) == wanted]
        if len(exact or fits) == 1:
            return why_not_form(game, f"{verb} {SEAT_NAMES[(exact or fits)[0]]}")
    return None


def object_of(option: str, typed: str) -> str | None:
    """What stands behind the verb of an option, without its small words ("to", "with"); None if it is another verb."""
    verb = folded(option).split()[0]
    word, _, rest = folded(typed).partition(" ")
    if not verb.startswith(word) or (len(word) < LEAST_LETTERS and word != verb):
        return None
    small = next((words for words in SMALL_WORDS if rest.startswith(words)), "")
    return rest.removeprefix(small)
