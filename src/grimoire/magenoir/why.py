"""Why something cannot be done now: the same legality the options are made from, as a value."""

from typing import Final, cast

from grimoire.kernel.given import check_seat, check_text
from grimoire.kernel.reason import NO_OPTION, Reason
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.legality import why_not_activate, why_not_channel, why_not_prepare, why_not_use
from grimoire.magenoir.state import MAIN_PHASE, State
from grimoire.magenoir.trading import can_trade
from grimoire.magenoir.zones import BOARD, HAND, PREPARED

VERBS: Final[tuple[str, ...]] = ("prepare", "activate", "channel", "use")
MISSING: Final[dict[str, tuple[str, str]]] = {  # by verb: what is said of a card that is not where it would have to be
    "activate": ("not-prepared", "R:activate-a-spell"),
    "channel": ("not-prepared", "R:channel-a-spell"),
    "use": ("no-ability", "D9.1"),
}


def why_not(g: State, seat: int, card: str, verb: str = "") -> Reason | None:
    """Why a seat can do nothing with its card of this id now, or not do this with it; None if it can.

    Of several copies the one that comes closest counts. What only the other seat could know is never looked at.
    """
    check_seat(seat, 2)
    check_text(card, "a card")
    definition = g.pool.find(card)
    if definition is None:
        return Reason("no-such-card", "R:deck-building", card)
    number = definition.index
    if g.over:
        return Reason("game-over", "R:victory-conditions", definition.id)
    turn = Reason("not-your-main-phase", "R:main-phase", definition.id)
    reasons: list[Reason | None] = []
    if verb in ("", "prepare"):
        for held in g.cards(seat, HAND):
            if g.defs[held] == number:
                reason = why_not_prepare(g, seat, held)
                reasons.append(reason if reason is not None else None if in_main_phase(g, seat) else turn)
    if verb in ("", "activate", "channel"):
        for ready in g.cards(seat, PREPARED):
            if g.defs[ready] != number:
                continue
            if verb != "channel":
                reasons.append(why_not_activate(g, seat, ready))
            if verb != "activate":
                reasons.append(why_not_channel(g, seat, ready) or (None if in_main_phase(g, seat) else turn))
    if verb in ("", "use"):
        for zone in BOARD:
            for standing in g.cards(seat, zone):
                if g.defs[standing] == number:
                    for ability in definition.acts:
                        reasons.append(why_not_use(g, seat, standing, cast(Act, ability)))
    if not reasons:
        where, rule = MISSING.get(verb, ("not-in-hand", "R:prepare-a-spell"))
        return Reason(where, rule, definition.id)
    if any([reason is None for reason in reasons]):
        return why_refused(g, seat, definition.id, verb)
    return reasons[0]


def why_refused(g: State, seat: int, card: str, verb: str) -> Reason | None:
    """What would be legal and is left out because it led back to this position."""
    if not g.refused or seat != g.asked:
        return None
    if any([option.card == card and verb in ("", option.verb) for option in g.options]):
        return None
    refused = any([option.card == card and verb in ("", option.verb) for option in g.refused])
    return Reason("led-back", "loop", card) if refused else None


def in_main_phase(g: State, seat: int) -> bool:
    return g.active == seat and g.phase == MAIN_PHASE


def why_not_form(g: State, form: str) -> Reason:
    """Why the text of an option is not among the options now."""
    words = form.split()
    if g.asked < 0:
        return Reason("game-over", "R:victory-conditions")
    if len(words) >= 2 and words[0] in VERBS:
        reason = why_not(g, g.asked, words[1], words[0])
        if reason is not None:
            return reason
    for option in g.refused:
        if option.form == form:
            return Reason("led-back", "loop", option.card)
    if form == "trade" and not can_trade(g, g.asked):
        return Reason("cannot-trade", "R:trading-mana")
    return NO_OPTION
