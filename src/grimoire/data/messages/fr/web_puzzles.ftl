# Problèmes : celui du jour, tous par niveau, ce que l'on a résolu soi-même.

web-puzzle-of-day = Le problème du jour
web-puzzle-and-for = Et pour { $game }
web-puzzle-day = { $date } · { $game } · { $grade } · le même pour tous
web-puzzle-grade = { $grade ->
    [1] facile
    [2] moyen
   *[3] difficile
}
web-puzzle-grade-about = { $grade ->
    [1] peu d'actions, et peu de tentations
    [2] un tour entier
   *[3] un tour, et la réponse d'en face
}
web-puzzle-play = Le jouer
web-puzzle-play-again = Le rejouer
web-puzzle-go-on = Le reprendre
web-puzzle-yesterday = Celui d'hier
web-puzzle-solved-today = Résolu. Le prochain arrive à minuit.
web-puzzles-all = { $count } problèmes
web-puzzles-solved = { $count ->
    [0] aucun résolu
    [one] un résolu
   *[other] { $count } résolus
}, dont { $first } du premier coup
web-puzzle-name = Problème { $number }, { $title } : { $state }
web-puzzle-state = { $state ->
    [first] résolu du premier coup
    [done] résolu
    [tried] essayé
   *[new] pas encore essayé
}
web-puzzle-key = { $state ->
    [first] du premier coup
    [done] résolu
    [tried] essayé
   *[new] pâle : pas encore
}
web-puzzle-key-today = celui du jour
web-day-by-day = Jour après jour
web-days-running = { $running ->
    [one] jour de suite
   *[other] jours de suite
}{ $longest ->
    [0] {""}
   *[other] ; le record est de { $longest }
}
web-day-solved = { $date } : { $solved ->
    [yes] résolu
   *[no] non résolu
}
web-puzzles-kept = Personne d'autre ne le voit. C'est gardé avec votre nom d'ici, ou avec ce navigateur tant que vous êtes de passage.
