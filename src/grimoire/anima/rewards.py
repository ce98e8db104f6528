"""The one reward of an exploration: cards, a recruit, a Mission, or what only this Area gives (A:rewards)."""

from typing import Final

from grimoire.anima import continuous_texts
from grimoire.anima.areas import level_of
from grimoire.anima.common_options import END
from grimoire.anima.definition import Extra
from grimoire.anima.facts.areas import RewardChosen
from grimoire.anima.hands import hand, room_in_hand
from grimoire.anima.missions import TASK, attempt, open_tasks
from grimoire.anima.moves import can_draw, draw_advantages
from grimoire.anima.parties import MOST_NORMAL, has_arcane, has_just_recruited, has_room_for, normal
from grimoire.anima.procedure_numbers import REWARD
from grimoire.anima.procedures import procedure, start, start_text, text_scope
from grimoire.anima.recruiting import FROM_DECK, recruit, recruit_arcane
from grimoire.anima.state import State
from grimoire.anima.triggered_texts import happen
from grimoire.anima.word_numbers import ADVANTAGE_REWARD, ARCANE_RECRUIT
from grimoire.anima.zones import ADVANTAGE_DECK, ARCANE_DECK, CHARACTER, CHARACTER_DECK
from grimoire.kernel.frame import ANSWERED, Frame, Step
from grimoire.kernel.offer import REFUSED, Offer
from grimoire.kernel.option import Option, Question
from grimoire.kernel.reason import Reason
from grimoire.language.syntax import calls

ADVANTAGE_OPTION: Final = Option("reward", word="advantage")
RECRUIT_OPTION: Final = Option("reward", word="recruit")
ARCANE_OPTION: Final = Option("reward", word="arcane")
END_KEY: Final = -1
ADVANTAGE_KEY: Final = -2
RECRUIT_KEY: Final = -3
ARCANE_KEY: Final = -4
EX_KEY: Final = 1 << 16
MASK: Final = (1 << 16) - 1


def why_not_advantage(g: State, seat: int, area: int, explain: bool = True) -> Reason | None:
    if not g.definition(area).gives_advantage:
        return Reason("not-given-here", "A:rewards", word="advantage") if explain else REFUSED
    if not room_in_hand(g, seat):
        return Reason("hand-full", "A:reward-advantage") if explain else REFUSED
    return None if can_draw(g, ADVANTAGE_DECK) else Reason("pile-empty", "A:discards")


def why_not_recruit(g: State, seat: int, area: int, arcane: bool, explain: bool = True) -> Reason | None:
    if not g.definition(area).gives_recruit:
        return Reason("not-given-here", "A:rewards", word="recruit") if explain else REFUSED
    if has_just_recruited(g, seat, area):
        return Reason("recruited-last-turn", "A:recruit", g.definition(area).id) if explain else REFUSED
    if not arcane:
        if not has_room_for(g, seat, CHARACTER):
            return Reason("party-full", "A:characters-and-parties") if explain else REFUSED
        return None if can_draw(g, CHARACTER_DECK) else Reason("pile-empty", "A:discards")
    if len(normal(g, seat)) < MOST_NORMAL:
        return Reason("needs-three-characters", "A:arcane-characters") if explain else REFUSED
    if has_arcane(g, seat):
        return Reason("party-full", "A:characters-and-parties") if explain else REFUSED
    for text in g.definition(area).standing:
        if text.query == continuous_texts.FORBID and text.amount == ARCANE_RECRUIT:
            return Reason("no-arcane-here", f"card:{g.definition(area).id}") if explain else REFUSED
    if not hand(g, seat):
        return Reason("needs-cards", "A:arcane-characters", amount=1) if explain else REFUSED
    return None if can_draw(g, ARCANE_DECK) else Reason("pile-empty", "A:discards")


def why_not_extra(g: State, seat: int, area: int, extra: Extra, explain: bool = True) -> Reason | None:
    if extra.body.can_be_done(g, text_scope(g, seat, area)):
        return None
    if calls(extra.line, "recruit") and has_just_recruited(g, seat, area):
        return Reason("recruited-last-turn", "A:recruit", g.definition(area).id) if explain else REFUSED
    return Reason("no-target", "A:special-rewards", g.definition(area).id) if explain else REFUSED


def reward_options(g: State, seat: int, area: int, offer: Offer) -> None:
    """What a seat could take as its reward, as things are now."""
    if why_not_advantage(g, seat, area, False) is None:
        offer.add(ADVANTAGE_OPTION, ADVANTAGE_KEY)
    if why_not_recruit(g, seat, area, False, False) is None:
        offer.add(RECRUIT_OPTION, RECRUIT_KEY)
    if why_not_recruit(g, seat, area, True, False) is None:
        offer.add(ARCANE_OPTION, ARCANE_KEY)
    offer.add_cards(g, seat, "mission", open_tasks(g, seat, area))
    for i, extra in enumerate(g.definition(area).extras):
        if why_not_extra(g, seat, area, extra, False) is None:
            offer.add(Option("ex", word=extra.id), EX_KEY + i)


def offer_reward(g: State, seat: int, area: int) -> None:
    """Let a seat choose its reward for exploring this Area."""
    start(g, REWARD, seat, [], area)


class Reward(Step[State]):
    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        area = s.card
        if f.step == ANSWERED:
            g.pop()
            self.give(g, s.seat, area, g.reply)
            return
        if g.out[s.seat] or g.place[s.seat] != area:
            g.pop()
            return
        offer = Offer()
        reward_options(g, s.seat, area, offer)
        offer.add(END, END_KEY)
        g.ask(f, ANSWERED, s.seat, Question("reward", g.definition(area).id), offer)

    def give(self, g: State, seat: int, area: int, key: int) -> None:
        id = g.definition(area).id
        if key == ADVANTAGE_KEY:
            g.log(RewardChosen("A:reward-advantage", seat, area=id, reward="advantage"))
            draw_advantages(g, seat, level_of(g, area), "A:reward-advantage", id)
            happen(g, ADVANTAGE_REWARD, seat)
        elif key in (RECRUIT_KEY, ARCANE_KEY):
            g.log(RewardChosen("A:recruit", seat, area=id, reward="recruit" if key == RECRUIT_KEY else "arcane"))
            if key == RECRUIT_KEY:
                recruit(g, seat, FROM_DECK, area)
            else:
                recruit_arcane(g, seat, area)
        elif key >= EX_KEY:
            extra = g.definition(area).extras[key & MASK]
            g.log(RewardChosen("A:special-rewards", seat, area=id, reward=extra.id))
            start_text(g, extra.body, seat, area)
        elif key != END_KEY:
            attempt(g, seat, key, TASK)


procedure(REWARD, Reward())
