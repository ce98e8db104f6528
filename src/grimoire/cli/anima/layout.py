"""Anima in the terminal: the Areas above, then what all share, the others, oneself, Missions and the hand."""

import textwrap
from collections.abc import Sequence
from typing import Final

from grimoire.cli.layout import (
    CLOSEST,
    OPENLY,
    ROOMY,
    Layout,
    count_in,
    cut,
    fact_value,
    fact_words,
    things_in,
)
from grimoire.seat.ask import Ask
from grimoire.seat.groups import Group, in_line
from grimoire.seat.scene import Place, Scene, Thing
from grimoire.seat.wording import plain

WITH_TABLE: Final = ("reset", "reveal-final")  # once a turn; later what has changed is enough, and "table" shows it all
ABOUT_TEXT: Final = frozenset(
    ("choose-effect", "choose-character", "choose-party", "may-pay", "spin-icons", "who-ascends", "retrieve", "pay-discard")
)
IN_FIGHT: Final = ("combat-cards", "interrupt", "choose-die", "nudge", "spin-for", "may-pay")
MARGIN: Final = 10  # frame and indent
INDENT: Final = 5  # without a frame
JOINT: Final = " | "


class AnimaLayout(Layout):
    takes_single = True
    verbs = ("play", "use", "move", "expel", "show")
    player_verbs = ("attack", "trade")
    other_forms = (("option-seek-pile", "seek deck"),)
    announced = {"CharacterDying": ("CharacterDied", "CharacterSaved")}

    # -- all of it -------------------------------------------------------------------------------------------------

    def table(self, scene: Scene, width: int, room: int = ROOMY) -> list[Group]:
        if not scene.turn:
            return []
        own = [player.seat for player in scene.players if scene.seat in (player.seat, OPENLY)]
        others = [player.seat for player in scene.players if player.seat not in own]
        found = [self.areas(scene), *self.middle(scene, width), *[self.side(scene, seat) for seat in others]]
        for seat in own:
            found += [self.side(scene, seat), self.missions(scene, seat, width, room=room), self.hand(scene, seat, width)]
        if room == CLOSEST and len(own) == 1:
            return self.at_a_glance(scene, own[0], others, width)
        if room != ROOMY and len(others) > 1:  # other Parties on a line each
            found = [self.areas(scene), *self.middle(scene, width), self.parties(scene, others), *found[-3 * len(own) :]]
        return found

    def at_a_glance(self, scene: Scene, seat: int, others: Sequence[int], width: int) -> list[Group]:
        """A line for each Area, Party, Mission and card: what does not fit is there for "card" to show."""
        missions = self.missions(scene, seat, width, room=CLOSEST)
        groups = [self.areas(scene), *self.middle(scene, width), self.parties(scene, [*others, seat]), missions]
        short = [Group(group.title, self.in_lines(group, width), group.mine) for group in groups]
        return [*short, self.hand(scene, seat, width)]

    def in_lines(self, group: Group, width: int) -> list[tuple[str, str]]:
        """Lines that were broken put together again, and cut."""
        whole: list[str] = []
        for _, text in group.lines:
            if whole and text.startswith("  "):
                whole[-1] += f" {text.strip()}"
            else:
                whole.append(text.replace(JOINT, ", "))
        return [("", cut(text, width - INDENT)) for text in whole]

    # -- what all share --------------------------------------------------------------------------------------------

    def areas(self, scene: Scene) -> Group:
        places = [place for place in scene.places if place.kind == "area"]
        rows = [[plain(place.name), self.level(scene, place), fact_words(place, "trade")] for place in places]
        lines = [
            ("", JOINT.join([start, *[plain(fact.words) for fact in place.facts if fact.name == "area"]]))
            for start, place in zip(in_line(rows), places, strict=True)
        ]
        return Group(self.say("areas-title", left=count_in(scene, "area-deck")), lines)

    def level(self, scene: Scene, place: Place) -> str:
        area = next((thing for thing in scene.things if thing.handle == place.within), None)
        return fact_words(area, "level")

    def middle(self, scene: Scene, width: int) -> list[Group]:
        """The Final Mission and the Incidents, where there are any."""
        found: list[Group] = []
        timer = next((fact_value(thing, "timer") for thing in scene.things if thing.kind == "counter"), 0)
        for thing in things_in(scene, "final"):
            if thing.card:
                title = self.say("final-title", card=plain(thing.name), amount=timer)
                said = [plain(fact.words) for fact in thing.facts if fact.name in ("mission", "barred")]
                found.append(Group(title, broken([*self.texts(thing.card), *said], width)))
        incidents = [
            self.say("named-text", name=plain(thing.name), text=self.effect(thing.card))
            for thing in things_in(scene, "incidents")
        ]
        return [*found, Group(self.say("incidents-title"), broken(incidents, width))] if incidents else found

    def texts(self, card: str) -> list[str]:
        return [plain(line) for line in self.printed_cards[card].text]

    # -- players ---------------------------------------------------------------------------------------------------

    def title(self, scene: Scene, seat: int) -> str:
        """Who it is, how strong, where, and with how many cards."""
        player = scene.players[seat]
        parts = [self.say("side-name") if seat == scene.seat else player.name]
        if player.here:
            parts.append(self.say("side-party", combat=fact_value(player, "combat"), speed=fact_value(player, "speed")))
        return " · ".join([*parts, fact_words(player, "where")])

    def side(self, scene: Scene, seat: int) -> Group:
        """A Party: who belongs to it, and how it fares."""
        lines = [(self.say("label-party"), JOINT.join(self.party(scene, seat)))]
        bonds = [plain(t.name) for kind in ("faction", "organization") for t in things_in(scene, f"{seat}.{kind}")]
        if bonds:
            lines.append((self.say("label-faction"), JOINT.join(bonds)))
        completed = [plain(thing.name) for thing in things_in(scene, f"{seat}.completed")]
        if completed:
            lines.append((self.say("label-completed"), JOINT.join(completed)))
        if seat != scene.seat and scene.seat != OPENLY:
            lines += self.known_of(scene, seat)
        bonuses = [plain(fact.words) for fact in scene.players[seat].facts if fact.name == "bonus"]
        if bonuses:
            lines.append((self.say("label-bonus"), JOINT.join(bonuses)))
        return Group(self.title(scene, seat), lines, seat == scene.seat)

    def party(self, scene: Scene, seat: int) -> list[str]:
        return [fact_words(thing, "character") for thing in things_in(scene, f"{seat}.party")]

    def known_of(self, scene: Scene, seat: int) -> list[tuple[str, str]]:
        """What one knows of another's hand and Missions."""
        shown = [self.mission(thing) for thing in things_in(scene, f"{seat}.missions") if thing.card]
        hidden = count_in(scene, f"{seat}.missions") - len(shown)
        if hidden:
            shown.append(self.say("missions-hidden", amount=hidden))
        lines = [(self.say("label-missions"), JOINT.join(shown))] if shown else []
        cards = [plain(thing.name) for thing in things_in(scene, f"{seat}.hand") if thing.card]
        return [*lines, (self.say("label-known"), JOINT.join(cards))] if cards else lines

    def parties(self, scene: Scene, seats: Sequence[int]) -> Group:
        """Parties at a glance, a line for each."""
        lines = [("", JOINT.join([self.title(scene, seat), *self.party(scene, seat)])) for seat in seats]
        return Group(self.say("parties-title"), lines)

    def place(self, scene: Scene, area: str, width: int) -> Group:
        """An Area as it is printed: what may happen there, and what it gives."""
        printed = self.printed_cards[area]
        title = " · ".join([plain(printed.name), *[plain(fact) for fact in printed.facts]])
        return Group(title, broken(self.texts(area), width), True)

    # -- one's own cards -------------------------------------------------------------------------------------------

    def hand(self, scene: Scene, seat: int, width: int) -> Group:
        cards = [thing.card for thing in things_in(scene, f"{seat}.hand") if thing.card]
        rows = [
            [plain(self.printed_cards[card].name), plain(self.printed_cards[card].line), self.effect(card)] for card in cards
        ]
        lines = [("", cut(line, width - MARGIN)) for line in in_line(rows)] or [("", self.say("hand-empty"))]
        limit = fact_value(scene.players[seat], "hand-limit")
        title = self.say("hand-title", who=who(scene, seat), amount=count_in(scene, f"{seat}.hand"), limit=limit)
        return Group(title, lines, seat == scene.seat)

    def missions(self, scene: Scene, seat: int, width: int, whole: bool = False, room: int = ROOMY) -> Group:
        """One's own Missions: they are what the game is about. `whole`: with what they give, a line for each sentence."""
        lines: list[tuple[str, str]] = []
        for thing in things_in(scene, f"{seat}.missions"):
            texts = self.texts(thing.card)
            if room == ROOMY or whole:
                lines.append(("", self.mission(thing)))
                lines += broken(texts if whole else texts[:-1], width, "  ")  # the last one is the reward
            else:
                said = self.say("named-text", name=self.mission(thing), text=" ".join(texts[:-1]))
                lines.append(("", cut(said, width - MARGIN)))
        for thing in things_in(scene, f"{seat}.completed"):
            lines.append(("", f"{plain(thing.name)} ({self.say('mission-completed')})"))
        return Group(self.say("missions-title", who=who(scene, seat)), lines, seat == scene.seat)

    def mission(self, thing: Thing) -> str:
        """A Mission and how far it has come."""
        return fact_words(thing, "mission") or plain(thing.name)

    # -- questions -------------------------------------------------------------------------------------------------

    def shows_table(self, ask: Ask) -> bool:
        return not ask.action and ask.id in WITH_TABLE

    def stretch(self, scene: Scene) -> str:
        return f"{scene.turn} {scene.phase}"

    def before(self, scene: Scene, ask: Ask, width: int, with_table: bool) -> list[Group]:
        id, seat = ask.id, scene.seat
        if id == "reset":
            return [] if with_table else [self.side(scene, seat), self.hand(scene, seat, width)]
        if id == "keep-character":
            return [self.missions(scene, seat, width, whole=True)]
        if id == "movement":
            return [self.parties(scene, [player.seat for player in scene.players])]
        if id in ("interaction", "must-attack"):
            named = {choice.player for choice in ask.choices if choice.player >= 0}
            return [self.parties(scene, [seat, *sorted(named)])]
        if id == "exploration":
            return [self.place(scene, area, width) for area in self.where(scene, seat)]
        if id in ("trade-answer", "trade-offer"):
            return self.under_way(scene, "offer", width)
        return self.under_way(scene, "fight", width) if id in IN_FIGHT else []

    def where(self, scene: Scene, seat: int) -> list[str]:
        """The Area a Party is in, if it is in one."""
        return [fact.words[0].card for fact in scene.players[seat].facts if fact.name == "area" and fact.words]

    def under_way(self, scene: Scene, kind: str, width: int) -> list[Group]:
        """A Combat or a trade."""
        found: list[Group] = []
        for place in scene.places:
            if place.kind == kind:
                said = [plain(fact.words) for fact in place.facts]
                lines = [("", JOINT.join(said))] if kind == "fight" else broken(said, width)
                found.append(Group(plain(place.name), lines, kind == "offer"))
        return found

    def scores(self, scene: Scene) -> str:
        standing = [f"{player.name} {self.standing(scene, player.seat)}" for player in scene.players]
        return self.say("reel-scores", turn=scene.turn, scores=" · ".join(standing))

    def standing(self, scene: Scene, seat: int) -> str:
        player = scene.players[seat]
        completed = count_in(scene, f"{seat}.completed")
        combat, speed = fact_value(player, "combat"), fact_value(player, "speed")
        return self.say("score-missions", combat=combat, speed=speed, amount=completed)

    def text_shown(self, ask: Ask) -> str:
        return ask.card if ask.id in ABOUT_TEXT else ""

    def at_hand(self, scene: Scene) -> list[str]:
        own = [thing for kind in ("hand", "party", "missions") for thing in things_in(scene, f"{scene.seat}.{kind}")]
        return [thing.card for thing in own if thing.card]

    def recap(self, scene: Scene) -> list[str]:
        found: list[str] = []
        for player in scene.players:
            done = [plain(thing.name) for thing in things_in(scene, f"{player.seat}.completed")]
            name = self.say("side-name") if player.seat == scene.seat else player.name
            missions = ", ".join(done) or self.say("recap-no-missions")
            found.append(self.say("recap-player", name=name, standing=self.standing(scene, player.seat), missions=missions))
        return found


def who(scene: Scene, seat: int) -> str:
    return "you" if seat == scene.seat else "other"


def broken(texts: Sequence[str], width: int, indent: str = "") -> list[tuple[str, str]]:
    """Running text as lines of a group."""
    lines: list[tuple[str, str]] = []
    for text in texts:
        wrapped = textwrap.wrap(text, width - MARGIN, initial_indent=indent, subsequent_indent=f"{indent}  ")
        lines += [("", part) for part in wrapped]
    return lines
