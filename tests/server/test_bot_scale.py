"""Bots on the scale of people's ratings: how far apart they lie comes from the ladder, where they lie from games of people."""

import asyncio
import math
import random
import re
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert
from tests.server.serving import Running
from tests.server.test_people_pages import known
from tests.server.test_results import Club, in_a_club

from grimoire.bots.games import bots_for_players
from grimoire.library.games import GAMES
from grimoire.server.administration import rate
from grimoire.server.community.bot_scale import BELIEVED, ENOUGH, EVEN, MOST, ladder, scale_of, tie_of, tied, unit
from grimoire.server.community.rating import MU, Skill, rated_anew
from grimoire.server.settings import Settings
from grimoire.server.storage.results import DRAWN, LOST, WON, AgainstBots, against_bots
from grimoire.server.storage.schema import results, users

FIGURES = Path(__file__).parents[2] / "docs" / "opponents.md"
DATA = Path(__file__).parents[2] / "src" / "grimoire" / "data" / "ladder.json"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_bot_that_is_offered_stands_on_the_ladder_above_the_one_below(game: str) -> None:
    lies = [ladder(game)[bot][0] for bot in bots_for_players(game)]
    assert lies == sorted(lies) and ladder(game)[EVEN] == (0, 0)


def test_the_ladder_has_the_figures_that_are_told_of_it() -> None:
    told = dict(
        re.findall(r"Mage Noir \| `(\w+)` \| `\w+` \| ([\d.]+ % \([\d.]+–[\d.]+\))", FIGURES.read_text(encoding="utf-8"))
    )
    for bout in msgspec.json.decode(DATA.read_bytes())["magenoir"]:
        assert told[bout["one"]] == f"{100 * bout['share']:.1f} % ({100 * bout['low']:.1f}–{100 * bout['high']:.1f})"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whose_ratings_lie_as_far_apart_as_two_bots_keep_them_by_winning_as_often(game: str) -> None:
    apart = ladder(game)["apprentice"][0] - ladder(game)["novice"][0]
    share = msgspec.json.decode(DATA.read_bytes())[game][0]["share"]
    before = [Skill(MU + apart, 0.01), Skill(MU, 0.01)]
    won, lost = rated_anew(game, before, [0, 2])[0].mu, rated_anew(game, before, [2, 0])[0].mu
    moves = share * (won - before[0].mu) + (1 - share) * (lost - before[0].mu)
    assert won > before[0].mu > lost and abs(moves) < (won - lost) / 10_000


def test_before_anybody_has_played_it_is_what_we_believe_and_said_to_be_a_guess() -> None:
    tie = tied("magenoir", [], {})
    assert (tie.mu, tie.games, tie.people) == (MU, 0, 0)
    assert tie.sigma == pytest.approx(BELIEVED * unit("magenoir"))
    scale = scale_of("magenoir", tie, "fr")
    assert scale.guess and [bot.title for bot in scale.bots][3] == "Adepte"
    assert {bot.bot: bot.shown for bot in scale.bots}[EVEN] == Skill().shown
    assert scale.bots[0].spread > scale.bots[2].spread, "the farther along the ladder, the less sure"


def played(
    game: str, lies: float, people: int, each: int, seats: int = 2
) -> tuple[list[AgainstBots], dict[str, tuple[float, float]]]:
    """Games of people whose skill is what their rating says, where the bot in the middle lies there."""
    chance = random.Random(2)
    skills = {f"p{n}": (MU + 4 * math.sin(n), 3.0) for n in range(people)}
    found = []
    for user, (mu, sigma) in skills.items():
        skill = chance.gauss(mu, sigma)
        for _ in range(each):
            bots = [chance.choice(bots_for_players(game)) for _ in range(seats - 1)]
            worth = [math.exp((lies + ladder(game)[bot][0] - skill) / unit(game, seats)) for bot in bots]
            found.append(AgainstBots(user, bots, WON if chance.random() < 1 / (1 + sum(worth)) else LOST))
    return found, skills


@pytest.mark.parametrize(("game", "seats"), [("magenoir", 2), ("anima", 2), ("anima", 4)])
@pytest.mark.parametrize("lies", [-8.0, MU, 50.0])
def test_where_bots_lie_is_found_again_from_games_with_people(game: str, seats: int, lies: float) -> None:
    tie = tied(game, *played(game, lies, 40, 30, seats))
    assert abs(tie.mu - lies) < 3 * tie.sigma < 9
    assert (tie.games, tie.people) == (1200, 40) and not scale_of(game, tie, "en").guess


