"""A scenario told as a story: the position in words, each choice, what happened and by which rule, what was expected."""

from collections.abc import Iterator
from typing import Any

from grimoire.kernel.position import Position
from grimoire.library.messages import messages
from grimoire.library.scenario_facts import Fact, Moment
from grimoire.library.scenario_running import NEXT_TURN, PASS, Played, Step, play_through
from grimoire.library.scenarios import EVERYBODY, WAIT, Scenario
from grimoire.library.standing import standing_of
from grimoire.seat.looking import WATCHER, Handles, Look
from grimoire.seat.place_words import UNTOLD, place_lines
from grimoire.seat.presenter import Presenter
from grimoire.seat.scenario_presenter import presenter_for
from grimoire.seat.scenario_problems import problem_words
from grimoire.seat.scene import Scene
from grimoire.seat.wording import Wording, capital, plain, spans


def story(scenario: Scenario, lang: str) -> list[str]:
    """Expectations are as the scenario writes them, and so is the title where it has none in this language."""
    presenter = presenter_for(scenario.play, lang)
    lines = [scenario.title_in(lang), f"  {presenter.wording.say('story-cites', sources=', '.join(scenario.cites))}"]
    standing = standing_of(scenario.play.notation.game, scenario.ruling, scenario.cites)
    lines.append(f"  {standing.in_full(messages(lang))}")
    lines.extend(told(presenter, play_through(scenario.play)))
    if scenario.contrast is not None:
        lines.append(presenter.wording.say("story-contrast"))
        lines.extend(told(presenter_for(scenario.contrast, lang), play_through(scenario.contrast)))
    return lines


def told(presenter: Presenter, played: Played) -> Iterator[str]:
    say = presenter.wording.say
    telling = presenter.telling(-1, True)
    yield f"  {say('story-given')}"
    yield from (f"    {line}" for line in position_lines(presenter, played.placed))
    yield from (f"      {plain_text(line)}" for line in telling.log(played.opening))
    for step in played.steps:
        note = "" if step.asked else f"  ({say('story-not-asked')})"
        yield f"  {choice_words(presenter, step)}{note}"
        yield from (f"      {plain_text(line)}" for line in telling.log(step.events))
    if played.fault:
        yield f"  ✗ {problem_words(played.fault, presenter.wording)}"
        return
    yield f"  {say('story-then')}"
    yield from (f"    {fact_words(fact, played.end(), presenter.wording)}" for fact in played.play.then)


def given_words(scenario: Scenario, lang: str) -> list[str]:
    """The position a ruling begins from, line by line."""
    play = scenario.play
    return list(position_lines(presenter_for(play, lang), play.notation.place(play.given)))


def choice_words(presenter: Presenter, step: Step) -> str:
    """What was chosen, in words where it was an option of the moment."""
    if step.choice.seat == EVERYBODY:
        return waiting_words(presenter, step.choice.form)
    if step.option is None:
        return capital(step.choice.text)
    words = presenter.choice_words(step.choice.seat, step.option)
    return presenter.wording.say("story-line", name=presenter.names[step.choice.seat], words=plain_text(words))


def waiting_words(presenter: Presenter, form: str) -> str:
    """What all do together: pass, or nothing until a turn or a question comes."""
    say = presenter.wording.say
    wanted = form.removeprefix(WAIT)
    seat, _, what = wanted.rpartition(" ")
    if form == PASS:
        return say("story-all-pass")
    if wanted == NEXT_TURN:
        return say("story-all-wait-turn")
    if seat == "turn" and what.isdecimal():
        return say("story-all-wait-until-turn", turn=int(what))
    return say("story-all-wait-for", name=seat.capitalize()) if seat else say("story-all-wait")


def fact_words(fact: Fact, moment: Moment[Any], wording: Wording) -> str:
    fault = fact.fault(moment)
    return f"✓ {fact.text}" if fault is None else f"✗ {fact.text}: {problem_words(fault, wording)}"


def plain_text(text: str) -> str:
    return plain(spans(text))


# -- the position ------------------------------------------------------------------------------------------------------


def position_lines(presenter: Presenter, position: Position) -> Iterator[str]:
    """The table with nothing hidden: whoever reads a ruling sees every hand."""
    scenes = [open_to(presenter, position, seat) for seat in range(len(presenter.names))]
    yield capital(plain(open_to(presenter, position, WATCHER).heading))
    for seat, scene in enumerate(scenes):
        player = scene.players[seat]
        facts = [plain(fact.words) for fact in player.facts if fact.name not in UNTOLD]
        yield presenter.wording.say("story-line", name=player.name, words=" · ".join(facts))
        own = [place for place in scene.places if place.owner == seat]
        yield from (f"  {line}" for place in own for line in place_lines(presenter.wording, scene, place))
    for place in scenes[0].places:
        if place.owner < 0:
            yield from place_lines(presenter.wording, scenes[0], place)


def open_to(presenter: Presenter, position: Position, seat: int) -> Scene:
    """What a seat sees of this very position: nothing is dealt anew, so nothing is asked before it is."""
    table = presenter.laid_out(position, seat)
    handles = Handles().after(table)
    return presenter.scene(Look(position, seat, 0, handles, table))
