"""The text of cards, written from definitions: whole sentences in both languages."""

import re

import pytest

from grimoire.language.phrase import (
    article,
    au,
    capitalised,
    de,
    digits,
    elided,
    english_plural,
    english_verb,
    french_plural,
    french_verb,
    listed,
    sentence,
    si,
)
from grimoire.language.syntax import NUMBER, Expr, parse
from grimoire.magenoir.text import Numbers, UnknownWord, card_text


class Shifted(Numbers):
    """Every number as changed by some component."""

    def __init__(self, by: int) -> None:
        self.by = by

    def of(self, expr: Expr) -> int:
        return expr.value + self.by


def text(lang: str, kind: str, *lines: str, by: int = 0, reminders: bool = False) -> str:
    names = {"worker-bee": "Worker bee" if lang == "en" else "Abeille ouvrière"}
    written = card_text([parse(line) for line in lines], "Probe", kind, lang, Shifted(by), reminders, names)
    return written.replace("\u00a0", " ")


# (kind, definition, English, French)
CARDS: list[tuple[str, str, str, str]] = [
    ("spell", "damage(2, any)", "Deal 2 damage to any target.", "Infligez 2 dégâts à la cible de votre choix."),
    (
        "spell",
        "damage(alt(3, mn, 4), opp)",
        "Deal 3 damage (or 4 if you are a Mage Noir) to the opponent.",
        "Infligez 3 dégâts (ou 4 si vous êtes Mage Noir) à l'adversaire.",
    ),
    (
        "spell",
        "take(upto(2) air, available)",
        "Take up to 2 Air Mana from the Available Ether.",
        "Prenez jusqu'à 2 Mana Air dans l'Éther disponible.",
    ),
    (
        "spell",
        "on used_as_component(self) => unless(pay(1 fire|air), discard(self))",
        "Once this spell has been used as a component, discard it unless you pay 1 Fire or Air Mana.",
        "Une fois ce sort utilisé comme composant, défaussez-le, à moins de payer 1 Mana Feu ou Air.",
    ),
    (
        "spell",
        'apply(sel(1, "Wind" component yours)) then move(it, third)',
        "Apply the effects of 1 of your Wind components, then put it back into your deck as the third card from the top.",
        "Appliquez les effets d'1 de vos composants Vent, puis remettez-le en troisième position à partir du dessus de "
        "votre deck.",
    ),
    (
        "permanent",
        'on enters(self) => discard(used("Seed"))',
        "When this Permanent enters play, discard the Seed component used to prepare it.",
        "Lorsque ce Permanent arrive en jeu, défaussez le composant Graine utilisé pour le préparer.",
    ),
    (
        "permanent",
        'on turn_start(you) => damage(times(2, count("Tree")), opp)',
        "At the start of your turn, deal 2 damage to the opponent for each Tree in play.",
        "Au début de votre tour, infligez 2 dégâts à l'adversaire pour chaque Arbre en jeu.",
    ),
    (
        "permanent",
        'always apply_times("Tree" other yours, more(1)) if mn',
        "If you are a Mage Noir, your other Trees apply their effects 1 additional time.",
        "Si vous êtes Mage Noir, vos autres Arbres appliquent leurs effets 1 fois de plus.",
    ),
    (
        "equipment",
        "on loses_hp(you) | damaged(you) => may(to(pay(1 fire), damage(1, opp)))",
        "Whenever you lose HP or are dealt damage, you may pay 1 Fire Mana to deal 1 damage to the opponent.",
        "Chaque fois que vous perdez des PV ou que vous subissez des dégâts, vous pouvez payer 1 Mana Feu pour infliger "
        "1 dégât à l'adversaire.",
    ),
    (
        "equipment",
        "act any_time, discard(self) + discard(all(in_hand yours)) => lasting(this_turn, always taken(you, exactly(zero)))",
        "At any time, you may destroy this Equipment and discard your hand. If you do, you take no damage this turn.",
        "À tout moment, vous pouvez détruire cet Équipement et défausser votre main. Si vous le faites, vous ne subissez "
        "aucun dégât ce tour-ci.",
    ),
    (
        "permanent",
        "asap none(locked(self)) => discard(self) then may(take(upto(2) water, available))",
        "As soon as no Mana is locked under this Permanent, destroy it, then you may take up to 2 Water Mana from the "
        "Available Ether.",
        "Dès qu'aucune Mana n'est verrouillée sous ce Permanent, détruisez-le, puis vous pouvez prendre jusqu'à 2 Mana Eau "
        "dans l'Éther disponible.",
    ),
    (
        "spell",
        "rider numbers(user, alt(subtract(1), mn, add(1)))",
        "Every number in the effects of any spell that uses this one as a component is decreased by 1 (increased by 1 "
        "instead if you are a Mage Noir).",
        "Chaque nombre dans les effets de tout sort utilisant celui-ci comme composant est diminué de 1 (augmenté de 1 à "
        "la place si vous êtes Mage Noir).",
    ),
    (
        "spell",
        'next(prepared(spell yours), this_turn, always needs(it, may_add(1 "Time")))',
        "The next spell you prepare this turn may use 1 additional Time component.",
        "Le prochain sort que vous préparez ce tour-ci peut utiliser 1 composant Temps supplémentaire.",
    ),
    (
        "spell",
        "next(prepared(vegetal spell yours), this_turn, always cost(it, less(2 vegetal)), always enter_hp(it, more(1)))",
        "The next Vegetal spell you prepare this turn costs 2 Vegetal Mana less. It enters play with 1 additional HP if it "
        "has any.",
        "Le prochain sort Végétal que vous préparez ce tour-ci coûte 2 Mana Végétal de moins. Il arrive en jeu "
        "avec 1 PV de plus s'il a des PV.",
    ),
    (
        "equipment",
        "instead drawn(you, during(draw_phase)) => move(sel(one, spell in_discard yours), hand)",
        "If you would draw a card during your draw phase, take a spell from your discard pile back into your hand instead.",
        "Si vous deviez piocher une carte pendant votre phase de pioche, reprenez un sort de votre défausse en main à la "
        "place.",
    ),
    (
        "spell",
        "choose(1, opp, discard(sel(1, in_hand theirs)), lose(opp, 3))",
        "The opponent chooses 1 option:\n• They discard 1 card from their hand.\n• They lose 3 HP.",
        "L'adversaire choisit 1 option :\n• Il défausse 1 carte de sa main.\n• Il perd 3 PV.",
    ),
    (
        "permanent",
        "on turn_start(you) => must(release(1 mana, self), gain(self, 1), damage(3, any))",
        "At the start of your turn, release 1 Mana from this Permanent. If you do, it gains 1 HP. If you cannot, deal 3 "
        "damage to any target.",
        "Au début de votre tour, libérez 1 Mana de ce Permanent. Si vous le faites, il gagne 1 PV. Si c'est impossible, "
        "infligez 3 dégâts à la cible de votre choix.",
    ),
    (
        "permanent",
        "on turn_start(you) => to(release(1 mana, self), gain(self, 1), damage(3, any))",
        "At the start of your turn, you may release 1 Mana from this Permanent. If you do, it gains 1 HP. If you do not, "
        "deal 3 damage to any target.",
        "Au début de votre tour, vous pouvez libérer 1 Mana de ce Permanent. Si vous le faites, il gagne 1 PV. Sinon, "
        "infligez 3 dégâts à la cible de votre choix.",
    ),
    (
        "spell",
        "lasting(until_your_turn, always keyword(spell everywhere, slowcast))",
        "ALL spells gain Slowcast until the start of your next turn.",
        "TOUS les sorts gagnent Lent jusqu'au début de votre prochain tour.",
    ),
    (
        "permanent",
        "always dealt(vegetal permanent yours, more(2))",
        "Your Vegetal Permanents deal 2 more damage.",
        "Vos Permanents Végétaux infligent 2 dégâts de plus.",
    ),
    (
        "spell",
        'show(sel(1, "Flower" in_deck yours)) + move(it, hand) + shuffle(you)',
        "Show 1 Flower card from your deck to the opponent, put it into your hand and shuffle your deck.",
        "Montrez 1 carte Fleur de votre deck à l'adversaire, mettez-la dans votre main et mélangez votre deck.",
    ),
    (
        "equipment",
        "on drawn(opp) => damage(1, opp)",
        "Whenever the opponent draws a card, deal 1 damage to them.",
        "Chaque fois que l'adversaire pioche une carte, infligez-lui 1 dégât.",
    ),
    (
        "spell",
        "draw(opp, alt(7, opp_mn, 3))",
        "The opponent draws 7 cards (or 3 if they are a Mage Noir).",
        "L'adversaire pioche 7 cartes (ou 3 s'il est Mage Noir).",
    ),
    (
        "spell",
        "damage(x, any) / if(zenith, draw(you, 1))",
        "Deal X damage to any target.\nZenith: draw 1 card.",
        "Infligez X dégâts à la cible de votre choix.\nZénith : piochez 1 carte.",
    ),
    (
        "animal",
        "act main, pay(1 vegetal) + exhaust(self) => create(worker-bee, 1)",
        "1 Vegetal Mana, exhaust: put 1 copy of Worker bee into play under your control.",
        "1 Mana Végétal, épuiser : mettez 1 exemplaire d'Abeille ouvrière en jeu sous votre contrôle.",
    ),
    (
        "permanent",
        'on damaged(self, by(not("Spark"|"Lightning") spell)) => damage(hp_dropped, opp)',
        "Whenever a spell that is neither Spark nor Lightning deals damage to this Permanent, deal X damage to the opponent, "
        "X being the HP it lost this way.",
        "Chaque fois qu'un sort qui n'est ni Étincelle ni Foudre inflige des dégâts à ce Permanent, infligez X dégâts à "
        "l'adversaire, X étant le nombre de PV qu'il a ainsi perdus.",
    ),
]


