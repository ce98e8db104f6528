"""What a newcomer to Anima reads: why things happen, what cards do, what can be gained, why something is refused."""

import pytest
from tests.anima.laying import POOL, laid, play, seat

from grimoire.anima.facts.areas import AreaPlaced, EncounterLaid, EncounterRevealed, EncounterTooHigh
from grimoire.anima.facts.cards import AdvantageDrawn, AdvantageUsed, CardMoved
from grimoire.anima.facts.combat import CombatBegan
from grimoire.anima.facts.parties import CharacterDied, CharacterIncapacitated, PartyRested
from grimoire.anima.facts.trade import TradeOffered
from grimoire.anima.facts.turns import GameWon
from grimoire.anima.game import Game
from grimoire.anima.optional_rules import Options
from grimoire.anima.view import FightView
from grimoire.cli.card_lookup import the_card
from grimoire.cli.games import layout_of
from grimoire.cli.layout import Layout
from grimoire.cli.refusing import form_written
from grimoire.cli.screen import Screen
from grimoire.kernel.event import Event
from grimoire.library.anima.notation import AnimaNotation
from grimoire.library.scenario_running import play_through
from grimoire.library.scenarios import read_scenarios
from grimoire.seat.anima.outlook import combat
from grimoire.seat.anima.table import TableWords
from grimoire.seat.anima.telling import AnimaTelling
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.ask import Ask
from grimoire.seat.games import presenter_of
from grimoire.seat.groups import Group
from grimoire.seat.looking import look_at
from grimoire.seat.presenter import Presenter
from grimoire.seat.seats import ask_at, open_scene, scene_at
from grimoire.seat.wording import plain, spans

TREE = Options(True, False, False, False)
NAMES = ["Ann", "Ben", "Cleo"]
WIDTH = 100


def layout(lang: str = "en") -> Layout:
    return layout_of(AnimaWording(lang, POOL))


def presenter(g: Game, lang: str = "en") -> Presenter:
    return presenter_of("anima", lang, POOL, NAMES[: g.seats])


def given(g: Game, lang: str = "en") -> Ask:
    return ask_at(presenter(g, lang), g, g.asked)


def choices(g: Game, lang: str = "en") -> dict[str, str]:
    """What is offered in words, and what stands in brackets behind it."""
    return {plain(choice.words): plain(choice.details) for choice in given(g, lang).choices}


def asked(g: Game, lang: str = "en") -> str:
    return plain(given(g, lang).question)


def before(g: Game) -> list[Group]:
    """What stands before the question."""
    return layout().before(scene_at(presenter(g), g, g.asked), given(g), WIDTH, False)


def table(g: Game, player: int) -> list[Group]:
    return layout().table(scene_at(presenter(g), g, player), WIDTH)


def telling(seat: int, lang: str = "en") -> AnimaTelling:
    return AnimaTelling(AnimaWording(lang, POOL), seat, NAMES)


# -- choices -----------------------------------------------------------------------------------------------------------


def test_a_card_that_stays_says_what_it_is() -> None:
    g = laid("reset", 0, [seat("samurai", "pit-of-stakes iron-vow"), seat("executor")], "maisen")
    assert choices(g)["Play Pit of Stakes"].startswith("Plot, Trap · ")
    assert choices(g)["Play Iron Vow"].startswith("Reset: ")


def test_ending_reset_without_a_word_means_staying_and_says_so() -> None:
    g = laid("reset", 0, [seat("samurai", area="maisen"), seat("executor")], "maisen")
    assert choices(g)["End Reset"] == "your Party stays in Maisen"
    play(g, "leave")
    assert choices(g)["End Reset"] == ""
    play(g, "end", "end")
    assert asked(g) == "Movement: where does your Party go?"


def test_who_forgot_to_leave_is_told_why_there_is_nowhere_to_go() -> None:
    g = laid("movement", 0, [seat("samurai", area="maisen"), seat("executor")], "maisen deimos")
    assert "did not say in Reset that it would leave Maisen" in asked(g)


def test_exploring_for_nothing_is_seen_before() -> None:
    full = seat("samurai priestess agent sirocane", "unweave iron-vow abel ember-script quiet-roads", "maisen")
    g = laid("exploration", 0, [full, seat("executor")], "maisen")
    assert choices(g)["Explore"].endswith("there is no reward for you here now")
    g = laid("exploration", 0, [seat("samurai", area="maisen"), seat("executor")], "maisen")
    assert "no reward" not in choices(g)["Explore"]


def test_the_reward_says_how_many_cards_there_is_room_for() -> None:
    hand = "unweave iron-vow abel ember-script"
    g = laid("exploration", 0, [seat("samurai", hand, "maisen"), seat("executor")], "maisen", dice=[1])
    play(g, "explore", "pass")
    assert choices(g)["Take Advantages"] == "1 Advantage"


