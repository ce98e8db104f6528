"""Every word of Mage Noir's card language: where it may stand, how it is written, what it means."""

from typing import Final

from grimoire.language.words import Vocabulary
from grimoire.magenoir.changing_zones import PLACE_NUMBER
from grimoire.magenoir.definition import KEYWORD_NUMBER
from grimoire.magenoir.word_numbers import DURATION_NUMBER, SCOPES, TIMING_NUMBER

V: Final = Vocabulary()

for name, meaning in (
    ("you", "the controller of the card; off the board, its owner (D9.4)"),
    ("opp", "the opponent"),
    ("players", "both players at once"),
    ("anyone", "whichever player it happens to"),
    ("that_player", "the player the event was about"),
    ("a_player", "a player chosen as a target; `that_player` afterwards"),
    ("owner(it)", "the owner of the card before"),
):
    V.add("player", name, meaning)
for form, meaning in (
    ("7", "a printed numeral: changed by number modifiers, evaluated each time it is used"),
    ("one", "a number written as a word: never changed (zero, one, two, four)"),
    ("alt(value, condition, value)", "the first, or the second where the condition holds"),
    ("times(value, value)", "the product"),
    ("plus(value, value)", "the sum"),
    ("minus(value, value)", "the difference"),
    ("min(value, value)", "the smaller of the two"),
    ("count(filter)", "how many cards match"),
    ("comps(filter)", "how many components match, each as often as it counts"),
    ("locked(cards, element)", "Mana under cards, of all elements or of one"),
    ("held(player, element)", "Mana in a reserve, of all elements or of one"),
    ("size(cards)", "how many cards are meant"),
    ("bonus(condition, value)", "the value where the condition holds, else 0"),
    ("half(value)", "half of it, rounded down"),
    ("hp(targets)", "Health Points now, or the last known ones of a Permanent that left"),
    ("that_amount", "the amount the event before was about"),
    ("damage_done(player)", "what the damage before did to a player"),
    ("hp_dropped", "the Health Points the damage before took"),
    ("released_now(element)", "Mana the step before released"),
    ("total_cost(it)", "the printed Mana cost of a card, X as 0"),
    ("excess", "how far the limit of an `asap` is exceeded"),
    ("tally(event)", "how often something happened this turn"),
    ("x", "what X was when this card was prepared"),
    ("split(value)", "of damage: divided among the targets, one point at a time"),
    ("hp_lost_here()", "how often a player lost Health Points since this application began"),
):
    V.add("number", form, meaning)
for form, meaning in (
    ("mn", "you are a Mage Noir, read when needed"),
    ("zenith", "your check of this turn found as many prepared as channeled spells (D3.2.6)"),
    ("not(condition)", "the opposite"),
    ("exists(filter)", "there is such a card"),
    ("and(condition, condition)", "both hold"),
    ("opp_mn", "the opponent is a Mage Noir"),
    ("turn_of(player)", "it is that player's turn"),
    ("is(cards, filter)", "there is such a card and all of them match"),
    ("was_discarded(it)", "the discard before has come about: the card lies in its pile, nothing happened instead"),
    ("first(event)", "this card is the first this happened to in this turn"),
    ("none(value)", "the value is 0 or less"),
    ("some(value)", "the value is above 0"),
    ("at_least(value, value)", "the first is not below the second"),
    ("more_than(value, value)", "the first is above the second"),
    ("fewer(value, value)", "the first is below the second"),
    ("equals(value, value)", "the two are equal"),
):
    V.add("condition", form, meaning)
for form, meaning in (
    (
        "sel(number, filter)",
        "chosen cards: targets in public places, named at the announcement; else chosen on resolution",
    ),
    ("any", "any one target: a player or a Permanent with Health Points"),
    ("all(filter)", "every match, no choice"),
    ("either(sel(1, filter), sel(1, filter))", "one of two selections, each with its own number"),
    ("designated(upto(3), filter)", "the first so many by arrival, kept by a modifier"),
    ("self", "the card whose text this is"),
    ("it", "the card named last before it in its line, or else the card of the event; never a player, nor `self`"),
    ("looked", "the cards just looked at"),
    ("used(word)", "the components designated for this card: for a word, or of a type"),
    ("deck_top(player, number)", "the top cards of a deck"),
    ("discard_top(player, number)", "the top cards of a discard pile"),
    ("deck_nth(player, number)", "the card so deep in a deck"),
    ("deck_bottom(player)", "the bottom card of a deck"),
    ("others", "the cards looked at that are still where they were"),
    ("phased_cards", "the cards just phased out"),
    ("last_user(self, permanent)", "the latest Permanent that used this card as a component"),
):
    V.add("choice of cards", form, meaning)
