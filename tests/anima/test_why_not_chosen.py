"""Why something is not among what a text, a hand, a pile or a trade lets a player choose: at every kind of question, and never
by what only another seat knows (tests/seat plays beside other deals for that)."""

from collections.abc import Iterator

from tests.anima.laying import laid, play, seat
from tests.asked_moments import asked_moments

from grimoire import verbs
from grimoire.anima.game import Game
from grimoire.anima.optional_rules import Options
from grimoire.kernel.reason import NO_OPTION
from grimoire.library.messages import messages
from grimoire.seat.games import presenter_of
from grimoire.seat.scenario_presenter import NAMES as NAMES_OF_SEATS

NAMES = (
    "samurai",
    "seer",
    "iron-vow",
    "deimos",
    "thornhound",
    "the-three-seals",
    "kagami",
    "p1",
    "p2",
    "p5",
    "1",
    "9",
    "nobody",
)


def refused_at(g: Game) -> Iterator[str]:
    offered = {option.form for option in g.options}
    for verb in dict.fromkeys(option.verb for option in g.options):
        yield from [f"{verb} {name}" for name in NAMES if not any(form.startswith(f"{verb} {name}") for form in offered)]


def test_whatever_could_be_named_at_a_question_has_a_reason() -> None:
    silent = {
        (g.question.id, form)
        for g in asked_moments("anima", Game)
        for form in refused_at(g)
        if g.why_not_form(form) == NO_OPTION
    }
    assert silent == set()
    assert len({g.question.id for g in asked_moments("anima", Game)}) > 35


def test_every_answer_of_the_game_has_a_reason_where_it_is_none() -> None:
    silent = {
        (g.question.id, verb)
        for g in asked_moments("anima", Game)
        for verb in verbs("anima")
        if not any(option.verb == verb for option in g.options) and g.why_not_form(verb) == NO_OPTION
    }
    assert silent == set()


def test_every_reason_is_said_in_both_languages() -> None:
    reasons = {g.why_not_form(form) for g in asked_moments("anima", Game) for form in refused_at(g)}
    for lang in ("en", "fr"):
        words = messages(lang, "anima")
        assert [reason.id for reason in reasons if not words.has(f"reason-{reason.id}")] == []
        wording = presenter_of("anima", lang, asked_moments("anima", Game)[0].pool, NAMES_OF_SEATS[:2]).wording
        for reason in reasons:
            said = wording.reason(reason)
            assert "{" not in said and "none" not in said.replace("have none", ""), "every card and word is named"


def go_on(g: Game, form: str) -> None:
    """Choose it, and let what it leads to be."""
    g.choose_form(form)
    while g.question.id == "interrupt":
        g.choose_form("pass")


def why(g: Game, *wanted: str) -> list[str]:
    return [g.why_not_form(form).id for form in wanted]


def test_a_party_must_be_another_one_and_as_the_text_wants_it() -> None:
    seats = [
        seat("agent samurai", "light-fingers", area="deimos"),
        seat("executor", "stillness", area="deimos"),
        seat("witch", "old-debt", area="deimos"),
        seat("priestess", area="deimos"),
        seat("falconer", "unweave", area="maisen"),
    ]
    g = laid("interaction", 0, seats, "deimos maisen", order=[0, 1, 2, 3, 4], options=Options(omega=True))
    play(g, "play light-fingers")
    assert g.question.id == "choose-party"
    assert why(g, "choose p1", "choose p4", "choose p5") == ["party-own", "party-without-cards", "not-in-your-area"]
    assert why(g, "choose witch", "choose 1") == ["choose-a-party", "nothing-to-choose"]
    assert str(g.why_not_form("choose p4")) == "party-without-cards (card:light-fingers)"


def test_a_larger_party_is_one_with_more_characters_and_the_last_one_stays() -> None:
    seats = [
        seat("samurai", "betrayal iron-vow", area="deimos"),
        seat("executor witch kagami", area="deimos"),
        seat("priestess seer", area="deimos"),
        seat("falconer", area="deimos"),
    ]
    g = laid("interaction", 0, seats, "deimos", order=[0, 1, 2, 3], options=Options(omega=True))
    play(g, "play betrayal", "discard iron-vow")
    assert why(g, "choose p4") == ["party-not-larger"]
    play(g, "choose p2")
    assert g.question.id == "choose-character"
    assert why(g, "choose kagami", "choose seer", "choose samurai", "choose agent", "choose p2") == [
        "character-arcane",
        "character-elsewhere",
        "character-elsewhere",
        "not-in-a-party",
        "choose-a-character",
    ]


