"""Which Interruptions are about a player's own Party."""

from grimoire.anima.game import Game
from grimoire.anima.view import View
from grimoire.kernel.chance import seeded
from grimoire.library.anima.cards import shipped_pool
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.match.anima.question_traits import is_concerned


def test_only_dice_of_others_in_their_own_matters_are_none_of_ones_business() -> None:
    """Every Interruption of a few games by chance, compared with what the view shows."""
    pool = shipped_pool()
    others, own, not_dice = 0, 0, 0
    for seed in range(12):
        game = start_of(Record("0", "anima", pool.digest, ["a", "b", "c"], seed=seed), pool)
        assert isinstance(game, Game)
        chance = seeded(seed)
        while (decision := game.decision()) is not None and game.turn < 40:
            if decision.question.id == "interrupt":
                view: View = game.view(decision.seat)
                concerned = is_concerned(view, decision)
                if decision.question.word != "die":
                    assert concerned
                    not_dice += 1
                elif concerned:
                    fighting = view.fight is not None and decision.seat in (view.fight.seat, view.fight.rival)
                    assert fighting or decision.seat in [roller for roller, _ in view.roll]
                    own += 1
                else:
                    assert decision.seat not in [roller for roller, _ in view.roll]
                    others += 1
            game.choose(chance.below(len(decision.options)))
    assert min(others, own, not_dice) > 10
