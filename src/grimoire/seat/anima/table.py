"""What lies on the table of Anima, in words: an Area, a Party, a Character, a Mission, what changed a number, why not."""

import textwrap
from collections.abc import Sequence
from typing import Final

from grimoire.anima import continuous_texts
from grimoire.anima.bonuses import BONUS_NAMES, COMBAT, HAND_LIMIT, LEVEL, SPEED, bonus
from grimoire.anima.character_effects import owner_of
from grimoire.anima.combat_and_speed import character_combat, current_fight
from grimoire.anima.combat_state import FIRST, Fight
from grimoire.anima.definition import CardDefinition
from grimoire.anima.game import Game
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.parties import party
from grimoire.anima.state import DOWN, STEEL
from grimoire.anima.view import AreaView, BonusView, CardView, View
from grimoire.anima.zones import CREATURE, FINAL, ICON_NUMBER, SHARED_PLACES
from grimoire.kernel.option import Decision, Option
from grimoire.kernel.reason import NO_OPTION, Reason
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.scene import Fact, WhyNot
from grimoire.seat.wording import NONE, Words, spans

MARGIN: Final = 10  # frame and indent
JOINT: Final = " | "


def counts_when_open(mission: CardDefinition) -> bool:
    """Whether a Mission counts something by itself, and nothing before it lies open."""
    return bool(mission.marks) and mission.task_line is None


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


SILENT: Final = ("not-your-slot", "party-is-out")  # true of every card: no few words at the foot of each
OWN_TRIES: Final = {
    "movement": (Option("seek", pile="deck"), Option("rest")),
    "reward": tuple(Option("reward", word=word) for word in ("advantage", "recruit", "arcane")),
}
NOT_THERE: Final = ("not-given-here", "no-arcane-here", "no-seeking-in-tree")  # nobody would try that


def refused(wording: AnimaWording, verb: str, reason: Reason) -> WhyNot:
    return WhyNot(verb, spans(short(wording, reason)), spans(wording.reason(reason)), reason.rule)


def short(wording: AnimaWording, reason: Reason) -> str:
    """The reason in a word or two."""
    if reason.id in SILENT and not reason.word:
        return ""
    id = f"status-{reason.id}"
    return wording.say(id, **wording.reason_args(reason)) if wording.messages.has(id) else wording.say("status-not-now")


def refused_now(wording: AnimaWording, g: Game, decision: Decision, names: Sequence[str]) -> list[WhyNot]:
    """What the question could offer and does not: with whom one cannot fight or trade, which reward is not to be had."""
    seat = decision.seat
    tried = [*OWN_TRIES.get(decision.question.id, ())]
    if decision.question.id == "interaction":
        others = [other for other in range(g.seats) if other != seat and not g.gone[other]]
        tried += [Option(verb, player=SEAT_NAMES[other]) for verb in ("attack", "trade") for other in others]
    offered = {option.form for option in decision.options}
    found = [(option, g.why_not_form(option.form)) for option in tried if option.form not in offered]
    return [
        refused_option(wording, option, reason, seat, names)
        for option, reason in found
        if reason != NO_OPTION and reason.id not in NOT_THERE
    ]


def refused_option(wording: AnimaWording, option: Option, reason: Reason, seat: int, names: Sequence[str]) -> WhyNot:
    """With whom it was tried is said with the reason."""
    player = SEAT_NAMES.index(option.player) if option.player in SEAT_NAMES else -1
    words = wording.reason(reason)
    if player >= 0:
        words = wording.say("why-not-with", name=names[player], reason=words)
    tried = spans(wording.option_for(option, seat, names))
    return WhyNot(option.verb, spans(short(wording, reason)), spans(words), reason.rule, tried, player)
