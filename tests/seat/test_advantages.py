"""A hint says what for, in a sentence made from what would follow."""

from typing import cast

import pytest
from tests.seat.described import seated
from tests.seat.playing import seats_at

from grimoire.anima.game import Game
from grimoire.kernel.chance import seeded
from grimoire.lab.games import table_of
from grimoire.library.anima.cards import shipped_pool
from grimoire.library.records import Record
from grimoire.magenoir.game import Game as MageNoir
from grimoire.seat.looking import look_at
from grimoire.seat.seats import Seats
from grimoire.seat.wording import plain

STRIKING = "{alice: {prepared: [draconic-flame]}, bob: {equipment: [bark-armor], hp: 9}}"
PREPARING = "{alice: {hand: [flame, flame-projectile, seed], reserve: 1 vegetal}, bob: {hp: 9}}"


def said(given: str, forms: list[str], lang: str) -> str:
    return plain(seated("magenoir", given).reasons(0, lang, forms))


@pytest.mark.parametrize(("lang", "expected"), [("en", "bob 9 → 8 HP"), ("fr", "bob 9 → 8 PV")])
def test_it_says_who_loses_what(lang: str, expected: str) -> None:
    assert said(STRIKING, ["activate draconic-flame", "target opponent"], lang) == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "then all components are there for Flame projectile"),
        ("fr", "tous les composants sont là pour Projectile de flamme"),
    ],
)
def test_it_says_which_card_has_its_components_then(lang: str, expected: str) -> None:
    assert said(PREPARING, ["prepare flame", "channel flame"], lang) == expected


def test_it_says_what_would_be_done_next_where_nothing_else_can_be_said() -> None:
    assert said(PREPARING, ["prepare seed", "prepare flame"], "en").startswith("next: ")


def test_it_says_nothing_of_ending_a_turn() -> None:
    assert said(PREPARING, ["end turn"], "en") == ""


def test_it_says_the_same_whatever_is_hidden() -> None:
    """Hands, decks and chance are dealt anew in every sample: what is said is said of all of them."""
    table, told = table_of("magenoir"), 0
    decks = [list(table.deck(name).cards) for name in table.deck_names()[:2]]
    for seed in range(2):
        seats = seats_at("magenoir", table.pool, ["Ann", "Ben"], table.begin(decks, seed))
        presenter, chance = seats.presenter("en"), seeded(seed)
        for _ in range(110):
            decision = seats.position.decision()
            if decision is None:
                break
            looks = [look_at(presenter, seats.position, decision.seat, number) for number in (1, 2)]
            for option in decision.options[:5] if cast(MageNoir, seats.position).turn else []:
                after = looks[0].position.clone()
                after.choose_form(option.form)
                forms = [option.form, *[option.form for option in after.options[:1]]]
                for going in (forms[:1], forms):
                    said = {plain(presenter.advantages(look, going)) for look in looks}
                    assert len(said) == 1, (seed, going, said)
                    told += said != {""}
            seats.match.choose(decision.options[chance.below(len(decision.options))].form)
    assert told > 100


# -- Anima -------------------------------------------------------------------------------------------------------------

TABLE = "turn: 'alice, reset', areas: [deimos, maisen], bob: {party: [executor]}"


@pytest.mark.parametrize(
    ("hand", "forms", "expected"),
    [
        ("iron-vow", ["play iron-vow"], "Combat 4 → 6; cards in hand 1 → 0"),
        ("pit-of-stakes", ["discard pit-of-stakes"], "cards in hand 1 → 0"),
    ],
)
def test_of_anima_it_says_which_numbers_change(hand: str, forms: list[str], expected: str) -> None:
    seats = seated("anima", f"{{{TABLE}, alice: {{party: [samurai], hand: [{hand}]}}}}")
    assert plain(seats.reasons(0, "en", forms)) == expected
    assert "→" in plain(seats.reasons(0, "fr", forms))


@pytest.mark.parametrize(("lang", "expected"), [("en", "to expect: 88 in 100"), ("fr", "à prévoir : 88 sur 100")])
def test_of_anima_it_says_how_likely_it_is_to_come_through(lang: str, expected: str) -> None:
    given = (
        "{turn: 'alice, exploration', areas: [deimos, maisen], alice: {party: [samurai], in: deimos}, bob: {party: [executor]}}"
    )
    assert plain(seated("anima", given).reasons(0, lang, ["explore"])) == expected


def test_of_anima_it_says_the_same_whatever_is_hidden() -> None:
    """Hidden cards and dice are dealt anew in every sample: what is said is said of all of them."""
    told = 0
    for seed in range(3):
        record = Record("0.1.0", "anima", shipped_pool().digest, ["ann", "bob", "cid"], seed=seed)
        seats, chance = Seats.of_record(record, shipped_pool()), seeded(seed)
        presenter = seats.presenter("en")
        for _ in range(70):
            decision = seats.position.decision()
            if decision is None:
                break
            looks = [look_at(presenter, seats.position, decision.seat, number) for number in (1, 2)]
            for option in decision.options[:4] if chance.below(2) and cast(Game, seats.position).turn else []:
                after = looks[0].position.clone()
                after.choose_form(option.form)
                forms = [option.form, *[option.form for option in after.options[:1]]]
                for going in (forms[:1], forms):
                    said = {plain(presenter.advantages(look, going)) for look in looks}
                    assert len(said) == 1, (seed, going, said)
                    told += said != {""}
            seats.match.choose(decision.options[chance.below(len(decision.options))].form)
    assert told > 100


@pytest.mark.parametrize("form", ["reward recruit", "explore"])
def test_of_anima_nothing_is_said_of_who_would_join_or_how_dice_would_fall(form: str) -> None:
    given = (
        "{turn: 'alice, exploration', areas: [gallows-crossroads, maisen], dice: [6, 6],"
        " alice: {party: [samurai], in: gallows-crossroads}, bob: {party: [executor]}}"
    )
    seats = seated("anima", given)
    if form != "explore":
        seats.match.choose("explore")
    assert form in [option.form for option in seats.position.options]
    assert "→" not in plain(seats.reasons(0, "en", [form]))


def test_others_are_taken_to_let_a_blow_be() -> None:
    given = "{alice: {prepared: [draconic-flame]}, bob: {permanents: [animated-tree], hp: 9}}"
    assert said(given, ["activate draconic-flame", "target opponent"], "en") == "bob 9 → 7 HP"
