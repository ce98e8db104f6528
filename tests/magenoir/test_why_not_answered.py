"""Why an answer is none to the open question of Mage Noir: at every kind of question, whatever somebody types."""

from collections.abc import Iterator
from typing import Final

from tests.asked_moments import asked_moments

from grimoire import verbs
from grimoire.kernel.reason import NO_OPTION, Reason
from grimoire.magenoir.game import Game
from grimoire.seat.games import presenter_of
from grimoire.seat.scenario_presenter import NAMES

NAMED: Final = (
    *("tornado", "seed", "king-of-trees", "solid-armor", "fox", "you", "opponent", "air", "fire", "small", "1", "9", "nobody"),
    "",
)


def refused() -> Iterator[tuple[Game, str, Reason]]:
    for g in asked_moments("magenoir", Game):
        offered = [option.form for option in g.options]
        for form in [f"{verb} {name}".strip() for verb in verbs("magenoir") for name in NAMED]:
            if not any(other == form or other.startswith(form + " ") for other in offered):
                yield g, form, g.why_not_form(form)


def test_whatever_somebody_types_has_a_reason_at_every_question() -> None:
    assert {(g.question.id, form) for g, form, reason in refused() if reason == NO_OPTION} == set()
    assert len({g.question.id for g in asked_moments("magenoir", Game)}) > 40


def test_what_is_offered_by_another_verb_is_said_to_be() -> None:
    reasons = {(form.split()[0], reason.word) for _, form, reason in refused() if reason.id == "offered-otherwise"}
    assert {("choose", "target"), ("target", "choose"), ("discard", "component")} <= reasons


def test_every_reason_is_said_in_both_languages() -> None:
    reasons = {reason for _, _, reason in refused()} | {Reason("target-is-named", "", amount=1), Reason("led-back", "loop")}
    assert len({reason.id for reason in reasons}) > 20
    for lang in ("en", "fr"):
        wording = presenter_of("magenoir", lang, asked_moments("magenoir", Game)[0].pool, NAMES[:2]).wording
        for reason in reasons:
            said = wording.reason(reason)
            assert "{" not in said and "reason-" not in said and "none" not in said, "every card and word is named"
