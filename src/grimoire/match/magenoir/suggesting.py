"""Suggestions for moving Mana: what to gather, take, lay down and pay, so that a player need not."""

from typing import Final, cast

from grimoire.bots.bot import Sight, sample_for
from grimoire.bots.games import make_bot
from grimoire.bots.magenoir.hand_plans import Plans
from grimoire.kernel.chance import seeded
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.magenoir.game import Game
from grimoire.match.magenoir.gathering import PLANNED
from grimoire.match.magenoir.trading import NO_TRADE as NO_TRADE

ADVISER: Final = "greedy"  # it gathers for the pile it will take, with the costs of the whole hand in mind
GATHER: Final = "gather"
MANA_QUESTIONS: Final = frozenset(
    (
        GATHER,
        "take-pile",
        "place-mana",
        "take-mana",
        "take-infinite",
        "pay-from",
        "lock-mana",
        "share-mana",
        "release-up-to",
        "trade-for",
        "trade-give",
    )
)
# What a trade is for and what is let go freely are moves of the game: suggested when asked, never done unasked.
ONLY_WHEN_ASKED: Final = frozenset(("trade-for", "share-mana", "release-up-to"))


def is_about_mana(decision: Decision, asked: bool = True) -> bool:
    """Whether a suggestion is to be had; `asked`: the player wants one for this very question."""
    id = decision.question.id
    return id in MANA_QUESTIONS and (asked or id not in ONLY_WHEN_ASKED)


def suggested(position: Position, decision: Decision, number: int, closed: bool = False) -> int:
    """The option a bot would take at a position, from what the seat may know; NO_TRADE where no trade that is asked for would
    help. `number` of the choices that led there, `closed` where lists are not shown."""
    if decision.question.id not in PLANNED:
        return advised(Sight(position, decision.seat, closed), decision, number)
    return suggested_in(sample_for(position, decision.seat, seeded(number), closed), decision, number)


def suggested_in(sample: Position, decision: Decision, number: int) -> int:
    """The same at a position that was dealt anew for the seat already. Where the hand decides what Mana is good for, it is
    looked at what could be played this turn."""
    planned = PLANNED.get(decision.question.id)
    if planned is None:
        return advised(Sight(sample, decision.seat), decision, number)
    return planned(cast(Game, sample), Plans(cast(Game, sample), decision.seat))


def suggested_ahead(sample: Position, decision: Decision, number: int, most: int) -> list[str]:
    """The forms of this option and of what follows from it, at most so many; the sample is moved on."""
    found: list[str] = []
    seat = decision.seat
    now: Decision | None = decision
    plans: Plans | None = None
    laid = ""
    while now is not None and now.seat == seat and is_about_mana(now) and len(found) < most:
        id = now.question.id
        planned = PLANNED.get(id)
        if planned is None:
            index = advised(Sight(sample, seat), now, number)
        else:
            g = cast(Game, sample)
            if plans is None or id != laid or id != GATHER:  # what is laid down in the Ether changes nothing for the hand
                plans = Plans(g, seat)
            index = planned(g, plans)
        if index == NO_TRADE:
            break
        found.append(now.options[index].form)
        sample.choose(index)
        laid, now = id, sample.decision()
    return found


def advised(sight: Sight, decision: Decision, number: int) -> int:
    return make_bot(ADVISER, seeded(number), "magenoir").choose(sight, decision)
