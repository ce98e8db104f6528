"""The table of Mage Noir in words: both boards, the Ether, reserves and the hand."""

from collections.abc import Sequence

from grimoire.magenoir.view import CardView, PlayerView, View
from grimoire.match.magenoir.prospects import Prospect
from grimoire.seat.groups import Group, counted, each_once, in_line, widths
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.wording import NONE

COLUMNS = ("name", "cost", "kind", "needs", "status")
KIND = 2
MARGIN = 8  # frame and indent
BOARD_ZONES = ("prepared", "channeled", "permanents", "equipment", "rituals", "animals")


def table_groups(
    wording: MageNoirWording, view: View, seat: int, hand: list[Prospect], width: int, names: Sequence[str] = ()
) -> list[Group]:
    """Top to bottom as at a table: the opponent, the Ether, oneself. `names` of the seats, where they have any."""
    return [
        Group(side_title(wording, view, 1 - seat, False, names), side_lines(wording, view.players[1 - seat])),
        ether_group(wording, view),
        Group(side_title(wording, view, seat, True), side_lines(wording, view.players[seat]), True),
        hand_group(wording, hand, width),
    ]


def heading(wording: MageNoirWording, view: View, seat: int, names: Sequence[str] = ()) -> str:
    phase = wording.say(f"phase-{view.phase}")
    who = "you" if view.active == seat else "named" if names else "other"
    name = names[view.active] if names else NONE
    return wording.say("table-heading", turn=view.turn, who=who, phase=phase, name=name)


def side_title(wording: MageNoirWording, view: View, seat: int, mine: bool, names: Sequence[str] = ()) -> str:
    player = view.players[seat]
    discard = player.zones.get("discard", [])
    hand = player.zones.get("hand", [])
    known = [] if mine else [wording.card(card.card) for card in hand if card.card]
    parts = [
        names[seat] if names and view.seat != seat else wording.say("side-name", who="you" if mine else "other"),
        wording.say("side-hp", amount=player.life),
        wording.say("side-hand", amount=len(hand)) + (f" ({', '.join(known)})" if known else ""),
        wording.say("side-deck", amount=len(player.zones.get("deck", []))),
        wording.say("side-discard", amount=len(discard)) + (f" ({wording.card(discard[-1].card)})" if discard else ""),
    ]
    exile = player.zones.get("exile", [])
    if exile:
        parts.append(wording.say("side-exile", amount=len(exile)))
    if player.mage_noir:
        parts.append(wording.say("side-mage-noir"))
    return " · ".join(parts)


def side_lines(wording: MageNoirWording, player: PlayerView) -> list[tuple[str, str]]:
    lines = [(wording.say("label-reserve"), wording.mana(player.reserve))]
    for zone in BOARD_ZONES:
        cards = player.zones.get(zone, [])
        if cards:
            lines.append((wording.say(f"zone-{zone}"), " | ".join(counted([card_words(wording, card) for card in cards]))))
    return lines


def card_words(wording: MageNoirWording, card: CardView) -> str:
    """A card on the board: its name, Health Points, what lies under it, and what changes it."""
    if not card.card:
        return wording.say("a-card")
    text = wording.card(card.card)
    if card.face_down:
        text += f" ({wording.say('card-face-down')})"
    if card.hp is not None:
        text += f" {wording.say('card-hp', amount=card.hp)}"
    if sum(card.mana):
        text += f" [{wording.mana(card.mana)}]"
    if card.used:
        text += f" + {', '.join(wording.card(used) for used in card.used)}"
    return text


def ether_group(wording: MageNoirWording, view: View) -> Group:
    lines = []
    for name, pile in (("left", view.left), ("right", view.right)):
        lines.append((wording.say(f"label-{name}"), f"{wording.mana(pile)}" + (f" ({sum(pile)})" if sum(pile) else "")))
    return Group(wording.say("ether-title"), lines)


def hand_group(wording: MageNoirWording, hand: list[Prospect], width: int, told: bool = True) -> Group:
    """A line for each card: name, cost, what it is, what it needs, and (`told`) whether it can be prepared."""
    rows: list[list[str]] = []
    for prospect in hand:
        definition = wording.definition(prospect.card)
        rows.append(
            [
                wording.card(prospect.card),
                wording.cost(prospect.cost, definition),
                wording.kind(definition),
                wording.say("hand-needs", words=wording.needs(definition)) if definition.needs else "",
                status(wording, prospect) if told else "",
            ]
        )
    named = [[row[0] if n == 1 else f"{n}× {row[0]}", *row[1:]] for row, n in each_once(rows)]
    if sum(widths(named)) + 2 * len(COLUMNS) + MARGIN > width:
        named = [[*row[:KIND], *row[KIND + 1 :]] for row in named]  # a narrow terminal: what a card is can be looked up
    return Group(wording.say("hand-title", amount=len(hand)), [("", text) for text in in_line(named)], True)


def status(wording: MageNoirWording, prospect: Prospect) -> str:
    """Whether a card of the hand can be prepared now, in a word or two."""
    reason = prospect.reason
    if reason is None:
        return wording.say("status-ready")
    if reason.id == "needs-mana":
        return wording.say("status-needs-mana", mana=wording.mana(prospect.lacks))
    if reason.id in ("needs-component", "only-mage-noir"):
        return wording.say(f"status-{reason.id}", **wording.reason_args(reason))
    return "" if reason.id == "not-your-main-phase" else wording.say("status-not-now")