def test_an_area_to_be_placed_says_what_it_gives_and_which_mission_is_there() -> None:
    mine = seat("cartographer", missions="temple-of-the-sun")
    g = laid("movement", 0, [mine, seat("executor")], "maisen", area_deck="tsukikage deimos")
    play(g, "seek deck")
    assert (
        choices(g)["Place Tsukikage"] == "Level 1, Trade, gives 1 Advantage, EX Night Auction, your Mission Temple of the Sun"
    )


def test_showing_a_mission_says_what_it_is_good_for() -> None:
    mine = seat("samurai", missions="bounty-of-seven-notches three-circles")
    offered = choices(laid("reset", 0, [mine, seat("executor")], "maisen"))
    assert offered["Show the Mission Bounty of the Seven Notches"] == "it counts only when it lies open"
    assert offered["Show the Mission Walk of the Three Circles"] == "the others will know it, nothing more"


def test_a_character_of_another_party_is_named_with_its_player() -> None:
    g = laid("reset", 0, [seat("witch"), seat("executor"), seat("agent")], "maisen")
    play(g, "use witch")
    assert choices(g) == {"Use it on Executor": "Ben, 4/2", "Use it on Agent": "Cleo, 3/3"}


def test_in_the_tree_a_change_of_level_is_seen_before() -> None:
    g = laid("reset", 0, [seat("samurai", area="tsukikage"), seat("executor")], "tsukikage deimos maisen", options=TREE)
    play(g, "leave", "end", "end")
    assert "an Encounter on the way" in choices(g)["Go to Maisen"]
    assert "an Encounter" not in choices(g)["Go to Deimos"]
    assert plain(given(g).explanation) == layout().say("explain-movement-tree")


def test_an_offer_under_way_is_ones_own() -> None:
    g = laid("interaction", 0, [seat("samurai", "abel", "tsukikage"), seat("executor", area="tsukikage")], "tsukikage")
    play(g, "trade p2", "give abel")
    (group,) = before(g)
    assert [text for _, text in group.lines] == ["You give Abel", "You want nothing"]


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Ann rolls 3 to explore Maisen."), ("fr", "Ann obtient 3 pour explorer Maisen.")]
)
def test_a_die_is_asked_about_with_what_it_is_for(lang: str, told: str) -> None:
    mine = seat("samurai", area="maisen")
    g = laid("exploration", 0, [mine, seat("agent", "shaved-dice", "maisen")], "maisen", dice=[3])
    play(g, "explore")
    assert g.asked == 1
    assert asked(g, lang).startswith(told)


# -- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "typed", "rule"),
    [
        ("en", "go maisen", "A:movement-phase"),
        ("en", "go to maisen", "A:movement-phase"),
        ("fr", "aller à maisen", "A:movement-phase"),
        ("en", "go paradise", "A:move-to-an-area"),
        ("en", "seek", "A:movement-phase"),
        ("fr", "chercher", "A:movement-phase"),
        ("en", "attack ben", "A:declare-combat"),
        ("en", "trade with cleo", "A:trade"),
        ("fr", "commercer avec cleo", "A:trade"),
        ("en", "play unweave", "A:advantage"),
    ],
)
def test_what_was_written_out_is_refused_with_its_reason(lang: str, typed: str, rule: str) -> None:
    g = laid("reset", 0, [seat("samurai", "unweave"), seat("executor", area="deimos"), seat("agent")], "maisen deimos")
    look = look_at(presenter(g), g, 0)
    form = form_written(layout(lang), scene_at(presenter(g), g, 0), typed)
    assert plain(presenter(g, lang).refusal(look, form)).endswith(f"({rule})")


@pytest.mark.parametrize("typed", ["go", "hello", "attack nobody", "go nowhere at all", "x", ""])
def test_what_is_no_action_is_not_refused_but_not_understood(typed: str) -> None:
    g = laid("reset", 0, [seat("samurai"), seat("executor")], "maisen")
    assert form_written(layout(), scene_at(presenter(g), g, 0), typed) == ""


# -- what happened -----------------------------------------------------------------------------------------------------


def test_the_text_of_a_card_is_told_the_first_time_somebody_else_uses_it() -> None:
    told = telling(0)
    used = AdvantageUsed("A:advantage", 1, "unweave", "hand", "used")
    text = "(Unweave: Interruption: cancel an Advantage or ability another player has just used.)"
    assert told.retell([used]) == ["Ben plays Unweave.", text]
    assert told.retell([used]) == ["Ben plays Unweave."]
    assert telling(1).retell([used]) == ["You play Unweave."]


