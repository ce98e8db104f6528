# Ce qu'on demande à un joueur d'Anima. $card est la carte dont il s'agit, $word le genre de chose, $amount combien, $dice une
# phrase sur les dés posés sur la table, $area la Zone où se trouve le Groupe.

question-keep-character = Deux Personnages se présentent : lequel est le premier de votre Groupe ?
question-return-advantage = Vous avez reçu quatre Avantages et en gardez trois : lequel rendez-vous ?
question-reveal-final = Vous avez accompli une Mission basique. Révélez-vous maintenant la Mission finale ?
question-reset = Redressement : que faites-vous avant que les Groupes se déplacent ?
question-pick-up = { $word ->
    [advantage] Tous les autres ont plus d'Avantages que vous : en prenez-vous un qui vient d'être défaussé ?
   *[character] Tous les autres ont plus de Personnages que vous : en prenez-vous un qui vient d'être renvoyé ?
}
question-movement = { $area ->
    [none] Mouvement : où va votre Groupe ?
   *[other] Mouvement : votre Groupe n'a pas annoncé au Redressement qu'il quittait { LE($area) }. Y reste-t-il, ou se repose-t-il ?
}
dice-on-table = { $purpose ->
    [exploration] { $who ->
        [you] Vous obtenez { $amount } pour explorer { LE($area) }.
       *[other] { $name } obtient { $amount } pour explorer { LE($area) }.
    }
    [check] { $who ->
        [you] Vous obtenez { $amount } à un Test de Vitesse : { $total } avec votre Vitesse.
       *[other] { $name } obtient { $amount } à un Test de Vitesse : { $total } avec la Vitesse du Groupe.
    }
    [combat] Les dés : { $dice }.
   *[text] { $who ->
        [you] Vous obtenez { $amount } au dé.
       *[other] { $name } obtient { $amount } au dé.
    }
}
question-place-area = Laquelle de ces Zones trouvez-vous ?
question-remove-area = Il y a maintenant trop de Zones sur la table : laquelle s'en va ?
question-save-area = { NOMBRE($card) ->
    [many] { LE($card) } vont quitter la table. Défaussez-vous un Avantage pour les y garder ?
   *[one] { LE($card) } va quitter la table. Défaussez-vous un Avantage pour l'y garder ?
}
question-move-anywhere = { $card } : dans quelle Zone va votre Groupe ?
question-lay-where = Sur quelle Zone posez-vous le Piège, face cachée ?
question-spin-for = { LE($card) } demande d'incliner un Personnage qui porte son icône : lequel ?
question-pay-discard = { $card ->
    [none] Un Personnage Arcane coûte un Avantage : lequel défaussez-vous ?
   *[other] Pour payer { LE($card) }, quel Avantage défaussez-vous ? (encore { $amount })
}
question-choose-party = { $card } : quel Groupe choisissez-vous ?
question-choose-character = { $word ->
    [down] { $card } : un de vos Personnages est neutralisé jusqu'au prochain tour. Lequel ?
    [steel] { $card } : lequel de vos Personnages le porte, pour +1 en Combat ?
    [stronger] { $card } : quel Personnage gagne en Combat ?
    [weaker] { $card } : quel Personnage perd en Combat ?
    [taken] { $card } : quel Personnage rejoint votre Groupe ?
   *[none] { $card } : quel Personnage viser ?
}
question-who-dies = { $card ->
    [none] Votre Groupe a perdu de si loin qu'un Personnage meurt : lequel ?
   *[other] { $card } : l'un de vos Personnages meurt. Lequel ?
}
question-who-ascends = { $card } : lequel de vos Personnages cède la place à un Personnage Arcane ?
question-choose-effect = { NOMBRE($card) ->
    [many] { LE($card) } vous laissent le choix : que se passe-t-il ?
   *[one] { LE($card) } vous laisse le choix : que se passe-t-il ?
}
question-may-pay = { NOMBRE($card) ->
    [many] { LE($card) } ont leur prix : le payez-vous ?
   *[one] { LE($card) } a son prix : le payez-vous ?
}
question-discard = { $amount ->
    [one] { NOMBRE($card) ->
        [many] { LE($card) } vous font défausser un Avantage : lequel ?
       *[one] { LE($card) } vous fait défausser un Avantage : lequel ?
    }
   *[other] { NOMBRE($card) ->
        [many] { LE($card) } vous font défausser des Avantages : lequel ensuite ? (encore { $amount })
       *[one] { LE($card) } vous fait défausser des Avantages : lequel ensuite ? (encore { $amount })
    }
}
question-hand-limit = Votre main est trop grande : quel Avantage défaussez-vous ? (encore { $amount })
question-exchange-give = { $card } : quel Avantage donnez-vous contre un de l'autre Groupe, pris au hasard ?
question-trade-give = On vous a demandé un Avantage de votre choix : lequel donnez-vous ? (encore { $amount })
question-retrieve = { $card } : quel Avantage reprenez-vous dans la défausse ?
question-take-combat-card = { $card } : lequel des Avantages utilisés dans ce Combat prenez-vous ?
question-combat-cards = { $card ->
    [none] Avant les dés : utilisez-vous quelque chose dans ce Combat ?
   *[other] Avant les dés : utilisez-vous quelque chose contre { LE($card) } ?
}
question-interrupt = { $word ->
    [die] { $dice } Répondez-vous ?
    [use] { $card ->
        [none] Une carte vient d'être jouée face cachée. Répondez-vous ?
       *[other] On vient d'utiliser { LE($card) }. Répondez-vous ?
    }
    [encounter] { NOMBRE($card) ->
        [many] { LE($card) } viennent d'apparaître devant votre Groupe. Répondez-vous ?
       *[one] { LE($card) } vient d'apparaître devant votre Groupe. Répondez-vous ?
    }
    [trap] Le Piège « { $card } » vient d'être révélé dans votre Zone. Répondez-vous ?
    [death] { LE($card) } va mourir. Répondez-vous ?
   *[other] Vous pouvez répondre maintenant.
}
question-choose-die = { $card } : quel dé ?
question-nudge = Le dé montre { $amount } : un de plus ou un de moins ?
question-turn-timer = Le dé de Crise montre { $amount } : un de plus ou un de moins ?
question-must-attack = Des Factions opposées dans une même Zone doivent se battre : qui attaquez-vous ?
question-interaction = Interaction : attaquer, commercer, ou laisser les autres en paix ?
question-trade-offer = Que mettez-vous dans votre offre ?
question-trade-answer = Que dites-vous de cette offre ?
question-exploration = Exploration : votre Groupe explore-t-il { LE($area) } ?
question-reward = Vous avez exploré { LE($card) }. Quelle récompense prenez-vous ?
question-recruit-keep = Lequel de ces Personnages rejoint votre Groupe ?
question-recruit-discards = Quel Personnage revient de la défausse pour rejoindre votre Groupe ?
question-spin-icons = { $card } demande des Personnages qui montrent ensemble ses icônes : lequel incliner ensuite ?
question-peek-bottom = { $card } : l'une de ces cartes passe-t-elle sous la pioche ?
question-peek-first = { $card } : laquelle de ces cartes va au-dessus ?

