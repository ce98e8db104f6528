"""The table in words: both boards, the Ether, reserves and the hand, as titled groups of lines."""

from collections.abc import Sequence

import msgspec

from grimoire.cli.wording import NONE, Wording
from grimoire.magenoir.view import CardView, PlayerView, View
from grimoire.match.prospects import Prospect

COLUMNS = ("name", "cost", "kind", "needs", "status")
KIND = 2
MARGIN = 8  # frame and indent
BOARD_ZONES = ("prepared", "channeled", "permanents", "equipment", "rituals", "animals")


class Group(msgspec.Struct):
    """A piece of the table: a title and its lines, each a label and a text."""

    title: str
    lines: list[tuple[str, str]]
    mine: bool = False


def table_groups(
    wording: Wording, view: View, seat: int, hand: list[Prospect], width: int, names: Sequence[str] = ()
) -> list[Group]:
    """Top to bottom as at a table: the opponent, the Ether, oneself. `names` of the seats, where they have any."""
    return [
        Group(side_title(wording, view, 1 - seat, False, names), side_lines(wording, view.players[1 - seat])),
        ether_group(wording, view),
        Group(side_title(wording, view, seat, True), side_lines(wording, view.players[seat]), True),
        hand_group(wording, hand, width),
    ]


def heading(wording: Wording, view: View, seat: int, names: Sequence[str] = ()) -> str:
    phase = wording.say(f"phase-{view.phase}")
    who = "you" if view.active == seat else "named" if names else "other"
    name = names[view.active] if names else NONE
    return wording.say("table-heading", turn=view.turn, who=who, phase=phase, name=name)


def side_title(wording: Wording, view: View, seat: int, mine: bool, names: Sequence[str] = ()) -> str:
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


def side_lines(wording: Wording, player: PlayerView) -> list[tuple[str, str]]:
    lines = [(wording.say("label-reserve"), wording.mana(player.reserve))]
    for zone in BOARD_ZONES:
        cards = player.zones.get(zone, [])
        if cards:
            lines.append((wording.say(f"zone-{zone}"), " | ".join(counted([card_words(wording, card) for card in cards]))))
    return lines


def counted(texts: list[str]) -> list[str]:
    """The same text several times becomes one with its number."""
    return [text if texts.count(text) == 1 else f"{texts.count(text)}× {text}" for text in dict.fromkeys(texts)]


def card_words(wording: Wording, card: CardView) -> str:
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


def ether_group(wording: Wording, view: View) -> Group:
    lines = []
    for name, pile in (("left", view.left), ("right", view.right)):
        lines.append((wording.say(f"label-{name}"), f"{wording.mana(pile)}" + (f" ({sum(pile)})" if sum(pile) else "")))
    return Group(wording.say("ether-title"), lines)


def hand_group(wording: Wording, hand: list[Prospect], width: int, told: bool = True) -> Group:
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
    columns = widths(named)
    texts = ["  ".join(cell.ljust(n) for cell, n in zip(row, columns, strict=True)).rstrip() for row in named]
    return Group(wording.say("hand-title", amount=len(hand)), [("", text) for text in texts], True)


def each_once(rows: list[list[str]]) -> list[tuple[list[str], int]]:
    """Each different row, in order, and how often it is there."""
    return [(row, rows.count(row)) for i, row in enumerate(rows) if row not in rows[:i]]


def widths(rows: list[list[str]]) -> list[int]:
    return [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]


def status(wording: Wording, prospect: Prospect) -> str:
    """Whether a card of the hand can be prepared now, in a word or two."""
    reason = prospect.reason
    if reason is None:
        return wording.say("status-ready")
    if reason.id == "needs-mana":
        return wording.say("status-needs-mana", mana=wording.mana(prospect.lacks))
    if reason.id in ("needs-component", "only-mage-noir"):
        return wording.say(f"status-{reason.id}", **wording.reason_args(reason))
    return "" if reason.id == "not-your-main-phase" else wording.say("status-not-now")
