"""The text of Anima's cards: whole sentences in both languages, for every word and every number of a definition."""

import re

import pytest

from grimoire.anima.listed_words import V
from grimoire.anima.text import UnknownWord, line_text, printed_text
from grimoire.anima.text.phrases import PHRASES
from grimoire.language.phrase import digits
from grimoire.language.syntax import NUMBER, Expr, parse, written
from grimoire.library.anima.cards import shipped_pool
from grimoire.pages.anima.words import INVENTED, invented_line, lines_of, words_in

POOL = shipped_pool()
UNUSABLE = {("characters", "it")}  # listed so that its refusal can say where `it` stands


def text(lang: str, kind: str, line: str) -> str:
    return line_text(parse(line, signed=True), kind, lang).replace("\u00a0", " ")


def card(lang: str, id: str) -> list[str]:
    return printed_text(POOL, POOL.definitions[POOL.numbers[id]], lang).replace("\u00a0", " ").split("\n")


# (type of card, line, English, French)
LINES: list[tuple[str, str, str, str]] = [
    # moments and prices
    (
        "character",
        "act reset, spin => combat(-2, your_pick(rival), turn)",
        "Reset, spin: a Character of your choice from another Party has −2 Combat until the end of the turn.",
        "Redressement, incliner : un Personnage de votre choix appartenant à un autre Groupe a −2 en Combat jusqu'à la fin du "
        "tour.",
    ),
    (
        "character",
        "act combat once, spin, discard(2, us) => combat(-2, foe, fight) if foe_is(supernatural)",
        "Combat against a supernatural foe, once a turn, spin, discard 2 Advantages: the foe has −2 Combat in this Combat.",
        "Combat contre un adversaire surnaturel, une fois par tour, incliner, défausser 2 Avantages : l'adversaire a −2 en "
        "Combat dans ce Combat.",
    ),
    (
        "faction",
        "act reset => draw(1) if fewest_characters(us) & not(has_faction(us))",
        "Reset, only if no Party has fewer Characters than your Party and your Party belongs to no Faction: draw 1 Advantage.",
        "Redressement, seulement si aucun Groupe n'a moins de Personnages que votre Groupe et si votre Groupe n'appartient à "
        "aucune Faction : piochez 1 Avantage.",
    ),
    (
        "plot",
        "act interaction => steal(1, rival(here, larger, with_cards))",
        "Interaction: take 1 Advantage at random from another Party of your choice in your Area with more Characters than "
        "yours that holds Advantages.",
        "Interaction : prenez 1 Avantage au hasard à un autre Groupe de votre choix présent dans votre Zone et comptant plus "
        "de Personnages que le vôtre et qui détient des Avantages.",
    ),
    # interruptions: what they answer is named where something is done to it, or else said first
    (
        "magic",
        "act interrupt(own_encounter) => evade then draw(1)",
        "Interruption: discard an Encounter just turned up against your Party by exploration, as if it had not been drawn, "
        "then draw 1 Advantage.",
        "Interruption : défaussez une Rencontre que l'exploration vient de révéler contre votre Groupe, comme si elle "
        "n'avait pas été piochée, puis piochez 1 Avantage.",
    ),
    (
        "plot",
        "act interrupt(any_die) => draw(2)",
        "Interruption: when any die has just been rolled, draw 2 Advantages.",
        "Interruption : lorsqu'un dé vient d'être lancé, par qui que ce soit, piochez 2 Avantages.",
    ),
    (
        "ki",
        "act interrupt(own_die) => choose(reroll(it), nudge(it))",
        "Interruption: choose one: reroll a die just rolled for your Party (the new result stands), or raise or lower by 1 "
        "that die, within 1 to 6.",
        "Interruption : au choix : relancez un dé qui vient d'être lancé pour votre Groupe (le nouveau résultat compte), ou "
        "augmentez ou diminuez de 1 ce dé, entre 1 et 6.",
    ),
    # who does it: you, or each Party in turn
    (
        "trap",
        "on sprung => by_each(here, check(8, passed(draw(1)), failed(drop_faction(us) then lose_turn(us))))",
        "Each Party in this Area makes a Speed Check 8; if it succeeds, it draws 1 Advantage; if it fails, it discards its "
        "Faction, then it loses its turn.",
        "Chaque Groupe de cette Zone fait un Test de Vitesse 8 ; s'il réussit, il pioche 1 Avantage ; s'il échoue, il "
        "défausse sa Faction, puis il perd son tour.",
    ),
    (
        "trap",
        "on sprung => by_each(here, incapacitate(one_of(us)))",
        "For each Party in this Area, one of its Characters is incapacitated.",
        "Pour chaque Groupe de cette Zone, l'un de ses Personnages est neutralisé.",
    ),
    (
        "incident",
        "on wins(each) once => to(discard(1, us), draw(2)) if foe_is(creature) & foe_is(natural)",
        "This turn, once a turn, when a Party wins a Combat against a natural Creature, it may discard 1 Advantage. If it "
        "does, it draws 2 Advantages.",
        "Pendant ce tour, une fois par tour, lorsqu'un Groupe gagne un Combat contre une Créature naturelle, il peut "
        "défausser 1 Avantage. S'il le fait, il pioche 2 Avantages.",
    ),
    # putting effects together
    (
        "event",
        "on meet => combat(1, us, turn) then speed(2, us, turn) then draw(1) then discard(1, us, random)",
        "Your Party has +1 Combat and +2 Speed until the end of the turn; draw 1 Advantage, then discard 1 Advantage at "
        "random.",
        "Votre Groupe a +1 en Combat et +2 en Vitesse jusqu'à la fin du tour ; piochez 1 Avantage, puis défaussez 1 Avantage "
        "au hasard.",
    ),
    (
        "event",
        "on meet => if(final_in_play, timer(2), if(final_due, reveal_final)) then draw(1)",
        "If the Final Mission is revealed, raise the Crisis die by 2, not above 10. Otherwise, if a Basic Mission is completed "
        "but the Final Mission not yet revealed, the Final Mission is revealed at the beginning of the next turn, in nobody's "
        "name. Then draw 1 Advantage.",
        "Si la Mission finale est révélée, augmentez le dé de Crise de 2, sans dépasser 10. Sinon, si une Mission basique est "
        "accomplie sans que la Mission finale soit révélée, la Mission finale est révélée au début du prochain tour, au nom "
        "de personne. Ensuite, piochez 1 Avantage.",
    ),
    (
        "event",
        "on meet => choose(kill(one_of(us)), nothing)",
        "If you wish, one of your Characters dies.",
        "Si vous le souhaitez, l'un de vos Personnages meurt.",
    ),
    (
        "event",
        "on meet => on_die(5, low(fight(9)), high(recruit(deck)))",
        "Roll a die; on 1–5, fight a foe (Combat 9); on 6, recruit a normal Character.",
        "Lancez un dé ; sur 1–5, affrontez un adversaire (Combat 9) ; sur 6, recrutez un Personnage normal.",
    ),
    (
        "event",
        "on meet => drop_faction(rival) then best_of(2, foe) then fight(5, natural, darkness)",
        "Another Party of your choice discards its Faction, then fight a natural foe of Darkness (Combat 5); it rolls 2 dice "
        "and keeps the best.",
        "Un autre Groupe de votre choix défausse sa Faction, puis affrontez un adversaire naturel des Ténèbres (Combat 5) ; "
        "il lance 2 dés et garde le meilleur.",
    ),
    # Creatures speak of themselves
    (
        "creature",
        "on meet => combat(3, foe, fight) if not(has_skill(us, ki))",
        "If your Party has no Character with Ki, this Creature has +3 Combat in this Combat.",
        "Si votre Groupe n'a aucun Personnage avec l'icône Ki, cette Créature a +3 en Combat dans ce Combat.",
    ),
    # continuous texts
    (
        "arcane",
        "always combat(2, us) if foe_is(mission) & players_at_least(3)",
        "If there are 3 or more players, your Party has +2 Combat against foes of Missions and Crises.",
        "S'il y a 3 joueurs ou plus, votre Groupe a +2 en Combat contre les adversaires des Missions et des Crises.",
    ),
    (
        "organization",
        "always combat(-1, foe) if not(foe_is(party))",
        "If the foe is not another Party, the foes of your Party have −1 Combat.",
        "Si l'adversaire n'est pas un autre Groupe, les adversaires de votre Groupe ont −1 en Combat.",
    ),
    (
        "incident",
        "always level(2, area_of(each))",
        "This turn, the Level of the Area of each Party is raised by 2 (at most 3), wherever it goes.",
        "Pendant ce tour, le Niveau de la Zone de chaque Groupe augmente de 2 (3 au plus), où qu'il aille.",
    ),
    (
        "incident",
        "always combat(1, each) if foe_is(darkness)",
        "This turn, each Party has +1 Combat against foes of Darkness, those of Missions included.",
        "Pendant ce tour, chaque Groupe a +1 en Combat contre les adversaires des Ténèbres, ceux des Missions compris.",
    ),
]


