"""What is asked in Anima and what is under way, in words: options, what stands behind each of them, what to expect of it."""

from typing import Final

from grimoire.anima.combat_state import KILL_MARGIN
from grimoire.anima.facts.combat import CombatCounted
from grimoire.anima.game import Game
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.rewards import reward_options
from grimoire.anima.trading import FROM, GIVEN, MORE, TO, WANTED, why_not_offer
from grimoire.anima.view import UNKNOWN, AreaView, CardView, FightView, View
from grimoire.anima.zones import ADVANTAGE, ARCANE, CHARACTER, WHOLE_TYPES
from grimoire.bots.anima.dangers import Dangers, Strength, combat_odds
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Decision, Option
from grimoire.seat.anima.answering import Odds, odds_now, odds_with
from grimoire.seat.anima.consequences import sums
from grimoire.seat.anima.table import JOINT, TableWords, counts_when_open
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.groups import Group
from grimoire.seat.wording import NONE, SAYS, capital, option_id

SURE: Final = 1e-9  # chances are sums of fractions


def dice_on(table: TableWords) -> str:
    """What the dice on the table show, and what for, as a sentence; none if there are none."""
    w, view = table.wording, table.view
    if not view.roll:
        return NONE
    dice = [w.die(w.say("foe-name") if roller < 0 else table.name(roller), face) for roller, face in view.roll]
    roller, face = view.roll[0]
    player = view.players[roller]
    return w.say(
        "dice-on-table",
        purpose=view.roll_for,
        who="you" if roller == table.seat else "other",
        name=table.name(roller),
        dice=", ".join(dice),
        amount=face,
        total=face + player.speed,
        area=w.card(player.area) if player.area else NONE,
    )


def combat(table: TableWords, fight: FightView) -> Group:
    """Who fights whom with what, and how it stands: with the dice, or how likely it is to go well before them."""
    w = table.wording
    foe = w.foe(fight.card) if fight.card else w.say("foe-name")
    one, other = table.name(fight.seat), foe if fight.rival < 0 else table.name(fight.rival)
    facts = [w.say("fight-line", one=one, combat=fight.combat, other=other, foe=fight.foe_combat)]
    facts += [
        w.say("fight-dice", one=name, amount=dice) for name, dice in zip((one, other), fight.dice, strict=True) if dice > 1
    ]
    mine = [face for roller, face in table.view.roll if roller == fight.seat]
    theirs = [face for roller, face in table.view.roll if roller == fight.rival]
    if mine and theirs:
        facts.append(w.say("fight-totals", ours=fight.combat + max(mine), theirs=fight.foe_combat + max(theirs)))
    elif not fight.decided:
        who = "you" if fight.seat == table.seat else "other"
        facts.append(w.say("chance-win", who=who, name=one, percent=win_chance(fight)))
    if fight.margin != KILL_MARGIN:
        facts.append(w.say("fight-margin", amount=fight.margin))
    if fight.used:
        facts.append(w.say("fight-used", cards=", ".join(w.card(card) for card in fight.used)))
    return Group(w.say("fight-title"), [("", JOINT.join(facts))])


def win_chance(fight: FightView) -> int:
    """How often of a hundred a Combat is won as it stands; 0 and 100 are sure. Against a foe of no player a tie is enough."""
    win, tie, _ = combat_odds(fight.combat - fight.foe_combat, fight.dice[0], fight.dice[1], fight.margin)
    chance = win + tie if fight.rival < 0 else win
    sure = min(chance, 1 - chance) < SURE
    return round(100 * chance) if sure else min(99, max(1, round(100 * chance)))


def offer(table: TableWords, game: Game) -> Group:
    """What was just offered to a seat, and what the cards do that it would get."""
    w = table.wording
    trade = game.stack[-1]
    given, wanted = ([game.definition(card).id for card in trade.scope.picks[side]] for side in (GIVEN, WANTED))
    name = table.names[trade.vals[FROM]]
    group = offer_words(w, "other", name, [w.card(card) for card in given], [w.card(card) for card in wanted], trade.vals[MORE])
    for card in given:
        definition = w.definition(card)
        facts = ", ".join([w.kind(definition), *w.facts(definition)])
        told_of = w.say("card-says", card=w.card(card), text=" · ".join([facts, *w.text(definition)]))
        group.lines.extend(table.broken([told_of], "  "))
    return group


def offers(table: TableWords, game: Game) -> list[Group]:
    """The trade under way, for the one who makes the offer and for the one who answers."""
    if game.over or game.asked < 0 or game.asked != table.seat:  # while nobody is asked, nor is who looks on
        return []
    if game.question.id == "trade-answer":
        return [offer(table, game)]
    return offer_so_far(table.wording, game) if game.question.id == "trade-offer" else []


