# Revoir une partie consignée.

reel-player-name = Joueur
reel-bot-name = { $bot ->
    [novice] Robot novice
    [apprentice] Robot apprenti
    [journeyman] Robot compagnon
    [adept] Robot adepte
    [expert] Robot expert
    [master] Robot maître
   *[other] Robot { $bot }
}
reel-title = { $one } contre { $other } : { $last } choix, tirage n° { $seed }
reel-turn = Tour { $turn } : { $name } ({ $scores })
reel-hand = Main : { $name } ({ $amount })
reel-choice = Choix { $number }, { $name } : { $words }
reel-hidden = (quelque chose que vous ne pouviez pas voir)
reel-player = { $verb ->
    [target] Cibler { $name }
    [first] { $name } commence
   *[choose] Choisir { $name }
}
reel-prompt = [{ $number } sur { $last }] >{" "}
reel-help = Entrée ou « suivant » montre l'action suivante, « retour » la précédente, un numéro le moment qui suit ce choix, « tour 5 » le début d'un tour, « fin » la fin, « carte NOM » une carte, « quitter » s'en va.
reel-nowhere = Ce moment n'existe pas : cette partie compte { $last } choix et { $turns } tours.
reel-unknown = Je ne comprends pas « { $typed } ». Entrée continue, « aide » dit ce qu'il y a d'autre.
reel-first = C'est le début.
reel-unfinished = La partie consignée s'arrête ici ; elle n'était pas finie.
reel-departed = À partir d'ici (après le choix { $number }) la partie consignée ne peut plus être suivie.
command-next = suivant, s
command-back = retour, r
command-choice = choix
command-turn = tour, t
command-end = fin
