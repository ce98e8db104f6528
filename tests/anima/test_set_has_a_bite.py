"""What the shipped set of Anima promises: no two cards alike, a sixth face for every Area, bosses and Traps that hurt, and ends
that can be reached without a fight."""

from grimoire.anima.definition import CardDefinition
from grimoire.anima.zones import ADVANTAGE, CHARACTER, CREATURE, TRAP
from grimoire.library.anima.cards import shipped_pool

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
    hurt = [card.id for card in bosses if any("on defeats" in str(line) for line in card.lines)]
    assert len(hurt) >= 4
