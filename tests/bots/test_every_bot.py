"""What every bot must hold: legal answers, the same for the same seed, nothing hidden in them, and games that end."""

from collections.abc import Iterator
from typing import Final

import pytest

from grimoire.bots.bot import Sight
from grimoire.bots.registry import BOTS, make_bot
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.lab.games import table_of
from grimoire.lab.play import bots_for, play
from grimoire.lab.streams import stream

TABLE = table_of("magenoir")
PRINTED: Final = ("whirling-flurry", "crushing-pressure", "burning-wrath", "surging-growth")
CAP: Final = 6_000

every_bot = pytest.mark.parametrize("name", sorted(BOTS))


def new_game(seed: int) -> Position:
    """Any decks: bots know no card by name, so every card of the pool may be among them."""
    return TABLE.begin([TABLE.random_deck(stream(seed, f"deck {seat}")) for seat in (0, 1)], seed)


def by_chance(seed: int, every: int) -> Iterator[tuple[Position, Decision]]:
    """Every so manieth position of a game by chance."""
    position = new_game(seed)
    chance = stream(seed, "moves")
    number = 0
    while (decision := position.decision()) is not None and number < CAP:
        if number % every == 0:
            yield position, decision
        position.choose(chance.below(len(decision.options)))
        number += 1


@every_bot
@pytest.mark.parametrize("seed", range(4))
def test_a_bot_answers_every_decision_with_an_option_of_it(name: str, seed: int) -> None:
    bot = make_bot(name, stream(seed, "bot"))
    for position, decision in by_chance(seed, 7):
        before = position.digest()
        index = bot.choose(Sight(position, decision.seat), decision)
        assert 0 <= index < len(decision.options)
        assert position.digest() == before, "a bot thinks on samples, not on the game"


@every_bot
def test_a_bot_answers_the_same_for_the_same_seed(name: str) -> None:
    twins = [make_bot(name, stream(3, "twin")) for _ in range(2)]
    for position, decision in by_chance(11, 13):
        one, two = [bot.choose(Sight(position, decision.seat), decision) for bot in twins]
        assert one == two


@every_bot
@pytest.mark.parametrize("seed", range(20, 24))
def test_an_answer_does_not_depend_on_what_the_seat_cannot_see(name: str, seed: int) -> None:
    chance = stream(seed, "other worlds")
    for position, decision in by_chance(seed, 17):
        seat = decision.seat
        other = position.sample(seat, chance)
        assert position.view(seat) == other.view(seat)
        answers = [make_bot(name, stream(seed, "bot")).choose(Sight(g, seat), decision) for g in (position, other)]
        assert answers[0] == answers[1], decision


@every_bot
@pytest.mark.parametrize("deck", PRINTED)
def test_a_game_with_a_bot_comes_to_an_end(name: str, deck: str) -> None:
    cards = list(TABLE.deck(deck).cards)
    position = TABLE.begin([cards, cards], 5)
    play(position, bots_for([name, "eager"], 5), CAP, [])
    assert position.over
