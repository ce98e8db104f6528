"""Every kind of file the program reads: a sound one of it, and the commands that read it."""

from typing import Final

import msgspec
from tests.attack.running import Home, outcome

from grimoire.library.records import flow, read_record
from grimoire.library.saves import saves_folder
from grimoire.pages.games import open_catalogue

CARDS = """\
attack-card:
  name: {en: Attack card, fr: Carte d'attaque}
  element: fire
  cost: 1 fire
  aliases: [attacker]
  effect:
    - damage(2, any)
    - on channeled(self) => gain(you, 1)
  provenance: {cost: ours}
"""
ANIMA_CARDS = """\
attack-advantage:
  name: {en: Attack, fr: Attaque}
  type: magic
  effect:
    - act combat => combat(2, us, fight)
"""
DECK = "# a deck\n4 Flame\n4 Breath\n4 Seed\n4 Droplet\n4 Tornado\n4 Zephyr\nSide deck:\n2 Flame\n"
FORMAT = """\
title: {en: Test, fr: Essai}
about: {en: For tests., fr: Pour essayer.}
since: 2025-11-04
deck: {least: 40, rule: D1.1}
side deck: {most: 10, rule: D1.1}
copies: {most: 4, rule: D1.1}
animals: {most: 1, count: yes, rule: D1.1}
banned: {rule: D1.2, cards: [Ignition], pairs: [Flame & Seed], unlisted: [Pi]}
restricted: {rule: D1.3, cards: [2 Flame]}
"""
SCENARIO = """\
- ruling: Flame deals damage
  cites: [card:flame]
  given:
    turn: alice, main
    alice: {hp: 12, prepared: [flame], reserve: 2 fire, hand: [seed, 2 breath], deck: [3 flame]}
    bob: {hp: 7, deck: [3 seed]}
  when: [alice activate flame, alice target opponent]
  then: [bob hp is 6, "refused: alice trade"]
  contrast: {given: {bob: {hp: 9}}, then: [bob hp is 8]}
"""
ANIMA_SCENARIO = """\
game: anima
rulings:
- ruling: Two of them
  cites: [A:game-turn-and-phases]
  given: {turn: "alice, reset", alice: {party: [samurai], hand: [stillness]}, bob: {party: [executor]}}
  when: [alice end]
  then: [alice hand size is 1, asked is bob]
"""

RECORD = ("replay", "FILE", "--plain", "--lang", "en"), ("play", "--resume", "FILE", "--plain", "--lang", "fr")
RULINGS = (
    ("scenario", "run", "FILE"),
    ("scenario", "run", "--watch", "FILE"),
    ("play", "--from", "FILE", "--plain", "--seed", "1", "--lang", "en"),
)


class Kind(msgspec.Struct):
    """A kind of file: its name, a sound one, and the commands that read it (FILE stands for it)."""

    name: str
    sound: bytes
    commands: tuple[tuple[str, ...], ...]


def played(home: Home, *args: str) -> bytes:
    """What the program writes itself when a game is begun and left, the longer the more lines are typed."""
    before = set(saves_folder().rglob("*.yaml"))
    outcome(home, ("play", *args, "--plain", "--lang", "en"), "1\n" * 30 + "undo\n" + "1\n" * 10)
    (new,) = [path for path in set(saves_folder().rglob("*.yaml")) - before if path.name != "game-1.yaml"]
    return new.read_bytes()


def older(record: bytes) -> bytes:
    """As version 0.1 would have written it."""
    head = record.decode().partition("digest: 2")[0]
    choices = read_record(record.decode(), "record").choices
    noted = f"conceded: {{player: {len(choices)}}}\nresult: random\ndigests: []\nchoices:\n"
    return (head + noted + "".join(f"- {flow(form)}\n" for form in choices)).encode()


def kinds(home: Home) -> list[Kind]:
    duel = played(home, "magenoir", "--seed", "3", "--against", "random")
    party = played(home, "anima", "--seed", "3", "--against", "random,random")
    series = played(home, "magenoir", "--seed", "3", "--against", "random", "--best-of", "3")
    reference = msgspec.json.encode(
        [open_catalogue("magenoir", []).exported(card) for card in open_catalogue("magenoir", []).cards[:5]]
    )
    return [
        Kind("record of Mage Noir", duel, RECORD),
        Kind("record of Anima", party, RECORD),
        Kind("record of version 0.1", older(duel), RECORD),
        Kind("series", series, (("play", "--resume", "FILE", "--plain", "--lang", "en"),)),
        Kind("cards", CARDS.encode(), (("cards", "check", "FILE"), ("cards", "preview", "FILE"))),
        Kind("cards of Anima", ANIMA_CARDS.encode(), (("cards", "check", "FILE", "--game", "anima"),)),
        Kind("deck", DECK.encode(), (("deck", "check", "FILE"), ("deck", "show", "FILE", "--lang", "fr"))),
        Kind("format", FORMAT.encode(), (("deck", "formats", "FILE"),)),
        Kind("scenario", SCENARIO.encode(), RULINGS),
        Kind("scenario of Anima", ANIMA_SCENARIO.encode(), RULINGS),
        Kind("reference list", reference, (("cards", "compare", "FILE"),)),
    ]


FILE: Final = "FILE"
