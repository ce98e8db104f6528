"""What stands in brackets behind an option of Mage Noir is true of the card that is meant."""

from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.notation import MageNoirNotation
from grimoire.library.scenario_running import play_through
from grimoire.library.scenarios import read_scenarios
from grimoire.magenoir.game import Game
from grimoire.seat.magenoir.choosing import details_of
from grimoire.seat.magenoir.wording import MageNoirWording

RULING = """
- ruling: A card of a pile is chosen
  cites: [card:sprouted-seed]
  given:
    {turn}alice: {{{alice}, permanents: [animated-tree: {{hp: 7, mana: nothing}}]}}
  when: [{when}]
  then: [bob hp is 3]
"""


def details(alice: str, when: str, turn: str = "") -> dict[str, str]:
    """By form, what is said of each option after these choices."""
    pool = shipped_pool()
    text = RULING.format(alice=alice, when=when, turn=turn)
    game = play_through(read_scenarios(MageNoirNotation(pool), text, "pile.yaml")[0].play).game
    assert isinstance(game, Game)
    decision = game.decision()
    assert decision is not None
    found = details_of(MageNoirWording("en", pool), game, 0, decision)
    return {option.form: said for option, said in zip(decision.options, found, strict=True)}


def test_a_card_of_the_deck_has_not_the_health_of_its_namesake_on_the_board() -> None:
    alice = "deck: [animated-tree, dead-tree, seed], prepared: [sprouted-seed: {mana: nothing}]"
    assert set(details(alice, "alice activate sprouted-seed").values()) == {""}


def test_a_card_of_a_discard_pile_is_not_taken_for_its_namesake_on_the_board() -> None:
    alice = "discard: [seed, sprouted-seed], channeled: [seed: {mana: nothing}]"
    found = details(alice, "alice order animated-tree", "turn: 'alice, start'\n    ")
    assert {form: said for form, said in found.items() if form.startswith("target")} == {
        "target seed": "",
        "target sprouted-seed": "",
    }
