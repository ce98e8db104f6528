"""What each word of Mage Noir's card language claims: one line or more for every word, with what it comes to."""

from typing import Any, Final

from grimoire.lab.inventing.claims import Claim

NOTHING: Final = "always limit(ritual yours, 9)"
STRIKE: Final = "activate invented-2"  # a fire spell: 2 damage to the opponent
HELP: Final = "use invented-1"
PREPARE: Final = "prepare invented-2"
MINE: Final = "main: prepare invented-0"

# Continuous texts, wherever they may stand.
CONTINUOUS: Final = (
    Claim("numbers(fire spell yours, add(2))", {"DamageInflicted": 2}, STRIKE),
    Claim("numbers(fire spell yours, subtract(1))", {"DamageInflicted": -1}, STRIKE),
    Claim("numbers(fire spell yours, reduce(5))", {"DamageInflicted": -2}, STRIKE),
    Claim("numbers(fire spell yours, double)", {"DamageInflicted": 2}, STRIKE),
    Claim("numbers(fire spell yours, alt(add(1), mn, add(5)))", {"DamageInflicted": 1}, STRIKE),
    Claim("keyword(spell yours, slowcast)", {"main: activate droplet": -1}, "prepare droplet"),
    Claim(
        "never(spell yours, slowcast)",
        {"main: activate droplet": 1},
        "prepare droplet",
        beside="always keyword(spell yours, slowcast)",
    ),
    Claim("keyword(spell yours, quickcast)", {"window: activate invented-2": 1}, turns="2", lasts=False),
    Claim('keyword("Drop" permanent yours, transmutable("Time"))', {"main: prepare invented-2": 1}, spell_needs="1 Time"),
    Claim(
        'keyword("Drop" permanent yours, protector)',
        {"redirect: redirect invented-1": 1},
        theirs=(STRIKE,),
        turns="2",
        lasts=False,
    ),
    Claim('keyword("Drop" permanent yours, indestructible)', {"CardDiscarded": -1}, HELP, beside="act main => discard(self)"),
    Claim('silence("Drop" permanent yours)', {f"main: {HELP}": -1}, beside="act main => gain(you, 1)"),
    Claim("is_mage_noir(you)", {"HealthGained": 2}, HELP, beside="act main => if(mn, gain(you, 2))"),
    Claim("not_mage_noir(opp)", {"HealthGained": -2}, HELP, beside="act main => if(opp_mn, gain(you, 2))"),
    Claim(
        'counts_as("Drop" component yours, more(1))',
        {"HealthGained": 1},
        HELP,
        beside='act main => gain(you, comps("Drop" yours))',
    ),
    Claim(
        'counts_as("Drop" component yours, exactly(3 "Drop"))',
        {"HealthGained": 2},
        HELP,
        beside='act main => gain(you, comps("Drop" yours))',
    ),
    Claim("cost(spell yours, less(1 fire))", {"ManaLocked": -1}, PREPARE),
    Claim("cost(spell yours, more(1 water))", {"ManaLocked": 1}, PREPARE),
    Claim("cost(spell yours, exactly(zero mana))", {"ManaLocked": -2}, PREPARE),
    Claim("cost(spell yours, less(1 own_element))", {"ManaLocked": -1}, PREPARE),
    Claim("needs(fire spell yours, repeated(less(1)))", {f"main: {PREPARE}": 1}, spell_needs="2 Flame"),
    Claim("apply_times(fire spell yours, more(1))", {"DamageInflicted": 2}, STRIKE),
    Claim("apply_times(fire spell yours, exactly(3))", {"DamageInflicted": 4}, STRIKE),
    Claim("dealt(fire spell yours, more(1))", {"DamageInflicted": 1}, STRIKE),
    Claim("dealt(fire spell yours, less(1))", {"DamageInflicted": -1}, STRIKE),
    Claim("dealt(fire spell yours, at_most(1))", {"DamageInflicted": -1}, STRIKE),
    Claim("dealt(fire spell yours, more(1), onto(opposing))", {"DamageInflicted": 1}, STRIKE),
    Claim("taken(opp, more(1))", {"DamageInflicted": 1}, STRIKE),
    Claim("taken(opp, less(1))", {"DamageInflicted": -1}, STRIKE),
    Claim("taken(opp, at_most(1))", {"DamageInflicted": -1}, STRIKE),
    Claim("taken(opp, exactly(zero))", {"DamageInflicted": -2}, STRIKE),
    Claim('taken("Drop" permanent theirs, more(1))', {"DamageInflicted": 1}, STRIKE, spell="damage(2, all(permanent theirs))"),
    Claim("shield(opp, 1)", {"DamageInflicted": -1}, STRIKE),
    Claim("shield(opp, fixed_at_first_hit(1))", {"DamageInflicted": -1}, STRIKE),
    Claim("shield(you, 2, by(opp))", {"DamageInflicted": -2}, theirs=(STRIKE,), turns="2", lasts=False),
    Claim("unstoppable(fire spell yours)", {"DamageInflicted": 1}, STRIKE, beside="always taken(opp, less(1))"),
    Claim("hand_size(you, zero)", {"CardDiscarded": 3}),
    Claim("ability_payment(animal yours, any_element)", {"main: use worker-bee": 1}, moment="main", reserve="0 1 0 0 0 0"),
    Claim(
        'ability_payment(animal yours, under(all("Flame" yours)))',
        {"main: use worker-bee": 1},
        moment="main",
        reserve="0 0 0 0 0 0",
    ),
    Claim('limit("Drop" permanent yours, zero)', {"CardDiscarded": 1}, lasts=False, turns="2"),
    Claim("cannot(gains_hp(you))", {"HealthGained": -2}, HELP, beside="act main => gain(you, 2)"),
    Claim("cannot(prepared(spell yours))", {"main: prepare droplet": -1}),
    Claim("cannot(activated(fire spell yours))", {f"main: {STRIKE}": -1}),
    Claim("cannot(channeled(spell yours))", {"main: channel invented-2": -1}),
    Claim("cannot(to_hand(you, outside(draw_phase)))", {"CardDrawn": -1}, HELP, beside="act main => draw(you, 1)"),
    Claim(
        'loses_word("Drop" permanent yours, "Drop")',
        {"HealthGained": -1},
        HELP,
        beside='act main => gain(you, count("Drop" permanent yours))',
    ),
    Claim("phase_amount(you, more(1))", {"CardDiscarded": 1}, HELP, beside="act main => phase(opp, 1)"),
    Claim("ability_cost(animal yours, more(1 fire))", {"ManaPaid": 1}, "use worker-bee"),
    Claim("ability_cost(animal yours, double)", {"ManaPaid": 1}, "use worker-bee"),
    Claim("from(deck_top(you))", {"main: prepare seed deck": 1}, moment="main"),
    Claim("trade_rate(you, fire, 1, 1)", {"main: trade": 1}, moment="main", reserve="0 1 0 0 0 0"),
    Claim(
        "option(spell yours, lock(1 fire, reserve(you), it), never(it, slowcast))",
        {"main: activate droplet": 1},
        "prepare droplet",
        "yes",
        beside="always keyword(spell yours, slowcast)",
    ),
    Claim(
        'spared_by_forge("Drop" permanent yours)',
        {"CardDiscarded": -1},
        PREPARE,
        beside="forge",
        spell_type="equipment",
        spell_needs="1 Drop",
    ),
    Claim(
        "level_piles(players)",
        {"gather: gather air right": 1},
        early="yes",
        right="5",
        beside="always gather(you, less(2 mana))",
    ),
    Claim("gather(you, more(1 fire))", {"ManaGathered": 1}, early="yes"),
    Claim("gather(you, less(1 mana))", {"ManaGathered": -1}, early="yes"),
    Claim("cannot(draw_phase(you))", {"CardDrawn": -1}, early="yes"),
)

