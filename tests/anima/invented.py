"""Cards that nobody printed: words of the language where no card of the game has them."""

from grimoire.anima.pool import Pool
from grimoire.library.anima.cards import build_pool, shipped_texts

TEXT = """
hoarder:
  name: {en: Hoarder}
  type: character
  combat: 1
  speed: 1
  gender: male
  skills: [magic, ki, trickery]
  copies: 2
  effect:
    - always hand_limit(-2, us)
    - act combat once => combat(1, us, fight)
    - act interrupt(own_encounter), discard(1, us) => evade
    - act interrupt(any_die) once => nudge(it)
brawler:
  name: {en: Brawler}
  type: character
  combat: 3
  speed: 2
  gender: female
  skills: []
  effect:
    - on wins(us) once => fight(4, natural)
    - on dies => discard(1, each, random)
    - always speed(1, each)
messenger:
  name: {en: Messenger}
  type: event
  level: 1
  good: no
  copies: 3
  effect:
    - on meet => steal(1, rival(with_cards)) then exchange(1, rival(with_cards))
whirlpool:
  name: {en: Whirlpool}
  type: event
  level: 1
  good: no
  copies: 2
  effect:
    - on meet => if(final_in_play, turn_timer, timer(1)) then kill(one_of(us))
grudge:
  name: {en: Grudge}
  type: objective
  where: [deimos]
  task: discard(1, us)
  reward: draw(1)
  effect:
    - on wins(us) => to(discard(1, us), complete)
two-ways:
  name: {en: Two Ways}
  type: plot
  copies: 3
  effect:
    - act reset => draw(2)
    - act reset => combat(1, your_pick(rival), next_turn)
    - act interrupt(own_death), discard(1, us) => save(it)
pitfall:
  name: {en: Pitfall}
  type: trap
  copies: 3
  effect:
    - on sprung => by_each(here, encounter(1)) then level(-1, here, turn)
storm:
  name: {en: Storm}
  type: incident
  copies: 2
  effect:
    - always level(1, area_of(each))
    - always speed(-1, each)
    - on wins(each) => discard(1, us)
    - draw(1)
muster:
  name: {en: Muster}
  type: plot
  copies: 2
  effect:
    - act reset => by_each(each, check(1, passed(draw(1))))
order-of-the-coin:
  name: {en: Order of the Coin}
  type: faction
  opposed: [abel]
  effect:
    - act interrupt(own_die) once, discard(1, us) => reroll(it)
    - act reset once => peek(encounters, 3)
    - act interaction => steal_character(rival(here, larger))
bridge:
  name: {en: Bridge}
  type: area
  level: 1
  trade: yes
  explore:
    1-3: choose(encounter(1), check(9, passed(recruit(deck)), failed(lose_turn(us))))
    4-6: on_die(3, low(retrieve(1)), high(ascend))
  rewards: [advantage, recruit]
  missions: [crossing]
  ex:
    toll: {name: {en: Toll}, effect: "discard(1, us) then once_a_game(hand_limit(1, us, lasting))"}
crossing:
  name: {en: Crossing}
  type: objective
  where: [bridge]
  task: spin_icons(magic) then check(5, failed(lose_turn(us))) then encounter(1, 2)
  reward: recruit(discards) then steal(1, rival)
"""


def invented_pool() -> Pool:
    return build_pool([*shipped_texts(), ("invented.yaml", TEXT)])
