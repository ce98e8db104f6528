"""An event as a clause whose tense is still open: "this spell" + "be" + "discarded from play"."""

from typing import Final

from grimoire.language.template import Noun

PRONOUNS: Final[tuple[str, ...]] = ("vous", "le")


class Happening:
    """Subject, verb in its bare form, and the rest of the clause."""

    def __init__(self, subject: Noun, text: str) -> None:
        self.subject = subject
        self.verb, _, self.rest = text.partition(" ")
        self.pronoun = ""  # French: what stands before the verb
        if self.verb in PRONOUNS:
            self.pronoun = self.verb
            self.verb, _, self.rest = self.rest.partition(" ")
        self.once = False  # "when" rather than "whenever"
        self.lead = ""  # a lead of its own: "at the start of your turn"
