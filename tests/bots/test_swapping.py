"""What bots swap between games."""

from collections import Counter

from grimoire.bots.magenoir.swapping import swaps, worth_in
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.decks import load_deck, shipped_decks

POOL = shipped_pool()


def test_cards_whose_components_the_deck_lacks_stay_in_the_side_deck() -> None:
    deck = list(load_deck("burning-wrath", POOL).cards)
    assert swaps(POOL, deck, ["tornado", "tornado", "king-of-trees", "unleashed-ocean"]) == []


def test_a_card_that_nothing_serves_gives_way_to_one_that_fits() -> None:
    deck = list(load_deck("burning-wrath", POOL).cards)
    deck[-1] = "tornado"
    assert swaps(POOL, deck, ["fire-ball"])[0] == ("fire-ball", "tornado")


def test_a_card_that_others_need_is_worth_more_than_alone() -> None:
    fire = [POOL.definitions[POOL.numbers[card]] for card in load_deck("burning-wrath", POOL).cards]
    water = [POOL.definitions[POOL.numbers[card]] for card in load_deck("crushing-pressure", POOL).cards]
    flame = POOL.definitions[POOL.numbers["flame"]]
    assert worth_in(flame, fire, POOL) > worth_in(flame, water, POOL)


def test_each_swap_is_possible_and_no_card_is_taken_in_twice() -> None:
    for name in shipped_decks():
        for other in shipped_decks()[::4]:
            deck, side = list(load_deck(name, POOL).cards), list(load_deck(other, POOL).cards[::4])
            found = swaps(POOL, deck, side)
            assert not Counter(taken for taken, _ in found) - Counter(side)
            for taken, out in found:
                assert taken != out
                deck.remove(out)
                deck.append(taken)
