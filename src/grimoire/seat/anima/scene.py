"""The table of Anima as things in places: which cards a seat sees where, and what is said of each."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from grimoire.anima.definition import CardDefinition
from grimoire.anima.facts.cards import CardWent
from grimoire.anima.facts.turns import PileShuffled
from grimoire.anima.game import Game
from grimoire.anima.pool import MOST_CARDS
from grimoire.anima.procedure_numbers import TRADE
from grimoire.anima.procedures import is_running
from grimoire.anima.state import PHASES
from grimoire.anima.view import AreaView, PlayerView, View
from grimoire.anima.viewing import card_view
from grimoire.anima.why import attempts
from grimoire.anima.zones import (
    ADVANTAGE,
    AREA,
    AREAS,
    ENCOUNTER,
    FINAL,
    GUARDS,
    HAND,
    OWN,
    OWN_PLACES,
    SHARED,
    SHARED_PLACES,
    TRAPS,
    WATCHER,
)
from grimoire.kernel.event import Event
from grimoire.seat.anima.bargaining import bargain
from grimoire.seat.anima.outlook import combat, offers
from grimoire.seat.anima.table import Because, TableWords, counts_when_open, refused
from grimoire.seat.anima.tallying import Weighing, tally_of
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.bargain import Bargain
from grimoire.seat.contest import Contest
from grimoire.seat.looking import UNSEEN, Handles, Laid, Look
from grimoire.seat.scene import Fact, Kind, Phase, Place, Player, Scene, Thing, WhyNot
from grimoire.seat.wording import Words, spans

AT_AREAS: Final = (GUARDS, TRAPS)  # what lies there lies at an Area


def area_place(area: str) -> str:
    """Where the Encounter before an Area and the Traps on it lie."""
    return f"area.{area}"


def laid_out(g: Game, seat: int) -> list[Laid]:
    """Every place that holds a card. Another's hand is in no order: first what one knows, by name."""
    bit = WATCHER if seat < 0 else 1 << seat
    knowing = g.known
    found: list[Laid] = []
    for at, held in enumerate(g.zones):
        if at in AT_AREAS or not held:
            continue
        cards = [card if knowing[card] & bit else UNSEEN for card in held]
        owner, zone = divmod(at - SHARED, OWN)
        if at >= SHARED and zone == HAND and owner != seat:
            known = sorted(
                [card for card in cards if card != UNSEEN], key=lambda card: (g.definition(card).id, g.known[card], card)
            )
            cards = known + [UNSEEN] * (len(cards) - len(known))
        found.append(Laid(SHARED_PLACES[at] if at < SHARED else f"{owner}.{OWN_PLACES[zone]}", cards))
    laid = [card for at in AT_AREAS for card in g.zones[at]]
    for area in g.zones[AREAS] if laid else ():
        here = [card for card in laid if g.at[card] == area]
        if here:
            found.append(Laid(area_place(g.definition(area).id), [c if g.known[c] & bit else UNSEEN for c in here]))
    return found


def way_of(event: Event) -> tuple[str, str]:
    """From which place to which a card went, by what was told; empty where it did not say so."""
    if not isinstance(event, CardWent) or not event.destination:
        return "", ""
    return placed(event.giver, event.origin), placed(event.taker, event.destination)


def placed(owner: int, place: str) -> str:
    """A place by its name in a scene; what lay at an Area has none of its own in the events."""
    if place in OWN_PLACES:
        return f"{owner}.{place}"
    return "" if place in (SHARED_PLACES[GUARDS], SHARED_PLACES[TRAPS]) else place


def lost_cards(events: list[Event], before: Handles) -> Iterator[int]:
    """Cards of a pile that was shuffled, and of the discard pile it was made of."""
    for event in events:
        if isinstance(event, PileShuffled):
            names = (event.pile, event.pile.replace("-deck", "-discard"))
            for card, place in before.places.items():
                if place in names:
                    yield card


