"""Texts that happen by themselves: who listens when something happens."""

from mypy_extensions import mypyc_attr

from grimoire.anima.continuous_texts import in_force
from grimoire.anima.definition import Listener
from grimoire.anima.parties import players
from grimoire.anima.procedures import start_text, text_scope
from grimoire.anima.state import UP, State
from grimoire.anima.word_numbers import ADVANTAGE_REWARD, DEATH, LAYS, WINS
from grimoire.anima.zones import INCIDENTS, MISSIONS, TALLY


@mypyc_attr(acyclic=True)
class Heard:
    """A text to be carried out: for whom, and on which card."""

    __slots__ = ("card", "seat", "text")

    def __init__(self, text: Listener, seat: int, card: int) -> None:
        self.text = text
        self.seat = seat
        self.card = card


def happen(g: State, event: int, seat: int) -> None:
    """Something happened to a Party: put what listens for it on the stack, first things on top."""
    heard: list[Heard] = []
    if event == DEATH:
        for player in players(g):
            for card in in_force(g, player):
                hear(g, event, player, card, heard)
    else:
        for card in in_force(g, seat):
            hear(g, event, seat, card, heard)
    if event == WINS:
        for card in g.own(seat, MISSIONS):
            if g.definition(card).type != TALLY or g.state[card] & UP:  # markers count only in the open
                hear(g, event, seat, card, heard)
    if event == WINS or event == ADVANTAGE_REWARD or event == LAYS:
        for card in g.zones[INCIDENTS]:
            hear(g, event, seat, card, heard)
    carry_out(g, heard)


def happen_on(g: State, event: int, seat: int, card: int) -> None:
    """Something happened that only this card's own text is about."""
    if not g.definition(card).listeners:
        return
    heard: list[Heard] = []
    hear(g, event, seat, card, heard)
    carry_out(g, heard)


def hear(g: State, event: int, seat: int, card: int, heard: list[Heard]) -> None:
    for text in g.definition(card).listeners:
        if text.event != event:
            continue
        if g.zone[card] == INCIDENTS and not text.everyone and g.marks[card] != seat:
            continue
        if text.once and card * 256 + text.number in g.once:
            continue
        if text.condition is not None and not text.condition.holds(g, text_scope(g, seat, card)):
            continue
        if text.once:
            g.once.append(card * 256 + text.number)
        heard.append(Heard(text, seat, card))


def carry_out(g: State, heard: list[Heard]) -> None:
    for one in reversed(heard):
        start_text(g, one.text.body, one.seat, one.card)
