"""A series in the terminal: one game after the other, and between them the score and the side decks."""

import shlex
from pathlib import Path

from grimoire import __version__
from grimoire.bots.games import all_bots
from grimoire.cli.deck_choice import seated
from grimoire.cli.layout import shown_name
from grimoire.cli.screen import Screen
from grimoire.cli.side_deck_swaps import Changing
from grimoire.cli.starting import Wishes, bots_chance, new_match, people_in, resumed, welcome
from grimoire.cli.terminal import Terminal
from grimoire.library.games import box_of
from grimoire.library.pools import CardPool
from grimoire.library.records import Record
from grimoire.library.replay import pool_of
from grimoire.library.saves import Save, SeriesSave, game_save, load_record, load_series, new_series
from grimoire.library.series_records import LONGEST, SeriesRecord
from grimoire.library.yaml_lines import BadFile, read_text
from grimoire.seat.wording import NONE, Wording
from grimoire.table.dice import DICE
from grimoire.table.match import Match
from grimoire.table.played_series import Series, won_by
from grimoire.table.series import NOBODY
from grimoire.table.setting_up import are_closed, is_secret, settle_chance


def check_length(best_of: int) -> None:
    if best_of % 2 == 0 or not 1 <= best_of <= LONGEST:
        raise BadFile("bad-best-of", amount=best_of)


def begun_series(wishes: Wishes, wording: Wording, screen: Screen) -> tuple[Series, SeriesSave]:
    """A new series, kept in a folder of its own from now on."""
    table = seated(wishes, wording, screen)
    people = len(people_in(table.seats))
    record = SeriesRecord(
        __version__,
        wishes.game,
        wording.pool.digest,
        table.seats,
        [list(deck.cards) for deck in table.decks],
        [list(deck.side) for deck in table.decks],
        None if is_secret(people, wishes.seed) else table.seed,
        wishes.best_of,
        table.format.id,
        "" if wishes.format in box_of(wishes.game).decks(wording.pool).formats() else read_text(Path(wishes.format)),
        [text for _, text in wishes.own],
        closed=are_closed(wishes.lists, people),
    )
    save = new_series(record)
    return Series(record, wording.pool, table.format, bots_of(record), save.write), save


def resumed_series(path: Path) -> tuple[CardPool, Series, SeriesSave]:
    record = load_series(path)
    save = SeriesSave(path)
    pool = pool_of(record)
    bots = bots_of(record)
    if all(bots):
        raise BadFile("bad-only-bots-series", str(path))
    series = Series.resumed(record, pool, box_of(record.game).decks(pool).format_of(record), bots, save.write)
    if series.decision() is None and not series.over and game_save(path, series.number).exists():
        match_of(series, game_save(path, series.number))[1].close()  # so that what is wrong with it is said at once
    return pool, series, save


def bots_of(record: SeriesRecord) -> list[bool]:
    return [name in all_bots() for name in record.seats]


def match_of(series: Series, path: Path) -> tuple[Match, Save]:
    """The game to be played: begun now, or gone on with where it was left."""
    begins = series.game()
    if not path.exists():
        if begins.seed is None:
            settle_chance(begins, len(people_in(begins.seats)), None, DICE)
        return new_match(begins, series.pool, bots_chance(begins.seed or 0), path)
    if start(load_record(path)) != start(begins):
        raise BadFile("bad-other-game", str(path), number=series.number)
    _, match, save = resumed(path, series.pool)
    return match, save


def start(record: Record) -> tuple[object, ...]:
    """All that two games must share to be the same one."""
    return record.game, record.seats, record.decks, record.seed, record.decides, record.own_cards, record.closed


