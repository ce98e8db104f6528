"""What an Interruption answers, in words, and what is told of each answer: it must come true."""

import pytest

from grimoire.library.anima.cards import shipped_pool
from grimoire.library.records import Record
from grimoire.seat.ask import Ask
from grimoire.seat.contest import Chances
from grimoire.seat.seats import Seats
from grimoire.seat.wording import plain

NAMES = ["ann", "bob", "cid"]
KNIFE = ("attack p2", "pass", "play knife-in-the-fog")


def seats_at(dice: str = "3, 4, 6", forms: tuple[str, ...] = (), hand: str = "unweave, coin-lands-again") -> Seats:
    given = (
        f"{{turn: 'alice, interaction', areas: [karh, salt-market, deimos], dice: [{dice}],"
        f" alice: {{party: [samurai, priestess, bell-ringer], in: karh, hand: [{hand}]}},"
        " bob: {party: [executor, agent, seer], in: karh, hand: [knife-in-the-fog, iron-vow, absorb-power]},"
        " carol: {party: [gravedigger, falconer, smuggler], in: salt-market, hand: [step-between]}}"
    )
    record = Record("0.1.0", "anima", shipped_pool().digest, NAMES, seed=1, given=given)
    seats = Seats.of_record(record, shipped_pool())
    for form in forms:
        seats.match.choose(form)
    return seats


def asked(seats: Seats, seat: int = 0, lang: str = "en") -> Ask:
    ask = seats.given(seat, lang).ask
    assert ask.id == "interrupt" and ask.choices
    return ask


def test_it_says_who_used_what_in_which_combat_in_both_languages() -> None:
    seats = seats_at(forms=KNIFE)
    assert plain(asked(seats).answers) == "Bob uses Knife in the Fog, spinning Agent, in your Combat with bob."
    french = plain(asked(seats, lang="fr").answers)
    assert french == "Bob utilise Lame dans la brume, en inclinant l'Agent, dans votre Combat contre bob."


def test_it_says_what_answers_an_answer() -> None:
    seats = seats_at(forms=(*KNIFE, "play unweave"))
    while seats.given(0, "en").ask.asked != 1:
        seats.match.choose(seats.position.options[0].form)
    ask = asked(seats, 1)
    assert plain(ask.answers) == "Ann uses Unweave, spinning Priestess, in answer to Knife in the Fog, in your Combat with ann."


@pytest.mark.parametrize(
    ("form", "sums", "odds"), [("pass", "7 to 10", Chances(8, 9, 83)), ("play unweave", "9 to 10", Chances(28, 14, 58))]
)
def test_what_is_told_of_an_answer_before_the_dice_is_what_comes_of_it(form: str, sums: str, odds: Chances) -> None:
    seats = seats_at(forms=KNIFE)
    told = next(choice for choice in asked(seats).choices if choice.form == form)
    assert plain(told.comes).split(", ")[0] == sums and told.odds == odds
    seats.match.choose(form)
    while seats.given(seats.position.asked, "en").ask.id == "interrupt" or seats.position.question.id == "spin-for":
        seats.match.choose(seats.position.options[-1].form)
    contest = seats.given(0, "en").scene.contest
    assert contest is not None
    assert f"{contest.sides[0].strength} to {contest.sides[1].strength}" == sums


def test_a_die_that_is_rolled_again_is_reckoned_with_every_face_and_the_better_die() -> None:
    """9 and 3 to 10 and 4: one's own 6 wins, its 5 is a tie; so do their 1 and 2."""
    seats = seats_at(forms=("attack p2", "pass", "pass"), hand="coin-lands-again")
    odds = {choice.form: choice.odds for choice in asked(seats).choices}
    assert odds == {"play coin-lands-again": Chances(17, 16, 67), "pass": Chances(0, 0, 100)}


def test_a_lost_combat_says_what_it_costs() -> None:
    seats = seats_at(forms=("attack p2", "pass", "pass"), hand="coin-lands-again")
    told = next(choice for choice in asked(seats).choices if choice.form == "pass")
    assert plain(told.comes) == "hand 1 → 0, your Party is out for this turn"