WIDE: Final = 120
HIDDEN_PILES: Final = ("-deck", "set-aside")  # of these only what the seat knows is a thing
TELLING: Final = ("areas", "final")  # places of whose cards more is told than their state
TELLING_OWN: Final = (".party", ".missions", ".completed")
MINE: Final = ("hand", "party", "faction", "organization", "missions")  # where one could do something with a card


class SceneMaker:
    """Makes the scene of one seat at one moment."""

    def __init__(self, wording: AnimaWording, look: Look, names: Sequence[str], table: TableWords) -> None:
        self.wording = wording
        self.look = look
        self.names = names
        self.g = cast(Game, look.position)
        self.seat = look.seat
        self.view: View = table.view
        self.table = table
        self.because = Because(self.table, self.g)

    def said(self, id: str, **args: str | int) -> Words:
        return self.wording.words(id, **args)

    def scene(self) -> Scene:
        g = self.g
        return Scene(
            "anima",
            self.seat,
            self.look.number,
            spans(self.table.heading()),
            g.turn,
            g.asked,
            PHASES[g.phase],
            self.wording.once(phases_of),
            [self.player(seat) for seat in range(g.seats)],
            self.places(),
            [*[thing for laid in self.look.table for thing in self.things(laid)], *self.dice(), *self.timer()],
            g.over,
            g.winner,
            self.contest(),
            self.bargain(),
        )

    def bargain(self) -> Bargain | None:
        """The trade under way; while nobody is asked, cards are changing hands."""
        g = self.g
        return None if g.over or g.asked < 0 or not is_running(g.stack[-1], TRADE) else bargain(self.table, self.look)

    def contest(self) -> Contest | None:
        """The Combat under way, until its dice are counted."""
        if not self.g.fights or self.g.over:
            return None
        fight = self.g.fights[-1]
        dice = [[face for roller, face in self.view.roll if roller == seat] for seat in (fight.seat, fight.rival)]
        return Weighing(self.wording, self.seat, self.table.names).contest(tally_of(self.g, dice))

    def player(self, seat: int) -> Player:
        player: PlayerView = self.view.players[seat]
        members = [self.wording.definition(card.card) for card in player.party]
        facts = [
            self.number(
                "combat", "fact-combat", player.combat, sum(member.combat for member in members), self.because.combat(seat)
            ),
            self.number("speed", "fact-speed", player.speed, sum(member.speed for member in members), self.because.speed(seat)),
            Fact("where", spans(" · ".join(self.table.facts(seat)[1 if player.gone else 2 :]))),
            Fact("hand", self.said("side-hand", amount=len(player.hand)), len(player.hand)),
            Fact("done", self.said("fact-done", amount=len(player.completed)), len(player.completed)),
            self.number("hand-limit", "fact-hand-limit", player.hand_limit, MOST_CARDS, self.because.hand_limit(seat)),
        ]
        if player.area:
            facts.append(Fact("area", spans(self.wording.card(player.area))))
        facts += self.state(seat, player)
        facts += [Fact("bonus", spans(self.table.bonus(b)), b.amount) for b in self.view.bonuses if b.seat == seat]
        return Player(seat, self.names[seat], f"player.{seat}", facts, not player.gone)

    def state(self, seat: int, player: PlayerView) -> list[Fact]:
        """Where it stands in the order of the turn, whether it leaves or is out, what it may hope of the Final Mission."""
        facts: list[Fact] = []
        if seat in self.view.order and self.g.turn:
            place = self.view.order.index(seat)
            facts.append(Fact("order", self.said("fact-order", amount=place + 1), place))
        if player.out:
            facts.append(Fact("out", self.said("side-out")))
        elif player.leaving and player.area:
            facts.append(Fact("leaving", self.said("fact-leaving")))
        if self.view.piles.get(SHARED_PLACES[FINAL]):
            may = bool(player.completed)
            facts.append(Fact("admitted", self.said("fact-admitted", may="yes" if may else "no"), int(may)))
        if player.final_steps:
            facts.append(Fact("resisted", self.said("fact-resisted", amount=player.final_steps), player.final_steps))
        return facts

    def number(self, name: str, id: str, value: int, printed: int, because: list[Words]) -> Fact:
        """A number of a Party: as it is now, as its cards print it, and what made the difference."""
        return Fact(name, self.said(id, amount=value), value, printed if printed != value else None, because=because)

    # -- places ----------------------------------------------------------------------------------------------------

    def places(self) -> list[Place]:
        counts = {laid.place: len(laid.cards) for laid in self.look.table}
        found = [
            self.wording.once(own_place, seat, name, counts.get(f"{seat}.{name}", 0), seat == self.seat)
            for seat in range(self.g.seats)
            for name in OWN_PLACES
        ]
        found += [self.wording.once(shared_place, name, counts.get(name, 0)) for name in SHARED_PLACES]
        for area in self.view.areas:
            id = area_place(area.area)
            facts = self.area_facts(area)
            words = self.wording.card_words(area.area)
            found.append(Place(id, "area", words, -1, counts.get(id, 0), self.handle_of_area(area.area), facts))
        return [*found, *self.under_way()]

    def area_facts(self, area: AreaView) -> list[Fact]:
        table = self.table
        told = [*table.waiting(area), *table.rewards(area.area, area.level), *table.tasks(area.area)]
        facts = [Fact(name, spans(text)) for name, text in told]
        return [*facts, Fact("trade", self.said("area-trade"))] if self.wording.definition(area.area).trade else facts

    def handle_of_area(self, area: str) -> str:
        for laid in self.look.table:
            for card in laid.cards:
                if laid.place == "areas" and card != UNSEEN and self.g.definition(card).id == area:
                    return self.look.handle(card)
        return ""

    def under_way(self) -> list[Place]:
        """Dice on the table; a Combat."""
        found = [Place("dice", "dice", self.said("place-dice"), -1, len(self.view.roll))] if self.view.roll else []
        fight = self.view.fight
        if fight is not None:
            group = combat(self.table, fight)
            facts = [Fact("fight", spans(text)) for _, line in group.lines for text in line.split(" | ")]
            found.append(Place("fight", "fight", spans(group.title), facts=facts))
        return found + [
            Place("offer", "offer", spans(group.title), facts=[Fact("offer", spans(text)) for _, text in group.lines])
            for group in offers(self.table, self.g)
        ]

    # -- things ----------------------------------------------------------------------------------------------------

    def things(self, laid: Laid) -> list[Thing]:
        """The cards of a place; of a deck only those the seat knows."""
        place = laid.place
        is_pile = place.endswith(HIDDEN_PILES)
        owner = int(place[0]) if place[0].isdecimal() else -1
        is_mine = owner == self.seat and place.partition(".")[2] in MINE
        telling = place in TELLING or place.endswith(TELLING_OWN)
        at_area = place.startswith("area.")
        found: list[Thing] = []
        for index, card in enumerate(laid.cards):
            if card == UNSEEN and is_pile:
                continue
            handle = self.look.handles.of(laid, index)
            if card == UNSEEN:
                facts = self.laid_by(laid, index) if at_area else []
                found.append(Thing(handle, "card", place, index, "", self.said("a-card"), owner, facts))
                continue
            definition = self.g.definition(card)
            facts = self.facts(place, card, definition) if telling or at_area or self.g.state[card] else []
            if at_area and definition.category == ADVANTAGE:  # a Trap that one knows
                facts = [*facts, *self.laid_by(laid, index)]
            kind: Kind = "area" if definition.category == AREA and place == "areas" else "card"
            why = self.why_not(definition) if self.seat >= 0 and (is_mine or kind == "area") else []
            name = self.wording.card_words(definition.id)
            found.append(Thing(handle, kind, place, index, definition.id, name, owner, facts, [], why))
        return found

    def laid_by(self, laid: Laid, index: int) -> list[Fact]:
        """Of what lies face down at an Area: whether it is the Encounter before it, or whose Trap it is."""
        area = next((area for area in self.view.areas if area_place(area.area) == laid.place), None)
        if area is None:
            return []
        guards = 1 if area.encounter is not None else 0
        if index < guards:
            return [Fact("encounter", self.said("area-hidden"))]
        trap = area.traps[index - guards]
        return [Fact("trap", spans(self.table.trap(trap)), trap.player)]

    def facts(self, place: str, card: int, definition: CardDefinition) -> list[Fact]:
        """What is to be told of a card that is seen."""
        g = self.g
        seen = card_view(g, card, WATCHER if self.seat < 0 else 1 << self.seat)
        facts: list[Fact] = []
        if place == "areas":
            level = next((area.level for area in self.view.areas if area.area == seen.card), definition.level)
            changed = definition.level if level != definition.level else None
            words = self.said("area-level", level=level)
            facts.append(Fact("level", words, level, changed, because=self.because.level(card)))
        elif place == "final":
            facts += self.final_facts(definition)
        elif place.endswith(".party"):
            facts.append(Fact("character", spans(self.table.character(seen))))
            facts += self.because.character(card, definition)
        elif place.endswith((".missions", ".completed")):
            facts.append(Fact("mission", spans(self.table.mission_words(seen)), seen.marks))
            if place.endswith(".missions") and not seen.up and counts_when_open(definition):
                facts.append(Fact("closed", self.said("mission-closed")))
        elif definition.category == ENCOUNTER and place.startswith("area."):
            facts.append(Fact("encounter", spans(self.table.encounter(seen))))
        states = (("spun", seen.spun), ("down", seen.down), ("steel", seen.steel))
        gender = self.wording.gender(seen.card)
        return facts + [Fact(name, self.said(f"character-{name}", gender=gender)) for name, is_so in states if is_so]

    def final_facts(self, definition: CardDefinition) -> list[Fact]:
        """How far oneself has come with the Final Mission, or that one cannot try it."""
        if self.seat < 0:
            return []
        player: PlayerView = self.view.players[self.seat]
        held, needed = player.final_steps, len(definition.step_lines)
        facts = [Fact("mission", self.said("mission-steps", amount=held, needed=needed), held)] if held else []
        return facts if player.completed else [*facts, Fact("barred", self.said("final-barred"))]

    def why_not(self, definition: CardDefinition) -> list[WhyNot]:
        """Every reason, where nothing can be done with it now."""
        if self.g.over or not self.g.turn:
            return []
        tried = attempts(self.g, self.seat, definition)
        if any(attempt.reason is None for attempt in tried):
            return []
        found = dict.fromkeys((attempt.verb, attempt.reason) for attempt in tried)
        return [self.wording.once(refused, verb, reason) for verb, reason in found if reason is not None]

    def dice(self) -> list[Thing]:
        return [
            Thing(
                f"die.{i}",
                "die",
                "dice",
                i,
                "",
                self.said("die-shows", amount=face),
                roller,
                [Fact("face", spans(str(face)), face)],
            )
            for i, (roller, face) in enumerate(self.view.roll)
        ]

    def timer(self) -> list[Thing]:
        """The countdown of the Final Mission."""
        timer = self.view.timer
        if not any(laid.place == "final" for laid in self.look.table):
            return []
        words = self.said("fact-timer", amount=timer)
        return [Thing("timer", "counter", "final", 0, "", words, facts=[Fact("timer", words, timer)])]


# -- what is the same at table after table: each is made once for its language; whoever is given one does not change it -----


def phases_of(wording: AnimaWording) -> list[Phase]:
    return [Phase(phase, wording.words(f"phase-{phase}")) for phase in PHASES[1:]]


def own_place(wording: AnimaWording, seat: int, name: str, count: int, mine: bool) -> Place:
    yours = wording.words(f"yours-{name}") if mine else []
    return Place(f"{seat}.{name}", name, wording.words(f"place-{name}"), seat, count, yours=yours)


def shared_place(wording: AnimaWording, name: str, count: int) -> Place:
    return Place(name, name, wording.words(f"place-{name}"), -1, count)
