"""A card of Anima at the prompt: its face, and why it cannot be used."""

from grimoire.anima.game import Game
from grimoire.anima.why import why_not
from grimoire.cli.screen import Screen
from grimoire.kernel.option import Decision
from grimoire.seat.anima.wording import AnimaWording


def show_card(wording: AnimaWording, screen: Screen, card: str) -> None:
    """Facts, then the text; numbers never change on a card."""
    definition = wording.definition(card)
    screen.line(wording.card(card), "bold")
    screen.line("  " + " · ".join([wording.kind(definition), *wording.facts(definition)]))
    for line in wording.text(definition):
        screen.paragraph(line, indent="  ", later="    ")


def why_lines(wording: AnimaWording, game: Game, seat: int, card: str, decision: Decision) -> list[str]:
    """Why a seat can do nothing with a card now, or what it can."""
    verbs = [option.verb for option in decision.options if option.card == card]
    if verbs and decision.seat == seat:
        return [wording.say("why-can", verb=verb, card=wording.card(card)) for verb in dict.fromkeys(verbs)]
    reason = why_not(game, seat, card)
    if reason is None:
        return [wording.say("why-can", verb="other", card=wording.card(card))]
    return [wording.reason(reason)]
