# Ce que `grimoire exam` dit d'un robot.

exam-title = { $bot } : { $solved } positions résolues sur { $positions }
exam-positions = positions
exam-solved = résolues
exam-kind = Sujet
subject-lethal = une victoire à portée de main
subject-component = garder ses composants
subject-synergy = des cartes qui se servent entre elles
subject-pile = la pile qu'on a préparée
subject-trade = échanger de la Mana
subject-timing = Rituels et protection au bon moment
subject-holding = garder une carte
subject-reply = le prochain tour de l'adversaire
subject-animal = se servir de l'Animal
subject-odds = les chances
subject-size = la taille du Groupe et de la main
subject-bargain = les échanges
subject-finale = la fin de la partie
exam-missed = { $position } ({ $good } sur { $tries }) : { $why }
exam-played = { "  " }Joué : { $choices }
