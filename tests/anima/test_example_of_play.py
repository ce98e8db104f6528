"""The example at the end of the rule book, move by move (A:example-of-play)."""

from tests.anima.laying import areas, forms, laid, names, pass_all, play, seat, trapped

from grimoire.anima.areas import level_of
from grimoire.anima.hands import hand
from grimoire.anima.parties import faction, party
from grimoire.anima.zones import ENCOUNTER_DISCARD


def test_the_example_of_play_runs_as_printed() -> None:
    maisen, *others = areas("maisen deimos tsukikage")
    g = laid(
        "reset",
        0,
        [
            seat("samurai priestess", "abel ember-script"),
            seat("seer", "iron-vow"),
            seat("agent executor", "knife-in-the-fog"),
        ],
        [trapped(maisen, "unleashed-danger", 1), *others],
        dice=[3, 6, 2, 6, 1],
        area_deck="albidion",
        encounter_deck="dark-judgement amenhotep shadow-of-azrael ascension",
    )
    assert g.order == [0, 2, 1], "by Speed 6, 5 and 3"

    # Reset: the Faction; the Agent's exchange, after which he is spun; nothing.
    play(g, "play abel")
    pass_all(g)
    assert g.definition(faction(g, 0)).id == "abel"
    assert g.asked == 0
    play(g, "end", "use agent", "choose p1")
    pass_all(g)
    play(g, "give knife-in-the-fog")
    assert names(g, hand(g, 0)) == ["knife-in-the-fog"]
    assert names(g, hand(g, 2)) == ["ember-script"]
    assert "use agent" not in forms(g), "he is spun"
    play(g, "end", "end")

    # Movement: to Maisen; new horizons, where Dark Judgement is above the Level; after the seeker to Albidion.
    assert (g.asked, g.question.id) == (0, "movement")
    kinds = play(g, "move maisen")
    assert "EncounterRevealed" not in kinds
    assert g.asked == 2
    kinds = play(g, "seek deck")
    assert "EncounterTooHigh" in kinds
    assert names(g, g.zones[ENCOUNTER_DISCARD]) == ["dark-judgement"]
    assert g.asked == 1
    play(g, "move albidion")
    pass_all(g)
    assert g.definition(g.place[0]).id == "maisen"
    assert level_of(g, g.place[0]) == 3, "the Trap has raised it for this turn"

    # Interaction: the first can neither trade nor attack; the others could, and do not.
    assert (g.asked, forms(g)) == (0, ["end"])
    play(g, "end")
    assert {"attack p2", "trade p2"} <= set(forms(g))
    play(g, "end", "end")

    # Exploration: a 3 draws Amenhotep, who may come because of the Trap, and wins.
    play(g, "explore")
    kinds = pass_all(g)
    assert "PartyExpelled" in kinds
    assert g.out[0]
    assert g.place[0] == -1
    assert g.asked == 2, "no reward for whoever is expelled"

    # A 6 draws two: one is too high, the other is Ascension; then two cards for the Level of Albidion.
    play(g, "explore")
    pass_all(g)
    assert g.question.id == "choose-effect"
    play(g, "choose 1", "choose executor")
    assert g.question.id == "reward"
    assert len(party(g, 2)) == 2
    play(g, "reward advantage")
    assert len(hand(g, 2)) == 3

    # A 1 meets nothing; Discredit takes the Faction of the first.
    assert g.asked == 1
    play(g, "explore")
    pass_all(g)
    assert g.question.id == "reward"
    play(g, "ex discredit")
    assert faction(g, 0) == -1
    assert not hand(g, 1)
    assert g.turn == 4