@pytest.mark.parametrize(("kind", "line", "english", "french"), CARDS, ids=[card[1] for card in CARDS])
def test_sentences(kind: str, line: str, english: str, french: str) -> None:
    assert text("en", kind, line) == english
    assert text("fr", kind, line) == french


def numbers_in(expr: Expr) -> list[int]:
    found = [expr.value] if expr.kind == NUMBER else []
    for arg in expr.args:
        found += numbers_in(arg)
    for part in (expr.body, expr.condition):
        if part is not None:
            found += numbers_in(part)
    return found


@pytest.mark.parametrize("by", [-2, -1, 0, 1, 10])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_number_is_printed_once_as_it_now_is(lang: str, by: int) -> None:
    for kind, line, _, _ in CARDS:
        printed = re.findall("−?[0-9]+", text(lang, kind, line, by=by))
        assert sorted(printed) == sorted([digits(number + by) for number in numbers_in(parse(line))]), line


@pytest.mark.parametrize(
    ("by", "english", "french"),
    [
        (-2, "Draw −1 cards.", "Piochez −1 carte."),
        (-1, "Draw 0 cards.", "Piochez 0 carte."),
        (0, "Draw 1 card.", "Piochez 1 carte."),
        (1, "Draw 2 cards.", "Piochez 2 cartes."),
    ],
)
def test_nouns_follow_the_number(by: int, english: str, french: str) -> None:
    assert text("en", "spell", "draw(you, 1)", by=by) == english
    assert text("fr", "spell", "draw(you, 1)", by=by) == french


