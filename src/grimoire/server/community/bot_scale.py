"""Bots on the scale of people's ratings.

How far bots lie apart is what they won against each other on the ladder (`data/ladder.json`), as chances to win. Where all of
them lie beside people is one number for each game, and it is reckoned from the games of people against them on this server;
before there are any, from what we believe of somebody new. Nobody's own rating changes with it.
"""

import math
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.bots.games import bots_for_players
from grimoire.library.games import GAMES
from grimoire.library.messages import FALLBACK
from grimoire.server.community.rating import BETA, MU, SURE, USUAL_BETA, Skill
from grimoire.server.house import House
from grimoire.server.naming import bot_called
from grimoire.server.storage.results import DRAWN, WON, AgainstBots, against_bots, last_skills
from grimoire.server.visitors import Lang, TheHouse, spoken
from grimoire.table.refusals import NO_GAME, Refusal

EVEN: Final = "journeyman"  # with whom we believe somebody new to be even,
BELIEVED: Final = 1.1  # give or take, as the logarithm of e games for one: in 19 of 20 cases they win 10 to 90 of 100
ENOUGH: Final = 30  # games, and
ENOUGH_PEOPLE: Final = 3  # who played them, below which where bots lie is called a guess
MOST: Final = 4000  # games with bots, the newest, from which it is reckoned
KEPT: Final = 600.0  # seconds for which it is good
STEPS: Final = 200
LONGEST: Final = 10.0  # step: a game that was lost against all odds would lead too far
NEAR: Final = 1e-6


class Met(msgspec.Struct, frozen=True):
    """A bout on the ladder: the share of its games that the one won, and where the true one lies in 19 of 20 cases."""

    one: str
    other: str
    rounds: int
    share: Annotated[float, msgspec.Meta(gt=0, lt=1)]
    low: Annotated[float, msgspec.Meta(gt=0, lt=1)]
    high: Annotated[float, msgspec.Meta(gt=0, lt=1)]


class BotRating(msgspec.Struct, frozen=True):
    """What a bot is worth on the scale of people."""

    game: str
    bot: str
    title: str
    shown: int
    spread: int  # 19 of 20 cases lie so far around it


class BotScale(msgspec.Struct, frozen=True):
    """The bots of a game, from the weakest to the strongest, and what it is known from."""

    game: str
    bots: list[BotRating]
    games: int  # of people against bots
    people: int  # who played them
    guess: bool  # too few of both


class Tie(msgspec.Struct, frozen=True):
    """Where the bot that somebody new is believed to be even with lies."""

    mu: float
    sigma: float
    games: int
    people: int


def logit(share: float) -> float:
    return math.log(share / (1 - share))


def unit(game: str, seats: int = 2) -> float:
    """How far two lie apart of whom one wins e games for each of the other, as people's ratings have it (Plackett-Luce)."""
    return math.sqrt(seats) * BETA.get(game, USUAL_BETA)


@cache
def ladder(game: str) -> dict[str, tuple[float, float]]:
    """How far each bot lies from the one in the middle, and how sure that is, through the bouts that lie between them."""
    text = (files("grimoire") / "data" / "ladder.json").read_text(encoding="utf-8")
    bouts = msgspec.json.decode(text, type=dict[str, list[Met]])[game]
    found = {EVEN: (0.0, 0.0)}
    for _ in bouts:
        for bout in bouts:
            step = unit(game) * logit(bout.share)
            unsure = unit(game) * (logit(bout.high) - logit(bout.low)) / (2 * SURE)
            for known, new, sign in ((bout.other, bout.one, 1), (bout.one, bout.other, -1)):
                if known in found and new not in found:
                    at, sigma = found[known]
                    found[new] = at + sign * step, math.hypot(sigma, unsure)
    return found


def tied(game: str, played: Sequence[AgainstBots], skills: Mapping[str, tuple[float, float]]) -> Tie:
    """What the games of people against bots say of where bots lie. Of each person it is known only roughly how good they are,
    so many games of one say less than one game each of many."""
    lies = ladder(game)
    by_person: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
    for one in played:
        if all(bot in lies for bot in one.bots):
            scale = unit(game, len(one.bots) + 1)
            others = math.log(sum(math.exp(lies[bot][0] / scale) for bot in one.bots))
            won = 1.0 if one.outcome == WON else 1 / (len(one.bots) + 1) if one.outcome == DRAWN else 0.0
            by_person[one.user].append((scale, others, won))
    believed = BELIEVED * unit(game)
    lie, precision = MU, 1 / believed**2
    new = Skill()
    known = {user: skills.get(user, (new.mu, new.sigma)) for user in by_person}
    at = {user: mu for user, (mu, _) in known.items()}
    for _ in range(STEPS):  # Newton: all is smooth and has one summit; each person touches nobody but themselves and the bots
        slope, steep = (MU - lie) / believed**2, 1 / believed**2
        moves = []
        for user, games in by_person.items():
            mu, sigma = known[user]
            pull, weight = 0.0, 0.0
            for scale, others, won in games:
                expected = 1 / (1 + math.exp(others - (at[user] - lie) / scale))
                pull += (won - expected) / scale
                weight += expected * (1 - expected) / scale**2
            own_slope, own_steep = pull + (mu - at[user]) / sigma**2, weight + 1 / sigma**2
            moves.append((user, own_slope, own_steep, weight))
            slope += -pull + weight * own_slope / own_steep
            steep += weight - weight**2 / own_steep
        moved = limited(slope / steep)
        for user, own_slope, own_steep, weight in moves:
            at[user] += limited((own_slope + weight * moved) / own_steep)
        lie, precision = lie + moved, steep
        if abs(moved) < NEAR:
            break
    return Tie(lie, 1 / math.sqrt(precision), sum(len(games) for games in by_person.values()), len(by_person))


def limited(step: float) -> float:
    return max(-LONGEST, min(LONGEST, step))


async def tie_of(connection: AsyncConnection, game: str) -> Tie:
    played = await against_bots(connection, game, list(ladder(game)), MOST)
    return tied(game, played, await last_skills(connection, game, {one.user for one in played}))


def scale_of(game: str, tie: Tie, lang: str) -> BotScale:
    lies = ladder(game)
    bots = []
    for bot in bots_for_players(game):
        at, unsure = lies[bot]
        skill = Skill(tie.mu + at, math.hypot(tie.sigma, unsure))
        bots.append(BotRating(game, bot, bot_called(bot, game, lang), skill.shown, skill.spread))
    return BotScale(game, bots, tie.games, tie.people, tie.games < ENOUGH or tie.people < ENOUGH_PEOPLE)


async def kept_scale(house: House, game: str, lang: str) -> BotScale:
    """Reckoned anew every ten minutes at most."""
    made, tie = house.bot_ties.get(game, (0.0, None))
    if tie is None or time.monotonic() - made > KEPT:
        async with house.database.reading() as connection:
            tie = await tie_of(connection, game)
        house.bot_ties[game] = (time.monotonic(), tie)
    return scale_of(game, tie, lang)


@get("/bots/{game:str}")
async def bots_on_scale(game: FromPath[str], house: TheHouse, lang: Lang = FALLBACK) -> BotScale:
    """What the bots of a game are worth on the scale of people's ratings."""
    if game not in GAMES:
        raise Refusal(NO_GAME, games=", ".join(GAMES))
    return await kept_scale(house, game, spoken(lang))


BOT_SCALE: Final[list[BaseRouteHandler]] = [bots_on_scale]
