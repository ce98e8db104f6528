"""English: conditions."""

from grimoire.magenoir.text.english.events import EnglishEvents
from grimoire.magenoir.text.english.words import whose
from grimoire.magenoir.text.writer import Thing


class EnglishConditions(EnglishEvents):
    """Conditions as clauses."""

    def is_mage_noir(self, you: bool) -> str:
        return "you are a Mage Noir" if you else "the opponent is a Mage Noir"

    def is_no_mage_noir(self, you: bool) -> str:
        return "you are not a Mage Noir" if you else "the opponent is not a Mage Noir"

    def it_is_zenith(self) -> str:
        return "it is Zenith"

    def zenith_lead(self) -> str:
        return "Zenith: "

    def it_is_turn(self, turn: str) -> str:
        return f"it is {turn}"

    def both_hold(self, conditions: list[str]) -> str:
        return " and ".join(conditions)

    def holds_unless(self, condition: str, other: str) -> str:
        return f"{condition}, but not if {other}"

    # Cards

    def owns(self, you: bool) -> str:
        return "you own" if you else "the opponent owns"

    def controls(self, you: bool) -> str:
        return "you control" if you else "the opponent controls"

    def animal_is_face_up(self, mine: bool) -> str:
        return f"{whose(mine)} Animal is face up"

    def there_is_one(self, card: str) -> str:
        return f"there is {card}"

    def there_is_no(self, card: str) -> str:
        return f"there is no {card}"

    def there_are(self, cards: str, plural: bool) -> str:
        return f"there {'are' if plural else 'is'} {cards} in play"

    def pile_holds(self, pile: str, cards: str) -> str:
        return f"{pile} has {cards}"

    def can_be_channeled(self, thing: Thing) -> str:
        return f"{thing.text} can be channeled"

    def was_discarded(self, thing: Thing) -> str:
        return f"{'it' if thing.pronoun else thing.text} is discarded"

    def is_a(self, thing: Thing, kind: str) -> str:
        return f"{'it' if thing.pronoun else thing.text} is {kind}"

    def is_hand_empty(self, mine: bool) -> str:
        return f"{whose(mine)} hand is empty"

    # Mana

    def is_mana_locked(self, mana: str, under: Thing, some: bool) -> str:
        return f"{'' if some else 'no '}{mana} is locked under {under.text}"

    def so_much_is_locked(self, mana: str, plural: bool, under: Thing) -> str:
        return f"{mana} {'are' if plural else 'is'} locked under {under.text}"

    def is_reserve_filled(self, reserve: str, some: bool) -> str:
        return f"{reserve} is {'not empty' if some else 'empty'}"

    def has_mana(self, who: Thing, mana: str, some: bool) -> str:
        held = f"{'' if some else 'no '}{mana}"
        return f"you have {held} in your Mana reserve" if who.you else f"{who.text} has {held} in their Mana reserve"

    # What happened

    def no_player_lost_hp(self) -> str:
        return "no player lost HP this way"

    def took_no_damage(self, who: Thing) -> str:
        return f"{who.text} took no damage this way"

    def some_happened(self, card: str) -> str:
        for done in (" destroyed", " discarded", " prepared"):
            card = card.replace(done, f" was{done}", 1) if " was" not in card else card
        return card

    def it_is_the_first(self, card: str) -> str:
        return f"it is the first {card}"

    def drew(self, who: Thing, cards: str) -> str:
        return f"{who.text} drew {cards} this turn"

    # Numbers

    def how_many(self, word: str, cards: str) -> str:
        how = {"at_least": "at least", "more_than": "more than", "fewer": "fewer than", "equals": "exactly"}[word]
        return f"{how} {cards}"

    def values_are_equal(self, first: str, second: str) -> str:
        return f"{first} equals {second}"

    def value_is(self, value: str, word: str, count: str) -> str:
        how = {"at_least": "at least", "more_than": "more than", "fewer": "less than", "equals": "exactly"}
        return f"{value} {'are' if value.endswith(' HP') else 'is'} {how.get(word, 'not above')} {count}"
