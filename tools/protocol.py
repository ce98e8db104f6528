"""Write docs/protocol.md and the types of the client from the types of the server.

python tools/protocol.py          writes both
python tools/protocol.py --check  says whether they are up to date
"""

import inspect
import re
import sys
from enum import Enum
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect as types

from grimoire.answers.decks import DeckWanted, HandsWanted, OddsWanted, ShippedDeck
from grimoire.answers.lessons import Learnable, Learning, LessonLine, LessonOn
from grimoire.answers.offered import Game
from grimoire.answers.puzzles import Puzzles
from grimoire.answers.rules import Rules
from grimoire.answers.rulings import RulingOn, RulingPage, RulingsFound
from grimoire.lab.odds import Hands
from grimoire.pages.card_pages import CardPage
from grimoire.pages.catalogue import CardFilter
from grimoire.pages.decks import DeckStudy, OddsLine
from grimoire.pages.printed_cards import PrintedCard
from grimoire.pages.rulebook import Chapter
from grimoire.pages.rules import RulePage
from grimoire.pages.word_book import CardWord
from grimoire.seat.foresight import Foreseen
from grimoire.seat.seats import Given
from grimoire.seat.why_not import WhyAnswer
from grimoire.server.accounts import Account, NewName, SignedIn
from grimoire.server.community.bell_pages import Calls, Feed, ReadUpTo
from grimoire.server.community.bot_scale import BotScale
from grimoire.server.community.coming_back import ComeThrough, DoorPage, OwnPassword, Recover, RecoveryWords
from grimoire.server.community.holiday_pages import HolidayPage, NewHoliday
from grimoire.server.community.meeting_pages import AccountName, AnswerWith, CirclePage, SeekLine, SeekState, Shy, Wish
from grimoire.server.community.notices import BellLine
from grimoire.server.community.people_pages import Leader, PersonPage
from grimoire.server.community.push_pages import NewPush, PushPage, Quiet
from grimoire.server.community.reporting import NewReport
from grimoire.server.contests.answers import (
    CodeLine,
    Come,
    ContestAnswer,
    ContestDone,
    ContestLine,
    ContestPage,
    DeckListPage,
    Follows,
    LogLine,
    MyPage,
    NamesRead,
    OpenedFigure,
    Presets,
    RoundPage,
    StaffPage,
    StandingsPage,
)
from grimoire.server.contests.wishes import ComeWith, ContestFile, NewCode, NewContest, PastedNames, Wished
from grimoire.server.deck_pages import DeckPage, DeckText
from grimoire.server.entrance import HousePage, Invited
from grimoire.server.foresight_pages import Foresee
from grimoire.server.match_pages import MatchPage
from grimoire.server.own_cards import OwnCards, OwnChecked, OwnDuel, OwnState, OwnText, TryCard
from grimoire.server.problems import Problem
from grimoire.server.protocol import PROTOCOL, ClientMessage, ServerMessage
from grimoire.server.record_pages import Moments, PlayOn, RecordText
from grimoire.server.rest import Ready, SitDown
from grimoire.server.standing_pages import MatchStanding
from grimoire.server.study_pages import Analysis
from grimoire.server.trial_pages import OwnTrial, OwnTrialWanted, Spread
from grimoire.server.visitors import Me
from grimoire.table.refusals import REASONS
from grimoire.table.setting_up import NewMatch

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "web" / "src" / "transport" / "protocol.ts"
PAGE = ROOT / "docs" / "protocol.md"
MADE = "Made from src/grimoire/server/protocol.py by tools/protocol.py."
FIELD = re.compile(r"    (?P<name>\w+): [^#]*?(?:#\s*(?P<said>.*))?$")
SENT = (
    NewName,
    Account,
    Invited,
    NewMatch,
    SitDown,
    Ready,
    DeckText,
    RecordText,
    PlayOn,
    Learning,
    LessonOn,
    DeckWanted,
    OddsWanted,
    HandsWanted,
    RulingOn,
    TryCard,
    OwnText,
    OwnDuel,
    OwnTrialWanted,
    Foresee,
    NewContest,
    Wished,
    PastedNames,
    ComeWith,
    NewCode,
    ContestFile,
    ReadUpTo,
    Wish,
    AnswerWith,
    AccountName,
    Shy,
    NewReport,
    OwnPassword,
    Recover,
    ComeThrough,
    NewPush,
    Quiet,
    NewHoliday,
)  # by the client
REST = (
    Given,
    PrintedCard,
    HousePage,
    Me,
    SignedIn,
    Problem,
    Game,
    MatchPage,
    MatchStanding,
    PersonPage,
    Leader,
    BotScale,
    SeekLine,
    SeekState,
    CirclePage,
    RecoveryWords,
    DoorPage,
    Calls,
    BellLine,
    Feed,
    PushPage,
    HolidayPage,
    DeckPage,
    Moments,
    Analysis,
    Foreseen,
    Rules,
    RulePage,
    LessonLine,
    Puzzles,
    Learnable,
    CardFilter,
    CardPage,
    ShippedDeck,
    DeckStudy,
    OddsLine,
    Hands,
    RulingsFound,
    RulingPage,
    WhyAnswer,
    OwnState,
    OwnCards,
    OwnChecked,
    Spread,
    OwnTrial,
    CardWord,
    Chapter,
    Presets,
    ContestLine,
    ContestPage,
    ContestAnswer,
    ContestDone,
    RoundPage,
    StandingsPage,
    OpenedFigure,
    MyPage,
    LogLine,
    Follows,
    NamesRead,
    DeckListPage,
    CodeLine,
    StaffPage,
    Come,
)

