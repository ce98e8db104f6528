"""How a game is won and lost: no Health Points left, or no card to draw (R:victory-conditions)."""

from grimoire.kernel.event import GameDrawn
from grimoire.magenoir.facts.play import GameWon
from grimoire.magenoir.state import State


def check_defeat(g: State) -> None:
    """A player at 0 or less is defeated at once; both by one action is a draw."""
    fallen = [seat for seat in (0, 1) if g.life[seat] <= 0]
    if not fallen or g.over:
        return
    g.over = True
    g.winner = 1 - fallen[0] if len(fallen) == 1 else -1
    if len(fallen) == 1:
        g.log(GameWon("R:victory-conditions", g.winner, loser=fallen[0], lack="health"))
    else:
        g.log(GameDrawn("card:artificial-sun/1"))


def lose_by_empty_deck(g: State, seat: int) -> None:
    """Who must draw and cannot has lost."""
    g.over = True
    g.winner = 1 - seat
    g.log(GameWon("R:victory-conditions", 1 - seat, loser=seat, lack="deck"))
