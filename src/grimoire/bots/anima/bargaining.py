"""Trades: what one can spare for what another can; and whether an offer is any good."""

from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.queries import hand, party
from grimoire.anima.trading import GIVEN, WANTED
from grimoire.anima.zones import ADVANTAGE
from grimoire.bots.anima.worth import PER_COMBAT, PER_SPEED, worth_in_hand
from grimoire.kernel.chance import Chance

SPARE: Final = 0.55  # an Advantage worth less to its holder may go
AVERAGE: Final = 0.7  # an Advantage of the other's choice


def worth_to(g: Game, seat: int, card: int) -> float:
    definition = g.definition(card)
    if definition.category != ADVANTAGE:
        return PER_COMBAT * definition.combat + PER_SPEED * definition.speed
    skills = 0
    for member in party(g, seat):
        skills |= g.definition(member).skills
    return worth_in_hand(definition, skills)


def spare_cards(g: Game, seat: int) -> list[int]:
    """What a seat would gladly give for any other Advantage, the least useful first."""
    cards = [card for card in hand(g, seat) if worth_to(g, seat, card) < SPARE]
    return sorted(cards, key=lambda card: worth_to(g, seat, card))


def build_offer(g: Game, chance: Chance) -> int:
    """One spare Advantage for one of the other's choice."""
    seat = g.asked
    forms = [option.form for option in g.options]
    picks = g.stack[-1].scope.picks
    if not picks[GIVEN]:
        for card in spare_cards(g, seat):
            form = f"give {g.definition(card).id}"
            if form in forms and "want card" in forms:
                return forms.index(form)
        return len(forms) - 1
    if not g.stack[-1].scope.amount and not picks[WANTED] and "want card" in forms:
        return forms.index("want card")
    return forms.index("done") if "done" in forms else len(forms) - 1


def answer_offer(g: Game, chance: Chance) -> int:
    """Accept what leaves one better off."""
    seat = g.asked
    scope = g.stack[-1].scope
    gain = sum([worth_to(g, seat, card) for card in scope.picks[GIVEN]])
    loss = sum([worth_to(g, seat, card) for card in scope.picks[WANTED]])
    kept = sorted([worth_to(g, seat, card) for card in hand(g, seat) if card not in scope.picks[WANTED]])
    loss += sum(kept[: scope.amount])
    return 0 if gain > loss + 0.1 else 1
