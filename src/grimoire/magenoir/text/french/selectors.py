"""French: selectors."""

from typing import Final

from grimoire.language.phrase import de, elided, french_ordinal
from grimoire.language.syntax import Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.french.nouns import FrenchNouns
from grimoire.magenoir.text.french.orders import subject
from grimoire.magenoir.text.french.words import OPPONENT, PILE, name_word
from grimoire.magenoir.text.writer import Thing

PLAYER: Final[dict[str, str]] = {
    "you": "vous",
    "opp": OPPONENT,
    "players": "chaque joueur",
    "a_player": "le joueur de votre choix",
    "anyone": "un joueur",
    "that_player": "ce joueur",
}


class FrenchSelectors(FrenchNouns):
    """Who and what."""

    def it_word(self, plural: bool, feminine: bool) -> str:
        if plural:
            return "celles-ci" if feminine else "ceux-ci"
        return "celle-ci" if feminine else "celui-ci"

    def subject(self, thing: Thing) -> str:
        return subject(thing)

    def player_name(self, word: str) -> str:
        return PLAYER[word]

    def owner_of(self, thing: Thing | None) -> str:
        return "son propriétaire" if thing is None else f"le propriétaire {de(thing.text)}"

    def target_name(self, word: str) -> str:
        return "la cible de votre choix" if word == "any" else "une cible adverse"

    def the_rest(self) -> str:
        return "le reste"

    def phased_cards(self) -> str:
        return "les cartes ainsi déphasées"

    def user(self, kind: str) -> str:
        own = "celui-ci" if self.kind == kind == "spell" else self.this()
        return f"tout {self.noun(kind, False)} utilisant {own} comme composant"

    def last_user(self, kind: str) -> str:
        last = elided("la dernière" if self.is_feminine(kind) else "le dernier", self.noun(kind, False))
        return f"{last} ayant utilisé {self.this()} comme composant"

    def to_prepare(self, own: Thing) -> str:
        """ "pour préparer ce sort", "pour le préparer"."""
        return "pour le préparer" if own.pronoun else f"pour préparer {own.text}"

    def used_component(self, word: str, own: Thing) -> str:
        return f"le composant {name_word(word)[0]} utilisé {self.to_prepare(own)}"

    def used_cards(self, kind: str, own: Thing) -> Thing:
        return Thing(f"les {self.noun(kind, True)} utilisés {self.to_prepare(own)}", True)

    def pile_of(self, who: Expr, zone: str) -> str:
        return self.belonging(who, *PILE[zone])

    def nth_card(self, number: int, pile: str) -> str:
        return f"la {french_ordinal(number, True)} carte à partir du dessus {de(pile)}"

    def end_cards(self, amount: Amount, bottom: bool, pile: str) -> str:
        cards = f"{'les ' if amount.plural else ''}{amount.count} {self.noun('card', amount.plural)}"
        return f"{cards} du {'dessous' if bottom else 'dessus'} {de(pile)}{amount.end}"

    def end_card(self, bottom: bool, pile: str) -> str:
        return f"la carte du {'dessous' if bottom else 'dessus'} {de(pile)}"

    def so_many_of_them(self, count: str) -> str:
        return f"{count} d'entre elles"

    def any_number_of(self, cards: str) -> str:
        return f"n'importe quel nombre {de(cards)}"
