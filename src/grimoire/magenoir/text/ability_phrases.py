"""Where and when an ability works, keywords and what they mean: English, French. Patterns: language/template.py."""

from typing import Final

ABILITIES: Final[dict[str, tuple[str, str]]] = {
    "while prepared": ("while {own} is in preparation", "{tant que own:} est en préparation"),
    "while channeled": ("while {own} is channeled", "{tant que own:} est canalisé"),
    "while in_play": ("while {own} is in play", "{tant que own:} est en jeu"),
    "while on board": ("while {own} is in preparation or channeled", "{tant que own:} est en préparation ou canalisé"),
    "while in_discard": ("while {own} is in your discard pile", "{tant que own:} est dans votre défausse"),
    "while in_exile": ("while {own} is in exile", "{tant que own:} est en exil"),
    "and while": (" and {condition}", " et {que condition}"),
    "as soon as": ("as soon as {condition}", "{dès que condition}"),
    "once per turn": ("once per turn", "une fois par tour"),
    "timing main": ("in your main phase", "pendant votre phase principale"),
    "timing your_turn": ("during your turn", "pendant votre tour"),
    "timing any_time": ("at any time", "à tout moment"),
    "timing on_hit": (
        "whenever damage is about to be dealt to you, as often as you like",
        "chaque fois que vous allez subir des dégâts, autant de fois que vous le souhaitez",
    ),
    "or any time": ("{main}, or at any time {condition}", "{main}, ou à tout moment {condition}"),
    "cost exhaust": ("exhaust", "épuiser"),
    "cost icon": ("[cost]", "[coût]"),
    "colon": ("{before}: {after}", "{before} : {after}"),
    # keywords
    "become mage_noir": ("you become a Mage Noir", "vous devenez Mage Noir"),
    "transmutable": ("Transmutable: {words}", "Transmutable : {words}"),
    "reminder quickcast": ("It can be activated at any moment.", "Peut être activé à n'importe quel moment."),
    "reminder slowcast": (
        "It cannot be activated during the turn of its preparation.",
        "Ne peut pas être activé pendant le tour de sa préparation.",
    ),
    "reminder transmutable": ("It also serves as a component of that name.", "Sert aussi de composant de ce nom."),
    "reminder protector": (
        "Damage from the opponent may be redirected to it.",
        "Les dégâts de l'adversaire peuvent être redirigés vers lui.",
    ),
    "reminder unique": ("You cannot control a second copy.", "Vous ne pouvez pas en contrôler un deuxième exemplaire."),
    "reminder forge": (
        "It is discarded after a piece of Equipment has used it as a component.",
        "Est défaussé après qu'un Équipement l'a utilisé comme composant.",
    ),
    "reminder indestructible": ("It cannot be discarded from play.", "Ne peut pas être défaussé depuis le jeu."),
    "reminder autumn": (
        "Its start-of-turn effects also apply when it is destroyed.",
        "Ses effets de début de tour s'appliquent aussi lorsqu'il est détruit.",
    ),
}
