"""What an option of Anima is about, in brackets behind its words."""

from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.rewards import reward_options
from grimoire.anima.view import UNKNOWN, AreaView, CardView, View
from grimoire.anima.zones import ADVANTAGE, ARCANE, CHARACTER, WHOLE_TYPES
from grimoire.bots.anima.dangers import Dangers, Strength
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Decision, Option
from grimoire.seat.anima.table import TableWords
from grimoire.seat.anima.wording import AnimaWording

SET_OUT: Final = ("move", "on")  # verbs that name an Area on the table
WITH_TEXT: Final = ("keep", "return", "take", "recruit")  # a card one may not know yet
OFF_TABLE: Final = ("place", "seek")  # verbs that name an Area to be laid on the table


class Details:
    """Says what is behind the options of one seat."""

    def __init__(self, wording: AnimaWording, table: TableWords, game: Game) -> None:
        self.wording = wording
        self.table = table
        self.game = game

    @property
    def view(self) -> View:
        return self.table.view

    def of(self, decision: Decision) -> list[str]:
        return [self.detail(decision, option) for option in decision.options]

    def detail(self, decision: Decision, option: Option) -> str:
        id = decision.question.id
        if option.player in SEAT_NAMES and option.verb != "die":
            return self.party(SEAT_NAMES.index(option.player))
        if option.verb == "ex":
            return self.extra(decision.question.card, option.word)
        if option.verb == "stay":
            return self.wording.card(self.view.players[self.table.seat].area)
        if option.verb == "explore":
            return self.coming_through()
        if option.verb == "end" and id == "reset":
            return self.staying()
        if option.verb == "reward":
            return self.reward(option.word)
        return self.card(option) if option.card else ""

    def card(self, option: Option) -> str:
        definition = self.wording.definition(option.card)
        if option.verb in SET_OUT:
            area = next((area for area in self.view.areas if area.area == option.card), None)
            return "" if area is None else self.area(area, option.verb == "move")
        if option.verb in ("play", "use"):
            return self.text(option)
        if option.verb in ("mission", "resist"):
            return self.task(option.card)
        if option.place:
            return self.place(option)
        if option.verb in OFF_TABLE:
            return ", ".join([*self.wording.facts(definition), *self.table.gives(option.card, definition.level)])
        if option.verb in WITH_TEXT:
            kind = [self.wording.kind(definition)] if definition.category == ADVANTAGE else self.wording.facts(definition)
            return " · ".join([part for part in (", ".join(kind), " ".join(self.wording.text(definition))) if part])
        if definition.category in (CHARACTER, ARCANE):
            return ", ".join([*self.leader(option.card), f"{definition.combat}/{definition.speed}"])
        return self.showing(option.card) if option.verb == "show" else ""

    def leader(self, character: str) -> list[str]:
        """In whose Party a Character is, if it is another's."""
        others = [seat for seat in range(len(self.view.players)) if seat != self.table.seat]
        return [
            self.table.name(seat) for seat in others if any(card.card == character for card in self.view.players[seat].party)
        ]

    def showing(self, mission: str) -> str:
        """What it is good for to show a Mission."""
        definition = self.wording.definition(mission)
        counts_by_itself = definition.marks and definition.task_line is None
        return self.wording.say("show-counts" if counts_by_itself else "show-only")

    def area(self, area: AreaView, going: bool) -> str:
        facts = [self.wording.say("area-level", level=area.level)]
        if self.wording.definition(area.area).trade:
            facts.append(self.wording.say("area-trade"))
        facts += self.table.area_facts(area)
        if area.encounter is not None and going:
            facts.append(self.getting_in(area.encounter, area.level))
        elif going and self.changes_level(area):
            facts += [self.wording.say("area-climb"), self.getting_in(UNKNOWN, area.level)]
        return ", ".join(facts)

    def changes_level(self, area: AreaView) -> bool:
        """In the tree: whether this way leads up or down a Level, past an Encounter."""
        left = self.game.left[self.table.seat]
        return self.game.rules.tree and left >= 0 and self.game.definition(left).level != area.level

    # How likely it is to go well, by what everybody could reckon: the Party as it is, any Encounter of the set.

    def dangers(self) -> Dangers:
        return Dangers(self.game, Strength(self.game, self.table.seat))

    def getting_in(self, encounter: CardView, level: int) -> str:
        """Past the Encounter before an Area."""
        dangers = self.dangers()
        known = self.wording.definition(encounter.card) if encounter.card else None
        chance = dangers.unknown(level)[0] if known is None else dangers.met(known, level)[0]
        return self.wording.say("chance-in", percent=round(100 * chance))

    def coming_through(self) -> str:
        """Through the exploration of the Area the Party is in."""
        area = next(area for area in self.view.areas if area.area == self.view.players[self.table.seat].area)
        chance = self.dangers().exploration(self.wording.definition(area.area), area.level)[0]
        words = self.wording.say("chance-through", percent=round(100 * chance))
        offer = Offer()
        reward_options(self.game, self.table.seat, self.game.place[self.table.seat], offer)
        return words if offer.options else f"{words}; {self.wording.say('no-reward')}"

    def staying(self) -> str:
        """Ending Reset without a word means staying: who forgot to leave should see it in time."""
        player = self.view.players[self.table.seat]
        return self.wording.say("end-stays", at=self.wording.at(player.area)) if player.area and not player.leaving else ""

    def reward(self, name: str) -> str:
        """How many cards the reward Advantage gives: the Level of the Area, as far as the hand has room."""
        player = self.view.players[self.table.seat]
        level = next((area.level for area in self.view.areas if area.area == player.area), 0)
        drawn = min(level, player.hand_limit - len(player.hand))
        return self.wording.say("reward-advantage", amount=drawn) if name == "advantage" else ""

    def text(self, option: Option) -> str:
        """What playing a card does: the line that is meant, or its only one for a moment; and its kind, if it stays."""
        definition = self.wording.definition(option.card)
        if option.amount > 0:
            return self.wording.line(definition.lines[option.amount - 1], definition)
        text = " ".join(self.wording.text(definition))
        return f"{self.wording.kind(definition)} · {text}" if definition.type in WHOLE_TYPES else text

    def task(self, card: str) -> str:
        """What must be done for a Mission, as far as it is next."""
        definition = self.wording.definition(card)
        player = self.view.players[self.table.seat]
        line = definition.task_line
        if definition.step_lines:
            marks = next((mission.marks for mission in player.missions if mission.card == card), player.final_steps)
            line = definition.step_lines[min(marks, len(definition.step_lines) - 1)]
        return "" if line is None else self.wording.line(line, definition).rstrip(".")

    def extra(self, area: str, id: str) -> str:
        definition = self.wording.definition(area)
        line = next((extra.line for extra in definition.extras if extra.id == id), None)
        return "" if line is None else self.wording.line(line, definition).rstrip(".")

    def party(self, seat: int) -> str:
        return ", ".join(self.table.facts(seat)[1:])

    def place(self, option: Option) -> str:
        """Where a card lies that is there twice: whose it is, and its state."""
        owner, _, place = option.place.rpartition(".")
        seat = SEAT_NAMES.index(owner) if owner in SEAT_NAMES else self.table.seat
        found = self.located(seat, place, option)
        words = [self.table.name(seat)] if place == "party" else []
        if found is not None and place == "party":
            words.append(self.table.character(found))
        words.append(self.wording.say("ordinal", amount=option.ordinal))
        return ", ".join(words)

    def located(self, seat: int, place: str, option: Option) -> CardView | None:
        player = self.view.players[seat]
        cards = {"party": player.party, "hand": player.hand, "missions": player.missions}.get(place, [])
        same = [card for card in cards if card.card == option.card]
        return same[option.ordinal - 1] if 0 < option.ordinal <= len(same) else None