def test_many_games_of_one_person_say_less_than_those_of_many() -> None:
    one, many = tied("magenoir", *played("magenoir", MU, 1, 400)), tied("magenoir", *played("magenoir", MU, 40, 10))
    assert one.games == many.games and many.sigma < 0.6 * one.sigma
    assert one.sigma > 3, "how good that person is, is not known better than that"
    assert scale_of("magenoir", one, "en").guess


def test_games_against_all_odds_lead_to_a_number_all_the_same() -> None:
    for outcome in (WON, LOST, DRAWN):
        for bot in bots_for_players("magenoir"):
            tie = tied("magenoir", [AgainstBots("ann", [bot], outcome)] * 500, {"ann": (25.0, 4.0)})
            again = tied("magenoir", [AgainstBots("ann", [bot], outcome)] * 500, {"ann": (25.0, 4.0)})
            assert math.isfinite(tie.mu) and tie == again
            assert outcome == DRAWN or (tie.mu > tied("magenoir", [], {}).mu) == (outcome == LOST), bot


def test_only_whole_games_of_one_person_with_an_account_count_and_move_nobodys_rating(tmp_path: Path) -> None:
    def sat(match: str, *seats: tuple[str, str], turns: int = 9, game: str = "magenoir") -> list[dict[str, object]]:
        deck = {"deck": "d", "deck_name": "", "deck_kind": "", "first": False, "rated": False, "late": False}
        return [
            {"match": match, "seat": n, "user": user or None, "bot": bot, "game": game, "outcome": LOST if n else WON}
            | {"turns": turns, "ended": 1, **deck}
            for n, (user, bot) in enumerate(seats)
        ]

    async def story(club: Club) -> None:
        await club.plays()
        [ann] = await club.of("ann")
        async with club.house.database.writing() as connection:
            rows = [
                *sat("counts", ("ann", ""), ("", "expert")),
                *sat("a guest", ("gus", ""), ("", "expert")),
                *sat("given up at once", ("ann", ""), ("", "expert"), turns=2),
                *sat("another bot", ("ann", ""), ("", "greedy-1")),
                *sat("two people", ("ann", ""), ("bob", ""), ("", "expert")),
                *sat("another game", ("ann", ""), ("", "expert"), game="anima"),
            ]
            await connection.execute(insert(results), rows)
            assert await against_bots(connection, "magenoir", list(ladder("magenoir")), MOST) == [
                AgainstBots("ann", ["expert"], WON)
            ]
            tie = await tie_of(connection, "magenoir")
            assert tie == tied("magenoir", [AgainstBots("ann", ["expert"], WON)], {"ann": (ann.mu or 0, ann.sigma or 0)})
        await club.anew()
        [again] = [row for row in await club.of("ann") if row.match == ann.match]
        assert (again.mu, again.sigma) == (ann.mu, ann.sigma)

    in_a_club(tmp_path, story)


def test_the_scale_is_told_where_one_chooses_a_bot_and_made_anew_in_one_command(server: Running, tmp_path: Path) -> None:
    ann = known(server, "Ann of scales")
    told = ann.http.get("/api/bots/magenoir", params={"lang": "fr"}).json()
    assert [bot["bot"] for bot in told["bots"]] == bots_for_players("magenoir")
    assert told["guess"] and told["bots"][0]["title"] == "Novice"
    assert ann.http.get("/api/bots/chess").status_code == 404
    assert ann.http.get("/api/people/Ann of scales").json()["bots"] == [], "who has no rating needs no measure for it"

    async def filled() -> None:
        house = Settings(tmp_path)
        from grimoire.server.storage.database import Database

        database = Database(house.database_url)
        await database.open()
        async with database.writing() as connection:
            chance = random.Random(3)
            names = [f"p{n}" for n in range(4)]
            values = [{"id": n, "name": n, "login": n, "banned": False, "created": 0, "seen": 0} for n in names]
            await connection.execute(insert(users), values)
            deck = {"deck": "d", "deck_name": "", "deck_kind": "", "first": False, "rated": False, "late": False}
            for game in range(ENOUGH):
                won = WON if chance.random() < 0.5 else LOST
                for seat, (user, bot) in enumerate(((names[game % 4], ""), (None, "expert"))):
                    of = {"match": str(game), "seat": seat, "user": user, "bot": bot, "game": "magenoir"}
                    await connection.execute(
                        insert(results).values(of | deck | {"outcome": -won if seat else won, "turns": 9, "ended": game})
                    )
        await database.close()

    asyncio.run(filled())
    games, [magenoir, anima] = rate(Settings(tmp_path), "en")
    assert (games, magenoir.games, magenoir.people, magenoir.guess, anima.guess) == (0, ENOUGH, 4, False, True)
    worth = {bot.bot: bot for bot in magenoir.bots}
    assert abs(worth["expert"].shown - 1500) < 300, "who is new wins every other game against it"
    assert worth["expert"].spread < anima.bots[2].spread * 2
