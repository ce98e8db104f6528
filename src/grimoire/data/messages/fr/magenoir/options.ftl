# Ce qu'on peut choisir. L'identifiant est le verbe, et ce que l'option nomme d'autre.

option-hand-amount = Garder la main { $amount }
option-first-player = { $player ->
    [you] Je commence
   *[opponent] Mon adversaire commence
}
option-gather-element-pile = Ajouter { $element } à { $pile }
option-release-element-pile = Poser { $element } à { $pile }
option-pay-element-pile = Payer { $element } à { $pile }
option-pay-element = Payer { $element } de votre réserve
option-pay-card-element = Payer { $element } prise sous { $card }
option-take-pile = Prendre la pile de { $pile }
option-take-element-pile = Prendre { $element } dans la pile de { $pile }
option-take-element = Prendre { $element }
option-give-element = Donner { $element }
option-prepare-card = Préparer { $card }
option-activate-card = Activer { $card }
option-channel-card = Canaliser { $card }
option-use-card = { $ability ->
    [0] Utiliser { $card }
   *[other] Utiliser { $card }, capacité { $ability }
}
option-trade = Échanger de la Mana
option-end-turn = Terminer le tour
option-pass = Passer
option-done = Terminé
option-skip = Se passer de ce composant
option-yes = Oui
option-no = Non
option-component-card = Utiliser { $card }
option-target-card = Cibler { $card }
option-target-player = { $player ->
    [you] Vous cibler vous-même
   *[opponent] Cibler votre adversaire
}
option-choose-card = Choisir { $card }
option-choose-element = { $element } compte
option-choose-player = { $player ->
    [you] Vous choisir vous-même
   *[opponent] Choisir votre adversaire
}
option-discard-card = Défausser { $card }
option-exile-card = Exiler { $card }
option-keep-card = Garder { $card }
option-keep = Laisser les dégâts où ils sont
option-redirect-card = Rediriger vers { $card }
option-first-card = { $card } d'abord
option-order-card = { $card } d'abord
option-order-card-word = { $word ->
    [fall] { $card } tombe d'abord
    [conflict] { $card } : un de trop, d'abord
    [forgeaway] { $card } : sa forge d'abord
   *[other] { $card } d'abord
}
option-order-word = { $word ->
    [zenithcheck] Vérifier le Zénith d'abord
    [controlcheck] Vérifier le contrôle d'abord
   *[other] Les règles d'abord
}
option-x-amount = Payer { $amount }
option-way-amount = { $amount ->
    [0] La façon ordinaire
    [1] L'autre façon que permet son texte
   *[other] L'autre façon que permet son texte, n° { $amount }
}
option-option-amount = Numéro { $amount } de la liste
option-lock-element = Mettre { $element } de votre réserve
option-lock-card-element = Mettre { $element } prise sous { $card }
option-put-element = { $element } dans votre réserve
option-put-card-element = { $element } sous { $card }
option-take-card-element = Prendre { $element } sous { $card }
option-pay-card = Payer avec ce qui est sous { $card }
option-instead-card = La Mana sous { $card } à la place
option-release-element = Laisser partir { $element }
