# Ce qu'un concours dit de lui-même : des appariements qui répondent, ce qu'il faut à un joueur, le journal.

contest-why-robin = { $me } rencontre { $other } parce qu'ici chacun rencontre chacun, et que le cercle en est à eux deux.
contest-why-robin-bye = { $me } ne joue pas : chacun rencontre chacun, et celui que désigne le cercle n'est pas là.
contest-why-cut = { $me } rencontre { $other } parce que leurs places dans le tableau se rejoignent ici.
contest-why-cut-bye = { $me } continue sans jouer : la place voisine est vide dans le tableau.
contest-why-bye-lowest = { $me } est exempt : il en faut un, nul de ceux qui ne l'ont pas été n'a moins de { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et le sort a choisi parmi eux.
contest-why-bye = { $me } est exempt avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : tous ceux qui en ont moins l'ont déjà été, ou la ronde ne pourrait s'apparier autrement.
contest-why-bye-again = { $me } est de nouveau exempt, car tout autre le serait de nouveau aussi, ou en laisserait d'autres se rencontrer une seconde fois.
contest-why-again = { $me } rencontre de nouveau { $other }, après la ronde { $round } : sans une seconde rencontre, cette ronde ne pourrait s'apparier.
contest-why-only = { $me } et { $other } sont les deux seuls à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
contest-why-same = { $me } et { $other } ont tous deux { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et parmi ceux qui en ont autant le sort les a réunis.
contest-why-alone = Nul autre n'a { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { $me } rencontre donc quelqu'un qui en a { $theirs } : { $other }.
contest-why-down-met = { $me } a rencontré tous ceux qui ont { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et rencontre donc quelqu'un qui en a { $theirs } : le sort a donné { $other }.
contest-why-down-odd = Ceux qui ont { $points ->
    [one] { $points } point
   *[other] { $points } points
} ne peuvent pas tous se rencontrer : l'un d'eux rencontre quelqu'un qui en a { $theirs }, et c'est { $me }, avec { $other }.
contest-why-up-met = { $me } a rencontré tous ceux qui ont { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et rencontre donc quelqu'un qui en a { $theirs } : { $other }.
contest-why-up-odd = À quelqu'un qui a { $theirs } points il ne restait personne des siens : { $other } rencontre { $me }, qui en a { $points }.
contest-why-not-robin = { $me } rencontre { $other } à une autre ronde : ici chacun rencontre chacun.
contest-why-not-cut = { $me } et { $other } sont à des places du tableau qui ne se rejoignent pas à cette ronde.
contest-why-not-there = { $other } ne jouait pas à cette ronde.
contest-why-not-even = { $me } n'est pas exempt parce que personne ne l'est : les joueurs étaient en nombre pair.
contest-why-not-apart-us = L'organisation tient { $me } et { $other } à l'écart l'un de l'autre.
contest-why-not-apart = { $me } contre { $other } en réunirait deux autres que l'organisation tient à l'écart l'un de l'autre.
contest-why-not-again-us = { $me } et { $other } se sont rencontrés à la ronde { $round }, et nul ne se rencontre deux fois tant qu'il y a un autre moyen.
contest-why-not-again = { $me } contre { $other } laisserait { $third } et { $fourth } se rencontrer une seconde fois, après la ronde { $round }.
contest-why-not-oldest = { $me } contre { $other } répéterait une rencontre moins ancienne.
contest-why-not-second-bye = { $me } contre { $other } ferait de { $third } un exempt pour la seconde fois.
contest-why-not-bye-score = { $me } contre { $other } ferait un exempt de { $third }, qui a { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; c'est le dernier au classement qui peut l'être.
contest-why-not-scores = { $me } contre { $other } réunirait des joueurs aux scores plus éloignés, comme { $third } avec { $high } contre { $fourth } avec { $low }.
contest-why-not-floats = { $me } contre { $other } ferait jouer quelqu'un hors de son groupe deux fois de suite dans le même sens.
contest-why-not-ranks = { $me } contre { $other } suivrait de moins près le classement, par lequel la dernière ronde est appariée.
contest-why-not-lot = { $me } contre { $other } aurait été aussi bon : le sort a décidé.
contest-why-not-later = { $me } contre { $other } ne laisserait plus apparier les rondes suivantes sans une seconde rencontre.

contest-need-line = { $outcome } : { $verdict }
contest-need-win = une victoire
contest-need-draw = une nulle
contest-need-loss = une défaite
contest-need-sure = dans le tableau, quoi que fassent les autres
contest-need-possible = possible : cela dépend des autres tables et des départages
contest-need-out = éliminé, quoi que fassent les autres

contest-stage-swiss = Ronde { $round }
contest-stage-robin = Ronde { $round }
contest-stage-cut = { $left ->
    [2] Finale
    [4] Demi-finales
    [8] Quarts de finale
   *[other] Les { $left } meilleurs
}
contest-system-swiss = { $rounds ->
    [one] Système suisse en { $rounds } ronde
   *[other] Système suisse en { $rounds } rondes
}
contest-system-cut = , puis les { $cut } meilleurs
contest-system-elimination = Élimination directe
contest-system-robin = Chacun rencontre chacun
contest-series-length = au meilleur de { $amount }

contest-table-missing = manque
contest-table-half = { $name } le dit ; { $other } n'a pas répondu
contest-table-disputed = dit de deux façons
contest-table-desk = noté à la table de marque
contest-table-players = les deux joueurs le disent
contest-table-correction = corrigé
contest-bye-row = exempt, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
contest-bye-cut = continue sans jouer

contest-tiebreak-points = points
contest-tiebreak-omw = gagné par les adversaires
contest-tiebreak-gw = parties gagnées
contest-tiebreak-ogw = parties des adversaires
contest-tiebreak-met = rencontre directe
contest-tiebreak-buchholz = Buchholz
contest-tiebreak-cut1 = Buchholz sans le plus faible
contest-tiebreak-sb = Sonneborn-Berger
contest-tiebreak-wins = victoires
contest-tiebreak-lot = sort
contest-tiebreak-omw-long = ce que les adversaires d'un joueur ont gagné de ce qu'ils pouvaient : la moyenne de leurs parts, chacune d'au moins 1/3, exemptions non comptées
contest-tiebreak-gw-long = la part des parties gagnées, une nulle comptant un tiers
contest-tiebreak-ogw-long = la même part chez les adversaires, chacune d'au moins 1/3
contest-tiebreak-met-long = les points pris les uns aux autres, si tous les ex æquo se sont rencontrés
contest-tiebreak-buchholz-long = les points de tous les adversaires
contest-tiebreak-cut1-long = les points de tous les adversaires sauf le plus faible
contest-tiebreak-sb-long = les points de ceux que l'on a battus, et la moitié de ceux avec qui l'on a fait nulle
contest-tiebreak-wins-long = le nombre de rencontres gagnées
contest-tiebreak-lot-long = tiré à l'ouverture du concours
contest-part-round = ronde { $round }, { $name }
contest-part-share = { $earned } points sur { $possible }
contest-part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
contest-part-raised = relevé à 1/3
contest-part-left-out = non compté
contest-part-together = ensemble

contest-entry-opened = Concours ouvert : { $title }.
contest-entry-changed = Réglages changés.
contest-entry-retitled = Appelé { $title } à partir d'ici.
contest-entry-entered = { $name } est entré.
contest-entry-renamed = { $name } est désormais le nom de ce joueur.
contest-entry-dropped = { $name } a quitté le concours.
contest-entry-returned = { $name } est revenu.
contest-entry-deckGiven = { $name } a donné la liste de son deck.
contest-entry-paired = { $stage } : appariement fait.
contest-entry-started = { $stage } : l'horloge tourne.
contest-entry-extended = { $minutes ->
    [one] { $stage } : { $minutes } minute de plus.
   *[other] { $stage } : { $minutes } minutes de plus.
}
contest-entry-reported = { $name } dit : { $stage }, table { $table }, { $first } à { $second }{ $drawn ->
    [0] {""}
    [one] , { $drawn } nulle
   *[other] , { $drawn } nulles
}.
contest-entry-result = { $stage }, table { $table } : { $first } à { $second }{ $drawn ->
    [0] {""}
    [one] , { $drawn } nulle
   *[other] , { $drawn } nulles
}.
contest-entry-corrected = { $stage }, table { $table } corrigée : { $first } à { $second }{ $drawn ->
    [0] {""}
    [one] , { $drawn } nulle
   *[other] , { $drawn } nulles
}.
contest-entry-undone = Tout ce qui suit l'entrée { $to } est rayé.
contest-entry-finished = Le concours est terminé.
contest-entry-by = { $what } ({ $by })
contest-by-desk = le bureau
contest-entry-reason = { $what } Raison : { $reason }
contest-entry-struck = rayé : { $what }

# Au terminal.
contest-terminal-new = { $title } : { $system }.
contest-terminal-players = { $amount ->
    [one] { $amount } joueur est inscrit.
   *[other] { $amount } joueurs sont inscrits.
}
contest-terminal-player = joueur
contest-terminal-gone = a quitté
contest-terminal-decided = par : { $tiebreak }
contest-terminal-meanwhile = Depuis votre dernière entrée, d'autres ont ajouté :
contest-terminal-more = … { $amount } entrées plus anciennes, dans le journal
contest-terminal-still-open = La table { $table } de la ronde en cours attend encore un résultat.
contest-terminal-robin = À { $amount } joueurs, chacun pourrait rencontrer chacun en autant de rondes : grimoire contest new --preset robin.
contest-terminal-kept = Table { $table } : { $one } { $first }, { $other } { $second }. { $missing ->
    [0] Tous les résultats sont là.
    [one] Il manque { $missing } résultat.
   *[other] Il manque { $missing } résultats.
}
contest-terminal-all-in = Tous les résultats sont là.
contest-terminal-prompt = Table, parties, parties (rien pour finir) :
contest-terminal-keep = La garder ? (o/n)
contest-terminal-yes = o
contest-terminal-not-kept = Rien n'a été changé.
contest-terminal-place = { $name } : la place { $rank } devient { $place }
contest-terminal-move = { $name } : { $points } points deviennent { $then }, la place { $rank } devient { $place }
contest-terminal-otherwise = ronde { $round } : { $one } contre { $other } n'aurait pas été apparié
contest-terminal-nothing-anew = Rien n'est apparié de nouveau.
contest-terminal-no-change = Le classement reste tel quel.
contest-terminal-written = Écrit dans { $path } ; ouvrez-le dans un navigateur et imprimez-le.
contest-terminal-simulated = { $contests ->
    [one] { $contests } concours
   *[other] { $contests } concours
} de { $players } joueurs, { $rounds } rondes en tout.
contest-terminal-again = { $again ->
    [0] Nul ne s'est rencontré deux fois
    [one] { $again } table était une seconde rencontre
   *[other] { $again } tables étaient de secondes rencontres
} ; { $byes ->
    [0] nul n'a été exempt deux fois.
    [one] { $byes } joueur a été exempt une seconde fois.
   *[other] { $byes } exemptions étaient des secondes.
}
contest-terminal-best = Le meilleur a gagné { $won } fois sur 100, et est entré { $cut } fois sur 100 dans le tableau.

# Sur le papier.
contest-page-by-name = { $stage }, par nom
contest-page-by-table = { $stage }, par table
contest-page-missing = { $stage }, résultats manquants
contest-page-slips = { $stage }, feuillets
contest-page-standings = { $round ->
    [0] Joueurs
   *[other] Classement après la ronde { $round }
}
contest-page-standings-now = Classement pendant la ronde { $round }
contest-page-final = Classement final
contest-page-bracket = Tableau
contest-page-you-are = vous êtes
contest-page-table = table
contest-page-against = contre
contest-page-your-points = vos points
contest-page-player = joueur
contest-page-points = points
contest-page-stands = où l'on en est
contest-page-decided = départagé par
contest-page-time-at = fin du temps à { $time }
contest-page-minutes = { $minutes } minutes
contest-page-at-time-publisher = Quand le temps est écoulé, le tour se termine, l'autre joueur a un dernier tour, puis celui qui a le plus de PV gagne la partie ; à égalité, elle est nulle.
contest-page-at-time-draw = Quand le temps est écoulé, la partie en cours est nulle.
contest-page-at-time-judge = Quand le temps est écoulé, demandez à l'organisation.
contest-page-at-time-cut = Dans le tableau il faut un gagnant : à égalité de parties, le match continue.
contest-page-gone = { $amount ->
    [one] { $names } a quitté le concours.
   *[other] { $names } ont quitté le concours.
}
contest-page-ties = À égalité de points, décident dans cet ordre :
contest-page-bracket-first = Les premières places sont celles du tableau.
contest-page-games-won = parties gagnées
contest-page-drawn = nulles
contest-page-signed = signature
contest-page-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Au bureau, dans le navigateur.
contest-advice-robin = À { $amount } joueurs, chacun pourrait rencontrer tous les autres en autant de rondes.
contest-next-pair = Apparier : { $stage }
contest-next-results = { $stage } : { $missing ->
    [one] il manque { $missing } résultat
   *[other] il manque { $missing } résultats
}
contest-next-finish = Terminer le concours
contest-next-over = Le concours est terminé
contest-clock-back = L'horloge de cet ordinateur indique { $now }, mais la dernière entrée date de { $last }. Réglez l'horloge et relancez le serveur ; rien n'est perdu, et les rondes suivent la plus tardive des deux.
contest-clock-moved = L'horloge de cet ordinateur a été avancée ou retardée de { $minutes } minutes pendant que le serveur tournait. Les rondes suivent l'heure d'avant ; relancez le serveur entre deux rondes pour suivre la nouvelle.
contest-come-instead = Ce téléphone est celui de { $mine }. Prendre plutôt la place de { $other } ?
contest-preset-publisher = Comme l'éditeur le propose
contest-preset-publisher-about = 3 rondes suisses, puis les 4 meilleurs en élimination directe ; au meilleur des 3, 45 minutes par ronde.
contest-preset-swiss = Rondes suisses
contest-preset-swiss-about = Autant de rondes que le nombre de joueurs en demande, sans tableau final.
contest-preset-elimination = Élimination directe
contest-preset-elimination-about = Un tableau tiré au sort : qui perd est éliminé.
contest-preset-robin = Chacun contre chacun
contest-preset-robin-about = À peu de joueurs : chacun rencontre tous les autres.
contest-page-lists = Listes des decks
contest-page-checks = Contrôle du deck
contest-page-no-list = pas de liste
contest-page-no-lists = Personne n'a donné de liste.
contest-page-side-deck = Side deck
contest-page-cards = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
contest-page-checked-by = contrôlé par
contest-page-checked-at = ronde, heure
contest-page-checked-found = constat
contest-page-wall = Scannez ce code pour voir appariements et classement. Pour donner un résultat par téléphone, scannez le code de votre feuillet.
