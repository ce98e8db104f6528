"""Health Points of Mage Noir: every change went through damage, or is told as gained, lost or counted on arrival."""

from typing import Final

from grimoire.lab.magenoir.before import Before
from grimoire.lab.tables import Broken
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.facts.cards import CardWent
from grimoire.magenoir.facts.health import HealthCounted, HealthGained, HealthLost, HealthTouched
from grimoire.magenoir.game import Game
from grimoire.magenoir.modifiers import COPY
from grimoire.magenoir.zones import OUTSIDE, TRANSITION, ZONE_NUMBER, ZONES, is_board

SIGN: Final = {"DamageInflicted": -1, "HealthLost": -1, "HealthGained": 1}


# Where Health Points mean something: in play, or on the way in or out.
IS_COUNTED: Final = tuple(is_board(zone) or zone == TRANSITION for zone in range(ZONES))


class Health:
    """What was told of players, and of cards by their names, compared with what changed."""

    def look(self, g: Game, before: Before) -> None:
        players = [0, 0]
        cards: dict[str, int] = {}
        counted: dict[str, list[int]] = {}
        left: set[str] = set()
        for event in g.events:
            if isinstance(event, HealthTouched):
                if event.player >= 0:
                    players[event.player] += SIGN[event.kind] * event.amount
                else:
                    cards[event.target] = cards.get(event.target, 0) + SIGN[event.kind] * event.amount
            elif isinstance(event, HealthCounted):
                counted.setdefault(event.target, []).append(event.health)
            elif isinstance(event, CardWent) and is_board(ZONE_NUMBER[event.origin]):
                left.add(event.card)
        for seat in (0, 1):
            if g.life[seat] - before.life[seat] != players[seat]:
                told, changed = players[seat], g.life[seat] - before.life[seat]
                raise Broken(f"Health Points changed otherwise than told: {changed} of seat {seat}, told {told}")
        # What left has its printed Health Points again: that they are the same says nothing.
        if (cards or g.hp != before.hp or g.stamp != before.stamp) and not before.copies and not g.mods[COPY]:
            healed = {event.target for event in g.events if isinstance(event, HealthLost | HealthGained)}
            self.compare(g, before, cards, counted, left, healed)

    def compare(
        self, g: Game, before: Before, cards: dict[str, int], counted: dict[str, list[int]], left: set[str], healed: set[str]
    ) -> None:
        changed: dict[str, int] = {}
        entered: dict[str, int] = {}
        vague: set[str] = set()
        known = len(before.hp)
        for card, hp in enumerate(g.hp):
            was = before.zone[card] if card < known else OUTSIDE
            now = g.zone[card]
            if not IS_COUNTED[was] and not IS_COUNTED[now]:
                continue
            name = g.definition(card).id
            change = 0
            if card < known and before.stamp[card] == g.stamp[card] and (was == now or (is_board(was) and is_board(now))):
                if hp == NO_HP != before.hp[card]:
                    vague.add(name)  # channeled now: what it had left is forgotten
                else:
                    change = hp - before.hp[card]
            elif is_board(was) and now == TRANSITION:
                change = hp - before.hp[card]  # it keeps them until it lies down somewhere
            elif was == TRANSITION and not is_board(now):
                vague.add(name)  # what it lost on its way is forgotten
            else:
                if is_board(was) and before.hp[card] != NO_HP:
                    change += g.last_hp.get(card, before.hp[card]) - before.hp[card]
                    if card not in g.last_hp or name in healed:
                        vague.add(name)  # a turn later, or after a last text of its own, nobody knows what it left with
                if IS_COUNTED[now] and hp != NO_HP:
                    entered[name] = entered.get(name, 0) + 1
                    change += hp - g.definition(card).hp
            if change:
                changed[name] = changed.get(name, 0) + change
        for name in {*changed, *cards} - vague:
            told = cards.get(name, 0)
            at_first = counted.get(name, [])
            if at_first and entered.get(name) == 1:
                told += at_first[-1] - g.definitions[g.pool.numbers[name]].hp
            elif at_first or (name in left and name not in entered and not self.is_on_board(g, before, name)):
                continue  # came and went within one choice: nobody can tell from here
            if changed.get(name, 0) != told:
                raise Broken(f"Health Points changed otherwise than told: {changed.get(name, 0)} of {name}, told {told}")

    def is_on_board(self, g: Game, before: Before, name: str) -> bool:
        """Whether a card of this name was in play at the last decision."""
        return any(is_board(zone) and g.definition(card).id == name for card, zone in enumerate(before.zone))
