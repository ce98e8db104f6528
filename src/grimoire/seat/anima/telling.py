"""What happened in Anima: routine left out, dice and cards in a row put together; and why, for who watches a choice that is
carried out."""

from collections.abc import Sequence
from typing import Final, Self

from grimoire.anima.areas import level_of
from grimoire.anima.combat_and_speed import character_combat, combat_of, current_fight, foe_combat, speed_of, strength_of
from grimoire.anima.facts.areas import LevelChanged, RewardChosen
from grimoire.anima.facts.cards import CardDealt, CardMoved, CardWent
from grimoire.anima.facts.combat import CardsForbidden, CombatBegan, FoeCombatSet
from grimoire.anima.facts.missions import MissionMarked, TimerChanged
from grimoire.anima.facts.parties import BonusGained, CharacterChanged, SteelGiven
from grimoire.anima.facts.trade import TradeCountered, TradeOffered, TradeShown
from grimoire.anima.facts.turns import DieRolled, GameWon, OrderFixed
from grimoire.anima.game import Game
from grimoire.anima.hands import hand_limit
from grimoire.anima.mission_effects import marks_of
from grimoire.anima.parties import party
from grimoire.anima.procedure_numbers import (
    ARRIVE,
    CHECK,
    COMBAT_CARDS,
    CRISIS,
    FIGHT,
    HAND_LIMIT,
    PICK_UP,
    REMOVE_AREA,
    SEEK,
    SETUP_GAME,
    SPRING_TRAPS,
    TRADE,
    TURN,
)
from grimoire.anima.zones import AREA, AREAS, OPEN
from grimoire.kernel.event import Event
from grimoire.kernel.facts import CARD, other_seat, values_of
from grimoire.kernel.frame import Frame
from grimoire.library.french_names import taken_apart
from grimoire.seat.anima.wording import AnimaWording, signed
from grimoire.seat.presenter import Telling
from grimoire.seat.tracing import NO_TRACE, Begun, Trace, Watching, carried_out
from grimoire.seat.wording import NONE, SEAT

ALWAYS: Final = frozenset(
    (
        *("PileShuffled", "EncounterLaid", "PartyReady", "EncounterMet", "CharacterSpun", "PartyLeft", "GameBegan"),
        *("AreaNamed", "CardMoved"),
    )
)
# Told only as long as what follows from it has not happened: what that is, and in what the two must agree.
OUTCOMES: Final = {
    "PartyMoving": ("PartyArrived", "PartyExpelled"),
    "CharacterDying": ("CharacterDied", "CharacterSaved"),
    "HorizonsSought": ("AreaPlaced",),
    "RewardChosen": ("AdvantageDrawn", "CharacterJoined"),
}
# Laid aside by the rules, after everybody has seen what became of it.
AFTERWARDS: Final = ("A:encounters", "A:events", "A:creatures", "A:explore", "A:incidents", "A:combat", "A:trap-cards")
FOES: Final = ("CombatBegan", "CombatWon", "CombatLost", "CombatEscaped")  # events whose card is somebody one fights
TOLD_OTHERWISE: Final = ("A:start-of-play", "A:characters-and-parties", "A:discard-and-expel")  # joining a Party
SILENT_DICE: Final = ("order", "check", "exploration")  # told with what came of them
# Their sentence does not say which card brought them about.
WITHOUT_CAUSE: Final = frozenset(
    (
        *("AdvantageDrawn", "AdvantageTaken", "AdvantageRetrieved", "CardSeen", "CharacterDied", "CharacterIncapacitated"),
        *("CharacterJoined", "CharacterLeft", "CharacterTaken", "CheckFailed", "CheckPassed", "DieRolled", "PartyExpelled"),
        "TimerChanged",
    )
)
NEAR: Final = 3  # sentences
CARD_RULE: Final = "card:"
# What says by itself which card acts now: what follows from it need not name that again.
NAMING: Final = (
    "AdvantageUsed",
    "AbilityUsed",
    "TrapSprung",
    "EncounterRevealed",
    "MissionAttempted",
    "IncidentBegan",
    "CharacterDied",
)
DICE: Final = ("DieRolled", "CheckPassed", "CheckFailed")  # what they were rolled for is told beside them
SAID_WAYS: Final = ("hand-limit", "crisis", "too-many-areas", "combat", "check", "traps")  # rules that take something away
PLAIN_REWARDS: Final = ("advantage", "recruit", "arcane")  # told by what they bring
REWARDS: Final = ("A:reward-advantage", "A:recruit")  # everybody knows where those come from
IN_A_ROW: Final = ("AdvantageDrawn", "CardDealt", "CardSeen", "TradeShown", "TradeGiven", "AreaPlaced")


