"""A story on the screen: each action with what it set off on one line, and somebody else's turn summed up before it."""

from collections.abc import Mapping

import msgspec

from grimoire.pages.printed_cards import PrintedCards
from grimoire.seat.story import Step, Story
from grimoire.seat.wording import Wording, plain

TURN_ENDED = "TurnEnded"
AREA = "area"  # a kind of card: where one is goes without saying


class Told(msgspec.Struct):
    """A paragraph of a story; `sum` of a whole turn."""

    text: str
    sum: bool = False


class Telling:
    """Retells the stories of one seat."""

    def __init__(
        self, wording: Wording, printed_cards: PrintedCards, announced: Mapping[str, tuple[str, ...]], seat: int
    ) -> None:
        self.wording = wording
        self.announced = announced
        self.seat = seat
        self.printed_cards = printed_cards
        self.just_read = ""  # the card whose text was told last

    def retell(self, story: Story, ended: bool = False) -> list[Told]:
        """What is worth a sentence. `ended`: nothing was left to do for this seat, so that its turn ended by itself."""
        self.just_read = ""
        # A turn of everybody was told as it went on.
        sums = {digest.first: plain(digest.words) for digest in story.digests if digest.active >= 0}
        found: list[Told] = []
        begins = True
        for number, step in enumerate(story.steps):
            if number in sums:
                found.append(Told(sums[number], True))
                begins = True
            begins = begins or step.depth == 0
            if ended and step.kind == TURN_ENDED and step.cause is not None and step.cause.seat == self.seat:
                found.append(Told(self.wording.say("turn-ended-itself")))
            if step.quiet or (step.kind == "TurnBegan" and found and found[-1].sum):
                continue
            if self.has_come(step, story.steps[number + 1 :]):
                continue
            text = self.with_text(step, self.with_cause(step, "" if begins else found[-1].text))
            if begins:
                found.append(Told(text))
            else:
                found[-1].text += f" {text}"
            begins = False
        return found

    def has_come(self, step: Step, later: list[Step]) -> bool:
        """Whether what a step announces is told further on: then that alone says it."""
        outcomes = self.announced.get(step.kind, ())
        about = cards_in(step)
        return any(other.kind in outcomes and about & cards_in(other) for other in later)

    def log(self, story: Story) -> list[str]:
        """Everything, each sentence with its rule."""
        return [f"{plain(step.words)} [{step.rule}]" for step in story.steps]

    def with_cause(self, step: Step, before: str) -> str:
        """The sentence, and behind it the card it comes from, if neither it nor those just before have named that."""
        said = plain(step.words)
        cause = step.cause
        if cause is None or not cause.card or self.printed_cards[cause.card].kind == AREA:
            return said
        name = plain(self.printed_cards[cause.card].name)
        return said if name in said or name in before else f"{said.removesuffix('.')} ({name})."

    def with_text(self, step: Step, said: str) -> str:
        """With what a card says that is met for the first time."""
        if not step.reads:
            return said
        printed = self.printed_cards[step.reads]
        text = " ".join(plain(line) for line in printed.text)
        self.just_read = step.reads
        return f"{said} ({self.wording.say('card-says', card=plain(printed.name), text=text)})" if text else said


def cards_in(step: Step) -> set[str]:
    return {span.card for span in step.words if span.card}
