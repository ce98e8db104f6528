"""Reset, movement, seeking, traps."""

from tests.anima.laying import areas, forms, laid, names, pass_all, play, seat, trapped

from grimoire.anima.areas import level_of
from grimoire.anima.combat_and_speed import combat_of, speed_of
from grimoire.anima.hands import hand
from grimoire.anima.optional_rules import Options
from grimoire.anima.parties import party
from grimoire.anima.state import SPUN
from grimoire.anima.zones import AREA_DISCARD, AREAS, CHARACTER_DISCARD, GUARDS, TRAPS


def test_the_one_with_fewest_cards_may_pick_up_what_another_discards() -> None:
    g = laid("reset", 0, [seat("samurai", "iron-vow old-debt"), seat("seer")], "deimos")
    play(g, "discard iron-vow", "end")
    assert (g.asked, g.question.id, forms(g)) == (1, "pick-up", ["take iron-vow", "pass"])
    play(g, "take iron-vow")
    assert names(g, hand(g, 1)) == ["iron-vow"]


def test_in_a_tie_nobody_picks_up() -> None:
    g = laid("reset", 0, [seat("samurai", "iron-vow"), seat("seer")], "deimos")
    play(g, "discard iron-vow", "end")
    assert (g.asked, g.question.id) == (1, "reset")


def test_an_expelled_character_joins_the_smallest_party_as_it_is() -> None:
    g = laid("reset", 0, [seat("samurai witch:spun priestess"), seat("seer")], "deimos")
    play(g, "expel witch", "end", "take witch")
    assert names(g, party(g, 1)) == ["seer", "witch"]
    assert g.state[party(g, 1)[1]] & SPUN


def test_the_last_character_and_arcane_ones_are_not_expelled() -> None:
    g = laid("reset", 0, [seat("samurai"), seat("seer kagami")], "deimos", order=[0, 1])
    assert not [form for form in forms(g) if form.startswith("expel")]
    assert g.why_not_form("expel samurai").id == "last-character"
    play(g, "end")
    assert [form for form in forms(g) if form.startswith("expel")] == ["expel seer"]
    assert g.why_not_form("expel kagami").id == "arcane-stays"


def test_only_who_declared_to_leave_may_go_and_may_go_back() -> None:
    g = laid("reset", 0, [seat("samurai", area="deimos"), seat("seer", area="maisen")], "deimos maisen")
    play(g, "leave", "end", "end")
    assert forms(g)[:2] == ["move deimos", "move maisen"]
    play(g, "rest")
    assert "stay" in forms(g)
    assert not [form for form in forms(g) if form.startswith(("move", "seek"))]
    assert g.why_not_form("move deimos").id == "leave-not-declared"


def test_rest_gives_two_and_two_for_the_next_turn_only() -> None:
    g = laid("movement", 0, [seat("samurai"), seat("seer", area="maisen")], "deimos maisen")
    play(g, "rest", "stay", "end", "end")
    assert g.turn == 4
    assert (combat_of(g, 0), speed_of(g, 0)) == (6, 5)
    play(g, "end", "end", "rest", "rest")
    assert g.turn == 5
    assert (combat_of(g, 0), speed_of(g, 0)) == (6, 5), "resting again is no +4"


def test_a_creature_that_wins_stays_and_the_next_visitor_meets_it() -> None:
    g = laid("movement", 0, [seat("witch"), seat("samurai")], "deimos=thornhound maisen", dice=[1, 6, 6, 1], order=[0, 1])
    kinds = play(g, "move deimos") + pass_all(g)
    assert "CharacterDied" in kinds, "2 and 1 against 5 and 6 is lost by 8"
    assert g.out[0]
    assert names(g, g.zones[GUARDS]) == ["thornhound"]
    play(g, "move deimos")
    pass_all(g)
    assert not g.zones[GUARDS]
    assert g.definition(g.place[1]).id == "deimos"


