"""The main phase: what the active player may do (R:main-phase)."""

from typing import Final

from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.offer import Offer, ordinal_of
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.activating import activate
from grimoire.magenoir.announcing import THE_OTHER, announce, open_window
from grimoire.magenoir.chain_of_events import is_unsettled
from grimoire.magenoir.channeling import channel
from grimoire.magenoir.definition import MOST_ACTS
from grimoire.magenoir.legality import (
    ABILITY_KEY,
    AS_CHOSEN,
    ability_options,
    may_activate,
    may_channel,
    may_prepare,
    preparable,
)
from grimoire.magenoir.loops import open_moment
from grimoire.magenoir.modifiers import FROM
from grimoire.magenoir.preparation_frame import prepare
from grimoire.magenoir.procedure_numbers import MAIN_ACTIONS
from grimoire.magenoir.procedures import procedure, settle, start
from grimoire.magenoir.state import State
from grimoire.magenoir.trading import can_trade, trade
from grimoire.magenoir.using import use_ability
from grimoire.magenoir.zones import DECK, DISCARD, EXILE, HAND, PLACES, PREPARED, ZONES

END_TURN: Final = Option("end turn")
TRADE_OPTION: Final = Option("trade")
MAIN_QUESTION: Final = Question("main")
# What the keys of the options mean; a plain number is a card to prepare.
CHANNEL_KEY: Final = 1 << 12
ACTIVATE_KEY: Final = 1 << 13
TRADE_KEY: Final = -2
END_KEY: Final = -1


# Steps of MainActions.
ASKING: Final = 0
CHOSEN: Final = 1
DONE: Final = 2  # after an action: what it set off
SETTLED: Final = 3  # then a window


def start_main_actions(g: State) -> None:
    start(g, MAIN_ACTIONS, g.active, [])


class MainActions(Step[State]):
    """The main phase: actions in any order, as many as the player can and wants (R:main-phase)."""

    def run(self, g: State, f: Frame) -> None:
        seat = g.active
        if f.step == CHOSEN:
            f.step = ASKING
            key = g.reply
            if key == END_KEY:
                g.pop()
                return
            f.step = DONE
            self.start_action(g, seat, key)
            return
        if f.step == DONE:  # after an action: what it set off, then a window
            f.step = SETTLED
            if is_unsettled(g):
                settle(g)
                return
        if f.step == SETTLED:
            f.step = ASKING
            g.opened = None
            if open_window(g, THE_OTHER):
                return
        g.opened = None
        offer = Offer()
        for card in preparable(g, seat, one_of_each(g, g.cards(seat, HAND))):
            offer.add(g.definitions[g.defs[card]].option("prepare"), card, card)
        from_pile(g, seat, DISCARD, offer)
        from_pile(g, seat, EXILE, offer)
        if g.mods[FROM] and g.cards(seat, DECK) and may_prepare(g, seat, g.cards(seat, DECK)[-1]):
            top = g.cards(seat, DECK)[-1]
            offer.add(Option("prepare", g.definition(top).id, PLACES[DECK]), top, top)
        prepared = g.cards(seat, PREPARED)
        if prepared:
            ready = [card for card in prepared if may_activate(g, seat, card)]
            if ready:
                offer.add_cards(g, seat, "activate", ready, ACTIVATE_KEY)
            free = [card for card in prepared if may_channel(g, seat, card)]
            if free:
                offer.add_cards(g, seat, "channel", free, CHANNEL_KEY)
        ability_options(g, seat, True, offer)
        if can_trade(g, seat):
            offer.add(TRADE_OPTION, TRADE_KEY)
        open_moment(g, seat, offer)
        offer.add(END_TURN, END_KEY)
        g.ask(f, CHOSEN, seat, MAIN_QUESTION, offer)

    def start_action(self, g: State, seat: int, key: int) -> None:
        if key == TRADE_KEY:
            trade(g, seat)
            announce(g, seat, False)
        elif key >= ABILITY_KEY:
            key -= ABILITY_KEY
            use_ability(g, seat, key // MOST_ACTS, key % MOST_ACTS)
        elif key >= ACTIVATE_KEY:
            activate(g, seat, key - ACTIVATE_KEY, AS_CHOSEN)
        elif key >= CHANNEL_KEY:
            channel(g, seat, key - CHANNEL_KEY)
            announce(g, seat, False)
        else:
            prepare(g, seat, key)


def from_pile(g: State, seat: int, zone: int, offer: Offer) -> None:
    """Cards that may be prepared from where they lie, by their own text."""
    definitions = g.definitions
    defs = g.defs
    for card in g.zones[seat * ZONES + zone]:
        if definitions[defs[card]].is_own_source and may_prepare(g, seat, card):
            offer.add(Option("prepare", g.definition(card).id, PLACES[zone], ordinal_of(g, card)), card, card)


def one_of_each(g: State, cards: list[int]) -> list[int]:
    """One card of each kind; where there are several, the one the other seat knows, so that playing it tells nothing more."""
    defs = g.defs
    found: list[int] = []
    for card in cards:
        for i, other in enumerate(found):
            if defs[other] == defs[card]:
                if g.known[card] > g.known[other]:
                    found[i] = card
                break
        else:
            found.append(card)
    return found


procedure(MAIN_ACTIONS, MainActions())
