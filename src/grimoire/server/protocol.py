"""What goes over the WebSocket: every message, as a type. docs/protocol.md and the types of the client are made from these.

A message is a JSON object; `type` says which one it is. What the client sends is refused if it has any field that is not here,
lacks one, or has one of another kind.
"""

from typing import Annotated, Final, Literal

import msgspec

from grimoire.match.stops import Stops, Where
from grimoire.seat.ask import Ask
from grimoire.seat.scene import Scene
from grimoire.seat.story import Story
from grimoire.seat.wording import Words

PROTOCOL: Final = 1  # a client that speaks another is told to reload
LONGEST_SAY: Final = 500
MOST_BYTES: Final = 16_384  # of one frame from a client

# Numbers are bounded, so that whatever is read can be written again.
Id = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, lt=100)]
Number = Annotated[int, msgspec.Meta(ge=-1, lt=1 << 31)]  # of entries
MatchId = Annotated[str, msgspec.Meta(max_length=32)]
Form = Annotated[str, msgspec.Meta(max_length=1000)]
LinkName = Annotated[str, msgspec.Meta(max_length=100)]  # of what is put in order
Orders = Annotated[list[Annotated[list[LinkName], msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=100)]

PhraseId = Literal[
    "hello", "luck", "moment", "back", "time", "look", "mistake", "sorry", "played", "thanks", "leaving", "again"
]
Offered = Literal["undo", "draw", "rematch", "bot", "goOn", "end"]


def camel(name: str) -> str:
    return name[0].lower() + name[1:]


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=camel):
    """Whatever a client sends. It is answered by `done` or by `refused` with the same `id`."""

    id: Id


class OfMatch(FromClient, frozen=True):
    """Something about one seat of a match; -1 is who only looks on."""

    match: MatchId
    seat: SeatNumber


class Hello(FromClient, frozen=True):
    """The first message of a connection."""

    protocol: Number
    language: str


class Language(FromClient, frozen=True):
    """From now on in this language; every joined table is told anew."""

    language: str


class Join(OfMatch, frozen=True):
    """Be told of a match, as this seat of one's own or as a spectator. Several seats of one browser join one by one."""

    since: Number = -1  # the number up to which the story is known already; -1: none of it


class Leave(OfMatch, frozen=True):
    """Be told of it no longer. The seat stays one's own."""


class Choose(OfMatch, frozen=True):
    """Choose an option of the open question."""

    number: Number  # of the Ask it answers: what came after it makes the choice stale
    form: Form


class Undo(OfMatch, frozen=True):
    """Take back one's latest action. Where another person has chosen since, or something was revealed, they are asked first."""

    number: Number


class Concede(OfMatch, frozen=True):
    """Give up."""


class Offer(OfMatch, frozen=True):
    """Offer the others a draw; to play again when the match is over; that a bot plays on for a seat whose player has been away
    for long; or, where the rules have changed under a match, to go on from its last good moment or to end it."""

    what: Literal["draw", "rematch", "bot", "goOn", "end"]
    about: SeatNumber = -1  # the seat that is left, of "bot"


class Answer(OfMatch, frozen=True):
    """Agree to what was offered, or not."""

    what: Offered
    agree: bool


class Claim(OfMatch, frozen=True):
    """A player who is asked has been away for long: their time is over."""

    other: SeatNumber


class Hold(OfMatch, frozen=True):
    """Be asked in the open window also after its countdown, for everybody to see."""

    number: Number


class SetStops(OfMatch, frozen=True, tag="stops"):
    """Where this seat wants to be asked; what it need not decide is answered for it."""

    where: Where  # something of mine is touched; I could act; it shows that I might; never
    resting: bool = False  # pass whatever comes until the next turn begins
    by_hand: bool = False  # put everything in order by hand
    pays: bool = False  # make payments as they are suggested
    orders: Orders = []  # in which order things come, as it was put for just these, by the names in Ask.keeps


class Say(OfMatch, frozen=True):
    """Say something to everybody at the table."""

    text: str


class Phrase(OfMatch, frozen=True):
    """Say one of the phrases that everybody reads in their own language: also where words of one's own are not for guests."""

    phrase: PhraseId


class Mute(OfMatch, frozen=True):
    """Be told no longer what another seat says, or again."""

    other: SeatNumber
    muted: bool


class Hint(OfMatch, frozen=True):
    """Ask what a bot would do. Only against bots, or where the others agreed to hints."""

    number: Number


