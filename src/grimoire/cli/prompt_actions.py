"""What the commands at the prompt do: each is a few lines, and says whether the match goes on from there."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from grimoire.cli.card_lookup import the_card
from grimoire.cli.card_showing import show_card, why_lines
from grimoire.cli.looking_up import show_deck, show_discards, show_rule
from grimoire.cli.prompt_commands import COMMANDS, WITH_NAME, name_of, says_yes
from grimoire.cli.stopping import set_stops
from grimoire.cli.terminal_language import in_words
from grimoire.library.folding import folded
from grimoire.library.writing import write_text
from grimoire.library.yaml_lines import BadFile
from grimoire.match.stops import PASS
from grimoire.seat.wording import plain
from grimoire.table.exporting import NothingToExport, exported

if TYPE_CHECKING:
    from grimoire.cli.terminal import Terminal

MOST_OF_LINE: Final = 6  # choices of a line that a hint tells


def carry_out(t: "Terminal", command: str, rest: str) -> bool:
    """True when the match goes on, False to wait for another line."""
    return ACTIONS[command](t, rest)


def give_help(t: "Terminal", rest: str) -> bool:
    t.showing.read = ""
    t.showing.explain()
    t.screen.line()
    t.screen.paragraph(t.wording.say("help-title"))
    for command in COMMANDS:
        argument = f" {t.wording.say(WITH_NAME[command])}" if command in WITH_NAME else ""
        t.screen.entry(name_of(t.wording, command) + argument, t.wording.say(f"help-{command}"))
    t.showing.put_question()
    return False


def show_table(t: "Terminal", rest: str) -> bool:
    t.showing.show_table(len(t.showing.question_lines()))
    t.showing.put_question()
    return False


def look_up(t: "Terminal", command: str, name: str) -> str:
    """The id of the card that is meant; empty if none was, and that was said."""
    at_hand = t.layout.at_hand(t.showing.scene)
    if not name:
        example = at_hand[0] if at_hand else t.wording.pool.definitions[0].id
        t.screen.line(t.wording.say(f"{command}-which", example=t.wording.card(example)))
        return ""
    return the_card(t.wording, t.screen, name, at_hand)


def show_a_card(t: "Terminal", rest: str) -> bool:
    if card := look_up(t, "card", rest):
        show_card(t.layout, t.screen, card, t.showing.scene)
    return False


def say_why(t: "Terminal", rest: str) -> bool:
    if card := look_up(t, "why", rest):
        for line in why_lines(t.layout, t.showing.scene, t.showing.ask, card):
            t.screen.paragraph(line)
    return False


def give_hints(t: "Terminal", rest: str) -> bool:
    """What the strongest bot would do here, from what this seat may know."""
    forms = [choice.form for choice in t.showing.ask.choices]
    for number, hint in enumerate(t.seats.hints(t.seat, t.wording.lang)):
        words = plain(hint.words)
        if hint.form in forms:  # two cards of one name have the same words, and what is said can be typed
            words = f"{forms.index(hint.form) + 1}. {words}"
        if hint.chance >= 0:
            unsure = round(50 * hint.spread)
            key = "advice-option-unsure" if unsure else "advice-option"
            words = t.wording.say(key, words=words, chance=round(100 * hint.chance), unsure=unsure)
        t.screen.paragraph(words, "bold" if number == 0 else "", "  ")
        if number == 0 and hint.line:
            line = ", ".join([plain(step) for step in hint.line[:MOST_OF_LINE]])
            t.screen.paragraph(t.wording.say("advice-line", line=line), "", "    ")
        if number == 0 and hint.cut:
            t.screen.paragraph(t.wording.say("advice-cut"), "", "    ")
    return False


def show_log(t: "Terminal", rest: str) -> bool:
    lines = t.showing.telling.log(t.seats.story(t.seat, t.wording.lang, -1))
    for line in lines or [t.wording.say("log-empty")]:
        t.screen.paragraph(line, "", "  ")
    return False


def show_piles(t: "Terminal", rest: str) -> bool:
    show_discards(t.layout, t.screen, t.showing.scene)
    return False


def show_what_is_left(t: "Terminal", rest: str) -> bool:
    show_deck(t.layout, t.screen, t.showing.scene)
    return False


def open_rule(t: "Terminal", rest: str) -> bool:
    show_rule(t.layout, t.screen, rest)
    return False


def undo(t: "Terminal", rest: str) -> bool:
    if not t.match.undo(t.seat):
        t.screen.paragraph(t.wording.say("undo-none"))
        return False
    for showing in t.showings.values():
        showing.know_the_past()
    t.automatic[t.seat].held = True
    t.screen.line(t.wording.say("undo-done"))
    return True


def auto(t: "Terminal", rest: str) -> bool:
    automatic = t.automatic[t.seat]
    setting = folded(rest)
    if not setting:
        if automatic.answer():
            return True
        t.screen.paragraph(t.wording.say("auto-nothing"))
        return False
    on = [folded(word) for word in t.wording.say("on-words").split(",")]
    off = [folded(word) for word in t.wording.say("off-words").split(",")]
    if setting not in (*on, *off, "on", "off"):
        t.screen.line(t.wording.say("auto-which"))
        return False
    automatic.on = setting in (*on, "on")
    automatic.held = False
    t.screen.paragraph(t.wording.say("auto-on" if automatic.on else "auto-off"))
    return automatic.on and automatic.answers()


def export(t: "Terminal", rest: str) -> bool:
    path = Path(rest or f"{t.match.record.game}-{len(t.match.record.choices)}.yaml")
    try:
        path = path.expanduser()
        if path.exists():
            t.screen.paragraph(t.wording.say("export-exists", path=str(path)))
            return False
        write_text(path, exported(t.match.record, t.wording.pool))
    except NothingToExport:
        t.screen.paragraph(t.wording.say("export-none"))
    except (
        BadFile,
        OSError,
        ValueError,
        RuntimeError,
    ) as error:  # also a name that no file can have
        t.screen.paragraph(t.wording.say("export-failed", detail=in_words(error)))
    else:
        own = " --cards …" if t.match.record.own_cards else ""  # the scenario names cards that only those files have
        t.screen.paragraph(t.wording.say("export-done", path=str(path), command=f"grimoire scenario run {path}{own}"))
    return False


def pass_turn(t: "Terminal", rest: str) -> bool:
    if not any(choice.form == PASS for choice in t.showing.ask.choices):
        t.screen.paragraph(t.wording.say("pass-turn-none"))
        return False
    t.match.stops[t.seat] = replace(t.match.stops[t.seat], resting=True)
    t.screen.line(t.wording.say("pass-turn-done"))
    return True


def concede(t: "Terminal", rest: str) -> bool:
    answer = t.screen.read(f"{t.wording.say('concede-sure', players=len(t.match.staying))} ")
    if not says_yes(t.wording, answer):
        return False
    t.match.concede(t.seat)
    return True


def leave(t: "Terminal", rest: str) -> bool:
    raise EOFError


ACTIONS: Final[dict[str, Callable[["Terminal", str], bool]]] = {
    "help": give_help,
    "table": show_table,
    "card": show_a_card,
    "why": say_why,
    "hint": give_hints,
    "discard": show_piles,
    "deck": show_what_is_left,
    "rule": open_rule,
    "log": show_log,
    "undo": undo,
    "auto": auto,
    "export": export,
    "passturn": pass_turn,
    "stops": set_stops,
    "concede": concede,
    "quit": leave,
}
