# Les problèmes pas encore résolus

puzzle-missed = Pas encore : la partie n'est pas à vous. On recommence ?
puzzle-wrong-first = Faux dès le début : après « { $words } », plus rien ne gagne.
puzzle-wrong-later = Jusque-là, c'était juste. « { $words } » a laissé passer la victoire : ensuite, plus rien ne gagne.
