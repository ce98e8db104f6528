"""Quick answers to every question of Mage Noir: sensible, partly by chance, without looking ahead.

They are the play of the eager bot, and what other bots expect of whoever is asked inside their thoughts. They read the
hand of the asked seat and what is public; the rest of a sample is never looked at.
"""

from collections.abc import Callable
from typing import Final

from grimoire.bots.magenoir.leaning import HARM, HELP, NEITHER, leaning
from grimoire.bots.magenoir.main_phase import main_action
from grimoire.bots.magenoir.wants import Wants, powers
from grimoire.kernel.chance import Chance
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.elements import ELEMENT_NUMBER
from grimoire.magenoir.game import Game
from grimoire.magenoir.players import seat_of
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.setup import HAND_OF
from grimoire.magenoir.trading import WANTED, Trade
from grimoire.magenoir.zones import ANIMAL, DECK, DISCARD, HAND, OUTSIDE

Answer = Callable[[Game, Chance], int]


def answer(g: Game, chance: Chance) -> int:
    """The place of the option the asked seat takes."""
    options = g.options
    if len(options) == 1:
        return 0
    found = ANSWERS.get(g.question.id)
    return chance.below(len(options)) if found is None else found(g, chance)


def best(scores: list[float], chance: Chance) -> int:
    """The highest; of equals any."""
    top = max(scores)
    places = [i for i, score in enumerate(scores) if score == top]
    return places[0] if len(places) == 1 else places[chance.below(len(places))]


# -- before the game ---------------------------------------------------------------------------------------------------


def choose_hand(g: Game, chance: Chance) -> int:
    """The hand that can be played sooner: cheap cards, and cards that serve each other as components."""
    dealt = [card for card in g.cards(g.asked, OUTSIDE) if g.definition(card).type != ANIMAL]
    return best([promise(g, dealt[:HAND_OF]), promise(g, dealt[HAND_OF:])], chance)


def promise(g: Game, cards: list[int]) -> float:
    total = 0.0
    kinds = [g.definition(card) for card in cards]
    for definition in kinds:
        served = [any([other.words & word == word for other in kinds]) for word in definition.need_words]
        total += (2.0 if all(served) else 0.5) / (2 + definition.total_cost)
    return total + 0.1 * len({definition.id for definition in kinds})


def begin(g: Game, chance: Chance) -> int:
    return 0 if g.options[0].player == "you" else 1


# -- Mana --------------------------------------------------------------------------------------------------------------


def most_wanted_mana(g: Game, chance: Chance) -> int:
    """The Mana that brings the hand furthest."""
    seat = g.asked
    wants = Wants(g, seat)
    reserve = g.reserve[seat * 6 : seat * 6 + 6]
    scores: list[float] = []
    for option in g.options:
        if not option.element:
            scores.append(-1.0)  # "done": more Mana never hurts
            continue
        e = ELEMENT_NUMBER[option.element]
        reserve[e] += 1
        scores.append(wants.value(reserve))
        reserve[e] -= 1
    return best(scores, chance)


def gather(g: Game, chance: Chance) -> int:
    """What is gathered may be taken at once: reckon with the larger share of what lies there already."""
    seat = g.asked
    wants = Wants(g, seat)
    scores: list[float] = []
    for option in g.options:
        e = ELEMENT_NUMBER[option.element]
        at = 0 if option.pile == "left" else 6
        together = [g.reserve[seat * 6 + i] + g.piles[at + i] for i in range(6)]
        together[e] += 1
        scores.append(wants.value(together))
    return best(scores, chance)


def take_pile(g: Game, chance: Chance) -> int:
    seat = g.asked
    wants = Wants(g, seat)
    scores = [wants.value([g.reserve[seat * 6 + i] + g.piles[at + i] for i in range(6)]) for at in (0, 6)]
    return best(scores, chance)


