"""What happens, and what must be so: English, French. Patterns: language/template.py.

An event ("event …") is a bare verb with what follows it; the writer puts its subject before it, in the tense that is wanted.
In brackets: what it is about, first of all its subject.
"""

from typing import Final

EVENTS: Final[dict[str, tuple[str, str]]] = {
    # where and when
    "from in_play": (" from play", " depuis le jeu"),
    "from in_exile": (" from exile", " depuis l'exil"),
    "from you": (" from your {pile}", " depuis votre {pile}"),
    "from opp": (" from their {pile}", " depuis [pile.feminine?sa|son] {pile}"),
    "from nobody": (" from a {pile}", " depuis [pile.feminine?une|un] {pile}"),
    "phase start_of_turn": ("the start of a turn", "un début de tour"),
    "phase draw_phase": ("[outside?|a ]draw phase", "une phase de pioche"),
    "phase gathering_phase": ("[outside?|a ]Mana gathering phase", "une phase de récupération de Mana"),
    "phase main_phase": ("[outside?|a ]main phase", "une phase principale"),
    "phase end_of_turn": ("the end of a turn", "une fin de tour"),
    "draw phase of": ("[who.you?your|their] draw phase", "[who.you?votre|sa] phase de pioche"),
    "during": ("during {time}", "pendant {time}"),
    "outside": ("outside {time}", "en dehors {de time}"),
    "turn_start": ("at the start of {turn}", "au début {de turn}"),
    "turn_end": ("at the end of {turn}", "à la fin {de turn}"),
    # events
    "event draw_phase(who)": ("have a draw phase", "avoir de phase de pioche"),
    "event drawn(who)": ("draw [never?cards|a card]", "piocher [never?de|une] carte"),
    "event to_hand(who)": (
        "add [never?cards|a card] to [who.you?your|their] hand",
        "ajouter [never?de|une] carte à [who.you?votre|sa] main",
    ),
    "that card": ("that card", "cette carte"),
    "event damaged(card)": ("be dealt damage", "subir des dégâts"),
    "event damaged by": ("deal damage to {target}", "[target.you?vous infliger des dégâts|infliger des dégâts {à target}]"),
    "event gains_hp(card)": ("gain HP", "gagner [never?de|des] PV"),
    "event loses_hp(card)": ("lose HP", "perdre [never?de|des] PV"),
    "event traded(who, element)": (
        "trade {element} with the Available Ether",
        "échanger de la {element} avec l'Éther disponible",
    ),
    "event phased": ("phase out {whom}", "déphaser {whom}"),
    "event discarded(card)": (
        "be [destroyed?destroyed|discarded]{origin}[on_activation? after being activated|]",
        "être [destroyed?{card~détruit}|{card~défaussé}]{origin}[on_activation? après avoir été {card~activé}|]",
    ),
    "event put(put, to)": ("be put {to}", "être {put~mis} {to}"),
    "event hp_gone(card)": ("be destroyed for lack of HP", "être {card~détruit} faute de PV"),
    "event released(card, element)": (
        "release {element}[on_discard? on being discarded|]",
        "libérer de la {element}[on_discard? en allant à la défausse|]",
    ),
    "event leaves(card)": ("leave play", "quitter le jeu"),
    "event enters(card)": ("enter play", "arriver en jeu"),
    "event entering(card)": ("enter play", "arriver en jeu"),
    "lead entering": ("as {card: enter} play", "au moment où {card: arriver} en jeu"),
    "player prepared": ("prepare {cards}", "préparer {cards}"),
    "player activated": ("activate {cards}", "activer {cards}"),
    "you prepared": ("prepare {thing}", "[thing.pronoun?le préparer|préparer {thing}]"),
    "you activated": ("activate {thing}", "[thing.pronoun?le activer|activer {thing}]"),
    "event prepared(card)": ("be prepared{origin}", "être {card~préparé}{origin}"),
    "event activated(card)": ("be activated{origin}", "être {card~activé}{origin}"),
    "event channeled(card)": ("be channeled{origin}", "être {card~canalisé}{origin}"),
    "event exhausted(card)": (
        "be exhausted[by_preparing? by the preparation of a spell|{origin}]",
        "être {card~épuisé}[by_preparing? par la préparation d'un sort|{origin}]",
    ),
    "event used_as_component(card)": ("be used as a component", "être {card~utilisé} comme composant"),
    "lead used_as_component": ("once {card: have} been used as a component", "une fois {card} {card~utilisé} comme composant"),
    "event applied(card)": ("apply [card.plural?their|its] effects", "appliquer [card.plural?leurs|ses] effets"),
    "none of": ("{cards}", "{de cards}"),  # what a player cannot prepare or activate, and whether it is
    "number of none": ("many", "one"),
    # clauses made of them
    "whenever": ("[once?when|whenever] {clause}", "[once?{lorsque clause}|{chaque fois que clause}]"),
    "or whenever": ("[same?{predicate}|[led?whenever |]{clause}]", "[led?{chaque fois que clause}|{que clause}]"),
    "whenever discarding": (
        "whenever [mine?you discard|the opponent discards] {cards} from [mine?your|their] hand",
        "chaque fois que [mine?vous défaussez|l'adversaire défausse] {cards} de [mine?votre|sa] main",
    ),
    "nth time": ("the {nth} time {clause} in a turn", "la {nth} fois {que clause} dans un même tour"),
    "would": ("if {who:} would {verb} {rest}", "{si who:} [who.you?deviez|[who.plural?devaient|devait]] {verb} {rest}"),
    "cannot": ("{who:} cannot {verb} {rest}", "{who: ne pouvoir} pas {verb} {rest}"),
    "from anywhere": (" from anywhere", ", d'où que ce soit"),
    "no draw phase": ("{who: have} no draw phase", "{who: ne avoir} pas de phase de pioche"),
    # what happened this turn, by its cards
    "happened drawn": ("{cards} {who} drew this turn", "{cards} {que who: avoir} {cards~pioché} ce tour-ci"),
    "happened discarded in_hand": (
        "{cards} [mine?you discarded from your|the opponent discarded from their] hand this turn",
        "{cards} que [mine?vous avez {cards~défaussé} de votre|l'adversaire a {cards~défaussé} de sa] main ce tour-ci",
    ),
    "happened discarded": (
        "{cards} [was?was |][destroyed?destroyed|discarded from play] this turn",
        "{cards} [was?a été |][destroyed?{cards~détruit}|{cards~défaussé} depuis le jeu] ce tour-ci",
    ),
    "happened prepared": ("{cards} [was?was |]prepared this turn", "{cards} [was?a été |]{cards~préparé} ce tour-ci"),
}

