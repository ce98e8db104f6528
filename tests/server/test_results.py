"""What is kept of a match that is over, and the ratings that come of it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete, select, update
from tests.server.clocks import OwnHouse, OwnTime
from tests.server.test_turns import duel

from grimoire.kernel.event import TurnBegan
from grimoire.server.community.intervals import interval
from grimoire.server.community.people_pages import page_of
from grimoire.server.community.rating import Skill, rated_anew
from grimoire.server.community.scoring import OF_A_PAIR, rate_all
from grimoire.server.storage.people import User, forget
from grimoire.server.storage.results import DRAWN, LOST, WON, Result, best_of_game, results_of
from grimoire.server.storage.schema import matches, results, users
from grimoire.server.table import Table
from grimoire.table.matches import Clock
from grimoire.table.play import Play


class Club:
    """Ann and Bob have accounts, Gus is a guest."""

    def __init__(self, house: OwnHouse) -> None:
        self.house = house
        self.games = 0

    async def plays(self, turns: int = 4, loser: int = 1, rated: bool = True, guest: bool = False) -> Table:
        """A duel that somebody gives up in this turn."""
        self.games += 1
        row = msgspec.structs.replace(duel(Clock(), str(self.games)), rated=rated)
        if guest:
            row = msgspec.structs.replace(row, seats=[row.seats[0], msgspec.structs.replace(row.seats[1], user="gus")])
        await self.house.seat(row)
        table = self.house.hall.table(row.id)
        await table.seen()
        while turn_of(table) < turns:
            decision = table.shown.match.position.decision()
            assert decision is not None
            form = next((o.form for o in decision.options if o.verb in ("end", "pass")), decision.options[0].form)
            await table.change(chosen(decision.seat, form))
        await table.change(lambda play: play.concede(loser))
        self.house.time.passes(1000)
        return table

    async def of(self, user: str) -> list[Result]:
        async with self.house.database.reading() as connection:
            return await results_of(connection, user)

    async def anew(self) -> int:
        async with self.house.database.writing() as connection:
            return await rate_all(connection)


def chosen(seat: int, form: str) -> Callable[[Play], None]:
    return lambda play: play.choose(seat, play.number, form)


def turn_of(table: Table) -> int:
    events = [event for happened in table.shown.match.happened for event in happened.events]
    return max([event.turn for event in events if isinstance(event, TurnBegan)], default=0)


def in_a_club(path: Path, story: Callable[[Club], Awaitable[None]]) -> None:
    async def run() -> None:
        house = await OwnHouse(path / "x.db", OwnTime()).open()
        async with house.database.writing() as connection:
            for name, login in (("ann", "ann"), ("bob", "bob"), ("gus", None)):
                values = {"id": name, "name": name, "login": login, "banned": False, "created": 0, "seen": 1 << 60}
                await connection.execute(users.insert().values(values))
        try:
            await story(Club(house))
        finally:
            await house.kill()

    asyncio.run(run())


def test_a_rated_game_among_people_with_accounts_is_a_result_and_moves_both_ratings(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        table = await club.plays()
        [ann], [bob] = await club.of("ann"), await club.of("bob")
        assert (ann.match, ann.outcome, bob.outcome, ann.rated) == (table.id, WON, LOST, True)
        assert ann.turns == 4 and ann.first != bob.first
        assert ann.deck_kind == "fire:Flame" and bob.deck_kind == "vegetal:Bark-Seed-Tree"
        assert ann.deck and ann.deck != bob.deck
        better, worse = rated_anew("magenoir", [Skill(), Skill()], [0, 2])
        assert (ann.mu, bob.mu) == (better.mu, worse.mu) and better.shown > 1500 > worse.shown

    in_a_club(tmp_path, story)


def test_what_does_not_count_is_a_result_and_moves_nothing(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        await club.plays(turns=2)  # somebody had no turn of theirs to the end
        await club.plays(rated=False)
        await club.plays(guest=True)
        assert [(row.rated, row.mu) for row in await club.of("ann")] == [(False, None)] * 3

    in_a_club(tmp_path, story)


def test_two_who_play_all_day_move_each_other_five_times_at_most(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        for _ in range(OF_A_PAIR + 1):
            await club.plays(turns=3)
        assert sum(row.rated for row in await club.of("ann")) == OF_A_PAIR

    in_a_club(tmp_path, story)


def test_ratings_are_made_anew_from_the_results_and_come_out_the_same(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        for loser in (1, 1, 0):
            await club.plays(turns=3, loser=loser)
        before = [(row.match, row.mu, row.sigma) for row in await club.of("ann")]
        async with club.house.database.writing() as connection:
            await connection.execute(update(results).values(mu=1.0, sigma=1.0))
        assert await club.anew() == 3
        assert [(row.match, row.mu, row.sigma) for row in await club.of("ann")] == before
        async with club.house.database.writing() as connection:  # a result that was struck
            await connection.execute(delete(results).where(results.c.match == before[-1][0]))
        assert await club.anew() == 2
        assert (await club.of("ann"))[0].mu != before[0][1]

    in_a_club(tmp_path, story)


def test_whoever_is_forgotten_leaves_results_without_a_name(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        await club.plays(turns=3)
        async with club.house.database.writing() as connection:
            await forget(connection, "bob", "Somebody")
        [ann] = await club.of("ann")
        async with club.house.database.reading() as connection:
            rows = (await connection.execute(select(results.c.user, results.c.deck_name).order_by(results.c.seat))).all()
        assert rows[0].user == "ann" and (rows[1].user, rows[1].deck_name) == (None, "")
        assert await club.anew() == 1 and (await club.of("ann"))[0].mu == ann.mu

    in_a_club(tmp_path, story)


def test_a_bot_keeps_its_title_when_the_match_is_deleted(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        await club.plays(turns=3, rated=False)
        async with club.house.database.writing() as connection:
            await connection.execute(update(results).where(results.c.seat == 1).values(user=None, bot="adept"))
            await connection.execute(delete(matches))
        ann = User("ann", "ann", "ann")
        for lang, title in (("en", "Adept"), ("fr", "Adepte")):
            async with club.house.database.reading() as connection:
                [line] = (await page_of(connection, ann, ann, lang)).games
            assert [(other.name, other.bot) for other in line.others] == [(title, True)]

    in_a_club(tmp_path, story)


def test_three_at_a_table_of_whom_one_wins_are_rated_as_well() -> None:
    one, two, three = rated_anew("anima", [Skill()] * 3, [0, 2, 2])
    assert one.mu > 25 > two.mu == pytest.approx(three.mu)
    drawn = rated_anew("magenoir", [Skill(30, 2), Skill(20, 2)], [DRAWN, DRAWN])
    assert drawn[0].mu < 30 and drawn[1].mu > 20
    assert all(skill.sigma < Skill().sigma for skill in (one, two, three))


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(14, 20, 0.48, 0.86), (9, 18, 0.28, 0.72), (4, 12, 0.12, 0.61), (3, 4, 0.28, 0.97), (17, 27, 0.44, 0.79), (0, 5, 0, 0.38)],
)
def test_how_sure_a_share_is(won: float, games: int, low: float, high: float) -> None:
    found = interval(won, games)
    assert found == pytest.approx((low, high), abs=0.007)
    assert found[0] <= won / games <= found[1]


def test_who_plays_best_is_told_of_those_who_have_played_lately(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        await club.plays(turns=3)
        async with club.house.database.reading() as connection:
            found = await best_of_game(connection, "magenoir", 0, 10)
            assert [(name, games) for name, _, _, games in found] == [("ann", 1), ("bob", 1)]
            assert await best_of_game(connection, "magenoir", 1 << 60, 10) == []
            assert await best_of_game(connection, "anima", 0, 10) == []

    in_a_club(tmp_path, story)


def test_a_game_whose_match_was_deleted_is_told_still(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        table = await club.plays(turns=3)
        async with club.house.database.writing() as connection:
            await connection.execute(delete(matches).where(matches.c.id == table.id))
        ann = User("ann", "ann", "ann")
        async with club.house.database.reading() as connection:
            page = await page_of(connection, ann, ann, "fr")
        [line] = page.games
        assert ([one.name for one in line.others], line.outcome, line.open) == (["bob"], WON, False)
        assert page.decks[0].name == "Colère ardente" and page.ratings[0].provisional

    in_a_club(tmp_path, story)
