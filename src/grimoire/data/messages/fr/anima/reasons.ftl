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
    [discard] On se défausse de soi-même au Redressement, la première phase du tour.
    [leave] C'est au Redressement, la première phase du tour, qu'un Groupe annonce qu'il quitte sa Zone.
   *[show] On montre une Mission au Redressement, la première phase du tour.
}
reason-not-yet-movement = Les Groupes se déplacent pendant la phase de Mouvement. Si le vôtre est dans une Zone et veut aller ailleurs, dites-le au Redressement.
reason-party-is-out = { $word ->
    [other] Ce Groupe est hors jeu pour le reste de ce tour : il a été expulsé, ou a perdu son tour.
   *[none] Votre Groupe est hors jeu pour le reste de ce tour : il a été expulsé, ou a perdu son tour.
}
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
    [ex] Cette Zone n'a pas de tel EX.
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

# Ce qu'un texte, une main, une pile ou un échange laisse choisir, et pourquoi une chose n'en fait pas partie.

reason-nothing-to-choose = Cela répond à une autre question que celle qui est posée.
reason-choose-a-character = C'est un Personnage qu'il faut choisir ici, non un Groupe.
reason-choose-a-party = C'est un Groupe qu'il faut choisir ici, non une carte.
reason-offered-otherwise = Cela peut se choisir ici, par le mot « { $word } ».
reason-names-something = Il faut nommer quelque chose avec cela : l'un des choix proposés maintenant.
reason-name-a-party = { $word ->
    [attack] Dites quel Groupe attaquer.
   *[trade] Dites avec quel Groupe.
}
reason-no-such-party = Il n'y a pas de Groupe numéro { $amount } à cette table.
reason-party-own = Il faut un autre Groupe que le vôtre.
reason-party-gone = Ce Groupe n'est plus dans la partie, ou il est vide.
reason-party-not-larger = Ce Groupe n'a pas plus de Personnages que le vôtre.
reason-party-without-faction = Ce Groupe n'appartient à aucune Faction.
reason-party-without-cards = Ce Groupe n'a aucun Avantage en main.
reason-party-used-nothing = Aucun Avantage de ce Groupe n'est engagé dans ce Combat.
reason-character-own = { $card } : c'est un Personnage de votre propre Groupe ; le texte parle d'un autre.
reason-character-elsewhere = { $card } : ce Personnage n'est pas dans le Groupe dont il s'agit.
reason-character-arcane = { $card } : c'est un Personnage Arcane ; il ne s'agit ici que des autres.
reason-not-in-a-party = { $card } n'est dans aucun Groupe.
reason-not-in-your-party = { $card } n'est pas dans votre Groupe.
reason-character-without-icon = { $card } n'a pas l'icône qu'il faut.
reason-icon-not-asked = { $card } n'a aucune des icônes qui restent à montrer.
reason-no-such-choice = Le texte laisse le choix entre { $amount } effets, pas davantage.
reason-choice-impossible = Le choix { $amount } du texte ne peut pas s'appliquer maintenant.
reason-already-there = Votre Groupe y est déjà ({ $card }).
reason-die-not-meant = Il n'y a pas de tel dé, ou ce n'est pas un de ceux que l'on peut changer.
reason-die-at-its-end = Le dé montre { $amount } et ne va pas plus loin dans ce sens.
reason-not-among-these = { $card } n'est pas parmi les cartes proposées ici.
reason-not-laid-off = { $card } n'est pas parmi ce qui vient d'être défaussé ou renvoyé.
reason-not-in-pile = { $card } n'est pas dans la défausse où l'on prend.
reason-not-used-here = { $card } n'est pas parmi les Avantages que ce Groupe a utilisés dans ce Combat.
reason-already-named = { $card } est déjà compté, et il n'y en a pas de second exemplaire.
reason-not-to-give = { $card } n'est pas parmi ce que vous pouvez donner.
reason-not-in-hand = { $card } n'est pas parmi les Avantages que vous pourriez défausser.
reason-not-seen-there = { $card } n'est pas dans ce Groupe, et vous ne l'avez pas vu dans cette main. Vous pouvez demander un Avantage quelconque.
reason-all-wanted = Vous demandez déjà autant d'Avantages que ce Groupe en a.
reason-no-more-offers = Trois offres ont été faites : il ne reste que oui ou non.
reason-area-new = { $card } vient d'arriver : c'est une autre Zone qui lui laisse la place.
reason-area-saved = On a défaussé un Avantage pour garder { $card } sur la table.
reason-area-with-party = Il y a un Groupe ici : { $card }.
reason-area-guarded = Une Rencontre est encore posée devant { $card }.
reason-area-with-trap = Un Piège est posé ici : { $card }.
reason-mission-not-now = { $word ->
    [resist] Une Mission qui se tient pendant plusieurs tours se tente au début de l'Exploration, avant le dé.
   *[mission] Une Mission se tente comme récompense d'une exploration.
}
reason-no-mission = { $card } n'est pas une Mission.
reason-mission-done = Vous avez déjà accompli { $card }.
reason-mission-not-yours = { $card } n'est pas une de vos Missions.
reason-needs-basic-mission = { $card } : il faut avoir accompli une Mission de Base.
reason-mission-elsewhere = { $card } ne se tente pas dans la Zone où est votre Groupe.
reason-mission-not-held = { $card } n'est pas une Mission qui se tient plusieurs tours : elle se tente comme récompense.
reason-mission-held = { $card } se tient plusieurs tours : elle se tente avant l'exploration.
reason-step-taken = { $card } a déjà été tentée ce tour-ci.
reason-task-impossible = Ce que demande { $card } ne peut pas se faire maintenant.
reason-in-no-area = Votre Groupe n'est dans aucune Zone.
reason-leaving-already = Votre Groupe a déjà annoncé qu'il partait.
reason-not-yet-exploration = On explore pendant la phase d'Exploration, la dernière du tour.
reason-exploring-over = Un Groupe explore une fois par tour, quand vient son moment d'explorer.
reason-not-yet-interaction = On attaque et l'on commerce pendant la phase d'Interaction, quand vient son moment.
reason-must-attack-first = Des Factions opposées dans une même Zone doivent se battre : il faut attaquer l'une d'elles.
reason-reward-after-exploring = Une récompense se prend quand l'exploration est terminée.
reason-reveal-at-begin = La Mission Finale se révèle au début d'un tour, par quelqu'un qui a accompli une Mission de Base.
reason-takes-no-name = Cela se choisit tel quel, sans rien nommer.
reason-no-bait = Rien ne demande d'appât dans ce Combat.
reason-no-such-reward = Les récompenses sont : des Avantages, un Personnage, un Personnage Arcane, une Mission ou un EX.
