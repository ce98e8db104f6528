"""What an Interruption answers: who did what, and at whom."""

from typing import Final, cast

from grimoire.anima.dice_effects import Check
from grimoire.anima.dying import dying_in
from grimoire.anima.game import Game
from grimoire.anima.interruptible import subject_of
from grimoire.anima.procedure_numbers import DIE, ENCOUNTER, ROLL, SPRING, USE
from grimoire.anima.zones import CHARACTER_SLOTS, OPEN, SPINNER_SLOT
from grimoire.kernel.frame import Frame
from grimoire.seat.anima.outlook import dice_on
from grimoire.seat.anima.table import TableWords
from grimoire.seat.looking import Look
from grimoire.seat.wording import NONE, Words, capital, spans

ANSWERING: Final = "interrupt"


class Answered:
    """Of one window, for the seat that is asked."""

    def __init__(self, table: TableWords, look: Look) -> None:
        self.table = table
        self.wording = table.wording
        self.look = look
        self.g = cast(Game, look.position)
        self.subject = subject_of(self.g, self.g.stack[-1])

    def said(self) -> Words:
        return spans(capital(f"{self.sentence()}{self.fought()}."))

    def targets(self) -> list[str]:
        """Handles of who and what it is aimed at."""
        handles = [self.look.handle(card) for card in self.characters(self.subject)]
        return [*[f"player.{seat}" for seat in self.parties(self.subject)], *[handle for handle in handles if handle]]

    # -- parts of the sentence -------------------------------------------------------------------------------------

    def sentence(self) -> str:
        number, g = self.subject.node.number, self.g
        seat = self.subject.scope.seat
        if number == ROLL:
            return self.rolled()
        if number == ENCOUNTER:
            return self.say("answers-met", seat, card=self.card(self.subject), at=self.at(g.place[seat]))
        if number == SPRING:
            return self.say("answers-trap", seat, card=self.card(self.subject), at=self.at(g.at[self.subject.scope.card]))
        if number == DIE:
            dying = g.definition(dying_in(self.subject)).id
            return self.say("answers-death", seat, card=self.wording.card(dying))
        return self.used(self.subject)

    def rolled(self) -> str:
        said = dice_on(self.table).removesuffix(".")
        below = self.g.stack[self.g.stack.index(self.subject) - 1].node
        return self.wording.say("answers-check", said=said, needed=below.difficulty) if isinstance(below, Check) else said

    def used(self, use: Frame) -> str:
        seat = use.scope.seat
        known = self.g.known[use.scope.card] == OPEN
        if not known:
            return self.say("answers-face-down", seat)
        said = self.say("answers-used", seat, card=self.card(use))
        aims = [self.whose(one) for one in self.parties(use)]
        aims += [self.wording.card(self.g.definition(card).id) for card in self.characters(use)]
        if aims:
            said = self.wording.say("answers-at", said=said, targets=", ".join(aims))
        for spun in use.scope.picks.get(SPINNER_SLOT, [])[:1]:
            said = self.wording.say("answers-spinning", said=said, spun=self.wording.card(self.g.definition(spun).id))
        before = self.answers(use)
        return said if before is None else self.wording.say("answers-reply", said=said, card=self.card(before))

    def answers(self, use: Frame) -> Frame | None:
        """The use that this one answers itself."""
        at = use.scope.it[0] if use.scope.it else -1
        found = self.g.stack[at] if 0 <= at < len(self.g.stack) else None
        return found if found is not None and found.node.number == USE and self.g.known[found.scope.card] == OPEN else None

    def fought(self) -> str:
        """In which Combat, where there is one."""
        fight = self.table.view.fight
        if fight is None or fight.decided:
            return ""
        one, other = fight.seat, fight.rival
        if other == self.look.seat:
            one, other = other, one
        foe = (
            self.table.name(other)
            if other >= 0
            else self.wording.foe(fight.card)
            if fight.card
            else self.wording.say("foe-name")
        )
        return self.say("answers-in-combat", one, other=foe)

    def parties(self, use: Frame) -> list[int]:
        return [seat for slot, found in use.scope.picks.items() if slot < CHARACTER_SLOTS for seat in found]

    def characters(self, use: Frame) -> list[int]:
        picks = use.scope.picks.items() if use.node.number == USE else ()
        return [card for slot, found in picks if CHARACTER_SLOTS <= slot < SPINNER_SLOT for card in found]

    def card(self, frame: Frame) -> str:
        return self.wording.card(self.g.definition(frame.scope.card).id)

    def whose(self, seat: int) -> str:
        return self.say("answers-party", seat)

    def at(self, area: int) -> str:
        return self.wording.at(self.g.definition(area).id) if area >= 0 else NONE

    def say(self, id: str, seat: int, **args: str) -> str:
        who = "you" if seat == self.look.seat else "nobody" if seat < 0 else "other"
        return self.wording.say(id, who=who, name=self.table.names[seat] if seat >= 0 else NONE, **args)