def test_the_text_of_an_encounter_is_told_to_whom_it_meets_unless_it_is_too_high() -> None:
    met = EncounterRevealed("A:encounters", 0, "mill-ogre", "maisen")
    high = EncounterTooHigh("A:encounters", 0, "mill-ogre", 1)
    assert len(telling(0).retell([met])) == 2
    assert len(telling(1).retell([met])) == 1
    assert len(telling(0).retell([met, high])) == 2
    assert not any("draw" in sentence for sentence in telling(0).retell([met, high]))


def test_what_comes_of_a_card_names_it_unless_it_was_just_named() -> None:
    died = CharacterDied("A:combat", 1, "penitent", "party", "character-discard")
    drawn = AdvantageDrawn("card:penitent", 1, "", "advantage-deck", "hand", "penitent")
    other = PartyRested("A:rest", 2)
    assert telling(0).retell([died, drawn]) == ["Penitent (Ben) dies.", "Ben draws an Advantage."]
    assert telling(0).retell([other, drawn])[-1] == "Ben draws an Advantage (Penitent)."


def test_a_foe_whose_combat_is_counted_later_has_x() -> None:
    begun = CombatBegan("A:combat", 0, "mirror-twin", -1, 0)
    assert telling(0).retell([begun]) == ["You fight Twin from the Mirror (Combat X)."]


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        ("A:crisis", "Ben alone has completed a Basic Mission, and wins without a fight."),
        ("A:end-of-game", "Ben has vanquished the last danger."),
    ],
)
def test_the_end_says_how_it_was_won(rule: str, told: str) -> None:
    assert telling(0).retell([GameWon(rule, 1)]) == [told]


@pytest.mark.parametrize(("character", "told"), [("priestess", "neutralisée"), ("samurai", "neutralisé")])
def test_french_agrees_with_the_character(character: str, told: str) -> None:
    down = CharacterIncapacitated("A:incapacitated-characters", 0, character)
    assert f"est {told} jusqu'au" in telling(0, "fr").retell([down])[0]


def test_french_contracts_the_article_of_an_area() -> None:
    g = laid("movement", 0, [seat("samurai"), seat("executor")], "hollow-ferry maisen")
    assert {"Aller au Bac creux", "Aller à Maisen"} <= set(choices(g, "fr"))


def test_who_looks_on_is_not_told_of_missions_of_its_own() -> None:
    g = laid("reset", 0, [seat("samurai", missions="temple-of-the-sun"), seat("executor"), seat("agent")], "maisen")
    assert "Your Missions" in [group.title for group in table(g, 0)]
    assert not any("Your" in group.title for group in layout().table(open_scene(presenter(g), g), WIDTH))


def test_who_has_no_basic_mission_is_warned_by_the_final_one() -> None:
    seats = [seat("samurai"), seat("executor", completed="twin-maws"), seat("agent")]
    g = laid("reset", 0, seats, "maisen", final="splinter-choir", timer=3)
    warned = [[text for group in table(g, player) for _, text in group.lines] for player in (0, 1)]
    told = [any("You have no Basic Mission yet" in text for text in texts) for texts in warned]
    assert told == [True, False]


def test_an_offer_says_what_the_cards_do_that_one_would_get() -> None:
    g = laid("interaction", 0, [seat("samurai", "abel", "tsukikage"), seat("executor", area="tsukikage")], "tsukikage")
    play(g, "trade p2", "give abel", "done")
    (group,) = before(g)
    text = " ".join(line.strip() for _, line in group.lines)
    assert text.startswith("Ann gives Abel Ann wants nothing Abel: Plot, Faction, opposed to ")


@pytest.mark.parametrize(("at_hand", "found"), [(["iron-vow"], "iron-vow"), (["abel"], ""), (["iron-vow", "iron-sow"], "")])
def test_of_several_cards_of_a_name_the_one_at_hand_is_meant(at_hand: list[str], found: str) -> None:
    assert the_card(layout().wording, Screen(), "iron", at_hand) == found


def test_ones_own_cards_are_at_hand() -> None:
    g = laid("reset", 0, [seat("samurai", "iron-vow", missions="temple-of-the-sun"), seat("executor", "abel")], "maisen")
    assert layout().at_hand(scene_at(presenter(g), g, 0)) == ["iron-vow", "samurai", "temple-of-the-sun"]


def test_a_step_with_one_way_is_not_asked() -> None:
    g = laid("exploration", 0, [seat("agent", "shaved-dice", "maisen"), seat("executor")], "maisen", dice=[1])
    play(g, "explore")
    assert len(given(g).choices) > 1
    play(g, "play shaved-dice")
    assert [choice.form for choice in given(g).choices] == ["up"]
    assert given(g).action
    assert layout().takes_single


