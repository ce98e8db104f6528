"""Questions, options and reasons in words: message ids and card ids become sentences of one language."""

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Any, Final

from grimoire.kernel.option import Decision, Option
from grimoire.kernel.reason import Reason
from grimoire.library.messages import messages
from grimoire.library.pools import CardPool, NamedCard
from grimoire.seat.words import CARD, MOST_KEPT, RULE, Words, capital, marked, spans

NONE: Final = "none"  # an argument that is not there, for the messages to choose by
MOST_SHARED: Final = 16  # wordings: games, languages, cards of one's own


class Wording(ABC):
    """Speaks one language about the cards of one game. With `marking` what is named remembers what it stands for."""

    game: str
    pool: CardPool

    def __init__(self, lang: str, pool: Any, marking: bool = False) -> None:
        self.marking = marking
        self.messages = messages(lang, self.game)
        self.lang = lang
        self.pool = pool
        self.shown: dict[object, Words] = {}  # by id, or by id and arguments
        self.names: dict[str, str] = {definition.id: definition.name[lang] for definition in pool.definitions}

    def say(self, id: str, **args: str | int) -> str:
        return self.messages.say(id, **args)

    def words(self, id: str, **args: str | int) -> Words:
        """The same as it is shown. A table says most things again and again, so what was said is remembered."""
        key = (id, *args.items()) if args else id
        found = self.shown.get(key)
        if found is None:
            if len(self.shown) >= MOST_KEPT:
                self.shown.clear()
            found = self.shown[key] = spans(self.messages.say(id, **args))
        return found

    def mark(self, kind: str, meant: str | int, text: str) -> str:
        return marked(kind, meant, text) if self.marking else text

    def card(self, id: str) -> str:
        return self.mark(CARD, id, self.names[id]) if id in self.names else id

    def named(self, id: str) -> NamedCard:
        return self.pool.definitions[self.pool.numbers[id]]

    def coloured(self) -> dict[str, str]:
        """Words that a terminal shows in a colour wherever they stand, so that they can be told apart at a glance."""
        return {}

    def options(self, decision: Decision) -> list[str]:
        return [self.option(option) for option in decision.options]

    @abstractmethod
    def question(self, decision: Decision, own_turn: bool) -> str:
        """What is asked."""

    @abstractmethod
    def option(self, option: Option) -> str:
        """What can be chosen."""

    def reason(self, reason: Reason) -> str:
        """Why not, with the rule."""
        words = capital(self.say(f"reason-{reason.id}", **self.reason_args(reason)))
        return f"{words} ({self.mark(RULE, reason.rule, reason.rule)})" if reason.rule else words

    def reason_args(self, reason: Reason) -> dict[str, str | int]:
        return {"card": self.card(reason.card) or NONE, "amount": reason.amount, "word": reason.word or NONE}


@lru_cache(maxsize=MOST_SHARED)
def shared(kind: type[Wording], lang: str, pool: CardPool) -> Wording:
    """The marking wording of a language, one for all matches: what it has said before it need not say again."""
    return kind(lang, pool, marking=True)


def option_id(option: Option, without: tuple[str, ...] = ()) -> str:
    """The message of an option: its verb and what it names besides. Verbs `without` leave out the word and the number
    that only tell abilities apart."""
    parts = ["option", option.verb.replace(" ", "-")]
    if option.card:
        parts.append("card")
    if option.player:
        parts.append("player")
    if option.element:
        parts.append("element")
    if option.pile:
        parts.append("pile")
    if option.amount >= 0 and option.verb not in without:
        parts.append("amount")
    if option.word and option.verb not in without:
        parts.append("word")
    return "-".join(parts)