def test_pronouns_and_verbs_follow_the_number() -> None:
    line = 'apply(sel(1, "Wave" component yours)) then discard(it)'
    assert text("en", "spell", line, by=1) == "Apply the effects of 2 of your Wave components, then discard them."
    assert text("fr", "spell", line, by=1) == "Appliquez les effets de 2 de vos composants Vague, puis défaussez-les."
    line = "gain(sel(1, vegetal permanent yours), 2)"
    assert text("en", "spell", line, by=1) == "2 of your Vegetal Permanents gain 3 HP."
    assert text("fr", "spell", line, by=1) == "2 de vos Permanents Végétaux gagnent 3 PV."


def test_discarding_and_destroying() -> None:
    assert text("en", "spell", "discard(sel(1, permanent))") == "Destroy 1 Permanent."
    assert text("fr", "spell", "discard(sel(1, prepared))") == "Défaussez 1 sort en préparation."
    assert text("fr", "equipment", "on turn_start(you) => discard(self)").endswith("détruisez cet Équipement.")
    assert text("en", "ritual", "on turn_start(you) => discard(self)").endswith("discard this Ritual.")


def test_keywords_and_reminders() -> None:
    keywords = ['transmutable("Ice")', 'transmutable("Drop")', "quickcast if mn", "mage_noir"]
    assert text("en", "spell", *keywords).split("\n") == [
        "Transmutable: Ice and Drop.",
        "If you are a Mage Noir, this spell has Quickcast.",
        "You become a Mage Noir.",
    ]
    assert text("fr", "spell", *keywords).split("\n") == [
        "Transmutable : Glace et Goutte.",
        "Si vous êtes Mage Noir, ce sort est Rapide.",
        "Vous devenez Mage Noir.",
    ]
    assert text("en", "spell", "quickcast", reminders=True) == "Quickcast. (It can be activated at any moment.)"
    assert text("fr", "spell", "quickcast", reminders=True) == "Rapide. (Peut être activé à n'importe quel moment.)"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("juggle(you, 2)", "juggle"),
        ("damage(2, sel(1, sparkling spell))", "sparkling"),
        ("on sneezed(you) => draw(you, 1)", "sneezed"),
        ("always glitter(self)", "glitter"),
        ("draw(you, 1) if raining", "raining"),
        ("draw(you, plenty)", "plenty"),
    ],
)
def test_unknown_words_are_refused(lang: str, line: str, word: str) -> None:
    with pytest.raises(UnknownWord) as refusal:
        text(lang, "spell", line)
    assert refusal.value.word == word


