"""Files that are no files, texts that hide something, and YAML that would never end: each is one clear line."""

from pathlib import Path

import pytest

from grimoire.library.reading import BadFile, read_text, shown
from grimoire.library.yaml_lines import DEEPEST, compose, mapping, scalar

BOMB = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{now}: &{now} [{','.join([f'*{before}'] * 9)}]\n" for before, now in zip("abcdefgh", "bcdefghi", strict=True)
)
CHAIN = "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}]\n" for n in range(1, 60))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (BOMB, "too large to be read, with what it refers to"),
        (CHAIN, "nested too deeply"),
        ("[" * 5000, "nested too deeply"),
        ("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "nested too deeply"),
        ("&a [*a]", "refers to itself"),
        ("&a {b: *a}", "refers to itself"),
        ('a: "\\e[31m"', "file:1: the character U\\+001B is not allowed"),
        ('a: 1\nb: "\\u202e"', "file:2: the character U\\+202E is not allowed"),
        ('"\\ud800": 1', "U\\+D800 is not allowed"),
        ("x" * 2_000_000, "too large to be read"),
    ],
)
def test_yaml_that_no_file_of_ours_is_gets_one_line(text: str, told: str) -> None:
    with pytest.raises(BadFile, match=told) as caught:
        compose(text, "file")
    assert "\n" not in str(caught.value)


def test_aliases_that_stay_small_are_read() -> None:
    (_, _, one), (_, _, other) = mapping(compose("a: &x {b: c}\nd: *x", "file"), "file", "it")
    assert one is other
    assert [scalar(value, "file", "it") for _, _, value in mapping(one, "file", "it")] == ["c"]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"4 Flame\n\x1b[2J\n", ":2: the character U\\+001B is not allowed"),
        ("4 Fl\u202eame\n".encode(), ":1: the character U\\+202E is not allowed"),
        (b"\xff\xfe", "is not a text in UTF-8"),
        (b"\xed\xa0\x80", "is not a text in UTF-8"),
        (b"x" * 5_000_000, "is too large to be read"),
    ],
)
def test_a_text_that_hides_something_is_refused(tmp_path: Path, data: bytes, told: str) -> None:
    path = tmp_path / "text"
    path.write_bytes(data)
    with pytest.raises(BadFile, match=told):
        read_text(path)


def test_line_ends_of_other_systems_and_a_mark_of_their_editors_are_taken(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes(b"\xef\xbb\xbfa\r\nb\rc\n")
    assert read_text(path) == "a\nb\nc\n"


@pytest.mark.parametrize("name", ["/dev/zero", "a" * 5000, "no\0name", "/dev", "/no/such/file"])
def test_what_is_no_file_is_one_line(name: str) -> None:
    with pytest.raises(BadFile) as caught:
        read_text(Path(name))
    assert "\n" not in str(caught.value)


def test_nothing_that_commands_a_terminal_is_in_a_message() -> None:
    assert str(BadFile("a\x1b]0;b\x07\nc\u202ed\x9b")) == "a\ufffd]0;b\ufffd c\ufffdd\ufffd"
    assert shown("Zéphyr «\xa0oui\xa0»\t–\n") == "Zéphyr «\xa0oui\xa0»\t–\n"
