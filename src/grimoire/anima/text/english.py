"""English, as far as it is no table."""

from grimoire.anima.text.phrases import Phrases
from grimoire.language.grammar import EnglishGrammar
from grimoire.language.phrase import article


class English(Phrases):
    def __init__(self) -> None:
        super().__init__("en", 0, EnglishGrammar())

    def foe(self, kinds: list[str], noun: str, many: bool) -> str:
        before = [self.word(f"foe-kind {kind}") for kind in kinds if kind != "darkness"]
        after = [self.word("foe-kind darkness")] if "darkness" in kinds else []
        text = " ".join([*before, self.word(f"{noun} {'many' if many else 'one'}"), *after])
        if noun == "party":
            return f"other {text}" if many else f"another {text}"
        return text if many else article(text)
