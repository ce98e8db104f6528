"""The open question as data: for the seat that is asked all of it, for others who is asked."""

from collections.abc import Sequence

import msgspec

from grimoire.kernel.option import Decision
from grimoire.seat.ask import Ask, Choice
from grimoire.seat.presenter import DECLINING, Look, Presenter
from grimoire.seat.words import spans


def open_question(presenter: Presenter, look: Look, over: bool, undo: bool, suggest: bool = True) -> Ask:
    """`suggest`: a suggestion takes as long as a bot thinks, so who does not show it leaves it out."""
    decision = None if over else look.position.decision()
    if decision is None:
        return Ask(look.number, -1, presenter.words("seat-over"), undo=undo)
    if decision.seat != look.seat:
        waiting = presenter.words("seat-waits", name=presenter.name(decision.seat))
        return Ask(look.number, decision.seat, waiting, decision.question.id, undo=undo)
    about = presenter.about(look, decision)
    explanation = presenter.explanation(look, decision)
    choices = told_apart(presenter, decision, presenter.choices(look, decision))
    suggested = presenter.suggested(look, decision) if suggest else []
    return Ask(
        look.number,
        decision.seat,
        spans(presenter.question(look, decision)),
        decision.question.id,
        presenter.words(explanation) if presenter.wording.messages.has(explanation) else [],
        decision.question.card,
        about.things,
        about.answers,
        spans(presenter.action(look)) if decision.action else [],
        choices,
        suggested,
        about.routine,
        declining(choices),
        way_on(presenter, decision, choices, suggested),
        about.why_not,
        undo,
        about.blow,
        about.targets,
    )


def told_apart(presenter: Presenter, decision: Decision, choices: list[Choice]) -> list[Choice]:
    """Which of them decline, said with each."""
    return [
        msgspec.structs.replace(choice, declines=True) if presenter.declines(decision, option) else choice
        for option, choice in zip(decision.options, choices, strict=True)
    ]


def way_on(presenter: Presenter, decision: Decision, choices: list[Choice], suggested: Sequence[str]) -> str:
    """The form that may stand out: never one that declines while anything else is offered. Where several things can be done and
    none of them is meant more than the others, none stands out."""
    onward = [choice.form for choice in choices if not choice.declines]
    if not onward:
        return choices[0].form if len(choices) == 1 else declining(choices)
    if suggested and suggested[0] in onward:
        return suggested[0]
    leads = presenter.leads(decision)
    if leads is None:
        return onward[0] if len(onward) == 1 else ""
    return next((form for form in onward if leads and form.split(" ")[0] == leads), "")


def declining(choices: list[Choice]) -> str:
    """The form that declines, where there is one."""
    return next((choice.form for choice in choices if choice.form in DECLINING), "")
