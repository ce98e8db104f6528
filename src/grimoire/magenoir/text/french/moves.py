"""French: cards that go from one place to another."""

from typing import Final

from grimoire.language.phrase import de, french_ordinal
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.french.conditions import FrenchConditions
from grimoire.magenoir.text.french.orders import act_on, done_by, he, order
from grimoire.magenoir.text.french.words import OPPONENT, PILE, the_pile
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing

ACT: Final[dict[str, str]] = {
    "activate": "activer",
    "choose": "choisir",
    "destroy": "détruire",
    "discard": "défausser",
    "exhaust": "épuiser",
    "exile": "exiler",
    "look": "regarder",
    "rest": "régénérer",
    "show": "montrer",
}
ANYWHERE: Final = ", où qu'il se trouve"


class FrenchMoves(FrenchConditions):
    """Discarding, moving, swapping."""

    def act(self, word: str, thing: Thing) -> Say:
        return act_on(ACT[word], thing, "à l'adversaire" if word == "show" else "")

    def discard_down_to(self, kept: Amount, mine: bool) -> Say:
        return order("défausser", f"des cartes de votre main jusqu'à ce qu'il n'en reste pas plus de {kept.count}{kept.end}")

    def opponent_discards(self, cards: str) -> Say:
        return done_by(Thing(OPPONENT), "défausser", cards)

    def choose_what_opponent_discards(self, cards: str) -> Say:
        return order("choisir", f"{cards}, qu'il défausse")

    def opponent_may_discard(self, cards: str) -> Say:
        free = he(cards).replace("n'importe quel nombre", "autant") + " qu'il le souhaite"
        return Say(f"l'adversaire peut défausser {free}", "", OPPONENT)

    def locked_mana_goes_to_owner(self) -> str:
        return "la Mana verrouillée sous celui-ci va dans la réserve de Mana de son propriétaire"

    def despite_indestructible(self) -> str:
        return "Indestructible ne l'empêche pas"

    def place_of(self, thing: Thing, zone: str) -> str:
        """Whose hand, deck or pile a moved card goes to."""
        pile, feminine = PILE[zone]
        if thing.owner == "you":
            return f"votre {pile}"
        if thing.owner in ("opp", "player"):
            return f"sa {pile}" if feminine else f"son {pile}"
        return f"{the_pile(zone)} de {'leur' if thing.plural else 'son'} propriétaire"

    def put_into_hand(self, thing: Thing) -> Say:
        return act_on("mettre", thing, f"dans {self.place_of(thing, 'in_hand')}")

    def take_back(self, thing: Thing) -> Say:
        return act_on("reprendre", thing, "en main")

    def send_back(self, thing: Thing) -> Say:
        return act_on("ramener", thing, f"dans {self.place_of(thing, 'in_hand')}")

    def place_on_deck(self, thing: Thing, top: bool, ordered: bool) -> Say:
        deck = self.place_of(thing, "in_deck")
        end = f"sur le dessus {de(deck)}" if top else f"sous {deck}"
        if self.deck_said and thing.pronoun and not thing.plural:  # "la" could be the deck
            return order("placer", f"{self.that_card()} {'dessus' if top else 'dessous'}")
        return act_on("placer", thing, f"{end} dans l'ordre de votre choix" if ordered else end)

    def put_third(self, thing: Thing) -> Say:
        place = f"en troisième position à partir du dessus {de(self.place_of(thing, 'in_deck'))}"
        return act_on("remettre", thing, place)

    def put_nth(self, thing: Thing, number: int) -> Say:
        place = f"en {french_ordinal(number, True)} position à partir du dessus {de(self.place_of(thing, 'in_deck'))}"
        return act_on("mettre", thing, place)

    def put_into_deck(self, thing: Thing) -> Say:
        return act_on("remettre", thing, f"dans {self.place_of(thing, 'in_deck')}")

    def put_into_preparation(self, thing: Thing) -> Say:
        return act_on("mettre" if thing.zone else "remettre", thing, "en préparation")

    def channel(self, thing: Thing) -> Say:
        thing.text = thing.text.replace(" canalisables", "").replace(" canalisable", "")
        return act_on("canaliser", thing)

    def put_into_play(self, thing: Thing) -> Say:
        if thing.text.endswith(ANYWHERE):
            thing.text = thing.text.removesuffix(ANYWHERE)
            return act_on("mettre", thing, f"en jeu{ANYWHERE}")
        return act_on("remettre" if thing.pronoun and not thing.zone else "mettre", thing, "en jeu")

    def put_under_discard(self, thing: Thing) -> Say:
        return act_on("mettre", thing, f"sous {self.place_of(thing, 'in_discard')}")

    def goes_under_discard(self, thing: Thing) -> str:
        return f"lorsque {thing.text} est mis dans votre défausse, il va en dessous"

    def swap_positions(self, cards: str) -> Say:
        return order("échanger", f"les positions {de(cards)}")

    def swap_cards(self, first: Thing, second: Thing) -> Say:
        return order("échanger", f"{first.text} avec {second.text}, chacun prenant la place de l'autre")
