"""Matches that begin with what happened in another one: played on from any moment of it, or continued under new rules."""

from collections.abc import Sequence

import msgspec

from grimoire import __version__
from grimoire.bots.games import bots_at_hand
from grimoire.library.described import described_in
from grimoire.library.entries import BOT, CHOICE, HAND, Entry, numbered
from grimoire.library.games import GAMES
from grimoire.library.pools import CardPool
from grimoire.library.scenario_running import play_through
from grimoire.library.scenarios import Scenario
from grimoire.table.hosts import Dice, Person
from grimoire.table.lesson import OTHER, SEAT, Lessoned
from grimoire.table.matches import RUNNING, Clock, MatchRow, Seat
from grimoire.table.play import Play
from grimoire.table.refusals import BAD_SETUP, NO_MOMENT, NOT_YOURS, Refusal
from grimoire.table.setting_up import checked_name, unlike


class Branch(msgspec.Struct, frozen=True):
    """A match, and what has happened in it before it begins."""

    row: MatchRow
    entries: list[Entry]
    pool: CardPool

    def begun(self) -> Play:
        play = Play(self.row, self.pool)
        play.follow([(entry, 0) for entry in self.entries])
        return play


def played_on(play: Play, number: int, seat: int, bot: str, user: Person, dice: Dice, at: int) -> Branch:
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
    new = copied(play, seats, dice, at)
    new = msgspec.structs.replace(new, closed=False, clock=Clock(), best_of=1, results=[], owner=user.id)
    branch = Branch(new, chosen, play.pool)
    if branch.begun().over:
        raise Refusal(NO_MOMENT)
    return branch


def lesson_on(run: Lessoned, bot: str, user: Person, dice: Dice, at: int) -> Branch:
    """The game of a lesson goes on: whoever learnt plays, and a bot takes the other seat. Raises Refusal."""
    game = run.lesson.game
    if bot not in bots_at_hand(game):
        raise Refusal(BAD_SETUP, detail=f"bot: {', '.join(bots_at_hand(game))}")
    if run.match.over:
        raise Refusal(NO_MOMENT)
    record = run.match.record
    row = MatchRow(
        dice.name(),
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
    return Branch(row, [entry for entry in record.standing if entry.kind == CHOICE], run.pool)


def ruling_on(scenario: Scenario, text: str, made: int, seat: int, bot: str, user: Person, dice: Dice, at: int) -> Branch:
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
    pool = GAMES[game].shipped_pool()
    for one in range(players):
        names.append(unlike(checked_name(user.name) if one == seat else bot, names))
    row = MatchRow(
        dice.name(),
        game,
        user.id,
        at,
        RUNNING,
        version=__version__,
        cards=pool.digest,
        seed="1",
        given=described_in(text, f"{game} ruling").given,
        began=at,
        seats=[Seat(n, user.id, "", names[n]) if n == seat else Seat(n, None, bot, names[n]) for n in range(players)],
    )
    return Branch(row, entries, pool)


def sits(old: Seat, name: str, user: str | None, bot: str) -> Seat:
    return Seat(old.seat, user, "" if user else bot, name, old.deck, old.side, old.deck_name)


def gone_on(play: Play, dice: Dice, at: int) -> Branch:
    """The same people go on from the last moment that these rules lead to. Their clocks begin anew."""
    return Branch(copied(play, play.row.seats, dice, at), play.record.entries, play.pool)


def copied(play: Play, seats: Sequence[Seat], dice: Dice, at: int) -> MatchRow:
    """The same beginning with a name of its own; it is of this version from now on."""
    return msgspec.structs.replace(
        play.row,
        id=dice.name(),
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
