"""The sounds of the table are those that the script makes, and short."""

import wave

import pytest
from tools.sounds import FOLDER, RATE, SOUNDS, made

MOST_BYTES = 9_000
SLACK = 2  # of 32767: another machine may round otherwise


def numbers(data: bytes) -> list[int]:
    return [int.from_bytes(data[at : at + 2], "little", signed=True) for at in range(0, len(data), 2)]


@pytest.mark.parametrize("name", sorted(SOUNDS))
def test_a_sound_is_what_the_script_makes(name: str) -> None:
    path = FOLDER / f"{name}.wav"
    assert path.stat().st_size < MOST_BYTES
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getframerate()) == (1, RATE)
        kept, fresh = numbers(file.readframes(file.getnframes())), numbers(made(name))
    assert len(kept) == len(fresh)
    assert max(abs(one - other) for one, other in zip(kept, fresh, strict=True)) <= SLACK


def test_there_is_no_other_sound() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(SOUNDS)
