"""What texts of Anima say, read by somebody who knows no card language; and what happens when such a card is played."""

import re
from typing import Final

from grimoire.anima.described_position import PlacedArea, PlacedCard, PlacedSeat, Placement
from grimoire.anima.facts.cards import AdvantageDrawn, AdvantageTaken, CardDiscarded
from grimoire.anima.facts.parties import BonusGained
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.position_from_description import place
from grimoire.kernel.event import Event
from grimoire.lab.anima.workshop import LEADS, AnimaWorkshop
from grimoire.lab.inventing.grammar import RandomChooser
from grimoire.language.source import CardSource, Field

WORKSHOP: Final = AnimaWorkshop()
CARD: Final = "invented-0"
HANDS: Final = (("ember-script", "ward-of-salt"), ("unweave", "breath-returned"), ("step-between", "root-and-stone"))
PARTIES: Final = (("witch", "executor"), ("seer", "samurai"), ("gravedigger", "priestess"))
FACTIONS: Final = ("abel", "veiled-court", "brethren-of-the-ninth-ash")
AREAS: Final = ("salt-market", "salt-market", "hollow-ferry")  # the third Party is elsewhere
ME, CHOSEN = 0, "chosen"

Deed = tuple[str, int | str, int]  # kind, seat, amount


def done(line: str) -> list[Deed]:
    """What happens when the first player plays a Plot with this effect; whoever is asked takes the first answer or passes."""
    lead, _ = LEADS["plot"]
    source = CardSource(CARD, "invented.yaml", 1)
    source.fields = {"name.en": Field("Invented", 2), "type": Field("plot", 3)}
    source.effect = [Field(lead + line, 20)]
    WORKSHOP.read([source])
    placement = Placement()
    placement.turn = 2
    placement.areas = [PlacedArea("salt-market"), PlacedArea("hollow-ferry")]
    placement.seats = [PlacedSeat() for _ in HANDS]
    for i, seat in enumerate(placement.seats):
        seat.hand = [PlacedCard(id) for id in HANDS[i]]
        seat.party = [PlacedCard(id) for id in PARTIES[i]]
        seat.faction = PlacedCard(FACTIONS[i])
        seat.area = AREAS[i]
    placement.seats[ME].hand.append(PlacedCard(CARD))
    game = place(WORKSHOP.pool, placement)
    game.advance()
    game.choose_form(f"play {CARD}")
    happened = list(game.events)
    while game.question.id != "reset":
        forms = [option.form for option in game.options]
        game.choose(forms.index("pass") if "pass" in forms else 0)
        happened.extend(game.events)
    return [deed for event in happened for deed in deeds_of(event)]


def deeds_of(event: Event) -> list[Deed]:
    if isinstance(event, AdvantageDrawn):
        return [("draw", event.seat, 1)]
    if isinstance(event, CardDiscarded):
        return [("discard" if event.origin == "hand" else "drop", event.seat, 1)]
    if isinstance(event, AdvantageTaken):
        return [("take", event.owner, 1)]
    if isinstance(event, BonusGained):
        return [(f"{event.skill} {event.span}", event.player, event.amount)]
    return []


# -- by chance ---------------------------------------------------------------------------------------------------------


CHANGES: Final = ("combat", "combat_rolls", "speed", "hand_limit")


def invented(chooser: RandomChooser) -> str:
    """One effect, or two in a row, whose text this file can read; one at most moves cards, of which there are enough."""
    effects: list[str] = []
    for _ in range(1 + chooser.one_in(3)):
        who = chooser.pick(("us", "each", "here", "rival"))
        words = CHANGES if effects else (*CHANGES, "draw", "discard", "drop_faction", "steal")
        word = chooser.pick(words)
        if word in ("draw", "discard"):
            effects.append(f"{word}({1 + chooser.below(2)}, {who})")
        elif word == "drop_faction":
            effects.append(f"{word}({who})")
        elif word == "steal":
            effects.append(f"steal({1 + chooser.below(2)}, rival(with_cards))")
        else:
            number = chooser.pick((1, 2, 4) if word == "hand_limit" else (-3, -2, 1, 2, 4))  # there is room for cards
            effects.append(f"{word}({number}, {who}, {chooser.pick(('turn', 'next_turn', 'lasting'))})")
    return " then ".join(reversed(effects)) if chooser.one_in(2) else " then ".join(effects)


