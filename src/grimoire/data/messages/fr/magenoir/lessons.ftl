# Leçons : indices pour ce dont aucune étape ne parle.

hint-trade = L'échange viendra plus tard ; vous avez ce qu'il faut.
puzzle-missed = Pas encore : il lui reste { $amount } PV. On recommence ?
puzzle-wrong-first = Faux dès le début : après « { $words } », { $amount ->
    [0] vous ne lui prenez aucun
   *[other] vous lui prenez au plus { $amount }
} de ses { $life } PV ce tour-ci, quoi que vous fassiez ensuite.
puzzle-wrong-later = Jusque-là, c'était juste. « { $words } » a laissé passer la victoire : ensuite, { $amount ->
    [0] vous ne lui prenez aucun
   *[other] vous lui prenez au plus { $amount }
} des { $life } PV qui lui restaient.
