"""A tournament: every deck against every other, as often in the one seat as in the other, and how often each won."""

from collections.abc import Sequence

import msgspec

from grimoire.lab.simulate import Pairing, Plan, Played
from grimoire.library.deck_lists import Deck


class Meeting(msgspec.Struct):
    """What came of one deck against another, told from the side of the first."""

    deck: str
    against: str
    games: int = 0
    wins: int = 0
    losses: int = 0
    draws: int = 0
    unfinished: int = 0  # given up at the cap, or gone wrong

    @property
    def rate(self) -> float:
        """The share of games won; what was not won counts as not won, whatever it was."""
        return self.wins / self.games if self.games else 0.0

    def count(self, played: Played, seat: int) -> None:
        self.games += 1
        if played.error or not played.over:
            self.unfinished += 1
        elif played.winner < 0:
            self.draws += 1
        elif played.winner == seat:
            self.wins += 1
        else:
            self.losses += 1


class Tournament(msgspec.Struct):
    """The table of a tournament; the fields are those of `--json`. A meeting is there twice, once for each deck."""

    bot: str
    games_a_pairing: int
    seed: int
    decks: list[str]
    opponents: list[str]
    meetings: list[Meeting]

    def add(self, plan: Plan, played: Played) -> None:
        one, two = (deck.name for deck in plan.pairings[played.pairing])
        self.meeting(one, two).count(played, 0)
        self.meeting(two, one).count(played, 1)

    def meeting(self, deck: str, against: str) -> Meeting:
        for meeting in self.meetings:
            if meeting.deck == deck and meeting.against == against:
                return meeting
        self.meetings.append(Meeting(deck, against))
        return self.meetings[-1]

    def total(self, deck: str) -> Meeting:
        """A deck against all it met, except itself: there as much is lost as won."""
        met = [meeting for meeting in self.meetings if meeting.deck == deck and meeting.against != deck]
        total = Meeting(deck, "")
        for meeting in met:
            total.games += meeting.games
            total.wins += meeting.wins
            total.losses += meeting.losses
            total.draws += meeting.draws
            total.unfinished += meeting.unfinished
        return total

    def by_distance(self) -> list[Meeting]:
        """The meetings of different decks, told from the side of the deck that won more, the most one-sided first."""
        uneven = [m for m in self.meetings if m.deck != m.against and m.wins >= m.losses]
        return sorted(uneven, key=distance)


def distance(meeting: Meeting) -> tuple[float, str, str]:
    return (-meeting.rate, meeting.deck, meeting.against)


def seatings(decks: Sequence[Deck], opponents: Sequence[Deck]) -> list[Pairing]:
    """Who sits where: each two decks that meet, both ways round. Without opponents the decks meet each other."""
    if opponents:
        meeting = [(one, two) for one in decks for two in opponents]
    else:
        meeting = [(one, two) for i, one in enumerate(decks) for two in decks[i + 1 :]]
    return [seats for one, two in meeting for seats in ((one, two), (two, one))]


def plan_of(
    game: str, pairings: list[Pairing], bots: list[str], games: int, seed: int, cap: int, own_cards: tuple[str, ...]
) -> Plan:
    """This many games for every two decks, half of them each way round: `games` is even."""
    return Plan(game, pairings, bots, games // 2 * len(pairings), seed, cap, own_cards=own_cards)