# -- read --------------------------------------------------------------------------------------------------------------

LANGUAGES: Final = ("en", "fr")
WHO: Final[dict[str, dict[str, tuple[int | str, ...]]]] = {
    "en": {
        "another Party of your choice": (CHOSEN,),
        "each Party in this Area": (0, 1),
        "each Party": (0, 1, 2),
        "your Party": (ME,),
        "": (ME,),
    },
    "fr": {
        "un autre Groupe de votre choix": (CHOSEN,),
        "chaque Groupe de cette Zone": (0, 1),
        "chaque Groupe": (0, 1, 2),
        "votre Groupe": (ME,),
        "": (ME,),
    },
}
DEEDS: Final = {
    "en": {
        "draw": r"(.*?) ?draws? (\d) Advantages?",
        "discard": r"(.*?) ?discards? (\d) Advantages?",
        "drop": r"(.*?) ?discards? (?:your|its) Faction",
    },
    "fr": {
        "draw": r"(.*?) ?pioche[z]? (\d) Avantages?",
        "discard": r"(.*?) ?défausse[z]? (\d) Avantages?",
        "drop": r"(.*?) ?défausse[z]? (?:votre|sa) Faction",
    },
}
TAKE: Final = {
    "en": r"take (\d) Advantages? at random from another Party of your choice that holds Advantages",
    "fr": r"prenez (\d) Avantages? au hasard à un autre Groupe de votre choix qui détient des Avantages",
}
CHANGE: Final = {"en": r"(.+?) has (.+) ({})", "fr": r"(.+?) a (.+) ({})"}
SPANS: Final = {
    "en": {"turn": "until the end of the turn", "next_turn": "during the next turn", "lasting": "for the rest of the game"},
    "fr": {"turn": "jusqu'à la fin du tour", "next_turn": "pendant le prochain tour", "lasting": "pour le reste de la partie"},
}
SKILLS: Final = {
    "en": {"Combat": "combat", "in all Combat rolls": "combat-rolls", "Speed": "speed", "hand limit": "hand-limit"},
    "fr": {
        "en Combat": "combat",
        "à tous les jets de Combat": "combat-rolls",
        "en Vitesse": "speed",
        "à la limite de main": "hand-limit",
    },
}
LEAD: Final = {"en": "Reset: ", "fr": "Redressement\N{NO-BREAK SPACE}: "}
JOINTS: Final = {"en": r", then |; ", "fr": r", puis |\N{NO-BREAK SPACE}; "}
AND: Final = {"en": " and ", "fr": " et "}


def read(text: str, lang: str) -> list[Deed]:
    """What a text says will happen."""
    assert text.startswith(LEAD[lang]) and text.endswith(".")
    said = text[len(LEAD[lang]) : -1]
    return [deed for clause in re.split(JOINTS[lang], said) for deed in read_clause(clause, lang)]


def read_clause(clause: str, lang: str) -> list[Deed]:
    taken = re.fullmatch(TAKE[lang], clause)
    if taken:
        return [("take", CHOSEN, 1)] * int(taken[1])
    for kind, pattern in DEEDS[lang].items():
        found = re.fullmatch(pattern, clause)
        if found:
            times = int(found[2]) if kind != "drop" else 1
            return [(kind, seat, 1) for seat in WHO[lang][found[1]] for _ in range(times)]
    found = re.fullmatch(CHANGE[lang].format("|".join(SPANS[lang].values())), clause)
    assert found, f"nobody could read {clause!r}"
    span = next(name for name, said in SPANS[lang].items() if said == found[3])
    deeds: list[Deed] = []
    for change in found[2].split(AND[lang]):
        number, skill = change.split(" ", 1)
        amount = int(number.replace("\N{MINUS SIGN}", "-"))
        deeds.extend([(f"{SKILLS[lang][skill]} {span}", seat, amount) for seat in WHO[lang][found[1]]])
    return deeds


def with_choice(deeds: list[Deed]) -> list[Deed]:
    """A Party of one's choice is the first of those that are offered: the second player."""
    return [(kind, SEAT_NAMES.index("p2") if seat == CHOSEN else seat, amount) for kind, seat, amount in deeds]
