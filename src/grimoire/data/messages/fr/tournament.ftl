# La table d'un tournoi. Les parts sont des pourcentages entiers.

tournament-deck = Deck
tournament-won = gagné
tournament-columns = Colonnes : { $decks }.
tournament-played = Part des parties gagnées, en pour cent, et entre parenthèses où elle se trouve 95 fois sur 100. { $games } parties, { $each } par rencontre, autant à chaque place, jouées par le robot { $bot } à partir du tirage { $seed }.
tournament-extremes = Le plus grand écart : { $most } gagne { $most_rate } % contre { $most_other }. Le plus petit : { $least } gagne { $least_rate } % contre { $least_other }.
tournament-open = À moitié gagnées : nulles { $draws }, abandonnées { $unfinished }. Manches qui ont mal tourné, non comptées : { $wrong }.
