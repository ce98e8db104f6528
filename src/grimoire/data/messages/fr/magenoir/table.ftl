# La table de Mage Noir, et ce que le terminal dit de ce jeu.

table-heading = { $who ->
    [you] Tour { $turn } : le vôtre, { $phase }
    [named] Tour { $turn } : { $name }, { $phase }
   *[other] Tour { $turn } : celui de votre adversaire, { $phase }
}
table-setup = Avant le premier tour
side-name = { $who ->
    [you] Vous
   *[other] Votre adversaire
}
side-hp = { $amount } PV
side-hand = { $amount ->
    [one] { $amount } carte en main
   *[other] { $amount } cartes en main
}
side-deck = deck { $amount }
side-discard = défausse { $amount }
side-exile = exil { $amount }
side-mage-noir = Mage Noir
label-reserve = Réserve
label-left = Pile gauche
label-right = Pile droite
ether-title = Éther disponible
hand-title = Votre main ({ $amount })
hand-needs = demande { $words }
cost-free = gratuit
status-ready = possible
status-not-now = pas maintenant
status-only-mage-noir = Mage Noir seulement
status-needs-mana = manque { $mana }
status-needs-component = { $amount ->
    [one] manque le composant
   *[other] manquent { $amount } composants
}
card-kind = { $type } { $element }
card-face-down = face cachée, épuisé
starting-hand = Main { $amount }
order-zenith = pour chaque joueur : autant de sorts préparés que canalisés, ou non
order-effect = { $amount ->
    [1] son premier effet
    [2] son deuxième effet
    [3] son troisième effet
   *[other] son effet n° { $amount }
}
help-title = Répondez par le numéro d'un choix, ses mots, ou assez de leur début (« prép fl » pour « Préparer Flamme »). Plusieurs réponses peuvent tenir sur une ligne (« feu feu air gauche »), séparées par des points-virgules là où l'une se confondrait avec la suivante. À tout moment :
help-why = dit tout ce qui vous empêche de jouer une de vos cartes maintenant
help-deck = montre ce qui doit encore venir de votre deck
help-rule = montre de quoi parle une règle, par le code qui suit une raison (« règle D5.1 ») ou par l'identifiant d'une carte
rule-which = Quelle règle ? Écrivez par exemple : règle D5.1
stop-touched = La question vous est posée quand vous pourriez agir et que quelque chose à vous est touché (vous êtes une cible, vous perdriez des PV ou une carte), et à la fin du tour d'un adversaire.
stop-rule = Ce qui revient au même dans tous les ordres va de soi, dans l'ordre des cartes sur la table ; le Zénith est vérifié avant tout là où rien de visible n'a Zénith.
help-undo = annule votre dernière action, sauf si quelque chose de caché est apparu ou si votre adversaire a choisi depuis
help-auto = déplace la Mana pour vous selon les besoins de votre main (récupérer, prendre, poser, payer) ; « auto oui » le fait pour le reste de la partie
welcome = Mage Noir : vous contre le robot { $bot ->
    [apprentice] apprenti
    [journeyman] compagnon
    [adept] adepte
    [master] maître
   *[other] { $bot }
} (tirage n° { $seed }).
welcome-two = { $seed ->
    [none] Mage Noir : { $one } contre { $other }, au même clavier.
   *[other] Mage Noir : { $one } contre { $other }, au même clavier (tirage n° { $seed }).
}
why-none = Vous n'avez pas { $card } dans votre main ni en jeu.
why-can = { $verb ->
    [prepare] Vous pouvez préparer { $card } maintenant.
    [activate] Vous pouvez activer { $card } maintenant.
    [channel] Vous pouvez canaliser { $card } maintenant.
   *[use] Vous pouvez utiliser { $card } maintenant.
}
undo-none = Aucune de vos actions ne peut être annulée : quelque chose de caché est apparu, ou votre adversaire a choisi depuis.
auto-done = Fait pour vous : { $choices }.
auto-nothing = « auto » ne fait que déplacer la Mana ; à vous de répondre à cette question.
auto-on = Désormais la Mana est déplacée pour vous. « auto non » y met fin, et « annuler » vous laisse faire la dernière fois vous-même.
auto-off = Désormais vous déplacez votre Mana vous-même.
export-none = La partie vient de commencer : rien ne peut encore en être exporté. Essayez de nouveau dans une phase principale.
result-drawn = La partie est nulle.
fact-new = préparé ce tour
answers-announced = { $kind ->
    [activate] { $who ->
        [you] Vous avez annoncé l'activation { DE($card) }
       *[other] { $name } a annoncé l'activation { DE($card) }
    }
    [use] { $who ->
        [you] Vous avez annoncé une capacité { DE($card) }
       *[other] { $name } a annoncé une capacité { DE($card) }
    }
    [prepare] { $who ->
        [you] Vous avez annoncé la préparation { DE($card) }
       *[other] { $name } a annoncé la préparation { DE($card) }
    }
    [channel] { $who ->
        [you] Vous allez canaliser { $card }
       *[other] { $name } va canaliser { $card }
    }
   *[trade] { $who ->
        [you] Vous allez échanger de la Mana
       *[other] { $name } va échanger de la Mana
    }
}
answers-targets = { $said } (cible : { $targets })
answers-moment = { $kind ->
    [begins] { $who ->
        [you] Votre tour commence
       *[other] Le tour { DE($name) } commence
    }
    [began] Les effets du début du tour sont terminés
    [drawn] La phase de pioche est terminée
    [gathered] { $who ->
        [you] Vous avez ajouté votre Mana et allez prendre une pile
       *[other] { $name } a ajouté de la Mana et va prendre une pile
    }
    [taken] { $who ->
        [you] Vous avez pris une pile, et votre phase principale commence
       *[other] { $name } a pris une pile, et la phase principale commence
    }
    [acted] { $who ->
        [you] Votre action est terminée
       *[other] L'action { DE($name) } est terminée
    }
    [ends] { $who ->
        [you] Vous terminez votre tour
       *[other] { $name } termine son tour
    }
    [ended] Les effets de la fin du tour sont terminés
   *[discarded] La main est ramenée à sa taille, et le tour est fini
}
blow-detail = { $card ->
    [none] { $before } → { $after } PV
   *[other] { $card } : { $before } → { $after } PV
}{ $falls ->
    [yes] { $mana ->
        [0] {" "}; tombe
        [one] {" "}; tombe, et sa Mana va à l'Éther
       *[other] {" "}; tombe, et ses { $mana } Mana vont à l'Éther
    }
   *[no] {""}
}
blow-change = { $way ->
    [more] { $amount } de plus à cause { DE($card) }
   *[less] { $amount } de moins grâce { AU($card) }
}
blow-changes = { $card ->
    [none] Vous en subissez { $changes }.
   *[other] { $card } en subit { $changes }.
}
you-targeted = vous
digest-turn = Tour { $turn }, { $name } : { $health }.
digest-health = { $who ->
    [you] vous { $before } → { $after } : { $causes }
   *[other] { $name } { $before } → { $after } : { $causes }
}
digest-nothing = personne n'a perdu ni gagné de points de vie
label-colon = {" "}:
recap-player = { $who ->
    [you] Vous : { $hp } PV, { $board ->
        [one] { $board } carte en jeu
       *[other] { $board } cartes en jeu
    }, { $deck } dans le deck
   *[other] { $name } : { $hp } PV, { $board ->
        [one] { $board } carte en jeu
       *[other] { $board } cartes en jeu
    }, { $deck } dans le deck
}

# Ce qui a changé un coût ou un texte, une phrase chacun.
because-more = { $card } : coûte { $mana } de plus
because-less = { $card } : coûte { $mana } de moins
because-exactly = { $card } : coûte exactement { $mana }
because-free = { $card } : ne coûte rien
because-needs = { $card } : demande moins de composants
because-silenced = { $card } efface son texte.
because-component = { $card }, son composant, le modifie.
because-given = { $card } lui a donné une capacité.
because-numbers = { $card } change ses nombres.
fact-text = texte modifié
fact-named = { $amount ->
    [one] { $amount } composant désigné
   *[other] { $amount } composants désignés
}
fact-needs = { $amount ->
    [0] ne demande aucun composant
    [one] demande { $amount } composant
   *[other] demande { $amount } composants
}
hint-why = { $why }
hint-health = { $who ->
    [you] vous { $before } → { $after } PV
   *[other] { $name } { $before } → { $after } PV
}
hint-ready = tous les composants sont là pour { $cards }
hint-pays = de quoi payer { $cards }
hint-then = ensuite : { $what }
hint-and = { " et " }
