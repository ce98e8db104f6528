"""Messages are read quickly as Fluent reads them."""

from fluent.syntax import FluentParser, ast

from grimoire.library.games import GAMES
from grimoire.library.message_syntax import message_of
from grimoire.library.messages import LANGUAGES, message_texts, messages_in

NEARLY_ALL = 0.99

WRITTEN_OTHERWISE = (
    "two = lines\n    of text\n",
    "broken = { $name\n",
    'escaped = { "\\u00a0" }\n',
    "term = { -brand }\n",
    "no-default = { $n ->\n    [one] a\n    [two] b\n}\n",
    "two = one\nother = two\n",
    "attribute = value\n    .title = another\n",
    "empty =\n",
)


def all_messages() -> list[str]:
    texts = [text for lang in LANGUAGES for game in ("", *GAMES) for _, text in message_texts(lang, game)]
    return list(dict.fromkeys(written for text in texts for written in messages_in(text).values()))


def by_fluent(written: str) -> ast.EntryType:
    return FluentParser(with_spans=False).parse(written).body[0]


def test_every_message_is_read_as_fluent_reads_it() -> None:
    found = [(written, message_of(written)) for written in all_messages()]
    assert len([message for _, message in found if message is not None]) > NEARLY_ALL * len(found)
    differ = [w for w, message in found if message and not message.equals(by_fluent(w), ignored_fields=["span", "comment"])]
    assert differ == []


def test_what_is_written_otherwise_is_left_to_fluent() -> None:
    assert [written for written in WRITTEN_OTHERWISE if message_of(written) is not None] == []
