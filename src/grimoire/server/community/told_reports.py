"""A report in words, for whoever runs the server."""

from datetime import UTC, datetime

from grimoire.library.messages import messages
from grimoire.library.reading import one_line
from grimoire.server.storage.reports import Report
from grimoire.server.storage.talk import Said


def told_of(report: Report, lang: str) -> str:
    """What somebody typed stands on one line of its own, so that nothing in it passes for the rest."""
    say = messages(lang).say
    reason = say(f"report-reason-{report.reason}")
    state = say("admin-report-done") if report.settled else ""
    head = say("admin-report", number=report.id, at=stamp(report.at), by=report.by, about=report.about, reason=reason)
    lines = [f"{stamp(line.at)}  {line.name}: {said(line, lang)}" for line in report.lines]
    told = [f"{head} {state}".strip(), say("admin-report-match", match=report.match)]
    told += [f'  "{report.text}"'] if report.text else []
    return "\n".join(one_line(line) for line in [*told, *(f"  {line}" for line in lines or [say("admin-report-silence")])])


def said(line: Said, lang: str) -> str:
    return messages(lang).say(f"phrase-{line.phrase}") if line.phrase else line.text


def stamp(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