@pytest.mark.parametrize(("kind", "line", "english", "french"), LINES, ids=[line[1] for line in LINES])
def test_lines(kind: str, line: str, english: str, french: str) -> None:
    assert text("en", kind, line) == english
    assert text("fr", kind, line) == french


def test_an_area_prints_its_table_its_rewards_and_its_rules() -> None:
    assert card("en", "last-lantern") == [
        "Exploration:",
        "• 1: nothing happens.",
        "• 2–5: face 1 Encounter.",
        "• 6: face 1 Encounter, the Area counting as Level 3 whatever changes it.",
        "Rewards:",
        "• Recruit.",
        "• Mission: The Toll of Names.",
        "• EX A Bed and a Fire: your Party has +2 Combat and +2 Speed during the next turn.",
        "No Arcane Character can be recruited here.",
    ]
    assert card("fr", "salt-market")[3:] == [
        "• 6 : défaussez 1 Avantage au hasard.",
        "Récompenses :",
        "• Avantage.",
        "• Mission : Le Péage des noms.",
        "• EX Marchander : défaussez 1 Avantage, puis piochez 2 Avantages.",
    ]


def test_missions_say_where_what_and_what_for() -> None:
    assert card("en", "vigil-of-the-unburied") == [
        "Place: Deimos or Widow's Terraces.",
        "Resistance for 3 turns running, before exploring:",
        "• Turn 1: fight a supernatural foe (Combat 8).",
        "• Turn 2: fight a supernatural foe (Combat 9).",
        "• Turn 3: fight a supernatural foe (Combat 11).",
        "Reward: your Party has +1 Combat for the rest of the game.",
    ]
    assert card("fr", "three-circles") == [
        "Lieu : n'importe quelle Zone.",
        "Décompte jusqu'à 3 marqueurs, comme récompense d'exploration : défaussez 1 Avantage, puis placez sur cette "
        "Mission un marqueur pour le Niveau de cette Zone, une seule fois par Niveau.",
        "Récompense : votre Groupe a +1 en Combat et +1 en Vitesse pour le reste de la partie.",
    ]