def test_an_offer_that_cannot_be_made_says_why() -> None:
    g = laid("interaction", 0, [seat("samurai", "abel", "tsukikage"), seat("executor", area="tsukikage")], "tsukikage")
    play(g, "trade p2", "give samurai")
    assert "done" not in [choice.form for choice in given(g).choices]
    (group,) = before(g)
    assert group.lines[-1][1] == "It cannot be made as it is: A Party cannot give away its last Character. (A:trade)"


@pytest.mark.parametrize(
    ("lang", "mover", "card", "destination", "told"),
    [
        ("en", 0, "samurai", "hand", "You take Samurai into your hand."),
        ("en", 1, "", "hand", "Ben takes a card into their hand."),
        ("en", 1, "", "drawn", "Ben draws an Encounter."),
        ("en", 0, "samurai", "character-deck", "Samurai goes back to its pile."),
        ("en", 1, "iron-vow", "advantage-discard", "Iron Vow goes to the discard pile."),
        ("fr", 0, "samurai", "hand", "Vous prenez le Samouraï en main."),
        ("fr", 1, "marsh-leeches", "drawn", "Ben tire les Sangsues du marais."),
        ("fr", 1, "marsh-leeches", "beside", "Les Sangsues du marais restent de côté jusqu'à la fin de la phase."),
        ("fr", 1, "", "traps", "Ben pose une carte comme Piège."),
    ],
)
def test_a_card_that_moves_is_told_as_a_person_would(lang: str, mover: int, card: str, destination: str, told: str) -> None:
    telling = presenter_of("anima", lang, POOL, NAMES).telling(0, True)
    assert plain(spans(telling.sentence([CardMoved("A:start-of-play", mover, card, "dealt", destination)]))) == told


@pytest.mark.parametrize(("lang", "told"), [("en", "2 cards for nothing."), ("fr", "2 cartes contre rien.")])
def test_an_offer_says_what_its_numbers_count(lang: str, told: str) -> None:
    offered = TradeOffered("A:trade", 0, 1, 2, 0)
    said = plain(spans(presenter_of("anima", lang, POOL, NAMES).telling(0).sentence([offered])))
    assert said.endswith(told) and "Ben" in said


def test_areas_that_are_laid_out_are_told_at_once() -> None:
    laid: list[Event] = []
    for area in ("maisen", "karh", "deimos"):
        laid.append(AreaPlaced("A:start-of-play", -1, area, "area-deck", "areas"))
        laid.append(EncounterLaid("A:start-of-play", -1, "", "encounter-deck", "guards", area))
    telling = presenter_of("anima", "en", POOL, NAMES).telling(0)
    told = [plain(spans(telling.sentence(group))) for group in telling.together(laid)]
    assert told[0] == "On the table: Maisen, Karh, Deimos." and len(told) == 4


LOST = """
- ruling: A Combat is lost
  cites: [A:combat]
  given:
    turn: alice, exploration
    areas: [maisen, karh]
    encounter deck: [flayed-hunter]
    dice: [3, 1, 6]
    alice: {party: [samurai, priestess, falconer], in: maisen, hand: [root-and-stone]}
    bob: {party: [executor], in: karh}
  when: [alice explore]
  then: [phase is exploration]
"""


def test_no_chance_is_told_of_a_combat_that_is_lost() -> None:
    g = play_through(read_scenarios(AnimaNotation(POOL), LOST, "lost.yaml")[0].play).game
    assert isinstance(g, Game)
    said: dict[str, str] = {}
    while "who-dies" not in said:
        view = g.view(0)
        if view.fight is not None:
            said[g.question.id] = combat(TableWords(AnimaWording("en", POOL), view, 0, NAMES, WIDTH), view.fight).lines[0][1]
        g.choose(len(g.options) - 1)  # nothing is used
    assert "you win about" in said["combat-cards"] and "you win about" not in said["who-dies"]
    assert "losing by 3 or more kills a Character" in said["who-dies"]


@pytest.mark.parametrize(
    ("combat_of_foe", "told"),
    [(9, "you win about"), (2, "you are sure to win as it stands"), (30, "you cannot win as it stands")],
)
def test_what_is_sure_in_a_combat_is_said_to_be_so(combat_of_foe: int, told: str) -> None:
    g = laid("reset", 0, [seat("samurai"), seat("executor")], "maisen")
    fight = FightView(0, -1, "mill-ogre", 9, combat_of_foe, 0, [1, 1], 5, 0, [], False)
    said = combat(TableWords(AnimaWording("en", POOL), g.view(0), 0, NAMES, WIDTH), fight)
    assert told in said.lines[0][1]
