"""Words of the language on cards that nobody printed."""

import pytest
from tests.anima.invented import invented_pool
from tests.anima.laying import areas, forms, pass_all, play, seat

from grimoire.anima.areas import level_of
from grimoire.anima.combat_and_speed import speed_of
from grimoire.anima.described_position import PlacedSeat, Placement
from grimoire.anima.facts.combat import CombatDeclared
from grimoire.anima.game import Game, from_bytes
from grimoire.anima.hands import hand
from grimoire.anima.optional_rules import Options
from grimoire.anima.position_from_description import place
from grimoire.anima.setup import new_game
from grimoire.kernel.chance import seeded
from grimoire.lab.anima.audit import AnimaAudit
from grimoire.lab.streams import stream

POOL = invented_pool()


def laid(moment: str, seats: list[PlacedSeat], in_play: str, dice: list[int] | None = None, **piles: str) -> Game:
    placement = Placement()
    placement.moment = moment
    placement.seats = seats
    placement.areas = areas(in_play)
    placement.order = list(range(len(seats)))
    placement.dice = dice or []
    placement.turn = 3
    g = place(POOL, placement)
    g.advance()
    return g


def test_a_hand_above_a_limit_that_shrank_is_discarded_down() -> None:
    held = "iron-vow old-debt stillness unweave"
    g = laid("reset", [seat("samurai hoarder", held), seat("seer")], "deimos")
    assert (g.asked, g.question.id, g.question.amount) == (0, "hand-limit", 1)
    play(g, "discard stillness")
    assert len(hand(g, 0)) == 3
    assert (g.asked, g.question.id) == (0, "reset"), "what was to be asked is asked now"


def test_two_lines_for_one_moment_are_told_apart_by_their_number() -> None:
    g = laid("reset", [seat("samurai", "two-ways"), seat("seer")], "deimos")
    assert forms(g)[:2] == ["play two-ways 1", "play two-ways 2"]
    play(g, "play two-ways 2")
    pass_all(g)
    assert [bonus.card for bonus in g.view(0).bonuses] == ["seer"], "the only one is named by itself"


def test_a_combat_can_follow_from_a_combat() -> None:
    g = laid("movement", [seat("brawler"), seat("seer")], "deimos=marsh-leeches", dice=[6, 1, 6, 1])
    kinds = play(g, "move deimos") + pass_all(g)
    assert kinds.count("CombatBegan") == 2
    assert kinds.count("CombatWon") == 2, "and once a turn only"


def test_a_text_about_every_party_on_one_partys_card() -> None:
    g = laid("reset", [seat("brawler"), seat("seer")], "deimos")
    assert (speed_of(g, 0), speed_of(g, 1)) == (3, 4)


def test_a_level_changed_for_every_party_changes_once() -> None:
    g = laid("reset", [seat("samurai", "storm", area="deimos"), seat("seer", area="deimos")], "deimos maisen")
    play(g, "play storm")
    pass_all(g)
    assert level_of(g, g.place[0]) == 2


def test_who_is_opposed_to_two_parties_says_which_it_attacks() -> None:
    seats = [
        seat("samurai", area="deimos", faction="abel"),
        seat("seer", area="deimos", faction="veiled-court"),
        seat("witch", area="deimos", faction="order-of-the-coin"),
    ]
    g = laid("interaction", seats, "deimos maisen", dice=[6, 1])
    assert (g.asked, g.question.id, forms(g)) == (0, "must-attack", ["attack p2", "attack p3"])
    play(g, "attack p3")
    fought = [(event.seat, event.rival) for event in g.events if isinstance(event, CombatDeclared)]
    assert fought == [(0, 2), (1, 0)], "and the other attacks in its own slot"


def test_who_is_asked_about_a_mission_has_turned_it_up() -> None:
    g = laid("movement", [seat("samurai", "abel", missions="grudge"), seat("seer")], "deimos=marsh-leeches", dice=[6, 1])
    kinds = play(g, "move deimos")
    while g.question.id != "may-pay":
        kinds += play(g, "pass")
    assert "MissionShown" in kinds
    assert g.view(1).players[0].missions[0].card == "grudge", "being asked tells nothing more"
    assert play(g, "no").count("MissionCompleted") == 0


def test_an_ability_without_a_spin_can_be_used_once_a_turn() -> None:
    g = laid("movement", [seat("hoarder"), seat("seer")], "deimos=marsh-leeches", dice=[6, 1])
    play(g, "move deimos")
    assert "use hoarder" in forms(g)
    play(g, "use hoarder")
    while g.question.word in ("use", "die"):
        play(g, "pass")
    assert "use hoarder" not in forms(g)


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_games_with_them_stay_whole(seats: int) -> None:
    g = new_game(POOL, seats, seeded(seats), Options(omega=True, open_rolls=True))
    audit = AnimaAudit()
    chance = stream(seats, "invented")
    for _ in range(600):
        if g.decision() is None:
            break
        audit.look(g)
        data = g.to_bytes()
        assert from_bytes(POOL, data).to_bytes() == data
        g.choose(chance.below(len(g.options)))


def test_two_characters_of_one_name_are_told_apart() -> None:
    g = laid("movement", [seat("hoarder hoarder"), seat("seer")], "deimos=marsh-leeches", dice=[6, 1])
    play(g, "move deimos")
    assert forms(g)[:2] == ["use hoarder party.1", "use hoarder party.2"]


def test_what_each_party_does_in_turn_leaves_the_order_of_play_alone() -> None:
    g = laid("reset", [seat("samurai", "muster"), seat("seer"), seat("witch")], "deimos")
    copy = g.clone()
    play(g, "play muster")
    pass_all(g)
    assert [len(hand(g, player)) for player in range(3)] == [1, 1, 1]
    assert (g.order, copy.order) == ([0, 1, 2], [0, 1, 2])