CONDITIONS: Final[dict[str, tuple[str, str]]] = {
    "condition mn()": ("you are a Mage Noir", "vous êtes Mage Noir"),
    "condition opp_mn()": ("the opponent is a Mage Noir", "l'adversaire est Mage Noir"),
    "condition not mn()": ("you are not a Mage Noir", "vous n'êtes pas Mage Noir"),
    "condition not opp_mn()": ("the opponent is not a Mage Noir", "l'adversaire n'est pas Mage Noir"),
    "condition zenith()": ("it is Zenith", "c'est le Zénith"),
    "zenith lead": ("Zenith: ", "Zénith : "),
    "condition turn_of(turn)": ("it is {turn}", "c'est {turn}"),
    "and if": ("{first} and {second}", "{first} et {si second}"),
    "but not": ("{first}, but not if {second}", "{first}, mais pas {si second}"),
    # cards
    "owns you": ("you own", "vous possédez"),
    "owns opp": ("the opponent owns", "l'adversaire possède"),
    "controls you": ("you control", "vous contrôlez"),
    "controls opp": ("the opponent controls", "l'adversaire contrôle"),
    "animal face up": ("[mine?your|the opponent's] Animal is face up", "[mine?votre Animal|l'Animal adverse] est face visible"),
    "there is": ("there is {card}", "il y a {card}"),
    "there is no": ("there is no {card}", "il n'y a pas {de card}"),
    "there are": ("there [plural?are|is] {cards} in play", "il y a {cards} en jeu"),
    "pile holds": ("{pile} has {cards}", "{pile} contient {cards}"),
    "hand empty": ("{pile} is empty", "{pile} est vide"),
    "is channelable": ("{thing:} can be channeled", "{thing: pouvoir} être {thing~canalisé}"),
    "condition was_discarded(thing)": ("{thing: be} discarded", "{thing: être} {thing~défaussé}"),
    "is": ("{thing: be} {kind}", "[thing.pronoun?[thing.plural?ce sont|c'est]|{thing: être}] {kind}"),
    # Mana
    "some locked(thing, element)": ("{element} is locked under {thing}", "de la {element} est verrouillée sous {thing}"),
    "none locked(thing, element)": ("no {element} is locked under {thing}", "aucune {element} n'est verrouillée sous {thing}"),
    "so much locked": ("{mana: be} locked under {thing}", "{mana: être} {mana~verrouillé} sous {thing}"),
    "some held 1(reserve)": ("{reserve} is not empty", "{reserve} contient de la Mana"),
    "none held 1(reserve)": ("{reserve} is empty", "{reserve} est vide"),
    "some held(who, element)": (
        "{who: have} {element} in [who.you?your|their] Mana reserve",
        "{who: avoir} de la {element} dans [who.you?votre|sa] réserve de Mana",
    ),
    "none held(who, element)": (
        "{who: have} no {element} in [who.you?your|their] Mana reserve",
        "{who: ne avoir} pas de {element} dans [who.you?votre|sa] réserve de Mana",
    ),
    # what happened
    "none hp_lost_here()": ("no player has lost HP meanwhile", "aucun joueur n'a perdu de PV entre-temps"),
    "none damage_done(who)": ("{who} took no damage this way", "{who: ne avoir} subi aucun dégât ainsi"),
    "condition first": ("it is the first {card}", "c'est [card.feminine?la première|le premier] {card}"),
    "drew": ("{who} drew {cards} this turn", "{who: avoir} pioché {cards} ce tour-ci"),
    # numbers
    "at_least": ("at least {cards}", "au moins {cards}"),
    "more_than": ("more than {cards}", "plus {de cards}"),
    "fewer": ("fewer than {cards}", "moins {de cards}"),
    "equals": ("exactly {cards}", "exactement {cards}"),
    "values equal": ("{value} equals {other}", "{value} est égal {à other}"),
    "value at_least": ("{value} [many?are|is] at least {n}", "{value} [many?sont au moins égaux|est au moins égal] à {n}"),
    "value more_than": ("{value} [many?are|is] more than {n}", "{value} [many?sont supérieurs|est supérieur] à {n}"),
    "value fewer": ("{value} [many?are|is] less than {n}", "{value} [many?sont inférieurs|est inférieur] à {n}"),
    "value equals": ("{value} [many?are|is] exactly {n}", "{value} [many?sont égaux|est égal] à {n}"),
    "value at_most": ("{value} [many?are|is] not above {n}", "{value} [many?ne sont pas supérieurs|n'est pas supérieur] à {n}"),
}
