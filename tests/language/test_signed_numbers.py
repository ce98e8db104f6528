"""Numbers below zero are written only in a game whose cards have them."""

import pytest

from grimoire.language.syntax import CardTextError, parse, written


def test_a_number_below_zero_is_read_and_printed_back() -> None:
    e = parse("combat(-2, us)", signed=True)
    assert e.args[0].value == -2
    assert written(e) == "combat(-2, us)"


def test_elsewhere_the_sign_means_nothing() -> None:
    with pytest.raises(CardTextError, match=r"bad-sign\(sign=-\)"):
        parse("combat(-2, us)")


def test_a_lone_sign_means_nothing_either() -> None:
    for text in ("combat(-, us)", "combat -"):
        with pytest.raises(CardTextError, match=r"bad-sign\(sign=-\)"):
            parse(text, signed=True)
