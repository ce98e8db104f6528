# Ce que `grimoire lab ladder` dit des robots.

ladder-title = { $game }, { $seats } joueurs : Elo, { $anchor } à 1500
ladder-bot = Robot
ladder-elo = Elo
ladder-ms = ms par décision : moyenne / 95 sur 100 / maximum
ladder-bout = Rencontre
ladder-against = { $one } contre { $other }
ladder-share = gagné
ladder-all-won = toutes gagnées
ladder-none-won = aucune gagnée
ladder-percent = En pour cent de toutes les parties ; entre parenthèses, où cela se trouve 95 fois sur 100.
ladder-parts = 1 est ce que gagnerait un robot de même force ; entre parenthèses, où cela se trouve 95 fois sur 100.
ladder-open = { $one } contre { $other } : parties sans vainqueur : { $draws }, dont abandonnées : { $unfinished } ; manches qui ont mal tourné : { $errors }.
ladder-cut = { $bot } : le temps a interrompu { $cut } réflexions sur { $decisions } ; ces choix peuvent être autres sur une autre machine.