class SeriesTerminal:
    """Plays a series with the people at one keyboard, and shows where it stands."""

    def __init__(self, series: Series, wording: Wording, screen: Screen, path: Path, replay: str) -> None:
        self.series = series
        self.wording = wording
        self.screen = screen
        self.path = path
        self.replay = replay  # what stands after the name of a record in the command that shows it again
        self.shared = not any(series.bots)
        self.seat = 0 if self.shared else series.bots.index(False)
        self.explained: list[set[str]] = [set(), set()]

    def play(self) -> None:
        """Until the series is over. Raises EOFError or KeyboardInterrupt when the player leaves."""
        series = self.series
        while not series.over:
            self.change_decks()
            path = game_save(self.path, series.number)
            match, save = match_of(series, path)
            self.announce_game(match.record)
            if not match.over:
                terminal = Terminal(match, self.wording, self.screen)
                for seat, showing in terminal.showings.items():  # nobody needs the same explained in every game
                    showing.explained = self.explained[seat]
                if match.record.choices:
                    self.screen.line(self.wording.say("resumed", choices=len(match.record.choices)))
                    if save.was_older:
                        self.screen.paragraph(self.wording.say("record-older"))
                    terminal.know_the_past()
                terminal.play()
            save.close()
            series.finish(won_by(match.record))
            command = f"grimoire replay {shlex.quote(str(path))}{self.replay}"
            self.screen.line(self.wording.say("replay-with", command=command))
            if not series.over:
                self.tell_score()
        self.tell_result()

    def change_decks(self) -> None:
        """Everybody who has a side deck may swap; where two share the screen, out of sight of the other."""
        self.series.go_on()
        while (decision := self.series.decision()) is not None:
            if self.shared:
                self.screen.read(f"{self.wording.say('curtain', name=self.series.record.seats[decision.seat])} ")
                self.screen.clear()
            Changing(self.series, decision.seat, self.wording, self.screen).change()
            if self.shared:
                self.screen.clear()
            self.series.go_on()

    def say_hello(self, again: bool) -> None:
        series, say = self.series, self.wording.say
        best = series.record.best_of
        if again:
            where = say("series-resumed", number=series.number, best=best, score=self.score())
            self.screen.line(say("series-over") if series.over else where)
            return
        welcome(self.wording, self.screen, series.record.seats, series.record.seed)
        title = series.format.title[self.wording.lang]
        self.screen.paragraph(say("series-welcome", best=best, amount=series.wins_needed, format=title))
        self.screen.paragraph(say("series-welcome-sides", sides="some" if any(series.sides) else "none"))

    # -- telling ---------------------------------------------------------------------------------------------------

    def score(self) -> str:
        """ "Ann 1, Zoé 0": the own one first against a bot."""
        names = [shown_name(self.wording, name) for name in self.series.record.seats]
        if not self.shared:
            names[self.seat] = self.wording.say("side-name", who="you")
        order = (self.seat, 1 - self.seat)
        return ", ".join(f"{names[seat]} {self.series.score[seat]}" for seat in order)

    def who(self, seat: int) -> dict[str, str]:
        """For messages that speak to a player, or of one."""
        if seat == NOBODY:
            return {"who": "nobody", "name": NONE}
        if self.shared:
            return {"who": "named", "name": self.series.record.seats[seat]}
        return {"who": "you" if seat == self.seat else "other", "name": NONE}

    def announce_game(self, game: Record) -> None:
        series = self.series
        best = series.record.best_of
        self.screen.heading(self.wording.say("series-game", number=series.number, best=best, score=self.score()))
        if game.commitment and not game.choices:
            self.screen.paragraph(self.wording.say("commitment-shown", commitment=game.commitment))

    def tell_score(self) -> None:
        series = self.series
        self.screen.line()
        ended = "drawn" if series.results[-1] == NOBODY else "won"
        score = self.wording.say("series-score", ended=ended, score=self.score(), amount=series.wins_needed)
        self.screen.paragraph(score, "bold")
        decides = "series-decides-again" if ended == "drawn" else "series-decides"
        self.screen.paragraph(self.wording.say(decides, **self.who(series.decides)))
        if series.to_change and self.shared:
            self.screen.line()

    def tell_result(self) -> None:
        score = self.series.score
        best, other = max(score), min(score)
        self.screen.line()
        who = self.who(self.series.winner)
        self.screen.line(self.wording.say("series-result", best=best, least=other, **who), "bold")
