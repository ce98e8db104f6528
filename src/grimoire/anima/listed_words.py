"""Every word of Anima's card language: where it may stand, what it takes, what it means.

What a word takes is a row of kinds: `number party?` is a number and, if wanted, a party; `kind...` any number of kinds.
The checker, the error messages and the reference are made from this table.
"""

from typing import Final

from grimoire.anima.word_numbers import FORBIDDEN_NUMBER, SPAN_NUMBER
from grimoire.language.syntax import CardTextError, Expr
from grimoire.language.words import Vocabulary

V: Final = Vocabulary()
TAKES: Final[dict[str, list[str]]] = {}  # "kind name" -> the kinds of its arguments, as written in the table


def word(kind: str, name: str, takes: str, meaning: str) -> None:
    arguments = takes.split()
    shown = ", ".join([argument.rstrip("?.") + ("…" if argument.endswith("...") else "") for argument in arguments])
    V.add(kind, f"{name}({shown})" if shown else name, meaning)
    TAKES[f"{kind} {name}"] = arguments


def check_arguments(kind: str, e: Expr) -> None:
    """Refuse a word that is unknown here, or has too few or too many arguments."""
    takes = TAKES.get(f"{kind} {e.text}")
    if takes is None:
        raise V.refuse(kind, e)
    least = len([argument for argument in takes if not argument.endswith(("?", "..."))])
    most = 99 if any([argument.endswith("...") for argument in takes]) else len(takes)
    if not least <= len(e.args) <= most:
        form = next(word.form for word in V.words if word.kind == kind and word.name == e.text)
        raise CardTextError("bad-word-form", e.column, word=e.text, form=form)


word("number", "7", "", "a number; below zero where something is taken away")
word("number", "level_of", "place", "the Level of a foe's card or of an Area")

word("party", "us", "", "the Party of the card's player; of an Encounter or a Mission, the Party that faces it")
word("party", "foe", "", "the other side of this Combat")
word("party", "each", "", "every Party; in what follows, `us` is the Party concerned")
word("party", "here", "", "every Party in the Area of this Trap, in Speed order")
word("party", "layer", "", "the Party that laid this Trap")
word("party", "rival", "rivalry...", "one other Party, the user chooses")
word("rivalry", "here", "", "in the same Area")
word("rivalry", "larger", "", "with more Characters than yours")
word("rivalry", "with_faction", "", "that belongs to a Faction")
word("rivalry", "with_cards", "", "that holds an Advantage")
word(
    "rivalry",
    "matched",
    "",
    "in any Area, with at most one Character more or fewer than yours",
)

word("characters", "one_of", "party", "a Character of that Party, its own player chooses")
word("characters", "normal_of", "party", "a Character of that Party who is not Arcane, its own player chooses")
word("characters", "your_pick", "party", "a Character of that Party, the user chooses")
word("characters", "males", "party", "all male Characters of that Party")
word("characters", "user", "", "the Character spun for this card")
word("characters", "it", "", "the Character who would die")

word("place", "foe", "", "the Creature card of this Combat")
word("place", "here", "", "the Area of this Trap, or the Area where this happens")
word("place", "area_of", "party", "the Area a Party is in, wherever it goes")

for name, meaning in (
    ("fight", "this Combat, before it is decided; in a task before a Combat, the rest of the attempt"),
    ("turn", "until the end of this turn"),
    ("next_turn", "the whole of the next turn, its order of play included"),
    ("lasting", "for the rest of the game"),
):
    assert name in SPAN_NUMBER
    word("span", name, "", meaning)
for name in ("natural", "supernatural", "darkness"):
    word("kind", name, "", "a kind of Creature or foe")
    word("foe-kind", name, "", "a kind of Creature or foe")
word("foe-kind", "party", "", "another Party")
word("foe-kind", "mission", "", "a foe of a Mission or a Crisis")
word("foe-kind", "creature", "", "a Creature card")
for name in ("magic", "ki", "trickery"):
    word("icon", name, "", "a skill, and the cards that need it")
word("how", "random", "", "at random; otherwise the owner chooses")
word("source", "deck", "", "the Character deck")
word("source", "discards", "", "the Character discard pile, the player chooses")
word("pile", "encounters", "", "the Encounter deck")