def test_one_seeks_a_turn_and_an_area_leaves_for_the_new_one() -> None:
    g = laid(
        "movement",
        0,
        [seat("samurai"), seat("seer", "iron-vow", area="maisen")],
        "deimos maisen karh tsukikage",
        area_deck="albidion",
        encounter_deck="tiamat",
        order=[0, 1],
    )
    play(g, "seek deck")
    assert forms(g) == ["remove deimos", "remove karh", "remove tsukikage"], "not where a Party is"
    play(g, "remove karh")
    assert (g.asked, g.question.id, g.question.card) == (1, "save-area", "karh")
    play(g, "discard iron-vow")
    assert forms(g) == ["remove deimos", "remove tsukikage"], "what was saved is safe"
    play(g, "remove deimos")
    assert names(g, g.zones[AREA_DISCARD]) == ["deimos"]
    assert g.definition(g.place[0]).id == "albidion"
    assert g.why_not_form("seek deck").id == "leave-not-declared"
    assert g.sought


def test_an_area_with_a_trap_or_an_encounter_does_not_leave() -> None:
    first, *others = areas("deimos maisen=thornhound karh tsukikage")
    seats = [seat("samurai"), seat("seer", area="karh")]
    g = laid("movement", 0, seats, [trapped(first, "buried-cache", 0), *others], area_deck="albidion", order=[0, 1])
    play(g, "seek deck")
    pass_all(g)
    assert names(g, g.zones[AREA_DISCARD]) == ["tsukikage"], "the only one that can is named by itself"


def test_a_trap_opens_for_all_who_are_there_its_layer_too() -> None:
    first, *others = areas("deimos maisen")
    seats = [seat("samurai", area="deimos"), seat("seer", area="deimos")]
    g = laid("movement", 0, seats, [trapped(first, "buried-cache", 1), *others], order=[0, 1])
    play(g, "stay", "stay")
    pass_all(g)
    assert (len(hand(g, 0)), len(hand(g, 1))) == (1, 2)
    assert not g.zones[TRAPS]


def test_a_trap_is_known_to_its_layer_only() -> None:
    g = laid("reset", 0, [seat("samurai", "pit-of-stakes"), seat("seer")], "deimos maisen")
    play(g, "play pit-of-stakes", "on deimos")
    assert g.events[-1].seen_by(1).card == "" or g.question.id == "interrupt"
    pass_all(g)
    assert g.view(0).areas[0].traps[0].card == "pit-of-stakes"
    assert g.view(1).areas[0].traps[0].card == ""
    assert g.view(-1).areas[0].traps[0].card == ""


def test_where_a_trap_changed_the_level_an_incident_does_not() -> None:
    first, *others = areas("deimos maisen")
    seats = [seat("samurai", "quiet-roads", area="deimos"), seat("seer", area="maisen")]
    g = laid("reset", 0, seats, [trapped(first, "unleashed-danger", 1), *others], order=[0, 1])
    play(g, "play quiet-roads")
    pass_all(g)
    play(g, "end", "end")
    assert level_of(g, g.place[0]) == 1
    play(g, "stay", "stay")
    pass_all(g)
    assert level_of(g, g.place[0]) == 2


def test_in_the_tree_one_starts_at_level_one_and_climbs_by_one() -> None:
    tree = Options(tree=True)
    g = laid("movement", 0, [seat("samurai"), seat("seer")], "deimos maisen paradise", options=tree, order=[0, 1])
    assert forms(g) == ["move deimos", "rest"]
    assert g.why_not_form("move paradise").id == "too-far-in-tree"
    assert g.why_not_form("seek deck").id == "no-seeking-in-tree"
    assert len(g.zones[AREAS]) == 3


def test_a_new_party_is_drawn_at_once_and_is_out() -> None:
    g = laid("movement", 0, [seat("witch"), seat("samurai")], "paradise=tiamat", dice=[1, 6], order=[0, 1])
    play(g, "move paradise")
    pass_all(g)
    assert names(g, g.zones[CHARACTER_DISCARD]) == ["witch"]
    assert len(party(g, 0)) == 1
    assert g.out[0]


def test_the_witch_curses_one_character_for_the_turn() -> None:
    g = laid("reset", 0, [seat("witch"), seat("samurai priestess")], "deimos", order=[0, 1])
    play(g, "use witch")
    assert forms(g) == ["choose samurai", "choose priestess"]
    play(g, "choose samurai")
    pass_all(g)
    assert combat_of(g, 1) == 5
    assert "use witch" not in forms(g), "she is spun"
