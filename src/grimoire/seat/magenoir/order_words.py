"""What stands behind each thing to be put in order: whose it is, where it could be either's, and what it does."""

import textwrap

from grimoire.kernel.option import Decision
from grimoire.language.syntax import Expr
from grimoire.magenoir.game import Game
from grimoire.magenoir.text import card_text
from grimoire.match.magenoir.order_options import WaitingEffect, waiting_effects
from grimoire.match.magenoir.question_traits import ZENITH_CHECK
from grimoire.seat.magenoir.locating import details_of
from grimoire.seat.magenoir.wording import MageNoirWording

TURN_START = "turn_start"  # the event, as cards write it
FIRST_WORDS = 120  # letters of an effect: nearly every one is whole


def order_details(wording: MageNoirWording, game: Game, seat: int, decision: Decision) -> list[str]:
    """A text for each option; empty where nothing is to be said."""
    effects = waiting_effects(game)
    if not effects:
        return details_of(wording, game, seat, decision)
    sided = len({effect.seat for effect, option in zip(effects, decision.options, strict=True) if option.card}) > 1
    found: list[str] = []
    for i, (effect, option) in enumerate(zip(effects, decision.options, strict=True)):
        named = option.card and (sided or effect.seat != seat)
        parts = [wording.say("whose-yours" if effect.seat == seat else "whose-opponent")] if named else []
        words = wording.say("order-zenith") if option.word == ZENITH_CHECK else first_words(wording, effect)
        alike = [o for o in decision.options if (o.card, o.word) == (option.card, option.word)]
        if words:
            parts.append(words)
        elif len(alike) > 1:
            number = 1 + len([o for o in decision.options[:i] if (o.card, o.word) == (option.card, option.word)])
            parts.append(wording.say("order-effect", amount=number))
        found.append(" – ".join(parts))
    twice = [text for text in found if text and found.count(text) > 1]
    numbers = [option.ordinal or 1 for option in decision.options]
    return [f"{t}, {wording.say('ordinal', amount=n)}" if t in twice else t for t, n in zip(found, numbers, strict=True)]


def first_words(wording: MageNoirWording, effect: WaitingEffect) -> str:
    if effect.line is None:
        return ""
    definition = wording.definition(effect.card)
    name = wording.names[definition.id]
    text = card_text([deed(effect.line)], name, definition.type_name, wording.lang, None, False, wording.names, [])
    return textwrap.shorten(text.replace("\n", " "), FIRST_WORDS, placeholder=" …")


def deed(line: Expr) -> Expr:
    """What a line does, without its "At the start of your turn": when that is everybody sees, for all of these wait then."""
    if line.text != "on" or line.body is None or not line.args or line.args[0].text != TURN_START:
        return line
    plain = Expr(line.kind, "", [line.body], line.column)
    plain.condition = line.condition
    return plain
