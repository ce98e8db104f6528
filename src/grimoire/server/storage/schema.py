"""The tables. Times are milliseconds since 1970 on the wall, or by the clock of the house (`clock.py`) where that is said;
lists are JSON. A change here needs a migration (`storage/migrations`)."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

ID: Final = 32

metadata: Final = MetaData()

users: Final = Table(
    "users",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name in small letters, once there is a password; empty: a guest
    Column("look", String(120)),  # what the name looks like, by which it is one's own
    Column("password", String(200)),  # an argon2 hash
    Column("banned", Boolean, nullable=False, default=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("setups", JSON, nullable=False, default={}),  # by game: what somebody set up last
    Column("recovery", String(200)),  # an argon2 hash of the words that take the place of a forgotten password
    Column("feed", Integer, nullable=False, default=0),  # how many secret addresses of their notices there were
    Column("shy", Boolean, nullable=False, default=False),  # who follows them is not told at which tables they are
    Column("shows_contests", Boolean, nullable=False, default=False),  # on their page, to others
    Column("quiet", JSON, nullable=False, default=[]),  # kinds of notices for which no browser of theirs is called
    Index("users_by_look", "look", unique=True),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # a keyed hash of what the cookie holds
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("browser", String(60), nullable=False),  # "Firefox, Linux": by which one knows it again
)

invitations: Final = Table(
    "invitations",
    metadata,
    Column("code", String(64), primary_key=True),  # a hash of it
    Column("left", Integer, nullable=False),  # how many may still come with it
    Column("until", BigInteger, nullable=False),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(ID), primary_key=True),  # also its link
    Column("game", String(40), nullable=False),
    Column("state", String(10), nullable=False),  # waiting, running, over
    Column("owner", String(ID), nullable=False),
    Column("public", Boolean, nullable=False),  # shown in the lobby
    Column("closed", Boolean, nullable=False),  # whether lists are closed
    Column("options", JSON, nullable=False),
    Column("format", String(40), nullable=False),
    Column("best_of", Integer, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("version", String(40), nullable=False),  # of the program whose rules it began with
    Column("cards", String(64), nullable=False),  # their digest
    Column("seed", Text),  # a number without limit
    Column("commitment", String(64), nullable=False),
    Column("secret", String(32), nullable=False),
    Column("given", Text, nullable=False),  # a described position it begins from, instead of decks
    Column("decides", Integer, nullable=False),  # the seat that says who begins; -1: drawn by chance
    Column("results", JSON, nullable=False),  # who won the games of the series before this one
    Column("winner", Integer),  # once it is over; -1: a draw
    Column("next", String(ID), nullable=False),  # the match that follows this one
    Column("frozen", Text, nullable=False),  # why it cannot go on
    Column("rated", Boolean, nullable=False, default=False),  # whether its players wanted it to count
    Column("created", BigInteger, nullable=False),
    Column("began", BigInteger),
    Column("ended", BigInteger),
    Index("matches_by_state", "state", "public"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", String(ID), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(ID), index=True),  # empty: a bot, or nobody yet
    Column("bot", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("deck", JSON, nullable=False),  # ids of cards
    Column("side", JSON, nullable=False),
    Column("deck_name", String(80), nullable=False),
    Column("stops", JSON, nullable=False),  # where its player wants to be asked
    Column("program", Boolean, nullable=False, default=False),  # it is a program of somebody's that sits here
    Column("ready", Boolean, nullable=False),  # to play; between games of a series one may swap cards first
)

entries: Final = Table(
    "entries",
    metadata,
    Column("match", String(ID), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1; whoever inserts it first has chosen
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", String(10), nullable=False),
    Column("form", Text, nullable=False),
    Column("digest", String(16), nullable=False),
    Column("stays", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("thought", BigInteger),  # milliseconds of whoever was asked until then; empty: made before that was measured
)

due: Final = Table(
    "due",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", String(ID), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),  # of entries: with one more it is due no longer
    Column("kind", String(10), nullable=False),  # bot, order, flag
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),  # by the clock of the house
    Column("claimed", BigInteger, nullable=False),  # until then somebody is at it
    Column("tries", Integer, nullable=False),
    UniqueConstraint("match", "number", "kind", "seat"),
)

offers: Final = Table(
    "offers",
    metadata,
    Column("match", String(ID), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("what", String(10), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("about", Integer, nullable=False),  # the seat it is about, where it is about one; else -1
    Column("number", Integer, nullable=False),  # of entries: with one more it stands no longer
    Column("at", BigInteger, nullable=False),  # whoever was first has offered, others agree
)

chat: Final = Table(
    "chat",
    metadata,
    Column("match", String(ID), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user", String(ID), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("phrase", String(12), nullable=False, default=""),  # one that everybody reads in their language, instead of a text
)

decks: Final = Table(
    "decks",
    metadata,
    Column("id", String(ID), primary_key=True),  # also its link
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(ID), primary_key=True),  # a user whose words are not shown
)

presence: Final = Table(
    "presence",
    metadata,
    Column("match", String(ID), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: who only looks on
    Column("process", String(16), primary_key=True),  # at which they are connected
    Column("count", Integer, nullable=False),  # of connections; 0: they were here, and are gone
    Column("seen", BigInteger, nullable=False),  # when that was so last, by the clock of the house
)

lessons: Final = Table(
    "lessons",
    metadata,
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(80), primary_key=True),
    Column("made", JSON, nullable=False),  # choices: with them the lesson can be resumed
    Column("done", Boolean, nullable=False),  # at least once
    Column("at", BigInteger, nullable=False),
    Column("missed", Integer, nullable=False, server_default="0"),  # of a puzzle, before it was done
)

puzzle_days: Final = Table(
    "puzzle_days",
    metadata,
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("day", Integer, primary_key=True),  # on which they solved its puzzle, counted from the year 1
)

studies: Final = Table(
    "studies",
    metadata,
    Column("match", String(ID), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # whose decisions
    Column("found", Text, nullable=False),  # JSON: by language, every decision with the chance to win and what was better
    Column("at", BigInteger, nullable=False),
)

clock: Final = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True),  # there is one row
    Column("time", BigInteger, nullable=False),  # by the clock of the house
    Column("wall", BigInteger, nullable=False),  # and by that on the wall
)

contests: Final = Table(
    "contests",
    metadata,
    Column("id", String(ID), primary_key=True),  # also its link
    Column("created", BigInteger, nullable=False),
)

contest_entries: Final = Table(
    "contest_entries",
    metadata,
    Column("contest", String(ID), ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1; whoever inserts it first has written it
    Column("user", String(ID)),  # who did it, until they are forgotten
    Column("line", Text, nullable=False),  # the entry as JSON, as a file of a contest has it
)

contest_staff: Final = Table(
    "contest_staff",
    metadata,
    Column("contest", String(ID), ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("role", String(12), nullable=False),  # organiser, scorekeeper
    Column("at", BigInteger, nullable=False),
)

contest_passes: Final = Table(
    "contest_passes",
    metadata,
    Column("code", String(64), primary_key=True),  # a keyed hash of it
    Column("contest", String(ID), ForeignKey("contests.id", ondelete="CASCADE"), nullable=False),
    Column("role", String(12), nullable=False),  # what whoever comes with it is: organiser, scorekeeper, player
    Column("player", Integer, nullable=False),  # who they are in the contest; 0: staff
    Column("entry", Integer, nullable=False),  # the one this player came by: after an undo the number may be another's
    Column("turn", Integer, nullable=False),  # how many codes there were before it
    Column("user", String(ID), ForeignKey("users.id", ondelete="SET NULL"), index=True),  # of a player: who has come with it
    UniqueConstraint("contest", "role", "player"),
)

bells: Final = Table(
    "bells",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),  # who is called
    Column("kind", String(12), nullable=False),  # move, soon, over, began, asked
    Column("match", String(ID), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("read", Boolean, nullable=False),
    UniqueConstraint("user", "match", "kind"),  # a table calls once, however often it would have a reason
    sqlite_autoincrement=True,  # a number that was read is no other bell's later
)

pushes: Final = Table(
    "pushes",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", String(64), ForeignKey("sessions.token", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False, unique=True),  # where the push service of its maker takes what it is told
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(5), nullable=False),
    Column("base", String(300), nullable=False),  # of this server, as that browser reaches it
    Column("browser", String(60), nullable=False),
    Column("made", BigInteger, nullable=False),
)

push_calls: Final = Table(
    "push_calls",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("push", String(ID), ForeignKey("pushes.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("bell", Integer, ForeignKey("bells.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

holidays: Final = Table(
    "holidays",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("begins", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

pauses: Final = Table(
    "pauses",
    metadata,
    Column("match", String(ID), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of entries: with one more another question is open
    Column("since", BigInteger, nullable=False),  # by the clock of the house, as is the next
    Column("until", BigInteger, nullable=False),
)

results: Final = Table(
    "results",
    metadata,
    Column("match", String(ID), primary_key=True),  # which may have been deleted since
    Column("seat", Integer, primary_key=True),
    Column("user", String(ID), ForeignKey("users.id", ondelete="SET NULL")),  # nobody: a bot, or somebody forgotten
    Column("bot", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("deck", String(16), nullable=False),  # a digest of the cards; empty: the game has no decks
    Column("deck_name", String(80), nullable=False),
    Column("deck_kind", String(80), nullable=False),  # as library/magenoir/deck_kinds.py has it
    Column("outcome", Integer, nullable=False),  # 1 won, 0 nobody did, -1 lost
    Column("first", Boolean, nullable=False),  # whether this seat had the first turn
    Column("turns", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("late", Boolean, nullable=False, default=False),  # lost because the time of this seat was over
    Column("mu", Float),  # of the player, after it; empty: it did not count
    Column("sigma", Float),
    Index("results_by_user", "user", "game", "ended"),
    Index("results_by_end", "ended", "match"),
)

doors: Final = Table(
    "doors",
    metadata,
    Column("code", String(64), primary_key=True),  # a keyed hash of it: it lets another device in, once
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("until", BigInteger, nullable=False),
)

seeks: Final = Table(
    "seeks",
    metadata,
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),  # one wish each
    Column("id", String(ID), nullable=False, unique=True),  # by which others answer
    Column("game", String(40), nullable=False),
    Column("when", String(10), nullable=False),  # now, tonight, turns
    Column("deck", Text, nullable=False),  # as a seat is asked for with it; empty: by chance
    Column("rated", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when whoever looks was there last
    Column("called", BigInteger, nullable=False),  # when they were last called to a table; 0: never
    Column("met", String(ID), nullable=False),  # the match that came of it, until they are told
    Column("waits", String(ID), nullable=False, default=""),  # the table at which they wait for whom was called, looking on
)

challenges: Final = Table(
    "challenges",
    metadata,
    Column("match", String(ID), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # kept for one person
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
    Column("refused", Boolean, nullable=False),  # of which whoever asked is not told
)

follows: Final = Table(
    "follows",
    metadata,
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(ID), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("match", String(ID), nullable=False),  # which may have been deleted since
    Column("user", String(ID), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),  # who reports
    Column("other", String(ID), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),  # and whom
    Column("reason", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", JSON, nullable=False),  # what was said last at that table, as storage/reports.py has it
    Column("settled", Boolean, nullable=False),
    Index("reports_by_user", "user"),
    Index("reports_by_other", "other"),
    sqlite_autoincrement=True,
)

own_cards: Final = Table(
    "own_cards",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the whole pool with them
    Column("game", String(32), nullable=False),
    Column("texts", JSON, nullable=False),  # pairs: what the file is called, what stands in it
    Column("kept", BigInteger, nullable=False),
)
