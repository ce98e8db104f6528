"""What a checked game of Mage Noir asks of its events: a card, Mana or a Health Point that moves untold, or otherwise than
told, is noticed. Each fault is built into one choice of a sound game."""

from collections.abc import Callable

import msgspec
import pytest

from grimoire.kernel.event import Event
from grimoire.kernel.frame import NO_USES, Scope
from grimoire.kernel.option import Option, Question
from grimoire.lab.circles import Circles
from grimoire.lab.games import table_of
from grimoire.lab.magenoir import silenced
from grimoire.lab.magenoir.additions import Additions
from grimoire.lab.magenoir.before import Before
from grimoire.lab.magenoir.conservation import MageNoirAudit
from grimoire.lab.magenoir.shuffles import check_shuffles
from grimoire.lab.magenoir.silenced import Silenced
from grimoire.lab.streams import stream
from grimoire.lab.tables import Broken
from grimoire.magenoir.definition import FOREVER, Active
from grimoire.magenoir.facts.cards import CardDiscarded, CardSeen, DeckShuffled
from grimoire.magenoir.facts.health import HealthTouched
from grimoire.magenoir.facts.mana import ManaPaid, ManaReleased
from grimoire.magenoir.facts.spells import AbilityUsed
from grimoire.magenoir.game import Game
from grimoire.magenoir.modifiers import SILENCE, Modifier
from grimoire.magenoir.state import STATIC
from grimoire.magenoir.zones import DECK

MAGE_NOIR = table_of("magenoir")
GONE = 1  # a reference to an object that is no longer
SILENCES_NOTHING = Active(Modifier(SILENCE), Scope(-1, 0, 0, STATIC, 0, NO_USES), FOREVER, 0, [GONE])


def game(deck: str = "burning-wrath", against: str = "crushing-pressure", seed: int = 5) -> Game:
    position = MAGE_NOIR.begin([list(MAGE_NOIR.deck(name).cards) for name in (deck, against)], seed)
    assert isinstance(position, Game)
    return position


def played_to(
    kind: str, wanted: Callable[[Event], bool] = lambda event: True, deck: str = "burning-wrath"
) -> tuple[MageNoirAudit, Game]:
    """A game played by chance until such an event was told, with an audit that has seen everything but the last choice."""
    for seed in range(1, 50):
        g = game(deck, seed=seed)
        audit = MageNoirAudit()
        audit.look(g)
        chance = stream(seed, "choices")
        while not g.over:
            index = chance.below(len(g.options))
            audit.before_choice(g, index)
            g.choose(index)
            if g.turn > 1 and any(event.kind == kind and wanted(event) for event in g.events):
                return audit, g
            audit.look(g)
    pytest.fail(f"no game told {kind}")


def event_of(g: Game, kind: str) -> Event:
    return next(event for event in g.events if event.kind == kind)


def told(event: Event) -> tuple[object, ...]:
    return msgspec.structs.astuple(event)


def is_at_a_player(event: Event) -> bool:
    return isinstance(event, HealthTouched) and event.player >= 0 and event.amount > 0


def is_at_a_card(event: Event) -> bool:
    return isinstance(event, HealthTouched) and bool(event.target) and event.amount > 0


class ManaBurnt(Event, frozen=True):
    """A kind nobody has declared."""


def drop(g: Game, kind: str) -> None:
    g.events.remove(event_of(g, kind))


def twice(g: Game, kind: str) -> None:
    g.events.append(msgspec.structs.replace(event_of(g, kind)))


def change(field: str, value: str) -> Callable[[Game, str], None]:
    def told_otherwise(g: Game, kind: str) -> None:
        at = g.events.index(event_of(g, kind))
        g.events[at] = msgspec.structs.replace(g.events[at], **{field: value})

    return told_otherwise


Fault = Callable[[Game, str], None]

MOVED = "a card moved otherwise than told"
MANA = "Mana moved otherwise than told"
HEALTH = "Health Points changed otherwise than told"


@pytest.mark.parametrize(
    "kind", ["CardDrawn", "CardEntered", "CardDiscarded", "SpellChanneled", "ManaLocked", "DamageInflicted"]
)
def test_what_is_told_as_it_was_passes(kind: str) -> None:
    audit, g = played_to(kind)
    audit.look(g)


