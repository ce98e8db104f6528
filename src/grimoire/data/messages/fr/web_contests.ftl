# Les concours dans le navigateur : la table de marque, le téléphone d'un joueur, l'horloge. Ce qu'un concours dit de lui-même est dans contests.ftl.

web-contests-about = La soirée d'un club : des noms, des rondes, des résultats, un classement. On joue à des tables dans une salle ; la table de marque est ici.
web-contests-none = Aucun concours encore. Créez-en un, ou tapez le code de votre feuillet.
web-contest-new = Un nouveau concours
web-contest-all = Tous les concours
web-contest-code = le code de votre feuillet
web-contest-code-open = Ouvrir
web-contest-read-in = Reprendre depuis un fichier …
web-contest-opening = Un instant …
web-contest-state-open = pas commencé
web-contest-state-over = terminé
web-contest-role-organiser = organise
web-contest-role-scorekeeper = tient la marque
web-contest-role-player = joue

web-contest-title = Comment il s'appelle
web-contest-title-hint = Vendredi dans l'arrière-salle
web-contest-kind = Comment il se déroule
web-contest-options = Changer le déroulement …
web-contest-make = Créer le concours
web-contest-best-of = au meilleur de tant de parties
web-contest-cut = tant de joueurs passent au tableau
web-contest-no-cut = personne
web-contest-cut-best-of = au meilleur de tant de parties dans le tableau
web-contest-rounds = rondes
web-contest-rounds-about = 0 : autant qu'il en faut pour le nombre de joueurs
web-contest-minutes = minutes par ronde
web-contest-minutes-about = 0 : une ronde n'a pas de fin
web-contest-late = dernière ronde où l'on peut entrer
web-contest-late-about = 0 : la moitié des rondes
web-contest-format = les listes sont vérifiées par
web-contest-no-lists = pas de listes
web-contest-at-time = quand le temps est écoulé
web-contest-at-time-publisher = derniers tours, puis le plus de PV gagne
web-contest-at-time-draw = la partie est nulle
web-contest-at-time-judge = demander à l'organisation
web-contest-last-by-rank = La dernière ronde est appariée par le classement
web-contest-rules = Ce qui vaut aussi ici (imprimé sur les pages)

web-contest-way = Rondes
web-contest-way-done = (terminée)
web-contest-way-now = (en cours)
web-contest-way-coming = (à venir)
web-contest-round = Ronde { $number }
web-contest-top = Les { $cut } meilleurs
web-contest-left-in = { $left ->
    [2] Finale
    [4] Demi-finales
    [8] Quarts de finale
   *[other] Les { $left } meilleurs
}
web-contest-pages = Pages de ce concours
web-contest-mine = Votre table
web-contest-desk = Table de marque
web-contest-tables = Tables
web-contest-players = Joueurs
web-contest-standings = Classement
web-contest-bracket = Tableau
web-contest-paper = Papier et fichiers
web-contest-timer = Horloge
web-contest-settings = Réglages
web-contest-no-answer = Le serveur ne répond pas, donc rien n'a été fait. Réessayez quand il est de retour ; rien de ce qui était gardé n'est perdu.
web-contest-line-cut = Le serveur ne répond pas ; nouvel essai …
web-contest-until-time = jusqu'à la fin du temps
web-contest-time-called = depuis la fin du temps
web-contest-clock-over = le concours est terminé
web-contest-clock-stands = l'horloge n'est pas lancée

