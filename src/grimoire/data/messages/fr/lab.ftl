# Ce que dit `grimoire lab`.

lab-games = parties
lab-progress = { $done } parties sur { $games }, { $rate } par s, avec erreurs : { $errors }
lab-merged = { $file } : { $games } parties sur { $wanted }
lab-percent = { $number } %
lab-share = { $value } ({ $low }–{ $high })
lab-points = { $value } points (de { $low } à { $high })
lab-with = avec { $card }
lab-without = sans { $card }
lab-cost = coût { $change }
lab-arm = { $name } : { $won } des { $games } parties gagnées, { $turns } tours pour la partie médiane
lab-stronger = { $card } rend le deck plus fort : { $effect } en { $rounds } manches, 99 fois sur 100.
lab-weaker = { $card } rend le deck plus faible : { $effect } en { $rounds } manches, 99 fois sur 100.
lab-even = Aucune différence n'a été trouvée : { $effect } en { $rounds } manches, 99 fois sur 100. Il peut y en avoir une, trop petite pour si peu de parties.
lab-too-few = { $rounds } manches ne suffisent pas pour dire si { $card } est trop forte : { $effect } ; il en faut au moins 200.
lab-gap = { $name } : { $gap } sur les mêmes tirages, 99 fois sur 100
lab-begins = gagné en commençant { $first }, sinon { $second }
lab-endings = { $endings }
lab-given-up = { $games } { $games ->
    [one] partie abandonnée, comptée
   *[other] parties abandonnées, comptées
 } comme { $games ->
    [one] nulle
   *[other] nulles
 }
lab-cards = Cartes : gagné quand elle est piochée, quand elle ne l'est pas, la différence (99 fois sur 100 pour les { $cards } ensemble), quand elle est jouée. Une carte piochée surtout dans les longues parties se voit ici aussi.
lab-card = { $mark } { $card } : { $drawn }, { $other }, { $gap }, { $played }
lab-best = Les manches qui la montrent le mieux ont pour tirages { $seeds }.
lab-equilibrium = Le mélange que personne ne gagne à quitter, sur { $rounds } manches ; entre parenthèses, où chaque part se trouve 95 fois sur 100 :
lab-part = { $deck } : { $part } (de { $low } à { $high }), contre tous { $won }
lab-meetings = Les rencontres les plus inégales (! affirmé, 99 fois sur 100 pour toutes ensemble) :
lab-meeting = { $mark } { $deck } contre { $against } : { $won } ({ $bot })
lab-moved = « grimoire { $name } » s'appelle maintenant « grimoire lab { $name } ».
lab-length = { $games } parties, { $turns } tours pour la partie médiane
lab-terms = Programme { $version }, cartes { $cards }, robots { $bots }, { $rounds } manches à partir du tirage { $seed }. Les intervalles valent 95 fois sur 100, sauf mention contraire.
lab-head-way = comment
lab-head-won = gagné
lab-head-gap = différence
lab-head-card = carte
lab-head-drawn = gagné, piochée
lab-head-not-drawn = gagné, non piochée
lab-head-played = gagné, jouée
lab-head-deck = deck
lab-head-part = part
lab-head-matrix = Quels decks valent d'être joués
lab-head-meetings = Gagné à chaque rencontre, en pour cent ({ $bot })
lab-curve = Gagné avec la carte, selon le changement de son coût
lab-own-cost = son coût
lab-shows = Des parties qui la montrent
lab-shows-how = A est le côté étudié ; les mains sont ouvertes. Les phrases où la carte paraît ressortent. La partie enregistrée s'ouvre avec « grimoire replay ».
lab-shown-game = Tirage { $seed } : A gagne en { $turns } tours
lab-save-game = Enregistrer cette partie
lab-ending = { $ending } ({ $games })