for form, meaning in (
    ('"Word"', "a word of the name, plural or not, Transmutable included (D2.3)"),
    ("air", "the element of the card, never a word: air, fire, water, vegetal, mineral, arcane"),
    ("spell", "any card but an Animal"),
    ("card", "any card"),
    ("permanent", "a type: permanent, equipment, ritual, animal"),
    ("prepared", "in preparation"),
    ("channeled", "channeled"),
    ("component", "usable as a component: channeled, a Permanent, an Equipment; with `card` a rested Animal too"),
    ("yours", "you control it; off the board, you own it"),
    ("theirs", "the opponent does"),
    ("in_hand", "a zone: in_hand, in_deck, in_discard, in_exile, in_play; the board if none is said"),
    ("everywhere", '"ALL" (D9.3), within D6.4'),
    ("other", "not this card"),
    ("not(filter)", "does not match"),
    ("has_hp", "a Permanent with Health Points"),
    ("no_hp", "a card without Health Points"),
    ("hp_from(number)", "a Permanent with at least so many Health Points"),
    ("locks_none", "no Mana is under it"),
    ("channelable", "could be channeled: no Permanent, Equipment, Ritual or Animal"),
    ("same_name", "a copy of the card whose text this is"),
    ("played_this_turn", "prepared this turn"),
    ("on_top", "on top of its pile"),
    ("rested", "an Animal lying face up"),
    ("not_it", "not the card before"),
    ("looked", "among the cards just looked at"),
    ("of(player)", "that player's"),
    ("has(keyword)", "it has a keyword"),
    ("costing(3 arcane)", "its printed cost is at least so much"),
    ("does(word)", "its text uses a word of the language"),
    ("activated_on(player)", "being activated on that player's turn"),
    ("targeting(sel(1, filter))", "announced, with such a target"),
    ("sharing_word(it)", "a word of the name in common"),
    ("ring", "Equipment worn as a ring"),
    ("weapon", "Equipment held as a weapon"),
    ("target", "of sel: any target, a player or a Permanent with Health Points"),
    ("below(self)", "under this card in the pile; anywhere while this card is in no pile"),
    ("named(card)", "copies of one card"),
):
    V.add("filter", form, meaning)
for form, meaning in (
    ("1 fire", "so much Mana of an element; `mana` for any, fire|air for either"),
    ("upto(2) air", "as much as the player wants up to a number"),
    ("all mana", "all of it"),
    ("any_number mana", "as much as the player wants"),
    ("x mana", "as much as the payer chooses"),
    ("cost_of(it)", "the printed Mana cost of a card"),
):
    V.add("amount of Mana", form, meaning)
for form, meaning in (
    (
        "damage(number, targets, unstoppable)",
        "inflicts damage (D5.1); `unstoppable`: not redirected, reduced or ignored",
    ),
    ("gain(targets, number)", "Health Points are gained; below 0 it is a loss"),
    ("lose(targets, number)", "Health Points are lost, which is no damage"),
    ("draw(player, number)", "cards are drawn one by one"),
    ("discard(cards)", "to the owner's discard pile; Permanents and Equipment in play are destroyed"),
    ("move(cards, place)", "to hand, top, third, bottom, exile, prepared, channeled, play"),
    ("shuffle(player)", "the deck is shuffled"),
    ("look(cards)", "you see the cards"),
    ("show(cards)", "both players see the cards"),
    ("apply(cards, with_riders(cards, condition))", "their effects are applied without activating them"),
    ("take(amount of Mana, available)", "Mana from the Available or the Infinite Ether into your reserve"),
    ("pay(amount of Mana, player)", "Mana from a reserve into the Available Ether"),
    ("release(amount of Mana, cards)", "Mana from under cards into the Available Ether"),
    ("create(card, number)", "cards from outside the game come into play"),
    ("exhaust(cards)", "an Animal is turned face down"),
    ("lasting(duration, ability)", "an ability works for a time"),
    ("next(event, duration, ability)", "an ability for the next such event, used up by it; or what to do then"),
    ("if(condition, effect, effect)", "the first effect where the condition holds, else the second"),
    ("may(effect)", "optional"),
    ("to(effect, effect, effect)", "the first, as the player wishes and all of it, to do the second; else the third"),
    ("must(effect, effect, effect)", "the first, where all of it can be done, and so the second; else the third"),
    ("by_each(players, effect)", "each of these players in turn does it as `you`"),
    ("unless(effect, effect)", "the first if you wish and can, else the second"),
    ("with(cards, effect)", "choose once, then `it`"),
    ("repeat(number, effect)", "separate instances, each with its own target"),
    ("choose(number, player, effect, effect)", "a player picks so many different options"),
    ("lock(amount of Mana, place, cards)", "Mana from infinite, reserve(player) or under(cards) goes under a card"),
    ("distribute(all mana, under(cards), reserve(you) & cards)", "Mana is shared out freely"),
    ("trade(player, under(cards), number, number)", "Mana of the reserve is traded with Mana under cards, or `available`"),
    ("phase(player, number)", "cards from the bottom of a deck are discarded, as one effect (D3.2.8)"),
    ("swap(cards, cards)", "two cards exchange their exact places"),
    ("activate(cards)", "a whole activation inside the chain, from any state"),
    ("rest(cards)", "an Animal is turned face up"),
    ("use_ability(cards)", "one active ability of an Animal, free, even if it is exhausted"),
    ("add_mana(cost_of(cards))", "Mana of the Infinite Ether goes into the piles"),
    ("prepare(cards, free)", "a preparation without cost and components"),
    ("lose_mage_noir(player)", "the status is taken away"),
    ("revert(cards)", "everything changed or gained on a spell is stripped off"),
    (
        "alt(effect, condition, effect, player)",
        "the first, or the second where the condition holds (and the player wants)",
    ),
):
    V.add("effect", form, meaning)