# The same of the other player, or of both.
OF_OTHERS: Final = (
    Claim("is_mage_noir(opp)", {"HealthGained": 2}, HELP, beside="act main => if(opp_mn, gain(you, 2))", plain_mn="no"),
    Claim("not_mage_noir(players)", {"HealthGained": -2}, HELP, beside="act main => if(opp_mn, gain(you, 2))"),
    Claim("phase_amount(opp, more(1))", {}, HELP, beside="act main => phase(opp, 1)"),
    Claim("phase_amount(players, more(1))", {"CardDiscarded": 1}, HELP, beside="act main => phase(opp, 1)"),
    Claim("gather(opp, more(1 fire))", {"ManaGathered": 1}, turns="2", lasts=False),
    Claim("hand_size(opp, zero)", {"CardDiscarded": 3}, turns="2", lasts=False),
    Claim("trade_rate(players, fire, 1, 1)", {"main: trade": 1}, moment="main", reserve="0 1 0 0 0 0"),
    Claim("taken(players, more(1))", {"DamageInflicted": 1}, STRIKE),
    Claim("cannot(gains_hp(opp))", {"HealthGained": -2}, HELP, beside="act main => gain(opp, 2)"),
    Claim("cannot(draw_phase(opp))", {"CardDrawn": -1}, turns="2", lasts=False),
    Claim("cost(spell theirs, more(1 fire))", {"ManaLocked": 1}, theirs=(PREPARE,), turns="2", lasts=False),
    Claim("dealt(fire spell theirs, less(2))", {"DamageInflicted": -2}, theirs=(STRIKE,), turns="2", lasts=False),
    Claim("silence(hp_from(9) permanent yours)", {f"main: {HELP}": -1}, beside="act main => gain(you, 1)"),
)

