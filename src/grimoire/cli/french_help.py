"""The help of all commands in French, by its English. A text that is missing here is shown in English, and a test says so."""

import re
from typing import Final

FRENCH: Final[dict[str, str]] = {
    # Around every help.
    "Usage: ": "Usage : ",
    "COMMAND [ARGS]...": "COMMANDE [ARGS]...",
    "Arguments": "Arguments",
    "Options": "Options",
    "Commands": "Commandes",
    "Error": "Erreur",
    "[default: {}]": "[par défaut : {}]",
    "[required]": "[obligatoire]",
    "Try [blue]'{command_path} {help_option}'[/] for help.": "De l'aide : [blue]'{command_path} {help_option}'[/]",
    "Show this message and exit.": "Afficher cette aide et quitter.",
    # The program.
    "Mage Noir and Anima: Beyond Good and Evil, played, judged and studied.": "Jouer, arbitrer et étudier Mage Noir et Anima : Beyond Good and Evil.",
    "Say the version and leave.": "Dire la version et quitter.",
    "The language of all that is said: en or fr; as your system is set if left out.": "La langue de tout ce qui est dit : en ou fr ; sans cela, celle de votre système.",
    # What several commands share.
    "en or fr; as your system is set if left out.": "en ou fr ; sans cela, la langue de votre système.",
    "No colour, no boxes.": "Ni couleurs, ni cadres.",
    "How many play; Anima is for two to four, with --omega five.": "Combien jouent ; Anima se joue de deux à quatre, à cinq avec --omega.",
    "Anima: all Areas lie open in a tree of Levels.": "Anima : toutes les Zones sont posées, visibles, en un arbre de Niveaux.",
    "Anima: a 6 in a Combat is rolled again and added.": "Anima : en Combat, un 6 est relancé et s'ajoute.",
    "Anima: the Final Mission is revealed the turn after the first Basic Mission.": "Anima : la Mission finale est révélée au tour qui suit la première Mission basique.",
    "Anima: with the cards from Shadow of Omega.": "Anima : avec les cartes de Shadow of Omega.",
    "The game to play.": "Le jeu à jouer.",
    "Seed of the first game; each further game has the next one.": "Numéro du tirage de la première partie ; chacune des autres prend le suivant.",
    "How many processes play at once.": "Combien de processus jouent en même temps.",
    "A card file of your own, or a folder of them, played with the shipped cards.": "Un fichier de cartes à vous, ou un dossier de tels fichiers, à jouer avec les cartes fournies.",
    "Folder for the records of games that went wrong.": "Dossier pour les parties qui ont mal tourné.",
    "A game that goes wrong does not stop the others: its seed is printed, a record that shows the fault is written, and\nthe command ends with exit code 1.": "Une partie qui tourne mal n'arrête pas les autres : le numéro de son tirage est affiché, un enregistrement qui montre la faute est écrit, et la commande se termine avec le code 1.",
    # serve
    "Play in the browser: on this computer, in one room, or for a club.": "Jouer dans le navigateur : sur cet ordinateur, dans une même pièce ou pour un club.",
    "Where it listens; 0 takes any free port.": "Le port où il écoute ; 0 prend n'importe quel port libre.",
    "On which address; as it is, only this computer can reach it.": "À quelle adresse ; sans cela, seul cet ordinateur peut l'atteindre.",
    "A name others reach it by; may be given several times.": "Un nom par lequel d'autres l'atteignent ; peut être donné plusieurs fois.",
    "The folder for matches and the key; yours if left out.": "Le dossier des parties et de la clé ; sans cela, le vôtre.",
    "postgresql+asyncpg://… for several processes; else SQLite.": "postgresql+asyncpg://… pour plusieurs processus ; sinon SQLite.",
    "How many bots may think at the same time.": "Combien de robots peuvent réfléchir en même temps.",
    "Behind a proxy that speaks HTTPS: cookies go over nothing else.": "Derrière un serveur qui parle HTTPS : les cookies ne passent par rien d'autre.",
    "Open the browser as well.": "Ouvrir aussi le navigateur.",
    # play
    "Play in the terminal, against bots or with somebody beside you: a game, or of Mage Noir a series.": "Jouer dans le terminal, contre des robots ou avec quelqu'un à côté de vous : une partie ou, à Mage Noir, un match en plusieurs parties.",
    "The game: magenoir, anima; if left out magenoir.": "Le jeu : magenoir, anima ; sans cela, magenoir.",
    "With --resume: the save to go on with; the latest one if left out.": "Avec --resume : la sauvegarde à reprendre ; sans cela, la dernière.",
    "Begin from the position of a ruling: its file, and which one, by its name.": "Commencer dans la position d'un arbitrage : son fichier et, s'il y en a plusieurs, son nom.",
    "Your deck: the name of a shipped one, or a file; asked for if left out.": "Votre deck : le nom d'un deck fourni, ou un fichier ; sans cela, on vous le demande.",
    "Your opponent's deck, in the same way.": "Le deck de votre adversaire, de la même façon.",
    "Who you play against: random, eager, greedy or human; several divided by commas.": "Contre qui vous jouez : random, eager, greedy ou human ; plusieurs, séparés par des virgules.",
    "All of you at this keyboard, the same as --against human.": "Tous à ce clavier, comme avec --against human.",
    "Your name; divided by commas when several people play.": "Votre nom ; séparés par des virgules quand plusieurs personnes jouent.",
    "A series: whoever first wins most of so many games (1, 3, 5 …).": "Un match : qui gagne le premier la majorité de tant de parties (1, 3, 5 …).",
    "What decks are held to: a format ('grimoire deck formats') or a file.": "À quoi les decks doivent se plier : un format ('grimoire deck formats') ou un fichier.",
    "The seed of all chance; a new one if left out.": "Le numéro du tirage, dont découle tout le hasard ; sans cela, un nouveau.",
    "A file or folder of cards of your own, to play with as well.": "Un fichier ou un dossier de cartes à vous, à jouer avec les autres.",
    "Go on with a saved game: the latest, or FILE, of whichever game.": "Reprendre une partie enregistrée : la dernière, ou FILE, quel que soit le jeu.",
    # replay, verify
    "Show a recorded game, forward and back; where nobody can answer, the whole story is printed.": "Revoir une partie enregistrée, en avant et en arrière ; là où personne ne peut répondre, tout le récit est affiché.",
    "The record of a game: a save, or what simulate wrote.": "L'enregistrement d'une partie : une sauvegarde, ou ce que simulate a écrit.",
    "From whose view: a name in the record, 1, 2 …; or open, with all hands.": "Vue par qui : un nom de l'enregistrement, 1, 2 … ; ou open, toutes les mains ouvertes.",
    "Tell the whole game at once, also on a terminal.": "Raconter toute la partie d'un coup, même dans un terminal.",
    "Check that the secret of a game is the one committed to before it began, and that the game follows from it.\n\nCompare the commitment that is shown with the one you saw before the first card was dealt.": "Vérifier que le secret d'une partie est bien celui qui était scellé avant qu'elle commence, et que la partie en découle.\n\nComparez le sceau affiché avec celui que vous avez vu avant la première carte.",
    "The record of a finished game.": "L'enregistrement d'une partie terminée.",
    # simulate, tournament, bench
    "Play many games between bots and sum them up.": "Faire jouer beaucoup de parties à des robots, et en donner le bilan.",
    "How many games.": "Combien de parties.",
    "Deck of the first seat: a shipped one, a file, or 'random' for a new one in each game. Left out: all in turn.": "Deck de la première place : un deck fourni, un fichier, ou 'random' pour un nouveau à chaque partie. Sans cela : tous à tour de rôle.",
    "Deck of the second seat, in the same way.": "Deck de la seconde place, de la même façon.",
    "The same for both seats at once.": "La même chose pour les deux places à la fois.",
    "How many cards decks by chance have beside an Animal. Left out: 40.": "Combien de cartes comptent les decks tirés au hasard, sans l'Animal. Sans cela : 40.",
    "How many elements decks by chance have. Left out: one to four.": "Combien d'éléments ont les decks tirés au hasard. Sans cela : d'un à quatre.",
    "Who decides: a bot for all seats, or one for each, divided by commas.": "Qui décide : un robot pour toutes les places, ou un pour chacune, séparés par des virgules.",
    "Look after every decision at all that must always hold. Slow: milliseconds a decision.": "Contrôler après chaque décision tout ce qui doit toujours être vrai. Lent : des millisecondes par décision.",
    "With --check: clones, bytes and samples, the slow part, only at one decision of N, chosen by the seed. Bookkeeping and options are still looked at after every one.": "Avec --check : copies, octets et échantillons, la partie lente, seulement à une décision sur N, choisie par le tirage. Comptes et options sont toujours contrôlés à chacune.",
    "With --check: play a game on after a fault, and tell each kind of fault once.": "Avec --check : continuer la partie après une faute, et dire une seule fois chaque sorte de faute.",
    "Tell which texts of cards were carried out, and list those that never were.": "Dire quels textes de cartes ont été appliqués, et lister ceux qui ne l'ont jamais été.",
    "Print the summary as JSON.": "Afficher le bilan en JSON.",
    "Give a game up after so many decisions, and tell whether it went in circles.": "Abandonner une partie après tant de décisions, et dire si elle tournait en rond.",
    "Let every deck meet every other, as often in the one seat as in the other, and print how often each won.": "Faire affronter chaque deck à tous les autres, aussi souvent à une place qu'à l'autre, et afficher les victoires.",
    "A deck that takes part: a shipped one or a file; may be repeated. Left out: all shipped ones.": "Un deck qui participe : un deck fourni ou un fichier ; plusieurs fois si l'on veut. Sans cela : tous les decks fournis.",
    "A deck that all others meet; may be repeated. Left out: the decks meet each other.": "Un deck que tous les autres affrontent ; plusieurs fois si l'on veut. Sans cela : les decks s'affrontent entre eux.",
    "How many games a pairing: an even number, half of them in each seat.": "Combien de parties par rencontre : un nombre pair, la moitié à chaque place.",
    "Who decides for both seats.": "Qui décide pour les deux places.",
    "Give a game up after so many decisions.": "Abandonner une partie après tant de décisions.",
    "Print all meetings as JSON.": "Afficher toutes les rencontres en JSON.",
    "Print the table as Markdown.": "Afficher le tableau en Markdown.",
    "Measure the engine: random legal play between all pairings of the preconstructed decks, always with the same seed.": "Mesurer le moteur : du jeu légal au hasard entre tous les decks préconstruits, toujours avec le même tirage.",
    "The game to measure.": "Le jeu à mesurer.",
    "How many games of each pairing of the preconstructed decks.": "Combien de parties pour chaque rencontre des decks préconstruits.",
    "Print the figures as JSON.": "Afficher les chiffres en JSON.",
    # cards
    "The cards: list, find, show, check, preview, export and compare them.": "Les cartes : les lister, chercher, montrer, contrôler, prévisualiser, exporter et comparer.",
    "List the cards with what is printed on them besides their text.": "Lister les cartes avec ce qui y est imprimé en dehors de leur texte.",
    "Anima: only cards of this category, for example area.": "Anima : seulement les cartes de cette catégorie, par exemple area.",
    "Mage Noir: only cards of this element, for example air.": "Mage Noir : seulement les cartes de cet élément, par exemple air.",
    "Only cards of this type, for example permanent or creature.": "Seulement les cartes de ce type, par exemple permanent ou creature.",
    "Anima: only cards of this Level.": "Anima : seulement les cartes de ce Niveau.",
    "Only cards of this set, for example base or bge.": "Seulement les cartes de cette série, par exemple base ou bge.",
    "Print the cards as JSON, as export does.": "Afficher les cartes en JSON, comme export.",
    "A file or folder of cards of your own, read after the shipped ones; may be repeated.": "Un fichier ou un dossier de cartes à vous, lu après les cartes fournies ; plusieurs fois si l'on veut.",
    "The game whose cards are meant: magenoir, anima.": "Le jeu dont il s'agit : magenoir, anima.",
    "List the cards that have these words in their name, their facts or their text.": "Lister les cartes qui ont ces mots dans leur nom, leurs caractéristiques ou leur texte.",
    "Words or parts of words; a card must have all of them.": "Des mots ou des parties de mots ; une carte doit les avoir tous.",
    "Show one card as printed, and how it is defined.": "Montrer une carte telle qu'imprimée, et comment elle est définie.",
    "Its id, its English or French name, or an alias; capitals do not matter.": "Son identifiant, son nom anglais ou français, ou un autre nom ; les majuscules ne comptent pas.",
    "Read the shipped cards and these files. Ends with 2 and the first mistake of each file if there is any.": "Lire les cartes fournies et ces fichiers. Se termine avec 2 et la première erreur de chaque fichier, s'il y en a.",
    "Card files of your own, or folders of them.": "Des fichiers de cartes à vous, ou des dossiers de tels fichiers.",
    "Show your own cards as they would look, in both languages, with remarks. Ends with 2 if a file has a mistake.": "Montrer vos cartes telles qu'elles seraient, dans les deux langues, avec des remarques. Se termine avec 2 si un fichier a une erreur.",
    "Show them again whenever a file is saved, until Ctrl-C.": "Les montrer de nouveau à chaque enregistrement d'un fichier, jusqu'à Ctrl-C.",
    "The language of the remarks; cards are shown in both.": "La langue des remarques ; les cartes sont montrées dans les deux.",
    "Every word of the card language: how it is written and what it means; or one word with an example.": "Tous les mots du langage des cartes : comment ils s'écrivent et ce qu'ils veulent dire ; ou un mot avec un exemple.",
    "One word, to see it with an example; all are listed if left out.": "Un mot, pour le voir avec un exemple ; sans cela, tous sont listés.",
    "Print the whole reference, as the handbook has it.": "Afficher toute la référence, comme dans le manuel.",
    "Print all cards for other programs: facts, both texts, and which facts are ours.": "Afficher toutes les cartes pour d'autres programmes : caractéristiques, les deux textes, et ce qui vient de nous.",
    "As a JSON list; there is no other format yet.": "En une liste JSON ; il n'y a pas encore d'autre format.",
    "Compare the facts of our cards with a reference list. Ends with 1 if any differs, 2 if it cannot be read.": "Comparer les caractéristiques de nos cartes avec une liste de référence. Se termine avec 1 si l'une diffère, 2 si la liste est illisible.",
    "A JSON list of published cards.": "Une liste JSON de cartes publiées.",
    "Print the page of all cards, English and French side by side, as the handbook has it.": "Afficher la page de toutes les cartes, anglais et français côte à côte, comme dans le manuel.",
    # deck
    "Decks: list the shipped ones, show one, check whether it may be played; formats of play.": "Les decks : lister ceux qui sont fournis, en montrer un, contrôler s'il peut être joué ; les formats de jeu.",
    "List the shipped decks: name, number of cards, and the idea of each.": "Lister les decks fournis : leur nom, leur nombre de cartes et leur idée.",
    "Show a deck by element and type, with its Mana curve.": "Montrer un deck par élément et par type, avec sa courbe de Mana.",
    "The name of a shipped deck, or a file of lines like '4 Flame'; after a line 'Side deck:' its side deck.": "Le nom d'un deck fourni, ou un fichier de lignes comme '4 Flamme' ; après une ligne 'Side deck:', son side deck.",
    "A file or folder of cards of your own, read as well; may be repeated.": "Un fichier ou un dossier de cartes à vous, lu lui aussi ; plusieurs fois si l'on veut.",
    "Say whether a deck may be played in a format. Ends with 1 and a line for each fault if not, with 2 if unreadable.": "Dire si un deck peut être joué dans un format. Se termine avec 1 et une ligne par faute s'il ne le peut pas, avec 2 s'il est illisible.",
    "What the deck is held to: the name of a format ('deck formats'), or a file.": "À quoi le deck doit se plier : le nom d'un format ('deck formats'), ou un fichier.",
    "List the formats decks can be held to, or show one: its numbers, and what is banned or restricted.": "Lister les formats auxquels un deck peut se plier, ou en montrer un : ses nombres, et ce qui est interdit ou limité.",
    "A format to show whole; all are listed if left out.": "Un format à montrer en entier ; sans cela, tous sont listés.",
    # scenario
    "Rulings that run: small texts of a position, some choices, and what must then hold.": "Des arbitrages qui s'exécutent : de petits textes avec une position, quelques choix, et ce qui doit alors être vrai.",
    "Run scenarios. Ends with 0 if all hold, 1 if an expectation fails, 2 if a file or a scenario is no good.": "Exécuter des scénarios. Se termine avec 0 si tous tiennent, 1 si une attente est déçue, 2 si un fichier ou un scénario ne vaut rien.",
    "Scenario files, or folders of them; without any, the library that comes with the program.": "Des fichiers de scénarios, ou des dossiers ; sans cela, la bibliothèque fournie avec le programme.",
    "Print the results as JSON, for other programs.": "Afficher les résultats en JSON, pour d'autres programmes.",
    "Tell each scenario as a story: position, choices, events, facts.": "Raconter chaque scénario : position, choix, événements, faits.",
    "A file or folder of cards of your own that the scenarios use; may be repeated.": "Un fichier ou un dossier de cartes à vous dont les scénarios se servent ; plusieurs fois si l'on veut.",
    "magenoir or anima: of files that name no game (else Mage Noir), or whose library (else both).": "magenoir ou anima : pour les fichiers qui ne nomment pas de jeu (sinon Mage Noir), ou pour sa bibliothèque seule (sinon les deux).",
    "List every source of the rules with the scenarios that cite it.": "Lister chaque source des règles avec les scénarios qui la citent.",
    "Print the list as JSON, for other programs.": "Afficher la liste en JSON, pour d'autres programmes.",
    "Show only the sources that no scenario cites.": "Ne montrer que les sources qu'aucun scénario ne cite.",
}