def test_a_die_of_a_speed_check_says_what_is_needed_and_a_trap_whose_it_is() -> None:
    given = (
        "{turn: 'alice, movement', areas: [karh: {traps: [pit-of-stakes: carol]}, deimos], dice: [1],"
        " alice: {party: [samurai, priestess], in: karh, hand: [coin-lands-again]},"
        " bob: {party: [gravedigger], in: deimos}, carol: {party: [executor], in: deimos}}"
    )
    seats = Seats.of_record(Record("0.1.0", "anima", shipped_pool().digest, NAMES, seed=1, given=given), shipped_pool())
    while seats.given(0, "en").ask.id != "interrupt" or not seats.given(0, "en").ask.choices:
        forms = [option.form for option in seats.position.options]
        seats.match.choose("stay" if "stay" in forms else "pass")
    assert plain(asked(seats).answers) == "You roll 1 in a Speed Check: 7 with your Speed, 8 needed."
    assert plain(asked(seats, lang="fr").answers).endswith("il faut 8.")
    told = [plain(step.words) for step in seats.given(0, "en").story.steps]
    assert "The Trap of cid is sprung in Karh: Pit of Stakes." in told


def ask_at(given: str, *forms: str, lang: str = "en") -> Ask:
    record = Record("0.1.0", "anima", shipped_pool().digest, NAMES, seed=1, given=given)
    seats = Seats.of_record(record, shipped_pool())
    for form in forms:
        seats.match.choose(form)
    return seats.given(0, lang).ask


EMPTY = (
    "{turn: 'alice, interaction', areas: [gallows-crossroads], dice: [4, 2],"
    " alice: {party: [samurai], in: gallows-crossroads}, bob: {party: [penitent, seer], in: gallows-crossroads},"
    " carol: {party: [falconer], in: gallows-crossroads}}"
)


def test_an_attack_that_nobody_can_answer_says_how_it_would_go_too() -> None:
    told = {choice.form: plain(choice.outlook) for choice in ask_at(EMPTY).choices}
    assert told["attack p2"] == "4 to 6: 17 in 100"
    assert told["attack p3"] == "4 to 2: 72 in 100"


def test_who_would_join_from_a_deck_is_not_named_for_nobody_knows() -> None:
    given = (
        "{turn: 'alice, exploration', areas: [throat-of-the-abyss], dice: [6],"
        " alice: {party: [priestess], in: throat-of-the-abyss}, bob: {party: [penitent], in: throat-of-the-abyss},"
        " carol: {party: [falconer], in: throat-of-the-abyss}}"
    )
    ask = ask_at(given, "explore")
    assert ask.id == "interrupt", ask
    told = {choice.form: plain(choice.comes) for choice in ask.choices}
    assert "Priestess leaves your Party, a Character from the deck joins your Party" in told["pass"]
    french = {choice.form: plain(choice.comes) for choice in ask_at(given, "explore", lang="fr").choices}
    assert "la Prêtresse quitte votre Groupe, un Personnage de la pioche rejoint votre Groupe" in french["pass"]


def test_a_reward_of_advantages_says_on_its_button_how_many() -> None:
    given = (
        "{turn: 'alice, exploration', areas: [throat-of-the-abyss], dice: [1],"
        " alice: {party: [samurai], in: throat-of-the-abyss}, bob: {party: [penitent], in: throat-of-the-abyss},"
        " carol: {party: [falconer], in: throat-of-the-abyss}}"
    )
    verbs = [plain(choice.verb) for choice in ask_at(given, "explore").choices]
    assert "Take 3 Advantages" in verbs


def test_a_combat_on_the_way_names_the_area_that_is_barred() -> None:
    given = (
        "{turn: 'alice, movement', areas: [karh: {encounter: thornhound}, salt-market], dice: [4, 2],"
        " alice: {party: [samurai], hand: [root-and-stone]}, bob: {party: [penitent], in: salt-market},"
        " carol: {party: [falconer], in: salt-market}}"
    )
    for lang, about in (("en", "You, before Karh"), ("fr", "Vous, devant Karh")):
        record = Record("0.1.0", "anima", shipped_pool().digest, NAMES, seed=1, given=given)
        seats = Seats.of_record(record, shipped_pool())
        seats.match.choose("move karh")
        contest = seats.given(0, lang).scene.contest
        assert contest is not None and plain(contest.about) == about
