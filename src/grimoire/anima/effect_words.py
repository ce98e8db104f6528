"""How the card language writes effects."""

from typing import Final

from grimoire.anima import bonuses
from grimoire.anima.area_effects import FaceEncounters, LayWaste, LoseTurn, MoveAnywhere, Peek, PickArea, SkipPreliminary
from grimoire.anima.building import CHARACTER_WORDS, Builder
from grimoire.anima.character_effects import (
    Ascend,
    ChangeCharacters,
    GiveSteel,
    Incapacitate,
    Kill,
    Recruit,
    Sacrifice,
    Save,
    SpinIcons,
    StealCharacter,
)
from grimoire.anima.composed_effects import ByEach, Cancel, Choose, If, Nothing, OnceAGame, To
from grimoire.anima.dice import HIGHEST
from grimoire.anima.dice_effects import Check, Nudge, Reroll, RollFor
from grimoire.anima.effects import Change, ChangeLevel, Discard, Draw, Exchange, Retrieve, Steal, TakeCombatCards
from grimoire.anima.factions import DropFaction
from grimoire.anima.fight_effects import (
    AfterFight,
    BestOf,
    Challenge,
    CombatAs,
    Escape,
    Evade,
    FightFoe,
    ForbidCards,
    KillMargin,
)
from grimoire.anima.listed_words import V
from grimoire.anima.meant_parties import FOE, US, Who
from grimoire.anima.mission_effects import CompleteMission, Mark, MarkLevel, RevealFinal, Timer, TurnTimer
from grimoire.anima.narrowed_words import OUTSIDE_COMBAT, check_answer, check_change, check_narrowed, refused
from grimoire.anima.recruiting import FROM_DECK, FROM_DISCARDS
from grimoire.anima.text_parts import Effect
from grimoire.anima.words_of_combat import NO_COMBAT, check_combat
from grimoire.anima.zones import BASIC_MISSION, ENCOUNTER_DECK, FINAL_MISSION, TALLY, TYPES
from grimoire.language.syntax import ABILITY, CALL, NUMBER, CardTextError, Expr

MISSION_WORDS: Final[tuple[str, ...]] = ("mark", "mark_level", "complete")
OF_ONE: Final[tuple[str, ...]] = ("sacrifice", "steel")  # what is done to one Character
MARKS: Final[tuple[str, ...]] = ("mark", "mark_level")
MOMENT_OF_WORD: Final = {"move_anywhere": "movement", "pick_area": "seek"}


# What a word changes for a time.
CHANGED: Final[dict[str, int]] = {
    "combat": bonuses.COMBAT,
    "combat_rolls": bonuses.COMBAT_ROLLS,
    "speed": bonuses.SPEED,
    "hand_limit": bonuses.HAND_LIMIT,
}


