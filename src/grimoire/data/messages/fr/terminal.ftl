# Le terminal : la table, les commandes, ce qu'il dit de lui-même.

ordinal = n° { $amount }

# commandes : les mots qui les lancent, séparés par des virgules
command-help = aide, ?
command-table = table
command-card = carte
command-why = pourquoi
command-discard = défausse, défausses
command-deck = deck
command-rule = règle
command-log = journal
command-undo = annuler
command-auto = auto
command-export = exporter
command-passturn = passer le tour, passer tour
command-concede = abandonner
command-quit = quitter
a-name = NOM
a-file = [FICHIER]
a-rule = CODE
on-or-off = [oui|non]
on-words = oui
off-words = non
help-help = explique de nouveau la question
help-table = montre de nouveau la table
help-card = montre le texte d'une carte
help-discard = montre ce qui se trouve dans les défausses
help-log = raconte la partie jusqu'ici, chaque ligne avec sa règle
help-hint = dit ce que ferait ici le robot le plus fort, et la chance de gagner qu'il vous donne
help-export = écrit ce moment comme un scénario, un texte qu'on peut rejouer, modifier et envoyer
help-passturn = passe pour le reste de ce tour
help-concede = abandonne la partie
help-quit = quitte ; la partie est enregistrée après chaque choix et peut être reprise
prompt = >{" "}