def test_a_name_word_without_a_french_form_stays_as_it_is() -> None:
    assert "Turnip" in text("fr", "spell", 'transmutable("Turnip")')


def test_english_forms() -> None:
    assert [article("Equipment"), article("Unique card"), article("spell")] == ["an Equipment", "a Unique card", "a spell"]
    assert [english_plural("copy"), english_plural("Wish"), english_plural("Tree")] == ["copies", "Wishes", "Trees"]
    assert [english_verb("be", False), english_verb("be", True), english_verb("have", False)] == ["is", "are", "has"]
    assert english_verb("draw a card", False) == "draws a card"
    assert listed(["a", "b", "c"], "and") == "a, b and c"
    assert sentence("draw 1 card") == "Draw 1 card."
    assert capitalised("éther") == "Éther"


def test_french_forms() -> None:
    assert [de("le sort"), de("les sorts"), de("Air"), de("l'Éther"), de("1 sort"), de("10 sorts")] == [
        "du sort",
        "des sorts",
        "d'Air",
        "de l'Éther",
        "d'1 sort",
        "de 10 sorts",
    ]
    assert [au("le sort"), au("les sorts"), au("l'adversaire")] == ["au sort", "aux sorts", "à l'adversaire"]
    assert [elided("lorsque", "il"), elided("que", "ce sort")] == ["lorsqu'il", "que ce sort"]
    assert [si("il pleut"), si("elle pleut")] == ["s'il pleut", "si elle pleut"]
    assert [french_plural("Animal"), french_plural("Anneau"), french_plural("Temps")] == ["Animaux", "Anneaux", "Temps"]
    assert [french_verb("piocher", form) for form in range(4)] == ["piochez", "pioche", "piochent", "pioché"]
    assert french_verb("détruire", 0) == "détruisez"
