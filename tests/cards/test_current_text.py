"""The text of a card in a position: its numbers as they now are, what it gained, nothing while it is silenced."""

from grimoire.kernel.chance import Chance
from grimoire.kernel.frame import NO_USES, Use
from grimoire.language.syntax import parse
from grimoire.library.magenoir.cards import build_pool, shipped_texts
from grimoire.magenoir.changed_numbers import gifts_of
from grimoire.magenoir.effects import new_card
from grimoire.magenoir.game import Game
from grimoire.magenoir.moves import attach
from grimoire.magenoir.text.current import CurrentNumbers, printed_text, text_now
from grimoire.magenoir.zones import CHANNELED, EQUIPMENT, PREPARED, RITUALS

POOL = build_pool(shipped_texts())


def table() -> Game:
    game = Game(POOL)
    game.begin(Chance(1, 1))
    return game


def put(game: Game, id: str, zone: int, seat: int = 0) -> int:
    card = new_card(game, POOL.numbers[id], seat, zone)
    attach(game, card)
    return card


def use(game: Game, card: int, component: int) -> None:
    """Write down that a card was prepared with a component, as a preparation does."""
    record = Use(component, game.stamp[component], game.defs[component], 0, 0, game.used.get(component, NO_USES))
    game.used[card] = (*game.used.get(card, NO_USES), record)
    gifts = gifts_of(game, record)
    if gifts:
        game.given[card] = game.given.get(card, []) + gifts


def test_a_card_without_changes_reads_as_printed() -> None:
    game = table()
    for definition in POOL.definitions:
        card = new_card(game, definition.index, 0, PREPARED)
        for lang in ("en", "fr"):
            assert text_now(game, card, lang) == printed_text(POOL, definition, lang), definition.id


def test_a_spell_of_3_damage_prepared_with_century_reads_6() -> None:
    game = table()
    wave = put(game, "surging-wave", PREPARED)
    use(game, wave, put(game, "century", CHANNELED))
    assert text_now(game, wave, "en") == "Deal 6 damage (or 8 if you are a Mage Noir) to any target."
    assert text_now(game, wave, "fr") == "Infligez 6 dégâts (ou 8 si vous êtes Mage Noir) à la cible de votre choix."


def test_changes_are_read_in_order_of_use() -> None:
    game = table()
    first, second = put(game, "surging-wave", PREPARED), put(game, "surging-wave", PREPARED)
    century, split_second = put(game, "century", CHANNELED), put(game, "split-second", CHANNELED)
    use(game, first, century)
    use(game, first, split_second)
    use(game, second, split_second)
    use(game, second, century)
    assert text_now(game, first, "en").startswith("Deal 5 damage (or 7 ")
    assert text_now(game, second, "en").startswith("Deal 4 damage (or 6 ")


def test_a_change_that_depends_on_status_follows_it() -> None:
    game = table()
    wave = put(game, "surging-wave", PREPARED)
    use(game, wave, put(game, "split-second", CHANNELED))
    assert text_now(game, wave, "en").startswith("Deal 2 damage ")
    game.mage_noir[0] = 1
    assert text_now(game, wave, "en").startswith("Deal 4 damage ")


def test_nouns_and_signs_follow_the_numbers_of_the_position() -> None:
    game = table()
    flame = put(game, "flame", PREPARED)
    for damage in ("Deal 0 damage to", "Deal −1 damage to"):
        use(game, flame, put(game, "split-second", CHANNELED))
        assert text_now(game, flame, "en").startswith(damage)
    zephyr = put(game, "zephyr", PREPARED)
    use(game, zephyr, put(game, "century", CHANNELED))
    assert text_now(game, zephyr, "en").endswith("Draw 2 cards.")
    assert text_now(game, zephyr, "fr").endswith("Piochez 2 cartes.")


def test_only_the_card_that_used_it_is_changed() -> None:
    game = table()
    wave, other = put(game, "surging-wave", PREPARED), put(game, "surging-wave", PREPARED)
    use(game, wave, put(game, "century", CHANNELED))
    assert CurrentNumbers(game, other).of(parse("3")) == 3
    assert CurrentNumbers(game, wave).of(parse("3")) == 6


def test_what_a_card_gained_stands_after_its_own_text() -> None:
    game = table()
    armor = put(game, "solid-armor", EQUIPMENT)
    own = text_now(game, armor, "en")
    use(game, armor, put(game, "solar-gold-ore", CHANNELED))
    lines = text_now(game, armor, "en").split("\n")
    assert lines[0] == own
    assert "Zenith: Indestructible." in lines[1:]
    assert [line for line in text_now(game, armor, "fr").split("\n") if line == "Zénith\u00a0: Indestructible."]


def test_a_silenced_card_reads_nothing() -> None:
    game = table()
    ritual = put(game, "emptiness-ritual", RITUALS)
    assert text_now(game, ritual, "en")
    put(game, "waiver-crown", EQUIPMENT)
    assert text_now(game, ritual, "en") == ""


def test_a_copy_reads_like_what_it_copies() -> None:
    game = table()
    flame = put(game, "flame", PREPARED)
    game.defs[flame] = POOL.numbers["wild-fire"]
    assert text_now(game, flame, "en") == printed_text(POOL, POOL.definitions[POOL.numbers["wild-fire"]], "en")
