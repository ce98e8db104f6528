"""Refusing: a reason that is the same in every language, and its words."""

from typing import Final

from grimoire.kernel.reason import Reason
from grimoire.kernel.unusable import Fact
from grimoire.library.messages import messages
from grimoire.library.reading import fact_in

# Each has a message `refused-NAME` in every language.
BAD_MESSAGE: Final = "badMessage"
PROTOCOL: Final = "protocol"
NO_MATCH: Final = "noMatch"
NOT_YOURS: Final = "notYours"
NOT_RUNNING: Final = "notRunning"
HAS_BEGUN: Final = "hasBegun"
NOT_JOINED: Final = "notJoined"
NOT_GONE: Final = "notGone"
STALE: Final = "stale"
NOT_ASKED: Final = "notAsked"
ILLEGAL: Final = "illegal"
NOTHING_TO_UNDO: Final = "nothingToUndo"
NOT_OFFERED: Final = "notOffered"
NOT_ALLOWED: Final = "notAllowed"
TOO_MUCH: Final = "tooMuch"
NO_LANGUAGE: Final = "noLanguage"
NO_MOMENT: Final = "noMoment"
FROZEN: Final = "frozen"
FAULT: Final = "fault"
UNAVAILABLE: Final = "unavailable"
TAKEN: Final = "taken"
BAD_DECK: Final = "badDeck"
BAD_NAME: Final = "badName"
BAD_SETUP: Final = "badSetup"
NO_SESSION: Final = "noSession"
NO_GAME: Final = "noGame"
NO_RULE: Final = "noRule"
NO_LESSON: Final = "noLesson"
NO_RULING: Final = "noRuling"
BAD_QUESTION: Final = "badQuestion"
NO_DECK: Final = "noDeck"
NO_CARD: Final = "noCard"
NO_SEAT: Final = "noSeat"
STILL_RUNNING: Final = "stillRunning"
BAD_RECORD: Final = "badRecord"
BAD_PASSWORD: Final = "badPassword"
NAME_TAKEN: Final = "nameTaken"
NO_PAGE: Final = "noPage"
TOO_SLOW: Final = "tooSlow"
BROKEN: Final = "broken"
TOO_OFTEN: Final = "tooOften"
NOT_ADMITTED: Final = "notAdmitted"
BAD_INVITATION: Final = "badInvitation"
NEEDS_ACCOUNT: Final = "needsAccount"
NO_OWN_GAMES: Final = "noOwnGames"
NO_SIGN_IN: Final = "noSignIn"
NO_CONTEST: Final = "noContest"
BAD_CONTEST: Final = "badContest"
CONTEST_STALE: Final = "contestStale"
BAD_CODE: Final = "badCode"
NOT_FOR_YOU: Final = "notForYou"
CODE_USED: Final = "codeUsed"
NO_ROOM: Final = "noRoom"
NO_PERSON: Final = "noPerson"
BAD_WORDS: Final = "badWords"
BAD_DOOR: Final = "badDoor"
NO_SEEK: Final = "noSeek"
ACCOUNT_ALONE: Final = "accountAlone"
NO_PUSH: Final = "noPush"
BAD_PUSH: Final = "badPush"
BAD_HOLIDAY: Final = "badHoliday"
NO_HOLIDAY: Final = "noHoliday"
WORDS_OF_ACCOUNTS: Final = "wordsOfAccounts"
REASONS: Final = (
    BAD_MESSAGE,
    PROTOCOL,
    NO_MATCH,
    NOT_YOURS,
    NOT_RUNNING,
    HAS_BEGUN,
    NOT_JOINED,
    NOT_GONE,
    STALE,
    NOT_ASKED,
    ILLEGAL,
    NOTHING_TO_UNDO,
    NOT_OFFERED,
    NOT_ALLOWED,
    TOO_MUCH,
    NO_LANGUAGE,
    NO_MOMENT,
    FROZEN,
    FAULT,
    UNAVAILABLE,
    TAKEN,
    BAD_DECK,
    BAD_NAME,
    BAD_SETUP,
    NO_SESSION,
    NO_GAME,
    NO_RULE,
    NO_LESSON,
    NO_RULING,
    BAD_QUESTION,
    NO_DECK,
    NO_CARD,
    NO_SEAT,
    STILL_RUNNING,
    BAD_RECORD,
    BAD_PASSWORD,
    NAME_TAKEN,
    NO_PAGE,
    TOO_SLOW,
    BROKEN,
    TOO_OFTEN,
    NOT_ADMITTED,
    BAD_INVITATION,
    NEEDS_ACCOUNT,
    NO_OWN_GAMES,
    NO_SIGN_IN,
    NO_CONTEST,
    BAD_CONTEST,
    CONTEST_STALE,
    BAD_CODE,
    NOT_FOR_YOU,
    CODE_USED,
    NO_ROOM,
    NO_PERSON,
    BAD_WORDS,
    BAD_DOOR,
    NO_SEEK,
    ACCOUNT_ALONE,
    WORDS_OF_ACCOUNTS,
    NO_PUSH,
    BAD_PUSH,
    BAD_HOLIDAY,
    NO_HOLIDAY,
)

TWO_ENDS: Final = ("?.", "!.", "..")  # where what is quoted is a sentence of its own


class Refusal(Exception):
    """Something was asked that is not done, and nothing has changed. `why`: the reason of the game itself."""

    def __init__(self, reason: str, why: Reason | None = None, **args: Fact) -> None:
        super().__init__(reason)
        self.reason = reason
        self.why = why
        self.args_of_message = args

    def text(self, lang: str) -> str:
        named = {name: fact_in(fact, lang) for name, fact in self.args_of_message.items()}
        said = messages(lang).say(f"refused-{self.reason}", **named)
        return said[:-1] if said.endswith(TWO_ENDS) else said
