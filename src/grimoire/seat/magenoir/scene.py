"""The table of Mage Noir as things in places: which cards a seat sees where, and what is said of each."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, cast

import msgspec

from grimoire.kernel.event import Event
from grimoire.kernel.frame import NO_USES
from grimoire.kernel.reason import Reason
from grimoire.magenoir.costs_and_components import droppable, preparation_cost, slots
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.facts.cards import CardWent
from grimoire.magenoir.game import Game
from grimoire.magenoir.modifiers import NUMBERS
from grimoire.magenoir.passive_effects import is_silenced
from grimoire.magenoir.preparing import Prepare
from grimoire.magenoir.queries import is_mage_noir
from grimoire.magenoir.references import CARDS_SLOT
from grimoire.magenoir.state import PHASES
from grimoire.magenoir.text.current import text_now
from grimoire.magenoir.zones import ANIMAL, ANIMALS, DECK, HAND, PLACES, TRANSITION, ZONES, is_board
from grimoire.match.magenoir.prospects import Prospect, lacking, on_board, reasons_against
from grimoire.seat.looking import UNSEEN, Laid, Look
from grimoire.seat.magenoir.because import of_cost, of_needs, of_text
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.scene import Fact, Phase, Place, Player, Scene, Thing, WhyNot
from grimoire.seat.wording import NONE, Words, spans

BOARD_ZONES = ("prepared", "channeled", "permanents", "equipment", "rituals", "animals")


def heading(wording: MageNoirWording, g: Game, seat: int, names: Sequence[str] = ()) -> str:
    if not g.turn:
        return wording.say("table-setup")
    phase = wording.say(f"phase-{g.phase_name()}")
    who = "you" if g.active == seat else "named" if names else "other"
    name = names[g.active] if names else NONE
    return wording.say("table-heading", turn=g.turn, who=who, phase=phase, name=name)


def status(wording: MageNoirWording, prospect: Prospect) -> str:
    """Whether a card of the hand can be prepared now, in a word or two."""
    reason = prospect.reason
    if reason is None:
        return wording.say("status-ready")
    if reason.id == "needs-mana":
        return wording.say("status-needs-mana", mana=wording.mana(prospect.lacks))
    if reason.id in ("needs-component", "only-mage-noir"):
        return wording.say(f"status-{reason.id}", **wording.reason_args(reason))
    return "" if reason.id == "not-your-main-phase" else wording.say("status-not-now")


WATCHER: Final = 4  # the bit of whoever only looks on
PILES: Final = ("ether.left", "ether.right")


def place_id(owner: int, zone: int) -> str:
    return f"{owner}.{PLACES[zone]}"


PLACE_IDS: Final = [place_id(owner, zone) for owner in (0, 1) for zone in range(ZONES)]  # as zones are numbered
OTHERS_HANDS: Final = {seat: [owner * ZONES + HAND for owner in (0, 1) if owner != seat] for seat in (-1, 0, 1)}


def laid_out(g: Game, seat: int) -> list[Laid]:
    """Every place that holds a card. Another's hand is in no order: first what one knows, by name."""
    bit = WATCHER if seat < 0 else 1 << seat
    knowing = g.known
    found: list[Laid] = []
    for at, held in enumerate(g.zones):
        if not held:
            continue
        cards = [card if knowing[card] & bit else UNSEEN for card in held]
        if at in OTHERS_HANDS[seat]:
            known = sorted(
                [card for card in cards if card != UNSEEN], key=lambda card: (g.definition(card).id, knowing[card], card)
            )
            cards = known + [UNSEEN] * (len(cards) - len(known))
        found.append(Laid(PLACE_IDS[at], cards))
    return found


def way_of(event: Event) -> tuple[str, str]:
    """From which place to which a card went, by what was told; empty where it did not say so."""
    if not isinstance(event, CardWent):
        return "", ""
    # A drawn Animal goes straight to the board.
    return f"{event.seat}.{event.origin}", f"{event.seat}.{event.destination or PLACES[ANIMALS]}"


def lost_cards(g: Game, events: list[Event]) -> Iterator[int]:
    """Cards that went into a deck that was shuffled then: whoever sees one again cannot tell that it is the same."""
    for owner in {event.seat for event in events if event.kind == "DeckShuffled"}:
        moves = [event for event in events if isinstance(event, CardWent) and event.seat == owner]
        gone = {event.card for event in moves if event.destination == PLACES[DECK]}
        for card, of in enumerate(g.owner):
            if of == owner and (g.zone[card] == DECK or g.definition(card).id in gone):
                yield card


TURN: Final = PHASES[1:]
MOST_KEPT: Final = 4096  # of each kind


