"""Exploration, rewards, Missions, the Final Mission and the Crisis."""

import pytest
from tests.anima.laying import forms, laid, names, pass_all, play, seat

from grimoire.anima.combat_and_speed import combat_of
from grimoire.anima.described_position import PlacedCard, PlacedSeat
from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.optional_rules import Options
from grimoire.anima.parties import party
from grimoire.anima.state import CRISIS, DOWN
from grimoire.anima.zones import ADVANTAGE_DISCARD, BESIDE, COMPLETED, ENCOUNTER_DISCARD, MISSIONS


def test_the_advantage_reward_gives_a_card_for_each_level_up_to_the_limit() -> None:
    held = "iron-vow old-debt stillness unweave"
    g = laid("exploration", 0, [seat("samurai", held, area="paradise"), seat("seer")], "paradise", dice=[1])
    play(g, "explore")
    pass_all(g)
    play(g, "reward advantage")
    assert len(hand(g, 0)) == 5


def test_with_three_normal_characters_an_arcane_one_costs_a_card() -> None:
    seats = [seat("samurai priestess witch", "iron-vow", area="maisen"), seat("seer")]
    g = laid("exploration", 0, seats, "maisen", dice=[1])
    play(g, "explore")
    pass_all(g)
    assert "reward recruit" not in forms(g)
    play(g, "reward arcane", "discard iron-vow")
    assert len(party(g, 0)) == 4
    assert g.recruited[0] == g.place[0]


def test_no_arcane_character_joins_where_the_area_forbids_it() -> None:
    seats = [seat("samurai priestess witch", "iron-vow", area="last-lantern"), seat("seer")]
    g = laid("exploration", 0, seats, "last-lantern", dice=[1])
    play(g, "explore")
    pass_all(g)
    assert "reward arcane" not in forms(g)
    assert g.why_not_form("reward arcane").id == "no-arcane-here"


def test_nobody_recruits_in_one_area_on_consecutive_turns() -> None:
    placed = seat("samurai", area="maisen")
    placed.recruited = "maisen"
    g = laid("exploration", 0, [placed, seat("seer")], "maisen", dice=[1])
    play(g, "explore")
    pass_all(g)
    assert g.why_not_form("reward recruit").id == "recruited-last-turn"


def test_once_expelled_the_other_encounters_are_discarded_unseen() -> None:
    seats = [seat("witch priestess", area="maisen"), seat("seer")]
    g = laid("exploration", 0, seats, "maisen", dice=[5, 1, 6], encounter_deck="ash-child iron-sow")
    play(g, "explore")
    pass_all(g)
    play(g, "choose witch")
    pass_all(g)
    assert g.turn == 4
    assert names(g, g.zones[ENCOUNTER_DISCARD]) == ["iron-sow", "ash-child"]
    assert g.view(0).piles["encounter-discard"][0].card == "", "nobody has seen it"


def test_an_event_that_kills_ends_an_exploration() -> None:
    seats = [seat("samurai priestess", area="paradise"), seat("seer")]
    g = laid("exploration", 0, seats, "paradise", dice=[2], encounter_deck="dark-judgement")
    play(g, "explore")
    pass_all(g)
    assert g.question.id == "who-dies", "no cards, no Faction: one way is left"
    kinds = play(g, "choose samurai") + pass_all(g)
    assert "PartyExpelled" in kinds
    assert "RewardChosen" not in kinds


def test_an_encounter_avoided_does_not_cost_the_reward() -> None:
    seats = [seat("cartographer", "false-trail", area="maisen"), seat("samurai")]
    g = laid("exploration", 0, seats, "maisen", dice=[3], encounter_deck="iron-sow", order=[0, 1])
    play(g, "explore")
    while g.question.word != "encounter":
        play(g, "pass")
    play(g, "play false-trail")
    pass_all(g)
    assert g.question.id == "reward"
    assert not g.zones[BESIDE]


def test_a_mission_is_attempted_as_a_reward_and_shown() -> None:
    seats = [seat("samurai kagami oumbrec:down", "unholy-force", area="tsukikage", missions="temple-of-the-sun"), seat("seer")]
    g = laid("exploration", 0, seats, "tsukikage", dice=[1, 3, 1])
    assert g.view(1).players[0].missions[0].card == ""
    play(g, "explore")
    pass_all(g)
    play(g, "mission temple-of-the-sun")
    assert g.view(1).players[0].missions[0].card == "temple-of-the-sun"
    before = combat_of(g, 0)
    play(g, "play unholy-force")
    pass_all(g)
    assert names(g, g.own(0, COMPLETED)) == ["temple-of-the-sun"], "9 and 4 and 3 against 14 and 1"
    assert combat_of(g, 0) == before + 1


def test_a_task_that_costs_cards_is_offered_only_with_enough_of_them() -> None:
    few = [seat("samurai", "iron-vow old-debt stillness unweave", area="salt-market", missions="toll-of-names"), seat("seer")]
    g = laid("exploration", 0, few, "salt-market", dice=[1])
    play(g, "explore")
    pass_all(g)
    assert "mission toll-of-names" not in forms(g)
    held = "iron-vow old-debt stillness unweave abel"
    enough = [seat("samurai", held, area="salt-market", missions="toll-of-names"), seat("seer")]
    g = laid("exploration", 0, enough, "salt-market", dice=[1])
    play(g, "explore")
    pass_all(g)
    play(g, "mission toll-of-names")
    assert names(g, g.own(0, COMPLETED)) == ["toll-of-names"]
    assert len(g.zones[ADVANTAGE_DISCARD]) == 5


