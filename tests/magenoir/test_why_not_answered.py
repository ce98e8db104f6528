"""Why an answer is none to the open question of Mage Noir: at every kind of question, whatever somebody types."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from grimoire import verbs
from grimoire.kernel.reason import NO_OPTION, Reason
from grimoire.magenoir.game import Game
from grimoire.pages.ruling_index import shelf_of
from grimoire.pages.ruling_search import scenario_at
from grimoire.seat.games import presenter_of
from grimoire.seat.scenario_presenter import NAMES
from grimoire.table.asked_positions import of_play

NAMED: Final = (
    *("tornado", "seed", "king-of-trees", "solid-armor", "fox", "you", "opponent", "air", "fire", "small", "1", "9", "nobody"),
    "",
)


@cache
def moments() -> list[Game]:
    """The first moment of each kind at which a ruling asks this by this verb."""
    found: dict[tuple[str, str, str], Game] = {}
    for ruling in shelf_of("magenoir").all:
        scenario = scenario_at("magenoir", ruling.number).play
        asked = of_play(scenario, 0, ruling.file)
        for choice in [*scenario.when, None]:
            g = asked.game
            if isinstance(g, Game) and g.decision() is not None:
                for option in g.options:
                    found.setdefault((g.question.id, g.question.word, option.verb), g.clone())
            if choice is not None:
                asked.played.take(choice)
    return list(found.values())


def refused() -> Iterator[tuple[Game, str, Reason]]:
    for g in moments():
        offered = [option.form for option in g.options]
        for form in [f"{verb} {name}".strip() for verb in verbs("magenoir") for name in NAMED]:
            if not any(other == form or other.startswith(form + " ") for other in offered):
                yield g, form, g.why_not_form(form)


def test_whatever_somebody_types_has_a_reason_at_every_question() -> None:
    assert {(g.question.id, form) for g, form, reason in refused() if reason == NO_OPTION} == set()
    assert len({g.question.id for g in moments()}) > 40


def test_what_is_offered_by_another_verb_is_said_to_be() -> None:
    reasons = {(form.split()[0], reason.word) for _, form, reason in refused() if reason.id == "offered-otherwise"}
    assert {("choose", "target"), ("target", "choose"), ("discard", "component")} <= reasons


def test_every_reason_is_said_in_both_languages() -> None:
    reasons = {reason for _, _, reason in refused()} | {Reason("target-is-named", "", amount=1), Reason("led-back", "loop")}
    assert len({reason.id for reason in reasons}) > 20
    for lang in ("en", "fr"):
        wording = presenter_of("magenoir", lang, moments()[0].pool, NAMES[:2]).wording
        for reason in reasons:
            said = wording.reason(reason)
            assert "{" not in said and "reason-" not in said and "none" not in said, "every card and word is named"