class Pieces:
    def __init__(self, wording: MageNoirWording) -> None:
        self.wording = wording
        self.phases = [Phase(phase, self.said(f"phase-{phase}"), self.said(f"phase-short-{phase}")) for phase in TURN]
        self.places = {name: self.said(f"place-{name}") for name in PLACES}
        self.reserve = self.said("label-reserve")
        self.piles = {id: self.said(f"label-{id.removeprefix('ether.')}") for id in PILES}
        self.unknown = self.said("a-card")
        self.mana = lru_cache(MOST_KEPT)(self.make_mana)
        self.cost = lru_cache(MOST_KEPT)(self.make_cost)
        self.left_in_deck = lru_cache(MOST_KEPT)(self.make_left_in_deck)
        self.why_not = lru_cache(MOST_KEPT)(self.make_why_not)

    def said(self, id: str, **args: str | int) -> Words:
        return self.wording.words(id, **args)

    def make_mana(self, *amounts: int) -> list[Fact]:
        parts = {ELEMENTS[e]: n for e, n in enumerate(amounts) if n}
        return [Fact("mana", spans(self.wording.mana(amounts)), sum(amounts), parts=parts)]

    def make_cost(self, id: str, *amounts: int) -> list[Fact]:
        """What a card of the hand costs, where that is what it prints."""
        words = spans(self.wording.cost(amounts, self.wording.definition(id)))
        parts = {ELEMENTS[e]: n for e, n in enumerate(amounts) if n}
        return [Fact("cost", words, sum(amounts), None, parts)]

    def make_left_in_deck(self, *unseen: str) -> list[Fact]:
        """Of cards in a fixed order."""
        wording = self.wording
        parts = {id: unseen.count(id) for id in sorted(set(unseen), key=lambda id: wording.names[id])}
        words = ", ".join(wording.card(id) if n == 1 else f"{n}× {wording.card(id)}" for id, n in parts.items())
        return [Fact("left", spans(words), len(unseen), parts=parts)]

    def make_why_not(self, verb: str, reason: Reason, *lacks: int) -> WhyNot:
        """Why a card cannot be played; `lacks`: the Mana that is not there to prepare it."""
        short = status(self.wording, Prospect(verb, reason.card, reason, lacks=list(lacks))) if verb == "prepare" else ""
        return WhyNot(verb, spans(short), spans(self.wording.reason(reason)), reason.rule)


ALWAYS: Final = ("deck", "hand", "discard", "prepared", "channeled", "permanents", "equipment", "rituals", "animals")


