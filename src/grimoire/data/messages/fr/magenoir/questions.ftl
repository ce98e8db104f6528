# Ce qu'on demande à un joueur. $card est la carte qui demande, $word un mot de composant, $amount combien.

question-choose-hand = Vous avez reçu deux mains de cinq cartes. Laquelle gardez-vous ?
question-who-begins = C'est à vous de décider : qui joue le premier tour ?
question-gather = { $amount ->
    [one] Quelle Mana ajoutez-vous en dernier ?
   *[other] Quelle Mana ajoutez-vous ? (encore { $amount })
}
question-take-pile = Laquelle des deux piles prenez-vous ?
question-main = Que faites-vous ?
question-hand-limit = Votre main est trop grande : choisissez une carte à défausser (encore { $amount }).
question-window = { $answers ->
    [none] { $turn ->
        [you] Avant que votre tour continue, vous pouvez utiliser quelque chose à cet instant, ou passer.
       *[other] Avant que votre adversaire continue, vous pouvez utiliser quelque chose à cet instant, ou passer.
    }
   *[other] { $answers }. Avant que cela arrive, vous pouvez utiliser quelque chose, ou passer.
}
question-component = Il faut à { $card } un composant { $word } : quelle carte en tient lieu ?
question-extra-component = { $card } : un composant de plus est permis. Lequel ?
question-place-mana = { $card ->
    [none] De la Mana va dans l'Éther disponible : laquelle ensuite, et sur quelle pile ? (encore { $amount })
   *[other] La Mana sous { $card } retourne à l'Éther disponible : laquelle ensuite, et sur quelle pile ? (encore { $amount })
}
question-take-mana = { $card ->
    [none] Prenez de la Mana dans l'Éther disponible ({ $how ->
        [upto] encore { $amount } au plus
       *[exactly] encore { $amount }
    }).
   *[other] { $card } : prenez de la Mana dans l'Éther disponible ({ $how ->
        [upto] encore { $amount } au plus
       *[exactly] encore { $amount }
    }).
}
question-take-infinite = { $card } : prenez de la Mana de l'Éther infini. De quel élément ? (encore { $amount })
question-pay-from = Pour payer { $card } : quelle Mana utilisez-vous ? (encore { $amount })
question-which-element = Des Mana de plusieurs éléments ont été payées pour { $card } : lequel compte ?
question-trade-for = Un échange : quelle Mana prenez-vous ?
question-trade-give = Quelle Mana donnez-vous ? (encore { $amount })
question-choose = { $whose ->
    [you] { $card } : « { $said }. »
   *[other] { $card }, pour votre adversaire : « { $said }. »
} { $verb ->
    [target] Choisissez une cible
   *[other] Choisissez une carte
}{ $how ->
    [any] , autant que vous voulez.
    [upto] { $amount ->
        [one] .
       *[other] {" "}(encore { $amount } au plus).
    }
   *[exactly] { $amount ->
        [one] .
       *[other] {" "}(encore { $amount }).
    }
}
question-count-as-more = Voulez-vous compter { $card } pour plus d'un composant cette fois ?
question-may = { $card } : à vous de choisir. Que faites-vous ?
question-pay-to = Payez-vous le prix { DE($card) } ?
question-redirect = { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}{ $card ->
    [none] {""}
   *[other] {" "}{ DE($card) }
} : qui encaisse ?
question-ignore-damage = { $card ->
    [none] Vous allez subir { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }. Payez-vous 1 Mana pour en ignorer 1 ?
   *[other] Vous allez subir { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } { DE($card) }. Payez-vous 1 Mana pour en ignorer 1 ?
}
question-instead = Départ à la défausse : { $card }. Voulez-vous qu'il arrive autre chose à la place ?
question-instead-first = Plusieurs textes feraient autre chose de { $card } au lieu de l'envoyer à la défausse : lequel passe d'abord ?
question-leaving-order = Plusieurs cartes partent, l'une après l'autre : laquelle d'abord ?
question-order = Plusieurs choses arrivent au même moment : laquelle d'abord ?
question-keep-one = Un seul exemplaire { DE($card) } peut rester : lequel gardez-vous ?
question-keep-some = Il y en a trop d'une même sorte, dont { $card }. Vous pouvez encore en garder { $amount } : lequel gardez-vous ?
question-makes-room = Il faut de la place pour { $card } : lequel part à la défausse ?
question-too-many = Vous avez plus d'Animaux que permis : lequel part en exil ?
question-choose-x = { $word ->
    [none] { $card } : vous pouvez payer X Mana, et vous choisissez X. Combien payez-vous ?
   *[other] Le coût { DE($card) } est de X Mana { $word }, et vous choisissez X : combien payez-vous ?
}
question-prepare-way = On peut préparer { $card } de plusieurs façons : laquelle choisissez-vous ?
question-choose-option = { $card } : à vous de choisir. Que se passe-t-il ? (encore { $amount })
question-do-or-else = { $card } : de deux choses, laquelle ?
question-lock-mana = De la Mana va sous { $card } : laquelle ?
question-share-mana = La Mana sous { $card } se répartit comme vous voulez : où va la suivante ? (encore { $amount })
question-instead-of = { $card } : de deux choses, laquelle ?
question-deck-order = { $card } : plusieurs cartes vont dans le deck, l'une après l'autre. Laquelle d'abord ?
question-which-ability = Parmi les capacités { DE($card) }, laquelle s'applique ?
question-release-instead = La Mana sous { $card } va retourner dans l'Éther disponible. Celle d'une autre carte doit-elle partir à sa place ?
question-release-up-to = { $card } : combien de sa Mana retourne dans l'Éther disponible ? Une par une, encore { $amount } au plus.
question-surcharge = Vous préparez { $card } : payez-vous plus de Mana ?