class AnimaTelling(Telling):
    wording: AnimaWording

    def __init__(self, wording: AnimaWording, seat: int, names: Sequence[str] = (), told_all: bool = False) -> None:
        super().__init__(wording, seat, names, told_all)
        self.read: set[str] = set()  # cards whose text was told: a newcomer reads each of them once
        self.just_named = ""  # the card that acts, as was told last

    def copy(self) -> Self:
        other = super().copy()
        other.read = self.read.copy()
        return other

    def retell(self, events: list[Event]) -> list[str]:
        """Each sentence with its cause, and the texts of cards that others use or that one meets for the first time."""
        self.just_read = ""
        sentences: list[str] = []
        for told in self.together(self.worth_telling(events)):
            before = " ".join(sentences[-NEAR:])
            sentences.append(self.with_cause(self.sentence(told), told[0], before))
            sentences += [] if self.told_all else self.text_of(told[0], events)
        return sentences

    def sentence(self, told: list[Event], variant: str = "", trace: Trace = NO_TRACE) -> str:
        """Where somebody watched: with the number before and after, and what brought it about, behind the sentence."""
        said = super().sentence(told, variant, trace)
        more = [] if trace == NO_TRACE else self.aftermath(told[0], said, trace)
        return self.wording.say("told-behind", said=said.removesuffix("."), more=", ".join(more)) if more else said

    def aftermath(self, event: Event, said: str, trace: Trace) -> list[str]:
        found: list[str] = []
        if trace.before is not None and trace.after is not None and trace.before != trace.after:
            found.append(self.wording.say("told-number", before=trace.before, after=trace.after))
        if isinstance(event, CardWent) or event.kind in WITHOUT_CAUSE:
            card = event.source or trace.card
            if card and card not in (event.card, self.just_named) and self.is_worth_naming(card):
                name = self.wording.card(card)
                if taken_apart(name)[2] not in said:  # an article may have become part of the sentence
                    found.append(name)
            elif not card and trace.way in SAID_WAYS and event.kind not in DICE:
                found.append(self.wording.say(f"cause-{trace.way}"))
        if event.card and event.kind in NAMING:
            self.just_named = event.card
        return found

    def is_worth_naming(self, card: str) -> bool:
        return self.wording.definition(card).category != AREA  # one knows where one is

    def with_cause(self, sentence: str, event: Event, before: str) -> str:
        """The sentence, and behind it the card it comes from, if neither it nor those just before have named that."""
        by_rule = event.rule.removeprefix(CARD_RULE) if event.rule.startswith(CARD_RULE) else ""
        source = event.source or by_rule
        if event.kind not in WITHOUT_CAUSE or event.rule in REWARDS or source in ("", event.card):
            return sentence
        name = self.wording.card(source)
        if not self.is_worth_naming(source):
            return sentence
        told = taken_apart(name)[2]  # an article may have become part of the sentence
        return sentence if told in sentence or told in before else f"{sentence.removesuffix('.')} ({name})."

    def text_of(self, event: Event, events: list[Event]) -> list[str]:
        """What a card says that has just come out; nothing if one has read it, or need not."""
        card = self.news(event, events)
        if not card:
            return []
        self.just_read = card
        text = " ".join(self.wording.text(self.wording.definition(card)))
        return [f"({self.wording.say('card-says', card=self.wording.card(card), text=text)})"] if text else []

    def news(self, event: Event, events: list[Event]) -> str:
        if not event.card or event.card in self.read or not self.is_news(event):
            return ""
        if any(other.kind == "EncounterTooHigh" and other.card == event.card for other in events):
            return ""
        self.read.add(event.card)
        return event.card

    def is_news(self, event: Event) -> bool:
        """An Encounter of one's own, a Trap, a card or ability somebody else uses."""
        if event.kind == "EncounterRevealed":
            return event.seat == self.seat
        return event.kind == "TrapSprung" or (event.kind in ("AdvantageUsed", "AbilityUsed") and event.seat != self.seat)

    def who(self, seat: int) -> str:
        return "nobody" if seat < 0 else super().who(seat)

    def name(self, seat: int) -> str:
        return self.wording.mark(SEAT, seat, self.names[seat]) if seat >= 0 else NONE

    # -- what is worth telling -------------------------------------------------------------------------------------

    def worth_telling(self, events: list[Event]) -> list[Event]:
        told = [event for i, event in enumerate(events) if not self.is_routine(event, events[i + 1 :])]
        # A phase is named only where something of it is told.
        return [event for i, event in enumerate(told) if not is_empty_phase(event, told[i + 1 : i + 2])]

    def is_routine(self, event: Event, later: list[Event]) -> bool:
        kind = event.kind
        if kind in ALWAYS:
            return True
        if isinstance(event, RewardChosen) and event.reward not in PLAIN_REWARDS:
            return False
        if kind in OUTCOMES:
            return any(after.kind in OUTCOMES[kind] and after.seat == event.seat for after in later)
        if isinstance(event, CardDealt):
            return event.seat != self.seat or event.category != "basic-mission"  # what can be kept is asked for
        if kind == "CardDiscarded":
            return event.rule in AFTERWARDS
        if kind == "CharacterJoined":
            return event.rule in TOLD_OTHERWISE
        if isinstance(event, DieRolled):
            return event.purpose in SILENT_DICE
        if isinstance(event, CombatBegan):
            return event.rival >= 0  # it was declared
        if kind in ("TradeShown", "CardSeen"):
            return not event.card and kind == "TradeShown"
        return kind == "MissionShown" and any(e.kind == "MissionAttempted" and e.card == event.card for e in later)

    def together(self, events: list[Event]) -> list[list[Event]]:
        """Areas that are laid out are told at once, though an Encounter is laid before each of them."""
        found: list[list[Event]] = []
        for told in super().together(events):
            before = [group for group in found if group[0].kind != "EncounterLaid"]
            if told[0].kind == "AreaPlaced" and before and self.belongs(before[-1][-1], told[0]):
                before[-1].extend(told)
            else:
                found.append(told)
        return found

    def belongs(self, before: Event, event: Event) -> bool:
        if before.kind != event.kind or before.rule != event.rule:
            return False
        if isinstance(event, DieRolled):
            return isinstance(before, DieRolled) and before.purpose == event.purpose
        return event.kind in IN_A_ROW and alike(before) == alike(event)

    # -- how it is told --------------------------------------------------------------------------------------------

    def arguments(self, told: list[Event]) -> dict[str, str | int]:
        w = self.wording
        event = told[0]
        found = super().arguments(told)
        if has_card(event):
            cards = [w.card(one.card) if one.card else w.say("a-card") for one in told]
            found["card"] = w.foe(event.card) if event.card and event.kind in FOES else cards[0]
            found["cards"] = ", ".join(cards)
            found["amount"] = len(told)
            found["known"] = "yes" if event.card else "no"
            found["gender"] = w.gender(event.card)
        found["because"] = NONE if event.source in ("", event.card) else event.source
        return {**found, **self.named(told)}

    def named(self, told: list[Event]) -> dict[str, str | int]:
        """What fields stand for, where their value is no word of a sentence."""
        w = self.wording
        event = told[0]
        found: dict[str, str | int] = {}
        area = values_of(event, CARD).get("area")
        if area is not None:
            found |= {"at": w.at(area), "leaving": w.leaving(area), "where": area or NONE}
        if isinstance(event, BonusGained | CharacterChanged):
            found |= {"change": w.change(event.skill, event.amount), "span": w.say(f"span-{event.span}")}
        elif isinstance(event, LevelChanged):
            found |= {"signed": signed(event.amount), "span": w.say(f"span-{event.span}")}
        elif isinstance(event, CardsForbidden):
            found["skill"] = w.skill(event.skill)
        elif isinstance(event, CardMoved):
            found["reached"] = event.destination.rpartition("-")[2]  # a discard pile is one of them, and so is a deck
        elif isinstance(event, TradeOffered | TradeCountered):
            found |= {
                "given": w.say("offered-cards", amount=event.given),
                "wanted": w.say("offered-cards", amount=event.wanted),
            }
        elif isinstance(event, OrderFixed):
            found["order"] = ", ".join(self.called(seat) for seat in event.order)
        elif isinstance(event, RewardChosen):
            found["reward"] = w.reward(event.reward)
        elif isinstance(event, DieRolled):
            dice = [w.die(self.called(one.seat), one.face) for one in told if isinstance(one, DieRolled)]
            found |= {"dice": ", ".join(dice), "purpose": "open" if event.rule == "A:open-rolls" else event.purpose}
        elif isinstance(event, CombatBegan):
            found["combat"] = "X" if event.card and w.definition(event.card).combat_is_x else event.combat
        elif isinstance(event, GameWon):
            found["how"] = "alone" if event.rule == "A:crisis" else "won"
        return found

    def called(self, seat: int) -> str:
        """A seat inside a list."""
        if seat < 0:
            return self.wording.say("foe-name")
        return self.wording.say("you-name") if seat == self.seat else self.name(seat)


