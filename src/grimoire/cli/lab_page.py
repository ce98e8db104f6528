"""What a study of the lab comes to, as one page in both languages that needs nothing else."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from grimoire.cli.lab_names import Names, names_of
from grimoire.cli.lab_replays import Replay
from grimoire.cli.lab_text import arm_name, endings_told, percent, points, share, shown
from grimoire.lab import card_study, matrix
from grimoire.lab.results import Results
from grimoire.lab.statistics import Share
from grimoire.lab.studies import TOURNAMENT, Study
from grimoire.library.messages import LANGUAGES, Messages, messages

STYLE: Final = """
:root{--table:#d5c8ab;--panel:#e6dcc4;--rule:#b4a583;--text:#1b1510;--soft:#41372a;--gilt:#694600;--rubric:#9b2812}
@media(prefers-color-scheme:dark){:root{--table:#16120f;--panel:#1e1915;--rule:#3d342a;--text:#ece0c8;--soft:#bfb196;
--gilt:#e0b252;--rubric:#f0775a}}
*{box-sizing:border-box}
body{margin:0;background:var(--table);color:var(--text);font:17px/1.45 Alegreya,'EB Garamond',Georgia,serif}
main{max-width:62rem;margin:0 auto;padding:1.2rem}
h1{font-style:italic;font-weight:400;margin:.4em 0}
h2{font-size:1.05rem;font-weight:400;margin:1.6em 0 .3em}
.verdict{background:var(--panel);border-left:4px solid var(--rubric);padding:.7em 1em;font-size:1.25rem;font-style:italic}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums lining-nums}
td,th{padding:.3em .5em;border-top:1px solid var(--rule);text-align:left;vertical-align:middle}
th,small{color:var(--soft);font-weight:400}
svg{display:block}
input{position:absolute;opacity:0}
label{cursor:pointer;padding:.2em .6em;border:1px solid var(--rule);border-radius:4px;margin-right:.4em}
input:focus-visible+label{outline:2px solid var(--gilt)}
input:checked+label{background:var(--panel);color:var(--gilt)}
svg text{font:13px Georgia,serif;fill:var(--soft)}
details{border-top:1px solid var(--rule);padding:.4em 0}
summary{cursor:pointer}
details ol{list-style:none;margin:0;padding-left:1em}
details b{color:var(--rubric);font-weight:400}
h4{margin:.9em 0 .2em;font-weight:400;color:var(--gilt)}
a{color:var(--gilt)}
section{display:none}
#en:checked~section[lang=en],#fr:checked~section[lang=fr]{display:block}
"""
BAR: Final = 160  # how wide a bar is
CURVE: Final = 160  # how high a curve is
WIDE: Final = 420
LEFT: Final = 56


def page_of(results: Results, first: str, files: Sequence[tuple[str, ...]] | None = None) -> str:
    """All of it, shown in this language at first. `files` are those of one's own behind each set of cards: with them, or where
    there are none, games that show the card are told on it."""
    name = escape(results.terms.about or results.terms.study)
    inputs = {lang: f'<input type="radio" name="lang" id="{lang}"{" checked" if lang == first else ""}>' for lang in LANGUAGES}
    chosen = [f'{button}<label for="{lang}">{lang.upper()}</label>' for lang, button in inputs.items()]
    sections: list[str] = []
    sets = tuple(files) if files is not None else tuple(() for _ in results.terms.own)
    shown = replays_of(results, sets) if files is not None or not any(results.terms.own) else []
    for lang in LANGUAGES:
        words = messages(lang, results.terms.game)
        names = names_of(words, results.terms, sets[0])
        is_matrix = results.terms.study in ("matrix", TOURNAMENT)
        lines = matrix_page(words, names, results) if is_matrix else card_page(words, names, results, shown)
        sections.append(f'<section lang="{lang}">{"".join(lines)}</section>')
    return (
        f'<!doctype html>\n<html lang="{first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{name}</title><style>{STYLE}</style></head><body><main>{''.join(chosen)}{''.join(sections)}</main></body></html>\n"
    )


def replays_of(results: Results, files: tuple[tuple[str, ...], ...]) -> list[Replay]:
    """The games that show it best."""
    if results.terms.study in ("matrix", TOURNAMENT):
        return []
    study = Study(results.terms, files)
    return [Replay(study, results.lines[number]) for number in card_study.found_in(results).best]


def card_page(words: Messages, names: Names, results: Results, replays: Sequence[Replay]) -> Iterator[str]:
    found = card_study.found_in(results)
    first = found.arms[0]
    name = names.card(found.about)
    yield f"<h1>{escape(name or found.study)}</h1>"
    if found.study == "card" and results.terms.arms[0].deck:
        effect = points(words, found.effect)
        yield paragraph(words.say(f"lab-{found.verdict}", card=name, effect=effect, rounds=found.rounds), "verdict")
    rows = []
    for place, arm in enumerate(found.arms):
        gap = points(words, found.gaps[place - 1]) if place else ""
        rows.append([arm_name(words, names, found, arm.name), bar(arm.won), share(words, arm.won), gap])
    yield table(words, ("lab-head-way", "", "lab-head-won", "lab-head-gap"), rows)
    if found.study == "sweep" and len(found.arms) > 1:
        yield f"<h2>{escape(words.say('lab-curve'))}</h2>{curve(words, found)}"
    yield paragraph(words.say("lab-begins", first=share(words, first.first), second=share(words, first.second)))
    yield paragraph(words.say("lab-length", turns=f"{first.turns:.0f}", games=first.games))
    if first.endings:
        yield paragraph(words.say("lab-endings", endings=endings_told(words, first)))
    if first.given_up:
        yield paragraph(words.say("lab-given-up", games=first.given_up))
    if found.cards:
        yield f"<h2>{escape(words.say('lab-cards', cards=len(found.cards)))}</h2>"
        cards = [
            [
                names.card(row.card),
                share(words, row.drawn),
                share(words, row.not_drawn),
                bar(row.gap, -0.5),
                points(words, row.gap),
                share(words, row.played),
            ]
            for row in shown(found)
        ]
        heads = ("lab-head-card", "lab-head-drawn", "lab-head-not-drawn", "", "lab-head-gap", "lab-head-played")
        yield table(words, heads, cards)
    if replays:
        yield f"<h2>{escape(words.say('lab-shows'))}</h2>{paragraph(words.say('lab-shows-how'))}"
    for game in replays:
        summary = words.say("lab-shown-game", seed=str(game.seed), turns=game.turns)
        yield game.html(summary, words.say("lab-save-game"), name, words.lang)
    yield terms_line(words, results)


def curve(words: Messages, found: card_study.Found) -> str:
    """What the deck wins with the card at each cost, with where it lies 95 times of 100, and the line of what is even."""
    arms = sorted(found.arms, key=lambda arm: int(arm.name))
    values = [end for arm in arms for end in (arm.won.low, arm.won.high)]
    low, high = max(0.0, min(0.45, *values)), min(1.0, max(0.55, *values))

    def at(value: float) -> float:
        return round(10 + CURVE * (high - min(high, max(low, value))) / (high - low), 1)

    step = WIDE / len(arms)
    places = [round(LEFT + step * (number + 0.5), 1) for number in range(len(arms))]
    parts = [f'<path d="M{LEFT} {at(0.5)}H{LEFT + WIDE}" stroke="var(--soft)" stroke-dasharray="4 4"/>']
    for value in sorted({round(low, 2), 0.5, round(high, 2)}):
        parts.append(f'<text x="{LEFT - 6}" y="{at(value) + 4}" text-anchor="end">{percent(words, value, 0)}</text>')
    line = " ".join(f"{x},{at(arm.won.value)}" for x, arm in zip(places, arms, strict=True))
    parts.append(f'<polyline points="{line}" fill="none" stroke="var(--gilt)"/>')
    for x, arm in zip(places, arms, strict=True):
        own = "var(--rubric)" if arm.name == "+0" else "var(--gilt)"
        parts.append(f'<path d="M{x} {at(arm.won.low)}V{at(arm.won.high)}" stroke="{own}" stroke-width="2"/>')
        parts.append(f'<circle cx="{x}" cy="{at(arm.won.value)}" r="4" fill="{own}"/>')
        cost = words.say("lab-own-cost") if arm.name == "+0" else arm.name.replace("-", "−")
        parts.append(f'<text x="{x}" y="{CURVE + 30}" text-anchor="middle">{escape(cost)}</text>')
    title = escape(words.say("lab-curve"))
    width, height = LEFT + WIDE, CURVE + 40
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<div class="wide"><svg {size} role="img" aria-label="{title}">{"".join(parts)}</svg></div>'


def matrix_page(words: Messages, names: Names, results: Results) -> Iterator[str]:
    found = matrix.found_in(results)
    yield f"<h1>{escape(words.say('lab-head-matrix'))}</h1>"
    yield paragraph(words.say("lab-equilibrium", rounds=found.rounds), "verdict")
    parts = [
        [
            names.deck(part.deck),
            bar(Share(part.part, part.low, part.high, found.rounds)),
            percent(words, part.part),
            share(words, part.against_all),
        ]
        for part in found.equilibrium
    ]
    yield table(words, ("lab-head-deck", "", "lab-head-part", "lab-head-won"), parts)
    for bot in found.bots:
        won = {(one.deck, one.against): one.won.value for one in found.meetings if one.bot == bot}
        won |= {(against, deck): 1 - value for (deck, against), value in won.items()}
        rows = [
            [names.deck(deck), *[percent(words, won[deck, other], 0) if (deck, other) in won else "–" for other in found.decks]]
            for deck in found.decks
        ]
        yield f"<h2>{escape(words.say('lab-head-meetings', bot=bot))}</h2>"
        yield table(words, ("lab-head-deck", *[f"={names.deck(deck)}" for deck in found.decks]), rows)
    yield terms_line(words, results)


def terms_line(words: Messages, results: Results) -> str:
    """What the games follow from, for whoever plays them again."""
    terms = results.terms
    bots = ", ".join(dict.fromkeys(name for arm in terms.arms for name in (arm.bot, arm.other)))
    said = words.say(
        "lab-terms", version=terms.version, cards=terms.cards[0], bots=bots, seed=str(terms.seed), rounds=terms.rounds
    )
    return f"<p><small>{escape(said)}</small></p>"


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def table(words: Messages, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are text but for bars; a head is a message, or behind = itself."""
    said = [head[1:] if head.startswith("=") else words.say(head) if head else "" for head in heads]
    top = "".join(f"<th>{escape(head)}</th>" for head in said)
    body = "".join(f"<tr>{''.join(cell(text) for text in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{top}</tr>{body}</table></div>'


def cell(text: str) -> str:
    return f"<td>{text}</td>" if text.startswith("<svg") else f"<td>{escape(text)}</td>"


def bar(one: Share, begins: float = 0.0) -> str:
    """Where a share lies, from `begins` on, with a line for what is even in the middle."""

    def at(value: float) -> float:
        return round(BAR * min(1.0, max(0.0, value - begins)), 1)

    if not one.many:
        return "–"
    wide = max(2.0, at(one.high) - at(one.low))
    return (
        f'<svg width="{BAR}" height="16" viewBox="0 0 {BAR} 16" aria-hidden="true">'
        f'<path d="M0 8H{BAR}" stroke="var(--rule)"/><path d="M{BAR / 2} 1V15" stroke="var(--soft)"/>'
        f'<rect x="{at(one.low)}" y="4" width="{wide:.1f}" height="8" fill="var(--gilt)" opacity=".45"/>'
        f'<circle cx="{at(one.value)}" cy="8" r="4" fill="var(--gilt)"/></svg>'
    )
