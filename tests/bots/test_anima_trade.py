"""How the bots of Anima trade: they offer where both gain, take what is good for them, and refuse the rest."""

import pytest
from tests.anima.laying import forms, laid, names, play, seat

from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.parties import party
from grimoire.anima.trading import FROM, TO
from grimoire.anima.zones import OPEN
from grimoire.bots.anima.bargaining import best_offer, gain_of, holding
from grimoire.bots.bot import Sight
from grimoire.bots.games import make_bot
from grimoire.kernel.chance import seeded
from grimoire.lab.games import table_of
from grimoire.lab.play import bots_for


def table(mine: tuple[str, str], theirs: tuple[str, str]) -> Game:
    """The first player's slot of the Interaction phase; both are where one can trade, in different Areas."""
    seats = [seat(mine[0], mine[1], area="tsukikage"), seat(theirs[0], theirs[1], area="albidion")]
    return laid("interaction", 0, seats, "tsukikage albidion", order=[0, 1])


def chosen(g: Game, bot: str = "greedy") -> str:
    decision = g.decision()
    assert decision is not None
    return decision.options[make_bot(bot, seeded(1), "anima").choose(Sight(g, decision.seat), decision)].form


def dealt(g: Game) -> list[str]:
    """What the bots do until the trade is over, or at once something else."""
    done: list[str] = []
    while not done or g.question.id.startswith("trade"):
        done.append(chosen(g))
        g.choose_form(done[-1])
    return done


def test_each_gives_what_only_the_other_can_use() -> None:
    g = table(("samurai", "ember-script iron-vow"), ("priestess", "root-and-stone"))
    g.set_known(hand(g, 1)[0], OPEN)
    assert dealt(g) == ["trade p2", "give ember-script", "want root-and-stone", "done", "accept"]
    assert names(g, hand(g, 0)) == ["iron-vow", "root-and-stone"]
    assert names(g, hand(g, 1)) == ["ember-script"]


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (("samurai", "iron-vow"), ("priestess", "root-and-stone")),  # of use to oneself
        (("samurai", "ember-script"), ("executor", "root-and-stone")),  # of no use to the other either
        (("samurai", "pit-of-stakes"), ("priestess", "root-and-stone")),  # no more use to the other
        (("samurai", "ember-script"), ("priestess", "")),  # nothing to be had
    ],
)
def test_where_not_both_would_gain_nothing_is_offered(mine: tuple[str, str], theirs: tuple[str, str]) -> None:
    g = table(mine, theirs)
    assert "trade p2" in forms(g)
    assert best_offer(g, 0, 1) is None
    assert chosen(g) == "end"


@pytest.mark.parametrize(
    ("given", "wanted", "answer"),
    [
        ("ember-script", "card", "accept"),  # a card its Party can use for one it cannot
        ("root-and-stone", "card", "refuse"),  # a card it cannot use for one it cannot use
        ("ember-script", "vorhanne", "refuse"),  # a Character for a card
        ("seer", "priestess", "refuse"),  # a strong one for a weak one
        ("iron-vow", "", "accept"),  # a present
    ],
)
@pytest.mark.parametrize("bot", ["greedy", "eager"])
def test_an_offer_is_judged_by_what_one_would_hold(bot: str, given: str, wanted: str, answer: str) -> None:
    """Magic and no Trickery: that Party can use Ember Script, but not the Knife in the Fog it would have to give."""
    theirs = ("priestess vorhanne", "knife-in-the-fog ward-of-salt")
    g = table(("seer penitent", "ember-script root-and-stone iron-vow"), theirs)
    play(g, "trade p2", f"give {given}", *([f"want {wanted}"] if wanted else []), "done")
    assert g.question.id == "trade-answer"
    assert chosen(g, bot) == answer


def test_who_refuses_names_what_would_be_fair_if_a_card_is_known() -> None:
    """The offer showed Ember Script; it is worth nothing to who offers it, and Root and Stone nothing to who answers."""
    g = table(("samurai", "ember-script"), ("priestess", "root-and-stone unholy-force"))
    play(g, "trade p2", "give ember-script", "want card", "want card", "done")
    assert chosen(g) == "counter"
    play(g, "counter")
    assert dealt(g) == ["give root-and-stone", "want ember-script", "done", "accept"]


def test_in_real_games_no_side_of_a_trade_gives_more_than_it_gets() -> None:
    """Both sides judged with open cards, which neither saw: whoever takes an offer gains; whoever asked for any card may get
    one that is of little use, but has given one that was."""
    trades = 0
    for seed in range(10):
        g = table_of("anima", (), 3).begin([], seed)
        assert isinstance(g, Game)
        bots = bots_for(["greedy"] * 3, seed, "anima")
        while (decision := g.decision()) is not None:
            answering = decision.question.id == "trade-answer"
            pair = (g.stack[-1].vals[FROM], g.stack[-1].vals[TO]) if answering else (0, 0)
            before = [holding(g, party(g, one), hand(g, one)) for one in pair]
            g.choose(bots[decision.seat].choose(Sight(g, decision.seat), decision))
            if not any(event.kind == "TradeAccepted" for event in g.events):
                continue
            while g.question.id == "trade-give":
                g.choose(bots[g.asked].choose(Sight(g, g.asked), g.decision()))  # type: ignore[arg-type]
            offering, taking = (holding(g, party(g, one), hand(g, one)) - was for one, was in zip(pair, before, strict=True))
            assert taking >= 0.1
            assert offering >= -0.15
            trades += 1
    assert trades >= 3


def test_what_a_trade_brings_counts_who_could_use_the_rest() -> None:
    """With the only Magic gone, the cards of Magic in hand are worth less: that is part of the price."""
    g = table(("seer", "ember-script ward-of-salt"), ("cartographer", "abel"))
    alone = table(("seer", ""), ("cartographer", ""))
    swap = [[party(t, 0)[0]] for t in (g, alone)], [[party(t, 1)[0]] for t in (g, alone)]
    with_cards = gain_of(g, 0, swap[0][0], swap[1][0])
    without = gain_of(alone, 0, swap[0][1], swap[1][1])
    assert with_cards < without - 0.5