PLACES: Final = {
    "hand": "its owner's hand",
    "exile": "exile",
    "prepared": "in preparation, under its controller",
    "channeled": "channeled, under its controller",
    "top": "the top of its owner's deck",
    "bottom": "the bottom of its owner's deck",
    "third": "third from the top of its owner's deck",
    "play": "into play, with all that entering sets off, but without being prepared",
    "into_deck": "somewhere in its owner's deck; `shuffle` comes after it",
    "discard_bottom": "the bottom of its owner's discard pile",
}
DURATIONS: Final = {
    "this_turn": "until the end of the turn",
    "until_your_turn": "until the start of your next turn",
    "while_in_play": "for as long as the cards it was laid on stay where they are (D6.3)",
    "forever": "for the rest of the game",
    "this_damage": "for this one blow, from its announcement to its end",
    "this_activation": "for this one activation",
}
TIMINGS: Final = {
    "main": "in your main phase; `main once`: once a turn",
    "your_turn": "at any moment of your turn between two chains of events",
    "any_time": "at any moment between two chains of events, in any turn (D4.3)",
    "on_hit": "when damage is about to be dealt to you (D5.1)",
}
SCOPE_MEANINGS: Final = {
    "prepared": "the ability works while the card is in preparation",
    "channeled": "the ability works while the card is channeled",
    "in_play": "the ability works while the card is on the board, in whatever state",
    "in_discard": "`act main` works while the card is in your discard pile",
    "in_exile": "`on turn_start` works while the card is in exile",
    "anywhere": "`instead discarded(self)` and `instead put(self, place)` work wherever the card is",
}
KEYWORDS: Final = {
    "protector": "damage the opponent deals may be redirected to it (D3.2)",
    "indestructible": "it cannot be discarded from play (D3.2)",
    "unique": "a player controls one copy of it at most (D3.2)",
    "forge": "it is discarded after Equipment has used it as a component (D3.2)",
    "autumn": "what it does at the start of your turn it also does when it is destroyed (D3.2)",
    "slowcast": "it cannot be activated in the turn in which it was prepared (D3.2)",
    "quickcast": "it can be activated at any time (D3.2)",
    "mage_noir": "you become a Mage Noir when it comes into play",
    "transmutable": "it is a component of that word too (D3.2)",
}
for name in PLACE_NUMBER:
    V.add("place", name, PLACES[name])
for name in DURATION_NUMBER:
    V.add("duration", name, DURATIONS[name])
for name in TIMING_NUMBER:
    V.add("timing", name, TIMINGS[name])
for name in SCOPES:
    V.add("scope", f"@{name}", SCOPE_MEANINGS[name])
for name in KEYWORD_NUMBER:
    V.add("keyword", name if name != "transmutable" else 'transmutable("Word")', KEYWORDS[name])