def test_a_final_mission_has_a_quest_and_a_crisis() -> None:
    eye = card("en", "eye-that-will-not-close")
    assert eye[1].startswith("Quest, resistance for 3 turns running, before exploring: make a Speed Check 17; if it fails, ")
    assert eye[-1] == (
        "Crisis after 7 turns: make a Speed Check 14; if it fails, your Party has −2 Combat for the rest of the attempt. Then "
        "fight a supernatural foe (Combat 13); it rolls 2 dice and keeps the best."
    )


def test_a_second_line_of_an_advantage_is_another_way_to_use_it() -> None:
    assert [line.split(":")[0] for line in card("en", "snare-undone")] == ["Interruption", "Or Combat"]
    assert [line.split(" :")[0] for line in card("fr", "snare-undone")] == ["Interruption", "Ou Combat"]
    assert [line.split(" ")[0] for line in card("en", "lances-of-no-lord")] == ["When", "Your"]


# -- every word ----------------------------------------------------------------------------------------------------

USES = {use for definition in POOL.definitions for line in lines_of(definition) for use in words_in(line)}


def test_every_word_is_in_a_card_or_in_an_invented_line() -> None:
    listed = {(word.kind, word.name) for word in V.words} - UNUSABLE
    assert sorted(listed - USES - set(INVENTED)) == [], "a line for it in cli/anima/words.py"
    assert [use for use in INVENTED if use not in words_in(invented_line(use)[1])] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_and_every_invented_line_has_a_text(lang: str) -> None:
    for definition in POOL.definitions:
        assert bool(printed_text(POOL, definition, lang)) == bool(lines_of(definition)), definition.id
    for use in INVENTED:
        kind, line = invented_line(use)
        assert line_text(line, kind, lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("condition", V.kinds["condition"])
def test_every_condition_can_be_said_and_denied(lang: str, condition: str) -> None:
    takes = {
        "foe_is": "(natural)",
        "has_skill": "(us, magic)",
        "players_at_least": "(4)",
        "characters_at_least": "(2, us)",
        "not": "(declared)",
    }
    parties = ("has_faction", "in_trade_area", "fewest_characters", "at_least_as_many", "behind")
    said = condition + takes.get(condition, "(us)" if condition in parties else "")
    holds = text(lang, "event", f"on meet => if({said}, draw(1))")
    if condition == "not":
        return
    assert text(lang, "event", f"on meet => if(not({said}), draw(1))") != holds


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("on meet => juggle(2)", "juggle"),
        ("on sneezed => draw(1)", "sneezed"),
        ("always glitter(2)", "glitter"),
        ("act teatime => draw(1)", "teatime"),
        ("on meet => if(raining, draw(1))", "raining"),
        ("on meet => combat(1, us, fortnight)", "fortnight"),
        ("on meet => draw(1, stranger)", "stranger"),
    ],
)
def test_unknown_words_are_refused(lang: str, line: str, word: str) -> None:
    with pytest.raises(UnknownWord) as refusal:
        text(lang, "event", line)
    assert refusal.value.word == word


