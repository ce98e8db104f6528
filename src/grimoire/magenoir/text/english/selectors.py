"""English: selectors."""

from typing import Final

from grimoire.language.phrase import english_ordinal
from grimoire.language.syntax import Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.english.nouns import EnglishNouns
from grimoire.magenoir.text.english.words import CHOSEN_PLAYER, OPPONENT, PILE, TYPE
from grimoire.magenoir.text.writer import Thing

PLAYER: Final[dict[str, str]] = {
    "you": "you",
    "opp": OPPONENT,
    "players": "each player",
    "a_player": CHOSEN_PLAYER,
    "anyone": "a player",
    "that_player": "that player",
}


class EnglishSelectors(EnglishNouns):
    """Who and what."""

    def it_word(self, plural: bool, feminine: bool) -> str:
        return "them" if plural else "it"

    def its(self, thing: Thing) -> str:
        """The possessive of a thing that has been named."""
        return "their" if thing.plural else "its"

    def subject(self, thing: Thing) -> str:
        return "they" if thing.pronoun and thing.plural else thing.text

    def player_name(self, word: str) -> str:
        return PLAYER[word]

    def owner_of(self, thing: Thing | None) -> str:
        return "its owner" if thing is None else f"the owner of {thing.text}"

    def target_name(self, word: str) -> str:
        return "any target" if word == "any" else "an opposing target"

    def the_rest(self) -> str:
        return "the rest"

    def phased_cards(self) -> str:
        return "the cards phased out this way"

    def user(self, kind: str) -> str:
        own = "this one" if self.kind == kind == "spell" else self.this()
        return f"any {TYPE[kind]} that uses {own} as a component"

    def last_user(self, kind: str) -> str:
        return f"the last {TYPE[kind]} that used {self.this()} as a component"

    def used_component(self, word: str, own: Thing) -> str:
        return f"the {word} component used to prepare {own.text}"

    def used_cards(self, kind: str, own: Thing) -> Thing:
        return Thing(f"the {TYPE[kind]} used to prepare {own.text}")

    def pile_of(self, who: Expr, zone: str) -> str:
        return self.belonging(who, PILE[zone])

    def nth_card(self, number: int, pile: str) -> str:
        return f"the {english_ordinal(number)} card from the top of {pile}"

    def end_cards(self, amount: Amount, bottom: bool, pile: str) -> str:
        end = "bottom" if bottom else "top"
        if amount.plural:
            return f"the {end} {amount.count} cards of {pile}{amount.end}"
        return f"{amount.count} card from the {end} of {pile}{amount.end}"

    def end_card(self, bottom: bool, pile: str) -> str:
        return f"the {'bottom' if bottom else 'top'} card of {pile}"

    def so_many_of_them(self, count: str) -> str:
        return f"{count} of them"

    def any_number_of(self, cards: str) -> str:
        return f"any number of {cards}"
