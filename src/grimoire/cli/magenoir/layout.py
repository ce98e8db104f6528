"""Mage Noir in the terminal: the opponent above, the Ether between, oneself and the hand below."""

from collections.abc import Sequence
from typing import Final

from grimoire.cli.layout import (
    CLOSEST,
    OPENLY,
    ROOMY,
    Layout,
    count_in,
    cut,
    fact_value,
    fact_words,
    place_of,
    shown_name,
    things_in,
)
from grimoire.seat.ask import Ask
from grimoire.seat.groups import Group, counted, each_once, in_line, widths
from grimoire.seat.magenoir.telling import OUTCOMES
from grimoire.seat.scene import Scene, Thing
from grimoire.seat.wording import Wording, capital, plain

WITHOUT_TABLE: Final = ("choose-hand", "who-begins", "take-pile")
ABOUT_ETHER: Final = ("gather", "take-pile", "place-mana", "take-mana", "trade-for")
ABOUT_TEXT: Final = frozenset(
    (
        *("choose", "choose-option", "choose-x", "count-as-more", "do-or-else", "extra-component", "ignore-damage", "instead"),
        *("instead-of", "may", "pay-to", "prepare-way", "which-ability"),
    )
)
BOARD: Final = ("prepared", "channeled", "permanents", "equipment", "rituals", "animals")
HAND_OF: Final = 5  # cards in each of the two hands one chooses from
MARGIN: Final = 8  # frame and indent
KIND: Final = 2  # its column
LEAST_EFFECT: Final = 16  # letters of an effect that are worth a place on the line


