"""What happened in Anima: routine left out, dice and cards in a row put together."""

from typing import Final

from grimoire.anima.parties import SEAT_NAMES
from grimoire.cli.anima.wording import AnimaWording, signed
from grimoire.cli.telling import Telling
from grimoire.cli.wording import NONE
from grimoire.kernel.event import Event

ALWAYS: Final = frozenset(
    ("PileShuffled", "EncounterLaid", "PartyReady", "EncounterMet", "CharacterSpun", "PartyLeft", "GameBegan", "AreaNamed")
)
# Told only as long as what follows from it has not happened: what that is, and in what the two must agree.
OUTCOMES: Final = {
    "PartyMoving": ("PartyArrived", "PartyExpelled"),
    "CharacterDying": ("CharacterDied", "CharacterSaved"),
    "HorizonsSought": ("AreaPlaced",),
    "RewardChosen": ("AdvantageDrawn", "CharacterJoined"),
}
# Laid aside by the rules, after everybody has seen what became of it.
AFTERWARDS: Final = ("A:encounters", "A:events", "A:creatures", "A:explore", "A:incidents", "A:combat")
TOLD_OTHERWISE: Final = ("A:start-of-play", "A:characters-and-parties", "A:discard-and-expel")  # joining a Party
SILENT_DICE: Final = ("order", "check", "exploration")  # told with what came of them
IN_A_ROW: Final = ("AdvantageDrawn", "CardDealt", "CardSeen", "TradeShown", "TradeGiven", "AreaPlaced")


class AnimaTelling(Telling):
    wording: AnimaWording

    def who(self, seat: int) -> str:
        return "nobody" if seat < 0 else super().who(seat)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else NONE

    # -- what is worth telling -------------------------------------------------------------------------------------

    def worth_telling(self, events: list[Event]) -> list[Event]:
        told = [event for i, event in enumerate(events) if not self.is_routine(event, events[i + 1 :])]
        # A phase is named only where something of it is told.
        return [event for i, event in enumerate(told) if not is_empty_phase(event, told[i + 1 : i + 2])]

    def is_routine(self, event: Event, later: list[Event]) -> bool:
        kind = event.kind
        if kind in ALWAYS:
            return True
        if kind in OUTCOMES:
            return any(after.kind in OUTCOMES[kind] and after.seat == event.seat for after in later)
        if kind == "CardDealt":
            return event.seat != self.seat or event.to != "basic-mission"  # what can be kept is asked for
        if kind == "CardDiscarded":
            return event.rule in AFTERWARDS
        if kind == "CharacterJoined":
            return event.rule in TOLD_OTHERWISE
        if kind == "DieRolled":
            return event.to in SILENT_DICE
        if kind == "CombatBegan":
            return event.player >= 0  # it was declared
        if kind in ("TradeShown", "CardSeen"):
            return not event.card and kind == "TradeShown"
        return kind == "MissionShown" and any(e.kind == "MissionAttempted" and e.card == event.card for e in later)

    def belongs(self, before: Event, event: Event) -> bool:
        if before.kind != event.kind or before.rule != event.rule:
            return False
        if event.kind == "DieRolled":
            return before.to == event.to
        return event.kind in IN_A_ROW and (before.seat, before.player, before.to) == (event.seat, event.player, event.to)

    # -- how it is told --------------------------------------------------------------------------------------------

    def arguments(self, told: list[Event]) -> dict[str, str | int]:
        w = self.wording
        event = told[0]
        cards = [w.card(one.card) if one.card else w.say("a-card") for one in told]
        return {
            **super().arguments(told),
            "card": cards[0],
            "cards": ", ".join(cards),
            "known": "yes" if event.card else "no",
            "amount": len(told) if event.kind in ("AdvantageDrawn", "CardSeen") else event.amount,
            "source": w.card(event.source) if event.source else w.say("a-card"),
            "because": NONE if event.source in ("", event.card) else event.source,
            "at": w.at(event.target or event.card),
            "leaving": w.leaving(event.card),
            "where": event.target or (event.card if event.kind == "PartyExpelled" else "") or NONE,
            "order": ", ".join(self.called(SEAT_NAMES.index(name)) for name in event.place.split() if name in SEAT_NAMES),
            "phase": event.to,
            "purpose": event.to,
            "given": event.to,
            "reward": w.reward(event.to),
            "dice": ", ".join(f"{self.called(one.seat)} {one.amount}" for one in told),
            "change": w.change(event.element, event.amount) if event.element else NONE,
            "signed": signed(event.amount),
            "span": w.say(f"span-{event.to}"),
            "total": event.element,
            "skill": w.skill(event.element),
        }

    def called(self, seat: int) -> str:
        """A seat inside a list."""
        if seat < 0:
            return self.wording.say("foe-name")
        return self.wording.say("you-name") if seat == self.seat else self.names[seat]


def is_empty_phase(event: Event, after: list[Event]) -> bool:
    return event.kind == "PhaseBegan" and (not after or after[0].kind in ("PhaseBegan", "TurnBegan"))