# Dit une fois, quand une question de cette sorte se pose pour la première fois ; et de nouveau par « aide ».

explain-choose-hand = Votre adversaire et vous commencez avec 20 points de vie (PV). Qui fait tomber l'autre à 0 gagne ; on gagne aussi quand l'autre doit piocher dans un deck vide. Vous gardez une main de cinq cartes, l'autre est remélangée dans votre deck.
explain-who-begins = Le premier joueur ne pioche pas à son premier tour.
explain-gather = Chaque tour commence par la Mana. Vous ajoutez d'abord trois Mana des éléments de votre choix à l'Éther disponible : deux piles ouvertes au milieu de la table. On les pose une à une, sur une pile puis sur l'autre, en commençant par la plus petite. Ensuite vous prenez une pile entière dans votre réserve, et l'autre reste là, pour votre adversaire aussi. Regardez les coûts des cartes de votre main, et posez ce qu'il vous faut sur la pile que vous comptez prendre.
explain-take-pile = Vous prenez maintenant tout ce que contient l'une des deux piles. La Mana non utilisée reste dans votre réserve.
explain-main = C'est le cœur de votre tour : faites autant de choses que vous voulez, dans l'ordre que vous voulez, puis terminez le tour. Préparez une carte de votre main en payant sa Mana (et en ayant les composants qu'elle demande) : Permanents, Équipements et Rituels agissent ensuite d'eux-mêmes. Un sort préparé attend sur le plateau : activez-le pour son effet (il est alors défaussé, et sa Mana retourne à l'Éther), ou canalisez-le, pour qu'il serve de composant pour chaque mot de son nom.
explain-window = Quelque chose à vous peut servir à tout moment, même pendant le tour de votre adversaire : on vous demande donc avant de continuer. Passer laisse continuer.
explain-component = Un composant est un sort canalisé, un Permanent ou un Équipement à vous dont le nom contient ce mot. Il reste en place et peut resservir.
explain-place-mana = Quand une carte quitte le plateau, sa Mana retourne aux deux piles de l'Éther disponible, une à une, sur une pile puis sur l'autre, en commençant par la plus petite.
explain-trade-for = Vous pouvez toujours donner deux Mana de votre réserve contre une de la plus grande pile.
explain-hand-limit = À la fin de votre tour, vous gardez au plus sept cartes en main.
explain-redirect = Un Permanent avec Protecteur peut subir à votre place, ou à la place d'une autre de vos cartes, les dégâts de votre adversaire.
explain-order = Ce qui arrive au même moment est mis en ordre par le joueur dont c'est le tour.

# Ce que le terminal ajoute à l'explication d'une question : les mots à taper.
typed-gather = Ou tapez « auto », et ce sera fait pour vous.
typed-main = Essayez « carte » suivi du nom d'une carte pour la lire, et « pourquoi » pour savoir pourquoi vous ne pouvez pas encore la jouer.
typed-window = « passer tour » continue sans plus demander pendant ce tour.
