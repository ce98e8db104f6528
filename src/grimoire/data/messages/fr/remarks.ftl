# Ce que l'auteur d'une carte peut vouloir savoir : cards check, cards preview.
remark-french-name = n'a pas de nom français : le nom anglais en tient lieu
remark-no-component = demande un composant { $word }, mais aucune autre carte ne peut en être un{ $near ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire { $near } ?
}
remark-no-name = parle de { $word }, mais aucune carte n'a ce mot dans son nom{ $near ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire { $near } ?
}
remark-french-word = { $word } n'a pas encore de forme française : le mot est montré tel quel
remark-numeral = le { $number } de { $written } est un chiffre que le texte ne montre pas : d'autres cartes le changeraient sans qu'on le voie ; écrivez-le en toutes lettres
remark-same-name = porte le même nom que la carte { $card } : une liste de deck ne peut pas les distinguer
remark-never-activated = dit ce qu'elle fait quand on l'active, et on n'active que les sorts ; commencez la ligne par « on enters(self) => » ou autrement
remark-no-x = parle de X, mais aucun X n'est payé pour elle : X vaut 0
remark-cost = coûte { $mana } Mana { $needs ->
    [0] sans composant
    [one] avec { $needs } composant
   *[other] avec { $needs } composants
} ; les { $cards } cartes fournies de son type qui en demandent autant coûtent de { $least } à { $most }
remark-damage = inflige { $dealt } dégâts pour { $mana } Mana { $needs ->
    [0] sans composant
    [one] avec { $needs } composant
   *[other] avec { $needs } composants
} ; parmi les { $cards } sorts fournis qui n'en demandent pas plus, aucun n'inflige plus de { $most }
preview-remark = { $where } : { $card } : { $remark }
preview-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $remarks ->
    [0] aucune remarque
    [one] { $remarks } remarque
   *[other] { $remarks } remarques
}
preview-nothing = aucune carte pour l'instant
preview-watching = Le fichier est surveillé : enregistrez-le pour le revoir, Ctrl-C pour finir.
