"""Why a word of Anima's card language is general although one card uses it so far; a test asks for it."""

from typing import Final

from grimoire.pages.word_book import Use

# Kinds whose words are lists of the rules themselves: each is there because the rules have it.
OF_THE_RULES: Final[dict[str, str]] = {
    "answer": "one of the things an interruption can answer, by the rules",
    "event": "one of the moments a text can wait for",
    "foe-kind": "one of the kinds of foes, for any condition on them",
    "icon": "one of the three skills",
    "matter": "one of the things that can be forbidden, for as long as any card says so",
    "moment": "one of the moments the rules name for cards and abilities",
    "pile": "a pile of the table that can be looked at",
    "place": "a place whose Level can be asked for or changed",
}
REASONS: Final[dict[str, str]] = {
    "after_fight": "any effect, put off to the end of a Combat",
    "area_of": "the Area of any Party, for whatever looks at its Level",
    "ascend": "a Character for an Arcane one, as the rulebook's example has it; Events and rewards can give it",
    "at_least_as_many": "compares the sizes of two Parties, as the rules do for declared Combats",
    "behind": "helps whoever is behind in what wins the game, as `fewest_characters` in what plays it",
    "bait": "cards turned into Combat in the fights of any Mission",
    "challenge": "a Combat declared by a text instead of in the Interaction phase, for any card",
    "characters_at_least": "the size of a Party, whichever",
    "combat_as": "a foe as strong as any Party named",
    "combat_rolls": "what is added to the dice, for whatever blesses or hinders a Party without making it stronger",
    "complete": "a second way to complete any Mission",
    "declared": "who declared a Combat, a fact of every Combat between Parties",
    "escape": "a Combat without winner, for any card or ability used in it",
    "exchange": "this many cards for as many of another hand",
    "fewest_characters": "helps whoever is behind; the rules ask the same when Characters are expelled",
    "final_due": "the time between the first Basic Mission and the reveal, for whatever presses the end",
    "hand_limit": "a number of the rules, changed like Combat and Speed",
    "has_faction": "whether a Party belongs to a Faction, for any effect that looks at it",
    "has_skill": "whether a Party has an icon, whichever",
    "high": "the second outcome of any die",
    "in_trade_area": "whether a Party could trade where it is",
    "kill": "a death outside Combat; most such deaths can still be prevented",
    "kill_margin": "the 5 points of the rules, as another number",
    "lay_waste": "an Area that leaves the table, for any boss, Trap or reward",
    "layer": "whoever a Trap belongs to, for any Trap that pays",
    "larger": "one of the conditions on a rival, for any effect on one",
    "level": "the Level of an Area, raised or lowered by any number for any time",
    "level_of": "a Level as a number",
    "low": "the first outcome of any die",
    "males": "Characters by gender, a sign every Character bears",
    "mark": "markers on any tally",
    "mark_level": "a tally of different Levels",
    "move_anywhere": "the movement of a turn without its limits",
    "normal_of": "a Character who is not Arcane; the rules often mean only these",
    "not": "the opposite of any condition",
    "nudge": "any die, one point up or down",
    "on_die": "a die with two outcomes, for any two effects",
    "once_a_game": "any effect, no more than once for each player",
    "passed": "the first outcome of any Speed Check",
    "peek": "this many cards of a pile, looked at and put back",
    "pick_area": "an Area by choice instead of chance",
    "recruit_choice": "this many drawn and one kept, whenever somebody recruits from the deck",
    "reveal_final": "the Final Mission without anybody's wish",
    "save": "a death undone, for any card or ability that answers one",
    "sacrifice": "a death as a price: nothing prevents it",
    "seek_choice": "this many Areas looked at, whenever somebody seeks new horizons",
    "spin_icons": "any set of icons, shown together by Characters who are spun for it",
    "steal": "cards taken at random from a hand, as the winner of a Combat does",
    "steal_character": "a Character who changes the Party, for any price and from any rival",
    "steel": "a lasting +1 on one Character",
    "take": "cards on the table taken into the hand, as the rulebook tells of Absorb Power",
    "timer": "the crisis die, by any number",
    "to": "any price for any effect",
    "turn_timer": "the crisis die, up or down as the player likes",
    "user": "the Character who was spun for a card or an ability",
    "with_faction": "one of the conditions on a rival, for any effect on one",
    "your_pick": "a Character of a rival, where the user chooses and not the owner",
}


def reason_for(use: Use) -> str:
    """Empty where there is none."""
    kind, word = use
    return REASONS.get(word) or OF_THE_RULES.get(kind, "")