class Look(OfMatch, frozen=True):
    """See the table as this seat saw it after this many entries. Once the match is over: or with all hands open."""

    number: Number
    open: bool = False


class Watch(FromClient, frozen=True):
    """Be told whenever something happens in a contest: `contestNews` says what, and requests under /api/contests have it."""

    contest: MatchId


class Unwatch(FromClient, frozen=True):
    contest: MatchId


class Ping(FromClient, frozen=True):
    """Nothing; to know that somebody is there."""


ClientMessage = (
    Hello
    | Language
    | Join
    | Leave
    | Choose
    | Undo
    | Concede
    | Offer
    | Answer
    | Claim
    | Hold
    | SetStops
    | Say
    | Phrase
    | Mute
    | Hint
    | Look
    | Watch
    | Unwatch
    | Ping
)


class FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=camel):
    """Whatever the server sends."""


class Welcome(FromServer, frozen=True):
    """The answer to `hello`."""

    protocol: int
    version: str  # of the program
    user: str
    name: str
    language: str


class Done(FromServer, frozen=True):
    """What the message with this id asked for is done, and kept."""

    id: int


class Refused(FromServer, frozen=True):
    """It is not done, and nothing was changed."""

    id: int  # -1 where the message could not be read
    reason: str  # the same in every language: stale, notYours, illegal …
    words: Words


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offer that waits for an answer."""

    what: Offered
    by: int  # the seat that offers
    about: int = -1  # the seat it is about, where it is about one


class Time(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of a match, in milliseconds, at the moment it was sent."""

    left: list[int]  # for each seat
    runs: int = -1  # the seat whose time runs
    begins: int = 0  # in how many milliseconds it does: until then it is shown what others did, or they are away
    away: int = 0  # for so many milliseconds more it stands because they are: what they said beforehand


class Countdown(msgspec.Struct, frozen=True, omit_defaults=True):
    """The window that is open closes by itself; the same for everybody."""

    left: int  # milliseconds; 0 where whoever is asked holds it
    held: list[int] = []  # seats that hold it
    may: list[int] = []  # seats that may: whoever is asked, and who is asked after them if they pass


class TableMessage(FromServer, frozen=True, omit_defaults=True, tag="table"):
    """The table of a seat, its question, and what happened since it was told last. Sent after `join` and with every change."""

    match: str
    seat: int
    number: int
    scene: Scene
    ask: Ask
    story: Story
    offers: list[Standing] = []
    time: Time | None = None
    countdown: Countdown | None = None
    stops: Stops | None = None  # of this seat, where they are not the usual ones
    next: str = ""  # the match that follows this one: the next game of a series, or a rematch
    frozen: str = ""  # why it cannot go on: the rules have changed under it


class Moment(FromServer, frozen=True, omit_defaults=True):
    """An earlier moment, as it was asked for by `look`."""

    match: str
    seat: int
    number: int
    scene: Scene
    story: Story  # of the entry that led there


class Advice(FromServer, frozen=True):
    """What a bot would choose: the answer to `hint`."""

    match: str
    seat: int
    number: int
    form: str
    why: Words = []  # what for, in a sentence; nothing where there is nothing to say


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat."""

    seat: int
    name: str
    bot: str = ""  # which one; empty: a person
    here: bool = True  # connected now
    gone: int = 0  # for this many milliseconds already
    guest: bool = False  # somebody without an account: anybody may bear this name
    program: bool = False  # a program of somebody's, as its name says


class Presence(FromServer, frozen=True):
    """Who sits at the table, and which of them are there."""

    match: str
    seats: list[Sitting]
    watching: int
    patience: int  # whoever has been away for this many milliseconds may have lost: see `claim`, and `offer`


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was said."""

    number: int  # within the match
    seat: int
    name: str
    text: str
    at: int  # milliseconds since 1970
    phrase: str = ""  # which of them; then there is no text


class Chat(FromServer, frozen=True):
    """What was said: all of it after `join`, then line by line."""

    match: str
    lines: list[Line]


class ContestNews(FromServer, frozen=True):
    """Something has happened in a contest that is watched; told once for all that happened within a moment."""

    contest: str
    number: int  # of its last entry
    whole: bool  # more than results at tables of the running round
    tables: list[int]  # of that round, at which something was told or kept


ServerMessage = Welcome | Done | Refused | TableMessage | Moment | Advice | Presence | Chat | ContestNews

DECODER: Final = msgspec.json.Decoder(ClientMessage, strict=True)
ENCODER: Final = msgspec.json.Encoder()