class EffectBuilder(Builder):
    """Builds effects."""

    def effect(self, e: Expr) -> Effect:
        if e.kind == ABILITY:
            raise CardTextError("bad-whole-ability", e.column, text=str(e))
        effect = self.plain_effect(e)
        self.number_node(effect)
        return effect

    def plain_effect(self, e: Expr) -> Effect:
        name = self.expect_call("effect", e)
        args = e.args
        check_narrowed(name, e)
        check_combat(name, self.combat, e)
        if name in CHANGED:
            return self.change(name, e)
        if name == "level":
            if self.expect_call("place", args[1]) != "here":
                raise CardTextError("bad-level-effect", args[1].column)
            check_change(name, e, True)
            return ChangeLevel(self.number(args[0]), self.span(args[2]))
        if name == "draw":
            return Draw(self.count(args[0]), self.party(args[1]) if len(args) > 1 else Who(US))
        if name == "discard":
            if len(args) > 2:
                self.expect_call("how", args[2])
            return Discard(self.count(args[0]), self.party(args[1]), len(args) > 2)
        if name == "steal":
            return Steal(self.count(args[0]), self.party(args[1]))
        if name == "exchange":
            return Exchange(self.count(args[0]), self.party(args[1]))
        if name == "retrieve":
            return Retrieve(self.count(args[0]))
        if name in ("choose", "to", "if", "by_each", "once_a_game", "after_fight", "nothing"):
            return self.construct(name, e)
        if name in ("check", "on_die", "fight", "encounter", "best_of", "kill_margin", "forbid_cards", "combat_as"):
            return self.trial(name, e)
        if name in ("take", "save", "cancel", "reroll", "nudge"):
            return self.answer(name, e)
        if name in ("kill", "sacrifice", "incapacitate", "steel"):
            if name in OF_ONE and args[0].text == "males":
                raise refused(name, ("one_of", "normal_of", "your_pick", "user"), args[0], args[0].column)
            characters = self.characters(args[0])
            if name == "kill":
                return Kill(characters)
            if name == "sacrifice":
                return Sacrifice(characters)
            return Incapacitate(characters) if name == "incapacitate" else GiveSteel(characters)
        return self.other(name, e)

    def change(self, name: str, e: Expr) -> Effect:
        amount, subject, span = self.number(e.args[0]), e.args[1], self.span(e.args[2])
        of_characters = name == "combat" and subject.kind == CALL and subject.text in CHARACTER_WORDS
        check_change(name, e, not of_characters)
        check_combat(f"span {e.args[2].text}", self.combat, e.args[2])
        if of_characters:
            return ChangeCharacters(amount, self.characters(subject), span)
        return Change(CHANGED[name], amount, self.party(subject), span)

    def construct(self, name: str, e: Expr) -> Effect:
        args = e.args
        if name == "choose":
            if len(args) < 2:
                raise CardTextError("bad-choose-two", e.column)
            return Choose([self.text(part) for part in args])
        if name == "to":
            return To(self.text(args[0]), self.text(args[1]))
        if name == "if":
            return If(self.condition(args[0]), self.text(args[1]), self.text(args[2]) if len(args) > 2 else None)
        if name == "by_each":
            return ByEach(self.party(args[0]), self.text(args[1]))
        if name == "once_a_game":
            return OnceAGame(self.text(args[0]))
        if name == "nothing":
            return Nothing()
        before, self.combat = self.combat, NO_COMBAT
        promised = self.text(args[0])
        self.combat = before
        return AfterFight(promised)

    def outcome(self, kind: str, args: list[Expr]) -> Effect | None:
        for part in args:
            if part.kind == CALL and part.text == kind:
                self.expect_call(kind, part)
                return self.text(part.args[0])
        return None

    def trial(self, name: str, e: Expr) -> Effect:
        args = e.args
        if name in ("check", "on_die"):
            kinds = ("passed", "failed") if name == "check" else ("low", "high")
            for part in args[1:]:
                if part.kind != CALL or part.text not in kinds:
                    raise CardTextError("bad-outcome", part.column, text=str(part), words=" | ".join(kinds))
            first, second = self.outcome(kinds[0], args[1:]), self.outcome(kinds[1], args[1:])
            if name == "check":
                return Check(self.count(args[0]), first, second)
            return RollFor(self.count(args[0], HIGHEST - 1), first, second)
        if name == "fight":
            return FightFoe(self.count(args[0]), self.kinds(args[1:]))
        if name == "encounter":
            return FaceEncounters(self.count(args[0]), self.count(args[1], 3) if len(args) > 1 else 0)
        if name == "best_of":
            who = Who(FOE) if self.expect_call("party", args[1]) == "foe" else self.party(args[1])
            return BestOf(self.count(args[0]), who)
        if name == "kill_margin":
            return KillMargin(self.count(args[0]))
        return ForbidCards(self.icon(args[0])) if name == "forbid_cards" else CombatAs(self.party(args[0]))

    def answer(self, name: str, e: Expr) -> Effect:
        self.expect_call("it", e.args[0])
        if not self.answers:
            raise CardTextError("bad-in-interruption", e.column, word=name)
        check_answer(name, self.answers, e)
        if name == "take":
            return TakeCombatCards()
        if name == "save":
            return Save()
        if name == "cancel":
            return Cancel()
        return Reroll(self.answers) if name == "reroll" else Nudge(self.answers)

    def other(self, name: str, e: Expr) -> Effect:
        args = e.args
        self.check_place(name, e)
        if name == "recruit":
            return Recruit(self.one_word("source", args[0], {"deck": FROM_DECK, "discards": FROM_DISCARDS}))
        if name == "steal_character":
            return StealCharacter(self.party(args[0]))
        if name == "lose_turn":
            return LoseTurn(self.party(args[0]))
        if name == "drop_faction":
            return DropFaction(self.party(args[0]))
        if name == "challenge":
            return Challenge(self.party(args[0]))
        if name == "skip_preliminary":
            if args[1].text == "fight":
                raise refused(name, OUTSIDE_COMBAT, args[1], args[1].column)
            return SkipPreliminary(self.party(args[0]), self.span(args[1]))
        if name == "mark":
            if args[0].kind == NUMBER:
                self.count(args[0])
            return Mark(self.value(args[0]))
        if name == "timer":
            return Timer(self.number(args[0]))
        if name == "peek":
            self.expect_call("pile", args[0])
            return Peek(ENCOUNTER_DECK, self.count(args[1]))
        if name == "spin_icons":
            if not args:
                raise CardTextError("bad-spin-icons", e.column)
            icons = 0
            for part in args:
                icons |= self.icon(part)
            return SpinIcons(icons)
        plain: dict[str, Effect] = {
            "ascend": Ascend(),
            "evade": Evade(),
            "escape": Escape(),
            "lay_waste": LayWaste(),
            "move_anywhere": MoveAnywhere(),
            "mark_level": MarkLevel(),
            "complete": CompleteMission(),
            "reveal_final": RevealFinal(),
            "turn_timer": TurnTimer(),
            "pick_area": PickArea(),
        }
        if name not in plain:
            raise V.refuse("effect", e)
        return plain[name]

    def check_place(self, name: str, e: Expr) -> None:
        """Words that mean something on some cards only."""
        if name in MISSION_WORDS and self.definition.category not in (BASIC_MISSION, FINAL_MISSION):
            raise CardTextError("bad-on-mission", e.column, word=name)
        if name in MARKS and self.definition.type != TALLY:
            raise CardTextError("bad-word-on-type", e.column, word=name, types=TYPES[TALLY])
        if name == "evade" and self.answers:
            check_answer(name, self.answers, e)
        elif name == "evade" and not self.meets:
            raise CardTextError("bad-evade", e.column)
        if name in MOMENT_OF_WORD and self.moment != MOMENT_OF_WORD[name]:
            raise CardTextError("bad-in-moment", e.column, word=name, moment=MOMENT_OF_WORD[name])