class MageNoirLayout(Layout):
    verbs = ("prepare", "activate", "channel")
    announced = OUTCOMES

    @classmethod
    def names(cls, wording: Wording, seats: Sequence[str], people: int) -> list[str]:
        """Against a bot the other one is "your opponent"."""
        opponent = wording.say("opponent-name")
        return [opponent] * 2 if people == 1 else [shown_name(wording, seat) for seat in seats]

    # -- the table -------------------------------------------------------------------------------------------------

    def table(self, scene: Scene, width: int, room: int = ROOMY) -> list[Group]:
        below = max(scene.seat, 0)
        found: list[Group] = []
        for seat in (1 - below, below):
            found.append(self.side(scene, seat, room))
            if scene.seat in (OPENLY, seat) and (scene.seat == seat or count_in(scene, f"{seat}.hand")):
                found.append(self.hand(scene, seat, width, room))
            if seat != below:
                found.append(self.ether(scene, room))
        return found

    def side(self, scene: Scene, seat: int, room: int) -> Group:
        mine = seat == scene.seat
        title = self.side_title(scene, seat, mine)
        lines = self.side_lines(scene, seat)
        if room == CLOSEST:  # everything that lies there on as few lines as it needs
            lines = [("", " · ".join(f"{label}{self.say('label-colon')} {text}" for label, text in lines))]
        return Group(title, lines, mine or (scene.seat == OPENLY and seat == 0))

    def side_title(self, scene: Scene, seat: int, mine: bool) -> str:
        player = scene.players[seat]
        discard = things_in(scene, f"{seat}.discard")
        hand = count_in(scene, f"{seat}.hand")
        known = [] if mine or scene.seat == OPENLY else [plain(t.name) for t in things_in(scene, f"{seat}.hand") if t.card]
        parts = [
            self.say("side-name", who="you") if mine else capital(player.name),
            fact_words(player, "hp"),
            self.say("side-hand", amount=hand) + (f" ({', '.join(known)})" if known else ""),
            self.say("side-deck", amount=count_in(scene, f"{seat}.deck")),
            self.say("side-discard", amount=len(discard)) + (f" ({plain(discard[-1].name)})" if discard else ""),
        ]
        if exile := count_in(scene, f"{seat}.exile"):
            parts.append(self.say("side-exile", amount=exile))
        if status := fact_words(player, "mage-noir"):
            parts.append(status)
        return " · ".join(parts)

    def side_lines(self, scene: Scene, seat: int) -> list[tuple[str, str]]:
        reserve = place_of(scene, f"{seat}.reserve")
        lines = [(self.say("label-reserve"), fact_words(reserve, "mana"))]
        for zone in BOARD:
            cards = [self.card_words(thing) for thing in things_in(scene, f"{seat}.{zone}")]
            if cards:
                lines.append((self.say(f"zone-{zone}"), " | ".join(counted(cards))))
        return lines

    def card_words(self, thing: Thing) -> str:
        """A card on the board: its name, Health Points, what lies under it, and what changes it."""
        text = plain(thing.name)
        if exhausted := fact_words(thing, "exhausted"):
            text += f" ({exhausted})"
        if hp := fact_words(thing, "hp"):
            text += f" {hp}"
        if mana := fact_words(thing, "mana"):
            text += f" [{mana}]"
        components = [plain(fact.words) for fact in thing.facts if fact.name == "component"]
        return f"{text} + {', '.join(components)}" if components else text

    def ether(self, scene: Scene, room: int) -> Group:
        lines: list[tuple[str, str]] = []
        for side in ("left", "right"):
            pile = place_of(scene, f"ether.{side}")
            amount = f" ({pile.count})" if pile is not None and pile.count else ""
            lines.append((self.say(f"label-{side}"), fact_words(pile, "mana") + amount))
        if room == CLOSEST:
            return Group("", [(self.say("ether-title"), " · ".join(f"{label.lower()} {text}" for label, text in lines))])
        return Group(self.say("ether-title"), lines)

    # -- the hand --------------------------------------------------------------------------------------------------

    def hand(self, scene: Scene, seat: int, width: int, room: int) -> Group:
        things = things_in(scene, f"{seat}.hand")
        if seat == scene.seat:
            title = self.say("hand-title", amount=len(things))
        else:
            title = self.say("reel-hand", name=scene.players[seat].name, amount=len(things))
        rows = [
            [*self.printed(thing), self.status(scene, thing)] if room == ROOMY else self.in_short(thing) for thing in things
        ]
        cards = [thing.card for thing in things]
        return Group(title, self.hand_lines(rows, cards, width, room), seat == scene.seat or seat == 0)

    def printed(self, thing: Thing) -> list[str]:
        """Name, cost, what it is, what it needs."""
        printed = self.printed_cards[thing.card]
        cost = fact_words(thing, "cost") or plain(printed.price)
        needs = self.say("hand-needs", words=plain(printed.asks)) if printed.asks else ""
        return [plain(thing.name), cost, plain(printed.line), needs]

    def in_short(self, thing: Thing) -> list[str]:
        """Name, cost and components; what can be prepared now stands among the choices."""
        name, cost, *_ = self.printed(thing)
        needs = plain(self.printed_cards[thing.card].asks)
        return [name, f"{cost} + {needs}" if needs else cost]

    def status(self, scene: Scene, thing: Thing) -> str:
        """Whether a card of the hand can be prepared now, in a word or two."""
        if thing.why_not:
            return plain(thing.why_not[0].short)
        return "" if scene.over or not scene.turn else self.say("status-ready")

    def hand_lines(self, rows: list[list[str]], cards: list[str], width: int, room: int) -> list[tuple[str, str]]:
        """A line for each card, with its effect behind it or below it."""
        named = [[row[0] if n == 1 else f"{n}× {row[0]}", *row[1:]] for row, n in each_once(rows)]
        effects = [self.effect(card) for i, card in enumerate(cards) if rows[i] not in rows[:i]]
        most = width - MARGIN
        if room == ROOMY and named and sum(widths(named)) + 2 * len(named[0]) > most:
            named = [[*row[:KIND], *row[KIND + 1 :]] for row in named]  # what a card is can be looked up
        lines: list[tuple[str, str]] = []
        left = most - sum(widths(named)) - 2 * len(named[0]) if named else 0
        for text, effect in zip(in_line(named), effects, strict=True):
            if room == ROOMY:
                lines.append(("", text))
                lines += [("", f"  {cut(effect, most - 2)}")] if effect else []
            else:
                lines.append(("", f"{text.ljust(most - left)}{cut(effect, left)}" if left >= LEAST_EFFECT and effect else text))
        return lines

    # -- questions -------------------------------------------------------------------------------------------------

    def shows_table(self, ask: Ask) -> bool:
        return not ask.action and ask.id not in WITHOUT_TABLE

    def before(self, scene: Scene, ask: Ask, width: int, with_table: bool) -> list[Group]:
        if ask.id == "choose-hand":
            return self.starting_hands(scene, width)
        return [self.ether(scene, ROOMY)] if ask.id in ABOUT_ETHER and not with_table else []

    def starting_hands(self, scene: Scene, width: int) -> list[Group]:
        """The two hands lie aside, in the order they were dealt; the Animal lies there too, unseen."""
        dealt = [t for t in things_in(scene, f"{scene.seat}.outside") if t.card and self.printed_cards[t.card].kind != "animal"]
        found: list[Group] = []
        for i in (0, 1):
            things = dealt[i * HAND_OF : (i + 1) * HAND_OF]
            rows = [self.printed(thing) for thing in things]
            lines = self.hand_lines(rows, [thing.card for thing in things], width, ROOMY)
            found.append(Group(self.say("starting-hand", amount=i + 1), lines, True))
        return found

    def scores(self, scene: Scene) -> str:
        life = " · ".join(f"{player.name} {fact_words(player, 'hp')}" for player in scene.players)
        return self.say("reel-turn", turn=scene.turn, name=scene.players[scene.active].name, scores=life)

    def text_shown(self, ask: Ask) -> str:
        return ask.card if ask.id in ABOUT_TEXT else ""

    def at_hand(self, scene: Scene) -> list[str]:
        return [thing.card for thing in things_in(scene, f"{scene.seat}.hand")]

    def recap(self, scene: Scene) -> list[str]:
        return [
            self.say(
                "recap-player",
                who="you" if player.seat == scene.seat else "other",
                name=capital(player.name),
                hp=fact_value(player, "hp"),
                deck=count_in(scene, f"{player.seat}.deck"),
                board=sum(count_in(scene, f"{player.seat}.{zone}") for zone in BOARD),
            )
            for player in scene.players
        ]
