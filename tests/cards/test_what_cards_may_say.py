"""What the reader refuses because it would mean nothing, never happen, or be more than the engine can hold."""

import pytest

from grimoire.library.magenoir.cards import build_pool
from grimoire.library.yaml_lines import BadFile

HEAD = "probe:\n  name: {en: Probe, fr: Sonde}\n  element: fire\n"


def refusal(lines: list[str], head: str = HEAD) -> str:
    """What the reader says; empty if it takes the card."""
    text = head + "  effect:\n" + "".join([f"    - '{line}'\n" for line in lines])
    try:
        build_pool([("my.yaml", text)])
    except BadFile as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("discard(it)", "no card is named before it"),
        ("gain(you, 1) then discard(it)", "no card is named before it"),
        ("damage(2, any) then discard(it)", "no card is named before it"),
        ("discard(self) + move(it, hand)", "no card is named before it"),
        ("with(any, discard(it))", "may be a player"),
        ("on turn_start(you) => discard(it)", "no card is named before it"),
        ("on damaged(you) => discard(it)", "no card is named before it"),
        ("asap none(held(you)) => discard(it)", "no card is named before it"),
        ("always keyword(it, protector)", "no card is named before it"),
        ("on enters(spell theirs) => discard(self) if is(it, permanent)", "no card is named before it"),
        ("choose(1, you, discard(sel(1, permanent)), draw(you, 1)) then move(it, hand)", "no card is named before it"),
        ("to(discard(sel(one, permanent yours)), draw(you, 1), gain(it, 1))", "no card is named before it"),
        ("by_each(you & opp, discard(sel(1, permanent yours))) then move(it, hand)", "no card is named before it"),
        ("draw(owner(it), 1)", "no card is named before it"),
        ("damage(total_cost(it), opp)", "no card is named before it"),
        ("draw(that_player, 1)", "no player is spoken of before it"),
        ("on damaged(permanent yours) => draw(that_player, 1)", "no player is spoken of before it"),
        ("move(looked, hand)", "no cards are looked at before it"),
        ("move(others, bottom)", "no cards are looked at before it"),
        ("add_mana(cost_of(phased_cards))", "nobody is phased out before it"),
        ("damage(that_amount, opp)", "nothing before it has an amount"),
        ("damage(hp_dropped, opp)", "no damage comes before it"),
        ("damage(released_now, opp)", "nothing before it releases Mana"),
        ("discard(you)", "cards are wanted"),
        ("move(any, hand)", "cards are wanted"),
        ("add_mana(cost_of(opp))", "cards are wanted"),
        ("apply(sel(1, target))", "cards are wanted"),
        ("if(is(sel(1, permanent), fire), draw(you, 1))", "nobody is asked to choose in a condition"),
        ("always silence(sel(1, permanent))", "nobody is asked to choose in a continuous effect"),
        ("prepare extra(discard(self))", "a card cannot be given for its own preparation"),
        ('prepare option(discard(self), waive("Flame"))', "a card cannot be given for its own preparation"),
        ("on gains_hp(you) => draw(you, 1)", "cannot be listened for"),
        ("instead enters(spell theirs) => draw(you, 1)", "cannot be replaced"),
        ("always cannot(turn_end(opp))", "cannot be forbidden"),
        ("next(discarded(spell yours), this_turn, draw(you, 1))", "cannot be waited for"),
        ("next(applied(spell yours), this_turn, draw(you, 1))", "gains effects_of(self)"),
        ("always dealt(spell yours, double)", "is not changed by"),
        ("always cost(user, less(1 fire))", "only a rider speaks of it"),
        ("rider silence(user)", "does nothing here"),
        ("gain(you, 1000)", "at most 3 digits"),
    ],
)
def test_what_means_nothing_is_refused_with_its_line(line: str, why: str) -> None:
    found = refusal(["draw(you, 1)", line])
    assert found.startswith("my.yaml:6: probe: ")
    assert why in found


@pytest.mark.parametrize("id", ["", '""', "two words", '"new\\nline"', "UPPER", "a--b", "-a", '"\\x1b[31m"', "a" * 61])
def test_an_id_is_one_plain_word(id: str) -> None:
    with pytest.raises(BadFile, match=r"^my\.yaml:1: .* is no id of a card|^my\.yaml:1: "):
        build_pool([("my.yaml", f"{id or '~'}:\n  name: {{en: Probe}}\n  element: fire\n")])


def test_a_card_has_at_most_sixteen_abilities_that_are_used() -> None:
    acts = ["act main once => draw(you, 1)"] * 16
    assert refusal(acts) == ""
    assert refusal([*acts, acts[0]]) == (
        "my.yaml:21: probe: a card has at most 16 abilities that are used (at 'act main once => dra')"
    )


def test_a_card_does_not_say_more_than_can_be_numbered() -> None:
    assert refusal([" + ".join(["draw(you, 1)"] * 100)]) == ""
    assert "my.yaml:5: probe: this card says too much" in refusal([" + ".join(["draw(you, 1)"] * 300)])
