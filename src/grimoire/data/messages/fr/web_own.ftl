# Cartes que l'on écrit soi-même dans le navigateur.

web-own-lead = Écrivez une carte ici : elle s'affiche dans les deux langues à mesure, et un clic la met en jeu. Ce que vous écrivez est gardé dans ce navigateur.
web-own-text = Cartes, en texte
web-own-another = Une carte de plus
web-own-save = Enregistrer le fichier
web-own-open = Ouvrir un fichier
web-own-reads = Telle qu'on la lira
web-own-fine = Aucune erreur.
web-own-first = Toutes les cartes du jeu sont lues avec les vôtres : la première fois, cela prend quelques secondes.
web-own-reading = Lecture en cours …
web-own-wrong = { $count ->
    [one] Une erreur
   *[other] { $count } erreurs
}
web-own-at-line = Ligne { $line }
web-own-play = Jouer avec
web-own-friend = La jouer avec un ami
web-own-read-first-title = Des cartes que vous ne connaissez pas
web-own-read-first = { $names } a écrit des cartes pour cette partie. Lisez-les d'abord : vous asseoir, c'est jouer avec elles. Le deck qui vous attend en contient une aussi.
web-own-words = Les mots qu'on peut employer
web-own-words-find = Cherchez un mot ou ce qu'il veut dire
web-own-words-found = { $count ->
    [one] { $count } mot
   *[other] { $count } mots
}
web-own-words-put = Le mettre dans le texte
