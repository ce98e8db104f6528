"""What a seat is given, as plain text: what happened, the table, the question and its numbered choices. For whoever reads and
answers in words; every line of it follows from what the seat is given, so it tells nothing more."""

from collections.abc import Iterator
from typing import Final

from grimoire.seat.ask import Ask, Choice
from grimoire.seat.place_words import UNTOLD, place_lines
from grimoire.seat.scene import Player, Scene
from grimoire.seat.story import Story
from grimoire.seat.wording import Wording, capital, plain

MOST_STEPS: Final = 60  # of a story; of a longer one the latest


def table_lines(wording: Wording, scene: Scene) -> Iterator[str]:
    yield capital(plain(scene.heading))
    for player in scene.players:
        yield player_line(wording, player)
        for place in scene.places:
            if place.owner == player.seat:
                yield from (f"  {line}" for line in place_lines(wording, scene, place))
    for place in scene.places:
        if place.owner < 0:
            yield from place_lines(wording, scene, place)


def player_line(wording: Wording, player: Player) -> str:
    facts = [plain(fact.words) for fact in player.facts if fact.name not in UNTOLD]
    return wording.say("story-line", name=player.name, words=" · ".join(dict.fromkeys(facts)))


def story_lines(wording: Wording, story: Story, most: int = MOST_STEPS) -> Iterator[str]:
    """What happened, routine left out, each sentence with the rule it rests on; of more than `most` the latest."""
    steps = [step for step in story.steps if not step.quiet]
    left_out = max(0, len(steps) - most)
    if left_out:
        yield wording.say("told-earlier", amount=left_out)
    for step in steps[left_out:]:
        yield f"{'  ' * min(step.depth, 1)}{plain(step.words)}{f' [{step.rule}]' if step.rule else ''}"


def question_lines(wording: Wording, ask: Ask) -> Iterator[str]:
    for words in (ask.action, ask.answers):
        if words:
            yield capital(plain(words))
    yield plain(ask.question)
    for number, choice in enumerate(ask.choices, 1):
        yield choice_line(number, choice)


def choice_line(number: int, choice: Choice) -> str:
    more = "; ".join([plain(words) for words in (choice.details, choice.outlook, choice.comes) if words])
    return f"{number}. {plain(choice.words)}{f' ({more})' if more else ''} [{choice.form}]"