# What is said of a call that cannot be understood: the English of the library, with its parts.
REFUSED: Final = (
    (r"No such option: (\S+)", "Cette option n'existe pas : {}"),
    (r"No such option: (\S+) \(Possible options: (.*)\)", "Cette option n'existe pas : {} (les plus proches : {})"),
    (r"No such command (.*?)\.", "Cette commande n'existe pas : {}."),
    (r"No such command (.*?)\. Did you mean (.*)\?", "Cette commande n'existe pas : {}. Vouliez-vous dire {} ?"),
    (r"Missing command\.", "Il manque une commande."),
    (r"Missing argument (.*?)\.", "Il manque l'argument {}."),
    (r"Missing option (.*?)\.", "Il manque l'option {}."),
    (r"Option (.*) requires an argument\.", "Il manque une valeur après {}."),
    (r"Option (.*) does not take a value\.", "{} ne prend pas de valeur."),
    (r"Got unexpected extra argument\(s\) \((.*)\)", "Il y a des mots en trop : {}"),
    (r"Invalid value for (.*?): .*valid integer.*", "{} demande un nombre entier."),
    (r"Invalid value for (.*?): .*greater than or equal to (\d+).*", "{} demande au moins {}."),
    (r"Invalid value for (.*?): .*less than or equal to (\d+).*", "{} demande au plus {}."),
    (r"Invalid value for (.*?): .*", "Cette valeur ne convient pas à {}."),
)


def in_french(text: str) -> str:
    """A text of the help; one that is a first paragraph with others behind it, each by itself."""
    if text in FRENCH or "\n\n" not in text:
        return FRENCH.get(text, text)
    return "\n\n".join([FRENCH.get(paragraph, paragraph) for paragraph in text.split("\n\n")])


def refused_in_french(message: str) -> str:
    for pattern, said in REFUSED:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            return said.format(*found.groups())
    return message
