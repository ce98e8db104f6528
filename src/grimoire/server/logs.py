"""The log of the program: lines for people, or one JSON object a line for what collects them."""

import json
import logging
import sys
from typing import Final

LOGGERS: Final = ("grimoire", "uvicorn")
PLAIN: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
USUAL: Final = set(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}


class AsJson(logging.Formatter):
    """Time, level, who says it and what; then whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {name: value for name, value in record.__dict__.items() if name not in USUAL}
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def keep_log(as_json: bool, level: str) -> None:
    """From now on on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if as_json else logging.Formatter(PLAIN))
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
