"""Looking things up beside the table: discard piles, what is left in one's deck, a rule."""

from grimoire.cli.layout import Layout, fact_of, things_in
from grimoire.cli.screen import Screen
from grimoire.pages.rulebook import told_rule
from grimoire.seat.groups import Group, counted
from grimoire.seat.scene import Place, Scene
from grimoire.seat.wording import capital, plain

LYING_OPEN = ("discard", "exile")  # how the kinds of such places end
DECK = "deck"
MOST_RULINGS = 12


def show_discards(layout: Layout, screen: Screen, scene: Scene) -> None:
    """Every pile that lies open, the card on top first."""
    piles = [place for place in scene.places if place.kind.endswith(LYING_OPEN) and place.count]
    if not piles:
        screen.line(layout.say("discard-none"))
    for place in piles:
        names = [plain(thing.name) for thing in reversed(things_in(scene, place.id))]
        screen.group(Group(titled(layout, scene, place), [("", " | ".join(counted(names)))], place.owner == scene.seat), False)


def show_deck(layout: Layout, screen: Screen, scene: Scene) -> None:
    """What is still to come of one's own deck; of piles that all share only how many cards they have."""
    for place in scene.places:
        left = fact_of(place, "left")
        if left is not None:
            cards = [f"{n}× {plain(layout.printed_cards[id].name)}" for id, n in left.parts.items()]
            screen.group(Group(layout.say("deck-left", amount=left.value or 0), [("", " | ".join(cards))], True), False)
        elif place.kind.endswith(DECK) and place.owner != scene.seat:
            screen.line(titled(layout, scene, place))


def titled(layout: Layout, scene: Scene, place: Place) -> str:
    """ "Your opponent, discard pile (3)"."""
    name = plain(place.name)
    if place.owner >= 0:
        own = place.owner == scene.seat
        whose = layout.say("side-name", who="you") if own else scene.players[place.owner].name
        name = f"{capital(whose)}, {name}"
    return f"{capital(name)} ({place.count})"


def show_rule(layout: Layout, screen: Screen, typed: str) -> None:
    """What a rule is about, and the rulings that show it."""
    if not typed:
        screen.line(layout.say("rule-which"))
        return
    page = told_rule(layout.wording.game, typed, layout.wording.lang)
    if page is None:
        screen.line(layout.say("rule-unknown", typed=typed))
        return
    screen.paragraph(f"{page.id}: {page.title}" if page.title else page.id, "bold")
    if page.text:
        screen.paragraph(plain(page.text), indent="  ")
    if page.why:
        screen.paragraph(page.why, indent="  ")
    for ruling in page.rulings[:MOST_RULINGS]:
        screen.paragraph(f"- {ruling.title} ({ruling.stands})", indent="  ", later="    ")
    if len(page.rulings) > MOST_RULINGS:
        screen.line(f"  {layout.say('rule-more', amount=len(page.rulings) - MOST_RULINGS)}")
