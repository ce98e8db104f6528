# Un match en plusieurs parties : le score, les side decks, qui décide qui commence.

series-welcome = Au meilleur des { $best } parties : qui en gagne { $amount } en premier gagne le match. Format : { $format }.
series-welcome-sides = { $sides ->
    [none] Personne n'a de side deck : les decks restent ce qu'ils sont.
   *[some] Entre les parties, on peut échanger des cartes avec le side deck.
}
series-resumed = Le match reprend : partie { $number }, au meilleur des { $best } ({ $score }).
series-over = Ce match est déjà terminé.
series-game = Partie { $number }, au meilleur des { $best } ({ $score })
series-score = { $ended ->
    [drawn] La partie est nulle et ne compte pour personne. Score : { $score } (il faut { $amount ->
        [one] une victoire
       *[other] { $amount } victoires
    }).
   *[won] Score : { $score } (il faut { $amount ->
        [one] une victoire
       *[other] { $amount } victoires
    }).
}
series-decides = { $who ->
    [you] Vous avez perdu cette partie : c'est vous qui direz qui commence la prochaine.
    [named] { $name } a perdu cette partie et dira qui commence la prochaine.
   *[other] Votre adversaire a perdu cette partie et dira qui commence la prochaine.
}
series-decides-again = { $who ->
    [you] Vous avez perdu la dernière partie qui n'était pas nulle : vous direz encore une fois qui commence.
    [other] Votre adversaire a perdu la dernière partie qui n'était pas nulle et dira encore une fois qui commence.
    [named] { $name } a perdu la dernière partie qui n'était pas nulle et dira encore une fois qui commence.
   *[nobody] Personne n'a encore perdu : le hasard désigne de nouveau qui dira qui commence.
}
series-result = { $who ->
    [you] Vous avez gagné le match, { $best } à { $least }.
    [named] { $name } a gagné le match, { $best } à { $least }.
   *[other] Vous avez perdu le match, { $least } à { $best }.
}
series-deck = Votre deck
series-swapped = { $taken } est maintenant dans votre deck, { $out } dans votre side deck.
series-help = Répondez par le numéro d'un choix, ses mots, ou assez de leur début. « { $table } » montre de nouveau votre deck, « { $card } NOM » le texte d'une carte, « { $quit } » quitte (tout est enregistré), « { $help } » répète ceci.
series-not-here = Cela ne marche que pendant une partie. On annule un échange par l'échange inverse ; « aide » dit ce que vous pouvez faire ici.
explain-swap-in = Avant la prochaine partie, vous pouvez échanger des cartes : une carte de votre side deck entre, une carte de votre deck sort à sa place, aussi souvent que vous voulez. Le deck garde son nombre de cartes. Votre adversaire n'en voit rien.
question-swap-in = Faites-vous entrer une carte de votre side deck, et laquelle ?
question-swap-out = Quelle carte de votre deck sort pour { $card } ?
option-keep-deck = Jouer avec ce deck
option-swap-in-card = Faire entrer { $card }
option-swap-out-card = Sortir { $card }
option-back = Non, la laisser dans le side deck