@pytest.mark.parametrize(
    "fault", [drop, twice, change("card", "tornado"), change("origin", "exile"), change("destination", "exile")]
)
@pytest.mark.parametrize("kind", ["CardDrawn", "CardEntered", "CardDiscarded", "SpellChanneled"])
def test_a_card_that_moves_otherwise_than_told_is_noticed(kind: str, fault: Fault) -> None:
    audit, g = played_to(kind)
    fault(g, kind)
    with pytest.raises(Broken, match=MOVED):
        audit.look(g)


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        ("ManaGathered", drop),
        ("ManaGathered", change("element", "arcane")),
        ("ManaLocked", drop),
        ("ManaLocked", change("card", "tornado")),
        ("ManaLocked", change("origin", "infinite")),
        ("ManaReleased", change("card", "tornado")),
        ("PileTaken", drop),
        ("PileTaken", change("pile", "right")),
    ],
)
def test_mana_that_moves_otherwise_than_told_is_noticed(kind: str, fault: Fault) -> None:
    audit, g = played_to(kind, lambda event: "arcane" not in told(event) and "right" not in told(event))
    fault(g, kind)
    with pytest.raises(Broken, match=f"{MANA}|a pile was taken with another amount than told"):
        audit.look(g)


def test_mana_that_is_made_twice_in_a_trade_is_noticed() -> None:
    audit, g = played_to("ManaTraded")
    seat = event_of(g, "ManaTraded").seat
    g.reserve[seat * 6] += 1
    with pytest.raises(Broken, match="a trade moved Mana otherwise than told"):
        audit.look(g)


def test_an_event_about_mana_that_nobody_books_is_noticed() -> None:
    audit, g = played_to("ManaGathered")
    g.events.append(ManaBurnt("toy"))
    with pytest.raises(Broken, match="an event about Mana that the ledger does not know"):
        audit.look(g)


@pytest.mark.parametrize("fault", [drop, twice])
def test_damage_to_a_player_that_is_not_told_so_is_noticed(fault: Fault) -> None:
    audit, g = played_to("DamageInflicted", is_at_a_player)
    fault(g, "DamageInflicted")
    with pytest.raises(Broken, match=HEALTH):
        audit.look(g)


@pytest.mark.parametrize("fault", [drop, twice])
def test_damage_to_a_card_too(fault: Fault) -> None:
    audit, g = played_to("DamageInflicted", is_at_a_card, "surging-growth")
    fault(g, "DamageInflicted")
    with pytest.raises(Broken, match=HEALTH):
        audit.look(g)


def released(pile: str, more: int) -> ManaReleased:
    return ManaReleased("toy", 0, "air", 1, pile, more, "flame")


def paid_into(pile: str, more: int) -> ManaPaid:
    return ManaPaid("toy", 0, "air", 1, pile, more)


def laid(*piles: str, kind: Callable[[str, int], Event] = released, more: int = -1) -> list[Event]:
    """One addition, told in its parts; `more`: how many parts come in later choices."""
    rest = max(0, more)
    return [kind(pile, len(piles) - 1 - i + rest) for i, pile in enumerate(piles)]


@pytest.mark.parametrize(
    ("left", "right", "events", "told"),
    [
        (2, 2, laid("left", "right", "left"), ""),
        (2, 2, laid("right", "left", "right"), ""),
        (2, 3, laid("left", "right", "left"), ""),
        (2, 5, [*laid("left"), *laid("left")], ""),  # two cards that release, one after the other
        (2, 5, laid("left", "left"), "did not alternate"),
        (2, 3, laid("right", "left"), "began with the larger pile"),
        (2, 4, [*laid("left"), *laid("right")], "began with the larger pile"),
        (2, 5, laid("left", kind=paid_into) * 2, ""),  # two triggers that each take a payment
        (2, 5, [AbilityUsed("toy", 0, "flame"), *laid("left", kind=paid_into) * 2], "the cost of an ability was taken apart"),
        (2, 5, [*laid("left", more=1), CardDiscarded("toy", 0, "flame", "hand", "discard")], "an addition of Mana broke off"),
        (2, 5, laid("left", more=1) + laid("right", more=1), "did not alternate"),
    ],
)
def test_one_addition_of_mana_begins_with_the_smaller_pile_and_alternates(
    left: int, right: int, events: list[Event], told: str
) -> None:
    g = game()
    g.piles = [left, 0, 0, 0, 0, 0, right, 0, 0, 0, 0, 0]
    before = Before(g)
    g.events = events
    if told:
        with pytest.raises(Broken, match=told):
            Additions(g).look(g, before)
    else:
        Additions(g).look(g, before)


