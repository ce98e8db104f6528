"""What changed a number of Anima, one sentence for each card that did: Combat, Speed, the limit of a hand, a Level."""

from grimoire.anima import continuous_texts
from grimoire.anima.bonuses import BONUS_NAMES, COMBAT, HAND_LIMIT, LEVEL, SPEED, bonus
from grimoire.anima.character_effects import owner_of
from grimoire.anima.combat_and_speed import character_combat, current_fight
from grimoire.anima.combat_state import FIRST, Fight
from grimoire.anima.definition import CardDefinition
from grimoire.anima.game import Game
from grimoire.anima.parties import party
from grimoire.anima.state import DOWN, STEEL
from grimoire.anima.view import BonusView
from grimoire.seat.anima.table import TableWords
from grimoire.seat.scene import Fact
from grimoire.seat.words import Words, spans


class Because:
    """Says it for one moment."""

    def __init__(self, table: TableWords, g: Game) -> None:
        self.table = table
        self.wording = table.wording
        self.g = g

    def combat(self, seat: int) -> list[Words]:
        g = self.g
        by: list[int] = []
        continuous_texts.sum_for(g, continuous_texts.COMBAT, seat, continuous_texts.OURS, by)
        fight = current_fight(g, seat)
        if fight is not None and fight.rival >= 0:
            other = fight.rival if fight.side_of(seat) == FIRST else fight.seat
            continuous_texts.sum_for(g, continuous_texts.COMBAT, other, continuous_texts.FOES, by)
        found = [*self.bonuses(COMBAT, seat), *self.texts(COMBAT, by)]
        for card in party(g, seat):
            if g.state[card] & DOWN:
                found.append(self.of_character("down", card, -max(0, character_combat(g, card, fight))))
            elif g.state[card] & STEEL:
                found.append(self.of_character("steel", card, 1))
        used = 0 if fight is None else fight.bonus[fight.side_of(seat)] + self.on_characters(seat, fight)
        if used:
            found.append(self.said("because-fight", change=self.wording.change(BONUS_NAMES[COMBAT], used)))
        return found

    def speed(self, seat: int) -> list[Words]:
        by: list[int] = []
        continuous_texts.sum_for(self.g, continuous_texts.SPEED, seat, continuous_texts.OURS, by)
        return [*self.bonuses(SPEED, seat), *self.texts(SPEED, by)]

    def character(self, card: int, definition: CardDefinition) -> list[Fact]:
        """Combat and Speed of one Character, where they are not what is printed."""
        g = self.g
        seat = owner_of(g, card)
        combat = 0 if g.state[card] & DOWN else max(0, character_combat(g, card, current_fight(g, seat)))
        found: list[Fact] = []
        if combat != definition.combat:
            why = [self.of_character("steel", card, 1)] if g.state[card] & STEEL else []
            why += self.on_card(COMBAT, definition.id)
            if g.state[card] & DOWN:
                why = [self.of_character("down", card, -definition.combat)]
            found.append(Fact("combat", self.said("fact-combat", amount=combat), combat, definition.combat, because=why))
        speed = definition.speed + bonus(g, SPEED, -1, card)
        if speed != definition.speed:
            words = self.said("fact-speed", amount=speed)
            found.append(Fact("speed", words, speed, definition.speed, because=self.on_card(SPEED, definition.id)))
        return found

    def on_card(self, what: int, card: str) -> list[Words]:
        rows = self.table.view.bonuses
        return [spans(self.table.bonus(row)) for row in rows if row.what == BONUS_NAMES[what] and row.card == card]

    def hand_limit(self, seat: int) -> list[Words]:
        by: list[int] = []
        continuous_texts.sum_for(self.g, continuous_texts.HAND_LIMIT, seat, continuous_texts.OURS, by)
        return [*self.bonuses(HAND_LIMIT, seat), *self.texts(HAND_LIMIT, by)]

    def level(self, area: int) -> list[Words]:
        """A Trap that changed it is all that counts."""
        traps = self.bonuses(LEVEL, -1, self.g.definition(area).id)
        if traps:
            return traps
        by: list[int] = []
        continuous_texts.level_change(self.g, [seat for seat in range(self.g.seats) if self.g.place[seat] == area], by)
        return self.texts(LEVEL, by)

    # -- sentences -------------------------------------------------------------------------------------------------

    def bonuses(self, what: int, seat: int, card: str = "") -> list[Words]:
        """What lasts for a time, on a Party and its Characters or on an Area; not what begins next turn."""
        own = [self.g.definition(member).id for member in party(self.g, seat)] if seat >= 0 else []
        return [
            spans(self.table.bonus(row))
            for row in self.table.view.bonuses
            if row.what == BONUS_NAMES[what] and row.span != "next_turn" and is_on(row, seat, card, own)
        ]

    def texts(self, what: int, by: list[int]) -> list[Words]:
        changes = [(by[i], by[i + 1]) for i in range(0, len(by), 2) if by[i + 1]]
        return [
            self.said(
                "because-text",
                card=self.wording.card(self.g.definition(card).id),
                change=self.wording.change(BONUS_NAMES[what], amount),
            )
            for card, amount in changes
        ]

    def of_character(self, state: str, card: int, amount: int) -> Words:
        id = self.g.definition(card).id
        change = self.wording.change(BONUS_NAMES[COMBAT], amount)
        return self.said(f"because-{state}", card=self.wording.card(id), gender=self.wording.gender(id), change=change)

    def on_characters(self, seat: int, fight: Fight) -> int:
        """What texts of this Combat did to single Characters of a Party."""
        return sum([fight.change_of(card) for card in party(self.g, seat)])

    def said(self, id: str, **args: str | int) -> Words:
        return self.wording.words(id, **args)


def is_on(row: BonusView, seat: int, card: str, own: list[str]) -> bool:
    return (row.seat == seat and row.card == card) or (seat >= 0 and row.seat < 0 and row.card in own)
