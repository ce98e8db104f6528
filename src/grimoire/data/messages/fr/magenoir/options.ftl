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
option-pay-card-element = Payer { $element } avec la Mana { DE($card) }
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
option-component-card = Utiliser { $card } comme composant
option-target-card = Cibler { $card }
option-target-player = { $player ->
    [you] Vous cibler vous-même
   *[opponent] Cibler votre adversaire
}
option-choose-card = { $fate ->
    [discard] Défausser { $card }
    [prepare] Préparer { $card }
    [show] Montrer { $card }
    [exile] Exiler { $card }
    [hand] Prendre { $card } en main
    [top] Mettre { $card } sur le deck
    [bottom] Mettre { $card } sous le deck
   *[other] Choisir { $card }
}
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
    [conflict] Régler d'abord le surnombre dont { $card } fait partie
    [forgeaway] Défausser d'abord { $card } (Forge)
   *[other] { $card } d'abord
}
option-order-word = { $word ->
    [zenithcheck] Vérifier le Zénith
    [controlcheck] Vérifier le contrôle
   *[other] Les règles d'abord
}
option-x-amount = Payer { $amount }
option-way-amount = Façon { $amount }
option-option-amount = { $amount }
option-lock-element = Mettre { $element } de votre réserve
option-lock-card-element = Mettre { $element } de la Mana { DE($card) }
option-put-element = { $element } dans votre réserve
option-put-card-element = { $element } sous { $card }
option-take-card-element = Prendre { $element } sous { $card }
option-pay-card = Payer avec la Mana { DE($card) }
option-instead-card = Libérer à la place la Mana sous { $card }
option-release-element = Libérer { $element }

# Les options d'une seule question, comme ce qui va se passer : $said est ce que dit le texte de $card, $text le texte entier là
# où une partie ne tient pas seule, $whose si ce texte parle à celui qu'on interroge.

said-then = { $first }, puis { $then }
option-use-card-said = Utiliser { $card } : { $said }
option-yes-may = { $said ->
    [none] Le faire : « { $text } »
   *[other] { $whose ->
        [you] { $said }
       *[other] Laisser faire : « { $said } »
    }
}
option-no-may = Ne rien faire
option-yes-pay-to = { $said ->
    [none] Payer : « { $text } »
   *[other] { $said }
}
option-no-pay-to = { $said ->
    [none] Ne rien payer
   *[other] Ne rien payer : { $said }
}
option-yes-do-or-else = { $said ->
    [none] La première : « { $text } »
   *[other] { $said }
}
option-no-do-or-else = { $said ->
    [none] La seconde : « { $text } »
   *[other] { $said }
}
option-yes-instead-of = { $said ->
    [none] Choisir ce qui le remplace : « { $text } »
   *[other] { $whose ->
        [you] { $said }
       *[other] Laisser faire : « { $said } »
    }
}
option-no-instead-of = { $said ->
    [none] S'en tenir à l'effet ordinaire : « { $text } »
   *[other] { $whose ->
        [you] { $said }
       *[other] Laisser faire : « { $said } »
    }
}
option-yes-instead = { $said ->
    [none] Ne pas laisser { $card } partir à la défausse
   *[other] À la place : « { $said } »
}
option-no-instead = Laisser { $card } partir à la défausse
option-yes-ignore-damage = Payer 1 Mana et ignorer 1 dégât sur { $amount }
option-no-ignore-damage = Subir les dégâts ({ $amount })
option-yes-count-as-more = Compter { $card } pour plus d'un composant
option-no-count-as-more = Compter { $card } pour un composant
option-yes-surcharge = { $said ->
    [none] Payer plus pour { $card }
   *[other] Payer plus : « { $said } »
}
option-no-surcharge = Préparer { $card } sans payer plus
option-no-release-instead = Libérer la Mana sous { $card }
option-way-plain = Préparer { $card } comme d'habitude
option-way-other = { $said ->
    [none] Préparer { $card } autrement : « { $text } »
   *[other] { $said }
}
option-listed = { $said ->
    [none] « { $text } »
   *[other] { $whose ->
        [you] { $said }
       *[other] Laisser faire : « { $said } »
    }
}
option-done-choose = { $picked ->
    [0] N'en choisir aucune
   *[other] Ne rien choisir de plus
}
option-done-extra-component = Ne plus utiliser de composant
option-done-take-mana = Ne plus prendre de Mana
option-done-lock-mana = Ne plus mettre de Mana sous { $card }
option-done-release-up-to = Ne plus libérer de Mana

# Les mêmes sur un bouton, sur la carte même.

verb-prepare = Préparer
verb-activate = Activer
verb-channel = Canaliser
verb-use = Utiliser
verb-target = Cibler
verb-component = Utiliser comme composant
verb-discard = Défausser
verb-exile = Exiler
verb-keep = Garder
verb-keep-redirect = Laisser passer
verb-redirect = Encaisser ici
verb-first = D'abord
verb-order = D'abord
