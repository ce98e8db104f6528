# Ce que `grimoire analyse` dit d'une partie finie.

analysis-progress = examen des décisions
analysis-turning = Où la partie a tourné
analysis-none = Aucune décision n'a coûté cher : c'était la chance, ou bien joué.
analysis-point = Tour { $turn }, choix { $number }, { $name } : { $words }. Chances de gagner ensuite : { $chance } % ; { $best } % étaient possibles.
analysis-better = Mieux : { $line }
analysis-missed = Manqué pendant ce tour : { $what }.
missed-damage = { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
}
missed-health = { $amount } { $amount ->
    [one] Point de Vie
   *[other] Points de Vie
}
missed-cards = { $amount } { $amount ->
    [one] carte
   *[other] cartes
} en main
missed-components = { $amount } { $amount ->
    [one] composant
   *[other] composants
}
missed-standing = { $amount } { $amount ->
    [one] carte
   *[other] cartes
} en jeu