for form, meaning in (
    ("turn_start(player)", "the beginning of a turn"),
    ("turn_end(player)", "the end of a turn"),
    ("drawn(player, during(phase))", "one card is drawn"),
    ("discarded(cards, from(zone))", "a card goes to a discard pile"),
    ("enters(cards)", "a card comes onto the board, prepared or put into play"),
    ("leaves(cards)", "a card leaves the board for anywhere"),
    ("prepared(cards)", "a preparation is completed"),
    ("activated(cards)", "a spell was activated"),
    ("applied(cards)", "a card begins to apply its effects"),
    ("channeled(cards)", "a card becomes channeled"),
    ("used_as_component(cards)", "a card was used as a component"),
    ("damaged(targets, by(filter))", "damage was inflicted, 0 and less included"),
    ("loses_hp(player)", "Health Points were lost without damage"),
    ("traded(player, element)", "a trade with the Available Ether, with Mana of the element"),
    ("gains_hp(targets)", "Health Points are gained (to be forbidden)"),
    ("hp_gone(cards)", "a Permanent is about to fall for want of Health Points (to be replaced)"),
    ("to_hand(player, outside(phase))", "a card joins a hand in any way"),
    ("draw_phase(player)", "the draw phase (to be forbidden)"),
    ("exhausted(cards)", "an Animal is turned face down"),
    ("phased(player, by(player))", "a player was phased out, by 0 too"),
    ("released(cards, element, on_discard)", "Mana is about to be released (to be replaced)"),
    ("put(cards, place)", "a card is sent to a place"),
    ("entering(self)", "this card is on its way onto the board; Health Points are counted after it"),
):
    V.add("event", form, meaning)
for form, meaning in (
    ("numbers(user, operation)", "every number of a card's effects: add, subtract, reduce, double"),
    ("gains(user, ability)", "abilities added after a card's own; effects_of(self) gives all of this card's"),
    ("keyword(cards, keyword)", "cards have a keyword"),
    ("never(cards, keyword)", "cards cannot have a keyword"),
    ("silence(cards)", "cards have no effect"),
    ("copy_of(cards, self)", "cards are copies of this one"),
    ("is_mage_noir(player)", "a player is a Mage Noir while this works"),
    ("not_mage_noir(player)", "a player is not a Mage Noir while this works"),
    ("counts_as(cards, change, once_per_turn)", "as how many components a card counts"),
    ("cost(cards, change)", "what preparing spells costs"),
    ("needs(cards, change)", "which components preparing spells needs"),
    ("apply_times(cards, change)", "how often cards apply their effects"),
    ("dealt(cards, change)", "damage from sources"),
    ("taken(player, change)", "damage taken"),
    ("shield(player, number, by(opp))", "damage ignored each turn; fixed_at_first_hit(number) is fixed then anyway"),
    ("hand_size(player, number)", "the maximum hand size"),
    ("sees(player, cards)", "a player may look at cards at any time"),
    ("ability_payment(cards, under(cards))", "Mana under other cards may pay for an Animal's abilities"),
    ("limit(cards, number)", "how many of these a player may control"),
    ("trade_rate(player, element, number, number)", "trades with that element: so many for so many"),
    ("gather(player, change)", "Mana added in the gathering phase"),
    ("cannot(event)", "this cannot happen"),
    ('loses_word(cards, "Word")', "a word of the name no longer counts"),
    ("spared_by_forge(cards)", "components that are not forged away"),
    ("unstoppable(filter)", "damage of these sources cannot be redirected, reduced or ignored"),
    ("phase_amount(player, change)", "how much a player phases out"),
    ("enter_hp(cards, change)", "Health Points on entering"),
    ("ability_cost(cards, change)", "what abilities of Animals cost"),
    ("element(cards, element_paid)", "the element of a spell becomes that of the Mana paid"),
    ("level_piles(players)", "both piles count as equally large"),
    ("from(cards)", "these cards may be prepared from where they are"),
    ("option(filter, lock(1 water, reserve(you), it), never(it, slowcast))", "more Mana on preparing spells, for something"),
):
    V.add("modifier", form, meaning)
for form, meaning in (
    ("only(condition)", "can only be prepared where the condition holds"),
    ('option(effect, waive("Word"))', "doing the effect spares the components of that word"),
    ('waive("Word")', "may be prepared without the components of that word"),
    ('instead_of(1 "Word", 4 "Word")', "may be prepared with these components instead of those"),
    ("from(filter, once_per_turn)", "may be prepared from there"),
    ("pay_from(under(cards))", "Mana under these cards may pay for it"),
    ("extra(effect)", "preparing it demands this too"),
    ("cost(change)", "what preparing this card costs"),
    ("needs(change)", "which components preparing this card needs"),
):
    V.add("clause", form, meaning)
for form, meaning in (
    ("more(number)", "so much more"),
    ("less(number)", "so much less, never below 0"),
    ("exactly(number)", "exactly so much"),
    ("at_most(number)", "no more than so much"),
    ("double", "twice as much"),
    ("repeated(less(number))", "less, only where needed more than once"),
    ('may_add(number "Word")', "so many additional components may be used"),
    ("add(number)", "of numbers: added"),
    ("subtract(number)", "of numbers: subtracted, also below 0"),
    ("reduce(number)", "of numbers: reduced, not below 0"),
):
    V.add("change", form, meaning)
