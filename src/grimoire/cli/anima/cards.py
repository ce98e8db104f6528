"""A card of Anima at the prompt: its face, and why it cannot be used."""

from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.why import why_not
from grimoire.cli.anima.wording import AnimaWording
from grimoire.cli.asking import folded
from grimoire.cli.reference import find_card
from grimoire.cli.screen import Screen
from grimoire.kernel.option import Decision

LEAST_LETTERS: Final = 3  # of a verb, to be taken for it
VERBS: Final = ("play", "use", "move", "expel", "show")


def show_card(wording: AnimaWording, screen: Screen, card: str) -> None:
    """Facts, then the text; numbers never change on a card."""
    definition = wording.definition(card)
    screen.line(wording.card(card), "bold")
    screen.line("  " + " · ".join([wording.kind(definition), *wording.facts(definition)]))
    for line in wording.text(definition):
        screen.paragraph(line, indent="  ", later="    ")


def refused(wording: AnimaWording, game: Game, seat: int, typed: str) -> str:
    """Why an action that was written out ("play unweave") is not among the choices; empty if none was."""
    verb_word, _, rest = folded(typed).partition(" ")
    for verb in VERBS:
        said = folded(wording.say(f"option-{verb}-card", card="", line=0)).split()
        beginning = verb_word if len(verb_word) >= LEAST_LETTERS or verb_word == said[0] else ""
        if not beginning or not said[0].startswith(beginning) or not rest:
            continue
        wanted = rest.removeprefix(f"{said[1]} ") if len(said) > 1 else rest
        fits = find_card(wording, wanted)
        if len(fits) == 1:
            reason = why_not(game, seat, fits[0].id, verb)
            return "" if reason is None else wording.reason(reason)
    return ""


def why_lines(wording: AnimaWording, game: Game, seat: int, card: str, decision: Decision) -> list[str]:
    """Why a seat can do nothing with a card now, or what it can."""
    verbs = [option.verb for option in decision.options if option.card == card]
    if verbs and decision.seat == seat:
        return [wording.say("why-can", verb=verb, card=wording.card(card)) for verb in dict.fromkeys(verbs)]
    reason = why_not(game, seat, card)
    if reason is None:
        return [wording.say("why-can", verb="other", card=wording.card(card))]
    return [wording.reason(reason)]
