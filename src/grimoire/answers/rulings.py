"""Rulings: found by card, word or section, watched moment by moment, and asked why something cannot be done."""

from functools import lru_cache
from typing import Annotated, Final

import msgspec

from grimoire.library.messages import messages
from grimoire.library.reading import BadFile, in_language
from grimoire.library.scenario_running import play_through
from grimoire.pages.citations import Citation, citations, label_of
from grimoire.pages.ruling_index import Numbered, Shelf, shelf_of
from grimoire.pages.ruling_search import find_rulings, scenario_at, text_at
from grimoire.seat.scenario_presenter import presenter_for
from grimoire.seat.scenario_story import given_words
from grimoire.seat.watching import WatchedMoment, watched
from grimoire.seat.why_not import Asking, WhyAnswer
from grimoire.table.branching import Branch, ruling_on
from grimoire.table.hosts import Dice, Person
from grimoire.table.refusals import BAD_QUESTION, NO_MOMENT, NO_RULING, Refusal

MOST: Final = 100


class RulingLine(msgspec.Struct, frozen=True):
    """A ruling among those that were found."""

    id: str  # its address; it stays as long as its English title does
    title: str
    cites: list[str]  # what it follows from, as it is called in the language asked for
    card: str  # of which a picture may stand beside it; empty: none is named
    standing: str  # official: published on the card; section: of the rules; text: of cards; likely, ours: we decided
    stands: str  # the same in a word or two
    under: str  # the heading it stands under; empty: it is about what was looked for


class RulingsFound(msgspec.Struct, frozen=True):
    """What was looked for, and the rulings on it, those that are about it first."""

    kind: str  # rule, card, cards, apart, word; all where nothing was looked for; none where nothing was found
    id: str  # of the section or card
    title: str
    rulings: list[RulingLine]
    count: int  # of all that were found, also of those that are left out here
    said: str = ""  # of several cards: whether these rulings have all of them, or each has its own


class RulingPage(msgspec.Struct, frozen=True):
    """A ruling to watch."""

    id: str
    title: str
    game: str
    given: list[str]  # the position it begins from, in words
    cites: list[Citation]
    moments: list[WatchedMoment]
    then: list[str]  # what must hold at the end, as the ruling writes it
    contrast: list[WatchedMoment]  # the same where one thing is different; mostly there is none
    standing: str
    stands: str  # what it rests on, in a sentence
    rules: dict[str, str]  # what the sections say that its moments name, by their codes


class RulingOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a ruling, as one of its seats, against a bot."""

    made: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=10)]
    bot: str


def known(game: str, id: str) -> Numbered:
    found = shelf_of(game).by_id.get(id)
    if found is None:
        raise Refusal(NO_RULING, name=id[:60])
    return found


def line_of(shelf: Shelf, one: Numbered, lang: str, under: str = "") -> RulingLine:
    cites = list(dict.fromkeys(label_of(shelf.game, cited, lang) for cited in one.cites))
    stands = one.standing.briefly(messages(lang))
    return RulingLine(one.id, one.title[lang], cites, shelf.card_in(one), one.standing.level, stands, under)


def looked_up(game: str, typed: str, lang: str) -> RulingsFound:
    shelf = shelf_of(game)
    if not typed.strip():
        return RulingsFound("all", "", "", [line_of(shelf, one, lang) for one in shelf.all[:MOST]], len(shelf.all))
    found = find_rulings(game, typed, lang)
    if found is None:
        return RulingsFound("none", typed, "", [], 0)
    every = found.every(messages(lang))
    lines = [line_of(shelf, shelf.of(ruling), lang, under) for under, ruling in every[:MOST]]
    return RulingsFound(found.kind, found.id, found.title, lines, len(every), found.said)


@lru_cache(maxsize=200)
def page_text(game: str, id: str, lang: str) -> bytes:
    """Played once: a ruling is the same for everybody."""
    one = known(game, id)
    scenario = scenario_at(game, one.number)
    contrast = [] if scenario.contrast is None else watched(scenario.contrast, lang)
    moments = watched(scenario.play, lang)
    rules = {line.rule: label_of(game, line.rule, lang) for moment in [*moments, *contrast] for line in moment.told}
    page = RulingPage(
        id,
        one.title[lang],
        game,
        given_words(scenario, lang),
        citations(game, one.cites, lang, one.title[lang]),
        moments,
        [fact.text for fact in scenario.play.then],
        contrast,
        one.standing.level,
        one.standing.in_full(messages(lang), lambda id: label_of(game, id, lang)),
        rules,
    )
    return msgspec.json.encode(page)


def why_at(game: str, id: str, text: str, made: int, other: bool, lang: str) -> WhyAnswer:
    """Why something cannot be done at a moment of a ruling; `other`: where one thing differs."""
    one = known(game, id)
    scenario = scenario_at(game, one.number)
    play = scenario.contrast if other and scenario.contrast is not None else scenario.play
    played = play_through(play)
    if made > len(played.made):
        raise Refusal(NO_MOMENT)
    position = played.first.clone()
    for form in played.made[:made]:
        position.choose_form(form)
    try:
        return Asking(presenter_for(play, lang), play.notation, position).answer(text)
    except BadFile as error:
        raise Refusal(BAD_QUESTION, detail=in_language(error, lang)) from None


def begun_from(game: str, id: str, wanted: RulingOn, person: Person, dice: Dice, at: int) -> Branch:
    """A match that begins at a moment of a ruling; a bot takes every other seat."""
    one = known(game, id)
    scenario, text = scenario_at(game, one.number), text_at(game, one.number)
    return ruling_on(scenario, text, wanted.made, wanted.seat, wanted.bot, person, dice, at)
