"""Whether a card or ability may be used (A:when-cards-are-used): one function for each, which returns a reason or nothing."""

from typing import Final

from grimoire.anima.areas import most_areas, trades_here
from grimoire.anima.continuous_texts import in_force
from grimoire.anima.definition import Act
from grimoire.anima.effect_sequence import Sequence
from grimoire.anima.factions import are_opposed
from grimoire.anima.hands import hand
from grimoire.anima.meetings import why_no_match
from grimoire.anima.movement_progress import has_acted
from grimoire.anima.parties import parties_at, party, skills_to_spin
from grimoire.anima.procedures import text_scope
from grimoire.anima.state import CRISIS, DOWN, SPUN, State
from grimoire.anima.word_numbers import AT_INTERRUPTION, AT_MOVEMENT, AT_SEEK, MOMENTS
from grimoire.anima.zones import (
    ADVANTAGE,
    AREA_DECK,
    AREA_DISCARD,
    AREAS,
    CHARACTER,
    HAND,
    OPEN,
    TRAP,
    WHOLE_TYPES,
    own_zone,
)
from grimoire.kernel.dealing import NO_CARDS
from grimoire.kernel.offer import REFUSED, Offer, distinct, ordinal_of
from grimoire.kernel.option import Option
from grimoire.kernel.reason import Reason

# The key of an option that uses a card: the card's number times this, plus the place of the ability on it.
KEY_PARTS: Final = 32
WHOLE: Final = 31  # an Incident, Trap, Faction or Organization is played as a whole


def can_act(g: State, seat: int) -> bool:
    """Whoever is out does nothing until the next Reset; in a Crisis only whoever faces it acts, whatever its state."""
    if g.gone[seat]:
        return False
    if g.phase == CRISIS:
        return g.attempt_seat == seat
    return not g.out[seat]


def why_not_use(g: State, seat: int, card: int, act: Act, moment: int, bits: int, explain: bool = True) -> Reason | None:
    """Why a seat may not use this text of its card now. `bits`: what could be answered, for an interruption."""
    definition = g.definition(card)
    if act.moment != moment:
        return Reason("wrong-moment", "A:advantage", definition.id, MOMENTS[act.moment]) if explain else REFUSED
    if not can_act(g, seat):
        return Reason("party-is-out", "A:losing-your-turn", definition.id) if explain else REFUSED
    if moment == AT_INTERRUPTION and not act.answers & bits:
        return Reason("nothing-to-answer", "A:interruption", definition.id) if explain else REFUSED
    held = len(hand(g, seat))
    if definition.category == ADVANTAGE and g.zone[card] == own_zone(seat, HAND):
        held -= 1
        icon = definition.icon
        if icon and g.fights and g.fights[-1].forbidden & icon:
            return Reason("cards-forbidden", "A:combat-cards", definition.id) if explain else REFUSED
        if icon and not skills_to_spin(g, seat) & icon:
            return Reason("nobody-to-spin", "A:ability-cards", definition.id) if explain else REFUSED
    else:
        if definition.category != ADVANTAGE and g.state[card] & DOWN:
            return Reason("incapacitated", "A:incapacitated-characters", definition.id) if explain else REFUSED
        if act.spins and g.state[card] & SPUN:
            return Reason("already-spun", "A:spinning", definition.id) if explain else REFUSED
        if act.once and once_key(card, act) in g.once:
            return Reason("used-this-turn", f"card:{definition.id}", definition.id) if explain else REFUSED
    if held < act.discards:
        return Reason("needs-cards", f"card:{definition.id}", definition.id, amount=act.discards) if explain else REFUSED
    return why_no_use(g, seat, card, act, explain)


def why_no_use(g: State, seat: int, card: int, act: Act, explain: bool = True) -> Reason | None:
    """Why the text would find nothing to do: its condition, its targets, what it must do."""
    definition = g.definition(card)
    if act.condition is None and isinstance(act.body, Sequence) and act.body.is_plain:
        return None
    scope = text_scope(g, seat, card)
    if act.condition is not None and not act.condition.holds(g, scope):
        return Reason("condition-not-met", f"card:{definition.id}", definition.id) if explain else REFUSED
    body = act.body
    if isinstance(body, Sequence) and not body.can_be_used(g, scope):
        return Reason("no-target", f"card:{definition.id}", definition.id) if explain else REFUSED
    return None


