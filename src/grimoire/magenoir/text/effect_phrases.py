"""What is done with cards, players and Mana: English, French. Patterns: language/template.py.

In brackets after a word: how the writer reads its arguments, one after the other (`argument_writer.py`); such a word needs
nothing but its line here. A further word or number before the brackets: where an argument is that word, or
where there are so many.
"""

from typing import Final

EFFECTS: Final[dict[str, tuple[str, str]]] = {
    # cards
    "effect activate(thing)": ("<activate> {thing}", "<activer thing>"),
    "effect rest(thing)": ("<rest> {thing}", "<régénérer thing>"),
    "effect exhaust(thing)": ("<exhaust> {thing}", "<épuiser thing>"),
    "effect look(seen)": ("<look> at {seen}", "<regarder seen>"),
    "effect show(seen)": (
        "<show> {seen} to [seen.yours?the opponent|both players]",
        "<montrer seen> [seen.yours?à l'adversaire|aux deux joueurs]",
    ),
    "effect use_ability(thing)": (
        "<use> an ability of {thing} without paying its cost (even if [thing.plural?they are|it is] exhausted)",
        "<utiliser> une capacité {de thing} sans en payer le coût "
        "(même s'[thing.feminine?elle|il][thing.plural?s sont| est] {thing~épuisé})",
    ),
    "effect prepare(thing)": (
        "<prepare> {thing} without paying [thing.plural?their|its] cost or using [thing.plural?their|its] components",
        "<préparer> {thing} sans payer [thing.plural?leur|son] coût ni utiliser [thing.plural?leurs|ses] composants",
    ),
    "effect create(name, copies)": (
        "<put> {copies} of {name} into play under your control",
        "<mettre> {copies} {de name} en jeu sous votre contrôle",
    ),
    "effect revert(thing)": (
        "<return> {thing} to exactly what is printed on [thing.plural?them|it]",
        "<ramener thing> exactement à ce qui est imprimé sur [thing.plural?leurs cartes|sa carte]",
    ),
    "choose": ("<choose> {thing}", "<choisir thing>"),
    "destroy": ("<destroy> {thing}", "<détruire thing>"),
    "discard": ("<discard> {thing}", "<défausser thing>"),
    "discard down to": (
        "<discard> cards from [mine?your|their] hand until no more than {cards} remain",
        "<défausser> des cartes de votre main jusqu'à ce qu'il n'en reste pas plus de {n}{end}",
    ),
    "opponent discards": ("<discard> {cards}", "<défausser> {cards}"),
    "opponent may discard": ("the opponent may discard {cards}", "l'adversaire peut défausser {cards} qu'il le souhaite"),
    "choose discards": ("<choose> {cards} for them to discard", "<choisir> {cards}, qu'il défausse"),
    "discard mana_to(_, meant)": (
        "the Mana locked under {meant} goes to [meant.plural?their owners' Mana reserves|its owner's Mana reserve]",
        "la Mana verrouillée sous {meant} va dans la réserve de Mana de [meant.plural?leur|son] propriétaire",
    ),
    "discard despite_indestructible(when)": (
        "{when}Indestructible does not prevent this",
        "{when}Indestructible ne l'empêche pas",
    ),
    # from one place to another
    "to hand": ("into {pile}", "dans {pile}"),
    "to top": ("on top of {pile}", "sur le dessus {de pile}"),
    "to bottom": ("on the bottom of {pile}", "sous {pile}"),
    "to third": ("third from the top of {pile}", "en troisième position à partir du dessus {de pile}"),
    "to into_deck": ("into {pile}", "dans {pile}"),
    "to exile": ("into exile", "en exil"),
    "to prepared": ("into preparation", "en préparation"),
    "to channeled": ("into play channeled", "en jeu comme sort canalisé"),
    "to play": ("into play", "en jeu"),
    "to in_discard": ("into {pile}", "dans {pile}"),
    "to discard_bottom": ("on the bottom of {pile}", "sous {pile}"),
    "move": ("<put> {thing} {to}", "<mettre thing> {to}"),
    "move back": ("<put> {thing} back {to}", "<remettre thing> {to}"),
    "move hand again": ("<take> {thing} back into your hand", "<reprendre thing> en main"),
    "move hand back": ("<send> {thing} back to {pile}", "<ramener thing> dans {pile}"),
    "move end": ("<place> {thing} {to}[ordered? in any order|]", "<placer thing> {to}[ordered? dans l'ordre de votre choix|]"),
    "move top that": ("<place> {card} {to}", "<placer> {card} dessus"),
    "move bottom that": ("<place> {card} {to}", "<placer> {card} dessous"),
    "move nth": (
        "<put> {thing}[back? back|] into {pile} as the {nth} card from the top",
        "[back?<remettre thing>|<mettre thing>] en {nth} position à partir du dessus {de pile}",
    ),
    "move exile": ("<exile> {thing}", "<exiler thing>"),
    "move channeled": ("<channel> {thing}", "<canaliser card>"),
    "move channeled from": ("<put> {card} into play channeled", "<mettre card> en jeu {card~canalisé}"),
    "move play again": ("<put> {thing} back into play from the discard pile", "<remettre thing> en jeu depuis la défausse"),
    "move play anywhere": ("<put> {card} into play, wherever it is", "<mettre card> en jeu, où qu'il se trouve"),
    "under discard": (
        "when {thing} is put into your discard pile, it goes to the bottom of it",
        "lorsque {thing} est mis dans votre défausse, il va en dessous",
    ),
    "effect swap(swapped)": ("<swap> the positions of {swapped}", "<échanger> les positions {de swapped}"),
    "effect swap 2(thing, second)": (
        "<swap> {thing} with {second}, each taking the place of the other",
        "<échanger> {thing} avec {second}, chacun prenant la place de l'autre",
    ),
    # effects of cards
    "apply": ("<apply> {effects}", "<appliquer> {effects}"),
    "apply again": ("<apply> the effects of {own} again", "<appliquer> de nouveau les effets {de own}"),
    "effects again": ("[thing.plural?their|its] effects", "[thing.plural?leurs|ses] effets"),
    "effects": ("the effects of {things}", "les effets {things}"),
    "effects of": ("{thing}", "{de thing}"),
    "apply acts": (" (even from the discard pile)", " (même depuis la défausse)"),
    "apply with_riders(thing, when)": (
        "{when}{thing: affect} that spell as well",
        "{when}{thing: agir} aussi sur ce sort-là",
    ),
    # damage and HP
    "deal": ("<deal> {hurt} to {target}{end}", "<infliger> {hurt} {à target}{end}"),
    "deal divided": (
        "<deal> {hurt}, divided as you choose among {targets}",
        "<infliger> {hurt} à répartir comme vous le souhaitez sur {targets}",
    ),
    "deal all": ("<deal> {hurt} {targets}{end}", "<infliger> {hurt} {targets}{end}"),
    "onto first": ("to {thing}", "{à thing}"),
    "onto further": ("[again?to |]{thing}", "{à thing}"),
    "take damage": ("<take> {hurt}", "<subir> {hurt}"),  # where it is a price, or done instead of something
    "deal you": ("<deal> {hurt} to you", "vous <infliger> {hurt}"),
    "damage unstoppable(when)": (
        "{when}this damage cannot be ignored, reduced or redirected",
        "{when}ces dégâts ne peuvent être ni ignorés, ni réduits, ni redirigés",
    ),
    "damage zero_is_none()": ("(Zero damage does not count as damage.)", "(Zéro dégât ne compte pas comme des dégâts.)"),
    "chosen target": ("a target of your choice", "la cible de votre choix"),
    "gain": ("<gain> {hp}", "<gagner> {hp}"),
    "lose": ("<lose> {hp}", "<perdre> {hp}"),
    "gain each": ("{who} each gain {hp}", "[with_you?{who} gagnez chacun {hp}|{who: gagner} {hp}]"),
    "lose each": ("{who} each lose {hp}", "[with_you?{who} perdez chacun {hp}|{who: perdre} {hp}]"),
    "have gain": ("have {who} gain {hp}", "[with_you?|faire gagner {hp} {à who}]"),
    "have lose": ("have {who} lose {hp}", "[with_you?|faire perdre {hp} {à who}]"),
    # players
    "effect draw(who, cards)": ("<draw> {cards}", "<piocher> {cards}"),
    "effect shuffle(who)": ("<shuffle> [who.you?your|their] deck", "<mélanger> [who.you?votre|son] deck"),
    "effect phase(whom, n)": (
        "[whom.you?<phase> yourself out|<phase> out {whom}] by {n}{aside}{end}",
        "<déphaser whom> de {n}{aside}{end}",
    ),
    "effect lose_mage_noir(whom)": ("{whom: be} no longer a Mage Noir", "{whom: ne être} plus Mage Noir"),
    # Mana
    "pay": ("<pay> {cost}", "<payer> {cost}"),
    "pay all": (
        "<put> all Mana from [who.you?your|their] Mana reserve into the Available Ether",
        "<mettre> toute la Mana de [who.you?votre|sa] réserve dans l'Éther disponible",
    ),
    "effect take(taken, pool)": ("<take> {taken} from {pool}{end}", "<prendre> {taken} dans {pool}{end}"),
    "effect release(mana, freed)": ("<release> {mana}{freed}{end}", "<libérer> {mana}{freed}{end}"),
    "freed": (" from {target}", " {de target}"),
    "effect lock(mana, pool, thing)": (
        "<lock> {mana} from {pool} under {thing}{end}",
        "<verrouiller> {mana} [mana.of?depuis {pool}|{de pool}] sous {thing}{end}",
    ),
    "effect lock under(mana, pool, thing)": (
        "<move> {mana} from {pool} under {thing}{end}",
        "<déplacer> {mana} [mana.of?depuis {pool}|{de pool}] sous {thing}{end}",
    ),
    "effect distribute(mana, pool, among)": (
        "<distribute> {mana}{end} locked under {pool} among {among}",
        "<répartir> {mana}{end} verrouillée sous {pool} entre {among}",
    ),
    "effect add_mana(value)": (
        "<add> Mana from the Infinite Ether to the Available Ether, matching {value}",
        "<ajouter> à l'Éther disponible de la Mana de l'Éther infini correspondant {à value}",
    ),
    "effect trade(_, market, rate)": (
        "<trade> Mana {market} at a rate of {rate}",
        "<échanger> de la Mana {market} au taux de {rate}",
    ),
    "trades": ("<make> {trades} {market} at a rate of {rate}", "<faire> {trades} {market} au taux de {rate}"),
    "market available": ("with the Available Ether", "avec l'Éther disponible"),
    "market between": ("between your Mana reserve and {pool}", "entre votre réserve de Mana et {pool}"),
    "rate": ("{give} for {get}", "{give} pour {get}"),
}