web-contest-table = table
web-contest-player = joueur
web-contest-games = parties
web-contest-stands = où cela en est
web-contest-bye = exempt
web-contest-bye-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ne compte pour aucun adversaire
web-contest-has-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-contest-came-late = venu plus tard
web-contest-late-since = venu plus tard : là depuis la ronde { $round }
web-contest-has-left = a quitté le concours ; les résultats restent
web-contest-phone-here = le téléphone est là
web-contest-stand = { $count ->
    [one] { $count } résultat acquis
   *[other] { $count } résultats acquis
}
web-contest-disputed = { $count ->
    [one] { $count } contesté
   *[other] { $count } contestés
}
web-contest-missing = { $count ->
    [one] { $count } manque
   *[other] { $count } manquent
}
web-contest-drawn = { $count ->
    [one] et { $count } nulle
   *[other] et { $count } nulles
}
web-contest-only-drawn = nulle
web-contest-which-result = Quel résultat ?
web-contest-result-read = { $one } { $first }, { $other } { $second }
web-contest-other-result = un autre résultat : parties, parties, nulles
web-contest-take-it = Prendre
web-contest-say-result = Dire le résultat de la table { $table }
web-contest-correct-table = Corriger la table { $table }
web-contest-says = { $name } dit
web-contest-something-else = Autre chose …

web-contest-typed = Un résultat : table, parties, parties
web-contest-typed-hint = table, parties, parties
web-contest-typed-how = Comme dans 12 2 1, puis Entrée. Un quatrième nombre compte les nulles.
web-contest-typed-means = Entrée le garde : table { $table }, { $one } { $first }, { $other } { $second }{ $drawn ->
    [0] {""}
    [one] , { $drawn } nulle
   *[other] , { $drawn } nulles
}.
web-contest-typed-stands = La table { $table } a déjà son résultat. Entrée ouvre sa correction.
web-contest-typed-kept = Gardé : table { $table }, { $one } { $first }, { $other } { $second }.
web-contest-typed-not = Ce n'est pas un résultat : tapez table, parties, parties, comme 12 2 1.
web-contest-typed-no-table = Il n'y a pas de table { $table } à cette ronde ; la dernière est la { $most }.
web-contest-typed-too-many = { $first } à { $second } est impossible : au meilleur de { $best }, qui en a { $needed } a gagné.
web-contest-typed-level = { $first } à { $second } ne donne pas de vainqueur, et l'un des deux doit continuer.

web-contest-next = Ensuite
web-contest-next-few = Inscrivez les joueurs ; il en faut au moins { $least }.
web-contest-next-pair = { $count ->
    [one] { $count } joueur est inscrit.
   *[other] { $count } joueurs sont inscrits.
} { $lists ->
    [0] Il ne manque rien.
    [one] { $lists } n'a pas de liste de deck : on peut s'en passer, mais une fois la ronde appariée il sera trop tard pour en donner.
   *[other] { $lists } n'ont pas de liste de deck : on peut s'en passer, mais une fois la ronde appariée il sera trop tard pour en donner.
}
web-contest-next-settle = La table { $table } est dite de deux façons. Demandez aux deux, puis dites ce qui vaut.
web-contest-next-start = Ronde appariée. Distribuez les feuillets, que chacun s'assoie, puis lancez l'horloge.
web-contest-next-results = { $missing ->
    [one] Il manque { $missing } résultat.
   *[other] Il manque { $missing } résultats.
} Ils viennent des téléphones, ou se tapent.
web-contest-next-finish = Tous les résultats sont là, et personne n'a plus à jouer.
web-contest-next-over = Le concours est terminé.
web-contest-pair = Apparier : { $title }
web-contest-end = Terminer le concours
web-contest-lacks = { $count ->
    [one] il manque { $count } résultat
   *[other] il manque { $count } résultats
}
web-contest-settle = Régler la table { $table }
web-contest-start-clock = Lancer l'horloge
web-contest-more-time = { $minutes } minutes de plus

web-contest-comings = Arrivées et départs
web-contest-one-more = encore un nom …
web-contest-enter-late = Inscrire
web-contest-who-leaves = qui part …
web-contest-drop = Abandon
web-contest-let-in = Reprendre
web-contest-log = Journal
web-contest-log-about = on revient à toute ligne
web-contest-log-all = Tout le journal
web-contest-log-less = Moins
web-contest-undo = revenir ici
web-contest-undo-strikes = { $count ->
    [one] Ceci serait barré, et resterait lisible :
   *[other] Ces { $count } lignes seraient barrées, et resteraient lisibles :
}
web-contest-undo-to = Revenir à { $number }
web-contest-others = { $who } : { $what }
web-contest-somebody = quelqu'un