# Lines of other kinds, each where it stands.
GAIN: Final = "gain(you, 3)"
GAINED: Final = {"HealthGained": 3}


def on(event: str, *doing: str, times: int = 1, **more: Any) -> Claim:
    """A trigger on a Permanent."""
    return Claim(f"on {event} => {GAIN}", {"HealthGained": 3 * times}, *doing, where="permanent", **more)


def clause(line: str, changes: dict[str, int], *doing: str, **more: Any) -> Claim:
    """What a spell in hand says of its own preparation."""
    where = "left in hand" if MINE in changes else "spell in hand"
    return Claim(f"prepare {line}", changes, *doing, where=where, **more)


def effect(line: str, changes: dict[str, int], *doing: str, **more: Any) -> Claim:
    """What a spell does when it is activated."""
    return Claim(line, changes, *doing, where="spell", **more)


TRIGGERS: Final = (
    on("turn_start(you)"),
    on("turn_end(you)"),
    on("drawn(you, during(draw_phase))"),
    on("discarded(spell yours, from(in_play))", STRIKE),
    on('enters("Spark" permanent yours)', PREPARE, spell_type="permanent"),
    on("leaves(spell yours)", STRIKE),
    on("prepared(spell yours)", "prepare droplet"),
    on("activated(fire spell yours)", STRIKE),
    on("applied(fire spell yours)", STRIKE),
    on("channeled(spell yours)", "channel invented-2"),
    on("used_as_component(spell yours)", PREPARE, spell_needs="1 Breath"),
    on("damaged(opp)", STRIKE),
    on("damaged(opp, by(fire spell))", STRIKE),
    on("loses_hp(you)", HELP, beside="act main => lose(you, 1)"),
    on("traded(you, fire)", "trade", "take fire right", "give fire", "give fire"),
    on("to_hand(you, outside(draw_phase))", HELP, beside="act main => draw(you, 1)"),
    on("exhausted(animal yours)", "use worker-bee"),
    on("phased(opp, by(you))", HELP, beside="act main => phase(opp, 1)"),
    on('put("Spark" yours, in_discard)', STRIKE),
)
INSTEAD: Final = (
    Claim(
        f"instead discarded(self) => {GAIN}",
        {"HealthGained": 3, "CardDiscarded": -1},
        HELP,
        where="permanent",
        beside='act main => discard(sel(1, "Tree" permanent yours))',
    ),
    Claim(f"instead drawn(you) => {GAIN}", {"HealthGained": 3, "CardDrawn": -1}, where="permanent"),
    Claim(
        f"instead hp_gone(self) => {GAIN}",
        {"HealthGained": 3, "CardDiscarded": -1},
        HELP,
        where="permanent",
        hp="2",
        beside='act main => lose(sel(1, "Tree" permanent yours), 2)',
    ),
)
OWN_SPELL: Final[dict[str, Any]] = {"bare": "yes", "spell_needs": "1 Tree"}  # prepared with the card as its component
RIDERS: Final = (
    Claim("rider numbers(user, add(1))", {"DamageInflicted": 1}, PREPARE, STRIKE, where="channeled", **OWN_SPELL),
    Claim("rider gains(user, gain(you, 3))", GAINED, PREPARE, STRIKE, where="channeled", **OWN_SPELL),
    Claim("rider cost(user, less(1 fire))", {"ManaLocked": -1}, PREPARE, where="channeled", **OWN_SPELL),
    Claim("rider keyword(user, slowcast)", {f"main: {STRIKE}": -1}, PREPARE, where="channeled", **OWN_SPELL),
    effect("next(prepared(spell yours), this_turn, always cost(it, less(1 fire)))", {"ManaLocked": -1}, PREPARE),
    effect(
        'next(prepared(spell yours), this_turn, always needs(it, may_add(1 "Flame")))',
        {"ComponentUsed": 1},
        PREPARE,
        "component flame",
    ),
    effect(
        "next(prepared(permanent yours), this_turn, always enter_hp(it, more(3)))",
        GAINED,
        PREPARE,
        HELP,
        beside='act main => gain(you, hp(all("Spark" permanent yours)))',
        spell_type="permanent",
        spell_hp="1",
    ),
    effect("next(applied(fire spell yours), this_turn, always gains(it, effects_of(self)))", {"EffectBegan": 2}, STRIKE),
)
CLAUSES: Final = (
    clause("only(mn)", {MINE: -1}),
    clause('option(discard(sel(1, in_hand yours)), waive("Time"))', {MINE: 1}, needs="1 Time"),
    clause('waive("Time")', {MINE: 1}, needs="1 Time"),
    clause("waive(all)", {MINE: 1}, needs="1 Time"),
    clause('instead_of(1 "Time", 1 "Flame")', {MINE: 1}, needs="1 Time"),
    clause("extra(discard(sel(1, in_hand yours)))", {"CardDiscarded": 1}),
    clause("cost(less(1 fire))", {"ManaLocked": -1}, cost="2 fire"),
    clause("cost(more(1 fire))", {"ManaLocked": 1}, cost="2 fire"),
    clause("cost(exactly(zero mana))", {"ManaLocked": -2}, cost="2 fire"),
    clause("needs(less(1))", {MINE: 1}, needs="1 Time"),
    clause(
        "option(discard(sel(1, in_hand yours)), cost(less(1 fire)))",
        {"CardDiscarded": 1, "ManaLocked": -1},
        "way 1",
        cost="2 fire",
    ),
    clause('pay_from(under(all("Flame" component yours)))', {MINE: 1}, cost="1 fire", moment="main", reserve="0 0 0 0 0 0"),
    Claim("prepare from(in_discard)", {f"{MINE} discard.1": 1}, where="discard"),
    Claim("prepare from(in_exile)", {f"{MINE} exile.1": 1}, where="exile"),
    Claim("prepare from(in_discard, once_per_turn)", {f"{MINE} discard.1": 1}, where="discard"),
)
KEYWORDS: Final = (
    Claim("protector", {"redirect: redirect invented-0": 1}, where="permanent", hp="5", theirs=(STRIKE,), turns="2"),
    Claim(
        "indestructible",
        {"CardDiscarded": -1},
        HELP,
        where="permanent",
        beside='act main => discard(sel(1, "Tree" permanent yours))',
    ),
    Claim("unique", {"CardDiscarded": 1}, "prepare invented-0", where="permanent", two="yes"),
    Claim("forge", {"CardDiscarded": 1}, PREPARE, where="permanent", spell_type="equipment", spell_needs="1 Tree"),
    Claim(
        "on turn_start(you) => gain(you, 3); autumn",
        {"HealthGained": 6},
        HELP,
        where="permanent",
        beside='act main => discard(sel(1, "Tree" permanent yours))',
    ),
    Claim("slowcast", {"main: activate invented-0": -1}, where="spell in hand"),
    Claim("quickcast", {"window: activate invented-0": 1}, where="prepared", turns="2"),
    Claim("mage_noir", {"BecameMageNoir": 1}, where="hand", type="ritual"),
    Claim('transmutable("Time")', {f"main: {PREPARE}": 1}, where="permanent", spell_needs="1 Time"),
)
TIMINGS: Final = (
    Claim(f"act main => {GAIN}", GAINED, "use invented-0", where="permanent"),
    Claim(f"act main once => {GAIN}", GAINED, "use invented-0", "use invented-0", where="permanent"),
    Claim(f"act your_turn, pay(1 fire) => {GAIN}", GAINED, "use invented-0", where="permanent"),
    Claim(f"act any_time, pay(1 fire) => {GAIN}", {"window: use invented-0": 1}, where="permanent", turns="2"),
    Claim(
        "act on_hit, pay(1 fire) => lasting(this_damage, always shield(you, 1))",
        {"DamageInflicted": -1},
        "yes",
        where="equipment",
        theirs=(STRIKE,),
        turns="2",
    ),
    Claim(f"act main @in_discard => {GAIN}", GAINED, "use invented-0", where="discard"),
    Claim(f"on turn_start(you) @in_exile => {GAIN}", GAINED, where="exile"),
    Claim(
        f"instead discarded(self) @anywhere => {GAIN}",
        GAINED,
        HELP,
        where="left in hand",
        beside='act main => discard(sel(1, "Tree" in_hand yours))',
        bare="yes",
    ),
    Claim(
        "instead put(self, in_discard) @anywhere => move(self, exile)",
        {"CardDiscarded": -1},
        HELP,
        where="permanent",
        beside='act main => discard(sel(1, "Tree" permanent yours))',
    ),
)
BREATH: Final = 'sel(1, "Breath" in_discard yours)'
OTHERS: Final = (
    effect("lasting(this_turn, always sees(you, deck_top(opp)))", {"CardSeen": 1}),
    effect('move(sel(1, "Spark" in_discard yours), play)', {"CardEntered to permanents": 1}, spell_type="permanent"),
    effect(f"move({BREATH}, hand)", {"CardMoved to hand": 1}),
    effect(f"move({BREATH}, top)", {"CardMoved to deck": 1}),
    effect(f"move({BREATH}, third)", {"CardMoved to deck": 1}),
    effect(f"move({BREATH}, bottom)", {"CardMoved to deck": 1}),
    effect(f"move({BREATH}, into_deck) then shuffle(you)", {"CardMoved to deck": 1, "DeckShuffled": 1}),
    effect(f"move({BREATH}, exile)", {"CardExiled to exile": 1}),
    effect(f"move({BREATH}, prepared)", {"CardEntered to prepared": 1}),
    effect(f"move({BREATH}, channeled)", {"CardEntered to channeled": 1}),
    effect('move(sel(1, "Drop" in_hand yours), discard_bottom)', {"CardDiscarded to discard": 1}),
    effect("move(sel(1, permanent theirs), hand) then draw(you, 1)", {"CardMoved to hand": 1, "CardDrawn": 1}),
    effect("with(sel(1, permanent theirs), damage(2, it))", {"DamageInflicted": 2}),
    effect("exhaust(sel(1, animal yours)) then rest(sel(1, animal yours))", {"AnimalExhausted": 1, "AnimalRested": 1}),
    effect("use_ability(sel(1, animal yours))", {"CardLookedAt": 1}),
    effect(
        'lock(2 fire, infinite, sel(1, "Flame" yours)) then '
        'distribute(all mana, under(all("Flame" yours)), reserve(you) & sel(1, "Breath" channeled yours))',
        {"ManaLocked": 2},
    ),
    effect(
        "lasting(while_in_play, always keyword(sel(1, permanent yours), protector))",
        {"redirect: redirect invented-1": 1},
        theirs=(STRIKE,),
        turns="2",
    ),
    effect("lasting(this_activation, instead discarded(self, on_activation) => move(self, hand))", {"CardDiscarded": -1}),
    Claim(
        "act main, pay(1 water) => lasting(this_turn, always element(sel(1, spell prepared yours), element_paid))",
        {"DamageInflicted": 3},
        "use invented-0",
        STRIKE,
        where="permanent",
        beside="always dealt(water spell yours, more(1))",
    ),
    effect("lasting(forever, always copy_of(spell everywhere yours, self))", {"main: activate invented-0": 1}),
    Claim(
        "on entering(self) => lock(2 mineral, infinite, self); always enter_hp(self, exactly(locked(self, mineral)))",
        {"HealthCounted": 1},
        where="hand",
        hp="1",
    ),
    Claim(
        "instead released(spell yours, fire, on_discard) => lock(1 fire, under(it), self)",
        {"ManaReleased": -1},
        STRIKE,
        where="permanent",
    ),
    Claim(
        "instead released(spell yours, fire) => may(release(that_amount fire, self))",
        {"release-instead: instead invented-0": 1},
        HELP,
        where="permanent",
        beside='act main => release(1 fire, sel(1, "Spark" prepared yours))',
    ),
)
CLAIMED: Final = CONTINUOUS + OF_OTHERS + TRIGGERS + INSTEAD + RIDERS + CLAUSES + KEYWORDS + TIMINGS + OTHERS