def test_an_addition_goes_on_over_several_choices() -> None:
    g = game()
    additions = Additions(g)
    before = Before(g)
    g.events = laid("left", more=1)
    additions.look(g, before)
    g.events = []
    additions.look(g, before)
    g.events = laid("left")
    with pytest.raises(Broken, match="did not alternate"):
        additions.look(g, before)


def test_of_an_addition_that_was_begun_before_nobody_knows_where() -> None:
    g = game()
    g.piles[6] = 9
    before = Before(g)
    g.question = Question("place-mana")
    g.events = laid("right", "left")
    Additions(g).look(g, before)
    g.events = laid("right", "right")
    with pytest.raises(Broken, match="did not alternate"):
        Additions(g).look(g, before)


def test_payments_that_something_else_divides_are_two() -> None:
    g = game()
    g.piles[6] = 9
    before = Before(g)
    paid = laid("left", kind=paid_into)
    moved = CardDiscarded("D10.2", 0, "flame", "prepared", "discard")
    g.events = [AbilityUsed("toy", 0, "flame"), *paid, moved, *paid]
    Additions(g).look(g, before)


def test_who_still_knows_a_shuffled_deck_is_noticed() -> None:
    _, g = played_to("CardDrawn")
    before = Before(g)
    card = g.cards(0, DECK)[3]
    g.known[card] = 2
    name = g.definitions[g.printed[card]].id
    seen = CardSeen("D8.2", 1, name)
    check_shuffles(g, before)  # nobody shuffled
    g.events = [DeckShuffled("R:game-setup", 1), seen]
    check_shuffles(g, before)  # another deck
    g.events = [DeckShuffled("R:game-setup", 0), seen]
    check_shuffles(g, before)  # seen since
    g.events = [seen, DeckShuffled("R:game-setup", 0)]
    with pytest.raises(Broken, match=f"a shuffled deck is still known: {name}"):
        check_shuffles(g, before)


def test_a_silenced_card_that_acts_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card on the board is taken for silenced, and none is: the first that has an effect is told."""
    monkeypatch.setattr(silenced, "is_silenced", lambda g, card: True)
    g = game("borrowed-hours", "borrowed-hours")
    check = Silenced()
    chance = stream(1, "choices")
    with pytest.raises(Broken, match="a silenced card has an effect"):
        while not g.over:
            g.mods[SILENCE] = [SILENCES_NOTHING]
            index = chance.below(len(g.options))
            check.before_choice(g, index)
            g.choose(index)
            check.after_choice(g)


class Wheel:
    """Has this many situations, one after the other, and in each this many things to do."""

    def __init__(self, situations: int, options: int) -> None:
        self.situations = situations
        self.options = [Option("turn")] * options
        self.at = 0

    def chain_key(self) -> bytes:
        return bytes([self.at % self.situations])


@pytest.mark.parametrize(
    ("situations", "options", "steps", "in_circles"),
    [(50, 1, 49, False), (5, 1, 14, False), (5, 1, 15, True), (1, 1, 3, True), (5, 3, 14, False), (5, 3, 15, True)],
)
def test_a_turn_in_circles_is_noticed(situations: int, options: int, steps: int, in_circles: bool) -> None:
    wheel = Wheel(situations, options)
    circles = Circles()

    def turn() -> None:
        for at in range(steps + 1):
            wheel.at = at
            circles.look(wheel, 1, at % situations)  # type: ignore[arg-type]

    if in_circles:
        with pytest.raises(Broken, match="a turn goes in circles"):
            turn()
    else:
        turn()


def test_each_turn_may_come_to_the_same_situation() -> None:
    circles = Circles()
    for turn in range(10):
        circles.look(Wheel(1, 1), turn, 0)  # type: ignore[arg-type]