HEAD = """\
# The protocol of the table

A client speaks to `grimoire serve` in two ways: plain requests under `/api` for everything that is not live (`/api/schema`
has them as OpenAPI), and one WebSocket, `/live`, for what happens at tables. Both are JSON.

1. `POST /api/session` makes the browser known: a guest, by a cookie. Everything else needs it.
   `POST /api/account` takes a name and a password, which `POST /api/sign-in` is known by elsewhere; `GET /api/sessions` says
   where one is signed in, and `DELETE /api/sessions/ID` ends one. Where `GET /api/house` says that only who is invited is
   admitted, `POST /api/invitations` brings the code. Whoever is signed out or banned is refused `noSession` over `/live`,
   which is closed then with 4401.
2. `GET /api/games` says what can be played; `POST /api/matches` sets a match up, and `POST /api/matches/ID/seats/N` takes a
   free seat of one. It begins once every seat is taken; against bots at once.
3. Over `/live` the client says `hello` first, then `join` for each seat of its own it wants to see, or for seat -1 to look
   on. It is sent a `table` at once, and again whenever something has happened.
4. To choose, it sends `choose` with the form of one of the options and the number of the question. `done` comes after the
   choice was kept; `refused` says why nothing has changed.

Every message of a client has an `id` of its own choice, which comes back in `done` or `refused`. A message that has a field
too many, or one of another kind, is refused. Scene, question and story are what [seat.md](seat.md) tells about; they are
whole every time, except that a story begins where the last one ended. After a connection was lost: `hello`, `join` with the
number told last, and everything is there again.

Before effects are put in order, `POST /api/matches/ID/seats/N/foresight` says what an order would change, from what the seat
may know; before something that was announced is let pass, what that would change. Nothing is chosen by it.

A match that is over can be looked through by anybody who has its link, and played on from. As long as the next game of its
series, or a rematch, is played with the same closed decks it is not over in this sense: all this is refused (`stillRunning`).

1. `GET /api/matches/ID/moments` lists its moments; `join` it over `/live` as any seat, or as -1, and ask for each of them by
   `look` with its number: the answer is a `moment`. With `open`, and seat -1, all hands are open. Handles of one seat, and of
   the open table, stay the same from one moment to the next.
2. `POST /api/matches/ID/play-on` with a number, a seat and a bot begins a new match from that moment, which runs at once.
   Chance goes on as it did there.
3. `GET /api/matches/ID/record` is its record as a file. `POST /api/records` takes one: a save, or what somebody sent. It is a
   match like any other from then on, which is over.
4. `POST /api/matches/ID/analysis?seat=0` has the decisions of a seat looked at again, in the background, and `GET` of the same
   says how far that is; once it is `ready`, every one that opened an action has its chance to win, as its player could know
   then, and what was better.

A lesson is learnt by plain requests: `GET /api/games/GAME/lessons` lists them with how far one has come, and `POST
/api/games/GAME/lessons/ID` says where one stands after the choices made so far, and after one more. What the server answers
holds the choices to send next time. `POST …/play-on` makes a match of it against a bot.

`GET /api/games/GAME/rulebook` is the rules as a book in our own words, `GET /api/games/GAME/rule?id=D5.1` one section of it.
Rulings are found by `GET /api/games/GAME/rulings?q=…`, and watched by `GET /api/games/GAME/rulings/ID`, which has every moment
of one with all hands open; `…/file` is its text, and `POST …/play-on` makes a match of a moment of it.
"""

Struct = type[msgspec.Struct]


class Names(Enum):
    """Types of Python whose name would say something else in the client."""

    Problem = "Problem"
    Settings = "ContestSettings"
    WholeSettings = "WholeContestSettings"
    Figure = "Tiebreak"


def name_of(struct: Struct) -> str:
    return Names[struct.__name__].value if struct.__name__ in Names.__members__ else struct.__name__


def remarks(struct: Struct) -> dict[str, str]:
    """What is said behind each field, also of those it has from another type."""
    found: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if kind in (object, msgspec.Struct) or not issubclass(kind, msgspec.Struct):
            continue
        for line in inspect.getsource(kind).splitlines():
            if (match := FIELD.match(line)) and match["said"]:
                found[match["name"]] = match["said"]
    return found


