"""All requests about contests."""

from typing import Final

from litestar import Router

from grimoire.kernel.unusable import Unusable
from grimoire.server.contests.code_pages import CODES
from grimoire.server.contests.paper_pages import PAPER
from grimoire.server.contests.reading_pages import READING
from grimoire.server.contests.writing_pages import WRITING
from grimoire.server.problems import unusable

CONTESTS: Final = Router("/", route_handlers=[*READING, *WRITING, *CODES, *PAPER], exception_handlers={Unusable: unusable})