def once_key(card: int, text: Act) -> int:
    return card * 256 + text.number


def why_not_whole(g: State, seat: int, card: int, explain: bool = True) -> Reason | None:
    """Why an Incident, Trap, Faction or Organization may not be played in Reset."""
    definition = g.definition(card)
    if not can_act(g, seat):
        return Reason("party-is-out", "A:losing-your-turn", definition.id) if explain else REFUSED
    if definition.type == TRAP and not g.zones[AREAS]:
        return Reason("no-area", "A:trap-cards", definition.id) if explain else REFUSED
    return None


def use_options(g: State, seat: int, moment: int, bits: int, offer: Offer, mark: int = 0) -> None:
    """Add what a seat can play from its hand and use on the table at this moment."""
    definitions = g.definitions
    printed = g.printed
    cards = NO_CARDS  # mostly
    for card in hand(g, seat):
        if definitions[printed[card]].moments_in_hand >> moment & 1:
            cards = [*cards, card]
    for card in distinct(g, cards) if len(cards) > 1 else cards:
        definition = definitions[printed[card]]
        if definition.type not in WHOLE_TYPES:
            add_acts(g, seat, "play", card, moment, bits, offer, mark)
        elif why_not_whole(g, seat, card, False) is None:
            offer.add(definition.option("play"), card * KEY_PARTS + WHOLE + mark, card)
    for card in in_force(g, seat):
        if definitions[printed[card]].moments >> moment & 1:
            add_acts(g, seat, "use", card, moment, bits, offer, mark)


def add_acts(g: State, seat: int, verb: str, card: int, moment: int, bits: int, offer: Offer, mark: int) -> None:
    """Using a card, for each of its abilities that may be used now."""
    definition = g.definition(card)
    acts = definition.acts
    legal = [i for i in range(len(acts)) if can_use(g, seat, card, acts[i], moment, bits)]
    if not legal:
        return
    place, ordinal = "", 0
    if verb == "use" and len([other for other in in_force(g, seat) if g.printed[other] == g.printed[card]]) > 1:
        place, ordinal = g.place_of(card, seat), ordinal_of(g, card)  # two of one name
    for i in legal:
        number = acts[i].line if len(legal) > 1 or is_also_for_moving(acts, moment) else -1
        option = definition.option(verb)
        if place or number >= 0:
            option = Option(verb, definition.id, place, ordinal, amount=number)
        offer.add(option, card * KEY_PARTS + i + mark, card)


def can_use(g: State, seat: int, card: int, act: Act, moment: int, bits: int) -> bool:
    """Most texts are for another moment: that is seen before a reason is made."""
    return act.moment == moment and why_not_use(g, seat, card, act, moment, bits, False) is None


def is_also_for_moving(acts: list[Act], moment: int) -> bool:
    """Seeking and moving are offered together: a card for both must say which."""
    if moment != AT_MOVEMENT and moment != AT_SEEK:
        return False
    moments = [act.moment for act in acts]
    return AT_MOVEMENT in moments and AT_SEEK in moments


# -- who could have something, as everybody sees it --------------------------------------------------------------------


def may_hold(g: State, seat: int, acts: list[Act], moment: int, bits: int) -> bool:
    """Whether, for all that everybody can see, this seat could hold a card to be used now."""
    cards = hand(g, seat)
    if not cards:
        return False
    closed = False
    for card in cards:
        if g.known[card] != OPEN:
            closed = True
    skills = skills_to_spin(g, seat)
    if g.fights:
        skills &= ~g.fights[-1].forbidden
    definitions = g.definitions
    left = len(cards) - 1
    for act in acts:
        if act.moment != moment or (moment == AT_INTERRUPTION and not act.answers & bits):
            continue
        icon = definitions[act.home].icon
        if (icon and not skills & icon) or left < act.discards:
            continue
        if closed and g.hidden[act.home]:
            return True
        for card in cards:
            if g.printed[card] == act.home and g.known[card] == OPEN:
                return True
    return False


