"""What of a hand may be prepared is asked of all its cards together, which is quicker: the answer is that of each alone. So it
is with what a text means: whether it means one card is told without looking for the others."""

from collections.abc import Iterator
from typing import cast

from grimoire.lab.games import table_of
from grimoire.lab.play import deal_decks
from grimoire.lab.streams import stream
from grimoire.library.deck_lists import Deck
from grimoire.magenoir.game import Game
from grimoire.magenoir.legality import may_prepare, preparable
from grimoire.magenoir.modifiers import CANNOT, COST, KEYWORD, NEEDS, Modifier
from grimoire.magenoir.zones import HAND

GAMES = 12
AT_WORK = {CANNOT, COST, KEYWORD, NEEDS}  # where hands are looked at in another way


def main_questions(games: int) -> Iterator[Game]:
    table = table_of("magenoir")
    for seed in range(games):
        nobody = Deck("", ())
        position = table.begin(deal_decks(table, (nobody, nobody), seed), seed)
        assert isinstance(position, Game)
        chance = stream(seed, "hands")
        while position.asked >= 0:
            if position.question.id == "main":
                yield position
            position.playout(chance, 1)


def test_the_cards_of_a_hand_are_answered_together_as_each_alone() -> None:
    asked = offered = 0
    met: set[int] = set()
    for position in main_questions(GAMES):
        met |= {query for query in AT_WORK if position.mods[query]}
        for seat in (0, 1):
            hand = position.cards(seat, HAND)
            together = preparable(position, seat, hand)
            assert together == [card for card in hand if may_prepare(position, seat, card)]
            asked += len(hand)
            offered += len(together)
    assert 0 < offered < asked
    assert met == AT_WORK


def test_whether_a_text_means_a_card_is_told_as_by_all_it_means() -> None:
    answers = {True: 0, False: 0}
    for position in main_questions(GAMES // 3):
        for actives in position.mods:
            for active in actives:
                cards = cast(Modifier, active.ability).cards
                if cards is not None:
                    meant = cards.numbers(position, active.scope)
                    for card in range(0, position.count_cards(), 5):
                        answers[card in meant] += 1
                        assert cards.means(position, active.scope, card) == (card in meant)
    assert min(answers.values()) > 0
