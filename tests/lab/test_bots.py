"""Bots get a decision and a sight of the game, never the position."""

import pytest

from grimoire.bots.bot import Sight
from grimoire.bots.games import LEVELS, bots_of_game, make_bot
from grimoire.bots.own_bots import UnknownBot
from grimoire.kernel.chance import seeded
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"bad-bot\(name=deep thought, bots="):
        make_bot("deep thought", seeded(1), "magenoir")


# The levels are asked the same, and more, in tests/bots/test_every_bot.py.
@pytest.mark.parametrize("name", [name for name in bots_of_game("magenoir") if name not in (*LEVELS, "search")])
def test_a_bot_chooses_one_of_the_options_and_the_same_with_the_same_chance(name: str) -> None:
    table = table_of("magenoir")
    position = table.begin([list(table.deck(name).cards) for name in table.deck_names()[:2]], 3)
    one, two = make_bot(name, stream(3, "bot"), table.name), make_bot(name, stream(3, "bot"), table.name)
    for _ in range(100):
        decision = position.decision()
        if decision is None:
            break
        before = position.digest()
        index = one.choose(Sight(position, decision.seat), decision)
        assert index == two.choose(Sight(position, decision.seat), decision)
        assert 0 <= index < len(decision.options)
        assert position.digest() == before
        position.choose(index)


def test_a_sight_gives_view_and_samples_and_hides_the_position() -> None:
    table = table_of("magenoir")
    position = table.begin([list(table.deck(name).cards) for name in table.deck_names()[:2]], 3)
    sight = Sight(position, 1)
    assert sight.view() == position.view(1)
    assert sight.sample(seeded(1)).view(1) == position.view(1)
    assert not [name for name in dir(sight) if not name.startswith("_") and getattr(sight, name) is position]
