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

# pourquoi un texte ne permet pas de choisir quelque chose
reason-no-target-asked = Rien n'est désigné pour un texte en ce moment.
reason-target-is-no-player = Le texte demande une carte, non un joueur.
reason-target-is-named = { $card ->
    [none] Ce joueur est déjà désigné.
   *[other] { $card } : c'est déjà désigné.
}
reason-target-not-in-sight = { $card } : aucun exemplaire ne se trouve là où on pourrait le choisir.
reason-target-elsewhere = { $card } : cette carte n'est pas là où le texte cherche des cartes.
reason-target-no-permanent = { $card } : ce n'est pas une cible ici ; il n'y a que les joueurs et les Permanents qui ont des PV.
reason-target-without-health = { $card } : cette carte n'a pas de PV.
reason-target-with-health = { $card } : cette carte a des PV, et le texte en demande une qui n'en a pas.
reason-target-other-type = { $card } : cette carte n'est pas de la sorte que le texte demande.
reason-target-not-own = { $card } : cette carte est à l'autre joueur, et le texte en demande une à soi.
reason-target-own = { $card } : cette carte est à soi, et le texte en demande une de l'autre joueur.
reason-target-other-element = { $card } : cette carte n'est pas de l'élément que le texte demande.
reason-target-without-word = { $card } : cette carte n'a pas le mot que le texte demande.
reason-target-no-component = { $card } : là où elle est, cette carte n'est pas un composant.
reason-target-itself = { $card } : le texte demande une autre carte qu'elle-même.
reason-target-locks-mana = { $card } : il y a de la Mana dessous, et le texte demande une carte qui n'en a pas.
reason-target-without-keyword = { $card } : cette carte n'a pas le mot-clé que le texte demande.
reason-target-not-meant = { $card } : ce n'est pas ce que le texte demande.
reason-nothing-to-redirect = { $card } : aucun dégât que cette carte pourrait prendre n'est infligé en ce moment, ou il ne peut pas être redirigé.
reason-protector-not-own = { $card } : ce n'est pas un Permanent du joueur qui est touché.
reason-no-protector = { $card } : cette carte n'a pas Protecteur en ce moment.
reason-already-hit = { $card } : les dégâts lui viennent de toute façon.
reason-no-component-asked = Aucun composant n'est désigné en ce moment.
reason-component-of-another-word = { $card } : cette carte ne compte pas comme { $word }, ou sert déjà pour ce sort.

# ce qui répond à une question, et pourquoi cela ne répond pas à celle-ci
reason-nothing-to-choose = Cela répond à une autre question que celle qui est posée.
reason-main-phase-only = { $word ->
    [trade] On échange de la Mana pendant sa propre phase principale, quand rien n'attend de réponse.
   *[other] On termine le tour pendant sa propre phase principale, quand rien n'attend de réponse.
}
reason-nothing-to-pass = Rien n'attend de réponse ici. Dans votre phase principale, vous terminez le tour.
reason-offered-otherwise = Cela peut se choisir ici, par le mot « { $word } ».
reason-names-something = Il faut nommer quelque chose avec cela : l'un des choix proposés maintenant.
reason-takes-no-name = Cela se choisit tel quel, sans rien nommer.
reason-not-among-these = { $card } : cette carte n'est pas parmi ce que l'on peut choisir ici.
reason-mana-not-among-these = Cette Mana ({ $word }) n'est pas parmi ce que l'on peut choisir ici.
reason-no-player-here = Ce n'est pas un joueur que l'on choisit ici.
reason-number-not-among-these = { $amount } n'est pas parmi les nombres que l'on peut choisir ici.
