# Le terminal : la table, les commandes, ce qu'il dit de lui-même.

table-heading = { $who ->
    [you] Tour { $turn } : le vôtre, { $phase }
    [named] Tour { $turn } : { $name }, { $phase }
   *[other] Tour { $turn } : celui de votre adversaire, { $phase }
}
side-name = { $who ->
    [you] Vous
   *[other] Votre adversaire
}
side-hp = { $amount } PV
side-hand = { $amount ->
    [one] { $amount } carte en main
   *[other] { $amount } cartes en main
}
side-deck = deck { $amount }
side-discard = défausse { $amount }
side-exile = exil { $amount }
side-mage-noir = Mage Noir
label-reserve = Réserve
label-left = Pile gauche
label-right = Pile droite
ether-title = Éther disponible
hand-title = Votre main ({ $amount })
hand-needs = demande { $words }
cost-free = gratuit
status-ready = possible
status-not-now = pas maintenant
status-only-mage-noir = Mage Noir seulement
status-needs-mana = manque { $mana }
status-needs-component = { $amount ->
    [one] manque le composant
   *[other] manquent { $amount } composants
}
card-kind = { $type } { $element }
card-hp = { $amount } PV
card-face-down = face cachée, épuisé
card-cost = Coût : { $mana }
card-needs = Demande : { $words }
card-slot = Se porte : { $slot ->
    [head] sur la tête
    [torso] sur le torse
    [back] sur le dos
    [weapon] à la main, comme arme
    [ring] au doigt
    [feet] aux pieds
   *[other] sur le corps
}
card-now = Tel qu'il se lit maintenant ({ $where }) :
card-silenced = Son texte ne compte pas en ce moment ({ $where }).
card-printed = Tel qu'imprimé :
starting-hand = Main { $amount }
whose-yours = à vous
whose-opponent = à votre adversaire
order-effect = { $amount ->
    [1] son premier effet
    [2] son deuxième effet
    [3] son troisième effet
   *[other] son effet n° { $amount }
}
ordinal = n° { $amount }

# commandes : les mots qui les lancent, séparés par des virgules
command-help = aide, ?
command-table = table
command-card = carte
command-why = pourquoi
command-log = journal
command-undo = annuler
command-auto = auto
command-export = exporter
command-passturn = passer tour
command-concede = abandonner
command-quit = quitter
a-name = NOM
a-file = [FICHIER]
on-or-off = [oui|non]
on-words = oui
off-words = non
help-title = Répondez par le numéro d'un choix, ses mots, ou assez de leur début (« prép fl » pour « Préparer Flamme »). Plusieurs réponses peuvent tenir sur une ligne (« feu feu air gauche »), séparées par des points-virgules là où l'une se confondrait avec la suivante. À tout moment :
help-help = explique de nouveau la question
help-table = montre de nouveau la table
help-card = montre le texte d'une carte
help-why = dit pourquoi vous ne pouvez pas jouer une de vos cartes maintenant
help-log = raconte la partie jusqu'ici, chaque ligne avec sa règle
help-undo = annule votre dernière action, sauf si quelque chose de caché est apparu ou si votre adversaire a choisi depuis
help-auto = déplace la Mana pour vous selon les besoins de votre main (récupérer, prendre, poser, payer) ; « auto oui » le fait pour le reste de la partie
help-export = écrit ce moment comme un scénario, un texte qu'on peut rejouer, modifier et envoyer
help-passturn = passe pour le reste de ce tour
help-concede = abandonne la partie
help-quit = quitte ; la partie est sauvée après chaque choix et peut être reprise
prompt = >{" "}

welcome = Mage Noir : vous contre le robot { $bot } (graine { $seed }).
welcome-two = Mage Noir : { $one } contre { $other }, au même clavier (graine { $seed }).
name-which = Nom du joueur { $amount } :
player-name = Joueur { $amount }
curtain-read = (Appuyez sur Entrée quand vous avez lu.)
curtain = Passez la main à { $name }. { $name }, appuyez sur Entrée quand personne d'autre ne regarde.
resumed = La partie reprend où elle en était ({ $choices } choix jusqu'ici).
welcome-help = Tapez « aide » dès que vous êtes perdu, et « quitter » pour partir ; la partie est sauvée après chaque choix.
not-understood = Je ne comprends pas « { $typed } » : tapez un numéro de 1 à { $last }, les mots d'un choix, ou « aide ».
ambiguous = « { $typed } » peut désigner { $numbers } : tapez-en un peu plus, ou le numéro.
card-which = Quelle carte ? Écrivez par exemple : carte { $example }
card-unknown = Il n'y a pas de carte nommée « { $typed } ».
card-ambiguous = Plusieurs cartes correspondent à « { $typed } » : { $names }.
why-which = Pourquoi pas quoi ? Écrivez par exemple : pourquoi { $example }
why-none = Vous n'avez pas { $card } dans votre main ni en jeu.
why-can = { $verb ->
    [prepare] Vous pouvez préparer { $card } maintenant.
    [activate] Vous pouvez activer { $card } maintenant.
    [channel] Vous pouvez canaliser { $card } maintenant.
   *[use] Vous pouvez utiliser { $card } maintenant.
}
why-after = { $verb ->
    [prepare] Vous pourrez préparer { $card } une fois répondu à cette question.
    [activate] Vous pourrez activer { $card } une fois répondu à cette question.
    [channel] Vous pourrez canaliser { $card } une fois répondu à cette question.
   *[use] Vous pourrez utiliser { $card } une fois répondu à cette question.
}
log-empty = Il ne s'est encore rien passé.
undo-done = C'est annulé.
undo-none = Rien de vous ne peut être annulé : quelque chose de caché est apparu, ou votre adversaire a choisi depuis.
pass-turn-done = Vous passez pour le reste de ce tour.
pass-turn-none = Il n'y a rien à passer ici : répondez d'abord à la question.
auto-done = Fait pour vous : { $choices }.
auto-nothing = « auto » ne fait que déplacer la Mana ; à vous de répondre à cette question.
auto-on = Désormais la Mana est déplacée pour vous. « auto non » y met fin, et « annuler » vous laisse faire la dernière fois vous-même.
auto-off = Désormais vous déplacez votre Mana vous-même.
auto-which = Écrivez « auto », « auto oui » ou « auto non ».
export-done = Ce moment est maintenant un scénario dans { $path } (il contient tout, même ce qui vous est caché). Pour le rejouer : { $command }
export-exists = { $path } existe déjà ; écrivez un autre nom après « exporter ».
export-none = La partie vient de commencer : rien ne peut encore en être exporté. Essayez de nouveau dans une phase principale.
export-failed = Ce moment n'a pas pu être écrit : { $detail }
concede-sure = Voulez-vous vraiment abandonner cette partie ? (oui ou non)
yes-words = oui, o
result-won = Vous avez gagné la partie.
result-lost = Vous avez perdu la partie.
result-drawn = La partie est nulle.
result-named = { $name } a gagné la partie.
record-kept = La partie est consignée dans { $path }.
replay-with = Pour la revoir : { $command }
left = La partie est sauvée. Pour la reprendre : { $command }
unsaved = La partie n'a pas pu être sauvée : { $detail }
already-over = Cette partie est déjà terminée.
