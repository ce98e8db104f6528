"""Matches that begin with what happened in another one: played on from any moment of it, or continued under new rules."""

from collections.abc import Sequence

import msgspec

from grimoire import __version__
from grimoire.bots.games import bots_at_hand
from grimoire.library.described import described_in
from grimoire.library.entries import BOT, CHOICE, HAND, Entry, numbered
from grimoire.library.games import GAMES
from grimoire.library.scenario_running import play_through
from grimoire.library.scenarios import Scenario
from grimoire.server.seated import Seated
from grimoire.server.setting_up import checked_name, unlike
from grimoire.server.storage.database import now
from grimoire.server.storage.people import User, new_id
from grimoire.table.clock import Clock
from grimoire.table.lesson import OTHER, SEAT, Lessoned
from grimoire.table.matches import RUNNING, MatchRow, Seat
from grimoire.table.refusals import BAD_SETUP, NO_MOMENT, NOT_YOURS, Refusal


class Branch(msgspec.Struct, frozen=True):
    """A match, and what has happened in it before it begins."""

    row: MatchRow
    entries: list[Entry]

    def begun(self) -> Seated:
        play = Seated(self.row)
        play.follow([(entry, 0) for entry in self.entries])
        return play


def played_on(play: Seated, number: int, seat: int, bot: str, user: User) -> Branch:
    """From this moment of a match that is over somebody plays a seat, and a bot all others. Chance goes on as it did there:
    whoever does the same sees the same. Raises Refusal."""
    if not 0 <= seat < len(play.row.seats):
        raise Refusal(NOT_YOURS)
    if bot not in bots_at_hand(play.row.game):
        raise Refusal(BAD_SETUP, detail=f"bot: {', '.join(bots_at_hand(play.row.game))}")
    if not 0 <= number <= play.number:
        raise Refusal(NO_MOMENT)
    until = msgspec.structs.replace(play.record, entries=play.record.entries[:number])
    chosen = [entry for _, entry in numbered(until.entries) if entry.kind == CHOICE]
    names: list[str] = []
    for old in play.row.seats:
        names.append(unlike(checked_name(user.name) if old.seat == seat else bot, names))
    seats = [sits(old, names[old.seat], user.id if old.seat == seat else None, bot) for old in play.row.seats]
    new = copied(play, seats)
    branch = Branch(msgspec.structs.replace(new, closed=False, clock=Clock(), best_of=1, results=[], owner=user.id), chosen)
    if branch.begun().over:
        raise Refusal(NO_MOMENT)
    return branch


def lesson_on(run: Lessoned, bot: str, user: User) -> Branch:
    """The game of a lesson goes on: whoever learnt plays, and a bot takes the other seat. Raises Refusal."""
    game = run.lesson.game
    if bot not in bots_at_hand(game):
        raise Refusal(BAD_SETUP, detail=f"bot: {', '.join(bots_at_hand(game))}")
    if run.match.over:
        raise Refusal(NO_MOMENT)
    record, at = run.match.record, now()
    row = MatchRow(
        new_id(),
        game,
        user.id,
        at,
        RUNNING,
        version=__version__,
        cards=record.cards,
        seed=str(record.seed),
        given=record.given,
        began=at,
        seats=[Seat(SEAT, user.id, name=checked_name(user.name)), Seat(OTHER, None, bot, bot)],
    )
    return Branch(row, [entry for entry in record.standing if entry.kind == CHOICE])


def ruling_on(scenario: Scenario, text: str, made: int, seat: int, bot: str, user: User) -> Branch:
    """From this moment of a ruling somebody plays one of its seats, and a bot every other. Raises Refusal."""
    game = scenario.play.notation.game
    players = len(scenario.play.given.seats)
    if bot not in bots_at_hand(game):
        raise Refusal(BAD_SETUP, detail=f"bot: {', '.join(bots_at_hand(game))}")
    if not 0 <= seat < players:
        raise Refusal(NOT_YOURS)
    played = play_through(scenario.play)
    if made > len(played.made):
        raise Refusal(NO_MOMENT)
    position, entries = played.first.clone(), []
    for form in played.made[:made]:
        entries.append(Entry(CHOICE, position.asked, HAND if position.asked == seat else BOT, form))
        position.choose_form(form)
    if position.over:
        raise Refusal(NO_MOMENT)
    names: list[str] = []
    for one in range(players):
        names.append(unlike(checked_name(user.name) if one == seat else bot, names))
    row = MatchRow(
        new_id(),
        game,
        user.id,
        now(),
        RUNNING,
        version=__version__,
        cards=GAMES[game].shipped_pool().digest,
        seed="1",
        given=described_in(text, f"{game} ruling").given,
        began=now(),
        seats=[Seat(n, user.id, "", names[n]) if n == seat else Seat(n, None, bot, names[n]) for n in range(players)],
    )
    return Branch(row, entries)


def sits(old: Seat, name: str, user: str | None, bot: str) -> Seat:
    return Seat(old.seat, user, "" if user else bot, name, old.deck, old.side, old.deck_name)


def gone_on(play: Seated) -> Branch:
    """The same people go on from the last moment that these rules lead to. Their clocks begin anew."""
    return Branch(copied(play, play.row.seats), play.record.entries)


def copied(play: Seated, seats: Sequence[Seat]) -> MatchRow:
    """The same beginning with a name of its own; it is of this version from now on."""
    at = now()
    return msgspec.structs.replace(
        play.row,
        id=new_id(),
        created=at,
        began=at,
        ended=None,
        state=RUNNING,
        public=False,
        winner=None,
        next="",
        frozen="",
        version=__version__,
        cards=play.pool.digest,
        seats=list(seats),
    )
