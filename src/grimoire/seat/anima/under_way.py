"""What is under way, at a glance: a Combat, a trade."""

from typing import Final

from grimoire.anima.combat_state import KILL_MARGIN
from grimoire.anima.game import Game
from grimoire.anima.trading import FROM, GIVEN, MORE, TO, WANTED, why_not_offer
from grimoire.anima.view import FightView
from grimoire.bots.anima.odds import combat_odds
from grimoire.seat.anima.table import JOINT, TableWords
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.groups import Group
from grimoire.seat.wording import NONE

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
