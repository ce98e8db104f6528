"""Every layer knows every game, by the same names."""

from collections.abc import Iterable

from grimoire.bots.registry import BOTS
from grimoire.cli.albums import ALBUMS
from grimoire.cli.faces import FACES, WORDINGS, face_of, wording_of
from grimoire.lab.games import TABLES
from grimoire.library.games import GAMES
from grimoire.library.messages import LANGUAGES, message_texts
from grimoire.library.notations import NOTATIONS


def test_each_has_its_notation_album_face_table_and_bots() -> None:
    tables: list[Iterable[str]] = [NOTATIONS, ALBUMS, FACES, WORDINGS, TABLES, *BOTS.values()]
    for known in tables:
        assert sorted(known) == sorted(GAMES)


def test_each_speaks_of_its_own_cards_in_every_language() -> None:
    for name, box in GAMES.items():
        pool = box.shipped_pool()
        for lang in LANGUAGES:
            wording = wording_of(name, lang, pool)
            assert wording.card(pool.definitions[0].id) == pool.definitions[0].name[lang]
            assert face_of(wording, ["Ann", "greedy"], 1).wording is wording
            assert len(message_texts(lang, name)) > len(message_texts(lang))
