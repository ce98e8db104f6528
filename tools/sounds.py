"""The sounds of a table, of our own making: paper that slides, wood that is knocked on. `python tools/sounds.py` writes them.

Each is noise or a few damped tones with a beginning and an end, short and dry, a few kB. `web/src/table/sounds.ts` says when
which is heard; whatever is heard is seen as well.
"""

import math
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

FOLDER: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "table" / "sounds"
RATE: Final = 22_050  # samples a second
LOUDEST: Final = 0.6
SEED: Final = 7  # of the noise: the same every time

Samples = list[float]


def noise(seconds: float, low: float, high: float) -> Samples:
    """Noise between two frequencies, by two filters of the simplest kind."""
    chance = Random(SEED)
    kept, slow, found = 0.0, 0.0, []
    for _ in range(int(seconds * RATE)):
        kept += share(high) * (chance.uniform(-1, 1) - kept)
        slow += share(low) * (kept - slow)
        found.append(kept - slow)
    return found


def share(frequency: float) -> float:
    """How much of a step a filter of this frequency takes."""
    return 1 - math.exp(-2 * math.pi * frequency / RATE)


def shaped(samples: Samples, rise: float, fall: float) -> Samples:
    """Beginning and dying away, in seconds."""
    return [one * min(1.0, at / RATE / rise) * math.exp(-at / RATE / fall) for at, one in enumerate(samples)]


def knock(seconds: float, tones: list[tuple[float, float, float]]) -> Samples:
    """Wood: damped tones, each with its frequency, its share and how long it lasts, after a touch of noise."""
    touch = shaped(noise(seconds, 900, 5000), 0.0005, 0.004)
    return [
        one * 0.5
        + sum(part * math.sin(2 * math.pi * tone * at / RATE) * math.exp(-at / RATE / lasts) for tone, part, lasts in tones)
        for at, one in enumerate(touch)
    ]


def together(*parts: tuple[float, Samples]) -> Samples:
    """Each from its moment on, in seconds."""
    starts = [(int(begin * RATE), samples) for begin, samples in parts]
    found = [0.0] * max(begin + len(samples) for begin, samples in starts)
    for begin, samples in starts:
        for at, one in enumerate(samples):
            found[begin + at] += one
    return found


def card() -> Samples:
    """A card that slides over paper and comes to lie."""
    slide = shaped(noise(0.11, 1400, 6500), 0.03, 0.035)
    return together((0.0, slide), (0.075, [0.5 * one for one in shaped(noise(0.03, 500, 3000), 0.001, 0.006)]))


def mana() -> Samples:
    """Two coins of wood, one on the other."""
    click = knock(0.05, [(1900, 0.5, 0.006), (2850, 0.3, 0.004)])
    return together((0.0, click), (0.05, [0.7 * one for one in click]))


def blow() -> Samples:
    """A fist on the table."""
    return knock(0.14, [(110, 1.0, 0.035), (190, 0.5, 0.02), (420, 0.2, 0.008)])


def turn() -> Samples:
    """Knuckles on wood, twice: it is your turn."""
    tap = knock(0.07, [(520, 0.8, 0.014), (1180, 0.3, 0.007)])
    return together((0.0, tap), (0.12, tap))


def word() -> Samples:
    """A pencil on wood, once: somebody says something."""
    return knock(0.06, [(1250, 0.6, 0.01), (2300, 0.2, 0.005)])


SOUNDS: Final[dict[str, Callable[[], Samples]]] = {"card": card, "mana": mana, "blow": blow, "turn": turn, "word": word}


def made(name: str) -> bytes:
    """One of them, as 16-bit numbers."""
    samples = SOUNDS[name]()
    most = max(abs(one) for one in samples)
    return b"".join(round(one / most * LOUDEST * 32767).to_bytes(2, "little", signed=True) for one in samples)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in SOUNDS:
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(made(name))


if __name__ == "__main__":
    main()