def offer_so_far(wording: AnimaWording, game: Game) -> list[Group]:
    """What the one who is asked has put into an offer, and why it cannot be made as it is; nothing at its beginning."""
    trade = game.stack[-1]
    scope = trade.scope
    given, wanted = scope.picks[GIVEN], scope.picks[WANTED]
    if not given and not wanted and not trade.vals[MORE]:
        return []
    names = [[wording.card(game.definition(card).id) for card in cards] for cards in (given, wanted)]
    group = offer_words(wording, "you", NONE, names[0], names[1], trade.vals[MORE])
    reason = why_not_offer(game, trade.vals[FROM], trade.vals[TO], given, wanted, trade.vals[MORE])
    if reason is not None:
        group.lines.append(("", wording.say("offer-not-yet", reason=wording.reason(reason))))
    return [group]


def offer_words(wording: AnimaWording, who: str, name: str, given: list[str], wanted: list[str], more: int) -> Group:
    nothing = wording.say("offer-nothing")
    any_cards = [wording.say("offer-any", amount=more)] if more else []
    lines = [("", wording.say("offer-give", who=who, name=name, cards=", ".join(given) or nothing))]
    lines.append(("", wording.say("offer-want", who=who, name=name, cards=", ".join([*wanted, *any_cards]) or nothing)))
    return Group(wording.say("offer-title"), lines, True)


def question_words(wording: AnimaWording, table: TableWords, decision: Decision) -> str:
    area = table.view.players[decision.seat].area
    return wording.asked(decision, dice_on(table), wording.card(area) if area else NONE)


def option_words(wording: AnimaWording, table: TableWords, decision: Decision, option: Option) -> str:
    """An option as what will happen."""
    asked = decision.question
    if asked.id == "choose-effect":
        words = wording.choice(asked.card, option.amount)
        if words:
            return wording.mark(SAYS, asked.card, words)
    id = f"{option_id(option)}-{asked.id}"
    if wording.messages.has(id):
        named = option.card or asked.card
        card = wording.card(named) if named else NONE
        text = wording.mark(SAYS, asked.card, wording.bought(asked.card))
        return capital(wording.say(id, card=card, text=text, amount=asked.amount, word=asked.word or NONE))
    return wording.option_for(option, table.seat, table.names)


SET_OUT: Final = ("move", "on")  # verbs that name an Area on the table
WITH_TEXT: Final = ("keep", "return", "take", "recruit")  # a card one may not know yet
OFF_TABLE: Final = ("place", "seek")  # verbs that name an Area to be laid on the table