# Dit une fois, la première fois qu'une question de ce genre se présente ; et de nouveau par « aide ».

explain-keep-character = Vous menez un Groupe de Personnages. Le but : accomplir une de vos deux Missions basiques (personne d'autre ne les connaît), puis remporter la Mission finale, la même pour tous et encore cachée. Le Combat décide des affrontements : chaque camp y ajoute un dé. La Vitesse décide qui agit d'abord. Les icônes Magie, Ki et Ruse disent quelles cartes Avantage un Personnage peut utiliser.
explain-return-advantage = Les Avantages sont votre main, cinq au plus. Les cartes Magie, Ki et Ruse demandent un Personnage avec cette icône, qu'on incline (la carte est tournée) jusqu'au tour suivant ; les cartes Intrigue ne demandent personne. Chacune dit quand elle s'utilise.
explain-reveal-final = Qui a accompli une Mission basique peut révéler la Mission finale au début d'un tour. Dès lors un compte à rebours court : tous ceux qui ont une Mission basique peuvent la tenter, une fois par tour, et le premier qui l'accomplit gagne. Quand le temps est écoulé, la Crise arrive : les Groupes sans Mission basique sont détruits, et les autres ont chacun une seule tentative. Si vous vous sentez fort, révélez ; sinon, rassemblez d'abord des forces, mais un rival peut révéler aussi.
explain-reset = Chaque tour a quatre phases, et dans chacune tous agissent dans l'ordre de la Vitesse. D'abord le Redressement : les Personnages inclinés sont redressés, et vous pouvez utiliser ce qui porte « Redressement », poser des Pièges, rejoindre une Faction, jouer des Incidents, défausser des cartes ou renvoyer des Personnages. Si votre Groupe est dans une Zone et que vous voulez aller ailleurs ce tour-ci, dites-le maintenant : qui ne le dit pas reste.
explain-pick-up = Ce qu'un joueur défausse ou renvoie pendant le Redressement peut être pris par celui qui, seul, a le moins de cartes (ou de Personnages).
explain-movement = Votre Groupe va dans une des Zones de la table, ou cherche de nouveaux horizons : une nouvelle Zone de la pioche, ou une Zone de la défausse, est posée et vous y entrez (un seul joueur par tour). Devant la plupart des Zones, une Rencontre attend face cachée : le premier venu doit la vaincre ou l'endurer pour entrer. Restez où vous êtes pour explorer de nouveau, ou reposez-vous : vous ne faites alors rien ce tour-ci, et avez +2 en Combat et +2 en Vitesse le tour suivant. Cherchez les Zones que nomment vos Missions, et un Niveau que votre Combat peut supporter.
explain-movement-tree = Les Zones forment un arbre de Niveaux. De l'extérieur, votre Groupe y entre au Niveau 1 ; d'une Zone, il va dans une autre du même Niveau, ou d'un Niveau de plus ou de moins. Chaque changement de Niveau est une Rencontre : il faut la vaincre ou l'endurer pour entrer, sans quoi vous êtes hors de l'arbre. Restez où vous êtes pour explorer de nouveau, ou reposez-vous : vous quittez alors l'arbre, ne faites rien ce tour-ci, et avez +2 en Combat et +2 en Vitesse le tour suivant. Cherchez les Zones que nomment vos Missions, et un Niveau que votre Combat peut supporter.
explain-remove-area = Il n'y a jamais plus de deux Zones par joueur sur la table. Les Zones où se trouvent un Groupe, une Rencontre non vaincue ou un Piège restent.
explain-spin-for = Un Personnage incliné compte toujours en Combat et en Vitesse, mais n'utilise plus rien jusqu'au tour suivant.
explain-who-dies = Qui perd un Combat de 5 ou plus perd un Personnage. Si c'était le dernier, un nouveau Groupe commence avec un Personnage de la pioche.
explain-combat-cards = Chaque camp va ajouter un dé à son Combat, et la plus grande somme l'emporte ; contre les Créatures, l'égalité suffit. Perdre, c'est être expulsé : votre tour est fini. Perdre de 5 ou plus fait mourir un Personnage. Avant les dés, vous pouvez utiliser des cartes et des capacités de Combat.
explain-interrupt = Vous avez de quoi répondre à ce qui vient d'arriver ; on vous le demande avant que cela ne prenne effet. Passer laisse faire.
explain-must-attack = Certaines Factions sont ennemies. Si deux Groupes ennemis sont dans une même Zone, le plus rapide doit attaquer, sauf si l'un compte au moins deux Personnages de plus que l'autre.
explain-interaction = Une seule action : attaquer un Groupe de votre Zone (si aucun ne compte deux Personnages de plus que l'autre), ou commercer, si les deux Groupes sont dans des Zones avec l'icône Commerce. Le vainqueur d'un Combat prend un Avantage au hasard ; le vaincu est hors jeu pour ce tour.
explain-trade-offer = Composez ce que vous donnez et ce que vous voulez, une carte à la fois, puis faites l'offre. Demander n'importe quel Avantage laisse l'autre choisir lequel. Rien ne change de mains avant que l'autre accepte ; il peut répondre par sa propre offre. Commercer était votre action de cette phase, même si rien n'en sort.
explain-trade-answer = Vous pouvez accepter, refuser, ou faire une offre à votre tour ; après trois offres, il ne reste que oui ou non.
explain-exploration = Explorer : un dé décide combien de Rencontres attendent votre Groupe ; les Rencontres d'un Niveau supérieur à celui de la Zone sont simplement défaussées. Si votre Groupe n'est pas expulsé en chemin, vous pouvez prendre une des récompenses de la Zone, et tenter une Mission qui y est nommée en est une. Les Missions qu'il faut tenir plusieurs tours se tentent d'abord ici, avant d'explorer. Qui termine sans explorer ne fait rien ce tour-ci.
explain-reward = Une récompense par exploration. Avantage : autant de cartes que le Niveau de la Zone, cinq en main au plus. Recrutement : un Personnage de plus pour votre Groupe, trois au plus ; un Groupe de trois peut prendre à la place un Personnage Arcane, contre un Avantage. Une Mission : vous tentez aussitôt sa tâche, et si vous échouez vous êtes expulsé. EX : ce que seule cette Zone donne.
explain-trade-give = L'offre que vous avez acceptée demande des Avantages de votre choix.
explain-save-area = Défausser un Avantage garde cette Zone sur la table ; qui en a posé une nouvelle doit alors en nommer une autre.

# Ce que le terminal ajoute à l'explication d'une question : les mots à taper, et comment se lit sa table.
typed-keep-character = Vos Missions sont montrées plus haut. Essayez « carte » suivi d'un nom pour lire n'importe quelle carte.
typed-reset = (Sur la table, « Samouraï 4/3 Ki » est un Personnage de Combat 4, de Vitesse 3, avec l'icône Ki.)
typed-interrupt = « passer tour » passe pour le reste de ce tour ; « auto oui » ne vous demande plus rien sur les dés que les autres lancent pour leurs propres affaires.