def give(g: Game, chance: Chance) -> int:
    """Give up, lock or place the Mana that is missed least."""
    seat = g.asked
    wants = Wants(g, seat)
    reserve = g.reserve[seat * 6 : seat * 6 + 6]
    frame = g.stack[-1]
    if isinstance(frame.node, Trade):
        reserve[frame.vals[WANTED] % 6] += 1  # what comes in exchange
    scores: list[float] = []
    for option in g.options:
        if not option.element:
            scores.append(-1e9)
            continue
        e = ELEMENT_NUMBER[option.element]
        reserve[e] -= 1
        scores.append(wants.value(reserve) if reserve[e] >= 0 else -1e9)
        reserve[e] += 1
    return best(scores, chance)


def share(g: Game, chance: Chance) -> int:
    """Into the reserve, where it can be used at once."""
    return next((i for i, option in enumerate(g.options) if not option.card), 0)


# -- cards and targets -------------------------------------------------------------------------------------------------


def choose_target(g: Game, chance: Chance) -> int:
    """Harm goes to the opponent, help to oneself; of one's own the dearest is helped, the cheapest given up."""
    seat = g.asked
    sense = leaning(g)
    scores: list[float] = []
    for i, option in enumerate(g.options):
        if option.verb == "done":
            scores.append(0.0)
            continue
        ref = g.keys[i]
        if ref < 0:
            friend = seat_of(ref) == seat
            scores.append(6.0 * sense * (1 if friend else -1))
        else:
            scores.append(card_score(g, seat, ref % CARD_BITS, sense))
    return best(scores, chance)


def card_score(g: Game, seat: int, card: int, sense: int) -> float:
    power = powers(g)[g.defs[card]]
    zone = g.zone[card]
    if g.owner[card] == seat:
        if zone in (DECK, DISCARD):
            return power  # whatever is done with a card from there, it comes to something
        if zone == HAND:
            return -power
        if g.definition(card).id == g.question.card:
            return -power  # a text that works on its own like leads nowhere, or round in circles
        return power * (sense if sense != NEITHER else 0.1)
    if zone == HAND or sense == NEITHER:
        return power
    hp = g.hp[card]
    return -sense * power * (1.2 if sense == HARM and NO_HP < hp <= 3 else 0.8)


def discard(g: Game, chance: Chance) -> int:
    """The card that will be played last."""
    seat = g.asked
    wants = Wants(g, seat)
    worth = {wish.card: wish.weight - 0.1 * wish.total for wish in wants.wishes}
    return best([-worth.get(key, 0.0) for key in g.keys], chance)


def redirect(g: Game, chance: Chance) -> int:
    """A Protector steps in where it would survive, or where the player would not."""
    damage = g.question.amount
    if damage >= g.life[g.asked]:
        return 1
    scores = [0.0]
    for card in g.keys[1:]:
        left = g.hp[card] - damage
        scores.append(1.0 if left > 0 else 0.5 - 0.2 * powers(g)[g.defs[card]] + 0.2 * damage)
    return best(scores, chance)


def plain_way(g: Game, chance: Chance) -> int:
    return 0


def yes(g: Game, chance: Chance) -> int:
    return 0


def highest(g: Game, chance: Chance) -> int:
    return len(g.options) - 1


def window(g: Game, chance: Chance) -> int:
    """Pass, unless a spell lies ready that may be activated now; abilities are kept for the main phase."""
    ready = [i for i, option in enumerate(g.options) if option.verb == "activate"]
    return ready[chance.below(len(ready))] if ready and chance.below(4) == 0 else 0


ANSWERS: Final[dict[str, Answer]] = {
    "choose-hand": choose_hand,
    "who-begins": begin,
    "gather": gather,
    "take-pile": take_pile,
    "take-mana": most_wanted_mana,
    "take-infinite": most_wanted_mana,
    "trade-for": most_wanted_mana,
    "trade-give": give,
    "pay-from": give,
    "share-mana": share,
    "main": main_action,
    "window": window,
    "choose": choose_target,
    "hand-limit": discard,
    "redirect": redirect,
    "prepare-way": plain_way,
    "choose-x": highest,
    "may": yes,
    "pay-to": yes,
    "do-or-else": yes,
    "count-as-more": yes,
    "instead": yes,
}

__all__ = ["HELP", "answer", "best"]