web-contest-correct = Corriger la table { $table }
web-contest-what-follows = Ce qui s'ensuit :
web-contest-reason = Pourquoi ?
web-contest-reason-slip = Le feuillet a été mal lu
web-contest-reason-typed = Mal tapé
web-contest-reason-players = Les deux joueurs le disent
web-contest-keep-correction = Garder { $first } à { $second }
web-contest-leave-it = Laisser comme c'est

web-contest-enter-title = Qui joue ?
web-contest-names = Collez les noms, un par ligne, ou un tableau avec une colonne « nom ».
web-contest-line = Ligne { $line } :
web-contest-enter = { $count ->
    [one] Inscrire { $count } joueur
   *[other] Inscrire { $count } joueurs
}
web-contest-enter-none = Inscrire des joueurs
web-contest-enter-list = Inscrire cette liste
web-contest-enter-file = Prendre un fichier …
web-contest-are-in = { $count ->
    [one] { $count } inscrit
   *[other] { $count } inscrits
}
web-contest-nobody = Personne encore.
web-contest-rename = Renommer
web-contest-new-name = Un nouveau nom pour { $name }
web-contest-keep = Garder
web-contest-deck = Liste
web-contest-deck-none = pas de liste
web-contest-deck-given = liste vérifiée
web-contest-deck-locked = liste verrouillée
web-contest-deck-how = { $name } : une carte par ligne, comme « 3 Tornade » ; le side deck après une ligne « Side deck : ».
web-contest-deck-check = Vérifier et garder
web-contest-deck-locked-why = Verrouillée : la première ronde est appariée.
web-contest-close = Fermer

web-contest-rank = place
web-contest-points = points
web-contest-opens = un nombre s'ouvre sur ses lignes
web-contest-final = Classement final
web-contest-after-round = Après la ronde { $round }
web-contest-while-round = Pendant la ronde { $round }
web-contest-after = après la ronde
web-contest-after-all = toutes
web-contest-you = vous
web-contest-left = a quitté
web-contest-decided = départage : { $tiebreak }
web-contest-go-on = { $count ->
    [2] les deux meilleurs continuent
    [4] les quatre meilleurs continuent
    [8] les huit meilleurs continuent
   *[other] les { $count } meilleurs continuent
}
web-contest-goes-on = continue
web-contest-gone = { $names } { $count ->
    [one] a quitté le concours ; les résultats restent.
   *[other] ont quitté le concours ; les résultats restent.
}
web-contest-ties = À égalité de points, ceci départage, dans cet ordre : { $names }.
web-contest-together = ensemble
web-contest-stands-before = { $one } a les mêmes points et { $value }, et passe donc devant { $other }.
web-contest-why = Pourquoi cet appariement ?
web-contest-why-who = Pourquoi ainsi pour
web-contest-why-not = et pourquoi pas
web-contest-why-not-more = quelqu'un …
web-contest-round-table = { $round }, table { $table }
web-contest-needs = Que me faut-il ?
web-contest-needs-of = Que faut-il à { $name } ?

web-contest-on-paper = sur papier
web-contest-sheet-wall = Pour le mur
web-contest-sheet-slips = Feuillets
web-contest-sheet-by-name = Appariements par nom
web-contest-sheet-by-table = par table
web-contest-sheet-missing = Résultats manquants
web-contest-sheet-standings = Classement
web-contest-sheet-bracket = Tableau
web-contest-sheet-lists = Listes
web-contest-sheet-checks = Feuilles de contrôle
web-contest-about-wall = Un grand code qui mène tout téléphone de la salle à ce concours.
web-contest-about-slips = Quatre par page, chacune avec deux codes : l'appareil photo d'un téléphone ouvre la table.
web-contest-about-by-name = Chacun se cherche : table et adversaire.
web-contest-about-by-table = La même chose par tables.
web-contest-about-missing = Les tables qui n'ont encore rien dit, à interroger.
web-contest-about-standings = Avec les départages en toutes lettres.
web-contest-about-bracket = Qui a rencontré qui, et qui continue.
web-contest-about-lists = Ce que chacun joue, par nom.
web-contest-about-checks = Une feuille par liste, avec une case par carte.
web-contest-paper-about = Chaque page s'ouvre dans sa fenêtre et n'a plus besoin de rien : imprimez-la de là, en A4 ou en Letter.
web-contest-paper-round = de la ronde
web-contest-files = Fichiers
web-contest-json-about = Tout le concours, à garder, ou pour continuer ailleurs.
web-contest-csv-standings = classement
web-contest-csv-results = résultats
web-contest-csv-players = joueurs
web-contest-csv-about = Pour un tableur.

