"""Games of a study told on its page, turn by turn and openly: they can be read wherever the page is, without any program."""

import base64
from collections.abc import Iterator
from html import escape

from grimoire.cli.games import layout_of
from grimoire.cli.layout import OPENLY
from grimoire.lab.played_again import record_of
from grimoire.lab.results import Line
from grimoire.lab.studies import Study
from grimoire.library.records import read_record
from grimoire.library.replay import pool_of
from grimoire.seat.games import presenter_of, wording_of
from grimoire.seat.seats import open_scene
from grimoire.seat.wording import plain, spans
from grimoire.table.playback import Playback

LETTERS = "ABCDE"  # what seats are called; the one that is studied is A


class Replay:
    """One game, followed once and told in each language."""

    def __init__(self, study: Study, line: Line) -> None:
        self.text = record_of(study, line.number)
        self.record = read_record(self.text, "record")
        self.pool = pool_of(self.record)
        self.playback = Playback(self.record, self.pool)
        round, _, self.place = study.terms.place_of(line.number)
        self.seed = study.terms.seed + round
        self.turns = line.turns

    def turns_told(self, lang: str) -> Iterator[tuple[str, list[str]]]:
        """Each turn: how everybody stands, and what happened."""
        wording = wording_of(self.record.game, lang, self.pool)
        seats = len(self.record.seats)
        names = [LETTERS[(seat - self.place) % seats] for seat in range(seats)]
        presenter = presenter_of(self.record.game, lang, self.pool, names)
        layout, playback = layout_of(wording), self.playback
        telling = presenter.telling(OPENLY, told_all=True)
        at, turn = -1, -1
        heading, said = "", list[str]()
        while at < playback.last:
            until = playback.next_action(at)
            if (now := playback.turn_of(until)) != turn:
                if said:
                    yield heading, said
                turn, said = now, []
                heading = layout.scores(open_scene(presenter, playback.positions[until], until))
            said += [plain(spans(sentence)) for sentence in telling.retell(playback.events(at, until, OPENLY))]
            at = until
        if said:
            yield heading, said

    def html(self, summary: str, saved: str, card: str, lang: str) -> str:
        """To be opened on the page; sentences with the card in them stand out."""
        told = "".join(
            f"<h4>{escape(heading)}</h4><ol>{''.join(sentence(one, card) for one in said)}</ol>"
            for heading, said in self.turns_told(lang)
        )
        data = base64.b64encode(self.text.encode()).decode()
        link = f'<a download="game-{self.seed}.yaml" href="data:text/yaml;base64,{data}">{escape(saved)}</a>'
        return f"<details><summary>{escape(summary)}</summary><p>{link}</p>{told}</details>"


def sentence(text: str, card: str) -> str:
    return f"<li><b>{escape(text)}</b></li>" if card and card in text else f"<li>{escape(text)}</li>"
