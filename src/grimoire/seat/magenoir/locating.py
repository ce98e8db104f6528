"""What an option is about, found on the table: whose card it is, its Health Points, the Mana under it."""

from grimoire.kernel.offer import NO_CARD
from grimoire.kernel.option import Decision, Option
from grimoire.magenoir.elements import ELEMENT_NUMBER
from grimoire.magenoir.game import Game
from grimoire.magenoir.procedure_numbers import PROCEDURES, TRADE
from grimoire.magenoir.trading import given_so_far
from grimoire.magenoir.view import CardView, View
from grimoire.magenoir.zones import PLACES, is_board
from grimoire.match.magenoir.prospects import Prospect, hand_prospects
from grimoire.seat.magenoir.table import BOARD_ZONES
from grimoire.seat.magenoir.wording import MageNoirWording

OPPONENT = "opponent."
SIDED = ("target", "choose", "order", "first")  # verbs that may speak of cards of either side


def details_of(wording: MageNoirWording, g: Game, seat: int, decision: Decision) -> list[str]:
    """What stands in brackets after the words of each option; often nothing."""
    if not any(option.card or option.player or option.place or option.verb in ("take", "give") for option in decision.options):
        return [""] * len(decision.options)
    view = g.view(seat)
    hand = hand_prospects(g, seat) if any(option.verb == "prepare" for option in decision.options) else []
    left = reserve_left(g, seat)
    meant = g.stands_for if len(g.stands_for) == len(decision.options) else [NO_CARD] * len(decision.options)
    places = {(g.owner[card], g.zone[card]) for card in meant if card >= 0}
    found: list[str] = []
    for option, card in zip(decision.options, meant, strict=True):
        if option.verb == "give":
            found.append(str(left[ELEMENT_NUMBER[option.element]]))
        elif card >= 0 and option.verb != "prepare" and not option.place and not is_board(g.zone[card]):
            found.append(off_board(wording, g, seat, card) if option.verb in SIDED and len(places) > 1 else "")
        else:
            found.append(detail(wording, view, seat, option, hand))
    return found


def off_board(wording: MageNoirWording, g: Game, seat: int, card: int) -> str:
    """A card of a pile or a hand, where there are others elsewhere: what one of its name has on the board is not its own."""
    whose = wording.say("whose-yours" if g.owner[card] == seat else "whose-opponent")
    return f"{whose}, {wording.say(f'place-{PLACES[g.zone[card]]}')}"


def reserve_left(g: Game, seat: int) -> list[int]:
    """One's reserve, without what is on its way into a trade."""
    reserve = g.reserve[seat * 6 : seat * 6 + 6]
    trade = g.stack[-1] if g.stack and g.stack[-1].node is PROCEDURES[TRADE] else None
    given = [0] * 6 if trade is None else given_so_far(trade)
    return [n - gone for n, gone in zip(reserve, given, strict=True)]


def detail(wording: MageNoirWording, view: View, seat: int, option: Option, hand: list[Prospect]) -> str:
    if option.verb == "prepare":
        for prospect in hand:
            if prospect.card == option.card:
                return wording.cost(prospect.cost, wording.definition(option.card))
    if option.verb == "take" and not option.element:
        return wording.mana(view.left if option.pile == "left" else view.right)
    if option.player:
        life = view.players[seat if option.player == "you" else 1 - seat].life
        return wording.say("side-hp", amount=life) if option.verb == "target" else ""
    if option.place == "again":
        return wording.say("ordinal", amount=option.ordinal)
    if not option.card:
        return ""
    return card_detail(wording, view, seat, option)


def card_detail(wording: MageNoirWording, view: View, seat: int, option: Option) -> str:
    found = located(view, seat, option)
    parts: list[str] = []
    owners = {owner for owner, _, _ in found}
    if option.verb in SIDED and len(owners) == 1:
        parts.append(wording.say("whose-yours" if owners == {seat} else "whose-opponent"))
    if option.place:
        place = option.place.removeprefix(OPPONENT)
        parts.append(wording.say(f"place-{place}"))
    if len(found) == 1:
        card = found[0][2]
        if card.hp is not None:
            parts.append(wording.say("card-hp", amount=card.hp))
        if option.place and sum(card.mana):
            parts.append(wording.mana(card.mana))
        if option.place and card.used:
            parts.append("+ " + ", ".join(wording.card(used) for used in card.used))
    if option.ordinal and option.place:
        parts.append(wording.say("ordinal", amount=option.ordinal))
    return ", ".join(parts)


def located(view: View, seat: int, option: Option) -> list[tuple[int, str, CardView]]:
    """The cards on the table an option may mean: owner, zone, card."""
    if option.place:
        owner = 1 - seat if option.place.startswith(OPPONENT) else seat
        zone = option.place.removeprefix(OPPONENT)
        same = [card for card in view.players[owner].zones.get(zone, []) if card.card == option.card]
        return [(owner, zone, same[option.ordinal - 1])] if 0 < option.ordinal <= len(same) else []
    return [
        (owner, zone, card)
        for owner, player in enumerate(view.players)
        for zone in BOARD_ZONES
        for card in player.zones.get(zone, [])
        if card.card == option.card
    ]