class SceneMaker:
    """Makes the scene of one seat at one moment."""

    def __init__(self, wording: MageNoirWording, look: Look, names: Sequence[str]) -> None:
        self.wording = wording
        self.look = look
        self.names = names
        self.g = cast(Game, look.position)
        self.seat = look.seat
        self.pieces = wording.once(Pieces)

    def said(self, id: str, **args: str | int) -> Words:
        return self.wording.words(id, **args)

    def scene(self) -> Scene:
        g = self.g
        return Scene(
            "magenoir",
            self.seat,
            self.look.number,
            spans(heading(self.wording, g, self.seat, self.names)),
            g.turn,
            g.active,
            PHASES[g.phase],
            self.pieces.phases,
            [self.player(seat) for seat in (0, 1)],
            self.places(),
            [thing for laid in self.look.table for thing in self.things(laid)],
            g.over,
            g.winner,
        )

    def player(self, seat: int) -> Player:
        g = self.g
        facts = [Fact("hp", self.said("side-hp", amount=g.life[seat]), g.life[seat])]
        if is_mage_noir(g, seat):
            facts.append(Fact("mage-noir", self.said("side-mage-noir")))
        return Player(seat, self.names[seat], f"player.{seat}", facts)

    # -- places ----------------------------------------------------------------------------------------------------

    def places(self) -> list[Place]:
        counts = {laid.place: len(laid.cards) for laid in self.look.table}
        found: list[Place] = []
        pieces = self.pieces
        for seat in (0, 1):
            for name in PLACES:
                id = f"{seat}.{name}"
                if name in ALWAYS or id in counts:
                    facts = self.left_in_deck() if name == "deck" and seat == self.seat else []
                    found.append(Place(id, name, pieces.places[name], seat, counts.get(id, 0), "", facts))
            reserve = self.g.reserve[seat * 6 : seat * 6 + 6]
            found.append(Place(f"{seat}.reserve", "reserve", pieces.reserve, seat, sum(reserve), "", pieces.mana(*reserve)))
        for i, id in enumerate(PILES):
            pile = self.g.piles[i * 6 : i * 6 + 6]
            found.append(Place(id, "ether", pieces.piles[id], -1, sum(pile), "", pieces.mana(*pile)))
        return found

    def left_in_deck(self) -> list[Fact]:
        """Which of one's own cards are still to come: one knows one's list, and where all others of it are."""
        g = self.g
        bit = 1 << self.seat
        unseen = [
            definition.id
            for card, owner in enumerate(g.owner)
            if owner == self.seat and (g.zone[card] == DECK or not g.known[card] & bit)
            if (definition := g.definitions[g.defs[card]]).type != ANIMAL
        ]
        return self.pieces.left_in_deck(*sorted(unseen))

    # -- things ----------------------------------------------------------------------------------------------------

    def things(self, laid: Laid) -> list[Thing]:
        """The cards of a place; of a deck only those the seat knows."""
        owner = int(laid.place[0])
        is_deck = laid.place == place_id(owner, DECK)
        return [self.thing(laid, index, owner) for index, card in enumerate(laid.cards) if not (is_deck and card == UNSEEN)]

    def thing(self, laid: Laid, index: int, owner: int) -> Thing:
        handle = self.look.handles.of(laid, index)
        card = laid.cards[index]
        if card == UNSEEN:
            return Thing(handle, "card", laid.place, index, "", self.pieces.unknown, owner)
        g = self.g
        id = g.definition(card).id
        zone = g.zone[card]
        name = self.wording.card_words(id)
        own = owner == self.seat
        moving = zone == TRANSITION  # it is being prepared, or its effects are applied
        if not is_board(zone) and not moving and not (own and zone == HAND):
            return Thing(handle, "card", laid.place, index, id, name, owner)
        facts = self.board_facts(card) if is_board(zone) else self.hand_facts(card) if own else []
        why = self.why_not(card, zone) if own and not moving and not g.over else []
        if own and moving:
            facts = [*facts, *self.named(card)]
        text = self.text(card, id)
        if text:
            facts = [*facts, Fact("text", self.said("fact-text"), because=of_text(self.wording, g, card))]
        return Thing(handle, "card", laid.place, index, id, name, owner, facts, text, why)

    def board_facts(self, card: int) -> list[Fact]:
        g = self.g
        facts: list[Fact] = []
        printed = g.definition(card).hp
        hp = g.hp[card]
        if hp != NO_HP:
            facts.append(Fact("hp", self.said("card-hp", amount=hp), hp, printed if printed not in (hp, NO_HP) else None))
        mana = g.mana[card * 6 : card * 6 + 6]
        if sum(mana):
            facts += self.pieces.mana(*mana)
        if card in g.exhausted:
            facts.append(Fact("exhausted", self.said("card-face-down")))
        if g.prepared[card] == g.turn:
            facts.append(Fact("new", self.said("fact-new")))
        for use in g.used.get(card, NO_USES):
            facts.append(Fact("component", spans(self.wording.card(g.definitions[use.home].id))))
        return facts

    def hand_facts(self, card: int) -> list[Fact]:
        """What a card of one's own hand costs now, and how many components it asks for where that is not what is printed."""
        definition = self.g.definition(card)
        cost = preparation_cost(self.g, self.seat, card, NO_USES)
        facts = self.pieces.cost(definition.id, *cost)
        if cost != definition.cost:
            because = of_cost(self.wording, self.g, self.seat, card)
            facts = [msgspec.structs.replace(facts[0], printed=sum(definition.cost), because=because)]
        slot = slots(self.g, self.seat, card, None, NO_USES)
        needed = max(0, len(slot) - droppable(self.g, self.seat, card, NO_USES))
        if needed == len(definition.need_words):
            return facts
        words = dict(zip(definition.need_words, [word for word, n in definition.needs for _ in range(n)], strict=True))
        parts = {word: slot.count(bit) for bit, word in words.items()}
        because = of_needs(self.wording, self.g, self.seat, card)
        said = self.said("fact-needs", amount=needed)
        return [*facts, Fact("needs", said, needed, len(definition.need_words), parts, because)]

    def named(self, card: int) -> list[Fact]:
        """How many components were named for a card that is being prepared."""
        frame = self.g.stack[-1] if self.g.stack else None
        if frame is None or not isinstance(frame.node, Prepare) or frame.scope.card != card:
            return []
        amount = len(frame.scope.picks.get(CARDS_SLOT, []))
        return [Fact("named", self.said("fact-named", amount=amount), amount)] if amount else []

    def text(self, card: int, id: str) -> list[Words]:
        """Its text as it now reads, where that is not what is printed."""
        g = self.g
        if not g.mods[NUMBERS] and not g.used.get(card) and not g.given.get(card) and not is_silenced(g, card):
            return []  # nothing else changes a text
        now = text_now(g, card, self.wording.lang)
        return [] if now == self.wording.printed(id) else [spans(line) for line in now.split("\n")]

    # -- why not ---------------------------------------------------------------------------------------------------

    def why_not(self, card: int, zone: int) -> list[WhyNot]:
        g = self.g
        if g.phase == 0:
            return []
        if zone != HAND:
            tried = on_board(g, self.seat, card)
            return [self.pieces.why_not(one.verb, one.reason) for one in tried if one.reason is not None]
        reasons = reasons_against(g, self.seat, card)
        lacks = lacking(g, self.seat, card) if reasons else []
        return [self.pieces.why_not("prepare", reason, *lacks) for reason in reasons]
