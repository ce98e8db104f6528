"""English, as far as it is no table."""

from grimoire.anima.text.phrases import Phrases
from grimoire.language.phrase import article, english_verb
from grimoire.language.template import IT


class English(Phrases):
    def __init__(self) -> None:
        super().__init__("en", 0)

    def verb(self, verb: str, form: int) -> str:
        return english_verb(verb, plural=False, you=form != IT)

    def led(self, word: str, phrase: str) -> str:
        return f"{word} {phrase}"

    def is_plural(self, number: int) -> bool:
        return number != 1

    def foe(self, kinds: list[str], noun: str, many: bool) -> str:
        before = [self.word(f"foe-kind {kind}") for kind in kinds if kind != "darkness"]
        after = [self.word("foe-kind darkness")] if "darkness" in kinds else []
        text = " ".join([*before, self.word(f"{noun} {'many' if many else 'one'}"), *after])
        if noun == "party":
            return f"other {text}" if many else f"another {text}"
        return text if many else article(text)
