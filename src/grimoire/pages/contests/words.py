"""A contest in the words of a language."""

from datetime import datetime
from typing import Any

from grimoire.contests.contest import Contest
from grimoire.contests.entries import Entry, Games
from grimoire.contests.planning import cut_planned
from grimoire.contests.rounds import DISPUTED, HALF, MISSING, Round, Table
from grimoire.contests.sentence import Sentence
from grimoire.contests.tiebreaks import SHARES, Part
from grimoire.library.messages import messages


class ContestWords:
    def __init__(self, contest: Contest, lang: str) -> None:
        self.contest = contest
        self.lang = lang
        self.say = messages(lang).say

    def sentence(self, sentence: Sentence) -> str:
        return self.say(sentence.id, **sentence.facts)

    def system(self) -> str:
        """How this contest goes, in one line."""
        settings = self.contest.settings
        text = self.say(f"contest-system-{settings.system}", rounds=self.contest.planned)
        cut = cut_planned(settings, max(len(self.contest.active), settings.cut))
        if cut:
            text += self.say("contest-system-cut", cut=cut)
        return f"{text} · {self.series(settings.best_of)}"

    def series(self, best_of: int) -> str:
        return self.say("contest-series-length", amount=best_of)

    def stage(self, round: Round) -> str:
        return self.say(f"contest-stage-{round.stage}", round=round.number, left=len(round.slots))

    def stage_of(self, number: int) -> str:
        """By its number; one that was struck out is a round."""
        found = next((round for round in self.contest.rounds if round.number == number), None)
        return self.stage(found) if found else self.coming_stage("swiss", number)

    def coming_stage(self, stage: str, number: int, left: int = 0) -> str:
        return self.say(f"contest-stage-{stage}", round=number, left=left)

    def state(self, table: Table) -> str:
        """How a table stands."""
        if table.state == HALF:
            who = next(iter(table.reports))
            name, other = self.contest.name(who), self.contest.name(table.other(who))
            return self.say("contest-table-half", name=name, other=other)
        if table.state in (MISSING, DISPUTED):
            return self.say(f"contest-table-{table.state}")
        return self.say(f"contest-table-{table.how}")

    def games(self, games: Games | None) -> str:
        if games is None:
            return "–"
        drawn = f" +{games.drawn}" if games.drawn else ""
        return f"{games.first} : {games.second}{drawn}"

    def part(self, name: str, part: Part) -> tuple[str, str, str]:
        """A line of a number of the standings: what it is about, what it counts, what that adds."""
        about = self.say("contest-part-round", round=part.round, name=self.contest.name(part.opponent))
        if part.left_out:
            counts = self.say("contest-part-left-out")
        elif name in SHARES:
            counts = self.say("contest-part-share", earned=part.earned, possible=part.possible)
        else:
            counts = self.say("contest-part-points", points=int(part.value) if part.value.denominator == 1 else str(part.value))
        if part.raised:
            counts = f"{counts}, {self.say('contest-part-raised')}"
        return about, counts, str(part.value)

    def entry(self, entry: Entry) -> str:
        """A line of the log."""
        act: Any = entry.act
        kind = type(act).__name__
        facts: dict[str, str | int] = {}
        for name in ("title", "name", "round", "table", "minutes", "to"):
            if hasattr(act, name):
                facts[name] = getattr(act, name)
        if "round" in facts:
            facts["stage"] = self.stage_of(act.round)
        if hasattr(act, "player") and "name" not in facts:
            facts["name"] = self.contest.name(act.player)
        if hasattr(act, "games"):
            facts["first"], facts["second"], facts["drawn"] = act.games.first, act.games.second, act.games.drawn
        text = self.say(f"contest-entry-{kind[0].lower()}{kind[1:]}", **facts)
        if entry.reason:
            text = self.say("contest-entry-reason", what=text, reason=entry.reason)
        return text

    def clock(self, at: int) -> str:
        """A time of the day, as the machine has it here."""
        return datetime.fromtimestamp(at).strftime("%H:%M") if at else ""

    def time(self, round: Round) -> str:
        """When time is called, or how long a round is; empty where it has no end."""
        minutes = self.contest.settings.minutes
        if not minutes:
            return ""
        if round.started:
            return self.say("contest-page-time-at", time=self.clock(round.started + 60 * (minutes + round.extra)))
        return self.say("contest-page-minutes", minutes=minutes + round.extra)


def share(value: float) -> str:
    """A share as the standings show it: .417, and 1.000."""
    return f"{value:.3f}".removeprefix("0") if value < 1 else f"{value:.3f}"
