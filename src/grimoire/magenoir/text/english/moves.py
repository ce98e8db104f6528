"""English: cards that go from one place to another."""

from typing import Final

from grimoire.language.phrase import english_ordinal
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.english.conditions import EnglishConditions
from grimoire.magenoir.text.english.orders import done_by, order
from grimoire.magenoir.text.english.words import OPPONENT
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing

ACT: Final[dict[str, str]] = {"look": "look at"}  # the other verbs are the words of the card language
ANYWHERE: Final = ", wherever it is"


class EnglishMoves(EnglishConditions):
    """Discarding, moving, swapping."""

    def act(self, word: str, thing: Thing) -> Say:
        return order(f"{ACT.get(word, word)} {thing.text}{' to the opponent' if word == 'show' else ''}")

    def discard_down_to(self, kept: Amount, mine: bool) -> Say:
        hand = "your hand" if mine else "their hand"
        return order(f"discard cards from {hand} until no more than {self.several(kept, 'card')} remain")

    def opponent_discards(self, cards: str) -> Say:
        return done_by(Thing(OPPONENT), f"discard {cards}")

    def choose_what_opponent_discards(self, cards: str) -> Say:
        return order(f"choose {cards} for them to discard")

    def opponent_may_discard(self, cards: str) -> Say:
        return Say(f"the opponent may discard {self.about_opponent(cards)}", "", OPPONENT)

    def locked_mana_goes_to_owner(self) -> str:
        return "the Mana locked under it goes to its owner's Mana reserve"

    def despite_indestructible(self) -> str:
        return "Indestructible does not prevent this"

    def whose_place(self, thing: Thing) -> str:
        """Whose deck or hand a moved card goes to."""
        if thing.owner == "you":
            return "your"
        if thing.owner in ("opp", "player"):
            return "their"
        return "their owners'" if thing.plural else "its owner's"

    def put_into_hand(self, thing: Thing) -> Say:
        return order(f"put {thing.text} into {self.whose_place(thing)} hand")

    def take_back(self, thing: Thing) -> Say:
        return order(f"take {thing.text} back into your hand")

    def send_back(self, thing: Thing) -> Say:
        return order(f"send {thing.text} back to {self.whose_place(thing)} hand")

    def place_on_deck(self, thing: Thing, top: bool, ordered: bool) -> Say:
        end = "top" if top else "the bottom"
        card = self.that_card() if self.deck_said and thing.pronoun and not thing.plural else thing.text
        return order(f"place {card} on {end} of {self.whose_place(thing)} deck{' in any order' if ordered else ''}")

    def put_third(self, thing: Thing) -> Say:
        return order(f"put {thing.text} back into {self.whose_place(thing)} deck as the third card from the top")

    def put_nth(self, thing: Thing, number: int) -> Say:
        return order(f"put {thing.text} into {self.whose_place(thing)} deck as the {english_ordinal(number)} card from the top")

    def put_into_deck(self, thing: Thing) -> Say:
        return order(f"put {thing.text} back into {self.whose_place(thing)} deck")

    def put_into_preparation(self, thing: Thing) -> Say:
        return order(f"put {thing.text} {'' if thing.zone else 'back '}into preparation")

    def channel(self, thing: Thing) -> Say:
        if not thing.zone:
            return order(f"channel {thing.text}")
        return order(f"put {thing.text.replace(' that can be channeled', '')} into play channeled")

    def put_into_play(self, thing: Thing) -> Say:
        if thing.text.endswith(ANYWHERE):
            return order(f"put {thing.text.removesuffix(ANYWHERE)} into play{ANYWHERE}")
        return order(f"put {thing.text} {'back ' if thing.pronoun and not thing.zone else ''}into play")

    def put_under_discard(self, thing: Thing) -> Say:
        return order(f"put {thing.text} on the bottom of {self.whose_place(thing)} discard pile")

    def goes_under_discard(self, thing: Thing) -> str:
        return f"when {thing.text} is put into your discard pile, it goes to the bottom of it"

    def swap_positions(self, cards: str) -> Say:
        return order(f"swap the positions of {cards}")

    def swap_cards(self, first: Thing, second: Thing) -> Say:
        return order(f"swap {first.text} with {second.text}, each taking the place of the other")
