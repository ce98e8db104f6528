"""What the bots of Anima must find, how they trade, and who sits where somebody left."""

import pytest

from grimoire.anima.definition import CardDefinition
from grimoire.anima.described_position import PlacedArea, PlacedCard, Placement
from grimoire.anima.game import Game
from grimoire.anima.position_from_description import place
from grimoire.bots.anima.absent import AbsentBot
from grimoire.bots.anima.dangers import Dangers, Strength, beats, combat_odds, dies, faces_in, passes_check
from grimoire.bots.anima.prospects import Prospects
from grimoire.bots.anima.worth import worth_in_hand, worth_of_card, worth_of_text
from grimoire.bots.bot import Sight
from grimoire.bots.games import make_bot
from grimoire.kernel.chance import seeded
from grimoire.kernel.option import Decision, Option, Question
from grimoire.lab.games import table_of
from grimoire.lab.play import bots_for, play
from grimoire.library.anima.cards import shipped_pool

POOL = shipped_pool()


def definition(id: str) -> CardDefinition:
    return POOL.definitions[POOL.numbers[id]]


# -- odds --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ahead", "win", "death"), [(5, 100.0, 0.0), (0, 58.3, 2.8), (-3, 16.7, 27.8), (-6, 0.0, 72.2)])
def test_the_odds_of_a_combat_are_those_of_two_dice(ahead: int, win: float, death: float) -> None:
    assert 100 * beats(ahead) == pytest.approx(win, abs=0.1)
    assert 100 * dies(ahead) == pytest.approx(death, abs=0.1)


def test_the_best_of_two_dice_helps_and_chances_add_up() -> None:
    win, tie, _ = combat_odds(0, 2, 1, 5)
    assert win > combat_odds(0, 1, 1, 5)[0]
    assert win + tie + combat_odds(0, 1, 2, 5)[0] == pytest.approx(1.0)


def test_an_equal_sum_passes_a_speed_check() -> None:
    assert passes_check(6, 7) == 1.0
    assert passes_check(0, 6) == pytest.approx(1 / 6)
    assert passes_check(2, 9) == 0.0


def test_the_faces_of_a_table_are_counted() -> None:
    assert [faces_in(text) for text in ("1", "2-4", "5-6")] == [1, 3, 2]


# -- worth -------------------------------------------------------------------------------------------------------------


def test_what_harms_oneself_is_worth_less_than_nothing() -> None:
    ward = definition("fever-ward").lines[0].body
    assert ward is not None and ward.text == "choose"
    assert [worth_of_text(choice) < 0 for choice in ward.args] == [True, True]


def test_a_price_is_part_of_what_a_text_is_worth() -> None:
    assert 0 < worth_of_text(definition("betrayal").lines[0]) < 5.0
    assert worth_of_text(definition("ember-script").lines[0]) > 0


def test_a_card_nobody_can_use_is_worth_little() -> None:
    script = definition("ember-script")
    assert worth_in_hand(script, 0) < worth_in_hand(script, 7) == worth_of_card(script)


# -- positions ---------------------------------------------------------------------------------------------------------


def laid(moment: str, party: list[str], hand: list[str], missions: list[str], areas: list[str], where: str = "") -> Game:
    """A slot of the first of two players; the other has one Character and no cards, and is nowhere."""
    placement = Placement()
    placement.areas = [PlacedArea(area) for area in areas]
    for seat, (cards, own) in enumerate(((party, hand), (["penitent"], []))):
        placement.seats[seat].party = [PlacedCard(card) for card in cards]
        placement.seats[seat].hand = [PlacedCard(card) for card in own]
    placement.seats[0].missions = [PlacedCard(card) for card in missions]
    placement.seats[0].area = where
    placement.order = [0, 1]
    placement.moment = moment
    game = place(POOL, placement)
    game.advance()
    return game


def chosen(game: Game, bot: str = "greedy") -> str:
    decision = game.decision()
    assert decision is not None
    return decision.options[make_bot(bot, seeded(1), "anima").choose(Sight(game, decision.seat), decision)].form


STRONG = ["samurai", "executor", "priestess", "kagami"]
WEAK = ["seer"]


def test_a_strong_party_goes_where_its_mission_is() -> None:
    areas = ["paradise", "tsukikage", "salt-market"]
    assert chosen(laid("movement", STRONG, [], ["temple-of-the-sun"], areas)) == "move tsukikage"


def test_a_weak_party_stays_away_from_what_it_cannot_bear() -> None:
    game = laid("movement", WEAK, [], ["crown-taken-by-force"], ["shard-crater", "last-lantern"])
    assert chosen(game) == "move last-lantern"


def test_a_party_leaves_an_area_that_gives_it_nothing_more() -> None:
    """Three Characters and a full hand: recruiting here is over, the Mission is elsewhere."""
    hand = ["ember-script", "iron-vow", "stillness", "knife-in-the-fog", "shaved-dice"]
    game = laid("reset", STRONG, hand, ["temple-of-the-sun"], ["deimos", "tsukikage"], "deimos")
    while (form := chosen(game)) not in ("leave", "end"):
        game.choose_form(form)
    assert form == "leave"


