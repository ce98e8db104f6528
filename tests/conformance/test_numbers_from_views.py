"""Numbers are read from the position itself, for speed; here what they say is worked out of views alone, and is the same."""

import array

import grimoire
from grimoire.kernel.position import Position
from grimoire.magenoir.elements import ELEMENTS


def numbers(task: grimoire.Task, position: Position, seat: int) -> dict[str, float]:
    seen = array.array("f", bytes(4 * task.size))
    position.encode(seat, seen)
    return {name: round(number, 4) for name, number in zip(task.names(), seen, strict=True) if number}


def test_mage_noir_says_what_a_view_says() -> None:
    task = grimoire.make_task("magenoir-decks")
    for seed in range(4):
        position, chance = task.new_game(seed), grimoire.seeded(seed)
        while not position.over:
            for seat in (0, 1):
                found, view = numbers(task, position, seat), position.view(seat)
                wanted: dict[str, float] = {f"phase {view.phase}": 1.0}
                for pile, lying in (("left", view.left), ("right", view.right)):
                    wanted |= {f"{pile} pile {element}": n / 10 for element, n in zip(ELEMENTS, lying, strict=True)}
                for side, player in (("you", view.players[seat]), ("opponent", view.players[1 - seat])):
                    wanted[f"{side}: life"] = player.life / 20
                    wanted |= {f"{side}: reserve {e}": n / 10 for e, n in zip(ELEMENTS, player.reserve, strict=True)}
                    for zone, cards in player.zones.items():
                        wanted[f"{side}: cards in {zone}"] = len(cards) / 10
                        for card in cards:
                            if card.card:
                                known = card.card if card.card in task.cards else "another card"
                                name = f"{known}: {side} {zone}"
                                wanted[name] = wanted.get(name, 0.0) + 1
                for name, number in wanted.items():
                    assert found.get(name, 0.0) == round(number, 4), (seed, seat, name)
                places = {f": {side} {zone}" for side in ("you", "opponent") for zone in view.players[0].zones}
                cards_told = {name for name in found if any(name.endswith(place) for place in places)}
                assert cards_told <= set(wanted)
                if view.asked == seat:
                    assert found[f"question {view.question}"] == 1.0
            position.playout(chance, 7)


def test_anima_says_what_a_view_says() -> None:
    task = grimoire.make_task("anima-3")
    for seed in range(2):
        position, chance = task.new_game(seed), grimoire.seeded(seed)
        for _ in range(25):
            if position.over:
                break
            for seat in range(3):
                found, view = numbers(task, position, seat), position.view(seat)
                assert found.get("turn", 0.0) == round(view.turn / 40, 4)
                for player, each in enumerate(view.players):
                    place = (player - seat) % 3
                    who = "you" if place == 0 else f"player {place} after you"
                    assert found.get(f"{who}: combat", 0.0) == round(each.combat / 10, 4)
                    assert found.get(f"{who}: speed", 0.0) == round(each.speed / 10, 4)
            position.playout(chance, 20)
