"""The text of a card as it now reads, where such a card lies in sight and something has changed it."""

import msgspec

from grimoire.magenoir.game import Game
from grimoire.magenoir.text.current import printed_text, text_now
from grimoire.magenoir.zones import BOARD, HAND, PLACES, PREPARED
from grimoire.seat.magenoir.wording import MageNoirWording


class TextNow(msgspec.Struct, frozen=True):
    """A text that differs from the printed one, and where the card lies."""

    where: str
    lines: tuple[str, ...]  # none: silenced


def texts_now(wording: MageNoirWording, game: Game, seat: int, card_id: str) -> list[TextNow]:
    """Each different text of the cards of this name that a seat sees, if it is not the printed one."""
    printed = printed_text(game.pool, wording.definition(card_id), wording.lang)
    found = [
        TextNow(where(wording, seat, owner, zone), tuple(line for line in text.split("\n") if line))
        for owner in (seat, 1 - seat)
        for zone in (PREPARED, *[z for z in BOARD if z != PREPARED], HAND)
        for card in game.cards(owner, zone)
        if game.definition(card).id == card_id and game.known[card] & (1 << seat)
        if (text := text_now(game, card, wording.lang)) != printed
    ]
    return list(dict.fromkeys(found))


def where(wording: MageNoirWording, seat: int, owner: int, zone: int) -> str:
    whose = wording.say("whose-yours" if owner == seat else "whose-opponent")
    return f"{whose}, {wording.say(f'place-{PLACES[zone]}')}"
