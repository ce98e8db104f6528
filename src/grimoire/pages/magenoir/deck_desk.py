"""Where decks of Mage Noir are built."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Final

from grimoire.lab.magenoir.opening import MOST_WISHES, Opening, Wanted
from grimoire.lab.odds import Hands
from grimoire.library.deck_lists import Deck, card_id, parse_deck, written
from grimoire.library.folding import folded
from grimoire.library.magenoir.deck_faults import OUR_LIMIT, DeckFault, created_cards, deck_faults
from grimoire.library.magenoir.decks import find_deck, shipped_decks
from grimoire.library.magenoir.formats import Format, find_format, shipped_formats, usual_format
from grimoire.library.messages import LANGUAGES
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.definition import NO_ELEMENT, CardDefinition
from grimoire.magenoir.name_words import plain_word
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import ANIMAL, TYPES
from grimoire.pages.decks import (
    TURNS,
    Amount,
    DeckDesk,
    DeckGroup,
    DeckLine,
    DeckStudy,
    DeckWord,
    Odds,
    OddsLine,
    Verdict,
    percent,
    titled,
)
from grimoire.pages.magenoir.deck_page import MOST_MANA, deck_groups, fault_line, list_group, side_group
from grimoire.pages.magenoir.deck_words import DeckWords
from grimoire.pages.magenoir.format_page import format_groups, lasting_since
from grimoire.pages.magenoir.names import shown
from grimoire.seat.groups import Group
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.wording import RULE, marked, spans

WISH: Final = re.compile(r"(?:(\d{1,2})\s*x?\s+)?(\S.*)")
CARD: Final = "card:"


class MageNoirDeckDesk(DeckDesk):
    def __init__(self, pool: Pool, lang: str) -> None:
        super().__init__(lang)
        self.pool = pool
        self.wording = MageNoirWording(lang, pool, marking=True)

    def shipped(self) -> list[Deck]:
        return [find_deck(name, self.pool) for name in shipped_decks()]

    def read(self, text: str, name: str) -> Deck:
        return parse_deck(text, "deck", name, self.pool, unfinished=True)

    def study(self, deck: Deck, format: str) -> DeckStudy:
        if format not in shipped_formats():  # never a file of this computer
            raise BadFile("bad-format", name=format, formats=", ".join(shipped_formats()))
        held_to = find_format(format, self.pool)
        words = DeckWords(self.pool, deck.cards, self.lang)
        opening = Opening(self.pool, deck.cards)
        return DeckStudy(
            name=titled(self.wording.messages, deck.name),
            summary=self.summary(words),
            cards=lines_of(deck.cards),
            side=lines_of(deck.side),
            groups=self.groups(words),
            verdicts=[self.verdict(deck, find_format(name, self.pool)) for name in shipped_formats()],
            copies=held_to.copies.amount,
            fewer=self.fewer(held_to),
            curve=curve(words),
            average=self.average(words),
            curve_note=self.say("deck-x") if any(d.x_element != NO_ELEMENT for d in words.definitions) else "",
            elements=[Amount(id, self.say(f"element-{id}"), cards, mana) for id, cards, mana in words.elements()],
            words=[self.word(word, words, opening, held_to) for word in words.charted()],
            idle=[Amount(word, words.name(word), words.at_hand(word)) for word in words.idle()],
            texts={lang: written(deck, self.pool, lang) if deck.cards else "" for lang in LANGUAGES},
        )

    def say(self, id: str, **args: str | int) -> str:
        return self.wording.messages.say(id, **args)

    def name(self, card: CardDefinition) -> str:
        return card.name[self.lang]

    # -- what is in it ---------------------------------------------------------------------------------------------

    def summary(self, words: DeckWords) -> str:
        animals = [self.name(d) for d in words.definitions if d.type == ANIMAL]
        cards = sum([words.copies[d.id] for d in words.definitions if d.type != ANIMAL])
        size = self.say("deck-size", amount=cards)
        return self.say("deck-with-animal", size=size, card=", ".join(animals)) if animals else size

    def groups(self, words: DeckWords) -> list[DeckGroup]:
        """By type, and there by cost."""
        found: list[DeckGroup] = []
        for kind in TYPES:
            cards = [d for d in words.definitions if d.type_name == kind]
            cards.sort(key=lambda d: (sum(d.cost), self.name(d)))
            if cards:
                amount = sum([words.copies[d.id] for d in cards])
                lines = [DeckLine(d.id, words.copies[d.id]) for d in cards]
                found.append(DeckGroup(self.say(f"deck-type-{kind}"), amount, lines))
        return found

    def average(self, words: DeckWords) -> str:
        """Mana for a card, on the average; Animals cost nothing and are left out."""
        cards = [d for d in words.definitions if d.type != ANIMAL]
        count = sum([words.copies[d.id] for d in cards])
        mana = sum([words.copies[d.id] * sum(d.cost) for d in cards])
        tenths = round(Fraction(10 * mana, count)) if count else 0
        return f"{tenths // 10}{',' if self.lang == 'fr' else '.'}{tenths % 10}"

    # -- whether it may be played ----------------------------------------------------------------------------------

    def verdict(self, deck: Deck, format: Format) -> Verdict:
        faults = deck_faults(deck, self.pool, format)
        title = format.title[self.lang]
        lines = [spans(fault_line(self.wording, fault, rule_to_open(fault))) for fault in faults]
        says = self.say("deck-fits" if not faults else "deck-does-not-fit", format=title, amount=len(faults))
        return Verdict(format.id, title, says, lines)

    def fewer(self, format: Format) -> dict[str, int]:
        found = {d.id: format.animals.amount for d in self.pool.definitions if d.type == ANIMAL}
        found |= {one.card: one.most for one in format.restricted}
        return found | dict.fromkeys([*format.banned, *created_cards(self.pool)], 0)

    # -- what it can do --------------------------------------------------------------------------------------------

    def word(self, word: str, words: DeckWords, opening: Opening, format: Format) -> DeckWord:
        asked, at_hand = words.asked_for(word), words.at_hand(word)
        serving = words.cards_for(word)
        amounts = sorted({1, *words.at_once.get(word, ())})
        odds = [self.odds_of(opening, [Wanted(serving, amount)], amount) for amount in amounts]
        thin = ""
        if at_hand < asked:
            thin = self.say("deck-thin", word=words.name(word), had=at_hand, asked=asked, chance=odds[0].opening_words)
        return DeckWord(
            word,
            words.name(word),
            asked,
            at_hand,
            words.under_condition(word),
            words.asked.get(word, []),
            words.had.get(word, []),
            words.perhaps.get(word, []),
            odds,
            thin,
            words.helping(word, format) if asked else [],
        )

    def odds_of(self, opening: Opening, wanted: list[Wanted], amount: int) -> Odds:
        at = opening.chance_of(wanted, 0, True)
        first = [opening.chance_of(wanted, turn, True) for turn in range(1, TURNS + 1)]
        second = [opening.chance_of(wanted, turn, False) for turn in range(1, TURNS + 1)]
        return Odds(amount, float(at), self.percent(at), *self.both(first), *self.both(second))

    def both(self, chances: list[Fraction]) -> tuple[list[float], list[str]]:
        return [float(chance) for chance in chances], [self.percent(chance) for chance in chances]

    def percent(self, chance: Fraction) -> str:
        return percent(chance, self.lang)

    def odds(self, deck: Deck, wishes: Sequence[str]) -> OddsLine:
        if not 1 <= len(wishes) <= MOST_WISHES:
            raise BadFile("bad-wishes", most=MOST_WISHES)
        words = DeckWords(self.pool, deck.cards, self.lang)
        wanted, said = zip(*[self.wish(text, words) for text in wishes], strict=True)
        odds = self.odds_of(Opening(self.pool, deck.cards), list(wanted), 1)
        says = self.say("odds-says", wish=self.say("odds-and").join(said), opening=odds.opening_words)
        return OddsLine(list(said), says, odds)

    def wish(self, text: str, words: DeckWords) -> tuple[Wanted, str]:
        """A word of names in either language, or a card; a word goes before a card that is called so."""
        match = WISH.fullmatch(text.strip())
        if match is None:
            raise BadFile("bad-wish", text=text)
        amount = int(match[1] or 1)
        named = match[2]
        word = "" if named.startswith(CARD) else self.word_meant(named, words)
        if word:
            return Wanted(
                words.cards_for(word), amount
            ), f"{amount} {words.name(word) if word in words.had else shown(word, self.lang)}"
        card = self.pool.definitions[self.pool.numbers[card_id(named.removeprefix(CARD), "", self.pool)]]
        return Wanted(frozenset([card.id]), amount), f"{amount} {self.name(card)}"

    def word_meant(self, typed: str, words: DeckWords) -> str:
        known = plain_word(typed)
        if known in words.had or known in words.game_asks:
            return known
        called = {folded(words.name(word)): word for word in words.had}
        called |= {folded(shown(word, lang)): word for word in words.game_asks for lang in LANGUAGES}
        return called.get(folded(typed), "")

    # -- as a terminal shows it ------------------------------------------------------------------------------------

    @cached_property
    def plain(self) -> MageNoirWording:
        """Its words without marks."""
        return MageNoirWording(self.lang, self.pool)

    def sheet(self, deck: Deck) -> list[Group]:
        return deck_groups(self.plain, deck)

    def list_of(self, deck: Deck) -> list[Group]:
        return [list_group(self.plain, deck, deck.cards, self.plain.say("series-deck")), side_group(self.plain, deck)]

    def faults(self, deck: Deck, format: Format | None) -> list[str]:
        held_to = usual_format(self.pool) if format is None else format
        return [fault_line(self.plain, fault) for fault in deck_faults(deck, self.pool, held_to)]

    def format_sheet(self, format: Format) -> list[Group]:
        return format_groups(self.plain, format)

    def since(self, format: Format) -> str:
        return lasting_since(self.plain, format)

    def hands(self, deck: Deck, seed: int) -> Hands:
        return Opening(self.pool, deck.cards).sample(seed)


def rule_to_open(fault: DeckFault) -> str:
    return fault.rule if fault.rule == OUR_LIMIT else marked(RULE, fault.rule, fault.rule)


def lines_of(cards: Iterable[str]) -> list[DeckLine]:
    return [DeckLine(card, amount) for card, amount in Counter(cards).items()]


def curve(words: DeckWords) -> list[Amount]:
    """How many cards cost how much Mana, without Animals; the last step is this much or more."""
    steps: Counter[int] = Counter()
    for definition in words.definitions:
        if definition.type != ANIMAL:
            steps[min(sum(definition.cost), MOST_MANA)] += words.copies[definition.id]
    names = [f"{mana}+" if mana == MOST_MANA else str(mana) for mana in range(MOST_MANA + 1)]
    return [Amount(str(mana), name, steps[mana]) for mana, name in enumerate(names)]
