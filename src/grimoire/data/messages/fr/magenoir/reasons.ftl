# Pourquoi quelque chose n'est pas possible maintenant.

reason-not-an-option = Ce n'est pas parmi les choix possibles maintenant.
reason-not-asked = La question est pour un autre joueur.
reason-refused = Cela ne peut pas se faire maintenant.
reason-not-in-hand = { $card } n'est pas dans votre main : impossible de préparer cette carte.
reason-animal-is-no-spell = { $card } est un Animal, pas un sort : il arrive en jeu quand il est pioché.
reason-only-mage-noir = Seul un Mage Noir peut préparer { $card }.
reason-needs-mana = { $card } demande encore { $amount } Mana { $word } dans votre réserve.
reason-needs-component = { $card } demande encore { $amount } { $amount ->
    [one] composant
   *[other] composants
}{ $word ->
    [none] {""}
   *[other] {" "}{ $word }
} : canalisez un sort dont le nom contient ce mot.
reason-not-prepared = { $card } n'est pas parmi vos sorts préparés.
reason-slowcast = { $card } porte le mot-clé Lent : pas d'activation le tour de sa préparation.
reason-cannot-be-channeled = On ne peut pas canaliser { $card } : seuls les sorts se canalisent, et Permanents et Équipements sont de toute façon des composants.
reason-not-in-play = { $card } n'est pas là où cette capacité fonctionne.
reason-only-when-damaged = Cette capacité { DE($card) } ne sert que lorsque vous subissez des dégâts ; on vous le demandera alors.
reason-not-your-main-phase = { $card } : possible seulement pendant votre phase principale.
reason-not-your-turn = { $card } : possible seulement pendant votre tour.
reason-exhausted = Animal épuisé : { $card } reste face cachée jusqu'à votre prochain tour.
reason-no-effect = { $card } n'a pas d'effet en ce moment.
reason-used-this-turn = Cette capacité { DE($card) } a déjà servi pendant ce tour.
reason-condition-not-met = La condition du texte { DE($card) } n'est pas remplie.
reason-cannot-pay-ability = Vous ne pouvez pas payer cette capacité { DE($card) }.
reason-game-over = La partie est terminée.
reason-no-such-card = Il n'y a pas de carte nommée { $card }.
reason-nothing-changed = { $card } : rien n'a changé depuis la dernière utilisation ; c'est donc refusé pour l'instant.
reason-led-back = { $card ->
    [none] Cela a déjà ramené à la même situation ; c'est donc refusé ici. Faites autre chose.
   *[other] { $card } : cela a déjà ramené à la même situation ; c'est donc refusé ici. Faites autre chose.
}
reason-cannot-trade = Vous ne pouvez pas échanger : il faut deux Mana dans votre réserve, et de la Mana dans la plus grande pile.
reason-no-ability = { $card } n'a pas de capacité que vous puissiez utiliser, ou n'est pas en jeu.
reason-cannot-be-prepared = Un effet en jeu empêche de préparer { $card }.
reason-cannot-be-activated = Un effet en jeu empêche d'activer { $card }.
reason-cannot-pay-preparation = Vous ne pouvez pas payer tout ce que demande la préparation { DE($card) }.
reason-nothing-to-do = Il n'y a rien à quoi { $card } pourrait servir maintenant.
