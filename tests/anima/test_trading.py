"""Trade, built one card at a time."""

from tests.anima.laying import forms, laid, names, play, seat

from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.parties import party


def table() -> Game:
    seats = [
        seat("samurai", "iron-vow old-debt", area="tsukikage"),
        seat("seer witch", "stillness", area="albidion"),
        seat("penitent", area="maisen"),
    ]
    return laid("interaction", 0, seats, "tsukikage albidion maisen", order=[0, 1, 2])


def test_trade_needs_the_icon_on_both_sides_but_not_the_same_area() -> None:
    g = table()
    assert forms(g) == ["trade p2", "end"]
    assert g.why_not_form("trade p3").id == "no-trade-icon"


def test_what_is_offered_is_shown_to_the_other_alone() -> None:
    g = table()
    play(g, "trade p2", "give iron-vow", "want card", "done")
    shown = next(event for event in g.events if event.kind == "TradeShown")
    assert (shown.seen_by(1).card, shown.seen_by(2).card) == ("iron-vow", "")
    play(g, "accept", "give stillness")
    assert names(g, hand(g, 0)) == ["old-debt", "stillness"]
    assert names(g, hand(g, 1)) == ["iron-vow"]
    assert g.view(2).players[0].hand[0].card == ""


def test_a_counter_offer_turns_the_table_and_there_are_two_at_most() -> None:
    g = table()
    play(g, "trade p2", "give iron-vow", "want seer", "done", "counter")
    assert g.asked == 1
    play(g, "give witch", "want card", "done", "counter")
    assert g.asked == 0
    play(g, "give old-debt", "done")
    assert forms(g) == ["accept", "refuse"]
    play(g, "accept")
    assert names(g, hand(g, 1)) == ["stillness", "old-debt"]
    assert "trade p1" in forms(g)  # the other has an action of his own


def test_nobody_gives_the_last_character_away() -> None:
    g = table()
    play(g, "trade p2", "give samurai")
    assert "done" not in forms(g)
    play(g, "want witch")
    assert "done" in forms(g)
    play(g, "done", "accept")
    assert names(g, party(g, 0)) == ["witch"]
    assert names(g, party(g, 1)) == ["seer", "samurai"]
