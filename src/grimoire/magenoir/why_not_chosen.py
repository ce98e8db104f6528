"""Why a card or a player is not among what a text lets a player choose: the first test of the text that it does not meet.

Only what lies open, and what the one who is asked holds, is looked at; what else there may be is nobody's business.
"""

from typing import Final

from grimoire.kernel.frame import Scope
from grimoire.kernel.reason import NO_OPTION, Reason
from grimoire.magenoir.choosing_targets import Pick
from grimoire.magenoir.definition import NO_HP, PROTECTOR
from grimoire.magenoir.filters import Filter, has_health
from grimoire.magenoir.indivisible_actions import Body
from grimoire.magenoir.keywords import has_keyword, has_words
from grimoire.magenoir.meant_cards import Selection
from grimoire.magenoir.queries import element, is_component
from grimoire.magenoir.state import State
from grimoire.magenoir.text_source import speaker
from grimoire.magenoir.zones import DISCARD, EXILE, HAND, PERMANENTS, ZONES, is_board

CHOOSING: Final[tuple[str, ...]] = ("target", "choose")
PLAYERS: Final[tuple[str, ...]] = ("you", "opponent")
NAMING: Final[tuple[str, ...]] = (*CHOOSING, "redirect", "component")  # verbs that name a card or a player
COMPONENT_QUESTIONS: Final[tuple[str, ...]] = ("component", "extra-component")


def why_not_chosen(g: State, form: str) -> Reason:
    """Why what a form names cannot be chosen at the open question; NO_OPTION where nothing is known of it."""
    words = form.split()
    if g.asked < 0 or len(words) < 2:
        return NO_OPTION
    verb, name = words[0], words[1]
    if name not in PLAYERS and g.pool.find(name) is None:
        return Reason("no-such-card", "", name) if verb in NAMING else NO_OPTION
    if verb in CHOOSING:
        return why_not_target(g, name)
    if verb == "redirect":
        return why_not_redirect(g, name)
    if verb == "component":
        return why_not_component(g, name)
    return NO_OPTION


# -- targets and other choices of a text -------------------------------------------------------------------------------


def why_not_target(g: State, name: str) -> Reason:
    found = asked_for(g)
    if found is None:
        return Reason("no-target-asked", "D4.2.2")
    selection, s, chosen = found
    text = f"card:{g.definitions[s.home].id}"
    if name in PLAYERS:
        if selection.subject is not None:
            return Reason("target-is-no-player", text)
        return Reason("target-is-named", text, amount=1) if chosen else NO_OPTION
    cards = in_sight(g, s.seat, name)
    if not cards:
        return Reason("target-not-in-sight", text, name)
    reasons = [why_not_this(g, s, side, card, chosen) for card in cards for side in selection.sides()]
    order = [reason for reason in reasons if reason.id != "target-elsewhere"] or reasons
    return order[0]


def asked_for(g: State) -> tuple[Selection, Scope, list[int]] | None:
    """What a text asks to be chosen now, or has asked just before, where the engine could answer by itself."""
    top = g.stack[-1]
    if isinstance(top.node, Pick):
        return top.node.selection, top.scope, top.vals
    for frame in [*g.stack[::-1], *g.parked[::-1]]:
        if isinstance(frame.node, Body):
            for picker in frame.node.pickers:
                if isinstance(picker, Pick):
                    return picker.selection, frame.scope, frame.scope.picks.get(picker.selection.slot, [])
    return None


def in_sight(g: State, seat: int, name: str) -> list[int]:
    """Cards of this name that lie open, or in the hand of whoever chooses."""
    definition = g.pool.find(name)
    number = -1 if definition is None else definition.index
    found: list[int] = []
    for owner in (seat, 1 - seat):
        for zone in range(ZONES - 1):
            if is_board(zone) or zone in (DISCARD, EXILE) or (zone == HAND and owner == seat):
                found += [card for card in g.cards(owner, zone) if g.defs[card] == number]
    return found


def why_not_this(g: State, s: Scope, selection: Selection, card: int, chosen: list[int]) -> Reason:
    id = g.definition(card).id
    text = f"card:{g.definitions[s.home].id}"
    if g.ref(card) in chosen:
        return Reason("target-is-named", text, id)
    subject = selection.subject
    if subject is None:
        if g.zone[card] != PERMANENTS:
            return Reason("target-no-permanent", text, id)
        return Reason("target-without-health", "R:permanents", id)
    if not subject.zones & (1 << g.zone[card]):
        return Reason("target-elsewhere", text, id)
    return Reason(first_unmet(g, s, subject, card), text, id)


def first_unmet(g: State, s: Scope, subject: Filter, card: int) -> str:
    """The id of the reason for the first test of a filter that a card does not meet."""
    definition = g.definition(card)
    if not subject.types & (1 << definition.type):
        return "target-other-type"
    if subject.yours and g.owner[card] != s.seat:
        return "target-not-own"
    if subject.theirs and g.owner[card] == s.seat:
        return "target-own"
    if subject.elements and not subject.elements & (1 << element(g, card)):
        return "target-other-element"
    if subject.words and not any([has_words(g, card, wanted) for wanted in subject.words]):
        return "target-without-word"
    if subject.component and not is_component(g, card):
        return "target-no-component"
    if subject.other and card == speaker(g, s):
        return "target-itself"
    if subject.has_hp and not has_health(g, card):
        return "target-without-health"
    if subject.no_hp and has_health(g, card):
        return "target-with-health"
    if subject.locks_none and sum(g.mana[card * 6 : card * 6 + 6]) > 0:
        return "target-locks-mana"
    if subject.has_keyword and not has_keyword(g, card, subject.has_keyword):
        return "target-without-keyword"
    return "target-not-meant"


# -- Protectors and components -----------------------------------------------------------------------------------------


def why_not_redirect(g: State, name: str) -> Reason:
    """D3.2.1: a Permanent with that keyword and Health Points, of the player who is hit, other than what is hit."""
    if g.question.id != "redirect":
        return Reason("nothing-to-redirect", "D3.2.1", name)
    own = [card for card in in_sight(g, g.asked, name) if g.owner[card] == g.asked]
    standing = [card for card in own if g.zone[card] == PERMANENTS]
    if not standing:
        return Reason("protector-not-own", "D3.2.1", name)
    if not any([has_keyword(g, card, PROTECTOR) for card in standing]):
        return Reason("no-protector", "D3.2.1", name)
    if all([g.hp[card] == NO_HP for card in standing]):
        return Reason("target-without-health", "D3.2.1", name)
    return Reason("already-hit", "D3.2.1", name)


def why_not_component(g: State, name: str) -> Reason:
    """D2.3: a component of one's own that counts for the word, and is not used for this spell yet."""
    if g.question.id not in COMPONENT_QUESTIONS:
        return Reason("no-component-asked", "D2.2.2", name)
    own = [card for card in in_sight(g, g.asked, name) if g.owner[card] == g.asked]
    if not any([is_component(g, card) for card in own]):
        return Reason("target-no-component", "D2.3", name)
    return Reason("component-of-another-word", "D2.3", name, g.question.word)
