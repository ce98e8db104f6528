"""The open question as data: for the seat that is asked all of it, for others who is asked."""

from typing import Final

from grimoire.seat.ask import Ask, Choice
from grimoire.seat.presenter import Look, Presenter
from grimoire.seat.words import spans

DECLINING: Final = ("pass", "no", "done", "skip", "keep")  # verbs that let things be


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
    choices = presenter.choices(look, decision)
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
        presenter.suggested(look, decision) if suggest else [],
        about.routine,
        declining(choices),
        about.why_not,
        undo,
        about.blow,
        about.targets,
    )


def declining(choices: list[Choice]) -> str:
    """The form that declines, where there is one."""
    return next((choice.form for choice in choices if choice.form in DECLINING), "")
