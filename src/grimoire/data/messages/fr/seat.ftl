# Ce que reçoit une place, en plus des mots de son jeu.

seat-over = La partie est finie.
seat-waits = C'est à { $name } de décider.