def vigil(steps: int) -> PlacedSeat:
    placed = seat("samurai kagami priestess witch", area="deimos")
    mission = PlacedCard("vigil-of-the-unburied")
    mission.up = True
    mission.marks = steps
    placed.missions = [mission]
    return placed


def test_a_resistance_goes_on_from_turn_to_turn_and_gives_its_reward() -> None:
    g = laid("exploration", 0, [vigil(2), seat("seer")], "deimos", dice=[6, 1], order=[0, 1])
    play(g, "resist vigil-of-the-unburied")
    pass_all(g)
    assert names(g, g.own(0, COMPLETED)) == ["vigil-of-the-unburied"]
    assert "explore" in forms(g), "the step comes before the exploration, which is still free"


def test_a_resistance_not_gone_on_with_begins_anew() -> None:
    g = laid("exploration", 0, [vigil(2), seat("seer")], "deimos", order=[0, 1])
    kinds = play(g, "end")
    assert "ResistanceBroken" in kinds
    assert g.marks[g.own(0, MISSIONS)[0]] == 0


def test_three_icons_are_spun_for_the_seals() -> None:
    seats = [seat("samurai witch cartographer sirocane:down", area="karh", missions="three-seals"), seat("seer")]
    g = laid("exploration", 0, seats, "karh", dice=[1, 6, 1])
    play(g, "explore")
    pass_all(g)
    play(g, "mission three-seals")
    assert forms(g) == ["spin samurai", "spin witch", "spin cartographer"], "who is incapacitated is not spun"
    kinds = play(g, "spin witch", "spin samurai")
    assert kinds.count("CharacterSpun") == 3, "the last one needs no question"


def test_the_one_who_completes_the_quest_wins_at_once() -> None:
    party_of = "samurai penitent executor kagami"
    seats = [
        seat(party_of, "unholy-force root-and-stone", area="paradise", completed="toll-of-names"),
        seat("seer", completed="three-circles"),
    ]
    placed = seats[0]
    placed.final_steps = 2
    g = laid(
        "exploration",
        0,
        seats,
        "paradise",
        dice=[1, 6, 1, 1],
        final="eye-that-will-not-close",
        order=[0, 1],
        options=Options(),
    )
    play(g, "resist eye-that-will-not-close")
    while g.question.id != "combat-cards":
        play(g, "pass")
    play(g, "play unholy-force")
    pass_all(g)
    assert (g.over, g.winner) == (True, 0), "17 and 4 and 6 against 18 and 1, the Speed Check failed before"


def test_who_has_no_basic_mission_cannot_attempt_the_quest() -> None:
    seats = [seat("samurai", area="shard-crater"), seat("seer", completed="three-circles")]
    g = laid("exploration", 0, seats, "shard-crater", final="eye-that-will-not-close", order=[0, 1])
    assert "resist eye-that-will-not-close" not in forms(g)


@pytest.mark.parametrize("seats", [2, 3])
def test_at_zero_the_crisis_destroys_who_has_no_basic_mission(seats: int) -> None:
    table = [seat("samurai", completed="toll-of-names"), seat("seer"), seat("agent", completed="three-circles")][:seats]
    for placed in table:
        placed.area = "deimos"
    g = laid("exploration", 0, table, "deimos", final="splinter-choir", timer=1, order=list(range(seats)))
    end_all(g)
    if seats == 2:
        assert (g.over, g.winner) == (True, 0), "the only one left wins without a fight"
    else:
        assert g.over
        assert g.winner == -1
        assert g.gone == [1, 1, 1]
        assert g.phase == CRISIS


def end_all(g: Game) -> None:
    while not g.over and g.turn == 3:
        g.choose_form("end" if "end" in forms(g) else forms(g)[-1])


def test_the_final_mission_is_revealed_by_whom_it_may_and_pays_two_cards() -> None:
    g = laid("start", 0, [seat("samurai", completed="toll-of-names"), seat("penitent")], "deimos", final_deck="splinter-choir")
    assert (g.asked, g.question.id) == (0, "reveal-final")
    play(g, "reveal")
    assert g.timer == 6
    assert len(hand(g, 0)) == 2


def test_revealed_by_itself_it_is_in_nobodys_name() -> None:
    automatic = Options(automatic_reveal=True)
    g = laid("start", 0, [seat("samurai", completed="toll-of-names"), seat("penitent")], "deimos", options=automatic)
    assert g.question.id == "reset"
    assert g.timer in (6, 7)
    assert not hand(g, 0)


def test_in_the_crisis_parties_are_as_they_stand() -> None:
    table = [seat("samurai:down kagami", completed="toll-of-names"), seat("penitent", completed="three-circles")]
    g = laid("crisis", 0, table, "deimos", final="splinter-choir", order=[0, 1], dice=[4, 1, 4, 1])
    pass_all(g)
    assert (g.question.id, forms(g)) == ("who-dies", ["choose samurai", "choose kagami"])
    assert g.state[party(g, 0)[0]] & DOWN, "5 and 4 against 14 and 1"
    play(g, "choose samurai")
    pass_all(g)
    assert (g.over, g.winner) == (True, -1), "all have failed"
