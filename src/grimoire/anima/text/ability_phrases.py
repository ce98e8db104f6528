"""When and how texts work: moments, prices, events, continuous texts. English, French."""

from typing import Final

ABILITIES: Final[dict[str, tuple[str, str]]] = {
    "or at": ("or {label}", "ou {label}"),
    "once": ("once a turn", "une fois par tour"),
    "only if": ("only {if condition}", "seulement {si condition}"),
    # moments and prices, before a colon
    "moment reset": ("Reset", "Redressement"),
    "moment movement": ("Movement", "Mouvement"),
    "moment seek": ("seeking new horizons from the deck", "recherche de nouveaux horizons dans la pioche"),
    "moment interaction": ("Interaction", "Interaction"),
    "moment exploration": ("Exploration (before your roll)", "Exploration (avant votre jet)"),
    "moment combat": ("Combat", "Combat"),
    "moment interrupt": ("Interruption", "Interruption"),
    "cost spin": ("spin", "incliner"),
    "cost discard": ("discard {n} [n:Advantage|Advantages]", "défausser {n} [n:Avantage|Avantages]"),
    # what an interruption answers: named, as a condition, named again
    "answer own_death": ("a Character of your Party who would die", "un Personnage de votre Groupe qui devrait mourir"),
    "when own_death": ("when a Character of your Party would die", "lorsqu'un Personnage de votre Groupe devrait mourir"),
    "again own_death": ("that Character", "ce Personnage"),
    "answer own_die": ("a die just rolled for your Party", "un dé qui vient d'être lancé pour votre Groupe"),
    "when own_die": ("when a die has just been rolled for your Party", "lorsqu'un dé vient d'être lancé pour votre Groupe"),
    "again own_die": ("that die", "ce dé"),
    "answer any_die": ("any die just rolled", "n'importe quel dé qui vient d'être lancé"),
    "when any_die": ("when any die has just been rolled", "lorsqu'un dé vient d'être lancé, par qui que ce soit"),
    "again any_die": ("that die", "ce dé"),
    "answer own_check": ("the die of a Speed Check of your Party", "le dé d'un Test de Vitesse de votre Groupe"),
    "when own_check": ("when your Party has just made a Speed Check", "lorsque votre Groupe vient de faire un Test de Vitesse"),
    "again own_check": ("that die", "ce dé"),
    "answer own_exploration": ("your exploration die", "votre dé d'exploration"),
    "when own_exploration": ("when you have just rolled to explore", "lorsque vous venez de lancer le dé pour explorer"),
    "again own_exploration": ("that die", "ce dé"),
    "answer own_encounter": (
        "an Encounter just turned up against your Party by exploration",
        "une Rencontre que l'exploration vient de révéler contre votre Groupe",
    ),
    "when own_encounter": (
        "when exploration has just turned up an Encounter against your Party",
        "lorsque l'exploration vient de révéler une Rencontre contre votre Groupe",
    ),
    "again own_encounter": ("that Encounter", "cette Rencontre"),
    "answer advantage_or_ability": (
        "an Advantage or ability another player has just used",
        "un Avantage ou une capacité qu'un autre joueur vient d'utiliser",
    ),
    "when advantage_or_ability": (
        "when another player has just used an Advantage or ability",
        "lorsqu'un autre joueur vient d'utiliser un Avantage ou une capacité",
    ),
    "again advantage_or_ability": ("what was used", "ce qui a été utilisé"),
    "answer combat_cards": (
        "the Advantages another player has just used in a Combat",
        "les Avantages qu'un autre joueur vient d'utiliser dans un Combat",
    ),
    "when combat_cards": (
        "when another player has just used Advantages in a Combat",
        "lorsqu'un autre joueur vient d'utiliser des Avantages dans un Combat",
    ),
    "again combat_cards": ("those Advantages", "ces Avantages"),
    "answer trap": ("a Trap just turned up in the Area of your Party", "un Piège qui vient d'être révélé dans votre Zone"),
    "when trap": (
        "when a Trap has just been turned up in the Area of your Party",
        "lorsqu'un Piège vient d'être révélé dans votre Zone",
    ),
    "again trap": ("that Trap", "ce Piège"),
    # events; nothing is said where the card itself is the event
    "event meet": ("", ""),
    "event beaten": ("if you win", "si vous gagnez"),
    "event defeats": ("if you lose", "si vous perdez"),
    "event wins": ("when your Party wins a Combat", "lorsque votre Groupe gagne un Combat"),
    "event wins each": ("when a Party wins a Combat", "lorsqu'un Groupe gagne un Combat"),
    "event dies": ("when this Character dies", "lorsque ce Personnage meurt"),
    "event death": ("when a Character of any Party dies", "lorsqu'un Personnage de n'importe quel Groupe meurt"),
    "event advantage_reward": (
        "when you take the reward Advantage",
        "lorsque vous choisissez la récompense Avantage",
    ),
    "event advantage_reward each": (
        "when a Party takes the reward Advantage",
        "lorsqu'un Groupe choisit la récompense Avantage",
    ),
    "event revealed": ("if you reveal this Final Mission", "si vous révélez cette Mission finale"),
    "event sprung": ("", ""),
    "event lays": ("when your Party lays a Trap", "lorsque votre Groupe pose un Piège"),
    "event lays each": ("when a Party lays a Trap", "lorsqu'un Groupe pose un Piège"),
    # continuous texts
    "this turn": ("this turn, {text}", "pendant ce tour, {text}"),
    "foes of us": ("the foes of [your Party|that Party]", "les adversaires de [votre Groupe|ce Groupe]"),
    "foes of the mission": ("the foes of this Mission", "les adversaires de cette Mission"),
    "modifier level up": (
        "the Level of {place} is raised by {n} (at most 3), wherever it goes",
        "le Niveau {de place} augmente de {n} (3 au plus), où qu'il aille",
    ),
    "modifier level down": (
        "the Level of {place} is lowered by {n} (at least 1), wherever it goes",
        "le Niveau {de place} diminue de {n} (1 au moins), où qu'il aille",
    ),
    "modifier trade_anywhere": (
        "in any Area, {who} counts as being in an Area with the Trade icon",
        "dans n'importe quelle Zone, {who} est considéré comme étant dans une Zone avec l'icône Commerce",
    ),
    "trade_anywhere each": ("every Area has the Trade icon", "toutes les Zones ont l'icône Commerce"),
    "matter party_combat": (
        "there is no Combat between Parties, not even between opposed Factions",
        "il n'y a aucun Combat entre Groupes, pas même entre Factions opposées",
    ),
    "matter arcane_recruit": (
        "no Arcane Character can be recruited here",
        "aucun Personnage Arcane ne peut être recruté ici",
    ),
    "modifier seek_choice": (
        "when you seek new horizons from the deck, look at the top {n} Areas, place one of them and put the rest at the "
        "bottom of the deck",
        "lorsque vous cherchez de nouveaux horizons dans la pioche, regardez les {n} premières Zones, placez l'une d'elles "
        "et mettez le reste sous la pioche",
    ),
    "modifier recruit_choice": (
        "when you recruit a normal Character from the deck, draw {n}, keep one of them and put the rest at the bottom of "
        "the deck",
        "lorsque vous recrutez un Personnage normal dans la pioche, piochez-en {n}, gardez l'un d'eux et mettez le reste "
        "sous la pioche",
    ),
    "modifier bait": (
        "before the dice of a Combat of this Mission, each Advantage you discard as bait gives your Party {n} Combat",
        "avant les dés d'un Combat de cette Mission, chaque Avantage que vous défaussez comme appât donne à votre Groupe {n} "
        "en Combat",
    ),
}
