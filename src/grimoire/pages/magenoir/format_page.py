"""A format on the page: its numbers, and which cards are banned or restricted, each with its rule."""

from grimoire.library.magenoir.formats import Format
from grimoire.seat.groups import Group
from grimoire.seat.magenoir.wording import MageNoirWording


def lasting_since(wording: MageNoirWording, format: Format) -> str:
    return f" ({wording.say('format-since', day=format.since)})" if format.since else ""


def format_groups(wording: MageNoirWording, format: Format) -> list[Group]:
    groups = [Group(wording.say("format-decks"), [("", line) for line in number_lines(wording, format)])]
    banned = [wording.card(card) for card in format.banned]
    banned += [wording.say("format-pair", one=wording.card(one), other=wording.card(other)) for one, other in format.pairs]
    banned += [wording.say("format-unlisted", card=card) for card in format.unlisted]
    if banned:
        title = f"{wording.say('format-banned')} ({format.banned_by})"
        groups.append(Group(title, [("", line) for line in banned]))
    if format.restricted:
        title = f"{wording.say('format-restricted')} ({format.restricted_by})"
        lines = [wording.say("format-at-most", card=wording.card(only.card), amount=only.most) for only in format.restricted]
        groups.append(Group(title, [("", line) for line in lines]))
    return groups


def number_lines(wording: MageNoirWording, format: Format) -> list[str]:
    size = wording.say("format-deck", amount=format.deck.amount, animals="count" if format.animals_count else "beside")
    return [
        f"{size} ({format.deck.rule})",
        f"{wording.say('format-side', amount=format.side_deck.amount)} ({format.side_deck.rule})",
        f"{wording.say('format-copies', amount=format.copies.amount)} ({format.copies.rule})",
        f"{wording.say('format-animals', amount=format.animals.amount)} ({format.animals.rule})",
    ]
