"""What a request is answered that is not done: a reason, a status and words. Where the fault is ours: a number of the log."""

import errno
import logging
import secrets
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from grimoire.kernel.unusable import Unusable
from grimoire.library.messages import FALLBACK, LANGUAGES
from grimoire.library.reading import in_language
from grimoire.seat.wording import spans
from grimoire.server.metrics import Metrics
from grimoire.server.refusing import SaidRefusal, not_kept, words_of
from grimoire.table.refusals import (
    BAD_CODE,
    BAD_CONTEST,
    BAD_DOOR,
    BAD_INVITATION,
    BAD_MESSAGE,
    BAD_PASSWORD,
    BAD_WORDS,
    BROKEN,
    CODE_USED,
    CONTEST_STALE,
    NAME_TAKEN,
    NO_CARD,
    NO_CONTEST,
    NO_DECK,
    NO_GAME,
    NO_HOLIDAY,
    NO_LESSON,
    NO_MATCH,
    NO_PAGE,
    NO_PERSON,
    NO_ROOM,
    NO_RULE,
    NO_SEAT,
    NO_SESSION,
    NO_SIGN_IN,
    NOT_ADMITTED,
    NOT_FOR_YOU,
    NOT_RUNNING,
    STILL_RUNNING,
    TAKEN,
    TOO_MUCH,
    TOO_OFTEN,
    TOO_SLOW,
    UNAVAILABLE,
    Refusal,
)

STATUS: Final = {
    NO_SESSION: 401,
    BAD_PASSWORD: 403,
    BAD_WORDS: 403,
    BAD_DOOR: 403,
    NOT_ADMITTED: 403,
    NOT_FOR_YOU: 403,
    BAD_CODE: 403,
    BAD_INVITATION: 403,
    STILL_RUNNING: 403,
    NO_MATCH: 404,
    NO_GAME: 404,
    NO_DECK: 404,
    NO_CARD: 404,
    NO_SEAT: 404,
    NO_LESSON: 404,
    NO_RULE: 404,
    NO_PAGE: 404,
    NO_PERSON: 404,
    NO_SIGN_IN: 404,
    NO_HOLIDAY: 404,
    NO_CONTEST: 404,
    TOO_SLOW: 408,
    TAKEN: 409,
    NAME_TAKEN: 409,
    CODE_USED: 409,
    CONTEST_STALE: 409,
    NOT_RUNNING: 409,
    TOO_OFTEN: 429,
    BROKEN: 500,
    UNAVAILABLE: 503,
    NO_ROOM: 507,
}
NO_PAGE_THERE: Final = (404, 405)
LONGEST_DETAIL: Final = 200
READS_BODIES: Final = "litestar.serialization"

log = logging.getLogger("grimoire.server")

AnyRequest = Request[Any, Any, Any]


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused."""

    reason: str  # the same in every language
    words: str


def answer(request: AnyRequest, error: Refusal, status: int = 0) -> Response[Problem]:
    metrics: Metrics = request.app.state.house.hall.metrics
    metrics.refusals[error.reason] += 1
    metrics.broken += error.reason == BROKEN
    lang = request.query_params.get("lang", FALLBACK)
    text = "".join(span.text for span in words_of(error, lang if lang in LANGUAGES else FALLBACK))
    return Response(Problem(error.reason, text), status_code=status or STATUS.get(error.reason, 400))


def refused(request: AnyRequest, error: Refusal) -> Response[Problem]:
    return answer(request, error)


def unavailable(request: AnyRequest, error: Exception) -> Response[Problem]:
    return answer(request, not_kept(error))


def unusable(request: AnyRequest, error: Unusable) -> Response[Problem]:
    """What cannot be done in a contest: words that the terminal shows after the name of a file, as a sentence."""
    lang = request.query_params.get("lang", FALLBACK)
    text = in_language(error, lang if lang in LANGUAGES else FALLBACK)
    return answer(request, SaidRefusal(BAD_CONTEST, spans(f"{text[:1].upper()}{text[1:]}{'' if text[-1:] in '.?!' else '.'}")))


def not_read(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the library that reads requests refuses by itself."""
    status = error.status_code
    if status >= 500:
        return failed(request, error)
    if status in NO_PAGE_THERE:
        return answer(request, Refusal(NO_PAGE), status)
    if status == 413:
        return answer(request, Refusal(TOO_MUCH), status)
    return answer(request, Refusal(BAD_MESSAGE, detail=detail_of(error)), status)


def detail_of(error: HTTPException) -> str:
    """Which field is wrong, and how."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        said = [f"{fault.get('key', '')}: {fault.get('message', '')}".strip(": ") for fault in error.extra]
        return "; ".join(said)[:LONGEST_DETAIL]
    return error.detail[:LONGEST_DETAIL]


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """A body may be nested as deeply as its sender likes; anything else that never ends is a fault of ours."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is not None and trace.tb_frame.f_globals.get("__name__", "").startswith(READS_BODIES):
        return answer(request, Refusal(BAD_MESSAGE, detail="[[[…"))
    return failed(request, error)


def no_such_file(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """A path that no file can have; a disk that fails is something else."""
    cause = error.__cause__
    if isinstance(cause, NotADirectoryError) or (isinstance(cause, OSError) and cause.errno == errno.ENAMETOOLONG):
        return answer(request, Refusal(NO_PAGE))
    return not_read(request, error)


def failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Ours to mend: told by a number alone, under which the log has all of it."""
    number = secrets.token_hex(4)
    log.error("%s %s failed: %s", request.method, request.scope["path"][:200], number, exc_info=error)
    return answer(request, Refusal(BROKEN, number=number))