def is_empty_phase(event: Event, after: list[Event]) -> bool:
    return event.kind == "PhaseBegan" and (not after or after[0].kind in ("PhaseBegan", "TurnBegan"))


def has_card(event: Event) -> bool:
    return "card" in event.__struct_fields__


def alike(event: Event) -> tuple[int, int, str]:
    """In what events in a row must agree to be told in one sentence."""
    told = event.side if isinstance(event, TradeShown) else event.category if isinstance(event, CardDealt) else ""
    return event.seat, other_seat(event), told


# Parts of the rules that do something by themselves, or by which players do something without a card.
WAYS: Final = {
    SETUP_GAME: "setup",
    TURN: "turn",
    FIGHT: "combat",
    CHECK: "check",
    HAND_LIMIT: "hand-limit",
    PICK_UP: "picked-up",
    SEEK: "horizons",
    REMOVE_AREA: "too-many-areas",
    SPRING_TRAPS: "traps",
    TRADE: "trade",
    CRISIS: "crisis",
}
COUNTING: Final = (COMBAT_CARDS, TURN)  # procedures that change numbers themselves
CHANGING: Final = (BonusGained, CharacterChanged, LevelChanged, FoeCombatSet, MissionMarked, SteelGiven, TimerChanged)


def traced(g: Game, form: str, waiting: Sequence[Trace]) -> tuple[list[Trace], list[Trace]]:
    """As `carried_out` says it, of a choice of Anima."""
    return carried_out(g, form, waiting, Watch())


