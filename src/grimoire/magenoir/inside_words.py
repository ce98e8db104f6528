"""Words of the card language that stand only inside another: the vocabulary shows them in forms, here they are explained."""

from typing import Final

from grimoire.magenoir.word_numbers import PHASE_NUMBER

# As written, in which words, meaning.
INSIDE_WORDS: Final[list[tuple[str, str, str]]] = [
    ("upto(number)", "sel, amounts of Mana", "as many as the player wants, up to the number"),
    ("between(number, number)", "sel", "as many as the player wants, no fewer than the first and no more than the second"),
    ("any_number", "sel, amounts of Mana", "as many as the player wants"),
    ("mana", "amounts of Mana, locked, held", "Mana of any element"),
    ("available", "take", "from the Available Ether"),
    ("infinite", "take, lock", "from the Infinite Ether"),
    ("reserve(player)", "lock, distribute", "a player's reserve of Mana"),
    ("under(cards)", "lock, distribute, trade, ability_payment", "the Mana locked under these cards"),
    ("unstoppable", "damage", "not redirected, reduced or ignored"),
    ("zero_is_none", "damage", "0 damage is no damage, and sets nothing off"),
    ("acts", "apply", "abilities with nothing to pay are applied as well"),
    ("with_riders(cards, condition)", "apply", "what these components change is lent to the applied cards"),
    ("user", "rider modifiers", "the card that uses this one as a component; `user(equipment)`: only if it is Equipment"),
    ("effects_of(self)", "gains", "all abilities of this card"),
    ("opposing", "events, onto", "the opponent, or something of theirs"),
    ("onto(opposing)", "dealt", "only damage to the opponent or something of theirs"),
    ("from(zone)", "events", "only out of that zone"),
    ("during(phase)", "events", f"only in that phase: {', '.join(PHASE_NUMBER)}"),
    ("by(filter)", "damaged, shield", "only from such sources; of a shield `by(opp)`: only against the opponent's damage"),
    ("once", "timings", "`main once`: once a turn"),
    ("once_per_turn", "counts_as, from", "once a turn, when the player wants"),
    ("fixed_at_first_hit(number)", "shield", "the number is taken at the first damage of the turn and kept"),
    ("any_time_if(condition)", "timings", "at any time while the condition holds, else in the main phase"),
    ("on_activation", "discarded", "only the closing discard of an activation"),
    ("on_discard", "released", "only of a card on its way to the discard pile"),
    ("by_preparing", "exhausted", "only where the exhaustion paid for a preparation"),
    ("outside(phase)", "events", "only outside that phase"),
    ("per(number)", "events", "counted in groups of so many"),
    ("nth(number)", "move", "so deep in the deck, counted from the top"),
    ("despite_indestructible(condition)", "discard", "Indestructible does not help where the condition holds"),
    ("mana_to(reserve(owner(it)))", "discard", "the Mana goes to its owner's reserve instead of being released"),
    ("free", "prepare", "without paying its costs and without its components"),
    ("any_element", "ability_payment", "Mana of any element may pay"),
    ("element_paid", "element", "the element of the Mana paid for the ability"),
    ("own_element", "cost", "Mana of the spell's own element"),
    ("all", "waive, amounts of Mana", "every component; all the Mana there is"),
    ('waive("Word")', "option, modifiers", "the components of that word are not needed"),
]


def inside_names() -> set[str]:
    """The words explained here."""
    return {form.split("(")[0] for form, _, _ in INSIDE_WORDS} | set(PHASE_NUMBER)
