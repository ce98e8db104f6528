"""Facts about one card: Health Points, Mana, cost, components, keywords, words, state."""

import re

from grimoire.kernel.frame import NO_USES
from grimoire.library.magenoir.words import CARD, MANA, Now, mana_words, read_mana, read_ref, sentence
from grimoire.library.notation import Notation
from grimoire.library.scenario_facts import LIST, NUMBER, Found, Test, fits, same
from grimoire.library.scenario_words import BadWords, listed, read_cards, split_list
from grimoire.magenoir.costs_and_components import preparation_cost
from grimoire.magenoir.definition import KEYWORD_NUMBER, NO_HP
from grimoire.magenoir.keywords import keywords, words
from grimoire.magenoir.name_words import plain_word
from grimoire.magenoir.zones import ANIMALS


@sentence("hp of CARD is N", rf"hp of {CARD} is {NUMBER}")
def card_hp(notation: Notation, m: re.Match[str]) -> Test:
    ref = read_ref(notation.cards, m["card"])

    def test(now: Now) -> Found | None:
        points = now.game.hp[ref.only(now.game)]
        return same(int(m["number"]), points, "none" if points == NO_HP else str(points))

    return test


@sentence("mana under CARD is MANA", rf"mana under {CARD} is {MANA}")
def card_mana(notation: Notation, m: re.Match[str]) -> Test:
    ref, mana = read_ref(notation.cards, m["card"]), read_mana(m["mana"])

    def test(now: Now) -> Found | None:
        card = ref.only(now.game)
        locked = now.game.mana[card * 6 : card * 6 + 6]
        return same(mana, locked, mana_words(locked))

    return test


@sentence("cost of CARD is MANA", rf"cost of {CARD} is {MANA}")
def card_cost(notation: Notation, m: re.Match[str]) -> Test:
    ref, mana = read_ref(notation.cards, m["card"]), read_mana(m["mana"])

    def test(now: Now) -> Found | None:
        card = ref.only(now.game)
        cost = preparation_cost(now.game, now.game.owner[card], card, NO_USES)
        return same(mana, cost, mana_words(cost))

    return test


@sentence("used for CARD is|has|lacks [CARDS]", rf"used for {CARD} (?P<how>is|has|lacks) {LIST}")
def card_used(notation: Notation, m: re.Match[str]) -> Test:
    ref, wanted = read_ref(notation.cards, m["card"]), read_cards(notation.cards, m["list"])

    def test(now: Now) -> Found | None:
        g = now.game
        used = [g.definitions[use.home].id for use in g.used.get(ref.only(g), [])]
        return None if fits(m["how"], wanted, used, True) else Found("found-is", there=listed(used))

    return test


@sentence("keywords of CARD is|has|lacks [KEYWORDS]", rf"keywords of {CARD} (?P<how>is|has|lacks) {LIST}")
def card_keywords(notation: Notation, m: re.Match[str]) -> Test:
    ref, wanted = read_ref(notation.cards, m["card"]), split_list(m["list"])
    for name in wanted:
        if name not in KEYWORD_NUMBER:
            raise BadWords("bad-keyword", name=name, allowed=", ".join(KEYWORD_NUMBER))

    def test(now: Now) -> Found | None:
        bits = keywords(now.game, ref.only(now.game))
        there = [name for name, bit in KEYWORD_NUMBER.items() if bits & bit]
        return None if fits(m["how"], wanted, there, False) else Found("found-is", there=listed(there))

    return test


@sentence("words of CARD is|has|lacks [WORDS]", rf"words of {CARD} (?P<how>is|has|lacks) {LIST}")
def card_words(notation: Notation, m: re.Match[str]) -> Test:
    ref, wanted = read_ref(notation.cards, m["card"]), [plain_word(word) for word in split_list(m["list"])]

    def test(now: Now) -> Found | None:
        bits = words(now.game, ref.only(now.game))
        there = [word for word, bit in now.game.pool.word_bits.items() if bits & bit]
        return None if fits(m["how"], wanted, there, False) else Found("found-is", there=listed(there))

    return test


@sentence("CARD is exhausted|rested", rf"{CARD} is (?P<how>exhausted|rested)")
def animal_state(notation: Notation, m: re.Match[str]) -> Test:
    ref = read_ref(notation.cards, m["card"])

    def test(now: Now) -> Found | None:
        card = ref.only(now.game)
        if now.game.zone[card] != ANIMALS:
            return Found("found-no-animal")
        state = "exhausted" if card in now.game.exhausted else "rested"
        return same(m["how"], state, state)

    return test