word("condition", "foe_is", "foe-kind", "the foe of this Combat is of that kind")
word("condition", "has_skill", "party icon", "the Party has an awake Character with the icon")
word("condition", "has_faction", "party", "the Party belongs to a Faction")
word("condition", "in_trade_area", "party", "in an Area with the Trade icon, or counting as such")
word("condition", "fewest_characters", "party", "no Party has fewer Characters")
word("condition", "behind", "party", "another Party has completed more Basic Missions")
word("condition", "at_least_as_many", "party", "that Party has at least as many Characters as yours")
word("condition", "characters_at_least", "number party", "that Party has this many Characters")
word("condition", "final_in_play", "", "the Final Mission is revealed")
word("condition", "final_due", "", "it is not, but somebody has completed a Basic Mission")
word("condition", "declared", "", "your Party declared this Combat")
word("condition", "players_at_least", "number", "this many play")
word("condition", "is_layer", "", "`us` is who laid this Trap")
word("condition", "not", "condition", "the opposite")

word("effect", "combat", "number subject span", "Combat changes for a time, never below 0")
word("effect", "combat_rolls", "number party span", "added to the dice of every Combat; no part of the Combat of the Party")
word("effect", "speed", "number party span", "Speed changes for a time")
word("effect", "level", "number place span", "the Level of an Area changes, within 1 to 3")
word("effect", "hand_limit", "number party span", "the hand limit changes")
word("effect", "draw", "number party?", "Advantages are drawn, up to the hand limit")
word("effect", "discard", "number party how?", "Advantages are discarded")
word("effect", "steal", "number party", "Advantages are taken at random from a hand")
word("effect", "exchange", "number party", "this many Advantages of your choice for as many at random")
word("effect", "retrieve", "number", "Advantages of your choice come back from the discard pile")
word("effect", "take", "it", "the Advantages another player has used in this Combat, as many as your hand can hold")
word("effect", "recruit", "source", "a normal Character joins your Party, if there is room")
word("effect", "steal_character", "party", "a normal Character of that Party, your choice, joins yours")
word("effect", "ascend", "", "a normal Character of yours is exchanged for an Arcane one, if you have none")
word("effect", "kill", "characters", "a Character dies")
word("effect", "sacrifice", "characters", "a Character dies, and nothing may save it; never the last one")
word("effect", "save", "it", "the Character is incapacitated instead of dying")
word("effect", "incapacitate", "characters", "face down until the next Reset")
word("effect", "lose_turn", "party", "out for the rest of the turn, and out of the Area")
word("effect", "drop_faction", "party", "the Faction is discarded")
word("effect", "evade", "", "the Encounter is discarded as if it had not been drawn; answers one, or stands on it")
word("effect", "challenge", "party", "a Combat is declared against another Party, wherever it is")
word("effect", "escape", "", "the Combat ends without winner; your Party is expelled")
word("effect", "skip_preliminary", "party span", "the Party enters an Area past its Preliminary Encounter, which stays")
word("effect", "move_anywhere", "", "this is your movement: to any Area in play, past its Preliminary Encounter")
word("effect", "lay_waste", "", "this Area is discarded with what lies there, and whoever is there is expelled")
word("effect", "cancel", "it", "it has no effect; what was paid stays paid")
word("effect", "reroll", "it", "the die is rolled again, the new result stands")
word("effect", "nudge", "it", "the die is changed by 1, up or down, within 1 to 6")
word("effect", "steel", "characters", "+1 Combat as long as the Character stays; one in a Party")
word("effect", "check", "number passed? failed?", "a Speed Check of your Party")
word("effect", "fight", "number kind...", "a Combat as against a Creature")
word("effect", "encounter", "number number?", "this many Encounters are faced, the Area counting as that Level")
word("effect", "on_die", "number low? high?", "a die is rolled; the number or less is low")
word("effect", "choose", "effect...", "the player concerned picks one that can be carried out")
word("effect", "to", "effect effect", "the first, as the player wishes and all of it, to do the second")
word("effect", "if", "condition effect effect?", "the first where the condition holds, else the second")
word("effect", "by_each", "party effect", "each of these Parties in turn does it as `us`")
word("effect", "once_a_game", "effect", "each player once a game")
word("effect", "after_fight", "effect", "when this Combat has ended")
word("effect", "nothing", "", "nothing happens")
word("effect", "mark", "number", "markers on this Mission; it is completed when it has enough")
word("effect", "mark_level", "", "a marker for the Level of this Area, each Level once")
word("effect", "complete", "", "this Mission is completed at once")
word("effect", "reveal_final", "", "the Final Mission is revealed at the beginning of the next turn, in nobody's name")
word("effect", "timer", "number", "the crisis die changes, within 1 and 10")
word("effect", "turn_timer", "", "the crisis die is turned up or down by 1, within 1 and 10")
word("effect", "peek", "pile number", "look at the top cards, put them back in any order, one may go to the bottom")
word("effect", "pick_area", "", "any Area of the deck is the one you find; then the deck is shuffled")
word("effect", "best_of", "number party", "rolls this many dice and keeps the best")
word("effect", "combat_as", "party", "the foe's Combat equals the Combat of that Party now")
word("effect", "kill_margin", "number", "losing by this much kills, instead of 5")
word("effect", "forbid_cards", "icon", "no cards of that skill in this Combat")
word("effect", "spin_icons", "icon...", "Characters who together show these icons are spun")
word("it", "it", "", "what this answers: a die, a use, a Trap, a death, the Combat cards")
word("passed", "passed", "effect", "what happens when a Speed Check succeeds")
word("failed", "failed", "effect", "what happens when a Speed Check fails")
word("low", "low", "effect", "what a low roll does")
word("high", "high", "effect", "what a high roll does")

