"""Mage Noir, for the seats of one match."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from grimoire.kernel.event import Event
from grimoire.kernel.option import Decision, Option
from grimoire.kernel.position import Position
from grimoire.kernel.reason import Reason
from grimoire.magenoir.facts.health import HealthGained, HealthTouched
from grimoire.magenoir.game import Game
from grimoire.magenoir.trading import can_trade
from grimoire.magenoir.zones import HAND
from grimoire.match.magenoir.prospects import prospects, reasons_against
from grimoire.match.magenoir.suggesting import is_about_mana, suggested_ahead
from grimoire.seat.ask import Choice
from grimoire.seat.looking import Handles, Laid, Look
from grimoire.seat.magenoir.advantages import advantages
from grimoire.seat.magenoir.answering import aimed_at, announced_card, moment, what_is_answered
from grimoire.seat.magenoir.choosing import Outcomes, choices_of
from grimoire.seat.magenoir.scene import SceneMaker, heading, laid_out, lost_cards, way_of
from grimoire.seat.magenoir.telling import MageNoirTelling
from grimoire.seat.magenoir.tracing import blow_of, traced
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.presenter import MOST_SUGGESTED, About, Presenter
from grimoire.seat.scene import Scene, WhyNot
from grimoire.seat.tracing import Trace
from grimoire.seat.wording import Words, spans

ACTIONS: Final = ("prepare", "activate", "channel", "use", "trade", "end")  # verbs that begin what a player does

END: Final = "end turn"
FREE_HAND: Final = ("main", "window")  # questions at which whatever can be done is meant as much as anything else


class MageNoirPresenter(Presenter):
    speaks = MageNoirWording
    wording: MageNoirWording
    traces = True

    # -- what follows from the log ---------------------------------------------------------------------------------

    def laid_out(self, position: Position, seat: int) -> list[Laid]:
        return laid_out(cast(Game, position), seat)

    def card_id(self, position: Position, card: int) -> str:
        return cast(Game, position).definition(card).id

    def lost(self, position: Position, events: list[Event], before: Handles) -> Iterable[int]:
        return lost_cards(cast(Game, position), events)

    def way(self, event: Event) -> tuple[str, str]:
        return way_of(event)

    def score(self, position: Position) -> list[int]:
        return cast(Game, position).life[:]

    def traced(self, before: Position, form: str, waiting: Sequence[Trace]) -> tuple[list[Trace], list[Trace]]:
        return traced(cast(Game, before), form, waiting)

    # -- in words --------------------------------------------------------------------------------------------------

    def scene(self, look: Look) -> Scene:
        return SceneMaker(self.wording, look, self.names).scene()

    def question(self, look: Look, decision: Decision) -> str:
        return Outcomes(self.wording, cast(Game, look.position), decision).question()

    def options(self, look: Look, decision: Decision) -> list[str]:
        return Outcomes(self.wording, cast(Game, look.position), decision).options()

    def action(self, look: Look) -> str:
        """What was put first in an order, or chosen of two options, is none: there the moment is said."""
        opened = look.position.opened
        if opened is None:
            return ""
        if opened.verb not in ACTIONS:
            return heading(self.wording, cast(Game, look.position), look.seat, self.names)
        return self.wording.option(opened)

    def choices(self, look: Look, decision: Decision) -> list[Choice]:
        return choices_of(self.wording, look, decision)

    def choice_words(self, seat: int, option: Option) -> str:
        if option.player:
            player = seat if option.player == "you" else 1 - seat
            return self.wording.say("reel-player", verb=option.verb, name=self.name(player))
        return self.wording.option(option)

    def declines(self, decision: Decision, option: Option) -> bool:
        return self.ends_turn(option) or super().declines(decision, option)

    def leads(self, decision: Decision) -> str | None:
        return "" if decision.question.id in FREE_HAND else None

    def ends_turn(self, option: Option) -> bool:
        return option.form == END

    def about(self, look: Look, decision: Decision) -> About:
        g = cast(Game, look.position)
        scope = g.stack[-1].scope if g.stack else None
        card = announced_card(g) if decision.question.id == "window" else scope.card if scope is not None else -1
        asks = look.handle(card) if card >= 0 else ""
        things = [asks] if asks else []
        answers = self.answers(g, look, decision)
        routine = is_about_mana(decision, False)
        aimed = aimed_at(g, look) if decision.question.id == "window" else []
        blow = blow_of(self.wording, g, look, decision)
        return About(things, answers, self.refused(g, look, decision), routine, blow, aimed)

    def answers(self, g: Game, look: Look, decision: Decision) -> Words:
        """What a window answers, or between which parts of a turn it lies."""
        if decision.question.id != "window":
            return []
        announced = what_is_answered(self.wording, g, self.names, look.seat)
        return spans(announced or moment(self.wording, g, self.names, look.seat))

    def refused(self, g: Game, look: Look, decision: Decision) -> list[WhyNot]:
        """Trading is tried on no card."""
        if decision.question.id != "main" or can_trade(g, look.seat):
            return []
        reason = g.why_not_form("trade")
        return [WhyNot("trade", self.words("status-not-now"), spans(self.wording.reason(reason)), reason.rule)]

    def tried(self, position: Position, seat: int, card: str) -> list[tuple[str, list[Reason]]]:
        g = cast(Game, position)
        held = [one for one in g.cards(seat, HAND) if g.definition(one).id == card]
        others = [one for one in prospects(g, seat, card) if one.verb != "prepare"]
        found = [(one.verb, [] if one.reason is None else [one.reason]) for one in others]
        return [*[("prepare", reasons_against(g, seat, one)) for one in held[:1]], *found]

    def suggested(self, look: Look, decision: Decision) -> list[str]:
        """What the game would do by itself: this payment or placing of Mana, and what follows from it."""
        if not is_about_mana(decision):
            return []
        return suggested_ahead(look.position.clone(), decision, look.number, MOST_SUGGESTED)

    def advantages(self, look: Look, forms: Sequence[str]) -> Words:
        return advantages(self.wording, look, self.names, forms)

    def telling(self, seat: int, told_all: bool = False) -> MageNoirTelling:
        return MageNoirTelling(self.wording, seat, self.names, told_all)

    def change(self, event: Event) -> tuple[int, str, int]:
        if not isinstance(event, HealthTouched):
            return -1, "", 0
        return event.player, event.target, event.amount if isinstance(event, HealthGained) else -event.amount

    def digest(self, seat: int, turn: int, active: int, scores: tuple[list[int], list[int]], events: list[Event]) -> str:
        """Whose Health Points changed, and by what: "you 20 → 12: Eagle 3, Fiery arrow 5"."""
        if active == seat:
            return ""
        parts: list[str] = []
        for player in (seat, 1 - seat) if seat >= 0 else (0, 1):
            before, after = scores[0][player], scores[1][player]
            causes: dict[str, int] = {}
            for event in events:
                whose, _, change = self.change(event)
                if whose == player and change:
                    causes[event.source] = causes.get(event.source, 0) + change
            if not causes:
                continue
            by = [f"{self.source(card)} {f'+{n}' if n > 0 else -n}" for card, n in causes.items()]
            who = "you" if player == seat else "other"
            name, all_causes = self.name(player), ", ".join(by)
            parts.append(self.wording.say("digest-health", who=who, name=name, before=before, after=after, causes=all_causes))
        health = "; ".join(parts) or self.wording.say("digest-nothing")
        return self.wording.say("digest-turn", turn=turn, name=self.name(active), health=health)

    def source(self, card: str) -> str:
        return self.wording.card(card) if card else self.wording.say("a-card")
