"""What stands in for a silenced card: the same face with no text, which needs and serves for what its name says."""

from grimoire.lab.magenoir.silenced import with_blanks
from grimoire.library.magenoir.cards import shipped_pool


def test_a_blank_card_needs_what_its_face_says_and_serves_for_the_words_of_its_name() -> None:
    pool = shipped_pool()
    both = with_blanks(pool)
    for card, blank in zip(pool.definitions, both[len(pool.definitions) :], strict=True):
        assert [pool.needed[number] for number in blank.need_numbers] == card.need_words
        assert [pool.needed[number] for number, serves in enumerate(blank.serves) if serves] == [
            word for word in pool.needed if word & pool.name_words(card.name_en) == word
        ]