word("subject", "party", "", "a party, characters, or `creatures`")
word(
    "modifier",
    "combat",
    "number subject",
    "Combat is higher or lower; `creatures`, on an Incident: all that is fought as a Creature",
)
word("modifier", "speed", "number party", "Speed is higher or lower")
word("modifier", "level", "number place", "the Level of an Area, within 1 to 3; a Trap there prevails")
word("modifier", "hand_limit", "number party", "the hand limit is higher or lower")
word("modifier", "trade_anywhere", "party", "counts as being in an Area with the Trade icon")
word("modifier", "forbid", "matter", "something may not be done")
word("modifier", "seek_choice", "number", "seeking by the deck: this many Areas are looked at, one is placed")
word("modifier", "recruit_choice", "number", "recruiting from the deck: this many are drawn, one is kept")
word("modifier", "bait", "number", "in Combats of this Mission each Advantage discarded before the dice gives this much Combat")
for name in FORBIDDEN_NUMBER:
    word("matter", name, "", "Combat between Parties" if name == "party_combat" else "recruiting an Arcane Character here")

word("event", "meet", "", "a Party faces this Encounter; a Creature's conditions start before Combat cards")
word("event", "beaten", "", "a Party beats this Creature")
word("event", "defeats", "", "a Party loses to this Creature, after what always follows")
word("event", "wins", "party", "your Party (`us`) wins a Combat; on an Incident also any Party (`each`)")
word("event", "dies", "", "this Character dies")
word("event", "death", "", "a Character of any Party dies")
word("event", "advantage_reward", "party", "your Party (`us`) takes the Advantage reward; on an Incident also any (`each`)")
word("event", "revealed", "", "this Final Mission is revealed, by `us`")
word("event", "sprung", "", "this Trap is turned up")
word("event", "lays", "party", "your Party (`us`) lays a Trap; on an Incident also any (`each`)")

word("moment", "reset", "", "in your slot of Reset")
word("moment", "movement", "", "when you declare your movement")
word("moment", "seek", "", "when you seek new horizons by the Area deck; using it is seeking")
word("moment", "interaction", "", "as your one action of the Interaction phase")
word("moment", "exploration", "", "in your slot of Exploration, before your roll")
word("moment", "combat", "", "in a Combat of your Party, before the dice")
word("moment", "interrupt", "answer", "at any moment, in answer to something")
word("answer", "own_death", "", "a Character of your Party would die")
word("answer", "own_die", "", "a die just rolled for your Party")
word("answer", "any_die", "", "any die just rolled")
word("answer", "own_check", "", "the die of a Speed Check of your Party")
word("answer", "own_exploration", "", "the die of your exploration")
word("answer", "own_encounter", "", "an Encounter just turned up against your Party by exploration")
word("answer", "advantage_or_ability", "", "an Advantage or ability another player has just used")
word("answer", "combat_cards", "", "Advantages another player has used in this Combat, until they are discarded")
word("answer", "trap", "", "a Trap just turned up in the Area of your Party")
word("cost", "spin", "", "this Character is spun; on Characters alone, since an ability card spins one by itself")
word("cost", "discard", "number party", "Advantages of your choice are discarded; the party is `us`")
