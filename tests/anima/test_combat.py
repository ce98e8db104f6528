"""Combat, interruptions, interaction."""

from tests.anima.laying import forms, laid, names, pass_all, play, seat

from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.optional_rules import Options
from grimoire.anima.parties import party
from grimoire.anima.state import DOWN
from grimoire.anima.zones import ADVANTAGE_DISCARD, USED


def test_a_tie_is_won_against_a_creature_and_nobodys_between_parties() -> None:
    g = laid("movement", 0, [seat("samurai"), seat("seer")], "deimos=thornhound", dice=[3, 2], order=[0, 1])
    play(g, "move deimos")
    assert "CombatWon" in [event.kind for event in g.events] + pass_all(g)
    g = laid("interaction", 0, [seat("samurai", area="deimos"), seat("executor", area="deimos")], "deimos", dice=[3, 2])
    play(g, "attack p2")
    kinds = [event.kind for event in g.events] + pass_all(g)
    assert "CombatTied" in kinds, "the Executor has +1 against Parties"
    assert g.out == [0, 0]
    assert g.why_not_form("attack p1").id == "already-met"


def test_the_winner_takes_a_card_and_the_loser_is_expelled() -> None:
    seats = [seat("samurai", area="deimos"), seat("seer", "iron-vow", area="deimos")]
    g = laid("interaction", 0, seats, "deimos", dice=[1, 1])
    play(g, "attack p2")
    pass_all(g)
    assert names(g, hand(g, 0)) == ["iron-vow"]
    assert (g.out[1], g.place[1]) == (1, -1)
    assert len(party(g, 1)) == 1, "lost by 2 only"


def test_parties_of_too_unequal_size_do_not_fight() -> None:
    seats = [seat("samurai priestess witch", area="deimos"), seat("seer", area="deimos")]
    g = laid("interaction", 0, seats, "deimos")
    assert forms(g) == ["end"]
    assert g.why_not_form("attack p2").id == "too-unequal"


def test_opposed_factions_must_fight_the_faster_attacks() -> None:
    seats = [seat("samurai", area="deimos", faction="abel"), seat("seer", area="deimos", faction="veiled-court")]
    g = laid("interaction", 0, seats, "deimos", dice=[6, 1])
    assert "CombatDeclared" in [event.kind for event in g.events]
    pass_all(g)
    assert g.out[1]


def test_the_truce_stops_even_opposed_factions() -> None:
    seats = [
        seat("samurai", "truce-of-the-dead", area="deimos", faction="abel"),
        seat("seer", area="deimos", faction="veiled-court"),
    ]
    g = laid("reset", 0, seats, "deimos", order=[0, 1])
    play(g, "play truce-of-the-dead")
    pass_all(g)
    play(g, "end", "end", "stay", "stay")
    assert (g.question.id, g.why_not_form("attack p2").id) == ("interaction", "combat-forbidden")


def test_losing_by_five_kills_a_character_of_the_losers_choice() -> None:
    g = laid("movement", 0, [seat("witch agent"), seat("seer")], "deimos=mill-ogre", dice=[1, 6], order=[0, 1])
    play(g, "move deimos")
    pass_all(g)
    assert (g.question.id, forms(g)) == ("who-dies", ["choose witch", "choose agent"])
    play(g, "choose agent")
    pass_all(g)
    assert names(g, party(g, 0)) == ["witch"]


def test_a_character_about_to_die_can_be_saved() -> None:
    g = laid("movement", 0, [seat("priestess agent"), seat("seer")], "deimos=mill-ogre", dice=[1, 6], order=[0, 1])
    play(g, "move deimos")
    assert "CharacterDied" not in pass_all(g), "6 and 1 against 6 and 6 is lost by 5"
    play(g, "choose agent")
    assert (g.asked, g.question.id, g.question.word) == (0, "interrupt", "death")
    play(g, "use priestess")
    pass_all(g)
    assert names(g, party(g, 0)) == ["priestess", "agent"]
    assert g.state[party(g, 0)[1]] & DOWN


