"""Why something cannot be done now: the same legality the options are made from, as a value."""

from typing import Final

from grimoire.anima.continuous_texts import in_force
from grimoire.anima.definition import CardDefinition
from grimoire.anima.hands import hand
from grimoire.anima.interruptible import subject_of
from grimoire.anima.interruptions import answerable
from grimoire.anima.legality import (
    can_act,
    why_not_attack,
    why_not_expel,
    why_not_move,
    why_not_rest,
    why_not_seek,
    why_not_trade,
    why_not_use,
    why_not_whole,
)
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.parties import party
from grimoire.anima.rewards import why_not_advantage, why_not_extra, why_not_recruit
from grimoire.anima.state import EXPLORATION, INTERACTION, MOVEMENT, RESET, UP, State
from grimoire.anima.why_not_chosen import why_not_chosen
from grimoire.anima.why_not_offered import NAMING, why_not_offered
from grimoire.anima.word_numbers import (
    AT_COMBAT,
    AT_EXPLORATION,
    AT_INTERACTION,
    AT_INTERRUPTION,
    AT_MOVEMENT,
    AT_RESET,
    MOMENTS,
)
from grimoire.anima.zones import AREA, AREA_DISCARD, AREAS, MISSIONS, WHOLE_TYPES
from grimoire.kernel.given import check_seat, check_text
from grimoire.kernel.reason import NO_OPTION, Reason

PHASE_MOMENTS: Final[dict[int, int]] = {
    RESET: AT_RESET,
    MOVEMENT: AT_MOVEMENT,
    INTERACTION: AT_INTERACTION,
    EXPLORATION: AT_EXPLORATION,
}
QUESTION_MOMENTS: Final[dict[str, int]] = {"combat-cards": AT_COMBAT, "interrupt": AT_INTERRUPTION}


def moment_of(g: State) -> int:
    """The moment at which cards could be used now."""
    return QUESTION_MOMENTS.get(g.question.id, PHASE_MOMENTS.get(g.phase, -1))


def why_not(g: State, seat: int, card: str, verb: str = "") -> Reason | None:
    """Why a seat can do nothing with its card of this id now, or not do this with it; None if it can.

    Of several copies the one that comes closest counts. What only another seat could know is never looked at.
    """
    check_seat(seat, g.seats)
    check_text(card, "a card")
    definition = g.pool.find(card)
    if definition is None:
        return Reason("no-such-card", "A:advantage", card)
    if g.over:
        return Reason("game-over", "A:end-of-game", definition.id)
    tried = attempts(g, seat, definition, verb)
    if not tried:
        missing = "not-in-play" if definition.category == AREA else "not-yours"
        return Reason(missing, "A:move-to-an-area" if definition.category == AREA else "A:advantage", definition.id)
    return None if any([attempt.reason is None for attempt in tried]) else tried[0].reason


class Attempt:
    """One thing that could be done with a card: the verb, and the reason why not now; None: it can be done."""

    def __init__(self, verb: str, reason: Reason | None) -> None:
        self.verb = verb
        self.reason = reason


def attempts(g: State, seat: int, definition: CardDefinition, verb: str = "") -> list[Attempt]:
    """All that could be done with a seat's cards of this name, each with why not."""
    number = definition.index
    id = definition.id
    moment = moment_of(g)
    bits = answerable(g, seat, subject_of(g, g.stack[-1])) if g.question.id == "interrupt" and g.asked == seat else 0
    turn = None if g.asked == seat else Reason("not-your-slot", "A:game-turn-and-phases", id)
    found: list[Attempt] = []
    if verb in ("", "play"):
        for held in hand(g, seat):
            if g.printed[held] != number:
                continue
            if definition.type in WHOLE_TYPES:
                late = None if moment == AT_RESET else Reason("wrong-moment", "A:advantage", id, MOMENTS[AT_RESET])
                found.append(Attempt("play", why_not_whole(g, seat, held) or late or turn))
            for act in definition.acts if definition.type not in WHOLE_TYPES else []:
                found.append(Attempt("play", why_not_use(g, seat, held, act, moment, bits) or turn))
    if verb in ("", "use"):
        for card_in_force in [*in_force(g, seat), *[c for c in party(g, seat) if c not in in_force(g, seat)]]:
            if g.printed[card_in_force] == number:
                for act in definition.acts:
                    found.append(Attempt("use", why_not_use(g, seat, card_in_force, act, moment, bits) or turn))
    if verb in ("", "expel"):
        for member in party(g, seat):
            if g.printed[member] == number:
                late = None if moment == AT_RESET else Reason("only-in-reset", "A:discard-and-expel", id, "expel")
                found.append(Attempt("expel", why_not_expel(g, seat, member) or late or turn))
    if verb in ("", "show"):
        for mission in g.own(seat, MISSIONS):
            if g.printed[mission] == number:
                shown = Reason("already-shown", "A:missions", id) if g.state[mission] & UP else None
                late = None if moment == AT_RESET else Reason("only-in-reset", "A:missions", id, "show")
                found.append(Attempt("show", shown or late or turn))
    late = None if g.phase == MOVEMENT else Reason("not-yet-movement", "A:movement-phase", id)
    if verb in ("", "move"):
        for area in g.zones[AREAS]:
            if g.printed[area] == number:
                found.append(Attempt("move", late or why_not_move(g, seat, area) or turn))
    if verb in ("", "seek"):
        for area in g.zones[AREA_DISCARD]:
            if g.printed[area] == number:
                found.append(Attempt("seek", late or why_not_seek(g, seat, False) or turn))
    return found


