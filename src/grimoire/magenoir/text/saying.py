"""What an effect says, and joining such sayings. The two languages differ in a few joining words only."""

from typing import Final

from grimoire.language.phrase import capitalised
from grimoire.magenoir.text.phrases import Phrases

LETTERS: Final[tuple[str, ...]] = ("X", "Y")  # for amounts of which the text says what they are: Y where X is what was paid


class Say:
    """One or more sentences, without capitals and stops, and the bare verb of the first for "may" and "to"."""

    def __init__(self, text: str, verb: str = "", subject: str = "you") -> None:
        self.sentences: list[str] = [text]
        self.verb = verb  # "draw 1 card", "piocher 1 carte"; empty if the saying has no such form
        self.subject = subject  # who does it: "you" is addressed
        self.lead = ""  # a condition before the order, and
        self.led = ""  # the bare verb of that order: "may" stands between them
        self.optional = False  # whether it says already that nobody has to
        self.governed = False  # whether a word before it holds to the full stop: nothing else joins its sentence
        self.answering = 0  # how many sentences at its end answer the one before: "… instead"

    def text(self) -> str:
        return self.sentences[0]

    def rest(self) -> list[str]:
        return self.sentences[1:]

    def simple(self) -> bool:
        """One short order, fit to be joined with "and"."""
        return self.ordered() and "," not in self.sentences[0] and not self.governed

    def ordered(self) -> bool:
        """What you are told to do, so that "may" and "to" can precede its verb."""
        return self.verb != "" and self.subject == "you"

    def adding(self, sentences: list[str]) -> "Say":
        self.sentences.extend(sentences)
        return self


def then(words: Phrases, first: Say, second: Say) -> Say:
    """A, then B."""
    apart = first.subject != second.subject and second.ordered()
    if len(first.sentences) > 1 or apart or first.governed or first.text().endswith((".", "”", "»")):
        said = Say("")
        said.sentences = [*first.sentences, words.word("then first") + second.text(), *second.rest()]
        said.verb = first.verb
        said.subject = first.subject
        said.answering = second.answering
        return said
    joint = words.word("then")
    if second.text().split(" ")[0] in words.word("leads").split("|"):
        joint = joint.rstrip() + ", "
    said = Say(first.text() + joint + second.text(), "", first.subject)
    said.governed = second.governed
    said.answering = second.answering
    if first.verb:
        alike = first.subject == second.subject and second.verb
        said.verb = first.verb + joint + (second.verb if alike else second.text())
    return said.adding(second.rest())


def together(words: Phrases, parts: list[Say]) -> Say:
    """A, B and C as one sentence where all are short orders; otherwise sentence after sentence."""
    runs = [_joined(words, run) for run in _runs(parts)]
    head = runs[0]
    for run in runs[1:]:
        head.adding([_without_repeat(head.sentences, text) for text in run.sentences])
        head.answering = run.answering
    return head


def _runs(parts: list[Say]) -> list[list[Say]]:
    """Short orders that follow each other; anything else is alone. What goes on after a full stop ends a run."""
    runs: list[list[Say]] = []
    open_run = False
    for part in parts:
        if open_run and part.simple():
            runs[-1].append(part)
        else:
            runs.append([part])
        open_run = part.simple() and len(part.sentences) == 1
    return runs


def _joined(words: Phrases, run: list[Say]) -> Say:
    if len(run) == 1:
        return run[0]
    said = Say(words.joined([part.text() for part in run], False), words.joined([part.verb for part in run], False))
    said.answering = run[-1].answering
    return said.adding(run[-1].rest())


def _without_repeat(before: list[str], text: str) -> str:
    """What X is has to be said once only."""
    for letter in LETTERS:
        at = text.find(f", {letter} ")
        if at > 0 and any([text[at:] in earlier for earlier in before]):
            return text[:at]
    return text


def flowing(sentences: list[str]) -> str:
    """Several sentences as one text that still wants its capital and its full stop."""
    return ". ".join([sentences[0], *[capitalised(text) for text in sentences[1:]]])


def is_list(text: str) -> bool:
    return "\n• " in text
