"""Why an answer is not among those to the open question, where nothing nearer is known of it: it answers another question,
names what nobody offers, or names nothing.

Only what the one who is asked is offered is looked at.
"""

from typing import Final

from grimoire.kernel.reason import NO_OPTION, Reason
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.state import State
from grimoire.magenoir.why import VERBS
from grimoire.magenoir.why_not_chosen import PLAYERS

IN_MAIN_PHASE: Final[tuple[str, ...]] = ("end turn", "trade")
ANSWERS: Final[tuple[str, ...]] = (
    *IN_MAIN_PHASE,
    *("choose", "component", "discard", "done", "exile", "first", "gather", "give", "hand", "instead", "keep", "lock", "no"),
    *("option", "order", "pass", "pay", "put", "redirect", "release", "skip", "take", "target", "use", "way", "x", "yes"),
)
USE: Final = "use"  # what a card does, and not what is done to it
LONGEST: Final = 3  # digits of a number that is said back


def offered_otherwise(g: State, form: str) -> Reason:
    """Of something that can be named now, by another verb than the one it was named by."""
    verb, _, named = form.partition(" ")
    if g.asked < 0 or not named or verb not in ANSWERS or verb == USE:
        return NO_OPTION
    for option in g.options:
        other, _, what = option.form.partition(" ")
        if what == named and other not in (verb, USE) and other in ANSWERS:
            return Reason("offered-otherwise", "", word=other)
    return NO_OPTION


def why_not_answered(g: State, form: str) -> Reason:
    if form in VERBS:
        return Reason("names-something", "")
    verb = next((verb for verb in ANSWERS if form == verb or form.startswith(verb + " ")), "")
    if not verb or g.asked < 0:
        return NO_OPTION
    offered = [option for option in g.options if option.verb == verb]
    if not offered:
        return why_not_asked(g, verb)
    named = form[len(verb) :].split()
    if not named:
        return Reason("names-something", "")
    if all([option.form == verb for option in offered]):
        return Reason("takes-no-name", "")
    return why_not_named(g, named[0])


def why_not_asked(g: State, verb: str) -> Reason:
    """Of an answer of which there is none now."""
    if verb in IN_MAIN_PHASE:
        return Reason("main-phase-only", "R:main-phase", word=verb)
    if verb == "pass" and g.question.id == "main":
        return Reason("nothing-to-pass", "R:main-phase")
    return Reason("nothing-to-choose", "")


def why_not_named(g: State, name: str) -> Reason:
    """Of an answer that names something else than what is offered."""
    definition = g.pool.find(name)
    if definition is not None:
        return Reason("not-among-these", "", definition.id)
    if name in ELEMENTS:
        return Reason("mana-not-among-these", "", word=name)
    if name in PLAYERS:
        return Reason("no-player-here", "")
    if name.isdecimal():
        return Reason("number-not-among-these", "", amount=int(name)) if len(name) <= LONGEST else NO_OPTION
    return Reason("no-such-card", "", name)
