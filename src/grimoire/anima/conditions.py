"""Conditions of texts."""

from grimoire.anima.areas import trades_here
from grimoire.anima.combat_state import CREATURE_CARD, MISSION_FOE, PARTIES
from grimoire.anima.continuous_texts import final_mission
from grimoire.anima.meant_parties import Who
from grimoire.anima.parties import faction, has_completed, party, players
from grimoire.anima.state import DOWN, State
from grimoire.anima.zones import COMPLETED, CREATURE_FOE, PARTY_FOE
from grimoire.anima.zones import MISSION_FOE as MISSION_BIT
from grimoire.kernel.conditions import Condition
from grimoire.kernel.frame import Scope


class FoeIs(Condition[State]):
    """Seen from the Party of the text; a Party is of no natural or supernatural kind."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def holds(self, g: State, s: Scope) -> bool:
        if not g.fights:
            return False
        fight = g.fights[-1]
        if fight.side_of(s.seat) < 0:
            return False
        if self.kind == PARTY_FOE:
            return fight.kind == PARTIES
        if self.kind == MISSION_BIT:
            return fight.kind == MISSION_FOE
        if self.kind == CREATURE_FOE:
            return fight.kind == CREATURE_CARD
        return fight.kind != PARTIES and fight.kinds & self.kind != 0


class HasSkill(Condition[State]):
    def __init__(self, who: Who, icon: int) -> None:
        super().__init__()
        self.who = who
        self.icon = icon

    def holds(self, g: State, s: Scope) -> bool:
        seats = self.who.seats(g, s)
        return len(seats) > 0 and all([self.is_shown_by(g, seat) for seat in seats])

    def is_shown_by(self, g: State, seat: int) -> bool:
        return any([g.definition(card).skills & self.icon and not g.state[card] & DOWN for card in party(g, seat)])


class HasFaction(Condition[State]):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def holds(self, g: State, s: Scope) -> bool:
        seats = self.who.seats(g, s)
        return len(seats) > 0 and all([faction(g, seat) >= 0 for seat in seats])


class InTradeArea(Condition[State]):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def holds(self, g: State, s: Scope) -> bool:
        return all([trades_here(g, seat) for seat in self.who.seats(g, s)])


class FewestCharacters(Condition[State]):
    """Nobody has fewer; ties allowed."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def holds(self, g: State, s: Scope) -> bool:
        least = min([len(party(g, seat)) for seat in players(g)])
        return all([len(party(g, seat)) <= least for seat in self.who.seats(g, s)])


class Behind(Condition[State]):
    """Somebody else has completed more Basic Missions."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def holds(self, g: State, s: Scope) -> bool:
        most = max([len(g.own(seat, COMPLETED)) for seat in players(g)])
        return all([len(g.own(seat, COMPLETED)) < most for seat in self.who.seats(g, s)])


class AtLeastAsMany(Condition[State]):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def holds(self, g: State, s: Scope) -> bool:
        seats = self.who.seats(g, s)
        return len(seats) > 0 and all([len(party(g, seat)) >= len(party(g, s.seat)) for seat in seats])


class CharactersAtLeast(Condition[State]):
    def __init__(self, number: int, who: Who) -> None:
        super().__init__()
        self.number_of_characters = number
        self.who = who

    def holds(self, g: State, s: Scope) -> bool:
        seats = self.who.seats(g, s)
        return len(seats) > 0 and all([len(party(g, seat)) >= self.number_of_characters for seat in seats])


class FinalInPlay(Condition[State]):
    def holds(self, g: State, s: Scope) -> bool:
        return final_mission(g) >= 0


class FinalDue(Condition[State]):
    """Not revealed, but somebody has completed a Basic Mission."""

    def holds(self, g: State, s: Scope) -> bool:
        return final_mission(g) < 0 and any([has_completed(g, seat) for seat in players(g)])


class Declared(Condition[State]):
    def holds(self, g: State, s: Scope) -> bool:
        return len(g.fights) > 0 and g.fights[-1].kind == PARTIES and g.fights[-1].seat == s.seat


class PlayersAtLeast(Condition[State]):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number_of_players = number

    def holds(self, g: State, s: Scope) -> bool:
        return g.seats >= self.number_of_players


class IsLayer(Condition[State]):
    """Whether the Party is that of whoever laid this Trap."""

    def holds(self, g: State, s: Scope) -> bool:
        return s.card >= 0 and g.marks[s.card] == s.seat