def may_use_on_table(g: State, seat: int, moment: int, bits: int) -> bool:
    """Whether a Character, Faction or Organization of this seat can be used now."""
    definitions = g.definitions
    printed = g.printed
    for card in in_force(g, seat):
        definition = definitions[printed[card]]
        if definition.moments >> moment & 1:
            for act in definition.acts:
                if can_use(g, seat, card, act, moment, bits):
                    return True
    return False


# -- actions of the phases ---------------------------------------------------------------------------------------------


def why_not_expel(g: State, seat: int, card: int, explain: bool = True) -> Reason | None:
    definition = g.definition(card)
    if definition.category != CHARACTER:
        return Reason("arcane-stays", "A:arcane-characters", definition.id) if explain else REFUSED
    if len(party(g, seat)) < 2:
        return Reason("last-character", "A:discard-and-expel", definition.id) if explain else REFUSED
    return None


def why_not_move(g: State, seat: int, area: int, explain: bool = True) -> Reason | None:
    """Why a Party may not go to an Area in play."""
    if g.place[seat] >= 0:
        return Reason("leave-not-declared", "A:discard-and-expel", g.definition(area).id) if explain else REFUSED
    if g.tree and g.left[seat] == area:  # there a Party moves to another Area
        return Reason("just-left", "A:tree-structure", g.definition(area).id) if explain else REFUSED
    if g.tree and not is_near(g, seat, area):
        return Reason("too-far-in-tree", "A:tree-structure", g.definition(area).id) if explain else REFUSED
    return None


def areas_to_move_to(g: State, seat: int) -> list[int]:
    """The Areas in play a Party may go to: none as long as it is at one, else any on the table (A:move-to-an-area)."""
    if g.place[seat] >= 0:
        return NO_CARDS
    areas = g.zones[AREAS]
    return [area for area in areas if why_not_move(g, seat, area, False) is None] if g.tree else areas


def is_near(g: State, seat: int, area: int) -> bool:
    """In the tree: Level 1 from outside, else a Level apart at most."""
    level = g.definition(area).level
    if g.left[seat] < 0:
        return level == 1
    return abs(level - g.definition(g.left[seat]).level) <= 1


def why_not_seek(g: State, seat: int, by_deck: bool, explain: bool = True) -> Reason | None:
    if g.tree:
        return Reason("no-seeking-in-tree", "A:tree-structure") if explain else REFUSED
    if g.place[seat] >= 0:
        return Reason("leave-not-declared", "A:discard-and-expel") if explain else REFUSED
    if g.sought:
        return Reason("already-sought", "A:seek-new-horizons") if explain else REFUSED
    if not g.zones[AREA_DECK if by_deck else AREA_DISCARD]:
        return Reason("no-area", "A:seek-new-horizons") if explain else REFUSED
    return None


def why_not_rest(g: State, explain: bool = True) -> Reason | None:
    """To rest is to do nothing: whoever has used something in this slot of Movement does not rest."""
    if has_acted(g.stack[-1]):
        return Reason("already-acted", "A:rest") if explain else REFUSED
    return None


def why_not_attack(g: State, seat: int, rival: int, explain: bool = True) -> Reason | None:
    """Only in the same Area."""
    if g.place[seat] < 0 or g.place[seat] != g.place[rival] or g.gone[rival]:
        return Reason("not-in-your-area", "A:declare-combat") if explain else REFUSED
    return why_no_match(g, seat, rival, explain)


def forced_attacks(g: State, seat: int) -> list[int]:
    """Opposed Parties in the same Area that this one must attack."""
    return [
        rival
        for rival in parties_at(g, g.place[seat])
        if rival != seat and are_opposed(g, seat, rival) and why_not_attack(g, seat, rival, False) is None
    ]


def why_not_trade(g: State, seat: int, other: int, explain: bool = True) -> Reason | None:
    if g.gone[other] or g.out[other]:
        return Reason("party-is-out", "A:losing-your-turn", word="other") if explain else REFUSED
    if not trades_here(g, seat) or not trades_here(g, other):
        return Reason("no-trade-icon", "A:trade") if explain else REFUSED
    return None


def is_crowded(g: State) -> bool:
    return len(g.zones[AREAS]) > most_areas(g)
