"""What happened, retold in sentences: routine left out, Mana that moves one by one put together."""

from collections.abc import Sequence

from grimoire.cli.wording import NONE, Wording
from grimoire.kernel.event import Event
from grimoire.magenoir.elements import ELEMENT_NUMBER

MANA_KINDS = ("ManaGathered", "ManaReleased", "ManaPaid", "ManaTaken", "ManaLocked", "ManaShared", "ManaReturned")
OUTCOMES = {
    "PreparationAnnounced": ("SpellPrepared", "PreparationCalledOff"),
    "ActivationAnnounced": ("SpellActivated", "ActivationCalledOff"),
    "AbilityAnnounced": ("AbilityUsed", "AbilityCalledOff"),
}
PREPARED_RULE = "D2.2.4"  # entering by being prepared is told as that
PAID_RULE = "D2.2.3"  # and so is the Mana put under a card to prepare it


class Telling:
    """Retells events to one seat, -1 for somebody who plays neither; `names` of the seats, where they have any."""

    def __init__(self, wording: Wording, seat: int, names: Sequence[str] = (), told_all: bool = False) -> None:
        self.wording = wording
        self.told_all = told_all  # also what the player did just now, one by one
        self.seat = seat
        self.names = names
        self.activated: set[tuple[int, str]] = set()  # spells on their way to the discard pile, as everyone knows

    def retell(self, events: list[Event]) -> list[str]:
        """The events that are worth a sentence."""
        return [self.sentence(event, mana) for event, mana in merged([e for e in events if not self.is_routine(e, events)])]

    def log(self, events: list[Event]) -> list[str]:
        """All events, each with its rule."""
        return [f"{self.sentence(event, mana)} [{event.rule}]" for event, mana in merged(events)]

    def is_routine(self, event: Event, events: list[Event]) -> bool:
        kind = event.kind
        if kind in OUTCOMES:  # told only while what was announced has not happened yet
            return any(e.kind in OUTCOMES[kind] and e.card == event.card for e in events)
        if kind == "SpellActivated":
            self.activated.add((event.seat, event.card))
        if kind == "CardDiscarded" and (event.seat, event.card) in self.activated and event.place == "prepared":
            self.activated.discard((event.seat, event.card))
            return True
        if kind == "CardShown":
            return any(e.kind == "CardDiscarded" and e.card == event.card for e in events)
        if kind == "CardEntered":
            return event.rule == PREPARED_RULE
        if kind == "DeckShuffled":
            return is_setup(events)
        if kind == "ManaGathered":
            return event.seat == self.seat and not self.told_all  # chosen one by one just now
        if kind == "ManaLocked":
            return event.rule == PAID_RULE
        return kind in ("TurnEnded", "HandChosen")

    def message(self, kind: str) -> str:
        """A few sentences speak to a player, and have another form for those who only look on."""
        open_id = f"event-{kind}-open"
        return open_id if self.seat < 0 and self.wording.messages.has(open_id) else f"event-{kind}"

    def name(self, seat: int) -> str:
        return self.names[seat] if self.names and seat >= 0 else self.wording.say("opponent-name")

    def sentence(self, event: Event, mana: list[int]) -> str:
        w = self.wording
        no_card = NONE if event.kind == "ManaShared" else w.say("a-card")
        victim = "card" if event.target else "you" if self.seat >= 0 and event.player == self.seat else "other"
        text = w.say(
            self.message(event.kind),
            who="you" if self.seat >= 0 and event.seat == self.seat else "other",
            name=self.name(event.seat),
            card=w.card(event.card) if event.card else no_card,
            source=w.card(event.source) if event.source else w.say("a-card"),
            target=w.card(event.target),
            victim=victim,
            victimname=self.name(event.player),
            amount=event.amount,
            element=w.element(event.element),
            mana=w.mana(mana),
            place=event.place,
            into=w.say(f"to-{event.to}"),
            rule=event.rule,
            leaving=w.say(f"the-{event.place}"),
            reaching=w.say(f"the-{event.to}"),
            moved="within" if event.place == event.to else "away",
            **{"from": w.say(f"from-{event.place}")},
        )
        return text[:1].upper() + text[1:]


def is_setup(events: list[Event]) -> bool:
    return not events or events[0].kind == "DeckShuffled" or any(e.kind == "HandChosen" for e in events)


def moved(event: Event) -> tuple[str, int, str, str, str]:
    return event.kind, event.seat, event.card, event.source, event.place


def merged(events: list[Event]) -> list[tuple[Event, list[int]]]:
    """Mana moved in a row by the same seat, from and to the same, becomes one entry with its amounts by element."""
    found: list[tuple[Event, list[int]]] = []
    for event in events:
        mana = [0] * 6
        if event.kind in MANA_KINDS:
            if found:
                last, sums = found[-1]
                if moved(last) == moved(event):
                    sums[ELEMENT_NUMBER[event.element]] += event.amount
                    continue
            mana[ELEMENT_NUMBER[event.element]] = event.amount
        found.append((event, mana))
    return found
