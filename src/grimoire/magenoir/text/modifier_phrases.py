"""What continuous effects state, and how a card may be prepared: English, French. Patterns: language/template.py.

In brackets after a word: how the writer reads its arguments (`argument_writer.py`). A further word before the
brackets: where an argument is that word.
"""

from typing import Final

MODIFIERS: Final[dict[str, tuple[str, str]]] = {
    # abilities
    "having": ("[quality?{thing: be}|{thing: have}] {keyword}", "[quality?{thing: être}|{thing: avoir}] {keyword}"),
    "gaining": ("[quality?{thing: become}|{thing: gain}] {keyword}", "[quality?{thing: devenir}|{thing: gagner}] {keyword}"),
    "never": ("{thing} can never [quality?be|have] {keyword}", "{thing: ne pouvoir} jamais [quality?être|avoir] {keyword}"),
    "modifier silence(subject)": ("{subject: have} no effect", "{subject: ne avoir} aucun effet"),
    "gains effects": (
        "{thing: gain} the effects of [used?this card as well|{own}, after [thing.plural?their|its] own]",
        "{thing: gagner} [used?aussi les effets de cette carte|les effets de {own}, après les siens]",
    ),
    "gains text": ("{thing: gain}: “{text}”", "{thing: gagner} : « {text} »"),
    "modifier apply_times more(thing, change)": (
        "{thing: apply} [thing.plural?their|its] effects {change} additional [change.plural?times|time]{aside}{end}",
        "{thing: appliquer} [thing.plural?leurs|ses] effets {change} fois de plus{aside}{end}",
    ),
    "modifier apply_times(thing, change)": (
        "the effects of {thing}[thing.plural?'|'s] abilities are applied {change} [change.plural?times|time]{aside}{end}",
        "les effets des capacités {de thing} s'appliquent {change} fois{aside}{end}",
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
    "modifier dealt at_most(subject, change)": (
        "{subject} cannot deal more than {change} damage at once{aside}{end}",
        "{subject: ne pouvoir} pas infliger plus {de change} [change.plural?dégâts|dégât] à la fois{aside}{end}",
    ),
    "modifier dealt(subject, delta, onto)": (
        "{subject: deal} {delta} [delta.more?more|less] damage{aside}{onto}{end}",
        "{subject: infliger} {delta} [delta.plural?dégâts|dégât] de [delta.more?plus|moins]{aside}{onto}{end}",
    ),
    "modifier dealt reduced(subject, delta, onto)": (
        "damage dealt by {subject}{onto} is [delta.more?increased|reduced] by {delta}{aside}{end}",
        "les dégâts infligés par {subject}{onto} sont [delta.more?augmentés|réduits] de {delta}{aside}{end}",
    ),
    "onto": (" to {thing}", " {à thing}"),
    "onto opposing": (" to opposing targets", " aux cibles adverses"),
    "modifier taken at_most(subject, change)": (
        "{subject} cannot take more than {change} damage at once{aside}{end}",
        "{subject: ne pouvoir} pas subir plus {de change} [change.plural?dégâts|dégât] à la fois{aside}{end}",
    ),
    "modifier taken exactly(subject, nothing)": ("{subject: take} no damage", "{subject: ne subir} aucun dégât"),
    "modifier taken(subject, delta)": (
        "[subject.you?each time you are dealt damage, you take {delta} [delta.more?more|less]{aside}|"
        "{subject: take} {delta} [delta.more?more|less] damage{aside} each time]{end}",
        "[subject.you?chaque fois que vous subissez des dégâts, vous en subissez {delta} de [delta.more?plus|moins]{aside}|"
        "{subject: subir} {delta} [delta.plural?dégâts|dégât] de [delta.more?plus|moins]{aside} à chaque fois]{end}",
    ),
    "modifier shield(subject, n, by)": (
        "each turn, [subject.you?ignore|{subject: ignore}] up to {n} of the damage dealt to "
        "[subject.you?you[by? by the opponent|]|[subject.plural?them|[subject.player?them|it]]]{end}",
        "chaque tour, [subject.you?ignorez|{subject: ignorer}] jusqu'à {n} [n.plural?dégâts|dégât] parmi ceux "
        "[subject.you?[by?que l'adversaire vous inflige|qui vous sont infligés]|"
        "qui [subject.plural?leur|lui] sont infligés]{end}",
    ),
    # what players may have
    "control none": ("you cannot control {head}{after}", "vous ne pouvez pas contrôler {de cards}"),
    "control no own": ("you cannot control {own}", "vous ne pouvez pas contrôler {own}"),
    "control copies": ("you cannot control more than {copies}", "vous ne pouvez pas contrôler plus {de copies}"),
    "control up to": ("you may control up to {n} {cards}", "vous pouvez contrôler jusqu'à {n} {cards}"),
    "modifier hand_size(hand_size, hand, cards)": ("{hand_size} is {cards}", "la taille maximale {de hand} est de {cards}"),
    "modifier sees(who, thing)": ("{who} may look at {thing} at any time", "{who: pouvoir} regarder {thing} à tout moment"),
    "modifier sees players(_, thing)": (
        "{thing: be} visible to both players",
        "{thing: être} {thing~visible} par les deux joueurs",
    ),
    "modifier is_mage_noir(who, own)": (
        "{who: be} a Mage Noir for as long as you control {own}",
        "{who: être} Mage Noir tant que vous contrôlez {own}",
    ),
    "modifier not_mage_noir(who)": ("{who: be} not a Mage Noir", "{who: ne être} pas Mage Noir"),
    "modifier not_mage_noir players()": ("no player is a Mage Noir", "aucun joueur n'est Mage Noir"),
    "modifier phase_amount(who, delta)": (
        "each time {who: phase} out a player, [who.you?|they ]do so by {delta} [delta.more?more|less]{aside}{end}",
        "{chaque fois que who: déphaser} un joueur, [who.you?déphasez-le|il le déphase] de {delta} "
        "de [delta.more?plus|moins]{aside}{end}",
    ),
    "modifier trade_rate(trader, traded, rate, ways)": (
        "[trader.you?you may trade|{trader: trade}] {traded} at a rate of {rate}{ways}",
        "[trader.you?vous pouvez échanger|{trader: échanger}] la {traded} au taux de {rate}{ways}",
    ),
    "traders": ("players", "les joueurs"),
    "both ways": (", in both directions", ", dans les deux sens"),
    "modifier level_piles()": (
        "the two piles of the Available Ether count as equally large",
        "les deux piles de l'Éther disponible sont considérées comme égales",
    ),
    # what cards are
    "modifier loses_word(thing, a_word, words)": (
        "{thing: be} no longer [thing.plural?{words}|{a_word}]",
        "{thing: ne être} plus [thing.plural?des {words}|{a_word}]",
    ),
    "modifier enter_hp(thing, change)": (
        "{thing: enter} play with {change} HP{aside}{end}",
        "{thing: arriver} en jeu avec {change} PV{aside}{end}",
    ),
    "modifier enter_hp more(thing, change)": (
        "{thing: enter} play with {change} additional HP if [thing.plural?they have|it has] any{aside}{end}",
        "{thing: arriver} en jeu avec {change} PV de plus s'[thing.feminine?elle|il][thing.plural?s ont| a] des PV{aside}{end}",
    ),
    "modifier spared_by_forge(things)": (
        "{things: be} not destroyed when used as components of Equipment",
        "{things: ne être} pas {things~détruit} en servant de composants à un Équipement",
    ),
    "modifier element(subject)": (
        "{subject: take} the element of the Mana paid for this ability",
        "{subject: prendre} l'élément de la Mana payée pour cette capacité",
    ),
    "modifier copy_of(thing, own)": (
        "{thing: be} [thing.plural?copies|a copy] of {own}",
        "{thing: être} [thing.plural?des copies|une copie] {de own}",
    ),
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
    "modifier needs(holder, delta)": (
        "{holder: need} {delta} [delta.more?more|fewer] [delta.plural?components|component] to be prepared{aside}{end}",
        "{holder: demander} {delta} [delta.plural?composants|composant] de [delta.more?plus|moins] "
        "pour être {holder~préparé}{aside}{end}",
    ),
    "modifier needs repeated(thing, repeated)": (
        "a component that {thing: need} several times is needed {repeated} [repeated.plural?times|time] less",
        "un composant requis plusieurs fois par {thing} est requis {repeated} fois de moins",
    ),
    "modifier needs may_add(holder, added)": ("{holder} may use {added}", "{holder: pouvoir} utiliser {added}"),
    "option": (
        "a player who prepares {spell}[everywhere?| of yours] may {price} "
        "so that {thing} can never [quality?be|have] {keyword}",
        "un joueur qui prépare {spell} peut {price} pour {que thing:} ne puisse jamais [quality?être|avoir] {keyword}",
    ),
    "modifier gather(who, cost)": (
        "when {who: gather} Mana, [who.you?add|they add] {cost} to the Available Ether",
        "{lorsque who: récupérer} de la Mana, [who.you?ajoutez|il ajoute] {cost} à l'Éther disponible",
    ),
    "modifier counts_as more(counted, change)": (
        "{counted} counts {change} additional [change.plural?times|time]{aside}{end}",
        "{counted} compte {change} fois de plus{aside}{end}",
    ),
    "modifier counts_as(thing, need)": (
        "{thing} always [thing.plural?count|counts] as {need}",
        "{thing: compter} toujours comme {need}",
    ),
    "modifier counts_as 3(thing, need, _)": (
        "{thing} may count as {need} for another spell once per turn",
        "{thing: pouvoir} compter comme {need} pour un autre sort une fois par tour",
    ),
    "modifier ability_cost double(thing)": (
        "the Mana cost of {thing}[thing.plural?'|'s] abilities is doubled",
        "le coût en Mana des capacités {de thing} est doublé",
    ),
    "modifier ability_cost(thing, cost)": ("the abilities of {thing} cost {cost}", "les capacités {de thing} coûtent {cost}"),
    "modifier ability_payment any_element(thing)": (
        "the abilities of {thing} may be paid for with Mana of any element",
        "les capacités {de thing} peuvent être payées avec de la Mana de n'importe quel élément",
    ),
    "modifier ability_payment(thing, pool)": (
        "the abilities of {thing} may be paid for with Mana locked under {pool}",
        "les capacités {de thing} peuvent être payées avec la Mana verrouillée sous {pool}",
    ),
    # how a card may be prepared
    "prepare only mn(own)": ("only a Mage Noir may prepare {own}", "seul un Mage Noir peut préparer {own}"),
    "prepare only not(own, denied)": ("you cannot prepare {own} if {denied}", "vous ne pouvez pas préparer {own} {si denied}"),
    "prepare only(own, condition)": (
        "you may only prepare {own} if {condition}",
        "vous ne pouvez préparer {own} que {si condition}",
    ),
    "prepare option waive(order, own, waived)": (
        "to prepare {own}, you may {order} instead of using {waived}",
        "pour préparer {own}, vous pouvez {order} au lieu d'utiliser {waived}",
    ),
    "prepare option(order, own, gain)": (
        "as you prepare {own}, you may {order}; if you do, {gain}",
        "en préparant {own}, vous pouvez {order} ; dans ce cas, {gain}",
    ),
    "prepare waive(own, required)": ("you may prepare {own} without {required}", "vous pouvez préparer {own} sans {required}"),
    "prepare instead_of(own, others, components)": (
        "you may prepare {own} with {components} instead of {others}",
        "vous pouvez préparer {own} avec {components} au lieu {de others}",
    ),
    "prepare pay_from(own, pool)": (
        "you may pay for {own} with Mana locked under {pool}",
        "vous pouvez payer {own} avec la Mana verrouillée sous {pool}",
    ),
    "prepare extra(own, order)": ("to prepare {own}, you must also {order}", "pour préparer {own}, vous devez aussi {order}"),
    "prepare card": ("you may prepare {thing}", "vous pouvez préparer {thing}"),
    "prepare from": (
        "you may prepare {own}{origin}[below?, unless it is the top card there|]",
        "vous pouvez préparer {own}{origin}[below?, sauf s'il en est la carte du dessus|]",
    ),
    "its components": ("its components", "ses composants"),
    "its component": ("its {word} component", "son composant {word}"),
}
