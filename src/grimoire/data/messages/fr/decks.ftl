# Les decks : ceux du jeu, la page d'un deck, et ce qui peut ne pas aller. Les titres français sont les nôtres.

deck-burning-wrath-title = Colère ardente
deck-burning-wrath-idea = Feu : frapper fort et tôt, et le payer de ses propres points de vie. Parties courtes, idéal pour commencer.
deck-crushing-pressure-title = Pression écrasante
deck-crushing-pressure-idea = Eau : soigner, faire passer la Mana d'un sort à l'autre, puis lâcher une grande vague quand il y en a assez.
deck-surging-growth-title = Croissance irrésistible
deck-surging-growth-idea = Végétal : des Permanents qui naissent d'une graine, vous protègent, et attaquent à chaque tour une fois grands.
deck-whirling-flurry-title = Rafale tourbillonnante
deck-whirling-flurry-idea = Air : piocher beaucoup, préparer de nombreux sorts bon marché, et les enchaîner en un seul tour.
deck-borrowed-hours-title = Heures empruntées
deck-borrowed-hours-idea = Arcane : canaliser des instants, et faire grandir les sorts du temps qu'ils empruntent ; un Mage Noir change chaque seconde en dégâts.
deck-briar-hunt-title = Chasse dans les ronces
deck-briar-hunt-idea = Végétal : des ronces qui arrachent des cartes à la main adverse, des arbres qui poussent derrière, et une flèche pour finir.
deck-ebb-and-flow-title = Flux et reflux
deck-ebb-and-flow-idea = Eau : des gouttes qui servent à bien des sorts, des marées qui reviennent de la défausse, et un peu de soin à chaque coup.
deck-empty-hands-title = Mains vides
deck-empty-hands-idea = Feu : jeter sa propre main, et frapper d'autant plus fort. Rapide, sans grand-chose à quoi se raccrocher.
deck-high-noon-title = Plein midi
deck-high-noon-idea = Feu : mettre des soleils en jeu, garder l'équilibre entre sorts préparés et canalisés, et laisser brûler dessous les sorts solaires.
deck-live-wire-title = Fil sous tension
deck-live-wire-idea = Air, avec un peu de Mana Feu : des étincelles pour composants, une foudre qui les applique de nouveau, un tonnerre pour finir.
deck-long-winter-title = Long hiver
deck-long-winter-idea = Eau : la glace comme composant et comme arme, un mur où s'abriter, et un prix sur chaque carte que pioche l'adversaire.
deck-poison-garden-title = Jardin vénéneux
deck-poison-garden-idea = Végétal : des Permanents qui blessent un peu à chaque tour, puis des pétales et du poison pour ce qui reste.
deck-thousand-feathers-title = Mille plumes
deck-thousand-feathers-idea = Air : des souffles qui reviennent sur le dessus du deck, et des pioches qui blessent d'elles-mêmes.
deck-walking-dunes-title = Dunes en marche
deck-walking-dunes-idea = Minéral : un sable gratuit ou presque devient mains, murs et météore, tandis qu'un Chien mord à chaque tour.

deck-size = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
deck-legal = { $side ->
    [0] { $deck } peut être joué : { $amount } cartes, pas de side deck ({ $format }).
   *[other] { $deck } peut être joué : { $amount } cartes, { $side } dans le side deck ({ $format }).
}
deck-with-animal = { $size } et { $card }
deck-type-spell = Sorts
deck-type-permanent = Permanents
deck-type-equipment = Équipements
deck-type-ritual = Rituels
deck-type-animal = Animal
deck-fits = { $format } : peut être joué
deck-does-not-fit = { $format } : { $amount ->
    [one] une chose ne va pas
   *[other] { $amount } choses ne vont pas
}
deck-thin = { $word } : { $had } disponibles, { $asked } demandés. La main de départ en contient dans { $chance } des parties.
deck-side = Side deck
deck-curve = Courbe de Mana : combien de cartes coûtent combien de Mana
deck-mana = { $more ->
    [more] { $amount } ou plus
   *[none] { $amount } Mana
}
deck-x = Les cartes qui coûtent X comptent sans leur X.
deck-which = Quel deck jouez-vous ? (Entrée prend le premier)
deck-which-of = Quel deck joue { $name } ? (Entrée prend le premier)

fault-outside = { $card } entre en jeu depuis l'extérieur de la partie et n'a pas sa place dans un deck.
fault-banned = Carte interdite : { $card }.
fault-pair = Cartes interdites ensemble, dans le deck et le side deck : { $card }.
fault-restricted = { $amount } exemplaires { DE($card) } : cette carte est limitée à { $limit ->
    [one] un exemplaire
   *[other] { $limit } exemplaires
}.
fault-copies = { $amount } exemplaires { DE($card) } : { $limit } au plus sont permis.
fault-animals = { $limit ->
    [0] Aucun Animal n'est permis : { $card }.
    [1] Plus d'un Animal : { $card }.
   *[other] Plus de { $limit } Animaux : { $card }.
}
fault-too-few = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} hors Animaux : il en faut au moins { $limit }.
fault-too-few-in-all = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} : il en faut au moins { $limit }.
fault-side-deck = { $amount } cartes dans le side deck : { $limit } au plus sont permises.
fault-too-many = { $amount } cartes : plus de { $limit } ne peuvent pas être jouées ici.

# Les formats.
format-since = depuis le { $day }
format-decks = Le deck
format-deck = { $animals ->
    [count] Au moins { $amount } cartes, Animal compris
   *[beside] Au moins { $amount } cartes en plus de l'Animal
}
format-side = Jusqu'à { $amount } cartes dans le side deck
format-copies = Au plus { $amount } exemplaires d'une carte, deck et side deck réunis
format-animals = { $amount ->
    [0] Aucun Animal
    [one] Au plus un Animal, deck et side deck réunis
   *[other] Au plus { $amount } Animaux, deck et side deck réunis
}
format-banned = Interdites, dans le deck et le side deck
format-pair = { $one } avec { $other } ; chacune seule est permise
format-unlisted = { $card } (absente des cartes de ce programme)
format-restricted = Limitées, deck et side deck réunis
format-at-most = { $card } : { $amount ->
    [one] un exemplaire
   *[other] { $amount } exemplaires
}

# Les chances : exactes, si l'on garde la meilleure des deux mains.
odds-percent = { $amount } %
odds-nearly = > { $amount } %
odds-hardly = < { $amount } %
odds-and = { " et " }
odds-says = { $wish } : dans la main de départ, dans { $opening } des parties.
odds-title = Dans combien de parties vous l'avez pioché, tour par tour
odds-how = Exact, si vous gardez celle des deux mains qui sert le mieux ce souhait. Un Animal est votre première pioche. Chaque carte compte une fois, pour les mots qu'elle a toujours : ce qui compte pour plusieurs, ou donne des mots à d'autres, n'est pas calculé.
odds-word = Mot
odds-asked = demandés
odds-had = disponibles
odds-perhaps = +{ $amount } sous condition
odds-opening = main de départ
odds-turn = tour { $turn }
odds-begin = Vous commencez
odds-follow = Vous jouez en second
odds-nothing = Aucune de ses cartes ne demande de composant.
hands-one = Première main
hands-other = Seconde main
hands-then = puis vous piocheriez