class Details:
    """Says what is behind the options of one seat."""

    def __init__(self, wording: AnimaWording, table: TableWords, game: Game) -> None:
        self.wording = wording
        self.table = table
        self.game = game

    @property
    def view(self) -> View:
        return self.table.view

    def of(self, decision: Decision) -> list[str]:
        return [self.detail(decision, option) for option in decision.options]

    def detail(self, decision: Decision, option: Option) -> str:
        id = decision.question.id
        if option.player in SEAT_NAMES and option.verb != "die":
            return self.party(SEAT_NAMES.index(option.player))
        if option.verb == "ex":
            return self.extra(decision.question.card, option.word)
        if option.verb == "stay":
            return self.wording.card(self.view.players[self.table.seat].area)
        if option.verb == "explore":
            return self.coming_through()
        if option.verb == "end" and id == "reset":
            return self.staying()
        if option.verb == "reward":
            return self.reward(option.word)
        return self.card(option) if option.card else ""

    def card(self, option: Option) -> str:
        definition = self.wording.definition(option.card)
        if option.verb in SET_OUT:
            area = next((area for area in self.view.areas if area.area == option.card), None)
            return "" if area is None else self.area(area, option.verb == "move")
        if option.verb in ("play", "use"):
            return self.text(option)
        if option.verb in ("mission", "resist"):
            return self.task(option.card)
        if option.place:
            return self.place(option)
        if option.verb in OFF_TABLE:
            return ", ".join([*self.wording.facts(definition), *self.table.gives(option.card, definition.level)])
        if option.verb in WITH_TEXT:
            kind = [self.wording.kind(definition)] if definition.category == ADVANTAGE else self.wording.facts(definition)
            return " · ".join([part for part in (", ".join(kind), " ".join(self.wording.text(definition))) if part])
        if definition.category in (CHARACTER, ARCANE):
            return ", ".join([*self.leader(option.card), f"{definition.combat}/{definition.speed}"])
        return self.showing(option.card) if option.verb == "show" else ""

    def leader(self, character: str) -> list[str]:
        """In whose Party a Character is, if it is another's."""
        others = [seat for seat in range(len(self.view.players)) if seat != self.table.seat]
        return [
            self.table.name(seat) for seat in others if any(card.card == character for card in self.view.players[seat].party)
        ]

    def showing(self, mission: str) -> str:
        """What it is good for to show a Mission."""
        return self.wording.say("show-counts" if counts_when_open(self.wording.definition(mission)) else "show-only")

    def area(self, area: AreaView, going: bool) -> str:
        facts = [self.wording.say("area-level", level=area.level)]
        if self.wording.definition(area.area).trade:
            facts.append(self.wording.say("area-trade"))
        facts += self.table.area_facts(area)
        if area.encounter is not None and going:
            facts.append(self.getting_in(area.encounter, area.level))
        elif going and self.changes_level(area):
            facts += [self.wording.say("area-climb"), self.getting_in(UNKNOWN, area.level)]
        return ", ".join(facts)

    def changes_level(self, area: AreaView) -> bool:
        """In the tree: whether this way leads up or down a Level, past an Encounter."""
        left = self.game.left[self.table.seat]
        return self.game.rules.tree and left >= 0 and self.game.definition(left).level != area.level

    # How likely it is to go well, by what everybody could reckon: the Party as it is, any Encounter of the set.

    def dangers(self) -> Dangers:
        return Dangers(self.game, Strength(self.game, self.table.seat))

    def getting_in(self, encounter: CardView, level: int) -> str:
        """Past the Encounter before an Area."""
        dangers = self.dangers()
        known = self.wording.definition(encounter.card) if encounter.card else None
        chance = dangers.unknown(level)[0] if known is None else dangers.met(known, level)[0]
        return self.wording.say("chance-in", percent=round(100 * chance))

    def coming_through(self) -> str:
        """Through the exploration of the Area the Party is in."""
        area = next(area for area in self.view.areas if area.area == self.view.players[self.table.seat].area)
        chance = self.dangers().exploration(self.wording.definition(area.area), area.level)[0]
        words = self.wording.say("chance-through", percent=round(100 * chance))
        offer = Offer()
        reward_options(self.game, self.table.seat, self.game.place[self.table.seat], offer)
        return words if offer.options else f"{words}; {self.wording.say('no-reward')}"

    def staying(self) -> str:
        """Ending Reset without a word means staying: who forgot to leave should see it in time."""
        player = self.view.players[self.table.seat]
        return self.wording.say("end-stays", at=self.wording.at(player.area)) if player.area and not player.leaving else ""

    def reward(self, name: str) -> str:
        """How many cards the reward Advantage gives: the Level of the Area, as far as the hand has room."""
        player = self.view.players[self.table.seat]
        level = next((area.level for area in self.view.areas if area.area == player.area), 0)
        drawn = min(level, player.hand_limit - len(player.hand))
        return self.wording.say("reward-advantage", amount=drawn) if name == "advantage" else ""

    def text(self, option: Option) -> str:
        """What playing a card does: the line that is meant, or its only one for a moment; and its kind, if it stays."""
        definition = self.wording.definition(option.card)
        if option.amount > 0:
            return self.wording.line(definition.lines[option.amount - 1], definition)
        text = " ".join(self.wording.text(definition))
        return f"{self.wording.kind(definition)} · {text}" if definition.type in WHOLE_TYPES else text

    def task(self, card: str) -> str:
        """What must be done for a Mission, as far as it is next."""
        definition = self.wording.definition(card)
        player = self.view.players[self.table.seat]
        line = definition.task_line
        if definition.step_lines:
            marks = next((mission.marks for mission in player.missions if mission.card == card), player.final_steps)
            line = definition.step_lines[min(marks, len(definition.step_lines) - 1)]
        return "" if line is None else self.wording.line(line, definition).rstrip(".")

    def extra(self, area: str, id: str) -> str:
        definition = self.wording.definition(area)
        line = next((extra.line for extra in definition.extras if extra.id == id), None)
        return "" if line is None else self.wording.line(line, definition).rstrip(".")

    def party(self, seat: int) -> str:
        return ", ".join(self.table.facts(seat)[1:])

    def place(self, option: Option) -> str:
        """Where a card lies that is there twice: whose it is, and its state."""
        owner, _, place = option.place.rpartition(".")
        seat = SEAT_NAMES.index(owner) if owner in SEAT_NAMES else self.table.seat
        found = self.located(seat, place, option)
        words = [self.table.name(seat)] if place == "party" else []
        if found is not None and place == "party":
            words.append(self.table.character(found))
        words.append(self.wording.say("ordinal", amount=option.ordinal))
        return ", ".join(words)

    def located(self, seat: int, place: str, option: Option) -> CardView | None:
        player = self.view.players[seat]
        cards = {"party": player.party, "hand": player.hand, "missions": player.missions}.get(place, [])
        same = [card for card in cards if card.card == option.card]
        return same[option.ordinal - 1] if 0 < option.ordinal <= len(same) else None


