"""Looking things up at the prompt: a card by what was typed of its name, and why it cannot be played."""

from collections.abc import Sequence

from grimoire.cli.asking import folded
from grimoire.cli.current import TextNow
from grimoire.cli.screen import Screen
from grimoire.cli.wording import Wording
from grimoire.magenoir.definition import NO_HP, CardDefinition
from grimoire.magenoir.game import Game
from grimoire.magenoir.why import why_not
from grimoire.match.prospects import Prospect

MOST_NAMES = 8
LEAST_LETTERS = 3  # of a verb, to be taken for it
VERBS = ("prepare", "activate", "channel")


def find_card(wording: Wording, typed: str) -> list[CardDefinition]:
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


def the_card(wording: Wording, screen: Screen, typed: str) -> CardDefinition | None:
    """The one card meant; otherwise says what is wrong."""
    fits = find_card(wording, typed)
    if len(fits) == 1:
        return fits[0]
    if fits:
        names = ", ".join(wording.card(d.id) for d in fits[:MOST_NAMES]) + (" …" if len(fits) > MOST_NAMES else "")
        screen.paragraph(wording.say("card-ambiguous", typed=typed, names=names))
    else:
        screen.line(wording.say("card-unknown", typed=typed))
    return None


def show_card(wording: Wording, screen: Screen, definition: CardDefinition, now: Sequence[TextNow] = ()) -> None:
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


def refused(wording: Wording, game: Game, seat: int, typed: str) -> str:
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


def why_lines(wording: Wording, card: str, found: list[Prospect], asked_now: list[str]) -> list[str]:
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