# -- every number --------------------------------------------------------------------------------------------------


def numbers_in(e: Expr) -> list[Expr]:
    inner = [*e.args, *[part for part in (e.body, e.condition) if part is not None]]
    return ([e] if e.kind == NUMBER else []) + [number for part in inner for number in numbers_in(part)]


def marked(e: Expr) -> tuple[Expr, list[str]]:
    """The line with every number as one of its own, and how these are printed."""
    line = parse(written(e), signed=True)
    marks: list[str] = []
    for i, number in enumerate(numbers_in(line)):
        number.value = (101 + i) * (-1 if number.value < 0 else 1)
        marks.append(str(abs(number.value)))
    return line, marks


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_number_of_a_line_is_in_its_text(lang: str) -> None:
    for definition in POOL.definitions:
        for e in lines_of(definition):
            line, marks = marked(e)
            shown = re.findall("[0-9]+", line_text(line, definition.type_name, lang))
            assert [mark for mark in marks if mark not in shown] == [], f"{definition.id}: {e}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_number_of_a_card_is_in_its_text(lang: str) -> None:
    for definition in POOL.definitions:
        wanted = {digits(abs(number.value)) for line in lines_of(definition) for number in numbers_in(line)}
        wanted |= {str(number) for number in (definition.marks, definition.crisis_turns) if number}
        wanted |= {face for faces, _ in definition.table_lines for face in faces.split("-")}
        if definition.step_lines:
            wanted.add(str(len(definition.step_lines)))
        assert wanted <= set(re.findall("[0-9]+", printed_text(POOL, definition, lang))), definition.id


def test_both_languages_print_the_same_numbers() -> None:
    for definition in POOL.definitions:
        english, french = (re.findall("[−+]?[0-9]+", printed_text(POOL, definition, lang)) for lang in ("en", "fr"))
        assert sorted(english) == sorted(french), definition.id


def test_signs_are_printed_as_they_are_written() -> None:
    assert text("en", "event", "on meet => speed(-2, us, turn)").startswith("Your Party has −2 Speed")
    assert text("fr", "incident", "always level(-2, area_of(us))").endswith("diminue de 2 (1 au moins), où qu'il aille.")


def test_french_signs_have_their_space() -> None:
    assert [key for key, (_, french) in PHRASES.items() if re.search(r"[^ ][;:]( |$)", french)] == []
    for definition in POOL.definitions:
        assert not re.search("[^\u00a0][;:]|[«]", printed_text(POOL, definition, "fr")), definition.id


# -- what an interruption answers, and whose Characters ------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("answer", V.kinds["answer"])
def test_what_is_answered_is_named_then_pointed_at_or_said_first(lang: str, answer: str) -> None:
    first, second = (text(lang, "plot", f"act interrupt({answer}) => {body}") for body in ("cancel(it)", "draw(1)"))
    both = text(lang, "plot", f"act interrupt({answer}) => cancel(it) then cancel(it)")
    assert both.startswith(first.rstrip("."))
    again = both.removeprefix(first.rstrip(".")).rstrip(".").split(" ", 3)[-1]
    assert again
    assert again not in first
    lead = second.split(": ")[1]
    assert lead.startswith("when " if lang == "en" else "lorsqu")


@pytest.mark.parametrize(
    ("characters", "english", "french"),
    [
        ("one_of(us)", "one of your Characters", "l'un de vos Personnages"),
        ("one_of(rival)", "one of the Characters of another Party of your choice", "l'un des Personnages d'un autre Groupe"),
        ("normal_of(foe)", "one of the normal Characters of the foe", "l'un des Personnages normaux de l'adversaire"),
        ("males(each)", "each male Character of each Party", "chaque Personnage masculin de chaque Groupe"),
        ("user", "the Character spun for this card", "le Personnage incliné pour cette carte"),
    ],
)
def test_characters_are_named_by_their_party(characters: str, english: str, french: str) -> None:
    line = f"act combat => incapacitate({characters})"
    assert text("en", "ki", line) == f"Combat: {english} is incapacitated."
    assert text("fr", "ki", line).startswith(f"Combat : {french}")


def test_an_ability_of_a_character_calls_its_user_this_character() -> None:
    line = "act combat, spin => after_fight(incapacitate(user))"
    assert text("en", "character", line) == "Combat, spin: after the Combat, this Character is incapacitated."
    assert text("fr", "arcane", line) == "Combat, incliner : après le Combat, ce Personnage est neutralisé."
