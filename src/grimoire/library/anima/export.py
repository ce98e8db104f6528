"""A position of Anima written down: the text of a `given`, so that any moment between actions can become a scenario."""

from collections.abc import Iterator

from grimoire.anima.described_position import (
    SETUP_START,
    TURN_START,
    UNSTATED,
    PlacedArea,
    PlacedBonus,
    PlacedCard,
    PlacedSeat,
    Placement,
)
from grimoire.anima.describing import describe
from grimoire.anima.game import Game
from grimoire.anima.zones import OPEN
from grimoire.library.anima.optional_rules import NAMES
from grimoire.library.anima.positions import SPAN_WORDS
from grimoire.library.scenario_words import SEATS, listed

NOBODYS_MOMENTS = (SETUP_START, TURN_START, "crisis")
SPANS = {span: words for words, span in SPAN_WORDS.items()}


def export_position(g: Game) -> str:
    """The `given` of this game. Raises NotBetweenActions in the middle of an action."""
    return position_text(describe(g))


def position_text(placement: Placement) -> str:
    return "\n".join(lines(placement)) + "\n"


def lines(placement: Placement) -> Iterator[str]:
    moment = placement.moment
    yield f"turn: {moment if moment in NOBODYS_MOMENTS else f'{SEATS[placement.active]}, {moment}'}"
    yield f"turn number: {placement.turn}"
    yield f"seats: {len(placement.seats)}"
    if placement.order:
        yield f"order: {listed([SEATS[seat] for seat in placement.order])}"
    rules = placement.options
    chosen = zip(NAMES, (rules.tree, rules.open_rolls, rules.automatic_reveal, rules.omega), strict=True)
    options = [name for name, is_chosen in chosen if is_chosen]
    if options:
        yield f"options: {listed(options)}"
    for name, cards in placement.piles.items():
        yield f"{name.replace('-', ' ')}: {listed([card_text(card) for card in cards])}"
    if placement.exact:
        yield f"exact: {listed([name.replace('-', ' ') for name in placement.exact])}"
    if placement.aside is not None:
        yield f"set aside: {listed([card_text(card) for card in placement.aside])}"
    yield from table(placement)
    for seat, described in enumerate(placement.seats):
        inner = list(seat_lines(described))
        if inner:
            yield f"{SEATS[seat]}:"
            yield from (f"  {line}" for line in inner)


def table(placement: Placement) -> Iterator[str]:
    if placement.areas:
        yield f"areas: {listed([area_text(area) for area in placement.areas])}"
    for name, cards in (
        ("incidents", placement.incidents),
        ("beside", placement.beside),
        ("tossed", placement.tossed),
    ):
        if cards:
            yield f"{name}: {listed([card_text(card) for card in cards])}"
    if placement.final:
        yield f"final: {placement.final}"
        yield f"timer: {placement.timer}"
    for name, is_so in (("final due", placement.due), ("sought", placement.sought), ("acted", placement.acted)):
        if is_so:
            yield f"{name}: yes"
    if placement.fought:
        yield f"fought: {listed([f'{SEATS[one]} {SEATS[other]}' for one, other in placement.fought])}"
    if placement.bonuses:
        yield f"bonuses: {listed([bonus_text(bonus) for bonus in placement.bonuses])}"
    if placement.dice:
        yield f"dice: {listed([str(die) for die in placement.dice])}"
    if placement.chance is None:
        yield f"seed: {placement.seed}"
    else:
        yield f"chance: {placement.chance.a} {placement.chance.b}"


def seat_lines(seat: PlacedSeat) -> Iterator[str]:
    for name, cards in (
        ("party", seat.party),
        ("hand", seat.hand),
        ("missions", seat.missions),
        ("completed", seat.completed),
    ):
        if cards:
            yield f"{name}: {listed([card_text(card) for card in cards])}"
    for name, card in (("faction", seat.faction), ("organization", seat.organization)):
        if card is not None:
            text = card_text(card)
            yield f"{name}: {{{text}}}" if ":" in text else f"{name}: {text}"
    for name, area in (("in", seat.area), ("left", seat.left), ("recruited", seat.recruited)):
        if area:
            yield f"{name}: {area}"
    for name, is_so in (("out", seat.out), ("gone", seat.gone), ("leaving", seat.leaving), ("picked up", seat.picked_up)):
        if is_so:
            yield f"{name}: yes"
    if seat.final_steps:
        yield f"final steps: {seat.final_steps}"
    for name, ids in (("spent", seat.spent), ("stepped", seat.stepped)):
        if ids:
            yield f"{name}: {listed(ids)}"


def card_text(card: PlacedCard) -> str:
    details = [
        f"{name}: yes"
        for name, is_so in (
            ("spun", card.spun),
            ("incapacitated", card.down),
            ("steel", card.steel),
            ("up", card.up),
        )
        if is_so
    ]
    if card.marks:
        details.append(f"marks: {card.marks}")
    if card.levels:
        details.append(f"levels: {listed([str(level) for level in card.levels])}")
    if card.seat != UNSTATED:
        details.append(f"by: {SEATS[card.seat]}")
    if card.age:
        details.append(f"age: {card.age}")
    if card.used:
        details.append(f"used: {listed([str(line) for line in card.used])}")
    if card.known != UNSTATED:
        details.append(f"known: {knowers_text(card.known)}")
    return f"{card.id}: {{{', '.join(details)}}}" if details else card.id


def knowers_text(known: int) -> str:
    if known in (0, OPEN):
        return "nobody" if known == 0 else "everyone"
    return listed([name for seat, name in enumerate(SEATS) if known & 1 << seat])


def area_text(area: PlacedArea) -> str:
    details: list[str] = []
    if area.encounter is not None:
        text = card_text(area.encounter)
        details.append(f"encounter: {{{text}}}" if ":" in text else f"encounter: {text}")
    if area.traps:
        details.append(f"traps: {listed([card_text(trap) for trap in area.traps])}")
    return f"{area.id}: {{{', '.join(details)}}}" if details else area.id


def bonus_text(bonus: PlacedBonus) -> str:
    whom = SEATS[bonus.seat] if bonus.seat != UNSTATED else bonus.card or "foe"
    source = f" by {bonus.source}" if bonus.source else ""
    return f"{whom} {bonus.what.replace('-', ' ')} {bonus.amount:+} {SPANS[bonus.span]}{source}"