HUNDRED: Final = 100
ANSWERED: Final = ("combat-cards", "interrupt")
FACE: Final = 3  # of every die, where what a side brings is read from its sum
MOST_DICE: Final = 8
USES: Final = ("play", "use", "pass")


class Outlook:
    """By what everybody could reckon: Parties as they are, any Encounter of the set where one lies face down."""

    def __init__(self, wording: AnimaWording, table: TableWords, game: Game) -> None:
        self.wording = wording
        self.table = table
        self.game = game

    def of(self, decision: Decision, odds: list[Odds | None]) -> list[str]:
        """`odds`: of one's own Combat, with each option."""
        if decision.question.id in ANSWERED and self.fights(decision.seat):
            return ["" if one is None else self.answering(one) for one in odds]
        return [self.expected(decision, option) for option in decision.options]

    def odds(self, decision: Decision) -> list[Odds | None]:
        """How one's own Combat would go with each option."""
        if decision.question.id not in ANSWERED or not self.fights(decision.seat):
            return [None] * len(decision.options)
        return [odds_with(self.game, index) if option.verb in USES else None for index, option in enumerate(decision.options)]

    def fights(self, seat: int) -> bool:
        fight = self.table.view.fight
        return fight is not None and not fight.decided and seat in (fight.seat, fight.rival)

    def answering(self, odds: Odds) -> str:
        """How often one's own Combat would be won with it. Against a foe of no player a tie is enough."""
        fight = self.game.fights[-1]
        chance = odds[0] + (odds[1] if fight.rival < 0 else 0)
        return self.wording.say("outlook-wins", percent=round(HUNDRED * chance))

    def expected(self, decision: Decision, option: Option) -> str:
        if option.verb == "move":
            area = next((area for area in self.table.view.areas if area.area == option.card), None)
            return "" if area is None else self.getting_in(area)
        if option.verb == "explore":
            return self.coming_through()
        if option.verb == "attack":
            return self.fighting(decision, option)
        if option.verb == "end" and decision.question.id == "reset":
            return self.staying()
        return ""

    def staying(self) -> str:
        """Who ends Reset without saying that it leaves has its Party stay for this turn."""
        player = self.table.view.players[self.table.seat]
        return self.wording.say("outlook-stay", at=self.wording.at(player.area)) if player.area and not player.leaving else ""

    def getting_in(self, area: AreaView) -> str:
        if area.encounter is not None:
            known = self.wording.definition(area.encounter.card) if area.encounter.card else None
            dangers = self.dangers()
            chance = dangers.unknown(area.level)[0] if known is None else dangers.met(known, area.level)[0]
            return self.chance(chance)
        return self.wording.say("outlook-trap" if area.traps else "outlook-open")

    def coming_through(self) -> str:
        area = next(area for area in self.table.view.areas if area.area == self.table.view.players[self.table.seat].area)
        return self.chance(self.dangers().exploration(self.wording.definition(area.area), area.level)[0])

    def fighting(self, decision: Decision, option: Option) -> str:
        """A tie between Parties helps nobody. What counts in such a Combat alone is known once it is tried."""
        ahead = self.game.clone()
        ahead.dice = [FACE] * MOST_DICE
        ahead.choose(decision.options.index(option))
        sides = sums(ahead, decision.seat)
        if sides is not None:
            return self.fight(sides, odds_now(ahead, decision.seat)[0])
        # Nobody could use anything: it is over, and what each side brought is its sum without the die.
        fought = next((event for event in ahead.events if isinstance(event, CombatCounted)), None)
        if fought is None:
            return ""
        sides = fought.total - FACE, fought.against - FACE
        return self.fight(sides, combat_odds(sides[0] - sides[1], 1, 1, 0)[0])

    def fight(self, sides: tuple[int, int], chance: float) -> str:
        odds = self.chance(chance)
        return self.wording.say("outlook-fight", ours=sides[0], theirs=sides[1], odds=odds)

    def dangers(self) -> Dangers:
        return Dangers(self.game, Strength(self.game, self.table.seat))

    def chance(self, chance: float) -> str:
        return self.wording.say("outlook-chance", percent=round(HUNDRED * chance))