def test_a_card_is_cancelled_and_what_was_paid_stays_paid() -> None:
    g = laid("reset", 0, [seat("samurai", "iron-vow"), seat("seer", "unweave")], "deimos")
    play(g, "play iron-vow")
    assert (g.asked, g.question.id, g.question.word) == (1, "interrupt", "use")
    play(g, "play unweave")
    pass_all(g)
    assert names(g, g.zones[ADVANTAGE_DISCARD]) == ["unweave", "iron-vow"]
    assert not g.bonuses
    assert g.state[party(g, 0)[0]], "the Samurai stays spun"


def test_a_die_can_be_rolled_again_by_anyone_and_changed_by_one() -> None:
    seats = [seat("samurai", "stillness"), seat("cartographer", "shaved-dice")]
    g = laid("movement", 0, seats, "deimos=mill-ogre", dice=[1, 4, 6], order=[0, 1])
    play(g, "move deimos")
    while g.question.id == "combat-cards":
        play(g, "pass")
    assert (g.asked, g.question.word) == (0, "die")
    play(g, "play stillness")
    while (g.asked, g.question.word) != (1, "die"):
        play(g, "pass")
    assert g.view(0).roll == [[0, 6], [-1, 4]], "as it stands the Samurai wins by a tie"
    play(g, "play shaved-dice")
    while g.question.id == "interrupt":
        play(g, "pass")
    assert forms(g) == ["die p1", "die foe"]
    play(g, "die p1")
    assert forms(g) == ["down"], "a die shows no more than 6"
    kinds = play(g, "down") + pass_all(g)
    assert "CombatLost" in kinds


def test_combat_cards_taken_by_another_still_count() -> None:
    seats = [seat("samurai", "root-and-stone", area="deimos"), seat("seer", "absorb-power", area="deimos")]
    g = laid("interaction", 0, seats, "deimos", dice=[1, 1], order=[0, 1])
    play(g, "attack p2", "play root-and-stone")
    assert (g.asked, g.question.id) == (1, "interrupt")
    kinds = play(g, "play absorb-power") + pass_all(g)
    assert "CombatWon" in kinds
    assert g.out[1]
    assert names(g, hand(g, 0)) == ["root-and-stone"], "the winner took it back at random"
    assert not g.zones[USED]


def test_no_magic_against_amenhotep() -> None:
    g = laid("movement", 0, [seat("witch", "ember-script unholy-force"), seat("seer")], "paradise=amenhotep", order=[0, 1])
    play(g, "move paradise")
    pass_all_interrupts(g)
    assert g.question.id == "combat-cards"
    assert forms(g) == ["play unholy-force", "pass"]
    assert g.why_not_form("play ember-script").id == "cards-forbidden"


def pass_all_interrupts(g: Game) -> None:
    while g.question.id == "interrupt":
        g.choose_form("pass")


def test_open_rolls_go_on_after_a_six() -> None:
    rules = Options(open_rolls=True)
    g = laid("movement", 0, [seat("witch"), seat("seer")], "deimos=mill-ogre", dice=[6, 6, 2, 5], options=rules, order=[0, 1])
    kinds = play(g, "move deimos") + pass_all(g)
    assert kinds.count("DieRolled") == 4
    assert g.place[0] >= 0, "2 and 14 against 6 and 5"


def test_the_strike_of_the_last_breath_is_paid_after_the_combat() -> None:
    seats = [seat("samurai", "blow-of-the-last-breath"), seat("seer")]
    g = laid("movement", 0, seats, "deimos=mill-ogre", dice=[1, 3], order=[0, 1])
    play(g, "move deimos", "play blow-of-the-last-breath")
    pass_all(g)
    assert g.place[0] >= 0
    assert g.state[party(g, 0)[0]] & DOWN
