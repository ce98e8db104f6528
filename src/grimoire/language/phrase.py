"""Grammar for written cards: joining, capitals, plurals, elision, contractions, verb forms.

Nothing here knows a game: these are the rules of English and of French.
"""

from typing import Final

NBSP: Final = "\u00a0"
MINUS: Final = "\u2212"
_ENDS: Final = (".", "!", "?", "…", "”", "»", ")")
_VOWELS: Final = tuple("aeiouyàâäéèêëîïôöùûüœAEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ")


def digits(number: int) -> str:
    """A number as printed, with a true minus sign."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def capitalised(text: str) -> str:
    """The text with its first character as a capital; the rest is left alone."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The text with a capital and a full stop, unless it already ends a sentence."""
    text = capitalised(text.strip())
    if not text:
        return ""
    if text.endswith(_ENDS[:-1]) or (text.endswith(")") and text[:-1].endswith((".", "!"))):
        return text
    return text + "."


def paragraph(lead: str, sentences: list[str]) -> str:
    """The sentences with capitals and stops, the first one after its lead."""
    first = sentence(lead + sentences[0])
    return " ".join([first, *[sentence(text) for text in sentences[1:]]])


def listed(items: list[str], last: str) -> str:
    """ "a", "a and b", "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


# English


def article(noun: str) -> str:
    """The noun with "a" or "an"."""
    first = noun[:1].lower()
    an = first in "aeiou" and not noun.lower().startswith(("uni", "one", "eu"))
    return f"an {noun}" if an else f"a {noun}"


def english_plural(noun: str) -> str:
    """The regular plural of a noun."""
    if noun.endswith(("s", "x", "ch", "sh")):
        return f"{noun}es"
    if noun.endswith("y") and noun[-2:-1] not in ("a", "e", "o", "u"):
        return f"{noun[:-1]}ies"
    return f"{noun}s"


_ENGLISH_ORDINAL: Final = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def english_ordinal(number: int) -> str:
    """ "third", and in figures where the word gets long: "21st"."""
    if 0 < number < len(_ENGLISH_ORDINAL):
        return _ENGLISH_ORDINAL[number]
    last = 0 if number % 100 in (11, 12, 13) else number % 10
    return f"{number}{('th', 'st', 'nd', 'rd')[last] if last < 4 else 'th'}"


_ENGLISH_IRREGULAR: Final[dict[str, str]] = {"be": "is", "have": "has", "do": "does", "may": "may", "can": "can"}


def english_verb(verb: str, plural: bool, you: bool = False) -> str:
    """The present of a verb (its first word is the verb) for he/she/it, they or you."""
    head, _, rest = verb.partition(" ")
    if head == "be":
        form = "are" if plural or you else "is"
    elif plural or you:
        form = head
    elif head in _ENGLISH_IRREGULAR:
        form = _ENGLISH_IRREGULAR[head]
    else:
        form = english_plural(head)
    return f"{form} {rest}" if rest else form


# French


# French words whose h keeps them apart from what stands before.
_ASPIRATED: Final = (
    *("hache", "haine", "halo", "halte", "hameau", "harpie", "hasard", "haut", "heaume", "hérisson", "héron", "héros"),
    *("hibou", "homard", "honte", "hors", "huit", "hurle", "hutte"),
)


def vowel(text: str) -> bool:
    """Whether a French word elides what stands before it ("1" reads "un")."""
    if text[:1] in ("h", "H"):
        return not text.lower().startswith(_ASPIRATED)
    return text == "1" or text.startswith((*_VOWELS, "1 "))


def elided(word: str, following: str) -> str:
    """ "de" + "Air" gives "d'Air"; "le" + "sort" gives "le sort"."""
    if vowel(following) and word[-1:] in ("e", "a"):
        return f"{word[:-1]}'{following}"
    return f"{word} {following}"


def de(phrase: str) -> str:
    """The phrase with "de", contracted and elided as needed."""
    if phrase.startswith("le "):
        return f"du {phrase[3:]}"
    if phrase.startswith("les "):
        return f"des {phrase[4:]}"
    return elided("de", phrase)


def au(phrase: str) -> str:
    """The phrase with "à", contracted as needed."""
    if phrase.startswith("le "):
        return f"au {phrase[3:]}"
    if phrase.startswith("les "):
        return f"aux {phrase[4:]}"
    return f"à {phrase}"


def si(phrase: str) -> str:
    """The phrase after "si": only "il" and "ils" elide it."""
    if phrase in ("il", "ils") or phrase.startswith(("il ", "ils ")):
        return f"s'{phrase}"
    return f"si {phrase}"


def un(noun: str, feminine: bool) -> str:
    """The noun with its indefinite article."""
    return f"une {noun}" if feminine else f"un {noun}"


def french_plural(noun: str) -> str:
    """The regular plural of a noun or an adjective."""
    if noun.endswith(("s", "x", "z")):
        return noun
    if noun.endswith("al"):
        return f"{noun[:-2]}aux"
    if noun.endswith("eau"):
        return f"{noun}x"
    return f"{noun}s"


_FRENCH_ORDINAL: Final = ("deux", "trois", "quatr", "cinqu", "six", "sept", "huit", "neuv", "dix")  # without "-ième"


def french_ordinal(number: int, feminine: bool) -> str:
    """ "troisième", and in figures where the word gets long: "21e"."""
    if number == 1:
        return "première" if feminine else "premier"
    return f"{_FRENCH_ORDINAL[number - 2]}ième" if 1 < number < 11 else f"{number}e"


def colon(before: str, after: str) -> str:
    """French keeps an unbreakable space before a colon."""
    return f"{before}{NBSP}: {after}" if after else f"{before}{NBSP}:"


def spaced(text: str) -> str:
    """French signs with the unbreakable spaces they have before or within them."""
    for sign in (";", ":", "!", "?", "»", "%"):
        text = text.replace(f" {sign}", f"{NBSP}{sign}")
    return text.replace("« ", f"«{NBSP}")


def quoted(text: str) -> str:
    """French quotation marks."""
    return f"«{NBSP}{text}{NBSP}»"


# vous, il, ils, past participle
_FRENCH_IRREGULAR: Final[dict[str, tuple[str, str, str, str]]] = {
    "être": ("êtes", "est", "sont", "été"),
    "avoir": ("avez", "a", "ont", "eu"),
    "faire": ("faites", "fait", "font", "fait"),
    "pouvoir": ("pouvez", "peut", "peuvent", "pu"),
    "devenir": ("devenez", "devient", "deviennent", "devenu"),
    "perdre": ("perdez", "perd", "perdent", "perdu"),
    "prendre": ("prenez", "prend", "prennent", "pris"),
    "reprendre": ("reprenez", "reprend", "reprennent", "repris"),
    "mettre": ("mettez", "met", "mettent", "mis"),
    "remettre": ("remettez", "remet", "remettent", "remis"),
    "détruire": ("détruisez", "détruit", "détruisent", "détruit"),
    "réduire": ("réduisez", "réduit", "réduisent", "réduit"),
    "subir": ("subissez", "subit", "subissent", "subi"),
    "choisir": ("choisissez", "choisit", "choisissent", "choisi"),
    "agir": ("agissez", "agit", "agissent", "agi"),
    "répartir": ("répartissez", "répartit", "répartissent", "réparti"),
    "renvoyer": ("renvoyez", "renvoie", "renvoient", "renvoyé"),
    "ramener": ("ramenez", "ramène", "ramènent", "ramené"),
    "payer": ("payez", "paie", "paient", "payé"),
    "placer": ("placez", "place", "placent", "placé"),
    "libérer": ("libérez", "libère", "libèrent", "libéré"),
    "récupérer": ("récupérez", "récupère", "récupèrent", "récupéré"),
    "révéler": ("révélez", "révèle", "révèlent", "révélé"),
    "canaliser": ("canalisez", "canalise", "canalisent", "canalisé"),
}

VOUS: Final = 0
IL: Final = 1
ILS: Final = 2
PARTICIPLE: Final = 3


def french_verb(verb: str, form: int) -> str:
    """A form of a verb in the present: VOUS (the order, too), IL, ILS; or its PARTICIPLE."""
    known = _FRENCH_IRREGULAR.get(verb)
    if known is not None:
        return known[form]
    stem = verb[:-2]
    if form == VOUS:
        return f"{stem}ez"
    if form == IL:
        return f"{stem}e"
    if form == ILS:
        return f"{stem}ent"
    return f"{stem}é"