web-contest-settings-keep = Garder ces réglages
web-contest-settings-kept = C'est enregistré.
web-contest-staff = Qui aide
web-contest-staff-about = Qui ouvre un tel lien aide à la table de marque depuis son propre ordinateur ou téléphone. Un autre lien met fin au précédent.
web-contest-staff-end = Ne plus aider
web-contest-invite-scorekeeper = Un lien pour qui tient la marque
web-contest-invite-organiser = Un lien pour qui organise aussi
web-contest-other-code = Un autre code
web-contest-fresh-code = vient avec { $code } désormais ; le code d'avant ne vaut plus rien
web-contest-other-link = Un autre lien à la place

web-contest-slip = Votre feuillet
web-contest-slip-about = Vous avez un feuillet ? Son code ouvre votre table sur un téléphone : vous y dites le résultat.
web-contest-take-seat = Prendre la place
web-contest-keep-seat = Garder la mienne
web-contest-not-begun = Cela n'a pas encore commencé.
web-contest-you-sit = Vous êtes à la table { $table }.
web-contest-you-bye = Vous n'avez pas d'adversaire dans cette ronde : { $bye }.
web-contest-you-left = Vous avez quitté ce concours. Vos résultats restent.
web-contest-you-not-in = Vous ne jouez pas dans cette ronde ({ $round }).
web-contest-you-came = C'est fini : vous êtes à la place { $rank } sur { $players }.
web-contest-you-stand = Vous êtes à la place { $rank } sur { $players }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-contest-how-ended = Comment cela s'est-il terminé ?
web-contest-other-told = { $name } l'a dit à la table de marque. Si vous dites la même chose, c'est acquis ; sinon, on vient vous voir.
web-contest-both-tell = Vous le dites tous les deux. Si vous dites la même chose, c'est acquis.
web-contest-ended = { $who ->
    [me] vous avez gagné
    [other] { $other } a gagné
   *[nobody] nul
}
web-contest-tell = { $who ->
    [me] Dire : vous avez gagné, { $more } à { $less }
    [other] Dire : { $other } a gagné, { $more } à { $less }
   *[nobody] Dire : nul
}
web-contest-tell-none = Choisissez comment cela s'est terminé
web-contest-tell-again = Je veux dire autre chose
web-contest-it-stands = C'est acquis.
web-contest-waits-for = Vous l'avez dit. Dès que { $other } dira la même chose, c'est acquis.
web-contest-told-otherwise = Vous dites { $mine }, { $other } dit { $theirs }. On vient vous voir.
web-contest-why-this = Pourquoi cet appariement ?
web-contest-give-list = Donner votre liste
web-contest-my-list = Votre liste
web-contest-leave = Quitter le concours
web-contest-leave-about = Vous n'êtes plus apparié. Vos résultats restent, et la table de marque peut vous reprendre.
web-contest-leave-really = Quitter vraiment
web-contest-phone-of = Ce téléphone est celui de { $name } pour tout le concours.

web-contest-time-is-over = Le temps est écoulé.
web-contest-still-play = { $count ->
    [one] La table { $tables } joue encore.
   *[other] Les tables { $tables } jouent encore.
}
web-contest-still-play-many = { $count } tables jouent encore.
web-contest-all-in = Tous les résultats sont là.
web-contest-whole-screen = Plein écran
web-contest-back = Retour
