"""What a text has spoken of so far, as it is read: what "it", "looked", "that player" and the like stand for.

"It" is the card, or the cards, named last before it in its line: by a choice of cards (`sel`, `all`, `deck_top` …) that an
effect is done to, by `with`, by what an `if(is(…), …)` asks about; before the first of these, the card the event is about.
Players, this card (`self`) and targets that may be players (`any`) are never "it", but for what `with` names. What only one
of several ways names is named in that way alone.
"""

from grimoire.language.syntax import CardTextError, Expr
from grimoire.magenoir.expressions import CardsExpr


class Said:
    """What may be spoken of from here on."""

    def __init__(self) -> None:
        self.it: CardsExpr | None = None  # the expression that named it
        self.it_expr: Expr | None = None  # the same, as written
        self.it_may_be_player = False
        self.has_event_card = False
        self.event_expr: Expr | None = None  # what named the card of the event, where the text did
        self.looked = False
        self.phased = False
        self.released = False
        self.amount = False
        self.hurt = False  # damage was dealt by this text
        self.dropped = False  # the event was damage
        self.player = False

    def copy(self) -> "Said":
        other = Said()
        other.it = self.it
        other.it_expr = self.it_expr
        other.it_may_be_player = self.it_may_be_player
        other.has_event_card = self.has_event_card
        other.event_expr = self.event_expr
        other.looked = self.looked
        other.phased = self.phased
        other.released = self.released
        other.amount = self.amount
        other.hurt = self.hurt
        other.dropped = self.dropped
        other.player = self.player
        return other

    def end_line(self) -> None:
        """A new paragraph names anew; what was counted before can still be spoken of."""
        self.it = None
        self.it_expr = None
        self.looked = False

    def name(self, cards: CardsExpr, e: Expr, may_be_player: bool) -> None:
        self.it = cards
        self.it_expr = e
        self.it_may_be_player = may_be_player

    def deal(self) -> None:
        """Damage was dealt: its amount is what is spoken of from here on, not that of the event."""
        self.amount = self.hurt = True
        self.dropped = False

    def need(self, known: bool, e: Expr, what: str) -> None:
        if not known:
            raise CardTextError("bad-refers", e.column, text=str(e), what=what)

    def need_it(self, e: Expr, players: bool) -> None:
        """Refuse an "it" that means nothing, or a player where a card is wanted."""
        if self.it is None:
            self.need(self.has_event_card, e, "part-no-card")
            e.meant = e if self.event_expr is None else self.event_expr
            return
        if self.it_may_be_player and not players:
            raise CardTextError("bad-may-be-player", e.column, text=str(e), other=str(self.it_expr))
        e.meant = self.it_expr