def why_not_form(g: State, form: str) -> Reason:
    """Why the text of an option is not among the options now."""
    if g.asked < 0:
        return Reason("game-over", "A:end-of-game")
    verb, *named = form.split() or [""]
    name = named[0] if named else ""
    if named and any([option.form == verb for option in g.options]):
        return Reason("takes-no-name", "")
    reason = why_not_chosen(g, verb, name)
    if reason == NO_OPTION and verb in NAMING:
        reason = why_not_offered(g, verb, name)
        if reason == NO_OPTION:
            return reason
    if reason.id == "nothing-to-choose":
        return offered_otherwise(g, verb, named) or reason
    if reason != NO_OPTION:
        return reason
    if not can_act(g, g.asked):
        return Reason("party-is-out", "A:losing-your-turn")
    return why_not_of_phase(g, verb, name) or why_not_offered(g, verb, name)


def offered_otherwise(g: State, verb: str, named: list[str]) -> Reason | None:
    """Of something that can be named now, by another verb than the one it was named by."""
    for option in g.options:
        names = option.verb in NAMING or option.verb in ("choose", "spin")
        if option.verb != verb and names and option.form.split()[1:] == named:
            return Reason("offered-otherwise", "", word=option.verb)
    return None


def why_not_of_phase(g: State, verb: str, name: str) -> Reason | None:
    """Why what a phase is for cannot be done in it; None where it is another phase, or where nothing is known of it."""
    seat, area = g.asked, g.place[g.asked]
    if verb in ("attack", "trade"):
        return why_not_meet(g, seat, verb, name)
    if verb == "seek" and name == "deck":
        late = None if g.phase == MOVEMENT else Reason("not-yet-movement", "A:movement-phase")
        return late or why_not_seek(g, seat, True)
    if verb == "reward" and area >= 0:
        if name == "advantage":
            return why_not_advantage(g, seat, area)
        if name in ("recruit", "arcane"):
            return why_not_recruit(g, seat, area, name == "arcane")
    if verb == "ex" and area >= 0:
        for extra in g.definition(area).extras:
            if extra.id == name:
                return why_not_extra(g, seat, area, extra)
    if verb == "rest" and g.question.id == "movement":
        return why_not_rest(g)
    if verb in ("play", "use", "expel", "show", "move", "seek"):
        return why_not(g, seat, name, verb) if name else Reason("names-something", "")
    return None


def why_not_meet(g: State, seat: int, verb: str, name: str) -> Reason | None:
    """Attack or trade with another Party."""
    if not name:
        late = None if g.phase == INTERACTION else Reason("not-yet-interaction", "A:interaction-phase")
        return late or Reason("name-a-party", "", word=verb)
    if name not in SEAT_NAMES:
        return Reason("choose-a-party", "")
    other = SEAT_NAMES.index(name)
    if other >= g.seats:
        return Reason("no-such-party", "", amount=other + 1)
    if other == seat:
        return Reason("party-own", "A:declare-combat" if verb == "attack" else "A:trade")
    return why_not_attack(g, seat, other) if verb == "attack" else why_not_trade(g, seat, other)
