"""One table, whoever hosts it: the same acts come to the same log, the same table for every seat, and outlive the same."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.inside import run_apart, template
from tests.server.postgres import MISSING, is_there, postgres
from tests.table.hosts import ADDRESS, EMPTY, HOSTS, Host, OnTwoServers

from grimoire import __version__
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.library.entries import END, Entry
from grimoire.library.games import GAMES
from grimoire.seat.looking import WATCHER
from grimoire.table.matches import RUNNING, Clock, MatchRow, Seat

NAMES = ("Ann", "Bob", "Cleo")
ACTS = 90
ENCODER = msgspec.json.Encoder()


@pytest.fixture(scope="module", autouse=True)
def empty(tmp_path_factory: pytest.TempPathFactory) -> None:
    EMPTY[:] = [template(tmp_path_factory.mktemp("empty"))]


@pytest.fixture
def shared() -> Iterator[str]:
    with postgres() as address:
        ADDRESS[:] = [address]
        yield address


def row_of(game: str, seed: int) -> MatchRow:
    players = 2 if game == "magenoir" else 3
    table = table_of(game, (), players)
    decks = [table.random_deck(stream(seed, f"deck {seat}")) if GAMES[game].has_decks else [] for seat in range(players)]
    seats = [Seat(n, f"user {n}", name=NAMES[n], deck=deck) for n, deck in enumerate(decks)]
    clock = Clock(window=0)
    cards = GAMES[game].shipped_pool().digest
    return MatchRow("m", game, "user 0", 1, RUNNING, version=__version__, cards=cards, seed=str(seed), clock=clock, seats=seats)


def plain(entries: list[Entry]) -> list[Entry]:
    """Without the lines of a file."""
    return [msgspec.structs.replace(entry, line=0) for entry in entries]


def next_act(host: Host, chance: Random, last: bool) -> tuple[str, int, str]:
    """What somebody tries; now and then it is refused."""
    match, drawn = host.match, chance.random()
    seat = chance.choice(range(len(match.bots)))
    if last:
        return chance.choice(["draw", "concede"]) if len(match.bots) == 2 else "draw", seat, ""  # else a bot is let think
    if drawn < 0.05:
        return "choose", seat, "no such form"
    if drawn < 0.1:
        return "undo", seat, ""
    if drawn < 0.14:
        return "undo agreed", seat, ""
    form = chance.choice([option.form for option in match.position.options])
    return "choose", seat if drawn < 0.17 else match.position.asked, form


async def told(host: Host, seed: int) -> list[bytes]:
    """Everything that comes of the same acts; now and then all memory is lost between them."""
    chance, found, refused = Random(seed), [], 0
    await host.open()
    for count in range(ACTS + 20):
        if host.match.over:
            break
        act = next_act(host, chance, count > ACTS)
        before = await host.log()
        done = await host.act(*act)
        refused += not done
        log = plain(await host.log())
        assert plain(before) == log[: len(before)] and (done or len(log) == len(before)), "entries only grow"
        assert log == plain(host.match.record.entries), "what is kept is what happened"
        found.append(ENCODER.encode([act, done, log[len(before) :], host.match.position.digest()]))
        if count % 9 == 0:
            lang = ("en", "fr")[count % 2]
            found += [
                ENCODER.encode(host.given(seat, lang, max(0, len(log) - 3))) for seat in (*range(len(NAMES[:2])), WATCHER)
            ]
        if count % 25 == 24:
            whole = [ENCODER.encode(host.given(seat, "en", -1)) for seat in (0, 1, WATCHER)]
            await host.close()
            await host.open()
            assert [ENCODER.encode(host.given(seat, "en", -1)) for seat in (0, 1, WATCHER)] == whole, "the log tells all of it"
    assert host.match.over and refused and any(entry.kind == END for entry in await host.log())
    await host.close()
    return found


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_every_host_comes_to_the_same(game: str, seed: int, tmp_path: Path) -> None:
    row = row_of(game, seed)
    found: dict[str, list[bytes]] = {}
    for name, host in HOSTS.items():
        (tmp_path / name).mkdir()
        found[name] = run_apart(told(host(row, tmp_path / name), seed))
    assert len(found["memory"]) > ACTS
    assert found["file"] == found["memory"] == found["server"]


@pytest.mark.skipif(not is_there(), reason=MISSING)
@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_two_processes_come_to_the_same_as_one(game: str, shared: str, tmp_path: Path) -> None:
    row = row_of(game, 3)
    one = run_apart(told(HOSTS["memory"](row, tmp_path), 3))
    assert run_apart(told(OnTwoServers(row, tmp_path), 3)) == one
