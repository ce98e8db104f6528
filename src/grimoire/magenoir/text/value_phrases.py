"""How much: numbers, values and amounts of Mana: English, French. Patterns: language/template.py."""

from typing import Final

VALUES: Final[dict[str, tuple[str, str]]] = {
    "number zero": ("zero", "zéro"),
    "number one": ("one", "un"),
    "number two": ("two", "deux"),
    "number four": ("four", "quatre"),
    "ordinal one": ("first", "première"),
    "ordinal two": ("second", "deuxième"),
    "ordinal four": ("fourth", "quatrième"),
    # before a noun and at the end of a clause
    "quantity all": ("all", "toute"),
    "quantity any_number": ("any number of", "n'importe quel nombre"),
    "quantity that_amount": ("that much", "autant de"),
    "between": ("{least} to {most}", "{least} à {most}"),
    "up to": ("up to {n}", "jusqu'à {n}"),
    "or so many": (" (or {n} {condition})", " (ou {n} {condition})"),
    "for": ("for {each}", "pour {each}"),
    "plus": (", plus {added}", ", plus {added}"),
    "x being": (", X being {value}", ", X étant {value}"),
    "x equal": (", X being {value}", ", X étant égal {à value}"),
    "if": ("if {condition}", "{si condition}"),
    "unless": ("unless {condition}", "sauf {si condition}"),
    "each released_now(element)": ("each {element} released this way", "chaque {element} ainsi libérée"),
    "each held(reserve, element)": ("each {element} in {reserve}", "chaque {element} dans {reserve}"),
    "each size()": ("each of them", "chacun d'eux"),
    "each tally": ("each time {clause} this turn", "chaque fois {que clause} ce tour-ci"),
    # values as nouns
    "number of": ("the number of {noun}", "le nombre {de noun}"),
    "value tally": ("the number of times {clause} this turn", "le nombre de fois {que clause} ce tour-ci"),
    "value size(group)": ("the number of {group}", "[group.pronoun?leur nombre|le nombre {de group}]"),
    "value locked(group, element)": (
        "the amount of {element} locked under {group}",
        "le nombre de {element} verrouillées sous {group}",
    ),
    "value held(reserve, element)": ("the amount of {element} in {reserve}", "le nombre de {element} dans {reserve}"),
    "value released_now(element)": ("the amount of {element} released this way", "le nombre de {element} ainsi libérées"),
    "value hp(thing)": (
        "[thing.you?your HP|[thing.pronoun?[thing.plural?their|its] HP|{thing}'s HP]]",
        "[thing.you?vos PV|[thing.pronoun?[thing.plural?leurs|ses] PV|les PV {de thing}]]",
    ),
    "value cost_of(thing)": (
        "[thing.pronoun?[thing.plural?their|its] Mana cost|the Mana cost of {thing}]",
        "[thing.pronoun?[thing.plural?leur|son] coût en Mana|le coût en Mana {de thing}]",
    ),
    "value total_cost(thing)": (
        "[thing.pronoun?[thing.plural?their|its] total Mana cost|the total Mana cost of {thing}]",
        "[thing.pronoun?[thing.plural?leur|son] coût total en Mana|le coût total en Mana {de thing}]",
    ),
    "value damage_done(thing)": (
        "the damage {thing} took this way",
        "le nombre de dégâts [thing.you?que vous avez|{que thing} a] ainsi subis",
    ),
    "value hp_dropped()": ("the HP it lost this way", "le nombre de PV qu'il a ainsi perdus"),
    "value hp_lost_here()": (
        "the number of times a player lost HP this way",
        "le nombre de fois qu'un joueur a ainsi perdu des PV",
    ),
    "value excess()": ("the excess", "l'excédent"),
    "value half(value)": ("half of {value}, rounded down", "la moitié {de value}, arrondie à l'inférieur"),
    "value minus(value, other)": ("{value} minus {other}", "{value} moins {other}"),
    "value plus(value, other)": ("{value} plus {other}", "{value} plus {other}"),
    "value times(value, other)": ("{value} times {other}", "{value} fois {other}"),
    "value min": ("{value} ({n} at most)", "{value} ({n} au maximum)"),
    "value min value": ("{value}, but no more than {limit}", "{value}, dans la limite {de limit}"),
    "value bonus(if, value)": ("{value} {if} and 0 otherwise", "{value} {if} et 0 sinon"),
    "value that_amount": ("that amount", "ce nombre"),
    "value fixed_at_first_hit(value)": (
        "{value}, as counted when you are first dealt damage that turn",
        "{value}, compté lorsque vous subissez des dégâts pour la première fois du tour",
    ),
    # Mana
    "mana matching": ("Mana matching {cost}", "la Mana correspondant {à cost}"),
    "mana excess": ("the excess Mana", "la Mana excédentaire"),
    "mana that_amount": ("that much {mana}", "autant de {mana}"),
    "mana all": ("all {mana}", "toute la {mana}"),
    "mana any_number": ("any amount of {mana}", "autant de {mana} que vous le souhaitez"),
    "mana one": ("one {mana}", "une {mana}"),
    "own element": (" of their own element", " de leur propre élément"),
    "pool available": ("the Available Ether", "l'Éther disponible"),
    "pool infinite": ("the Infinite Ether", "l'Éther infini"),
}
