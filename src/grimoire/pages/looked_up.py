"""A card, a rule or rulings as plain text, for whoever reads and has no page to turn."""

from collections.abc import Iterator
from typing import Final

from grimoire.library.folding import folded
from grimoire.library.pools import CardPool
from grimoire.pages.games import catalogue_of
from grimoire.pages.rulebook import told_rule
from grimoire.pages.ruling_search import find_rulings
from grimoire.seat.wording import Wording, plain

MOST: Final = 12  # names or rulings in one answer


class LookedUp:
    """Answers about one game in one language."""

    def __init__(self, wording: Wording, pool: CardPool) -> None:
        self.wording = wording
        self.pool = pool
        self.printed = catalogue_of(wording.game, pool).printed_cards(wording.lang)

    def card(self, typed: str) -> str:
        fits = self.meant(typed)
        if len(fits) == 1:
            return "\n".join(self.card_lines(fits[0]))
        if not fits:
            return self.wording.say("card-unknown", typed=typed)
        names = ", ".join(plain(self.printed[id].name) for id in fits[:MOST]) + (" …" if len(fits) > MOST else "")
        return self.wording.say("card-ambiguous", typed=typed, names=names)

    def meant(self, typed: str) -> list[str]:
        """The cards that may be meant: by a name exactly, else by a part of the name shown."""
        exact = self.pool.find(typed)
        if exact is not None:
            return [exact.id]
        wanted = folded(typed)
        lang = self.wording.lang
        return [card.id for card in self.pool.definitions if wanted and wanted in folded(card.name[lang])]

    def card_lines(self, id: str) -> Iterator[str]:
        printed = self.printed[id]
        facts = [plain(printed.line)]
        if printed.price:
            facts.append(self.wording.say("card-cost", mana=plain(printed.price)))
        if printed.needs:
            facts.append(self.wording.say("card-needs", words=plain(printed.asks)))
        if printed.hp:
            facts.append(self.wording.say("card-hp", amount=printed.hp))
        yield plain(printed.name)
        yield " · ".join([*facts, *[plain(fact) for fact in printed.facts]])
        yield from (plain(words) for words in printed.reminded or printed.text)

    def rule(self, typed: str) -> str:
        page = told_rule(self.wording.game, typed, self.wording.lang)
        if page is None:
            return self.wording.say("rule-unknown", typed=typed)
        lines = [f"{page.id}: {page.title}" if page.title else page.id]
        lines += [line for line in (plain(page.text) if page.text else "", page.why) if line]
        return "\n".join([*lines, *self.ruling_lines([(one.title, one.stands) for one in page.rulings])])

    def rulings(self, typed: str) -> str:
        found = find_rulings(self.wording.game, typed, self.wording.lang)
        every = [] if found is None else [(one.title, ", ".join(one.cites)) for _, one in found.every(self.wording.messages)]
        if not every:
            return self.wording.say("rulings-none", typed=typed)
        return "\n".join(self.ruling_lines(every))

    def ruling_lines(self, rulings: list[tuple[str, str]]) -> Iterator[str]:
        yield from (f"- {title} [{about}]" for title, about in rulings[:MOST])
        if len(rulings) > MOST:
            yield self.wording.say("rule-more", amount=len(rulings) - MOST)
