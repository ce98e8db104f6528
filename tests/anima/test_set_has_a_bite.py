"""What the shipped set of Anima promises: no two cards alike, a sixth face for every Area, bosses and Traps that hurt, and ends
that can be reached without a fight."""

from pathlib import Path

import msgspec
import pytest

from grimoire.anima.definition import CardDefinition
from grimoire.anima.zones import ADVANTAGE, CHARACTER, CREATURE, TRAP
from grimoire.lab.anima.balance import Balance
from grimoire.library.anima.cards import shipped_pool

ROOT = Path(__file__).resolve().parents[2]

CARDS = list(shipped_pool().definitions)
PLAIN = "samurai"  # attested without a text
ATTESTED_SIX = "albidion"


def areas() -> list[CardDefinition]:
    return [card for card in CARDS if card.table_lines]


def test_no_two_cards_have_the_same_text() -> None:
    written = [" / ".join(map(str, card.lines)) for card in CARDS if card.lines and not card.crisis_turns]
    assert len(set(written)) == len(written)
    assert [card.id for card in CARDS if card.category == CHARACTER and not card.lines] == [PLAIN]


def test_every_area_but_the_attested_one_has_a_sixth_face_of_its_own() -> None:
    sixth = {card.id: str(card.table_lines[-1][1]) for card in areas()}
    own = {id: face for id, face in sixth.items() if id != ATTESTED_SIX}
    assert len(set(own.values())) == len(own)
    assert all(card.table_lines[-1][0] == "6" for card in areas() if card.id != ATTESTED_SIX)


def test_final_missions_have_places_of_their_own_and_a_way_that_is_no_fight() -> None:
    finals = [card for card in CARDS if card.crisis_turns]
    places = [place for card in finals for place in card.where]
    assert len(finals) == 3 and len(set(places)) == len(places) >= 6
    for card in finals:
        task = " ".join(map(str, [card.task_line, *card.step_lines]))
        assert "complete" in task or "check" in task, card.id


def test_one_trap_kills_and_one_sets_a_foe_on_whoever_comes() -> None:
    traps = {card.id: " ".join(map(str, card.lines)) for card in CARDS if card.category == ADVANTAGE and card.type == TRAP}
    assert any("kill" in lines for lines in traps.values())
    assert any("fight" in lines for lines in traps.values())


def test_bosses_hurt_or_change_the_land() -> None:
    bosses = [card for card in CARDS if card.type == CREATURE and card.level == 3]
    assert len(bosses) == 5
    assert [card.id for card in bosses if not any("on defeats" in str(line) for line in card.lines)] == []


def test_laying_a_trap_pays_on_cards_that_lie_open() -> None:
    paying = [card.id for card in CARDS if any("on lays" in str(line) for line in card.lines)]
    assert len(paying) >= 3
    assert [card.id for card in CARDS if card.id in paying and card.type == TRAP] == [], (
        "what it pays would say which Trap it is"
    )


def test_few_cards_only_draw_one_advantage() -> None:
    plain = [card.id for card in CARDS if card.lines and all(str(line).endswith("=> draw(1)") for line in card.lines)]
    assert len(plain) <= 4, plain


def test_no_lone_character_takes_the_crown_from_another() -> None:
    crown = next(card for card in CARDS if card.id == "crown-taken-by-force")
    assert [str(line) for line in crown.lines if "characters_at_least(2, foe)" not in str(line)] == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_do_the_temple_of_the_sun_half_as_often_as_what_they_do_most(players: int) -> None:
    kept = msgspec.json.decode((ROOT / "docs" / "anima-balance.json").read_bytes(), type=list[Balance])
    figures = next(one for one in kept if one.bot == "greedy-1" and one.players == players)
    rates = {name: tally.done / tally.times for name, tally in figures.basic.items()}
    assert rates["temple-of-the-sun"] * 2 >= max(rates.values())
