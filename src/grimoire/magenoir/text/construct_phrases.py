"""Effects made of effects, and how long they last: English, French. Patterns: language/template.py."""

from typing import Final

CONSTRUCTS: Final[dict[str, tuple[str, str]]] = {
    "then": (", then ", ", puis "),
    "then first": ("then, ", "ensuite, "),
    "leads": ("if|unless|at|Zenith:", "si|s'il|s'ils|au|à|sauf"),  # after which "then" wants a comma
    # conditions and alternatives
    "trailing": ("[comma?,|] {clause}", ", {clause}"),
    "unless you": ("unless you {verb}", "{à moins de verb}"),
    "otherwise": ("otherwise, {effect}", "sinon, {effect}"),
    "instead": (" instead", " à la place"),
    "opponent does": ("they {verb}", "{text}"),
    # choices
    "you may": ("you may {verb}", "vous pouvez {verb}"),
    "you may do this": ("you may do this: {effect}", "vous pouvez faire ceci : {effect}"),
    "may": ("{who} may {verb}", "{who: pouvoir} {verb}"),
    "they may": ("they may {verb}", "il peut {verb}"),
    "options": (
        "<choose> {n} [n.plural?options|option]{tail}:{options}",
        "<choisir> [one?une|{n}] [n.plural?options|option] :{options}",
    ),
    # prices
    "so as to": ("{price} to {gain}", "{price} pour {gain}"),
    "if done": ("if [mine?you|they] do, {gain}", "[mine?si vous le faites|s'il le fait], {gain}"),
    "if done and": ("if [mine?you|they] do and {gain}", "[mine?si vous le faites|s'il le fait] et {gain}"),
    "if signs": ("if ", "si |s'"),
    "if not done": ("if you do not, {effect}", "sinon, {effect}"),
    "if impossible": ("if you cannot, {effect}", "si c'est impossible, {effect}"),
    # repetition
    "once more": ("do this once more for {each}", "recommencez une fois pour {each}"),
    "both do this": (
        "the opponent does the same; the player whose turn it is goes first",
        "l'adversaire fait de même ; le joueur dont c'est le tour commence",
    ),
    "opponent first": ("the opponent does the same, before you", "l'adversaire fait de même, avant vous"),
    "opponent too": ("then, the opponent does the same", "l'adversaire fait ensuite de même"),
    # how long
    "duration this_turn": ("this turn", "ce tour-ci"),
    "duration until_your_turn": ("until the start of your next turn", "jusqu'au début de votre prochain tour"),
    "duration forever": ("from now on", "désormais"),
    "instead of discarding": ("{bare} instead of discarding it", "{effect} au lieu de le défausser"),
    "ignore damage": ("<ignore> {n} of that damage", "<ignorer> {n} de ces dégâts"),
    "loses effects": (
        "{thing:} [thing.plural?lose all their effects but keep their types|loses all its effects but keeps its type]",
        "{thing:} [thing.plural?perdent tous leurs effets mais gardent leur|perd tous ses effets mais garde son] type",
    ),
    "one of them": ("one of them", "l'un d'eux"),
    "end of turn": ("at the end of the turn, {effect}", "à la fin du tour, {effect}"),
    "end of turn if": (
        "at the end of the turn, if it is {turn}, {effect}",
        "à la fin du tour, si c'est {turn}, {effect}",
    ),
    "end of next turn": (
        "the next time {turn} ends, {effect}",
        "la prochaine fois que {turn} se termine, {effect}",
    ),
    "the next": ("the next {card} {deed} {until}", "[card.feminine?la prochaine|le prochain] {card} {deed} {until}"),
    "next applied": ("you control that applies its effects", "sous votre contrôle qui applique ses effets"),
    "next prepared": ("you prepare", "que vous préparez"),
    "next time prepared": (
        "the next time you prepare {card} {until}, {effect}",
        "la prochaine fois que vous préparez {card} {until}, {effect}",
    ),
    "next activated": ("you activate", "que vous activez"),
}
