"""Who comes, who goes, what they are called and what they play: when that can be, and what it does."""

from typing import Final

from grimoire.contests.entries import DeckGiven, Dropped, Entered, Entry, Renamed, Returned
from grimoire.contests.names import clean_name, name_key
from grimoire.contests.planning import last_to_enter
from grimoire.contests.rounds import CUT, Player
from grimoire.contests.state import State
from grimoire.kernel.unusable import Unusable

MOST_PLAYERS: Final = 512
MOST_LINES: Final = 400  # of a list of cards
LONGEST_LINE: Final = 200


def known(contest: State, player: int) -> Player:
    if player not in contest.players:
        raise Unusable("contest-no-player", player=player)
    return contest.players[player]


def check_name(contest: State, player: int, name: str) -> None:
    if clean_name(name) != name:
        raise Unusable("contest-name-empty")
    other = contest.player_named(name)
    if other and other != player:
        raise Unusable("contest-name-taken", name=contest.name(other))


def may_come(contest: State, name: str) -> None:
    """Raises Unusable where it is too late for somebody to play from the next round on."""
    if not contest.rounds:
        return
    coming = len(contest.rounds) + 1
    if contest.settings.system != "swiss" or contest.rounds[-1].stage == CUT:
        raise Unusable("contest-late-system", name=name)
    last = last_to_enter(contest.settings, contest.planned)
    if coming > last:
        raise Unusable("contest-late", name=name, round=coming, last=last)


def check_entered(contest: State, act: Entered) -> None:
    if act.player != len(contest.players) + 1:
        raise Unusable("contest-player-number", player=act.player, expected=len(contest.players) + 1)
    if len(contest.players) >= MOST_PLAYERS:
        raise Unusable("contest-full", most=MOST_PLAYERS)
    check_name(contest, act.player, act.name)
    may_come(contest, act.name)


def enter(contest: State, act: Entered, entry: Entry) -> None:
    contest.players[act.player] = Player(act.player, act.name, len(contest.rounds), entry.number)
    contest.keys[name_key(act.name)] = act.player


def check_renamed(contest: State, act: Renamed) -> None:
    known(contest, act.player)
    check_name(contest, act.player, act.name)


def rename(contest: State, act: Renamed, entry: Entry) -> None:
    del contest.keys[name_key(contest.players[act.player].name)]
    contest.players[act.player].name = act.name
    contest.keys[name_key(act.name)] = act.player


def check_dropped(contest: State, act: Dropped) -> None:
    player = known(contest, act.player)
    if not player.active:
        raise Unusable("contest-dropped", name=player.name)


def drop(contest: State, act: Dropped, entry: Entry) -> None:
    contest.players[act.player].active = False


def check_returned(contest: State, act: Returned) -> None:
    player = known(contest, act.player)
    if player.active:
        raise Unusable("contest-not-dropped", name=player.name)
    if contest.settings.system == "elimination" and contest.rounds:
        raise Unusable("contest-late-system", name=player.name)


def come_back(contest: State, act: Returned, entry: Entry) -> None:
    contest.players[act.player].active = True


def check_deck(contest: State, act: DeckGiven) -> None:
    player = known(contest, act.player)
    if contest.rounds and (player.deck or player.entered < len(contest.rounds)):
        raise Unusable("contest-deck-locked", name=player.name)
    if len(act.lines) > MOST_LINES or any(len(line) > LONGEST_LINE or not line.isprintable() for line in act.lines):
        raise Unusable("contest-deck-long", name=player.name)


def give_deck(contest: State, act: DeckGiven, entry: Entry) -> None:
    contest.players[act.player].deck = act.lines
