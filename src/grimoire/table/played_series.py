"""A series of games played one after the other at one place, with the swaps between them asked card by card.

A plain state machine. While a game is to be played, `game()` is how it begins and `finish` takes how it ended; between games
`decision()` asks each seat that has a side deck, and `choose` takes the answer. Everything that was taken is in the record.
"""

from collections.abc import Callable, Sequence
from typing import Final

from grimoire import __version__
from grimoire.bots.games import swaps
from grimoire.kernel.option import Decision, Option, Question
from grimoire.kernel.reason import IllegalChoice, Reason
from grimoire.library.deck_box import DeckFormat
from grimoire.library.deck_lists import Deck
from grimoire.library.entries import DRAW
from grimoire.library.games import box_of
from grimoire.library.pools import CardPool
from grimoire.library.records import Record
from grimoire.library.series_records import SeriesRecord
from grimoire.library.yaml_lines import BadFile
from grimoire.table.series import NOBODY, who_decides, winner_of, wins_needed, wins_of

RULE: Final = "D1.4"
WON: Final = "won"
DRAWN: Final = "drawn"
SWAP_IN: Final = "swap in"
SWAP_OUT: Final = "swap out"
KEEP: Final = "keep deck"
BACK: Final = "back"


class Series:
    """The best of this many games. Seats of `bots` swap by themselves (`go_on`).

    `keep` is given the record after every choice."""

    def __init__(
        self,
        record: SeriesRecord,
        pool: CardPool,
        format: DeckFormat,
        bots: Sequence[bool] = (False, False),
        keep: Callable[[SeriesRecord], None] | None = None,
    ) -> None:
        self.record = record
        self.pool = pool
        self.box = box_of(record.game).decks(pool)
        self.format = format
        self.bots = list(bots)
        self.keep = keep
        self.decks = [list(deck) for deck in record.decks]
        self.sides = [list(side) for side in record.side_decks]
        self.results: list[int] = []  # the seat that won each game, NOBODY for a draw
        self.to_change: list[int] = []  # seats that may still swap before the next game
        self.taken = ""  # the card taken in, for which another has to go out

    @classmethod
    def resumed(
        cls,
        record: SeriesRecord,
        pool: CardPool,
        format: DeckFormat,
        bots: Sequence[bool] = (False, False),
        keep: Callable[[SeriesRecord], None] | None = None,
    ) -> "Series":
        """A series gone on with. Raises BadFile at the first entry that cannot have happened."""
        start = SeriesRecord(
            __version__,
            record.game,
            pool.digest,
            record.seats,
            record.decks,
            record.side_decks,
            record.seed,
            record.best_of,
            record.format,
            record.own_format,
            record.own_cards,
            where=record.where,
            closed=record.closed,
        )
        for card in {card for cards in (*record.decks, *record.side_decks) for card in cards}:
            if card not in pool.numbers:
                raise BadFile("bad-card-gone", record.where, name=card)
        series = cls(start, pool, format, bots)
        for i, entry in enumerate(record.choices):
            try:
                series.take(entry)
            except IllegalChoice:
                where = f"{record.where}:{record.lines[i]}" if i < len(record.lines) else record.where
                raise BadFile("bad-series-entry", where, text=entry) from None
        series.keep = keep
        return series

    # -- asking ----------------------------------------------------------------------------------------------------

    @property
    def wins_needed(self) -> int:
        return wins_needed(self.record.best_of)

    @property
    def score(self) -> list[int]:
        return wins_of(self.results)

    @property
    def over(self) -> bool:
        return self.winner != NOBODY

    @property
    def winner(self) -> int:
        """The seat that has won the series; NOBODY while it goes on."""
        return winner_of(self.results, self.record.best_of)

    @property
    def number(self) -> int:
        """Which game is being played or comes next, from 1; the last one when the series is over."""
        return len(self.results) + (0 if self.over else 1)

    @property
    def decides(self) -> int:
        """Who says who begins the next game: the loser of the last one that was not drawn; NOBODY: chance draws one."""
        return who_decides(self.results)

    def game(self) -> Record:
        """The record with which the game to be played begins."""
        record = self.record
        decks = [list(deck) for deck in self.decks]
        seed = None if record.seed is None else record.seed + len(self.results)  # seeds side by side have nothing in common
        game = Record(__version__, record.game, self.pool.digest, list(record.seats), decks, seed, list(record.own_cards))
        game.closed = record.closed
        game.decides = "" if self.decides == NOBODY else record.seats[self.decides]
        return game

    def decision(self) -> Decision | None:
        """What a seat must decide between two games; None where a game is to be played, or the series is over."""
        if self.over or not self.to_change:
            return None
        seat = self.to_change[0]
        if not self.taken:
            cards = [card for card in dict.fromkeys(self.sides[seat]) if self.ways_out(seat, card)]
            return Decision(seat, Question("swap-in"), [Option(KEEP), *[Option(SWAP_IN, card) for card in cards]])
        ways = [Option(SWAP_OUT, card) for card in self.ways_out(seat, self.taken)]
        return Decision(seat, Question("swap-out", self.taken), [*ways, Option(BACK)], Option(SWAP_IN, self.taken))

    def ways_out(self, seat: int, taken: str) -> list[str]:
        """The cards that may go out for one: the deck keeps its number of cards, and stays what the format asks for."""
        return [
            card
            for card in dict.fromkeys(self.decks[seat])
            if card != taken and self.box.fits_in_size(self.swapped(seat, taken, card), self.format)
        ]

    def swapped(self, seat: int, taken: str, out: str) -> Deck:
        """The deck and its side deck after a swap: each card lies where the other one lay."""
        deck, side = list(self.decks[seat]), list(self.sides[seat])
        deck[last(deck, out)] = taken
        side[last(side, taken)] = out
        return Deck(self.record.seats[seat], tuple(deck), tuple(side))

    # -- choosing --------------------------------------------------------------------------------------------------

    def finish(self, winner: int) -> None:
        """The game is over; NOBODY: it was drawn."""
        self.choose(DRAWN if winner == NOBODY else f"{WON} {self.record.seats[winner]}")

    def choose(self, form: str) -> None:
        """Raises IllegalChoice for what cannot be chosen now."""
        self.take(form)
        if self.keep is not None:
            self.keep(self.record)

    def go_on(self) -> None:
        """Let bots swap until a person must decide: after a win or a draw they keep their deck."""
        while (decision := self.decision()) is not None and self.bots[decision.seat]:
            seat = decision.seat
            if self.taken:  # the program ended in the middle of a swap
                self.choose(BACK)
            lost = self.results[-1] == 1 - seat
            for taken, out in swaps(self.record.game, self.pool, self.decks[seat], self.sides[seat]) if lost else []:
                if out in self.ways_out(seat, taken):
                    self.choose(f"{SWAP_IN} {taken}")
                    self.choose(f"{SWAP_OUT} {out}")
            self.choose(KEEP)

    def take(self, form: str) -> None:
        decision = self.decision()
        if decision is None:
            self.note_result(form)
        elif form not in [option.form for option in decision.options]:
            raise IllegalChoice(Reason("not-an-option", RULE), form)
        elif form == KEEP:
            self.to_change.pop(0)
        elif form == BACK:
            self.taken = ""
        elif not self.taken:
            self.taken = form.removeprefix(f"{SWAP_IN} ")
        else:
            deck = self.swapped(decision.seat, self.taken, form.removeprefix(f"{SWAP_OUT} "))
            self.decks[decision.seat], self.sides[decision.seat] = list(deck.cards), list(deck.side)
            self.taken = ""
        self.record.choices.append(form)

    def note_result(self, form: str) -> None:
        seats = self.record.seats
        endings = {DRAWN: NOBODY, **{f"{WON} {name}": seat for seat, name in enumerate(seats)}}
        if form not in endings or self.winner != NOBODY:
            raise IllegalChoice(Reason("not-an-option", RULE), form)
        self.results.append(endings[form])
        if self.over:
            self.record.result = seats[self.winner]
        else:
            self.to_change = [seat for seat, side in enumerate(self.sides) if side]


def last(cards: list[str], card: str) -> int:
    return len(cards) - 1 - cards[::-1].index(card)


def won_by(record: Record) -> int:
    """The seat that won a game that is over."""
    return NOBODY if record.result == DRAW else record.seats.index(record.result)
