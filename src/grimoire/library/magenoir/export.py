"""A position written down: the text of a `given` from a game, so that any moment between chains can become a scenario."""

import json
from collections.abc import Iterator

from grimoire.library.magenoir.words import SEATS, mana_words
from grimoire.magenoir.describing import describe
from grimoire.magenoir.game import Game
from grimoire.magenoir.position_from_description import (
    EARLIER,
    FILLER,
    FILLER_COUNT,
    PlacedCard,
    PlacedLasting,
    PlacedSeat,
    PlacedUse,
    Placement,
)
from grimoire.magenoir.zones import DECK, PLACES

KNOWERS = {0: "nobody", 1: "alice", 2: "bob", 3: "both", 7: "everyone"}


def export_position(g: Game) -> str:
    """The `given` of this game. Raises NotBetweenChains in the middle of an effect."""
    return position_text(describe(g))


def position_text(placement: Placement) -> str:
    return "\n".join(Writing(placement).lines()) + "\n"


def counted(name: str) -> str:
    """What was counted this turn: a word, or as a card counts it, with signs that YAML would take for its own."""
    return name if name.isidentifier() else json.dumps(name)


class Writing:
    def __init__(self, placement: Placement) -> None:
        self.placement = placement
        self.homes: dict[int, str] = {}  # identity of a card -> how a text names it
        for seat, described in enumerate(placement.seats):
            for zone, cards in described.zones.items():
                counts: dict[str, int] = {}
                for card in cards:  # in the order in which they are written, which is how they are counted when read
                    counts[card.id] = counts.get(card.id, 0) + 1
                    self.homes[id(card)] = f"{SEATS[seat]} {card.id} {PLACES[zone]}.{counts[card.id]}"

    def lines(self) -> Iterator[str]:
        placement = self.placement
        yield f"turn: {SEATS[placement.active]}, {placement.moment}"
        yield f"turn number: {placement.turn}"
        if placement.first >= 0:
            yield f"first: {SEATS[placement.first]}"
        for name, mana in (("left", placement.left), ("right", placement.right)):
            if any(mana):
                yield f"{name}: {mana_words(mana)}"
        if placement.chance is None:
            yield f"seed: {placement.seed}"
        else:
            yield f"chance: {placement.chance.a} {placement.chance.b}"
        for seat in (0, 1):
            inner = list(self.seat(placement.seats[seat]))
            if inner:
                yield f"{SEATS[seat]}:"
                yield from (f"  {line}" for line in inner)
        if placement.lasting:
            yield f"lasting: [{', '.join(self.lasting(lasting) for lasting in placement.lasting)}]"

    def seat(self, seat: PlacedSeat) -> Iterator[str]:
        if seat.life != 20:
            yield f"hp: {seat.life}"
        if seat.mage_noir >= 0:
            yield f"mage noir: {'yes' if seat.mage_noir else 'no'}"
        if seat.zenith:
            yield "zenith: yes"
        if any(seat.reserve):
            yield f"reserve: {mana_words(seat.reserve)}"
        if seat.tally:
            yield f"this turn: {{{', '.join(f'{counted(name)}: {times}' for name, times in seat.tally.items())}}}"
        for zone, cards in sorted(seat.zones.items()):
            written = [self.card(card) for card in cards]
            if zone != DECK or written != [FILLER] * FILLER_COUNT:
                yield f"{PLACES[zone]}: [{', '.join(written)}]"

    def card(self, card: PlacedCard) -> str:
        details: list[str] = []
        if card.mana is not None:
            details.append(f"mana: {mana_words(card.mana)}")
        if card.hp is not None:
            details.append(f"hp: {card.hp}")
        if card.used:
            details.append(f"used: {self.uses(card.used)}")
        if card.prepared != EARLIER:
            details.append(f"prepared: {self.turn(card.prepared)}")
        if card.entered not in (EARLIER, card.prepared):
            details.append(f"entered: {self.turn(card.entered)}")
        if card.exhausted:
            details.append("exhausted: yes")
        if card.x >= 0:
            details.append(f"x: {card.x}")
        for name, lines in (("once", card.once), ("spent", card.spent), ("fired", card.fired)):
            if lines:
                details.append(f"{name}: [{', '.join(map(str, lines))}]")
        for name, numbers in (("shields", card.shields), ("heard", card.heard)):
            if numbers:
                details.append(f"{name}: {{{', '.join(f'{line}: {number}' for line, number in numbers.items())}}}")
        if card.known >= 0:
            details.append(f"known: {KNOWERS[card.known]}")
        return with_details(card.id, details)

    def turn(self, turn: int) -> str:
        return "this turn" if turn == self.placement.turn else f"turn {turn}"

    def uses(self, uses: list[PlacedUse]) -> str:
        return f"[{', '.join(self.use(use) for use in uses)}]"

    def use(self, use: PlacedUse) -> str:
        details: list[str] = []
        if use.word:
            details.append(f"as: {use.word}")
        if use.card is not None:
            details.append(f"card: {self.homes[id(use.card)].split(' ')[2]}")
        if use.used:
            details.append(f"used: {self.uses(use.used)}")
        if use.blank:
            details.append("blank: yes")
        return with_details(use.id, details)

    def lasting(self, lasting: PlacedLasting) -> str:
        details = [f"by: {SEATS[lasting.seat]}"]
        if lasting.part:
            details.append(f"part: {lasting.part}")
        if lasting.player >= 0:
            details.append(f"for: {SEATS[lasting.player]}")
        if lasting.x:
            details.append(f"x: {lasting.x}")
        if lasting.card is not None:
            details.append(f"card: {self.homes[id(lasting.card)]}")
        if lasting.moved:
            details.append("moved: yes")
        if lasting.on:
            details.append(f"on: [{', '.join(self.homes[id(card)] for card in lasting.on)}]")
        if lasting.turn != EARLIER:
            details.append(f"since: {self.turn(lasting.turn)}")
        if lasting.used:
            details.append(f"used: {self.uses(lasting.used)}")
        return with_details(lasting.id, details)


def with_details(id: str, details: list[str]) -> str:
    return f"{id}: {{{', '.join(details)}}}" if details else id
