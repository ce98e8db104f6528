"""Anima, for the seats of one match."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from msgspec.structs import replace

from grimoire.anima.combat_and_speed import combat_of
from grimoire.anima.facts.areas import Explored
from grimoire.anima.facts.turns import DieChanged, DieRolled
from grimoire.anima.game import Game
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.pool import Pool
from grimoire.anima.viewing import view_of
from grimoire.anima.why import attempts, why_not
from grimoire.anima.zones import FINAL, TRAP
from grimoire.kernel.event import Event
from grimoire.kernel.offer import cards_meant
from grimoire.kernel.option import Decision, Option
from grimoire.kernel.position import Position
from grimoire.kernel.reason import Reason
from grimoire.match.anima.question_traits import is_concerned, is_price, suggested
from grimoire.match.stops import PASS
from grimoire.seat.anima.advantages import advantages
from grimoire.seat.anima.answered import ANSWERING, Answered
from grimoire.seat.anima.consequences import told as comes_of
from grimoire.seat.anima.outlook import Details, Outlook, option_words, question_words
from grimoire.seat.anima.scene import WIDE, SceneMaker, laid_out, lost_cards, way_of
from grimoire.seat.anima.table import TableWords, refused_now
from grimoire.seat.anima.tallying import Chronicle, Tally, Weighing, chances
from grimoire.seat.anima.telling import AnimaTelling, traced
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.ask import Choice
from grimoire.seat.contest import Contest
from grimoire.seat.looking import Handles, Laid, Look
from grimoire.seat.presenter import MOST_SUGGESTED, About, Presenter
from grimoire.seat.scene import Scene
from grimoire.seat.story import Die
from grimoire.seat.tracing import Trace
from grimoire.seat.wording import SEAT, Words, pointing, spans

PILES: Final = {"deck": "area-deck"}
SAID: Final = frozenset((FINAL,))  # of the piles what is said of the table is about this one
# Of another's choices these are nobody's business: what was kept, laid face down, offered, looked at.
SECRET_VERBS: Final = ("keep", "return", "on", "give", "want", "bottom", "first", "place")
# Besides those of every game: what ends a part of the turn, stays where it is, or breaks a trade off.
DECLINES: Final = frozenset(("end", "rest", "stay", "refuse", "abandon"))
OFFERED: Final = ("trade-offer", "done")  # with this a trade goes on
# Which verb is the way on, where something else can be done as well; empty: none, as much as anything else is.
LEADS: Final = {
    "exploration": "explore",
    "movement": "",
    "interaction": "",
    "reset": "",
    "reward": "",
    "interrupt": "",
    "choose-effect": "",
    "trade-offer": "",
    "trade-answer": "",
    "combat-cards": "",
}
# What a turn is remembered for.
DECISIVE: Final = frozenset(
    (
        *("CombatWon", "CombatLost", "CombatTied", "CharacterDied", "PartyDestroyed"),
        *("MissionCompleted", "MissionFailed", "FinalMissionRevealed", "CrisisBegan"),
    )
)


class AnimaPresenter(Presenter):
    speaks = AnimaWording
    traces = True
    wording: AnimaWording

    def __init__(self, lang: str, pool: Pool, names: Sequence[str]) -> None:
        super().__init__(lang, pool, names)
        self.marked = [self.wording.mark(SEAT, seat, name) for seat, name in enumerate(names)]
        self.pool = pool
        self.latest: tuple[Look, TableWords] | None = None

    # -- what follows from the log ---------------------------------------------------------------------------------

    def laid_out(self, position: Position, seat: int) -> list[Laid]:
        return laid_out(cast(Game, position), seat)

    def card_id(self, position: Position, card: int) -> str:
        return cast(Game, position).definition(card).id

    def lost(self, position: Position, events: list[Event], before: Handles) -> Iterable[int]:
        return lost_cards(events, before)

    def way(self, event: Event) -> tuple[str, str]:
        return way_of(event)

    def chronicle(self) -> Chronicle:
        return Chronicle()

    def traced(self, before: Position, form: str, waiting: Sequence[Trace]) -> tuple[list[Trace], list[Trace]]:
        return traced(cast(Game, before), form, waiting)

    # -- in words --------------------------------------------------------------------------------------------------

    def scene(self, look: Look) -> Scene:
        return SceneMaker(self.wording, look, self.names, self.table(look)).scene()

    def table(self, look: Look) -> TableWords:
        """Made once for a look: scene, question and options all ask for it."""
        if self.latest is None or self.latest[0] is not look:
            view = view_of(cast(Game, look.position), look.seat, SAID)
            self.latest = look, TableWords(self.wording, view, look.seat, self.marked, WIDE)
        return self.latest[1]

    def question(self, look: Look, decision: Decision) -> str:
        return question_words(self.wording, self.table(look), decision)

    def options(self, look: Look, decision: Decision) -> list[str]:
        table = self.table(look)
        return [option_words(self.wording, table, decision, option) for option in decision.options]

    def action(self, look: Look) -> str:
        opened = look.position.opened
        if opened is not None and opened.player in SEAT_NAMES and SEAT_NAMES.index(opened.player) == look.seat:
            return ""  # another's action, which meets whoever looks: the story tells it
        return "" if opened is None else self.wording.option_for(opened, look.seat, self.marked)

    def explanation(self, look: Look, decision: Decision) -> str:
        in_tree = decision.question.id == "movement" and cast(Game, look.position).rules.tree
        return "explain-movement-tree" if in_tree else super().explanation(look, decision)

    def choices(self, look: Look, decision: Decision) -> list[Choice]:
        game = cast(Game, look.position)
        details = Details(self.wording, self.table(look), game).of(decision)
        outlook = Outlook(self.wording, self.table(look), game)
        odds = outlook.odds(decision)
        few = outlook.of(decision, odds)
        answers = decision.question.id == ANSWERING
        found: list[Choice] = []
        for index, (option, words) in enumerate(zip(decision.options, self.options(look, decision), strict=True)):
            fought = odds[index]
            drawn = option.verb == "reward" and details[index]
            verb = self.wording.say("verb-reward-cards", what=details[index]) if drawn else self.verb(decision, option, words)
            choice = self.choice(look, option, cards_meant(look.position, index), words, verb)
            found.append(
                replace(
                    choice,
                    details=spans(details[index]),
                    outlook=spans(few[index]),
                    odds=None if fought is None else chances(*fought),
                    comes=spans(comes_of(self.wording, game, index)) if answers else [],
                )
            )
        return found

    def verb(self, decision: Decision, option: Option, text: str) -> str:
        """The option on a button: the verb alone, where there is one. A question may have its own for what names no card."""
        id = f"verb-{option.verb}" if option.card else f"verb-{option.verb}-{decision.question.id}"
        return self.wording.say(id) if self.wording.messages.has(id) else text

    def choice(self, look: Look, option: Option, cards: list[int], text: str, short: str) -> Choice:
        things = [handle for card in cards if (handle := look.handle(card))]
        words = pointing(spans(text), option.card, things[0]) if things else spans(text)
        player = SEAT_NAMES.index(option.player) if option.player in SEAT_NAMES else -1
        places = [PILES[option.pile]] if option.pile in PILES else []
        return Choice(option.form, words, spans(short), things, places, "", player)

    def choice_words(self, seat: int, option: Option) -> str:
        return self.wording.option_for(option, -1, self.marked)

    def is_open(self, option: Option, opens: bool) -> bool:
        if option.verb in SECRET_VERBS:
            return False
        return option.verb != "play" or self.wording.definition(option.card).type != TRAP

    def declines(self, decision: Decision, option: Option) -> bool:
        if (decision.question.id, option.verb) == OFFERED:
            return False
        return option.verb in DECLINES or super().declines(decision, option)

    def leads(self, decision: Decision) -> str | None:
        return LEADS.get(decision.question.id)

    def about(self, look: Look, decision: Decision) -> About:
        g = cast(Game, look.position)
        card = g.stack[-1].scope.card if g.stack else -1
        asks = look.handle(card) if card >= 0 else ""
        why_not = refused_now(self.wording, g, decision, self.marked)
        about = About([asks] if asks else [], why_not=why_not, routine=self.is_routine(g, look, decision))
        if decision.question.id == ANSWERING:
            answered = Answered(self.table(look), look)
            about.answers, about.targets = answered.said(), answered.targets()
        return about

    def is_routine(self, g: Game, look: Look, decision: Decision) -> bool:
        if decision.question.id == "interrupt":
            return not is_concerned(g.view(look.seat), decision)
        return is_price(decision, False)

    def tried(self, position: Position, seat: int, card: str) -> list[tuple[str, list[Reason]]]:
        g = cast(Game, position)
        definition = g.pool.find(card)
        if definition is None or not g.turn:
            return []
        found: dict[str, list[Reason]] = {}
        for one in attempts(g, seat, definition):  # of several texts for one verb any may do
            found.setdefault(one.verb, []).extend([] if one.reason is None else [one.reason])
        able = {one.verb for one in attempts(g, seat, definition) if one.reason is None}
        return [(verb, [] if verb in able else reasons) for verb, reasons in found.items()]

    def missing(self, position: Position, seat: int, card: str) -> Reason:
        return why_not(cast(Game, position), seat, card) or Reason("not-yours", "A:advantage", card)

    def suggested(self, look: Look, decision: Decision) -> list[str]:
        """Letting an Interruption be; who is spun and what is let go, where that is the price of something."""
        if decision.question.id == "interrupt":
            return [PASS]
        position = look.position.clone()
        found: list[str] = []
        now: Decision | None = decision
        while now is not None and now.seat == look.seat and is_price(now) and len(found) < MOST_SUGGESTED:
            index = suggested(position, look.number)
            found.append(now.options[index].form)
            if now.question.id.startswith("trade"):
                break  # what a trade brings rests on cards that are dealt anew in a look
            position.choose(index)
            now = position.decision()
        return found

    def advantages(self, look: Look, forms: Sequence[str]) -> Words:
        decision = look.position.decision()
        if decision is None or not forms:
            return []
        outlook = Outlook(self.wording, self.table(look), cast(Game, look.position))
        index = next((at for at, option in enumerate(decision.options) if option.form == forms[0]), -1)
        chance = outlook.of(decision, outlook.odds(decision))[index] if index >= 0 else ""
        return advantages(self.wording, look, self.names, forms, chance)

    charts = True

    def score(self, position: Position) -> list[int]:
        """The Combat of each Party, which lies open."""
        g = cast(Game, position)
        return [combat_of(g, seat) for seat in range(len(self.names))]

    def telling(self, seat: int, told_all: bool = False) -> AnimaTelling:
        return AnimaTelling(self.wording, seat, self.names, told_all)

    def die(self, event: Event) -> Die | None:
        if isinstance(event, DieRolled | Explored):
            return Die(event.face, event.seat)
        return Die(event.face, event.player) if isinstance(event, DieChanged) else None

    def contest(self, decided: Tally | None, seat: int) -> Contest | None:
        return None if decided is None else Weighing(self.wording, seat, self.marked).contest(decided)

    def digest(self, seat: int, turn: int, active: int, scores: tuple[list[int], list[int]], events: list[Event]) -> str:
        """What the turn brought: whoever won, lost or died, and what became of Missions."""
        telling = self.telling(seat)
        told = [telling.sentence([event]) for event in events if event.kind in DECISIVE]
        return self.wording.say("digest-turn", turn=turn, told=" ".join(told)) if told else ""
