"""What each thing is worth to a bot of Mage Noir, in Health Points. Bots that judge alike share one of these."""

from typing import Final


class Weights:
    """Numbers alone, so that they can be tried out in matches: nothing else decides which are right."""

    __slots__ = (
        "aggression",
        "card",
        "coming",
        "component",
        "danger",
        "equipment",
        "ether",
        "first_component",
        "half_paid",
        "health",
        "lacking",
        "life",
        "other_card",
        "other_mana",
        "paid",
        "ready",
        "served",
        "serving_later",
        "spare",
        "spare_wanted",
        "standing",
        "status",
        "unpaid",
        "waiting",
    )

    def __init__(self) -> None:
        """As greedy has it."""
        self.life = 1.5  # a Health Point of a player who has plenty
        self.aggression = 1.0  # what the Health Points of the opponent count, beside one's own
        self.danger = 0.0  # each Health Point by which what the opponent shows could exceed one's own
        self.ready = 0.4  # of the power of a prepared spell
        self.standing = 0.9  # of the power of a Permanent, Equipment or Ritual in play
        self.equipment = 0.0  # any Equipment beside
        self.health = 0.35  # a Health Point of a Permanent
        self.status = 2.0  # being a Mage Noir
        self.component = 0.3  # any channeled component
        self.first_component = 0.0  # and each of the first four beside
        self.serving_later = 1.0  # of the power of an average card of the deck that finds its components
        self.coming = 2.5  # how often what happens at the beginning of a turn is reckoned with
        self.other_card = 1.3  # a card in the opponent's hand
        self.other_mana = 0.25  # Mana of the opponent, whose hand is not known
        self.ether = 0.15  # Mana in the pile the opponent will find
        # A card in hand: this much whatever it is, and a share of its power, more of it when it can be paid.
        self.card = 0.6
        self.unpaid = 0.25
        self.paid = 0.3
        self.half_paid = 0.6  # a card of which a part is paid
        self.lacking = 0.5  # for each component it still lacks
        self.served = 0.0  # of that, how much comes back where another card in hand can be the component
        self.waiting = 0.85  # for each better card that waits too
        self.spare = 0.02  # Mana no card in hand asks for
        self.spare_wanted = 0.3  # the same, of the only element the list asks for


def as_searching() -> Weights:
    """What matches showed to be better for a bot that thinks in whole turns."""
    weights = Weights()
    weights.waiting = 0.74
    weights.ready = 0.65
    weights.serving_later = 1.8
    weights.danger = 0.4
    weights.first_component = 0.5
    weights.equipment = 0.7
    weights.ether = 0.24
    weights.paid = 0.36
    weights.served = 0.2
    weights.health = 0.45
    weights.aggression = 0.95
    weights.coming = 2.7
    return weights


AS_GREEDY: Final = Weights()
AS_SEARCHING: Final = as_searching()