def test_a_reward_is_taken_by_what_it_is_worth() -> None:
    """Alone one recruits; with three Characters and no Arcane one, an Arcane one; a sure Mission goes before both."""
    rewards = {
        "alone": (WEAK, [], "reward recruit"),
        "three": (["samurai", "executor", "priestess"], ["abel"], "reward arcane"),
    }
    for party, hand, wanted in rewards.values():
        game = laid("exploration", party, hand, [], ["maisen"], "maisen")
        scores = Prospects(game, 0).rewards(game.place[0], 2)
        assert max(scores, key=lambda form: scores[form]) == wanted
    strong = laid("exploration", STRONG, ["unholy-force"], ["crown-taken-by-force"], ["unlit-citadel"], "unlit-citadel")
    scores = Prospects(strong, 0).rewards(strong.place[0], 3)
    assert max(scores, key=lambda form: scores[form]) == "mission crown-taken-by-force"


def test_the_dangers_of_an_area_grow_with_its_level_and_shrink_with_combat() -> None:
    game = laid("movement", WEAK, [], [], ["maisen"])
    weak, strong = Dangers(game, Strength(game, 0)), Dangers(game, Strength(game, 0, 10))
    through = [weak.unknown(level)[0] for level in (1, 2, 3)]
    assert through == sorted(through, reverse=True)
    assert through[0] > through[2] + 0.1
    assert all(strong.unknown(level)[0] > weak.unknown(level)[0] for level in (1, 2, 3))


def before_the_sow(party: list[str]) -> Game:
    """Ember Script in hand, the Iron Sow (Combat 8) before Maisen, and Combat cards may be used."""
    placement = Placement()
    area = PlacedArea("maisen")
    area.encounter = PlacedCard("iron-sow")
    area.encounter.up = True
    placement.areas = [area]
    placement.seats[0].party = [PlacedCard(card) for card in party]
    placement.seats[0].hand = [PlacedCard("ember-script")]
    placement.seats[1].party = [PlacedCard("penitent")]
    placement.order = [0, 1]
    placement.moment = "movement"
    game = place(POOL, placement)
    game.advance()
    game.choose_form("move maisen")
    assert game.question.id == "combat-cards"
    return game


def test_combat_cards_are_used_where_they_decide_and_kept_where_they_do_not() -> None:
    """A close fight for two Characters, none for four."""
    for party, wanted in ((["samurai", "seer"], "play ember-script"), (STRONG, "pass")):
        assert chosen(before_the_sow(party)) == wanted


def test_absence_does_nothing_but_let_the_party_fall_apart() -> None:
    offered = [Option("play", "abel"), Option("expel", "samurai"), Option("leave"), Option("end")]
    for wanted in ("expel samurai", "leave", "end"):
        decision = Decision(0, Question("reset"), offered)
        game = table_of("anima").begin([], 1)
        index = AbsentBot().choose(Sight(game, 0), decision)
        assert offered[index].form == wanted
        offered = [option for option in offered if option.form != wanted]


def test_greedy_beats_random_nearly_always() -> None:
    table = table_of("anima")
    won = 0
    for game in range(10):
        position = table.begin([], game)
        bots = ["greedy", "random"] if game % 2 else ["random", "greedy"]
        play(position, bots_for(bots, game, "anima"), 6000, [])
        won += position.over and position.winner == bots.index("greedy")
    assert won >= 9


def test_a_last_card_is_not_judged_by_one_throw_of_the_dice() -> None:
    """Nobody can answer and nothing else can be used: the dice fall as soon as the card is played. Whatever they show in
    a thought, a card that makes a close fight safe is used, and one that cannot help is kept."""
    for party, wanted in ((["samurai", "priestess"], "play ember-script"), (["seer"], "pass")):
        for seed in range(12):
            game = before_the_sow(party)
            decision = game.decision()
            assert decision is not None
            bot = make_bot("greedy", seeded(seed), "anima")
            assert decision.options[bot.choose(Sight(game, 0), decision)].form == wanted


def before_the_mountain(where: str, hand: list[str]) -> Game:
    """A Party too fast to fail the Speed Check of the Mountain That Walks, and too weak to fight it."""
    placement = Placement()
    placement.areas = [PlacedArea(where)]
    placement.seats[0].party = [PlacedCard(card) for card in ("samurai", "seer", "priestess", "sirocane")]
    placement.seats[0].hand = [PlacedCard(card) for card in hand]
    placement.seats[0].area = where
    placement.seats[1].party = [PlacedCard("penitent")]
    placement.piles["encounter-deck"] = [PlacedCard("walking-mountain")]
    placement.dice = [2]
    placement.order = [0, 1]
    placement.moment = "exploration"
    game = place(POOL, placement)
    game.advance()
    game.choose_form("explore")
    while game.question.id == "interrupt":
        game.choose_form("pass")
    assert game.question.id == "choose-effect"
    return game


@pytest.mark.parametrize("where", ["throat-of-the-abyss", "shard-crater", "paradise"])
def test_a_fight_that_waits_for_its_cards_is_not_harmless(where: str) -> None:
    """To slip past for nothing is better than to fight, whatever the hand and wherever it is."""
    for hand in (["abel"], ["root-and-stone", "abel", "old-debt", "quiet-roads", "iron-vow"]):
        for seed in range(6):
            game = before_the_mountain(where, hand)
            decision = game.decision()
            assert decision is not None
            bot = make_bot("greedy", seeded(seed), "anima")
            assert decision.options[bot.choose(Sight(game, 0), decision)].form == "choose 1"
