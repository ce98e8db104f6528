"""English: what is done with Mana."""

from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.english.effects import EnglishEffects
from grimoire.magenoir.text.english.orders import done_by, order
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing


class EnglishManaEffects(EnglishEffects):
    """The verbs of Mana."""

    def pay(self, who: Thing, cost: str) -> Say:
        return done_by(who, f"pay {cost}")

    def empty_reserve(self, who: Thing) -> Say:
        return done_by(who, f"put all Mana from {'your' if who.you else 'their'} Mana reserve into the Available Ether")

    def take(self, mana: Amount, any_element: bool, pool: str) -> Say:
        taken = mana.count.replace("Mana", "Mana of your choice", 1) if any_element else mana.count
        return order(f"take {taken} from {pool}{mana.end}")

    def release(self, mana: Amount, under: Thing) -> Say:
        return order(f"release {mana.count} from {under.text}{mana.end}")

    def release_excess(self) -> Say:
        return order(f"release {self.excess_mana()}")

    def lock(self, mana: Amount, moved: bool, origin: str, under: Thing) -> Say:
        return order(f"{'move' if moved else 'lock'} {mana.count} from {origin} under {under.text}{mana.end}")

    def distribute(self, mana: str, origin: str, among: str) -> Say:
        return order(f"distribute {mana} locked under {origin} among {among}")

    def add_to_ether(self, cost: str) -> Say:
        return order(f"add Mana from the Infinite Ether to the Available Ether, matching {cost}")

    def trade(self, place: str, rate: str) -> Say:
        return order(f"trade Mana {place} at a rate of {rate}")

    def make_trades(self, amount: Amount, place: str, rate: str) -> Say:
        return order(f"make {self.several(amount, 'trade')} {place} at a rate of {rate}")

    def with_ether(self) -> str:
        return "with the Available Ether"

    def between_reserve_and(self, pool: str) -> str:
        return f"between your Mana reserve and {pool}"

    def so_many_for(self, give: str, get: str) -> str:
        return f"{give} for {get}"
