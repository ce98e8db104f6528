"""What effects say: English, French. How a pattern is written is told in language/template.py."""

from typing import Final

EFFECTS: Final[dict[str, tuple[str, str]]] = {
    # numbers that change for a time, or as long as a card is in force
    "changed": ("{who} has {changes} {span}", "{who} a {changes} {span}"),
    "changed always": ("{who} has {changes}", "{who} a {changes}"),
    "changed many": ("{who} have {changes}", "{who} ont {changes}"),
    "effect combat": ("{n} Combat", "{n} en Combat"),
    "effect combat_rolls": ("{n} in all Combat rolls", "{n} à tous les jets de Combat"),
    "effect speed": ("{n} Speed", "{n} en Vitesse"),
    "effect hand_limit": ("{n} hand limit", "{n} à la limite de main"),
    "effect level up": (
        "the Level of {place} is raised by {n} (at most 3) {span}",
        "le Niveau {de place} augmente de {n} (3 au plus) {span}",
    ),
    "effect level down": (
        "the Level of {place} is lowered by {n} (at least 1) {span}",
        "le Niveau {de place} diminue de {n} (1 au moins) {span}",
    ),
    # Advantages
    "effect draw": ("<draw> {n} [n:Advantage|Advantages]", "<piocher> {n} [n:Avantage|Avantages]"),
    "effect draw more": ("<draw> {n} more [n:Advantage|Advantages]", "<piocher> {n} [n:Avantage|Avantages] de plus"),
    "effect discard": ("<discard> {n} [n:Advantage|Advantages]", "<défausser> {n} [n:Avantage|Avantages]"),
    "how random": ("at random", "au hasard"),
    "effect steal": (
        "<take> {n} [n:Advantage|Advantages] at random from {whom}",
        "<prendre> {n} [n:Avantage|Avantages] au hasard {à whom}",
    ),
    "effect exchange": (
        "<exchange> {n} [n:Advantage|Advantages] of [your|its] choice for {n} taken at random from {whom}",
        "<échanger> {n} [n:Avantage|Avantages] de [votre|son] choix contre {n} pris au hasard {à whom}",
    ),
    "effect retrieve": (
        "<take> {n} [n:Advantage|Advantages] of [your|its] choice from the discard pile",
        "<reprendre> {n} [n:Avantage|Avantages] de [votre|son] choix dans la défausse",
    ),
    "effect take": (
        "<take> {it}, as many as [your|its] hand can hold (they still count in this Combat)",
        "<prendre> {it}, autant que [votre|sa] main peut en contenir (ils comptent encore dans ce Combat)",
    ),
    # Characters
    "source deck": ("<recruit> a normal Character", "<recruter> un Personnage normal"),
    "source discards": (
        "<recruit> a normal Character of [your|its] choice from the discard pile",
        "<recruter> un Personnage normal de [votre|son] choix dans la défausse",
    ),
    "effect steal_character": (
        "a normal Character of [your|its] choice from {whom} joins [your|its] Party",
        "un Personnage normal de [votre|son] choix, pris {à whom}, rejoint [votre|son] Groupe",
    ),
    "effect ascend": (
        "<exchange> one of [your|its] normal Characters for an Arcane Character, if [you have|it has] none",
        "<échanger> l'un de [vos|ses] Personnages normaux contre un Personnage Arcane, "
        "[si vous n'en avez pas encore|s'il n'en a pas encore]",
    ),
    "effect kill": ("{whom} dies", "{whom} meurt"),
    "effect sacrifice": (
        "{whom} dies (nothing can prevent it, and it cannot be the last of the Party)",
        "{whom} meurt (rien ne peut l'empêcher, et ce ne peut pas être le dernier du Groupe)",
    ),
    "effect save": ("{it} is incapacitated instead", "{it} est neutralisé à la place"),
    "effect incapacitate": ("{whom} is incapacitated", "{whom} est neutralisé"),
    "effect steel": (
        "{whom} has +1 Combat for as long as it stays in the Party; a Party holds only one such steel",
        "{whom} a +1 en Combat tant qu'il reste dans le Groupe ; un Groupe ne possède qu'un seul de ces aciers",
    ),
    "effect spin_icons": (
        "<spin> Characters who together show {icons}",
        "<incliner> des Personnages qui montrent ensemble {icons}",
    ),
    # Parties, Areas and Encounters
    "effect lose_turn": ("<lose> [your|its] turn", "<perdre> [votre|son] tour"),
    "effect drop_faction": ("<discard> [your|its] Faction", "<défausser> [votre|sa] Faction"),
    "effect evade": ("<discard> {it}, as if it had not been drawn", "<défausser> {it}, comme si elle n'avait pas été piochée"),
    "effect lay_waste": (
        "this Area is discarded with everything that lies there, and every Party there is expelled",
        "cette Zone est défaussée avec tout ce qui s'y trouve, et tout Groupe présent est expulsé",
    ),
    "effect challenge": ("<declare> a Combat against {whom}", "<déclarer> un Combat contre {whom}"),
    "effect challenge far": (
        "<declare> a Combat against {whom}, whatever Area it is in",
        "<déclarer> un Combat contre {whom}, quelle que soit sa Zone",
    ),
    "effect skip_preliminary": (
        "{span}, {who} enters an Area without facing its Preliminary Encounter, which stays there",
        "{span}, {who} entre dans une Zone sans affronter sa Rencontre préliminaire, qui y reste",
    ),
    "effect move_anywhere": (
        "<move> [your|its] Party to any Area in play, whatever its Level and even if no leave was declared; its "
        "Preliminary Encounter is not faced",
        "<déplacer> [votre|son] Groupe dans n'importe quelle Zone en jeu, quel que soit son Niveau et même sans départ "
        "déclaré ; sa Rencontre préliminaire n'est pas affrontée",
    ),
    "effect encounter": ("<face> {n} [n:Encounter|Encounters]", "<affronter> {n} [n:Rencontre|Rencontres]"),
    "effect encounter level": (
        "<face> {n} [n:Encounter|Encounters], the Area counting as Level {level} whatever changes it",
        "<affronter> {n} [n:Rencontre|Rencontres], la Zone comptant comme étant de Niveau {level} quoi qu'il arrive",
    ),
    "effect peek": (
        "<look> at the top {n} [n:card|cards] of {pile} and <put> [n:it|them] back in any order; "
        "one of them may go to the bottom",
        "<regarder> [n:la|les] {n} [n:première carte|premières cartes] {de pile}, puis <replacer> [n:cette carte|ces "
        "cartes] dans l'ordre de [votre|son] choix ; l'une d'elles peut aller en dessous",
    ),
    "pile encounters": ("the Encounter deck", "la pioche des Rencontres"),
    "effect pick_area": (
        "<find> the Area of [your|its] choice in the Area deck instead of drawing one, then <shuffle> the deck",
        "<choisir> n'importe quelle Zone dans la pioche des Zones au lieu d'en piocher une, puis <mélanger> la pioche",
    ),
    # dice and Combats
    "effect check": ("<make> a Speed Check {n}", "<faire> un Test de Vitesse {n}"),
    "passed passed": ("if it succeeds, {effect}", "s'il réussit, {effect}"),
    "failed failed": ("if it fails, {effect}", "s'il échoue, {effect}"),
    "effect on_die": ("<roll> a die", "<lancer> un dé"),
    "low low": ("on {range}, {effect}", "sur {range}, {effect}"),
    "high high": ("on {range}, {effect}", "sur {range}, {effect}"),
    "effect cancel": ("<cancel> {it}", "<annuler> {it}"),
    "effect reroll": ("<reroll> {it} (the new result stands)", "<relancer> {it} (le nouveau résultat compte)"),
    "effect nudge": ("<raise> or <lower> by 1 {it}, within 1 to 6", "<augmenter> ou <diminuer> de 1 {it}, entre 1 et 6"),
    "effect fight": ("<fight> {foe} (Combat {n})", "<affronter> {foe} (Combat {n})"),
    "effect best_of": (
        "{who} rolls {n} [n:die|dice] and keeps the best",
        "{who} lance {n} [n:dé|dés] et garde le meilleur",
    ),
    "effect best_of each": (
        "each of them rolls {n} [n:die|dice] and keeps the best",
        "chacun d'eux lance {n} [n:dé|dés] et garde le meilleur",
    ),
    "effect combat_as": (
        "the Combat of {foe} equals that of {whom}, counted before Combat cards",
        "le Combat {de foe} est égal à celui {de whom}, compté avant les cartes de Combat",
    ),
    "effect kill_margin": (
        "losing this Combat by {n} or more, instead of 5, kills a Character",
        "perdre ce Combat de {n} ou plus, au lieu de 5, fait mourir un Personnage",
    ),
    "effect forbid_cards": (
        "no {icon} card can be used in this Combat",
        "aucune carte {icon} ne peut être utilisée dans ce Combat",
    ),
    "effect escape": (
        "the Combat ends with neither winner nor loser, and {who} is expelled from the Area",
        "le Combat prend fin sans vainqueur ni vaincu, et {who} est expulsé de la Zone",
    ),
    "effect after_fight": ("after the Combat, {effect}", "après le Combat, {effect}"),
    # Missions
    "effect mark": ("<put> {n} [n:marker|markers] on this Mission", "<placer> {n} [n:marqueur|marqueurs] sur cette Mission"),
    "effect mark level": (
        "<put> as many markers on this Mission as the Level of {place}",
        "<placer> sur cette Mission autant de marqueurs que le Niveau {de place}",
    ),
    "effect mark_level": (
        "<put> a marker for the Level of this Area on this Mission, each Level only once",
        "<placer> sur cette Mission un marqueur pour le Niveau de cette Zone, une seule fois par Niveau",
    ),
    "effect complete": ("this Mission is completed at once", "cette Mission est accomplie aussitôt"),
    "effect reveal_final": (
        "the Final Mission is revealed at the beginning of the next turn, in nobody's name",
        "la Mission finale est révélée au début du prochain tour, au nom de personne",
    ),
    "effect timer up": ("<raise> the Crisis die by {n}, not above 10", "<augmenter> le dé de Crise de {n}, sans dépasser 10"),
    "effect timer down": ("<lower> the Crisis die by {n}, not below 1", "<baisser> le dé de Crise de {n}, sans aller sous 1"),
    "effect turn_timer": (
        "<turn> the Crisis die up or down by 1, within 1 and 10",
        "<tourner> le dé de Crise de 1, en plus ou en moins, entre 1 et 10",
    ),
    # how effects are put together
    "effect if": ("{if condition}, {effect}", "{si condition}, {effect}"),
    "otherwise": ("otherwise, {effect}", "sinon, {effect}"),
    "effect to": ("[if you do|if it does], {effect}", "[si vous le faites|s'il le fait], {effect}"),
    "may": ("[you|it] may {effect}", "[vous pouvez|il peut] {effect}"),
    "as wished": ("[if you wish|if it wishes], {effect}", "[si vous le souhaitez|s'il le souhaite], {effect}"),
    "effect choose": ("[choose one|it chooses one]: {effect}", "[au choix|à son choix] : {effect}"),
    "effect by_each": ("for {whom}, {effect}", "pour {whom}, {effect}"),
    "effect once_a_game": ("once a game, {effect}", "une fois par partie, {effect}"),
    "effect nothing": ("nothing happens", "il ne se passe rien"),
    "then": ("then {effect}", "puis {effect}"),
    "Then": ("then {effect}", "ensuite, {effect}"),
}
