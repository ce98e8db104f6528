# Ce que `grimoire exam` dit d'un robot.

exam-title = { $bot } : { $solved } positions résolues sur { $positions }
exam-positions = positions
exam-solved = résolues
exam-kind = Sujet
exam-kind-lethal = une victoire à portée de main
exam-kind-component = garder ses composants
exam-kind-synergy = des cartes qui se servent entre elles
exam-kind-pile = la pile qu'on a préparée
exam-kind-trade = échanger du Mana
exam-kind-timing = Rituels et protection au bon moment
exam-kind-holding = garder une carte
exam-kind-reply = le prochain tour de l'adversaire
exam-kind-animal = se servir de l'Animal
exam-kind-odds = les chances
exam-kind-size = la taille du Groupe et de la main
exam-kind-bargain = les échanges
exam-kind-finale = la fin de la partie
exam-missed = { $position } ({ $good } sur { $tries }) : { $why }
exam-played = { "  " }Joué : { $choices }
