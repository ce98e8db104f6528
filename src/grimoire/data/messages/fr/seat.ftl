# Ce que reçoit une place, en plus des mots de son jeu.

seat-over = La partie est finie.
seat-waits = C'est à { $name } de décider.

story-cites = cite { $sources }
story-contrast = Par contraste :
story-given = Situation
story-then = Alors
story-line = { $name } : { $words }
story-not-asked = sans question : il n'y avait pas d'autre choix
scenarios-ran = { $passed } réussis, { $failed } en échec
coverage-source = source
coverage-title = titre
coverage-scenarios = scénarios
coverage-nothing = n'affirme rien : { $why }
coverage-none = aucun
coverage-same = (comme { $source }) { $listed }
coverage-counts = { $covered } tenues par un scénario, { $missing } sans scénario, { $nothing } qui n'affirment rien