def said(struct: Struct) -> str:
    return " ".join(inspect.cleandoc(struct.__doc__ or "").split())


def written(kind: types.Type, met: dict[str, Struct]) -> str:
    """A type as TypeScript writes it; structs on the way are added to `met`."""
    match kind:
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.LiteralType(values):
            return " | ".join(f"'{value}'" for value in values)
        case types.TupleType(items):
            return f"[{', '.join(written(item, met) for item in items)}]"
        case types.ListType(item) | types.VarTupleType(item):
            inner = written(item, met)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case types.DictType(_, value):
            return f"Record<string, {written(value, met)}>"
        case types.UnionType(parts):
            return " | ".join(written(part, met) for part in parts)
        case types.StructType(cls):
            collect(cls, met)
            return name_of(cls)
    raise TypeError(f"no way to write {kind}")


def collect(struct: Struct, met: dict[str, Struct]) -> None:
    if name_of(struct) not in met:
        met[name_of(struct)] = struct
        for field in info(struct).fields:
            written(field.type, met)


def info(struct: Struct) -> types.StructType:
    found = types.type_info(struct)
    assert isinstance(found, types.StructType)
    return found


def optional(struct: Struct, field: types.Field, sent: bool) -> bool:
    """Whether a field may be missing: what we send leaves out defaults only where the type says so."""
    return not field.required and (not sent or struct.__struct_config__.omit_defaults)


def interface(struct: Struct, sent: bool, met: dict[str, Struct]) -> str:
    whole = info(struct)
    notes = remarks(struct)
    lines = [f"/** {said(struct)} */" if said(struct) else "", f"export interface {name_of(struct)} {{"]
    if whole.tag is not None:
        lines.append(f"  type: '{whole.tag}';")
    for field in whole.fields:
        if note := notes.get(field.name):
            lines.append(f"  /** {note} */")
        mark = "?" if optional(struct, field, sent) else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type, met)};")
    return "\n".join([line for line in lines if line] + ["}"])


def all_structs() -> tuple[dict[str, Struct], set[str]]:
    """Every type the client meets, and which of them it sends."""
    sent_by_client: dict[str, Struct] = {}
    for struct in (*get_args(ClientMessage), *SENT):
        collect(struct, sent_by_client)
    everything = dict(sent_by_client)
    for struct in (*get_args(ServerMessage), *REST):
        collect(struct, everything)
    return everything, set(sent_by_client)


def client_text() -> str:
    structs, sent_by_client = all_structs()
    parts = [f"// {MADE} Do not edit.", f"export const PROTOCOL = {PROTOCOL};"]
    parts.append("/** Pieces of a sentence, in order. */\nexport type Words = Span[];")
    parts.append(f"/** Why something is refused; the words come with it. */\nexport type Reason ={quoted(REASONS)};")
    parts += [interface(struct, name not in sent_by_client, {}) for name, struct in structs.items()]
    for name, union in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        members = "".join(f"\n  | {name_of(struct)}" for struct in get_args(union))
        parts.append(f"export type {name} ={members};")
    return "\n\n".join(parts) + "\n"


def quoted(values: tuple[str, ...]) -> str:
    return "".join(f"\n  | '{value}'" for value in values)


def shape(field: types.Field) -> str:
    return written(field.type, {}).replace("|", "\\|")


def table(struct: Struct, sent: bool) -> list[str]:
    whole = info(struct)
    notes = remarks(struct)
    title = f"`{whole.tag}`" if whole.tag is not None else f"`{name_of(struct)}`"
    lines = [f"### {title}", "", said(struct), ""]
    if whole.fields:
        lines += ["| field | type | |", "|---|---|---|"]
    for field in whole.fields:
        missing = "may be missing" if optional(struct, field, sent) else ""
        note = "; ".join(part for part in (notes.get(field.name, ""), missing) if part)
        lines.append(f"| `{field.encode_name}` | `{shape(field)}` | {note} |")
    return [*lines, ""] if whole.fields else lines


def page_text() -> str:
    structs, sent_by_client = all_structs()
    messages = {*get_args(ClientMessage), *get_args(ServerMessage)}
    lines = [*HEAD.splitlines(), "", f"*{MADE} This is version {PROTOCOL} of the protocol.*", "", "## From the client", ""]
    for struct in get_args(ClientMessage):
        lines += table(struct, False)
    lines += ["## From the server", ""]
    for struct in get_args(ServerMessage):
        lines += table(struct, True)
    lines += ["## What they are made of", ""]
    for name, struct in structs.items():
        if struct not in messages:
            lines += table(struct, name not in sent_by_client)
    return "\n".join(lines).rstrip() + "\n"


def outdated() -> list[Path]:
    made = {CLIENT: client_text(), PAGE: page_text()}
    return [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        for path in outdated():
            print(f"{path.relative_to(ROOT)} is not up to date: python tools/protocol.py")
        return bool(outdated())
    for path, text in ((CLIENT, client_text()), (PAGE, page_text())):
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
