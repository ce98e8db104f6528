"""Why a card, an Area or an answer is not among what the rules let a player choose: of hands, piles, trades, Missions, phases.

Only what lies open is looked at, and what the one who is asked holds; what else there may be is nobody's business.
"""

from typing import Final

from grimoire.anima.areas import guard_of, has_trap
from grimoire.anima.definition import CardDefinition
from grimoire.anima.hands import hand
from grimoire.anima.missions import stands_at, step_key
from grimoire.anima.parties import has_completed, is_anybody_at, party
from grimoire.anima.reset import discardable
from grimoire.anima.seeking import SAVED
from grimoire.anima.state import EXPLORATION, INTERACTION, State
from grimoire.anima.trading import FROM, GIVEN, MORE, TO, WANTED, why_not_offer
from grimoire.anima.zones import AREAS, BASIC_MISSION, COMPLETED, FINAL, FINAL_MISSION, MISSIONS
from grimoire.kernel.reason import NO_OPTION, Reason

# Which questions ask for a card of one's own by each verb, and which for one of those that lie before the player.
FROM_HAND: Final[dict[str, tuple[str, ...]]] = {
    "discard": ("reset", "discard", "hand-limit", "pay-discard", "save-area"),
    "give": ("exchange-give", "trade-offer", "trade-give"),
    "return": ("return-advantage",),
    "bait": ("combat-cards",),
}
AMONG: Final[dict[str, tuple[str, ...]]] = {
    "keep": ("keep-character", "recruit-keep"),
    "place": ("place-area",),
    "first": ("peek-first",),
    "bottom": ("peek-bottom",),
}
PILES: Final[dict[str, tuple[str, str]]] = {  # by question: why a card is not there, and the rule
    "pick-up": ("not-laid-off", "A:discard-and-expel"),
    "retrieve": ("not-in-pile", "A:discards"),
    "recruit-discards": ("not-in-pile", "A:discards"),
    "take-combat-card": ("not-used-here", "A:combat-cards"),
}
ANSWERS: Final[tuple[str, ...]] = (  # what answers a question without naming anything of the table
    *("abandon", "accept", "counter", "die", "done", "down", "end", "no", "pass", "refuse", "up", "want", "yes"),
)
NAMING: Final[tuple[str, ...]] = (*FROM_HAND, *AMONG, "take", "recruit", "remove", "on", "want", "mission", "resist")


def why_not_offered(g: State, verb: str, name: str) -> Reason:
    """NO_OPTION where nothing more is known of it."""
    if verb not in NAMING or (verb == "want" and name == "card"):
        return why_not_answer(g, verb)
    definition = g.pool.find(name)
    if definition is None:
        return Reason("no-such-card", "", name)
    if verb in FROM_HAND:
        return why_not_from_hand(g, verb, definition)
    if verb in AMONG:
        asked = g.question.id in AMONG[verb]
        return Reason("not-among-these", "", definition.id) if asked else Reason("nothing-to-choose", "")
    if verb in ("take", "recruit"):
        id, rule = PILES.get(g.question.id, ("nothing-to-choose", ""))
        return Reason(id, rule, definition.id if rule else "")
    if verb == "remove":
        return why_not_removed(g, definition)
    if verb == "want":
        return why_not_wanted(g, definition)
    if verb == "on":
        asked = g.question.id == "lay-where"
        return Reason("not-in-play", "A:trap-cards", definition.id) if asked else Reason("nothing-to-choose", "")
    return why_not_mission(g, definition, verb)


# -- cards of one's own ------------------------------------------------------------------------------------------------


def why_not_from_hand(g: State, verb: str, definition: CardDefinition) -> Reason:
    if g.question.id not in FROM_HAND[verb]:
        if verb == "discard":
            return Reason("only-in-reset", "A:discard-and-expel", definition.id, "discard")
        return Reason("nothing-to-choose", "")
    if verb == "bait" and not any([option.verb == verb for option in g.options]):
        return Reason("no-bait", "A:combat-cards")
    mine = discardable(g, g.asked) if g.question.id == "reset" else hand(g, g.asked)
    if g.question.id == "trade-offer":
        mine = [*mine, *party(g, g.asked)]
    if any([g.printed[card] == definition.index for card in mine]):
        return Reason("already-named", "", definition.id)
    return Reason("not-to-give" if verb == "give" else "not-in-hand", "", definition.id)


def why_not_wanted(g: State, definition: CardDefinition) -> Reason:
    """A:trade: of another Party one asks for Characters, for an Advantage one knows it holds, or for any."""
    if g.question.id != "trade-offer":
        return Reason("nothing-to-choose", "")
    if any([g.printed[card] == definition.index for card in g.stack[-1].scope.picks[WANTED]]):
        return Reason("already-named", "A:trade", definition.id)
    return Reason("not-seen-there", "A:trade", definition.id)


