# Pourquoi une chose n'est pas possible maintenant dans Anima.

reason-not-an-option = Ce n'est pas parmi les choix possibles maintenant.
reason-not-asked = La question est pour un autre joueur.
reason-refused = Cela ne peut pas se faire maintenant.
reason-not-in-play = { $card } n'est pas en jeu.
reason-wrong-moment = { $word ->
    [reset] { $card } : cela se joue au Redressement, la première phase du tour.
    [movement] { $card } : cela se joue pendant la phase de Mouvement.
    [seek] { $card } : cela se joue quand on cherche de nouveaux horizons, pendant la phase de Mouvement.
    [interaction] { $card } : cela se joue pendant la phase d'Interaction.
    [exploration] { $card } : cela se joue pendant la phase d'Exploration.
    [combat] { $card } : cela se joue dans un Combat de votre Groupe.
   *[interrupt] { $card } : c'est une Interruption ; elle répond à quelque chose, et on vous le demande quand c'est possible.
}
reason-only-in-reset = { $word ->
    [expel] On renvoie un Personnage au Redressement, la première phase du tour.
   *[show] On montre une Mission au Redressement, la première phase du tour.
}
reason-not-yet-movement = Les Groupes se déplacent pendant la phase de Mouvement. Si le vôtre est dans une Zone et veut aller ailleurs, dites-le au Redressement.
reason-party-is-out = Votre Groupe est hors jeu pour le reste de ce tour : il a été expulsé, ou a perdu son tour.
reason-nothing-to-answer = { $card } est une Interruption, et ce n'est pas à cela qu'elle répond.
reason-cards-forbidden = Aucune carte portant l'icône { DE($card) } ne peut être utilisée dans ce Combat.
reason-nobody-to-spin = { $card } demande dans votre Groupe un Personnage avec son icône, ni incliné ni neutralisé.
reason-incapacitated = { $gender ->
    [female] { LE($card) } est neutralisée jusqu'au prochain Redressement.
   *[male] { LE($card) } est neutralisé jusqu'au prochain Redressement.
}
reason-already-spun = { $gender ->
    [female] { LE($card) } est déjà inclinée et agira de nouveau après le prochain Redressement.
   *[male] { LE($card) } est déjà incliné et agira de nouveau après le prochain Redressement.
}
reason-used-this-turn = Cette capacité { DE($card) } a déjà servi ce tour-ci.
reason-needs-cards = { $amount ->
    [one] Cela coûte un Avantage de votre main, et vous n'en avez pas de reste.
   *[other] Cela coûte { $amount } Avantages de votre main, et vous n'en avez pas autant.
}
reason-condition-not-met = La condition du texte { DE($card) } n'est pas remplie.
reason-no-target = Il n'y a rien que { $card } pourrait viser maintenant.
reason-no-area = Il n'y a pas de Zone pour cela.
reason-arcane-stays = { $card } est un Personnage Arcane et ne peut pas être renvoyé.
reason-last-character = Un Groupe ne peut pas se séparer de son dernier Personnage.
reason-leave-not-declared = Votre Groupe est dans une Zone et n'a pas annoncé au Redressement qu'il la quittait.
reason-just-left = Votre Groupe vient de quitter { LE($card) } ; il pourra y retourner au prochain tour.
reason-too-far-in-tree = { LE($card) } : c'est trop loin ; dans l'arbre, un Groupe entre au Niveau 1, puis monte ou descend d'un Niveau au plus.
reason-no-seeking-in-tree = Dans l'arbre, toutes les Zones sont visibles : il n'y a pas de nouveaux horizons à chercher.
reason-already-acted = Votre Groupe a déjà agi pendant cette phase de Mouvement ; se reposer, c'est ne rien faire.
reason-already-sought = Quelqu'un a déjà cherché de nouveaux horizons ce tour-ci.
reason-not-in-your-area = Ce Groupe n'est pas dans votre Zone.
reason-combat-forbidden = Il n'y a pas de Combat entre Groupes ce tour-ci.
reason-too-unequal = L'un des deux Groupes compte au moins deux Personnages de plus que l'autre.
reason-already-met = Ces deux Groupes se sont déjà battus ce tour-ci.
reason-no-trade-icon = Pour commercer, les deux Groupes doivent être dans des Zones avec l'icône Commerce.
reason-not-given-here = { $word ->
    [advantage] Cette Zone ne donne pas d'Avantages.
   *[recruit] On ne recrute personne dans cette Zone.
}
reason-hand-full = La main serait trop grande.
reason-recruited-last-turn = Vous avez recruté ici ({ $card }) au tour précédent ; on ne recrute pas deux tours de suite dans la même Zone.
reason-party-full = Il n'y a plus de place dans le Groupe : trois Personnages normaux et un Arcane au plus.
reason-pile-empty = Il ne reste pas de carte pour cela.
reason-needs-three-characters = Seul un Groupe de trois Personnages normaux peut recruter un Personnage Arcane.
reason-no-arcane-here = Aucun Personnage Arcane ne peut être recruté ici.
reason-empty-offer = L'offre est encore vide.
reason-no-such-card = Il n'y a pas de carte nommée { $card }.
reason-game-over = La partie est terminée.
reason-not-your-slot = { $card } : ce n'est pas à vous d'agir.
reason-already-shown = { $card } est déjà face visible.
reason-not-yours = Vous n'avez pas { $card } dans votre main ni en jeu, et ce n'est pas une Zone où vous pourriez aller.
