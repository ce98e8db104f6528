"""Which texts of cards were carried out: seen in what a game really did, and added up over games."""

import pytest
from tests.lab.playing import simulate

from grimoire.lab.coverage import Tally
from grimoire.lab.magenoir.table import MageNoirTable
from grimoire.lab.pairing import pairings
from grimoire.lab.simulate import Plan, play_game
from grimoire.lab.tables import CardText
from grimoire.library.magenoir.box import MageNoirBox
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.magenoir.game import Game
from grimoire.magenoir.position_from_description import PlacedCard, Placement, place
from grimoire.magenoir.zones import CHANNELED, DECK, EQUIPMENT, HAND, PERMANENTS, PREPARED, RITUALS

TABLE = MageNoirTable(MageNoirBox(), shipped_pool(), 2)
RICH = [9] * 6


def table_with(cards: dict[int, list[str]], active: int = 0, mage_noir: int = 0) -> Game:
    """The first seat has these cards by zone; the main phase of the active one."""
    placement = Placement()
    placement.active = active
    for seat in placement.seats:
        seat.zones[DECK] = [PlacedCard("droplet") for _ in range(5)]
        seat.reserve = RICH[:]
    for zone, ids in cards.items():
        placement.seats[0].zones[zone] = [PlacedCard(id) for id in ids]
    placement.seats[0].mage_noir = mage_noir
    position = place(TABLE.pool, placement)
    position.advance()
    return position


def seen_in(position: Game, *forms: str) -> list[str]:
    """The texts carried out with these choices, with the id of the card."""
    witness = TABLE.witness()
    for form in forms:
        witness.choose(position, position.index_of(form))
    return [f"{TABLE.texts()[number].card}: {TABLE.texts()[number].text}" for number in sorted(witness.seen)]


def test_every_card_with_a_text_is_in_the_list() -> None:
    listed = {text.card for text in TABLE.texts()}
    assert {d.id for d in TABLE.pool.definitions} - listed == {"shifting-sands", "solar-flame"}  # blank ones
    assert [text for text in TABLE.texts() if not text.text] == []
    assert len({(text.card, text.text) for text in TABLE.texts()}) == len(TABLE.texts())


def test_the_instructions_of_a_spell_count_when_it_is_activated_and_not_when_it_is_prepared() -> None:
    text = "breath: take(upto(2) air, available)"
    assert text not in seen_in(table_with({HAND: ["breath"]}), "prepare breath")
    assert text in seen_in(table_with({PREPARED: ["breath"]}), "activate breath")


def test_a_trigger_counts_when_it_fires() -> None:
    text = "wand-of-air-currents: on turn_start(you) => draw(you, 1) then damage(1, opp)"
    assert text not in seen_in(table_with({EQUIPMENT: ["wand-of-air-currents"]}), "end turn")
    assert text in seen_in(table_with({EQUIPMENT: ["wand-of-air-currents"]}, active=1), "end turn")


def test_an_ability_counts_when_it_is_used() -> None:
    text = "emptiness-ritual: act your_turn, discard(sel(one, in_hand yours)) => damage(1, any)"
    table = {RITUALS: ["emptiness-ritual"], HAND: ["breath"]}
    assert text not in seen_in(table_with(table), "prepare breath")
    assert text in seen_in(table_with(table), "use emptiness-ritual", "target opponent")


@pytest.mark.parametrize("mage_noir", [0, 1])
def test_a_continuous_effect_counts_while_its_condition_holds(mage_noir: int) -> None:
    text = "druid-ring: always gather(you, more(1 vegetal)) if mn"
    position = table_with({EQUIPMENT: ["druid-ring"]}, mage_noir=mage_noir)
    assert (text in seen_in(position, "end turn")) == bool(mage_noir)


@pytest.mark.parametrize("mage_noir", [0, 1])
def test_so_does_a_keyword(mage_noir: int) -> None:
    position = table_with({PERMANENTS: ["dead-tree"]}, mage_noir=mage_noir)
    assert ("dead-tree: protector if mn" in seen_in(position, "end turn")) == bool(mage_noir)


@pytest.mark.parametrize("mage_noir", [0, 1])
def test_and_what_a_card_says_of_its_preparation_when_it_is_prepared(mage_noir: int) -> None:
    position = table_with({HAND: ["acceleration"]}, mage_noir=mage_noir)
    assert ("acceleration: prepare cost(less(1 arcane)) if mn" in seen_in(position, "prepare acceleration")) == bool(mage_noir)


def test_what_a_component_lays_on_its_user_counts_when_it_is_used() -> None:
    text = "millennium: rider numbers(user, add(10))"
    assert text not in seen_in(table_with({CHANNELED: ["millennium"]}), "end turn")


def test_where_a_card_sends_itself_counts_when_it_lies_there() -> None:
    text = "stellar-fractal: instead put(self, in_discard) @anywhere => move(self, discard_bottom)"
    assert text not in seen_in(table_with({HAND: ["stellar-fractal"]}, mage_noir=1), "prepare stellar-fractal")
    gone = seen_in(table_with({PREPARED: ["stellar-fractal"]}), "activate stellar-fractal")
    assert text in gone


def test_a_watched_game_goes_the_same_way() -> None:
    def plan(coverage: bool) -> Plan:
        shipped = pairings(TABLE)
        return Plan("magenoir", shipped, ["random", "random"], 3, 5, 10_000, coverage=coverage)

    for number in range(3):
        plain, watched = play_game(plan(False), number), play_game(plan(True), number)
        assert plain.texts == ()
        assert len(watched.texts) > 10
        assert (watched.decisions, watched.turns, watched.winner) == (plain.decisions, plain.turns, plain.winner)


def test_so_does_a_chain_longer_than_a_witness_looks() -> None:
    placement = Placement()
    for seat in placement.seats:
        seat.zones[DECK] = [PlacedCard("rite-of-passage") for _ in range(30)]
    placement.seats[0].zones[PREPARED] = [PlacedCard("chaos")]  # applies itself again while nobody loses Health Points
    position = place(TABLE.pool, placement)
    position.advance()
    plain = position.clone()
    plain.choose_form("activate chaos")
    assert len(plain.events) > 100
    TABLE.witness().choose(position, position.index_of("activate chaos"))
    assert position.digest() == plain.digest()
    assert position.events == plain.events


def test_games_of_several_processes_add_up_to_the_same() -> None:
    plan = Plan("magenoir", pairings(TABLE, "random", "random"), ["random", "random"], 4, 5, 10_000, coverage=True)
    tallies = [Tally(TABLE.texts()), Tally(TABLE.texts())]
    for jobs, tally in enumerate(tallies, 1):
        for played in simulate(plan, jobs):
            tally.add(played.texts)
    assert tallies[0].games == tallies[1].games
    assert max(tallies[0].games) > 1


def test_a_tally_tells_cards_never_seen_from_texts_never_seen() -> None:
    tally = Tally([CardText("flame", "a"), CardText("flame", "b"), CardText("seed", "c"), CardText("rock", "d")])
    tally.add([0, 3])
    tally.add([0])
    found = tally.coverage()
    assert (found.cards, found.applied, found.whole) == (3, 2, 1)
    assert (found.texts, found.texts_applied) == (4, 2)
    assert found.never == ["seed"]
    assert found.never_texts == [CardText("flame", "b")]