class Watch(Watching[Game, "Game | None"]):
    def before(self, g: Game, top: Frame) -> Game | None:
        """The position, where a number may change."""
        return g.clone() if top.node.home >= 0 or top.node.number in COUNTING else None

    def cause(self, g: Game, top: Frame, below: Sequence[Frame], begun: Begun) -> Trace:
        for frame in (top, *reversed(below)):
            s, node = frame.scope, frame.node
            # A card that somebody may not know yet, a Trap that is being laid, a Mission of a hand, is named to nobody.
            is_hidden = s.card >= 0 and g.known[s.card] != OPEN
            if node.home >= 0:
                return Trace(card="" if is_hidden else g.definitions[s.home].id, seat=s.seat)
            if node.number == ARRIVE:  # the Area is where a Party goes, and nothing that sends it there
                return Trace(seat=s.seat)
            if s.card >= 0:
                return Trace(card="" if is_hidden else g.card_id(s.card), seat=s.seat)
            if node.number in WAYS and node.number != TURN:
                return Trace(way=WAYS[node.number], seat=s.seat)
            if (cause := begun.of(frame)).card:
                return cause
        return Trace(way=WAYS[TURN]) if top.node.number == TURN else Trace(seat=top.scope.seat)

    def counted(self, g: Game, cause: Trace, told: Sequence[Event], before: Game | None, top: Frame) -> list[Trace]:
        if before is None:
            return [cause] * len(told)
        found: list[Trace] = []
        for i, event in enumerate(told):
            was = number_of(before, event) if isinstance(event, CHANGING) else None
            now = number_of(g, event) if was is not None else None
            again = any(same_number(event, other) for j, other in enumerate(told) if j != i)
            known = was is not None and now is not None and not again
            found.append(Trace(cause.card, cause.way, cause.seat, was, now) if known else cause)
        return found


def same_number(event: Event, other: Event) -> bool:
    """Whether two events of one frame may be about the same number: then none of them is said to have made it what it is."""
    return event.kind == other.kind and (event.card, getattr(event, "player", -1)) == (other.card, getattr(other, "player", -1))


def number_of(g: Game, event: Event) -> int | None:
    """What the number an event changes is in this position; None where it cannot be said."""
    if isinstance(event, BonusGained):
        return number_of_party(g, event.skill, event.player)
    if isinstance(event, TimerChanged):
        return g.timer
    if isinstance(event, FoeCombatSet):
        return foe_combat(g, g.fights[-1]) if g.fights else None
    if isinstance(event, LevelChanged):
        return next((level_of(g, area) for area in g.zones[AREAS] if g.card_id(area) == event.area), None)
    if isinstance(event, CharacterChanged | SteelGiven):
        owner = event.owner if isinstance(event, CharacterChanged) else event.seat
        cards = [card for card in party(g, owner) if g.card_id(card) == event.card]
        return max(0, character_combat(g, cards[0], current_fight(g, owner))) if len(cards) == 1 else None
    cards = [card for zone in g.zones for card in zone if g.card_id(card) == event.card]
    return marks_of(g, cards[0]) if len(cards) == 1 else None


def number_of_party(g: Game, skill: str, seat: int) -> int | None:
    if seat < 0:
        return foe_combat(g, g.fights[-1]) if g.fights and skill == "combat" and g.fights[-1].rival < 0 else None
    if skill == "combat":
        return combat_of(g, seat)
    if skill == "speed":
        return speed_of(g, seat)
    if skill == "combat-rolls":
        return strength_of(g, seat)
    return hand_limit(g, seat) if skill == "hand-limit" else None
