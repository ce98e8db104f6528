"""Who and what a text speaks of: Parties, Characters, places, foes, conditions. One walk for every language."""

from typing import Final

from grimoire.anima.text.phrases import Phrases
from grimoire.language.phrase import digits
from grimoire.language.syntax import BOTH, NUMBER, Expr
from grimoire.language.template import BARE, IT, ORDER
from grimoire.language.words import UnknownWord

OTHER_FOES: Final[tuple[str, ...]] = ("party", "mission", "creature")  # kinds of foes that are a noun of their own


class Writer:
    """Writes texts of one card, and remembers what "you", "it" and "the foe" mean at this point."""

    def __init__(self, phrases: Phrases, kind: str) -> None:
        self.phrases = phrases
        self.kind = kind  # type of the card, as written in its file
        self.in_task = False  # of a Mission: a Combat is still to come
        self.start()

    def start(self) -> None:
        """A new text: nothing has been said yet."""
        self.you = True  # whether the Party that acts is addressed
        self.subject = ""  # how it is named, if it is not: once so, then by a pronoun
        self.answered = ""  # what an interruption answers, and
        self.answer_said = False  # whether it has been named
        self.foe_said = False
        self.another = False  # whether yet another Party than the one called "it" has done something
        self.governed = False  # whether this stands behind a word that governs its sentence

    def said(self, key: str, **blanks: str) -> str:
        text = self.phrases.said(key, blanks, self.you)
        if self.another and not self.you and text != self.phrases.said(key, blanks, True):
            raise UnknownWord("us")  # "it" would be the other one
        return text

    def deed(self, key: str, bare: bool, **blanks: str) -> str:
        """What the acting Party does: an order to you, or said of the Party."""
        if bare:
            return self.phrases.said(key, blanks, self.you, BARE)
        if self.you:
            return self.phrases.said(key, blanks, self.you, ORDER)
        subject = self.acting()
        return f"{subject} {self.phrases.said(key, blanks, self.you, IT)}"

    def acting(self) -> str:
        """The acting Party as a subject."""
        named = self.subject
        self.subject = ""
        return named or self.said("of us" if self.foe_said and not self.you else "party us")

    # -- numbers ---------------------------------------------------------------------------------------------------

    def number(self, e: Expr) -> str:
        if e.kind != NUMBER:
            raise UnknownWord(str(e))
        return digits(e.value)

    def size(self, e: Expr) -> str:
        """How much something rises or falls, where the phrase itself says which."""
        return str(abs(e.value))

    def signed(self, e: Expr) -> str:
        return f"+{e.value}" if e.value > 0 else self.number(e)

    # -- Parties and Characters ------------------------------------------------------------------------------------

    def who(self, e: Expr) -> str:
        """A Party as the subject of a sentence."""
        if e.text == "us":
            return self.acting()
        if e.text == "foe" and self.foe_said and self.you:
            return self.said("foe again")
        named = self.whom(e)
        self.another = self.another or not self.you
        return named

    def whom(self, e: Expr, chosen: bool = True) -> str:
        """A Party anywhere else. `chosen`: who chooses a rival is said here."""
        if e.text == "us":
            return self.said("of us")
        if e.text == "foe":
            return self.foe()
        if e.text != "rival":
            return self.said(f"party {e.text}")
        parts = [self.said("party rival")]
        if chosen:
            parts.append(self.said("chosen"))
        rivalries = [self.said(f"rivalry {part.text}") for part in e.args]
        if rivalries:
            parts.append(rivalries[0])
        for rivalry in rivalries[1:]:
            parts[-1] = self.said("rivalries", first=parts[-1], second=rivalry)
        return " ".join(parts)

    def foe(self) -> str:
        return self.said("this creature" if self.kind == "creature" else "party foe")

    def characters(self, e: Expr) -> str:
        word = e.text
        if word == "it":
            return self.it()
        if word == "user":
            return self.said("this character" if self.kind in ("character", "arcane") else "characters user")
        if word == "your_pick":
            return self.said("characters your_pick", whom=self.whom(e.args[0], chosen=False))
        if e.args[0].text == "us":
            return self.said(f"characters {word}")
        return self.said(f"{word} another", whom=self.whom(e.args[0]))

    def it(self) -> str:
        """What this text answers; the Encounter itself where it answers nothing."""
        if not self.answered:
            return self.said("this creature" if self.kind == "creature" else "this encounter")
        again = self.answer_said
        self.answer_said = True
        return self.said(f"{'again' if again else 'answer'} {self.answered}")

    def place(self, e: Expr) -> str:
        if e.text == "area_of":
            return self.said("place area_of", whom=self.whom(e.args[0]))
        return self.said(f"place {e.text}")

    def span(self, e: Expr) -> str:
        return self.said("span fight task" if e.text == "fight" and self.in_task else f"span {e.text}")

    def icons(self, words: list[Expr]) -> str:
        return self.phrases.all_of([self.said(f"icon {word.text}") for word in words])

    # -- foes by kind ----------------------------------------------------------------------------------------------

    def foe_of(self, kinds: list[str], noun: str, many: bool) -> str:
        """Foes of these kinds; one of the words may be a noun of its own: a Party, a Creature, a foe of a Mission."""
        nouns = [kind for kind in kinds if kind in OTHER_FOES]
        if len(nouns) > 1:
            raise UnknownWord("foe_is")
        return self.phrases.foe([kind for kind in kinds if kind not in OTHER_FOES], nouns[0] if nouns else noun, many)

    def split(self, condition: Expr | None) -> tuple[list[str], list[Expr]]:
        """The kinds of foes a condition asks for, and everything else it asks for."""
        if condition is None:
            return [], []
        parts = condition.args if condition.kind == BOTH else [condition]
        kinds = [part.args[0].text for part in parts if part.text == "foe_is"]
        return kinds, [part for part in parts if part.text != "foe_is"]

    # -- conditions ------------------------------------------------------------------------------------------------

    def condition(self, e: Expr) -> str:
        if e.kind == BOTH:
            return self.conditions(e.args)
        if e.text == "not" and e.args[0].kind != BOTH and e.args[0].text != "not":
            return self.one_condition(f"not {e.args[0].text}", e.args[0])
        if e.text == "not":
            raise UnknownWord("not")
        return self.one_condition(f"condition {e.text}", e)

    def conditions(self, parts: list[Expr]) -> str:
        text = self.condition(parts[0])
        for part in parts[1:]:
            text = self.said("and if", first=text, second=self.condition(part))
        return text

    def one_condition(self, key: str, e: Expr) -> str:
        args = e.args
        if e.text == "foe_is":
            who = self.said("foe again" if self.foe_said else "party foe")
            self.foe_said = True
            return self.said(key, who=who, kind=self.said(f"foe-kind {args[0].text}"))
        if e.text == "players_at_least":
            return self.said(key, n=self.number(args[0]))
        if e.text == "characters_at_least":
            return self.said(key, n=self.number(args[0]), who=self.who(args[1]))
        if not args:
            return self.said(key, us=self.said("of us"))
        blanks = {"icon": self.said(f"icon {args[1].text}")} if len(args) > 1 else {}
        if e.text in ("fewest_characters", "behind"):
            return self.said(key, whom=self.whom(args[0]))
        us = self.said("of us")  # before another Party has been named
        return self.said(key, who=self.who(args[0]), us=us, **blanks)
