# Leçons et problèmes : ce qui se dit autour. Leurs propres phrases sont dans leurs fichiers.

lesson-hint-theirs = Celle-ci est à elle. Pointez-la pour la lire.
lesson-hint-concede = Vous êtes sur le point de gagner. Restez.
lesson-hint-else = Pas encore. Regardez ce qui brille.

# dans le terminal
learn-title = Leçons et problèmes : { $game }
learn-line = { $title } ({ $kind }) : { $state }
learn-done = terminée
learn-at = étape { $step } sur { $steps }
learn-begun = commencée
learn-new = nouvelle
learn-first = commencez ici
learn-after = après { $names }
learn-minutes = { $amount } minutes
learn-puzzle = problème : gagnez ce tour-ci
learn-how = « grimoire learn { $lesson } » en commence une, ou la reprend.
learn-goal = But : { $goal }
learn-help = « indice » aide, « annuler » revient au début de l'étape, « aide » donne le reste, « quitter » s'en va ; la prochaine fois, vous reprendrez ici.
puzzle-help = Tout ce qui est légal est permis. « indice » aide un peu plus à chaque fois, « annuler » reprend un coup, « recommencer » repart du début ; « aide » donne le reste.
learn-went-on = Vous reprenez là où vous étiez.
learn-changed = Cette leçon a changé depuis : elle recommence du début.
learn-step = { $step } sur { $steps }
learn-go-on = (Entrée : continuer)
learn-offer-show = « montrez-moi » fait ce choix pour vous.
learn-show-later = Essayez d'abord ; après trois essais, « montrez-moi » fait ce choix pour vous.
learn-undone = Retour au début de l'étape.
learn-no-undo = C'est ici que cela commence.
learn-able = Vous savez maintenant : { $able }
learn-solved = Trouvé.
learn-missed-how = « recommencer » ou « annuler ».
learn-end-lesson = Ensuite, « { $command } » : { $title }.
learn-end-all = C'était la dernière.
learn-end-play-on = « continuer d'ici » poursuit la partie contre un robot ; Entrée pour sortir.
learn-play-on-over = Ici, la partie est finie ; « grimoire play » en commence une à vous.
learn-left = Pour reprendre : { $command }
learn-unsaid = Rien de cela ne sert dans une leçon : répondez d'abord à la question.
learn-newcomer = Première fois ? « { $command } » vous apprend le jeu en dix minutes.
command-showme = montrez-moi, montrez moi
command-hint = indice
command-again = recommencer
command-playon = continuer d'ici, continuer
help-showme = fait le choix de l'étape pour vous, après trois essais
help-hint-lesson = donne l'indice de l'étape ; pour un problème, un de plus à chaque fois
help-again = reprend la leçon ou le problème du début
help-playon = quitte la leçon et poursuit la partie contre un robot
help-undo-lesson = revient au début de l'étape, et de là à celle d'avant
help-quit-lesson = quitte ; la prochaine fois, vous reprendrez ici

# problèmes trouvés par recherche
puzzle-list = Problèmes : { $game }, { $solved } sur { $all } résolus
puzzle-grade = Niveau { $grade }{ $grade ->
    [1] , facile
    [2] , plus difficile
   *[other] , difficile
}
puzzle-line = { $title }{ $state }
puzzle-done = résolu
puzzle-begun = commencé
puzzle-how = « grimoire puzzle { $name } » en joue un : tous les choix sont ouverts, et il faut gagner avant la fin du tour.
puzzle-solved = Juste : résolu. « grimoire puzzle » donne la liste des autres.
puzzle-solution = La solution :
puzzle-proved = { $name } : prouvé, { $amount } choix essayés
puzzle-not-proved = { $name } : pas prouvé
command-giveup = donner sa langue au chat, solution
help-giveup = montre la solution du problème, et pourquoi c'en est une
