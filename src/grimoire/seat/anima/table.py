"""What lies on the table of Anima, in words: an Area, a Party, a Character, a Mission, a passing change."""

import textwrap
from collections.abc import Sequence
from typing import Final

from grimoire.anima.view import AreaView, BonusView, CardView, View
from grimoire.anima.zones import CREATURE, FINAL, ICON_NUMBER, SHARED_PLACES
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.wording import NONE

MARGIN: Final = 10  # frame and indent
JOINT: Final = " | "


class TableWords:
    """One view, said to one seat; -1: to somebody who looks on."""

    def __init__(self, wording: AnimaWording, view: View, seat: int, names: Sequence[str], width: int) -> None:
        self.wording = wording
        self.view = view
        self.seat = seat
        self.names = names
        self.width = width

    def name(self, seat: int) -> str:
        return self.wording.say("you-name") if seat == self.seat else self.names[seat]

    def who(self, seat: int) -> str:
        return "you" if seat == self.seat else "other"

    def heading(self) -> str:
        phase = self.wording.say(f"phase-{self.view.phase}")
        if not self.view.turn:
            return self.wording.say("table-setup")
        order = ", ".join(self.name(seat) for seat in self.view.order)
        return self.wording.say("table-heading", turn=self.view.turn, phase=phase, order=order)

    # -- what all share --------------------------------------------------------------------------------------------

    def area_facts(self, area: AreaView) -> list[str]:
        """What waits in an Area, who is there, what it gives."""
        return [*[text for _, text in self.waiting(area)], *self.gives(area.area, area.level)]

    def waiting(self, area: AreaView) -> list[tuple[str, str]]:
        """What waits in an Area and who is there, with what kind of fact it is."""
        facts: list[tuple[str, str]] = []
        if area.encounter is not None:
            facts.append(("encounter", self.encounter(area.encounter)))
        facts += [("trap", self.trap(trap)) for trap in area.traps]
        here = [self.name(seat) for seat, player in enumerate(self.view.players) if player.area == area.area]
        if here:
            facts.append(("here", self.wording.say("area-here", names=", ".join(here))))
        return facts

    def encounter(self, card: CardView) -> str:
        if not card.card:
            return self.wording.say("area-hidden")
        printed = self.wording.definition(card.card)
        fights = "X" if printed.combat_is_x else str(printed.combat)
        shown = fights if printed.type == CREATURE else NONE  # an Event has nothing to fight with
        return self.wording.say("area-met", card=self.wording.card(card.card), combat=shown)

    def trap(self, card: CardView) -> str:
        known = "yes" if card.card else "no"
        name = self.name(card.player) if card.player >= 0 else NONE
        return self.wording.say("area-trap", known=known, card=self.wording.card(card.card), name=name)

    def gives(self, area: str, level: int) -> list[str]:
        """The rewards of an Area at this Level, and which of one's own Missions stand there."""
        rewards = [text for _, text in self.rewards(area, level)]
        found = [self.wording.say("area-rewards", rewards=", ".join(rewards))] if rewards else []
        return [*found, *[text for _, text in self.tasks(area)]]

    def rewards(self, area: str, level: int) -> list[tuple[str, str]]:
        """Each reward, with what kind it is."""
        definition = self.wording.definition(area)
        found: list[tuple[str, str]] = []
        if definition.gives_advantage:
            found.append(("advantage", self.wording.say("reward-advantage", amount=level)))
        if definition.gives_recruit:
            found.append(("recruit", self.wording.say("reward-recruit")))
        return found + [
            ("ex", self.wording.say("reward-ex", extra=self.wording.extras[extra.id])) for extra in definition.extras
        ]

    def tasks(self, area: str) -> list[tuple[str, str]]:
        """One's own Missions and the Final Mission, where they can be tried there."""
        found: list[tuple[str, str]] = []
        if self.seat >= 0:
            for mission in self.view.players[self.seat].missions:
                if mission.card and area in self.wording.definition(mission.card).where:
                    found.append(("mission", self.wording.say("area-mission", card=self.wording.card(mission.card))))
        for card in self.view.piles.get(SHARED_PLACES[FINAL], []):
            if area in self.wording.definition(card.card).where:
                found.append(("final", self.wording.say("area-final")))
        return found

    def broken(self, texts: Sequence[str], indent: str = "") -> list[tuple[str, str]]:
        """Running text as lines of a group."""
        lines: list[tuple[str, str]] = []
        for text in texts:
            wrapped = textwrap.wrap(text, self.width - MARGIN, initial_indent=indent, subsequent_indent=f"{indent}  ")
            lines += [("", part) for part in wrapped]
        return lines

    # -- players ---------------------------------------------------------------------------------------------------

    def facts(self, seat: int) -> list[str]:
        w = self.wording
        player = self.view.players[seat]
        parts = [w.say("side-name") if seat == self.seat else self.names[seat]]
        if player.gone:
            return [*parts, w.say("side-gone")]
        parts.append(w.say("side-party", combat=player.combat, speed=player.speed))
        if player.out:
            parts.append(w.say("side-out"))
        elif player.area:
            parts.append(w.say("side-leaving" if player.leaving else "side-in", at=w.at(player.area)))
        else:
            parts.append(w.say("side-outside"))
        parts.append(w.say("side-hand", amount=len(player.hand)))
        return parts

    def character(self, card: CardView) -> str:
        """ "Samurai 4/3 Ki (spun)"."""
        definition = self.wording.definition(card.card)
        skills = [self.wording.skill(name) for name, bit in ICON_NUMBER.items() if definition.skills & bit]
        text = " ".join([self.wording.card(card.card), f"{definition.combat}/{definition.speed}", *skills])
        states = (("steel", card.steel), ("spun", card.spun), ("down", card.down))
        gender = self.wording.gender(card.card)
        said = [self.wording.say(f"character-{name}", gender=gender) for name, is_so in states if is_so]
        return f"{text} ({', '.join(said)})" if said else text

    def bonus(self, bonus: BonusView) -> str:
        w = self.wording
        source = w.card(bonus.source) if bonus.source else w.say("bonus-rest")
        return w.say("bonus-line", change=w.change(bonus.what, bonus.amount), span=w.say(f"span-{bonus.span}"), source=source)

    def mission_words(self, card: CardView) -> str:
        """A Mission and how far it has come."""
        w = self.wording
        definition = w.definition(card.card)
        facts: list[str] = [w.say("mission-shown")] if card.up else []
        if definition.step_lines and card.marks:
            facts.append(w.say("mission-steps", amount=card.marks, needed=len(definition.step_lines)))
        elif card.levels:
            facts.append(w.say("mission-levels", levels=", ".join(map(str, card.levels))))
        elif definition.marks:
            facts.append(w.say("mission-marks", amount=card.marks, needed=definition.marks))
        name = w.card(card.card)
        return f"{name} ({', '.join(facts)})" if facts else name
