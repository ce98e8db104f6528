"""A card somebody writes in the browser, tried in hundreds of games: asked for, looked at as the numbers grow, stopped."""

import asyncio
import secrets
from typing import Annotated, Final, Literal

import msgspec
from litestar import delete, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from grimoire.library.messages import FALLBACK, messages
from grimoire.pages.decks import titled
from grimoire.server.card_lab import Trial
from grimoire.server.own_cards import LONGEST, read, reading
from grimoire.server.trials import SECONDS, Asked
from grimoire.server.visitors import Known, Lang, TheHouse, spoken
from grimoire.table.refusals import NO_CARD, NO_OWN_GAMES, Refusal

GAMES: Final = 500
SEEDS: Final = 2**40


class OwnTrialWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the cards of this text; without one, of the files that are watched, whatever game is named."""

    game: str
    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    card: Annotated[str, msgspec.Meta(max_length=80)]


class Spread(msgspec.Struct, frozen=True):
    """A share, or a difference of shares, and where it lies."""

    value: float
    low: float
    high: float
    many: int  # games or rounds it was counted in; 0: nothing is known


class OwnTrial(msgspec.Struct, frozen=True):
    """How far a trial is, and what its games say so far."""

    state: Literal["none", "waiting", "running", "done", "spent", "failed"]
    card: str = ""
    before: int = 0  # others that come first
    done: int = 0  # games
    all: int = 0
    deck: str = ""  # the one it is tried in, where decks are brought
    verdict: str = ""  # at the end: stronger, weaker, even, too-few
    effect: Spread | None = None  # what the deck wins more with it than without, 99 times of 100
    drawn: Spread | None = None  # won of the games in which it was drawn, 95 times of 100
    undrawn: Spread | None = None  # and of those in which it was not
    gap: Spread | None = None  # the difference, as sure as many cards at once ask for


@post("/own-cards/trial", status_code=200)
async def try_often(data: JSONBody[OwnTrialWanted], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> OwnTrial:
    """Have it played by bots, with it and without it in a deck on the same seeds; instead of what one asked for before."""
    if not house.database.is_sqlite:
        raise Refusal(NO_OWN_GAMES)
    async with reading(house, user, data.game, house.own_trials):
        if not data.text and house.card_files is not None:
            game = house.card_files.game
            _, checked = await asyncio.to_thread(house.card_files.look)
        else:
            game = data.game
            checked = await asyncio.to_thread(read, data.game, data.text)
    if not any(own.definition.id == data.card for own in checked.own):
        raise Refusal(NO_CARD, name=data.card[:60])
    text = "\n".join([text for _, text in checked.texts])
    trial = Trial(game, text, data.card, GAMES, SECONDS, secrets.randbelow(SEEDS))
    return told(house, house.trials.ask(user.id, trial), spoken(lang))


@get("/own-cards/trial", sync_to_thread=False)
def how_far_it_is(house: TheHouse, user: Known, lang: Lang = FALLBACK) -> OwnTrial:
    """Asked again and again by the page; when nobody asks any more, it ends."""
    return told(house, house.trials.look(user.id), spoken(lang))


@delete("/own-cards/trial", sync_to_thread=False)
def stop_it(house: TheHouse, user: Known) -> None:
    """Ends at once."""
    house.trials.stop(user.id)


def told(house: TheHouse, asked: Asked | None, lang: str) -> OwnTrial:
    if asked is None or (asked.ended and not asked.failed and not asked.tried.over):
        return OwnTrial("none")
    tried = asked.tried
    before = 0 if asked.running else house.trials.before(asked)
    return msgspec.convert(
        {
            "state": state_of(asked),
            "card": asked.trial.card,
            "before": before,
            "done": tried.done,
            "all": tried.all,
            "deck": titled(messages(lang), tried.deck) if tried.deck else "",
            "verdict": tried.verdict,
            **{name: getattr(tried, name) for name in ("effect", "drawn", "undrawn", "gap")},
        },
        OwnTrial,
        from_attributes=True,
    )


def state_of(asked: Asked) -> str:
    if asked.failed:
        return "failed"
    if asked.tried.over:
        return "done" if asked.tried.done >= asked.tried.all else "spent"
    return "running" if asked.running else "waiting"


TRIALS: Final[list[BaseRouteHandler]] = [try_often, how_far_it_is, stop_it]
