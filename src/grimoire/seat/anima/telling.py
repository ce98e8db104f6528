"""What happened in Anima: routine left out, dice and cards in a row put together."""

from collections.abc import Sequence
from typing import Final, Self

from grimoire.anima.facts.areas import LevelChanged, RewardChosen
from grimoire.anima.facts.cards import CardDealt, CardMoved, CardWent
from grimoire.anima.facts.combat import CardsForbidden, CombatBegan
from grimoire.anima.facts.parties import BonusGained, CharacterChanged
from grimoire.anima.facts.trade import TradeCountered, TradeOffered, TradeShown
from grimoire.anima.facts.turns import DieRolled, GameWon, OrderFixed
from grimoire.anima.zones import AREA
from grimoire.kernel.event import Event
from grimoire.kernel.facts import CARD, other_seat, values_of
from grimoire.library.french_names import taken_apart
from grimoire.seat.anima.wording import AnimaWording, signed
from grimoire.seat.telling import Telling
from grimoire.seat.tracing import NO_TRACE, Trace
from grimoire.seat.wording import NONE
from grimoire.seat.words import SEAT

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
