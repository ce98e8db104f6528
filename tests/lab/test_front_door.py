"""`import grimoire`: whatever a program gives it by mistake is refused with words that say which argument is meant."""

from collections.abc import Callable
from typing import Any

import pytest

import grimoire
from grimoire.anima import why as anima_why
from grimoire.kernel.reason import NoSeat
from grimoire.library.reading import BadFile
from grimoire.magenoir import why

door: Any = grimoire  # wrong on purpose, which types would not let pass
GAMES: dict[str, Any] = {
    "magenoir": grimoire.new_game("magenoir", seed=1),
    "anima": grimoire.new_game("anima", players=3, seed=1),
}


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: door.new_game(5), "game must be a text, not 5"),
        (lambda: door.new_game(["anima"]), "game must be a text, not ['anima']"),
        (lambda: door.new_game("magenoir", "burning-wrath"), "decks must be a list, not 'burning-wrath'"),
        (
            lambda: door.new_game("magenoir", [5, 6]),
            "decks must be a list of decks, each a name, a deck or a list of cards, not 5",
        ),
        (lambda: door.new_game("magenoir", ["flame"]), "'flame' is no deck"),
        (lambda: door.new_game(seed="x"), "seed must be a whole number, not 'x'"),
        (lambda: door.new_game("anima", players="3"), "players must be a whole number, not '3'"),
        (lambda: door.new_game("anima", players=9), "new_game: 2 to 5 seats are needed to start a game of anima, not 9"),
        (lambda: door.new_game("anima", options="tree"), "options must be a list, not 'tree'"),
        (lambda: door.new_game(cards="mine.yaml"), "cards must be a list, not 'mine.yaml'"),
        (lambda: door.new_game(cards=[5]), "cards must be a list of names of files, not [5]"),
        (lambda: door.load_deck(5), "name must be a text, not 5"),
        (lambda: door.load_deck("burning-wrath", 3), "game must be a text, not 3"),
        (lambda: door.deck_names(3), "game must be a text, not 3"),
        (lambda: door.bot_names("chess"), "'chess' is no game; there are: anima, magenoir"),
        (lambda: door.make_bot(5), "name must be a text, not 5"),
        (lambda: door.make_bot("greedy", "chess"), "'chess' is no game; there are: anima, magenoir"),
        (lambda: door.make_bot("greedy", seed=1.5), "seed must be a whole number, not 1.5"),
        (lambda: door.play(5, []), "position must be a position, not 5"),
        (lambda: door.play(GAMES["anima"], 5), "bots must be a list, not 5"),
        (lambda: door.play(GAMES["anima"], ["random"] * 3), "bots must be a list of bots, each with a method choose"),
        (lambda: door.play(GAMES["anima"], [], most="x"), "most must be a whole number, not 'x'"),
        (lambda: door.play(GAMES["anima"], [door.make_bot("greedy-1")] * 3), "bots: GreedyBot plays magenoir"),
    ],
)
def test_what_is_of_the_wrong_kind_is_named(call: Callable[[], object], told: str) -> None:
    with pytest.raises(BadFile) as refused:
        call()
    assert str(refused.value).startswith(told)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [5, -2, "0", None, True, 1.0])
def test_what_is_no_seat_is_refused(game: str, seat: Any) -> None:
    position = GAMES[game]
    reasons: dict[str, Any] = {"magenoir": why, "anima": anima_why}
    chance = grimoire.seeded(1)
    calls: list[Callable[[], object]] = [lambda: position.sample(seat, chance), lambda: position.sample_closed(seat, chance)]
    calls += [lambda: position.view(seat), lambda: reasons[game].why_not(position, seat, "tornado")]
    for call in calls:
        with pytest.raises(NoSeat, match=r"is no seat: this game has seats 0 to [12]"):
            call()
    with pytest.raises(NoSeat):
        position.sample(-1, chance)
    assert position.view(-1).seat == -1


def test_what_is_no_chance_no_seed_and_no_form_is_refused() -> None:
    position = GAMES["magenoir"]
    nonsense: Any = 5
    calls: list[Callable[[], object]] = [lambda: position.sample(0, 5), lambda: position.sample_closed(0, 5)]
    calls.append(lambda: position.playout(5, 1))
    for call in calls:
        with pytest.raises(TypeError, match=r"a Chance is needed, for example seeded\(1\), not 5"):
            call()
    with pytest.raises(TypeError, match="a seed is a whole number, not 'x'"):
        door.seeded("x")
    with pytest.raises(TypeError, match="a card is a text, not 5"):
        why.why_not(position, 0, nonsense)
    with pytest.raises(grimoire.IllegalChoice, match="cannot be chosen"):
        position.choose_form(3)


def test_what_a_program_brings_itself_is_not_taken_for_one_of_ours() -> None:
    """A bot of somebody's own may live in a module that is called as a game is, and a deck is made of names."""

    class Own:
        def choose(self, sight: object, decision: object) -> int:
            return 0

    Own.__module__ = "lab.anima.bots"
    nonsense: Any = [[["flame"]], ["flame"]]
    assert grimoire.play(grimoire.new_game("magenoir", seed=1), [Own(), Own()], most=3)
    with pytest.raises(grimoire.BadFile, match="decks must be a list of decks"):
        grimoire.new_game("magenoir", nonsense)
