"""Positions as bytes, for copies between processes: a list of integers, written with a fixed order of fields."""

from array import array

from grimoire.kernel.reason import CorruptBytes


class Writer:
    def __init__(self) -> None:
        self.numbers: list[int] = []

    def put(self, number: int) -> None:
        self.numbers.append(number)

    def put_list(self, numbers: list[int]) -> None:
        self.numbers.append(len(numbers))
        self.numbers.extend(numbers)

    def to_bytes(self) -> bytes:
        return array("q", self.numbers).tobytes()


class Reader:
    def __init__(self, data: bytes) -> None:
        if len(data) % 8:
            raise CorruptBytes("the bytes are cut off")
        numbers = array("q")
        numbers.frombytes(data)
        self.numbers: list[int] = numbers.tolist()
        self.at = 0

    def get(self) -> int:
        if self.at >= len(self.numbers):
            raise CorruptBytes("the bytes end too early")
        number = self.numbers[self.at]
        self.at += 1
        return number

    def get_list(self) -> list[int]:
        n = self.get()
        if n < 0 or self.at + n > len(self.numbers):
            raise CorruptBytes("a list in the bytes has an impossible length")
        numbers = self.numbers[self.at : self.at + n]
        self.at += n
        return numbers
