"""The table of Anima in words: Areas, Parties, Missions, Incidents, the hand."""

import textwrap
from collections.abc import Sequence
from typing import Final

from grimoire.anima.view import AreaView, BonusView, CardView, PlayerView, View
from grimoire.anima.zones import AREA_DECK, FINAL, ICON_NUMBER, INCIDENTS, SHARED_PLACES
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.groups import Group, in_line
from grimoire.seat.wording import NONE

MARGIN: Final = 10  # frame and indent
JOINT: Final = " | "


class Table:
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

    # -- all of it -------------------------------------------------------------------------------------------------

    def heading(self) -> str:
        phase = self.wording.say(f"phase-{self.view.phase}")
        if not self.view.turn:
            return self.wording.say("table-setup")
        order = ", ".join(self.name(seat) for seat in self.view.order)
        return self.wording.say("table-heading", turn=self.view.turn, phase=phase, order=order)

    def groups(self) -> list[Group]:
        """What all share, the others, oneself."""
        if not self.view.turn:
            return []
        own = [seat for seat in range(len(self.names)) if self.seat in (seat, -1)]
        others = [seat for seat in self.view.order if seat not in own]
        others += [seat for seat in range(len(self.names)) if seat not in own and seat not in others]
        found = [self.areas(), *self.middle(), *[self.side(seat) for seat in others]]
        for seat in own:
            found += [self.side(seat), self.missions(seat), self.hand(seat)]
        return found

    # -- what all share --------------------------------------------------------------------------------------------

    def areas(self) -> Group:
        rows: list[list[str]] = []
        for area in self.view.areas:
            trade = self.wording.say("area-trade") if self.wording.definition(area.area).trade else ""
            rows.append([self.wording.card(area.area), self.wording.say("area-level", level=area.level), trade])
        lines = [
            ("", JOINT.join([start, *self.area_facts(area)]))
            for start, area in zip(in_line(rows), self.view.areas, strict=True)
        ]
        left = len(self.view.piles.get(SHARED_PLACES[AREA_DECK], []))
        return Group(self.wording.say("areas-title", left=left), lines)

    def area_facts(self, area: AreaView) -> list[str]:
        """What waits in an Area, who is there, what it gives."""
        facts: list[str] = []
        if area.encounter is not None:
            facts.append(self.encounter(area.encounter))
        facts += [self.trap(trap) for trap in area.traps]
        here = [self.name(seat) for seat, player in enumerate(self.view.players) if player.area == area.area]
        if here:
            facts.append(self.wording.say("area-here", names=", ".join(here)))
        return [*facts, *self.gives(area.area, area.level)]

    def encounter(self, card: CardView) -> str:
        if not card.card:
            return self.wording.say("area-hidden")
        combat = self.wording.definition(card.card)
        shown = "X" if combat.combat_is_x else str(combat.combat)
        return self.wording.say("area-met", card=self.wording.card(card.card), combat=shown)

    def trap(self, card: CardView) -> str:
        known = "yes" if card.card else "no"
        name = self.name(card.player) if card.player >= 0 else NONE
        return self.wording.say("area-trap", known=known, card=self.wording.card(card.card), name=name)

    def gives(self, area: str, level: int) -> list[str]:
        """The rewards of an Area at this Level, and which of one's own Missions stand there."""
        definition = self.wording.definition(area)
        rewards: list[str] = []
        if definition.gives_advantage:
            rewards.append(self.wording.say("reward-advantage", amount=level))
        if definition.gives_recruit:
            rewards.append(self.wording.say("reward-recruit"))
        rewards += [self.wording.say("reward-ex", extra=self.wording.extras[extra.id]) for extra in definition.extras]
        found = [self.wording.say("area-rewards", rewards=", ".join(rewards))] if rewards else []
        if self.seat >= 0:
            for mission in self.view.players[self.seat].missions:
                if mission.card and area in self.wording.definition(mission.card).where:
                    found.append(self.wording.say("area-mission", card=self.wording.card(mission.card)))
        for card in self.view.piles.get(SHARED_PLACES[FINAL], []):
            if area in self.wording.definition(card.card).where:
                found.append(self.wording.say("area-final"))
        return found

    def middle(self) -> list[Group]:
        """The Final Mission and the Incidents, where there are any."""
        w = self.wording
        found: list[Group] = []
        for card in self.view.piles.get(SHARED_PLACES[FINAL], []):
            title = w.say("final-title", card=w.card(card.card), amount=self.view.timer)
            held = self.view.players[self.seat].final_steps if self.seat >= 0 else 0
            needed = len(w.definition(card.card).step_lines)
            steps = [("", w.say("mission-steps", amount=held, needed=needed))] if held else []
            is_barred = self.seat >= 0 and not self.view.players[self.seat].completed
            barred = self.broken([w.say("final-barred")]) if is_barred else []
            found.append(Group(title, [*self.texts(card.card), *steps, *barred]))
        incidents = self.view.piles.get(SHARED_PLACES[INCIDENTS], [])
        if incidents:
            texts = [f"{w.card(card.card)}: {' '.join(w.text(w.definition(card.card)))}" for card in incidents]
            found.append(Group(w.say("incidents-title"), self.broken(texts)))
        return found

    def texts(self, card: str) -> list[tuple[str, str]]:
        """The whole text of a card."""
        return self.broken(self.wording.text(self.wording.definition(card)))

    def broken(self, texts: Sequence[str], indent: str = "") -> list[tuple[str, str]]:
        """Running text as lines of a group."""
        lines: list[tuple[str, str]] = []
        for text in texts:
            wrapped = textwrap.wrap(text, self.width - MARGIN, initial_indent=indent, subsequent_indent=f"{indent}  ")
            lines += [("", part) for part in wrapped]
        return lines

    # -- players ---------------------------------------------------------------------------------------------------

    def side(self, seat: int) -> Group:
        """A Party: who belongs to it, and how it fares."""
        w = self.wording
        player = self.view.players[seat]
        lines = [(w.say("label-party"), JOINT.join(self.character(card) for card in player.party))]
        bonds = [w.card(card.card) for card in (*player.faction, *player.organization)]
        if bonds:
            lines.append((w.say("label-faction"), JOINT.join(bonds)))
        if player.completed:
            lines.append((w.say("label-completed"), JOINT.join(w.card(card.card) for card in player.completed)))
        if seat != self.seat and self.seat >= 0:
            lines += self.known_of(player)
        bonuses = [self.bonus(bonus) for bonus in self.view.bonuses if bonus.seat == seat]
        if bonuses:
            lines.append((w.say("label-bonus"), JOINT.join(bonuses)))
        return Group(" · ".join(self.facts(seat)), lines, seat == self.seat)

    def parties(self, seats: Sequence[int]) -> Group:
        """Parties at a glance, a line for each."""
        lines = [
            ("", JOINT.join([" · ".join(self.facts(seat)), *[self.character(card) for card in self.view.players[seat].party]]))
            for seat in seats
        ]
        return Group(self.wording.say("parties-title"), lines)

    def place(self, area: str) -> Group:
        """An Area as it is printed: what may happen there, and what it gives."""
        definition = self.wording.definition(area)
        title = " · ".join([self.wording.card(area), *self.wording.facts(definition)])
        return Group(title, self.texts(area), True)

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

    def known_of(self, player: PlayerView) -> list[tuple[str, str]]:
        """What one knows of another's hand and Missions."""
        w = self.wording
        shown = [self.mission_words(card) for card in player.missions if card.card]
        hidden = len(player.missions) - len(shown)
        if hidden:
            shown.append(w.say("missions-hidden", amount=hidden))
        lines = [(w.say("label-missions"), JOINT.join(shown))] if shown else []
        cards = [w.card(card.card) for card in player.hand if card.card]
        return [*lines, (w.say("label-known"), JOINT.join(cards))] if cards else lines

    def bonus(self, bonus: BonusView) -> str:
        w = self.wording
        source = w.card(bonus.source) if bonus.source else w.say("bonus-rest")
        return w.say("bonus-line", change=w.change(bonus.what, bonus.amount), span=w.say(f"span-{bonus.span}"), source=source)

    # -- one's own cards -------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> Group:
        player = self.view.players[seat]
        rows = [self.card_row(card.card) for card in player.hand]
        lines = [("", self.shortened_line(line)) for line in in_line(rows)] or [("", self.wording.say("hand-empty"))]
        title = self.wording.say("hand-title", who=self.who(seat), amount=len(player.hand), limit=player.hand_limit)
        return Group(title, lines, seat == self.seat)

    def card_row(self, card: str) -> list[str]:
        definition = self.wording.definition(card)
        return [self.wording.card(card), self.wording.kind(definition), " ".join(self.wording.text(definition))]

    def shortened_line(self, line: str) -> str:
        most = self.width - MARGIN
        return line if len(line) <= most else f"{line[: most - 2].rstrip()} …"

    def missions(self, seat: int, whole: bool = False) -> Group:
        """One's own Missions: they are what the game is about. `whole`: with what they give, a line for each sentence."""
        w = self.wording
        player = self.view.players[seat]
        lines: list[tuple[str, str]] = []
        for card in player.missions:
            lines.append(("", self.mission_words(card)))
            texts = w.text(w.definition(card.card))
            lines += self.broken(texts if whole else texts[:-1], "  ")  # the last one is the reward
        for card in player.completed:
            lines.append(("", f"{w.card(card.card)} ({w.say('mission-completed')})"))
        return Group(w.say("missions-title", who=self.who(seat)), lines, seat == self.seat)

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
