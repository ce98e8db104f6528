"""Remarks on a card of one's own: what is allowed, but what its author wants to know."""

from grimoire.library.messages import messages


class Remark:
    """One remark: a message with its arguments, and the line of the file it is about."""

    def __init__(self, id: str, line: int, **args: str | int) -> None:
        self.id = id
        self.line = line
        self.args = args

    def words(self, lang: str) -> str:
        return messages(lang).say(self.id, **self.args)
