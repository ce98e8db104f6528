"""What a judge trips over who has only the page about scenarios: each is understood, or refused with what is wrong."""

from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.notation import MageNoirNotation
from grimoire.library.magenoir.words import read_ref
from grimoire.library.notations import shipped_notation
from grimoire.library.scenario_running import Result, run_scenario
from grimoire.library.scenarios import read_scenarios
from grimoire.magenoir.zones import DISCARD


def result(text: str, game: str = "magenoir") -> Result:
    return run_scenario(read_scenarios(shipped_notation(game), text, "judge.yaml")[0])


def ruling(given: str, when: str, then: str) -> str:
    return f"- ruling: A judge's\n  cites: [own:judge]\n  given: {given}\n  when: [{when}]\n  then:\n  - {then}\n"


def test_an_answer_that_gave_itself_is_whose_text_it_was() -> None:
    """Alice's only card is chosen by itself for her own ritual: nobody asked Bob."""
    given = "{alice: {hand: [seed], rituals: [emptiness-ritual]}, bob: {hand: [flame]}}"
    told = "alice use emptiness-ritual, alice target opponent, {who} choose seed"
    assert not result(ruling(given, told.format(who="bob"), "alice discard has [seed]")).passed
    assert result(ruling(given, told.format(who="alice"), "alice discard has [seed]")).passed


def test_what_is_put_in_order_has_words_of_judges() -> None:
    given = "{alice: {hand: [solid-armor], channeled: [solar-gold-ore], reserve: 9 mineral 9 fire}}"
    failed = result(ruling(given, "alice prepare solid-armor, alice juggle", "alice hp is 3"))
    said = " ".join(str(problem) for problem in failed.problems)
    assert "juggle" in said and "forgeaway" not in said and "zenithcheck" not in said
    notation = shipped_notation("magenoir")
    for said, meant in (("order zenith", "order zenithcheck"), ("order bark-armor forge", "order bark-armor forgeaway")):
        assert notation.form(said) == meant and notation.written(meant) == said
        assert notation.form(meant) == meant  # as the engine writes it, too
    assert notation.form("prepare forge") == "prepare forge"


def test_what_nobody_offers_is_refused_without_a_rule() -> None:
    problems = result(ruling("{alice: {prepared: [seed]}}", "alice juggle seed", "bob hp is 3")).problems
    assert "cannot be chosen: not-an-option; the options are" in str(problems[0])


def test_piles_are_counted_from_the_top_wherever_a_place_is_said() -> None:
    given = "{alice: {discard: [zephyr, seed, zephyr], hand: [zephyr]}, bob: {discard: [zephyr]}}"
    notation = MageNoirNotation(shipped_pool())
    text = ruling(given, "all pass", "alice discard begins [zephyr]")
    game = notation.place(read_scenarios(notation, text, "judge.yaml")[0].play.given)
    upper = read_ref(notation.cards, "alice zephyr discard.1").only(game)
    pile = game.cards(0, DISCARD)
    assert pile[-1] == upper and game.lying_with(upper)[0] == upper  # the top of a pile is its last card


def test_waiting_goes_through_gathering_and_the_limit_of_the_hand() -> None:
    assert result(ruling("{turn: alice, gather}", "all wait until bob main", "phase is main\n  - active is bob")).passed
    full = "{alice: {hand: [9 seed]}}"
    assert result(ruling(full, "all wait until next turn", "alice hand size is 7\n  - active is bob")).passed


def test_the_window_that_opens_a_turn_can_be_entered() -> None:
    given = "{turn: alice, start, alice: {prepared: [seed]}, bob: {prepared: [stunning-thunder]}}"
    assert result(ruling(given, "bob activate stunning-thunder", "events in order: [SpellActivated, CardDrawn alice]")).passed


def test_a_moment_on_one_line_belongs_to_the_turn() -> None:
    assert result(
        ruling("{turn: bob, draw, bob: {deck: [seed, flame]}}", "all wait until gather", "bob hand has [seed]")
    ).passed
    anima = "{turn: alice, movement, areas: [deimos], alice: {party: [samurai]}, bob: {party: [executor]}}"
    text = f"game: anima\nrulings:\n{ruling(anima, 'alice move deimos', 'alice is in deimos')}"
    assert result(text, "anima").passed
