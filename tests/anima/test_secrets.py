"""What third players see of cards they once knew."""

from tests.anima.laying import laid, play, seat

from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.zones import OPEN


def table() -> Game:
    """The first seat holds two cards that the third knows, one of which everybody knows."""
    seats = [
        seat("samurai", "iron-vow old-debt", area="tsukikage"),
        seat("seer witch", "stillness", area="albidion"),
        seat("penitent", area="maisen"),
    ]
    g = laid("interaction", 0, seats, "tsukikage albidion maisen", order=[0, 1, 2])
    g.set_known(hand(g, 0)[0], OPEN)
    g.set_known(hand(g, 0)[1], 0b101)
    return g


def test_no_third_player_sees_which_of_the_cards_it_knows_are_offered_or_given() -> None:
    g = table()
    play(g, "trade p2", "give iron-vow", "done")
    shown = next(event for event in g.events if event.kind == "TradeShown")
    assert [shown.seen_by(player).card for player in (0, 1, 2, -1)] == ["iron-vow", "iron-vow", "", ""]
    play(g, "accept")
    given = next(event for event in g.events if event.kind == "TradeGiven")
    assert [given.seen_by(player).card for player in (0, 1, 2, -1)] == ["iron-vow", "iron-vow", "", ""]


def test_an_offer_that_is_refused_leaves_others_with_what_they_knew() -> None:
    g = table()
    play(g, "trade p2", "give old-debt", "done", "refuse")
    assert [card.card for card in g.view(2).players[0].hand] == ["iron-vow", "old-debt"]


def test_a_view_does_not_tell_who_else_knows_a_card_in_somebody_elses_hand() -> None:
    g = table()
    play(g, "trade p2", "give old-debt", "done", "refuse")
    known = {card.card: card.known for card in g.view(1).players[0].hand}
    assert known == {"iron-vow": OPEN, "old-debt": 0b011}  # that the third seat knows it is not for the second to know
    assert {card.card: card.known for card in g.view(0).players[0].hand}["old-debt"] == 0b111
