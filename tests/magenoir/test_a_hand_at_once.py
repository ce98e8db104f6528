"""What of a hand may be prepared is asked of all its cards together, which is quicker: the answer is that of each alone."""

from grimoire.lab.games import table_of
from grimoire.lab.play import deal_decks
from grimoire.lab.streams import stream
from grimoire.library.deck_lists import Deck
from grimoire.magenoir.game import Game
from grimoire.magenoir.legality import may_prepare, preparable
from grimoire.magenoir.zones import HAND

GAMES = 12


def test_the_cards_of_a_hand_are_answered_together_as_each_alone() -> None:
    table = table_of("magenoir")
    asked = offered = 0
    for seed in range(GAMES):
        nobody = Deck("", ())
        position = table.begin(deal_decks(table, (nobody, nobody), seed), seed)
        assert isinstance(position, Game)
        chance = stream(seed, "hands")
        while position.asked >= 0:
            if position.question.id == "main":
                for seat in (0, 1):
                    hand = position.cards(seat, HAND)
                    together = preparable(position, seat, hand)
                    assert together == [card for card in hand if may_prepare(position, seat, card)]
                    asked += len(hand)
                    offered += len(together)
            position.playout(chance, 1)
    assert 0 < offered < asked
