"""Why two players meet, and why not two others: the round is paired once more with the wished table, and the first criterion
that gets worse is the answer."""

from grimoire.contests.contest import Contest
from grimoire.contests.criteria import BYE, Field, digits, first_difference, total
from grimoire.contests.looking_ahead import SMALL, can_be_paired
from grimoire.contests.next_round import field_before
from grimoire.contests.pairing import Tables, with_forced
from grimoire.contests.rounds import CUT, ROBIN, SWISS, Round
from grimoire.contests.sentence import Sentence, sentence
from grimoire.kernel.unusable import Unusable


class Asked:
    """A round as it was paired, and the contest as it was before."""

    def __init__(self, contest: Contest, number: int, player: int) -> None:
        if not 1 <= number <= len(contest.rounds):
            raise Unusable("contest-no-round", round=number)
        self.contest = contest
        self.round: Round = contest.rounds[number - 1]
        if player not in contest.players:
            raise Unusable("contest-no-player", player=player)
        self.player = player
        self.me = contest.name(player)
        table = self.round.table_of(player)
        if table is None and player not in self.round.byes:
            raise Unusable("contest-not-in-round", name=self.me, round=number)
        self.opponent = BYE if table is None else table.other(player)

    def other_name(self, player: int) -> str:
        return self.contest.name(player)

    def field(self) -> Field:
        return field_before(self.contest.at(self.round.entry - 1), self.round.seed)

    def tables(self) -> Tables:
        return [(table.first, table.second) for table in self.round.tables] + [(player, BYE) for player in self.round.byes]


def why(contest: Contest, round: int, player: int) -> Sentence:
    """Why this player meets whom they meet."""
    asked = Asked(contest, round, player)
    me, other = asked.me, asked.other_name(asked.opponent)
    stage = asked.round.stage
    if stage == ROBIN:
        return sentence("contest-why-robin" if asked.opponent else "contest-why-robin-bye", me=me, other=other)
    if stage == CUT:
        return sentence("contest-why-cut" if asked.opponent else "contest-why-cut-bye", me=me, other=other)
    field = asked.field()
    mine = field.scores[player]
    if asked.opponent == BYE:
        had = len(field.met[player].get(BYE, ()))
        lowest = mine == min(field.scores.values())
        return sentence(
            "contest-why-bye-again" if had else "contest-why-bye-lowest" if lowest else "contest-why-bye", me=me, points=mine
        )
    theirs = field.scores[asked.opponent]
    again = field.met[player].get(asked.opponent)
    if again:
        return sentence("contest-why-again", me=me, other=other, round=again[-1])
    same = [one for one in field.seats if field.scores[one] == mine and one != player]
    if mine == theirs:
        return sentence(
            "contest-why-only" if len(same) == 1 else "contest-why-same", me=me, other=other, points=mine, amount=len(same)
        )
    if not same:
        return sentence("contest-why-alone", me=me, other=other, points=mine, theirs=theirs)
    free = [one for one in same if one not in field.met[player]]
    id = "contest-why-down" if mine > theirs else "contest-why-up"
    return sentence(f"{id}-met" if not free else f"{id}-odd", me=me, other=other, points=mine, theirs=theirs)


def why_not(contest: Contest, round: int, player: int, instead: int) -> Sentence:
    """Why this player does not meet that one. BYE may be asked for too."""
    asked = Asked(contest, round, player)
    me, wished = asked.me, asked.other_name(instead)
    if instead and instead not in contest.players:
        raise Unusable("contest-no-player", player=instead)
    if instead == player:
        raise Unusable("contest-why-self")
    if instead == asked.opponent:
        return why(contest, round, player)
    if asked.round.stage != SWISS:
        return sentence("contest-why-not-robin" if asked.round.stage == ROBIN else "contest-why-not-cut", me=me, other=wished)
    field = asked.field()
    if instead not in field.nodes:
        return sentence("contest-why-not-there" if instead else "contest-why-not-even", me=me, other=wished)
    forced = with_forced(field, player, instead)
    before, after = total(field, asked.tables()), total(field, forced)
    worse = first_difference(before, after)
    facts: dict[str, str | int] = {"me": me, "other": wished}
    if worse == "again":
        return again_in(field, asked, forced, instead, facts)
    if worse in ("", "lot") or (worse == "scores" and later_rounds_decide(field, asked, forced)):
        if later_rounds_decide(field, asked, forced):
            return sentence("contest-why-not-later", **facts)
        return sentence("contest-why-not-lot", **facts)
    if worse == "scores":
        return sentence("contest-why-not-scores", **facts, **score_facts(field, asked, forced))
    if worse == "bye-score" or worse == "second-bye":
        bye = next((one for one, other in forced if other == BYE), player)
        return sentence(f"contest-why-not-{worse}", **facts, third=asked.other_name(bye), points=field.scores[bye])
    if worse == "apart" and (player, instead) in field.apart:
        return sentence("contest-why-not-apart-us", **facts)
    return sentence(f"contest-why-not-{worse}", **facts)


def again_in(field: Field, asked: Asked, forced: Tables, instead: int, facts: dict[str, str | int]) -> Sentence:
    """Who would meet a second time."""
    forced = sorted(forced, key=lambda pair: set(pair) != {asked.player, instead})
    one, other = next(pair for pair in forced if digits(field, *pair)[1])
    rounds = field.met[one].get(other, [0])
    if {one, other} == {asked.player, instead}:
        return sentence("contest-why-not-again-us", **facts, round=rounds[-1])
    return sentence(
        "contest-why-not-again", **facts, third=asked.other_name(one), fourth=asked.other_name(other), round=rounds[-1]
    )


def score_facts(field: Field, asked: Asked, forced: Tables) -> dict[str, str | int]:
    """The table that would be furthest apart, as that is easiest to see."""
    now = {frozenset(pair) for pair in asked.tables()}
    changed = [pair for pair in forced if frozenset(pair) not in now and BYE not in pair] or forced[:1]
    one, other = max(changed, key=lambda pair: abs(field.scores[pair[0]] - field.scores[pair[1]]))
    if field.scores[one] < field.scores[other]:
        one, other = other, one
    return {
        "third": asked.other_name(one),
        "fourth": asked.other_name(other),
        "high": field.scores[one],
        "low": field.scores[other],
    }


def later_rounds_decide(field: Field, asked: Asked, forced: Tables) -> bool:
    """Whether the wished table is left out because the rounds after it could then not be paired any more."""
    if len(field.nodes) > SMALL or not field.rounds_left:
        return False
    return can_be_paired(field, asked.tables(), field.rounds_left) and not can_be_paired(field, forced, field.rounds_left)
