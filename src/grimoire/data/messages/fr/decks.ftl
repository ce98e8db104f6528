# Les decks : ceux du jeu, la page d'un deck, et ce qui peut ne pas aller. Les titres français sont les nôtres.

deck-burning-wrath-title = Colère ardente
deck-burning-wrath-idea = Feu : frapper fort et tôt, et le payer de ses propres points de vie. Parties courtes, idéal pour commencer.
deck-crushing-pressure-title = Pression écrasante
deck-crushing-pressure-idea = Eau : soigner, faire passer la Mana d'un sort à l'autre, puis lâcher une grande vague quand il y en a assez.
deck-surging-growth-title = Croissance irrésistible
deck-surging-growth-idea = Végétal : des Permanents qui naissent d'une graine, vous protègent, et attaquent à chaque tour une fois grands.
deck-whirling-flurry-title = Rafale tourbillonnante
deck-whirling-flurry-idea = Air : piocher beaucoup, préparer de nombreux sorts bon marché, et les enchaîner en un seul tour.

deck-size = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
deck-legal = { $deck } peut être joué ({ $amount } cartes).
deck-curve = Courbe de Mana : combien de cartes coûtent combien de Mana
deck-mana = { $more ->
    [more] { $amount } ou plus
   *[none] { $amount } Mana
}
deck-x = Les cartes qui coûtent X comptent sans leur X.
deck-which = Quel deck jouez-vous ? (Entrée prend le premier)
deck-which-of = Quel deck joue { $name } ? (Entrée prend le premier)

fault-outside = { $card } entre en jeu depuis l'extérieur de la partie et n'a pas sa place dans un deck.
fault-copies = { $amount } exemplaires de { $card } : { $limit } au plus sont permis.
fault-animals = Plus d'un Animal : { $card }.
fault-too-few = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} hors Animaux : il en faut au moins { $limit }.
fault-too-many = { $amount } cartes : plus de { $limit } ne peuvent pas être jouées ici.