# -- Areas -------------------------------------------------------------------------------------------------------------


def why_not_removed(g: State, definition: CardDefinition) -> Reason:
    """A:seek-new-horizons: neither the new Area nor one that was saved, with a Party, an Encounter or a Trap."""
    if g.question.id != "remove-area":
        return Reason("nothing-to-choose", "")
    rule, id = "A:seek-new-horizons", definition.id
    areas = [area for area in g.zones[AREAS] if g.printed[area] == definition.index]
    if not areas:
        return Reason("not-in-play", rule, id)
    area = areas[0]
    if area == g.stack[-1].scope.card:
        return Reason("area-new", rule, id)
    if area in g.stack[-1].vals[SAVED:]:
        return Reason("area-saved", rule, id)
    if is_anybody_at(g, area):
        return Reason("area-with-party", rule, id)
    if guard_of(g, area) >= 0:
        return Reason("area-guarded", rule, id)
    return Reason("area-with-trap", rule, id) if has_trap(g, area) else NO_OPTION


# -- Missions ----------------------------------------------------------------------------------------------------------


def why_not_mission(g: State, definition: CardDefinition, verb: str) -> Reason:
    """A:missions, A:resistance-missions: one's own, where it is to be done, and all that its task asks for."""
    seat, id = g.asked, definition.id
    if g.question.id != ("reward" if verb == "mission" else "exploration"):
        return Reason("mission-not-now", "A:missions", id, verb)
    if definition.category not in (BASIC_MISSION, FINAL_MISSION):
        return Reason("no-mission", "A:missions", id)
    held = [card for card in [*g.own(seat, MISSIONS), *g.zones[FINAL]] if g.printed[card] == definition.index]
    if not held:
        done = any([g.printed[card] == definition.index for card in g.own(seat, COMPLETED)])
        return Reason("mission-done" if done else "mission-not-yours", "A:missions", id)
    if definition.category == FINAL_MISSION and not has_completed(g, seat):
        return Reason("needs-basic-mission", "A:end-of-game", id)
    if g.place[seat] < 0 or not stands_at(g, definition, g.place[seat]):
        return Reason("mission-elsewhere", f"card:{id}", id)
    if verb == "resist":
        if not definition.steps:
            return Reason("mission-not-held", "A:resistance-missions", id)
        taken = step_key(g, seat, held[0]) in g.stepped
        return Reason("step-taken", "A:resistance-missions", id) if taken else NO_OPTION
    if definition.task is None:
        return Reason("mission-held", "A:resistance-missions", id)
    return Reason("task-impossible", f"card:{id}", id)


# -- answers, and what belongs to another phase ------------------------------------------------------------------------


def why_not_answer(g: State, verb: str) -> Reason:
    """Of what names no card."""
    question = g.question.id
    if question == "trade-offer" and verb in ("done", "want"):
        trade = g.stack[-1]
        given, wanted = trade.scope.picks[GIVEN], trade.scope.picks[WANTED]
        why = why_not_offer(g, trade.vals[FROM], trade.vals[TO], given, wanted, trade.vals[MORE]) if verb == "done" else None
        return why or Reason("all-wanted", "A:trade")
    if question == "trade-answer" and verb == "counter":
        return Reason("no-more-offers", "A:trade")
    if verb == "leave":
        if question != "reset":
            return Reason("only-in-reset", "A:discard-and-expel", word="leave")
        return Reason("in-no-area" if g.place[g.asked] < 0 else "leaving-already", "A:discard-and-expel")
    if verb == "explore" and question != "exploration":
        return Reason("not-yet-exploration" if g.phase < EXPLORATION else "exploring-over", "A:exploration-phase")
    if verb in ("attack", "trade") and g.phase != INTERACTION:
        return Reason("not-yet-interaction", "A:interaction-phase")
    if verb in ("attack", "trade") and question == "must-attack":
        return Reason("must-attack-first", "A:factions")
    if verb == "reward" and question == "reward":
        return Reason("no-such-reward", "A:rewards")
    if verb in ("reward", "ex") and question != "reward":
        return Reason("reward-after-exploring", "A:rewards")
    if verb == "ex":
        return Reason("not-given-here", "A:special-rewards", word="ex")
    if verb in ("rest", "stay") and question != "movement":
        return Reason("not-yet-movement", "A:movement-phase")
    if verb == "stay":
        return Reason("in-no-area", "A:movement-phase")
    if verb == "reveal":
        return Reason("reveal-at-begin", "A:end-of-game")
    asked = any([option.verb == verb for option in g.options])
    return NO_OPTION if asked or verb not in ANSWERS else Reason("nothing-to-choose", "")
