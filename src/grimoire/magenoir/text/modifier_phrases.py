"""What continuous effects state, and how a card may be prepared: English, French. Patterns: language/template.py.

In brackets after a word: how the writer reads its arguments (`READERS`, effect_writer.py).
"""

from typing import Final

MODIFIERS: Final[dict[str, tuple[str, str]]] = {
    # abilities
    "having": (
        "[quality?{thing: be}|{thing: have}] {keyword}",
        "[quality?{thing: être} {agreed}|{thing: avoir} {keyword}]",
    ),
    "gaining": (
        "[quality?{thing: become}|{thing: gain}] {keyword}",
        "[quality?{thing: devenir} {agreed}|{thing: gagner} {keyword}]",
    ),
    "modifier never": (
        "{thing} can never [quality?be|have] {keyword}",
        "{thing: ne pouvoir} jamais [quality?être {agreed}|avoir {keyword}]",
    ),
    "modifier silence(subject)": ("{subject: have} no effect", "{subject: ne avoir} aucun effet"),
    "gains effects": (
        "{thing: gain} the effects of [used?this card as well|{own}, after its own]",
        "{thing: gagner} [used?aussi les effets de cette carte|les effets de {own}, après les siens]",
    ),
    "gains text": ("{thing: gain}: “{text}”", "{thing: gagner} : « {text} »"),
    "modifier apply_times": (
        "{thing: apply} [thing.plural?their|its] effects {n} additional [n.plural?times|time]",
        "{thing: appliquer} [thing.plural?leurs|ses] effets {n} fois de plus",
    ),
    "modifier apply_times of abilities": (
        "the effects of {thing}'s abilities are applied {n} [n.plural?times|time]",
        "les effets des capacités {de thing} s'appliquent {n} fois",
    ),
    # numbers
    "modifier numbers(thing, operation)": (
        "every number in the effects of {thing} is {operation}",
        "chaque nombre dans les effets {de thing} est {operation}",
    ),
    "operation double": ("doubled", "doublé"),
    "operation add": ("increased by {n}", "augmenté de {n}"),
    "operation subtract": ("decreased by {n}", "diminué de {n}"),
    "operation reduce": ("reduced by {n}, but never below zero", "réduit de {n}, sans descendre sous zéro"),
    "operation alt": ("{operation} ({other} instead {condition})", "{operation} ({other} à la place {condition})"),
    # damage
    "modifier unstoppable(subject)": (
        "damage dealt by {subject} cannot be ignored, reduced or redirected",
        "les dégâts infligés par {subject} ne peuvent être ni ignorés, ni réduits, ni redirigés",
    ),
    "dealt at_most": (
        "{thing} cannot deal more than {n} damage at once",
        "{thing: ne pouvoir} pas infliger plus {de n} [n.plural?dégâts|dégât] à la fois",
    ),
    "taken at_most": (
        "no more than {n} damage can be dealt to {thing} at once",
        "{thing: ne pouvoir} pas subir plus {de n} [n.plural?dégâts|dégât] à la fois",
    ),
    "dealt": (
        "{thing: deal} {n} [more?more|less] damage{aside}",
        "{thing: infliger} {n} [n.plural?dégâts|dégât] de [more?plus|moins]{aside}",
    ),
    "onto": (" to {thing}", " {à thing}"),
    "onto opposing": (" to opposing targets", " aux cibles adverses"),
    "taken none": ("{thing: take} no damage", "{thing: ne subir} aucun dégât"),
    "taken": (
        "{thing: take} {n} [more?more|less] damage{aside} each time",
        "{thing: subir} {n} [n.plural?dégâts|dégât] de [more?plus|moins]{aside} à chaque fois",
    ),
    "taken by you": (
        "each time you are dealt damage, you take {n} [more?more|less]{aside}",
        "chaque fois que vous subissez des dégâts, vous en subissez {n} de [more?plus|moins]{aside}",
    ),
    "shield": (
        "each turn, {thing: ignore} up to {n} of the damage dealt to them",
        "chaque tour, {thing: ignorer} jusqu'à {n} [n.plural?dégâts|dégât] parmi ceux qui lui sont infligés",
    ),
    "shield of you": (
        "each turn, ignore up to {n} of the damage dealt to you[by_opponent? by the opponent|]",
        "chaque tour, ignorez jusqu'à {n} [n.plural?dégâts|dégât] parmi ceux "
        "[by_opponent?que l'adversaire vous inflige|qui vous sont infligés]",
    ),
    # what players may have
    "control none": ("you cannot control {head}{after}", "vous ne pouvez pas contrôler {de cards}"),
    "control no own": ("you cannot control {own}", "vous ne pouvez pas contrôler {own}"),
    "control copies": (
        "you cannot control more than {n} {copies}{end}",
        "vous ne pouvez pas contrôler plus {de n} {copies}{end}",
    ),
    "control up to": ("you may control up to {n} {cards}", "vous pouvez contrôler jusqu'à {n} {cards}"),
    "modifier hand_size(hand_size, hand, cards)": (
        "{hand_size} is {cards}",
        "la taille maximale {de hand} est de {cards}",
    ),
    "modifier sees(who, thing)": (
        "{who} may look at {thing} at any time",
        "{who: pouvoir} regarder {thing} à tout moment",
    ),
    "seen by both": ("{thing} is visible to both players", "{thing} est visible par les deux joueurs"),
    "modifier is_mage_noir(who, own)": (
        "{who: be} a Mage Noir for as long as you control {own}",
        "{who: être} Mage Noir tant que vous contrôlez {own}",
    ),
    "modifier not_mage_noir(who)": ("{who: be} not a Mage Noir", "{who: ne être} pas Mage Noir"),
    "nobody mage_noir": ("no player is a Mage Noir", "aucun joueur n'est Mage Noir"),
    "modifier phase_amount": (
        "each time {who: phase} out a player, [who.you?do so|they do so] by {n} [more?more|less]",
        "{chaque fois que who: déphaser} un joueur, [who.you?déphasez-le|il le déphase] de {n} de [more?plus|moins]",
    ),
    "modifier trade_rate": (
        "[who.you?you may trade|{who: trade}] {mana} at a rate of {rate}[both_ways?, in both directions|]",
        "[who.you?vous pouvez échanger|{who: échanger}] la {mana} au taux de {rate}[both_ways?, dans les deux sens|]",
    ),
    "traders": ("players", "les joueurs"),
    "modifier level_piles()": (
        "the two piles of the Available Ether count as equally large",
        "les deux piles de l'Éther disponible sont considérées comme égales",
    ),
    # what cards are
    "modifier loses_word(thing, word)": (
        "{thing: be} no longer a {word}",
        "{thing: ne être} plus [word.feminine?une|un] {word}",
    ),
    "modifier enter_hp": ("{thing: enter} play with {n} HP", "{thing: arriver} en jeu avec {n} PV"),
    "modifier enter_hp more": (
        "{thing: enter} play with {n} additional HP if it has any",
        "s'{thing:} a des PV, {thing: arriver} en jeu avec {n} PV de plus",
    ),
    "modifier spared_by_forge": (
        "{things} [several?are|is] not destroyed when used as components of Equipment",
        "{things} [several?ne sont pas détruits|n'est pas détruit] en servant de composants à un Équipement",
    ),
    "modifier element(subject)": (
        "{subject: take} the element of the Mana paid for this ability",
        "{subject: prendre} l'élément de la Mana payée pour cette capacité",
    ),
    "modifier copy_of(thing, own)": ("{thing: be} copies of {own}", "{thing: être} des copies {de own}"),
    # costs and components
    "more mana": ("[more?{n} more {mana}|{n} {mana} less]", "{n} {mana} de [more?plus|moins]"),
    "components": (
        "{n} [more?additional |]{word} [n.plural?components|component]",
        "{n} [n.plural?composants|composant] {word}[more?[n.plural? supplémentaires| supplémentaire]|]",
    ),
    "modifier cost": (
        "{thing: cost} {cost}[preparing?| to prepare]{each}",
        "[preparing?{thing: coûter}|{thing:} [thing.plural?se préparent|se prépare] pour] {cost}{each}",
    ),
    "preparing": (" prepare ", "que vous préparez"),  # what a noun says that tells of preparing already
    "per": (" for each ", " pour chaque "),
    "modifier needs": (
        "{thing: need} {n} [more?more|fewer] [n.plural?components|component] to be prepared",
        "{thing: demander} {n} [n.plural?composants|composant] de [more?plus|moins] pour être {thing~préparé}",
    ),
    "modifier needs repeated": (
        "where {thing} need a component several times, they need {n} fewer",
        "un composant requis plusieurs fois par {thing} est requis {n} fois de moins",
    ),
    "modifier needs may_add": ("{thing} may use {components}", "{thing: pouvoir} utiliser {components}"),
    "modifier option": (
        "a player who prepares {spell}[everywhere?| of yours] may {price} so that {gain}",
        "",
    ),
    "modifier option never": (
        "a player who prepares {spell}[everywhere?| of yours] may {price} so that {gain}",
        "un joueur qui prépare {spell} peut {price} pour qu'il ne puisse jamais [quality?être|avoir] {keyword}",
    ),
    "price of yours": ("your ", "votre réserve"),
    "price of theirs": ("their ", "sa réserve"),
    "modifier gather": (
        "when {who: gather} Mana, [who.you?add|they add] {mana} to the Available Ether",
        "{lorsque who: récupérer} de la Mana, [who.you?ajoutez|il ajoute] {mana} à l'Éther disponible",
    ),
    "counts more": ("{cards} counts {n} additional [n.plural?times|time]", "{each} compte {n} fois de plus"),
    "may count as": (
        "{thing} may count as {components} once per turn",
        "{thing: pouvoir} compter comme {components} une fois par tour",
    ),
    "always counts as": (
        "{thing} always [thing.plural?count|counts] as {components}",
        "{thing: compter} toujours comme {components}",
    ),
    "abilities double": (
        "the Mana cost of {animal}'s abilities is doubled",
        "le coût en Mana des capacités {de animal} est doublé",
    ),
    "abilities cost": ("the abilities of {animal} cost {cost}", "les capacités {de animal} coûtent {cost}"),
    "abilities paid": (
        "the abilities of {animal} may be paid for with {mana}",
        "les capacités {de animal} peuvent être payées avec {mana}",
    ),
    "any element": ("Mana of any element", "de la Mana de n'importe quel élément"),
    "locked under": ("Mana locked under {pool}", "la Mana verrouillée sous {pool}"),
    # how a card may be prepared
    "prepare only mn": ("only a Mage Noir may prepare {own}", "seul un Mage Noir peut préparer {own}"),
    "prepare only not": (
        "you cannot prepare {own} if {condition}",
        "vous ne pouvez pas préparer {own} {si condition}",
    ),
    "prepare only": (
        "you may only prepare {own} if {condition}",
        "vous ne pouvez préparer {own} que {si condition}",
    ),
    "prepare option waive": (
        "to prepare {own}, you may {price} instead of using {components}",
        "pour préparer {own}, vous pouvez {price} au lieu d'utiliser {components}",
    ),
    "prepare option": (
        "as you prepare {own}, you may {price}; if you do, {gain}",
        "en préparant {own}, vous pouvez {price} ; dans ce cas, {gain}",
    ),
    "prepare waive": ("you may prepare {own} without {components}", "vous pouvez préparer {own} sans {components}"),
    "prepare instead_of": (
        "you may prepare {own} with {components} instead of {others}",
        "vous pouvez préparer {own} avec {components} au lieu {de others}",
    ),
    "prepare pay_from": ("you may pay for {own} with {mana}", "vous pouvez payer {own} avec {mana}"),
    "prepare extra": ("to prepare {own}, you must also {verb}", "pour préparer {own}, vous devez aussi {verb}"),
    "prepare card": ("you may prepare {thing}", "vous pouvez préparer {thing}"),
    "prepare from in_discard": (
        "you may prepare {own} from your discard pile[below?, unless it is the top card there|]",
        "vous pouvez préparer {own} depuis votre défausse[below?, sauf s'il en est la carte du dessus|]",
    ),
    "prepare from in_exile": (
        "you may prepare {own} from exile[below?, unless it is the top card there|]",
        "vous pouvez préparer {own} depuis l'exil[below?, sauf s'il en est la carte du dessus|]",
    ),
    "prepare from in_hand": (
        "you may prepare {own} from your hand[below?, unless it is the top card there|]",
        "vous pouvez préparer {own} depuis votre main[below?, sauf s'il en est la carte du dessus|]",
    ),
    "its components": ("its components", "ses composants"),
    "its component": ("its {word} component", "son composant {word}"),
}
