"""An event as a clause whose tense is still open: "this spell" + "be" + "discarded from play"."""


class Happening:
    """Subject, verb in its bare form, and the rest of the clause."""

    def __init__(self, subject: str, verb: str, rest: str, plural: bool = False, you: bool = False) -> None:
        self.subject = subject
        self.verb = verb
        self.rest = rest
        self.plural = plural
        self.you = you
        self.once = False  # "when" rather than "whenever"
        self.lead = ""  # a lead of its own: "at the start of your turn"
        self.pronoun = ""  # French: what stands before the verb ("vous", "lui")
