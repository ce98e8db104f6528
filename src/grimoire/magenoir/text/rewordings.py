"""What is said otherwise because of what stands before it: what to find, what to say instead; English, French."""

from typing import Final

Reworded = tuple[tuple[str, str], ...]

REWORDINGS: Final[dict[str, tuple[Reworded, Reworded]]] = {
    # the opponent, once named: in the same sentence, after a lead, among several targets
    "named": (
        (
            ("([fs]) the opponent is ", r"\1 they are "),
            ("the opponent's ", "their "),
            ("the opponent controls", "they control"),
        ),
        (
            ("si l'adversaire (est|n'est) ", r"s'il \1 "),
            ("la (main|défausse|réserve de Mana) de l'adversaire", r"sa \1"),
            ("le deck de l'adversaire", "son deck"),
            ("les PV de l'adversaire", "ses PV"),
            ("des PV de l'adversaire", "de ses PV"),
        ),
    ),
    "led": (
        (("to the opponent", "to them"), ("the opponent's", "their"), ("the opponent controls", "they control")),
        (
            ("^l'adversaire ", "il "),
            ("^infligez (.*?) à l'adversaire", r"infligez-lui \1"),
            ("^vous pouvez infliger (.*?) à l'adversaire", r"vous pouvez lui infliger \1"),
            ("^(.*?)des (.*?) de l'adversaire", r"\1de ses \2"),
        ),
    ),
    "led verb": ((("to the opponent", "to them"),), ()),
    "theirs": ((("the opponent's", "their"),), (("^(.*?)des (.*?) de l'adversaire", r"\1de ses \2"),)),
    # what goes without saying
    "without all": ((("^all ", ""),), (("^(tous|toutes) ", ""),)),
    "counted": (((" in play$", ""),), ()),
    "without channelable": (((" that can be channeled", ""),), ((" canalisables?", ""),)),
    "without preparing": (((" to prepare$", ""),), (("se prépare pour", "coûte"),)),
    # whose, and who chooses
    "price of theirs": ((("your ", "their "),), (("votre réserve", "sa réserve"),)),
    "as many": ((), (("n'importe quel nombre", "autant"),)),
    "mana of choice": ((("^(.*?)Mana", r"\1Mana of your choice"),), (("^(.*?)Mana", r"\1Mana de votre choix"),)),
}
