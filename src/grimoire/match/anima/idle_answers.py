"""Whether anything a seat could do in a window would change what comes of it: tried out on a sample in which the others let
things be, with dice that fall every way."""

from typing import Final

import msgspec

from grimoire.anima.facts.areas import Explored
from grimoire.anima.facts.combat import CombatEscaped, CombatLost, CombatTied, CombatWon
from grimoire.anima.facts.turns import CheckFailed, CheckPassed
from grimoire.anima.game import Game
from grimoire.anima.interruptible import SUBJECT
from grimoire.anima.view import View
from grimoire.bots.anima.answers import answer
from grimoire.kernel.chance import seeded
from grimoire.kernel.event import Event

PASS: Final = "pass"
ONLOOKER: Final = -1
SPENT: Final = "play"  # the verb that takes a card from the hand
MOST_STEPS: Final = 40  # questions answered on the way
MOST_WAYS: Final = 12  # in which the seat could go on with one option
MANY: Final = 8  # dice that may fall in one matter
FACES: Final = range(1, 7)
FALLS: Final = tuple((face,) for face in FACES)
# Of two sides with a die each every pair, those first that decide most often: each difference once, then the same with other
# faces, which only what reads a face tells apart. What else is thrown then falls the same way.
AGAINST: Final = tuple(
    sorted(
        ((one, other) for one in FACES for other in FACES),
        key=lambda pair: (min(pair) > 1, abs(pair[0] - pair[1]), pair),
    )
)
MOST_TRIED: Final = 800  # choices made to find it out: whoever serves the table has others who wait for it
OUTCOMES: Final = (CheckPassed, CheckFailed, CombatWon, CombatLost, CombatTied, CombatEscaped, Explored)
PILES: Final = ("advantage-deck", "advantage-discard", "dice")  # where a card that was used comes to lie


class End(msgspec.Struct):
    """How a matter ended."""

    view: View
    outcomes: list[tuple[str, int, int]]  # what was decided: its kind, for whom, and the face where one is read in a table
    hand: int  # how many cards the seat holds then


def is_idle(g: Game) -> bool:
    """For the seat that is asked. No other answer betters anything for it, or changes anything for others; what a card or a
    spun Character costs is no gain. What would take too long to find out is worth asking about. `g`: as the seat itself sees
    it."""
    tried = [0]
    seat = g.asked
    forms = [option.form for option in g.options]
    passing = forms.index(PASS)
    others = [index for index in range(len(forms)) if index != passing]
    fights = fights_in(g, seat)
    if fights and max(g.fights[-1].best) > 1:
        return False  # too many ways for the dice to fall
    for fall in AGAINST if fights else FALLS:
        let_be = ends(g, passing, fall, tried)
        if len(let_be) != 1:
            return False
        for index in others:
            found = ends(g, index, fall, tried)
            spends = g.options[index].verb == SPENT
            if not found or any([is_worth_it(let_be[0], one, seat, spends) for one in found]):
                return False
    return True


def fights_in(g: Game, seat: int) -> int:
    """How many Combats are under way, where the seat fights in the latest."""
    return len(g.fights) if g.fights and seat in (g.fights[-1].seat, g.fights[-1].rival) else 0


def is_worth_it(let_be: End, done: End, seat: int, spends: bool) -> bool:
    if is_won(let_be, seat) and not is_won(done, seat):
        return False
    if let_be.outcomes != done.outcomes or done.hand > let_be.hand - spends:
        return True
    return settled(let_be.view, seat) != settled(done.view, seat)


def is_won(end: End, seat: int) -> bool:
    """Nothing better could come of the matter for this seat."""
    return any([kind in ("CheckPassed", "CombatWon") and who == seat for kind, who, _ in end.outcomes])


def settled(view: View, seat: int) -> list[object]:
    """What lies on the table, but for what an answer costs whoever gives it."""
    found: list[object] = [view.areas, view.bonuses, view.timer, view.due]
    found.append({name: len(cards) for name, cards in view.piles.items() if name not in PILES})
    for at, player in enumerate(view.players):
        own = at == seat
        party = [(card.card, card.down, card.steel, card.spun and not own) for card in player.party]
        found.append((party, player.missions, player.completed, player.faction, player.organization))
        found.append((player.area, player.leaving, player.out, player.gone, player.combat, player.speed, player.hand_limit))
        found.append((player.final_steps, -1 if own else len(player.hand)))
    return found


def ends(g: Game, index: int, fall: tuple[int, ...], tried: list[int]) -> list[End]:
    """How it may end with this option, by each way in which the seat could go on; none where that cannot be told. `tried`: how
    many choices were made for it, and for others before it."""
    seat = g.asked
    fights = fights_in(g, seat)
    subject = g.stack[-1].vals[SUBJECT] if g.question.id == "interrupt" else 0
    first = g.clone()
    first.dice = [*fall] * MANY
    first.choose(index)
    tried[0] += 1
    waiting: list[tuple[Game, list[tuple[str, int, int]]]] = [(first, noted(first.events))]
    found: list[End] = []
    while waiting:
        now, outcomes = waiting.pop()
        for _ in range(MOST_STEPS):
            if now.over or (len(now.fights) < fights if fights else len(now.stack) <= subject):
                found.append(End(now.view(ONLOOKER), outcomes, len(now.view(seat).players[seat].hand)))
                break
            tried[0] += 1
            if tried[0] > MOST_TRIED:
                return []
            choices = [option.form for option in now.options]
            if PASS in choices:
                at = choices.index(PASS)
            elif now.asked == seat and len(choices) > 1:
                if len(found) + len(waiting) + len(choices) > MOST_WAYS:
                    return []
                for way in range(1, len(choices)):
                    other = now.clone()
                    other.dice = now.dice[:]
                    other.choose(way)
                    waiting.append((other, outcomes + noted(other.events)))
                at = 0
            else:
                at = answer(now, seeded(1)) if len(choices) > 1 else 0
            now.choose(at)
            outcomes = outcomes + noted(now.events)
        else:
            return []
    return found


def noted(events: list[Event]) -> list[tuple[str, int, int]]:
    return [
        (event.kind, event.seat, event.face if isinstance(event, Explored) else 0)
        for event in events
        if isinstance(event, OUTCOMES)
    ]
