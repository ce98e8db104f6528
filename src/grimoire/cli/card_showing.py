"""A card at the prompt: what is printed on it, what it now reads, and why it cannot be used."""

from grimoire.cli.layout import Layout, place_of
from grimoire.cli.screen import Screen
from grimoire.seat.ask import Ask
from grimoire.seat.scene import Scene, Thing
from grimoire.seat.wording import plain


def show_card(layout: Layout, screen: Screen, card: str, scene: Scene | None = None) -> None:
    """Facts, then the text as printed, or as it reads now where something in sight has changed it."""
    printed = layout.printed_cards[card]
    facts = [plain(printed.line)]
    if printed.price:
        facts.append(layout.say("card-cost", mana=plain(printed.price)))
    if printed.needs:
        facts.append(layout.say("card-needs", words=plain(printed.asks)))
    if printed.hp:
        facts.append(layout.say("card-hp", amount=printed.hp))
    screen.line(plain(printed.name), "bold")
    screen.paragraph(" · ".join([*facts, *[plain(fact) for fact in printed.facts]]), indent="  ")
    changed = {} if scene is None else texts_now(layout, scene, card)
    for where, lines in changed.items():
        said = layout.say("card-now", where=where) if any(lines) else layout.say("card-silenced", where=where)
        screen.line(f"  {said}", "dim")
        for line in filter(None, lines):
            screen.paragraph(line, indent="  ")
    if changed:
        screen.line(f"  {layout.say('card-printed')}", "dim")
    for words in printed.reminded or printed.text:
        screen.paragraph(plain(words), indent="  ", later="    ")


def texts_now(layout: Layout, scene: Scene, card: str) -> dict[str, list[str]]:
    """Where a card of this name lies that no longer reads as printed, and what it reads."""
    found: dict[str, list[str]] = {}
    for thing in scene.things:
        if thing.card == card and thing.text:
            found.setdefault(location(layout, scene, thing), [plain(line) for line in thing.text])
    return found


def location(layout: Layout, scene: Scene, thing: Thing) -> str:
    place = place_of(scene, thing.place)
    whose = layout.say("whose-yours" if thing.owner == scene.seat else "whose-opponent")
    return whose if place is None else f"{whose}, {plain(place.name)}"


def why_lines(layout: Layout, scene: Scene, ask: Ask, card: str) -> list[str]:
    """Every reason why a seat cannot do things with its card, and what it can do."""
    things = [thing for thing in scene.things if thing.card == card and thing.owner in (scene.seat, -1)]
    handles = {thing.handle for thing in things}
    name = plain(layout.printed_cards[card].name)
    lines = [
        layout.say("why-can", verb=choice.form.split()[0], card=name)
        for choice in ask.choices
        if (choice.things and handles >= set(choice.things)) or f" {card} " in f"{choice.form} "
    ]
    lines += [plain(reason.words) for thing in things for reason in thing.why_not]
    lines += [plain(words) for thing in things for fact in thing.facts for words in fact.because]
    if not lines and any(thing.facts or thing.place == f"{scene.seat}.hand" for thing in things):
        lines.append(layout.say("why-later", card=name))
    return list(dict.fromkeys(lines)) or [layout.say("why-none", card=name)]
