"""French: what is done with Mana."""

from grimoire.language.phrase import au, de
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.french.effects import FrenchEffects
from grimoire.magenoir.text.french.orders import done_by, order
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing


class FrenchManaEffects(FrenchEffects):
    """The verbs of Mana."""

    def pay(self, who: Thing, cost: str) -> Say:
        return done_by(who, "payer", cost)

    def empty_reserve(self, who: Thing) -> Say:
        return done_by(who, "mettre", f"toute la Mana de {'votre' if who.you else 'sa'} réserve dans l'Éther disponible")

    def take(self, mana: Amount, any_element: bool, pool: str) -> Say:
        taken = mana.count.replace("Mana", "Mana de votre choix", 1) if any_element else mana.count
        return order("prendre", f"{taken} dans {pool}{mana.end}")

    def release(self, mana: Amount, under: Thing) -> Say:
        return order("libérer", f"{mana.count} {de(under.text)}{mana.end}")

    def release_excess(self) -> Say:
        return order("libérer", self.excess_mana())

    def lock(self, mana: Amount, moved: bool, origin: str, under: Thing) -> Say:
        place = f"depuis {origin}" if " que " in mana.count else de(origin)
        return order("déplacer" if moved else "verrouiller", f"{mana.count} {place} sous {under.text}{mana.end}")

    def distribute(self, mana: str, origin: str, among: str) -> Say:
        return order("répartir", f"{mana} verrouillée sous {origin} entre {among}")

    def add_to_ether(self, cost: str) -> Say:
        return order("ajouter", f"à l'Éther disponible de la Mana de l'Éther infini correspondant {au(cost)}")

    def trade(self, place: str, rate: str) -> Say:
        return order("échanger", f"de la Mana {place} au taux de {rate}")

    def make_trades(self, amount: Amount, place: str, rate: str) -> Say:
        return order("faire", f"{self.several(amount, 'trade')} {place} au taux de {rate}")

    def with_ether(self) -> str:
        return "avec l'Éther disponible"

    def between_reserve_and(self, pool: str) -> str:
        return f"entre votre réserve de Mana et {pool}"

    def so_many_for(self, give: str, get: str) -> str:
        return f"{give} pour {get}"