name-which = Nom du joueur { $amount } :
player-name = Joueur { $amount }
curtain-read = (Appuyez sur Entrée quand vous avez lu.)
curtain = Passez la main à { $name }. { $name }, appuyez sur Entrée quand personne d'autre ne regarde.
resumed = La partie reprend où elle en était ({ $choices } choix jusqu'ici).
commitment-shown = Personne ne peut prévoir les mélanges de cette partie : ils viennent d'un secret que l'enregistrement montre une fois la partie finie. L'engagement sur ce secret : { $commitment }. Ensuite, « grimoire verify » vérifie qu'il a été tenu.
verified = Le secret est bien celui sur lequel on s'était engagé avant la partie : { $commitment }
verified-seed = Aucun secret n'avait été engagé : le hasard de cette partie venait du nombre { $seed }, que n'importe qui pouvait connaître.
verified-choices = Les { $choices } choix mènent là où l'enregistrement dit qu'ils ont mené.
welcome-help = Tapez « aide » dès que vous êtes perdu, et « quitter » pour partir ; la partie est enregistrée après chaque choix.
not-understood = Je ne comprends pas « { $typed } » : tapez un numéro de 1 à { $last }, les mots d'un choix, ou « aide ».
ambiguous = « { $typed } » peut désigner { $numbers } : tapez-en un peu plus, ou le numéro.
card-which = Quelle carte ? Écrivez par exemple : carte { $example }
card-unknown = Il n'y a pas de carte nommée « { $typed } ».
card-ambiguous = Plusieurs cartes correspondent à « { $typed } » : { $names }.
why-which = Pourquoi pas quoi ? Écrivez par exemple : pourquoi { $example }
log-empty = Il ne s'est encore rien passé.
undo-done = C'est annulé.
pass-turn-done = Vous passez pour le reste de ce tour.
pass-turn-none = Il n'y a rien à passer ici : répondez d'abord à la question.
auto-which = Écrivez « auto », « auto oui » ou « auto non ».
advice-option = { $words } (environ { $chance } % de chances de gagner)
advice-option-unsure = { $words } (environ { $chance } ± { $unsure } % de chances de gagner)
advice-line = puis : { $line }
advice-cut = Le temps a manqué pour y réfléchir jusqu'au bout.
export-done = Ce moment est maintenant un scénario dans { $path } (il contient tout, même ce qui vous est caché). Pour le rejouer : { $command }
export-exists = { $path } existe déjà ; écrivez un autre nom après « exporter ».
export-failed = Ce moment n'a pas pu être écrit : { $detail }
concede-sure = { $players ->
    [2] Voulez-vous vraiment abandonner cette partie ? (oui ou non)
   *[other] Voulez-vous vraiment quitter cette partie ? Les autres continuent sans vous. (oui ou non)
}
yes-words = oui, o
result-won = Vous avez gagné la partie.
result-lost = Vous avez perdu la partie.
result-named = { $name } a gagné la partie.
record-kept = La partie est consignée dans { $path }.
replay-with = Pour la revoir : { $command }
left = La partie est enregistrée. Pour la reprendre : { $command }
engine-fault = Une faute du programme, pas de vous : il n'a pas su faire ce qui était demandé (carte en cause : { $card } ; { $detail }). La partie est enregistrée telle qu'elle était avant ce choix : { $command } la reprend. Pour signaler la faute, envoyez le fichier enregistré avec ces lignes à qui vous a donné le programme.
bot-fault = { $what }. La partie est enregistrée telle qu'elle était avant ce choix ; quand le robot sera réparé, { $command } la reprend.
fault-no-card = aucune
unsaved = La partie n'a pas pu être enregistrée : { $detail }
record-older = Cette partie a été consignée par une autre version du programme : elle est suivie par ses seuls choix, et rien ne dit s'ils mènent là où ils menaient alors.
save-busy = { $path } est en cours dans une autre fenêtre : continuez là-bas, ou fermez-la d'abord.
part-missing = « { $command } » a besoin de { $needed }. Pour l'installer : pip install "{ $needed }"
stream-failed = l'entrée ou la sortie a échoué : { $detail }
too-much = c'est imbriqué trop profondément, ou trop grand, pour le programme
worker-ended = l'un des processus qui jouent a été arrêté de l'extérieur
already-over = Cette partie est déjà terminée.
ahead-dropped = Quelqu'un d'autre a agi depuis : ce que vous aviez écrit d'avance n'a pas été utilisé : { $typed }
discard-none = Rien n'a encore été défaussé.
rule-unknown = Il n'y a pas de règle « { $typed } ». Les codes suivent les raisons et se trouvent dans le journal ; pour une carte, écrivez son identifiant, que donne « grimoire cards list »
rule-more = { $amount ->
    [one] … et encore un cas.
   *[other] … et encore { $amount } cas.
}
why-later = Vous pourrez utiliser { $card } quand vous aurez répondu à cette question.
recap-title = { $turns ->
    [one] Après un tour
   *[other] Après { $turns } tours
}
again-which = Une autre partie ? (Entrée pour rejouer avec { $decks ->
    [yes] les mêmes decks et les mêmes joueurs
   *[no] les mêmes joueurs
}, « non » pour arrêter)
no-words = non, n, quitter

# a card at the prompt
card-hp = { $amount } PV
card-cost = Coût : { $mana }
card-needs = Demande : { $words }
card-now = Tel qu'il se lit maintenant ({ $where }) :
card-silenced = Son texte ne compte pas en ce moment ({ $where }).
card-printed = Tel qu'imprimé :
whose-yours = à vous
whose-opponent = à votre adversaire
deck-left = Encore à venir de votre deck ({ $amount })

# arbitrages
rulings-no-number = il n'y a pas d'arbitrage { $number } sur « { $typed } » : le dernier est { $amount }
rulings-none = aucun arbitrage ne parle de « { $typed } » ; essayez une carte, un mot ou une section : tornade, protecteur, D4.3
where-nowhere = aucun fichier du programme ne cite « { $typed } »
where-no-sources = le programme est venu sans ses sources : cherchez « { $typed } » dans une copie du projet
where-title = { $section } : { $title }
rulings-on = { $game }, { $about } ({ $amount ->
    [one] un arbitrage
   *[other] { $amount } arbitrages
})
rulings-beside = { $amount ->
    [one] Elle joue
   *[other] Elles jouent
} un rôle dans ceux-ci :
rulings-together = { $cited ->
    [0] Toutes ces cartes jouent un rôle dans ces arbitrages ; aucun ne les cite toutes.
   *[other] Arbitrages qui réunissent toutes ces cartes, d'abord ceux qui les citent toutes.
}
rulings-in-pairs = Aucun arbitrage ne réunit toutes ces cartes. { $left ->
    [0] Ceux-ci en ont deux :
   *[other] Ceux-ci en ont deux, ou celle qui reste :
}
rulings-apart = Aucun arbitrage ne réunit ces cartes. Voici ce que chacune a pour elle seule :
rulings-group = { $cards } ({ $amount ->
    [one] un arbitrage
   *[other] { $amount } arbitrages
}) :
rulings-watch = Pour les voir : { $command }
rulings-of-card = Arbitrages ({ $amount }), à voir avec « { $command } » :
level-next = Deux victoires à ce niveau : { $name } est le prochain adversaire.
turn-ended-itself = Rien d'autre n'était possible : votre tour est terminé.
