"""What a seat sees and may choose as numbers in a buffer that the caller owns: what all games have in common.

A learner reads 32-bit floats. Whoever asks owns the buffer (an array, a row of a larger one, shared memory), and nothing is
kept of it. Each number has a name and a place that the version of the encoding fixes; cards come last, in the order of their
numbers, so that a card of one's own changes no place before it.
"""

from abc import abstractmethod
from array import array
from typing import Any, Final, TypeAlias, cast

from grimoire.kernel.given import check_seat
from grimoire.kernel.option import Option
from grimoire.kernel.reason import BadBuffer

Floats: TypeAlias = "memoryview[float]"

FLOAT: Final = 4  # bytes
MOST_KEPT: Final = 4_000_000  # numbers of options that are kept ready, for each seat
MANY: Final = 256  # numbers that are kept as floats
TENTHS: Final[list[float]] = [n / 10 for n in range(MANY)]
WHOLES: Final[list[float]] = [float(n) for n in range(MANY)]


class Encoding:
    """How positions of one game with certain cards are written as numbers."""

    def __init__(self, game: str, version: int, cards: list[str], faces: list[str], most_seats: int) -> None:
        """`cards` have a place of their own, all others share one; `faces` are all cards of the pool, by number."""
        self.game = game
        self.seats = most_seats
        self.version = f"{game}-{version}"
        self.cards = cards
        places = {card: place + 1 for place, card in enumerate(cards)}
        self.columns = [places.get(face, 0) for face in faces]  # by number of a card
        self.numbers = {face: number for number, face in enumerate(faces)}
        self.size = 0  # numbers of an observation
        self.width = 0  # numbers of an option
        self.zeros = line_of({}, 0)
        self.rows: list[dict[Option, Floats]] = [{} for _ in range(most_seats)]

    def settle(self, size: int, width: int) -> None:
        """How many numbers there are; called once, by whoever lays them out."""
        self.size = size
        self.width = width
        self.zeros = line_of({}, max(size, width))

    @abstractmethod
    def names(self) -> list[str]:
        """What each number of an observation says, by its place."""

    @abstractmethod
    def option_names(self) -> list[str]:
        """What each number of an option says, by its place."""

    @abstractmethod
    def write(self, g: Any, seat: int, out: Floats, at: int) -> None:
        """Write what a seat sees from this place of the buffer on."""

    @abstractmethod
    def numbers_of(self, option: Option, seat: int) -> dict[int, float]:
        """What is not zero of an option that this seat is offered, by place."""

    # -- what a position calls -------------------------------------------------------------------------------------

    def encode(self, g: Any, seat: object, out: object) -> None:
        check_seat(seat, self.seats)  # as it was given: compiled code would take True for seat 1
        buffer = floats(out)
        if len(buffer) != self.size:
            raise BadBuffer(f"an observation of {self.version} is {self.size} numbers; the buffer has room for {len(buffer)}")
        self.write(g, cast(int, seat), buffer, 0)

    def encode_options(self, seat: int, options: list[Option], out: object) -> int:
        buffer = floats(out)
        width = self.width
        if not len(buffer) or len(buffer) % width:
            raise BadBuffer(f"each option of {self.version} is {width} numbers; the buffer has room for {len(buffer)}")
        rows = len(buffer) // width
        self.write_options(seat, options, buffer, 0, rows)
        many = len(options)
        if many < rows:
            self.clear(buffer, many * width, rows * width)
        return many

    # -- for whoever has looked at the buffer already --------------------------------------------------------------

    def write_options(self, seat: int, options: list[Option], out: Floats, at: int, most: int) -> None:
        """Write at most this many options, one after the other, from this place on."""
        if seat < 0:
            return
        kept = self.rows[seat]
        width = self.width
        for option in options:
            if not most:
                break
            row = kept.get(option)
            if row is None:
                row = self.new_row(option, seat)
            out[at : at + width] = row
            at += width
            most -= 1

    def new_row(self, option: Option, seat: int) -> Floats:
        kept = self.rows[seat]
        if (len(kept) + 1) * self.width > MOST_KEPT:
            kept.clear()
        row = line_of(self.numbers_of(option, seat), self.width)
        kept[option] = row
        return row

    def clear(self, out: Floats, begin: int, end: int) -> None:
        step = len(self.zeros)
        while begin < end:
            many = min(step, end - begin)
            out[begin : begin + many] = self.zeros[:many]
            begin += many


def floats(out: object) -> Floats:
    """The buffer as one line of 32-bit floats. Raises BadBuffer where it cannot be written as such."""
    try:
        view: Floats = memoryview(out)  # type: ignore[arg-type]
    except TypeError:
        raise BadBuffer(f"numbers are written into a buffer (an array, a memoryview), not {type(out).__name__}") from None
    if view.readonly:
        raise BadBuffer("the buffer cannot be written to")
    if view.format != "f":
        raise BadBuffer(f"numbers are 32-bit floats (format 'f'); those of the buffer are '{view.format}'")
    if not view.c_contiguous:
        raise BadBuffer("the numbers of the buffer do not lie one after the other")
    if view.ndim != 1:
        view = view.cast("B").cast("f")
    return view


def line_of(numbers: dict[int, float], many: int) -> Floats:
    """So many numbers of which these are not zero, to be written all at once."""
    line = array("f", bytes(FLOAT * many))
    for place, number in numbers.items():
        line[place] = number
    return memoryview(line)


def one_hot(names: list[str]) -> dict[str, int]:
    return {name: place for place, name in enumerate(names)}


def tenth(n: int) -> float:
    return TENTHS[n] if 0 <= n < MANY else n / 10


def whole(n: int) -> float:
    return WHOLES[n] if 0 <= n < MANY else float(n)


def add(sums: list[int], touched: list[int], place: int, n: int) -> None:
    """Sum up in a list that is otherwise empty, and note where."""
    if not sums[place]:
        touched.append(place)
    sums[place] += n
