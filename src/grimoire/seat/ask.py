"""The open question, for the seat that is asked and for those who wait."""

import msgspec

from grimoire.seat.contest import Chances
from grimoire.seat.scene import WhyNot
from grimoire.seat.wording import Words


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option: what will happen, and what a client can offer it on."""

    form: str  # what is sent back; stable, the same in every language
    words: Words  # what will happen, whole: "Pay 1 Fire and keep Mental flame"
    verb: Words  # the same for a button on the thing itself: "Activate"
    things: list[str] = []  # handles; several where cards do not differ
    places: list[str] = []  # ids of places: a pile of the Ether, an Area
    element: str = ""
    player: int = -1
    details: Words = []  # what more there is to say: a cost, the odds, what would come of it
    outlook: Words = []  # in a few words what to expect of it: "58 in 100", "nothing waits"
    odds: Chances | None = None  # of the contest under way with it, for whoever is asked
    comes: Words = []  # what would be of one's own side then, where something is answered
    declines: bool = False  # it lets something be, or ends it: never the way on while another option is offered


class Blow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Damage on its way, which the question is about."""

    amount: int
    source: str = ""  # the handle of the card it comes from, where that lies on the table
    target: str = ""  # the handle of the thing or player it would hit
    changes: Words = []  # what that one takes less or more of it, and for which cards: "You take 1 less for Bark armor."


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who must decide what. Options are there only for the seat that is asked."""

    number: int  # of entries in the log; sent back with the choice
    asked: int  # the seat that must decide; -1 when the game is over
    question: Words
    id: str = ""  # which question it is, for a client that lays some out in a way of their own
    explanation: Words = []  # what the question is about, for a newcomer
    card: str = ""  # the card whose text asks
    things: list[str] = []  # handles of what the question is about
    answers: Words = []  # what just happened and can be answered: "Bob announced Tornado, targeting you"
    action: Words = []  # the action under way, where one is
    choices: list[Choice] = []
    suggested: list[str] = []  # forms the game would choose by itself, for this question and those that follow from it
    routine: bool = False  # the suggestion may be taken by whoever wants to be spared such questions
    optional: str = ""  # the form that declines or passes, where there is one
    forward: str = ""  # the form that is the way on, where there is one: it may stand out
    why_not: list[WhyNot] = []  # what a player may try and cannot, where no thing carries it
    undo: bool = False  # whether the seat could take something back now
    blow: Blow | None = None  # damage that somebody else may take instead
    targets: list[str] = []  # handles of players and things that what can be answered aims at
    keeps: list[str] = []  # by choice, the name by which an order of all of them may be kept with the seat; empty: it cannot be