def test_the_party_of_a_witch_is_never_hers() -> None:
    g = laid("reset", 0, [seat("witch samurai"), seat("executor seer")], "deimos maisen", order=[0, 1])
    play(g, "use witch")
    assert g.question.id == "choose-character"
    assert why(g, "choose samurai", "choose deimos", "choose agent") == ["character-own", "not-in-a-party", "not-in-a-party"]
    assert why(g, "spin samurai", "discard iron-vow", "up") == ["nothing-to-choose", "only-in-reset", "nothing-to-choose"]


def test_whoever_is_spun_has_the_icon_and_is_awake() -> None:
    seats = [seat("seer priestess samurai", "ember-script ward-of-salt", area="deimos"), seat("agent", area="maisen")]
    g = laid("exploration", 0, seats, "deimos maisen", dice=[2, 1, 1], order=[0, 1], encounter_deck="thornhound")
    go_on(g, "explore")
    play(g, "play ember-script")
    assert g.question.id == "spin-for"
    assert why(g, "spin samurai", "spin agent", "spin nobody") == [
        "character-without-icon",
        "not-in-your-party",
        "no-such-card",
    ]


def test_what_a_text_leaves_to_choose_must_be_possible() -> None:
    seats = [seat("seer samurai", "unweave iron-vow", area="shard-crater"), seat("agent", area="maisen")]
    g = laid("exploration", 0, seats, "shard-crater maisen", dice=[2], order=[0, 1], encounter_deck="dark-judgement")
    go_on(g, "explore")
    assert g.question.id == "choose-effect", "no Faction to be discarded"
    assert why(g, "choose 2", "choose 4", "choose p2") == ["choice-impossible", "no-such-choice", "nothing-to-choose"]


def test_a_trade_is_about_what_one_has_and_has_seen() -> None:
    seats = [seat("samurai", "iron-vow", area="tsukikage"), seat("seer witch", "stillness", area="albidion")]
    g = laid("interaction", 0, seats, "tsukikage albidion", order=[0, 1])
    play(g, "trade p2")
    assert why(g, "done", "give witch", "want stillness", "want unweave", "want samurai") == [
        *("empty-offer", "not-to-give"),
        *("not-seen-there",) * 3,
    ]
    play(g, "give iron-vow", "want card")
    assert why(g, "give iron-vow", "want card", "abandon now") == ["already-named", "all-wanted", "takes-no-name"]


def test_missions_are_tried_where_and_when_they_can_be() -> None:
    seats = [
        seat("samurai", area="maisen", missions="twin-maws temple-of-the-sun", completed="three-seals"),
        seat("executor", area="deimos", missions="letter-sealed-in-lead"),
    ]
    g = laid("exploration", 0, seats, "maisen deimos", dice=[2, 1], order=[0, 1], encounter_deck="thornhound")
    wanted = ("twin-maws", "temple-of-the-sun", "three-seals", "letter-sealed-in-lead", "maisen")
    assert why(g, *[f"resist {card}" for card in wanted if card != "twin-maws"]) == [
        *("mission-elsewhere", "mission-done", "mission-not-yours", "no-mission"),
    ]
    assert why(g, "mission temple-of-the-sun", "leave", "attack p2", "reward advantage") == [
        *("mission-not-now", "only-in-reset", "not-in-your-area", "reward-after-exploring"),
    ]


def test_a_card_in_another_hand_is_refused_as_one_that_is_nowhere() -> None:
    """What is not known must not show."""
    held = [seat("samurai", "iron-vow", area="tsukikage"), seat("seer witch", "stillness", area="albidion")]
    other = [seat("samurai", "iron-vow", area="tsukikage"), seat("seer witch", "unweave", area="albidion")]
    games = [laid("interaction", 0, seats, "tsukikage albidion", order=[0, 1]) for seats in (held, other)]
    for g in games:
        play(g, "trade p2")
    for form in ("want stillness", "want unweave", "give stillness", "discard unweave", "take stillness"):
        assert games[0].why_not_form(form) == games[1].why_not_form(form)
