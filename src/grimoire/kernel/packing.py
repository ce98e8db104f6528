"""Positions as bytes, for copies between processes: a list of integers, written with a fixed order of fields."""

from array import array
from zlib import crc32

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
        """All numbers, and a checksum of them: bytes that were cut or changed must be found out before anything is made
        of them. A wrong number deep inside a frame would only show much later, as any error or an endless loop."""
        numbers = array("q", self.numbers)
        numbers.append(crc32(numbers))
        return numbers.tobytes()


class Reader:
    def __init__(self, data: bytes) -> None:
        if len(data) % 8:
            raise CorruptBytes("the bytes are cut off")
        numbers = array("q")
        numbers.frombytes(data)
        self.numbers: list[int] = numbers.tolist()
        self.at = 0
        self.is_whole = bool(self.numbers) and self.numbers[-1] == crc32(data[:-8])

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
