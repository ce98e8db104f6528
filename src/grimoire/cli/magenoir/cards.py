"""A card of Mage Noir at the prompt: its face, and why it cannot be played."""

from collections.abc import Sequence

from grimoire.cli.asking import folded
from grimoire.cli.reference import find_card
from grimoire.cli.screen import Screen
from grimoire.magenoir.definition import NO_HP, CardDefinition
from grimoire.magenoir.game import Game
from grimoire.magenoir.why import why_not
from grimoire.match.magenoir.prospects import Prospect
from grimoire.seat.magenoir.current import TextNow
from grimoire.seat.magenoir.wording import MageNoirWording

LEAST_LETTERS = 3  # of a verb, to be taken for it
VERBS = ("prepare", "activate", "channel")


def show_card(wording: MageNoirWording, screen: Screen, definition: CardDefinition, now: Sequence[TextNow] = ()) -> None:
    """A card: facts, then its text as printed, or as it reads `now` where something in sight has changed it."""
    facts = [wording.kind(definition)]
    facts.append(wording.say("card-cost", mana=wording.cost(definition.cost, definition)))
    if definition.needs:
        facts.append(wording.say("card-needs", words=wording.needs(definition)))
    if definition.hp != NO_HP:
        facts.append(wording.say("card-hp", amount=definition.hp))
    if definition.slot:
        facts.append(wording.say("card-slot", slot=definition.slot))
    screen.line(wording.card(definition.id), "bold")
    screen.line("  " + " · ".join(facts))
    for text in now:
        screen.line(f"  {wording.say('card-now' if text.lines else 'card-silenced', where=text.where)}", "dim")
        for line in text.lines:
            screen.paragraph(line, indent="  ")
    if now:
        screen.line(f"  {wording.say('card-printed')}", "dim")
    for line in wording.text(definition):
        screen.paragraph(line, indent="  ")


def refused(wording: MageNoirWording, game: Game, seat: int, typed: str) -> str:
    """Why an action that was written out ("prepare tornado") is not among the choices; empty if none was."""
    verb_word, _, rest = folded(typed).partition(" ")
    for verb in VERBS:
        said = folded(wording.say(f"option-{verb}-card", card="")).split()[0]
        if len(verb_word) < LEAST_LETTERS or not said.startswith(verb_word) or not rest:
            continue
        fits = find_card(wording, rest)
        if len(fits) == 1:
            reason = why_not(game, seat, fits[0].id, verb)
            return "" if reason is None else wording.reason(reason)
    return ""


def why_lines(wording: MageNoirWording, card: str, found: list[Prospect], asked_now: list[str]) -> list[str]:
    """Why a seat cannot do things with a card, or that it can. `asked_now` are the forms open at this moment."""
    if not found:
        return [wording.say("why-none", card=wording.card(card))]
    lines: list[str] = []
    for prospect in found:
        if prospect.reason is not None:
            lines.append(wording.reason(prospect.reason))
        else:
            open_now = any(form.startswith(f"{prospect.verb} {card}") for form in asked_now)
            lines.append(wording.say("why-can" if open_now else "why-after", verb=prospect.verb, card=wording.card(card)))
    return list(dict.fromkeys(lines))
