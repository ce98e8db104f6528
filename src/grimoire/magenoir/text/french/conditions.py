"""French: conditions."""

from grimoire.language.phrase import NBSP, au, de, si
from grimoire.magenoir.text.french.events import FrenchEvents
from grimoire.magenoir.text.french.words import agreed
from grimoire.magenoir.text.writer import Thing


class FrenchConditions(FrenchEvents):
    """Conditions as clauses."""

    def is_mage_noir(self, you: bool) -> str:
        return "vous êtes Mage Noir" if you else "l'adversaire est Mage Noir"

    def is_no_mage_noir(self, you: bool) -> str:
        return "vous n'êtes pas Mage Noir" if you else "l'adversaire n'est pas Mage Noir"

    def it_is_zenith(self) -> str:
        return "c'est le Zénith"

    def zenith_lead(self) -> str:
        return f"Zénith{NBSP}: "

    def it_is_turn(self, turn: str) -> str:
        return f"c'est {turn}"

    def both_hold(self, conditions: list[str]) -> str:
        return " et ".join([conditions[0], *[si(condition) for condition in conditions[1:]]])

    def holds_unless(self, condition: str, other: str) -> str:
        return f"{condition}, mais pas {si(other)}"

    # Cards

    def owns(self, you: bool) -> str:
        return "vous possédez" if you else "l'adversaire possède"

    def controls(self, you: bool) -> str:
        return "vous contrôlez" if you else "l'adversaire contrôle"

    def animal_is_face_up(self, mine: bool) -> str:
        return "votre Animal est face visible" if mine else "l'Animal adverse est face visible"

    def there_is_one(self, card: str) -> str:
        return f"il y a {card}"

    def there_is_no(self, card: str) -> str:
        return f"il n'y a pas {de(card)}"

    def there_are(self, cards: str, plural: bool) -> str:
        return f"il y a {cards} en jeu"

    def pile_holds(self, pile: str, cards: str) -> str:
        return f"{pile} contient {cards}"

    def can_be_channeled(self, thing: Thing) -> str:
        return f"{self.subject(thing)} peut être {agreed('canalisé', thing.plural, thing.feminine)}"

    def was_discarded(self, thing: Thing) -> str:
        return f"{self.subject(thing)} est {agreed('défaussé', thing.plural, thing.feminine)}"

    def is_a(self, thing: Thing, kind: str) -> str:
        return f"c'est {kind}" if thing.pronoun else f"{thing.text} est {kind}"

    def is_hand_empty(self, mine: bool) -> str:
        return f"{self.whole_pile('in_hand', 'you' if mine else 'opp')} est vide"

    # Mana

    def is_mana_locked(self, mana: str, under: Thing, some: bool) -> str:
        if some:
            return f"de la {mana} est verrouillée sous {under.text}"
        return f"aucune {mana} n'est verrouillée sous {under.text}"

    def so_much_is_locked(self, mana: str, plural: bool, under: Thing) -> str:
        return f"{mana} {'sont verrouillées' if plural else 'est verrouillée'} sous {under.text}"

    def is_reserve_filled(self, reserve: str, some: bool) -> str:
        return f"{reserve} {'contient de la Mana' if some else 'est vide'}"

    def has_mana(self, who: Thing, mana: str, some: bool) -> str:
        has = "avez" if who.you else "a"
        held = f"{has} de la {mana}" if some else f"n'{has} pas de {mana}"
        return f"{who.text} {held} dans {'votre' if who.you else 'sa'} réserve de Mana"

    # What happened

    def no_player_lost_hp(self) -> str:
        return "aucun joueur n'a perdu de PV ainsi"

    def took_no_damage(self, who: Thing) -> str:
        return f"{who.text} n'a subi aucun dégât ainsi"

    def some_happened(self, card: str) -> str:
        for done in (" détruit", " défaussé", " préparé"):
            card = card.replace(done, f" a été{done}", 1) if " a été" not in card else card
        return card

    def it_is_the_first(self, card: str) -> str:
        return f"c'est le premier {card}"

    def drew(self, who: Thing, cards: str) -> str:
        return f"{'vous avez' if who.you else f'{who.text} a'} pioché {cards} ce tour-ci"

    # Numbers

    def how_many(self, word: str, cards: str) -> str:
        if word == "at_least":
            return f"au moins {cards}"
        if word == "more_than":
            return f"plus {de(cards)}"
        if word == "fewer":
            return f"moins {de(cards)}"
        return f"exactement {cards}"

    def values_are_equal(self, first: str, second: str) -> str:
        return f"{first} est égal {au(second)}"

    def value_is(self, value: str, word: str, count: str) -> str:
        several = " PV" in value
        if word == "at_most":
            negated = "ne sont pas supérieurs" if several else "n'est pas supérieur"
            return f"{value} {negated} à {count}"
        how = {"at_least": "au moins égal à", "more_than": "supérieur à", "fewer": "inférieur à", "equals": "égal à"}[word]
        how = how.replace("égal ", "égaux ").replace("rieur ", "rieurs ") if several else how
        return f"{value} {'sont' if several else 'est'} {how} {count}"
