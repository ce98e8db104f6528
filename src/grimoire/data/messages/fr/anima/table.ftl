# La table d'Anima, et ce que le terminal dit de ce jeu.

welcome = Anima : vous et { $names } (tirage n° { $seed }).
welcome-two = { $bots ->
    [none] { $seed ->
        [none] Anima : { $one } et { $other }, au même clavier.
       *[other] Anima : { $one } et { $other }, au même clavier (tirage n° { $seed }).
    }
   *[other] { $seed ->
        [none] Anima : { $one } et { $other }, au même clavier, avec { $bots }.
       *[other] Anima : { $one } et { $other }, au même clavier, avec { $bots } (tirage n° { $seed }).
    }
}
help-title = Répondez par le numéro d'un choix, ses mots, ou assez de leur début (« al ma » pour « Aller à Maisen »). Plusieurs réponses peuvent tenir sur une ligne, séparées par des points-virgules (« jouer abel ; terminer »). À tout moment :
help-why = dit tout ce qui vous empêche d'utiliser une de vos cartes maintenant, ou d'aller dans une Zone
help-deck = dit combien de cartes il reste dans chaque pioche
help-rule = montre de quoi parle une règle, par le code qui suit une raison (« règle A:movement-phase ») ou par l'identifiant d'une carte
rule-which = Quelle règle ? Écrivez par exemple : règle A:movement-phase
stop-touched = La question vous est posée quand vous pourriez agir et que votre Groupe est touché : vos dés, vos combats, vos Rencontres et vos morts, une carte qui vous coûterait quelque chose.
stop-rule = Ce qui revient au même dans tous les ordres va de soi.
help-undo = annule votre dernière action, sauf si quelque chose de caché ou un dé est apparu, ou si quelqu'un d'autre a choisi depuis
help-auto = fait ce que le jeu propose : passer, ou incliner qui manquera le moins ; « auto » seul pour cette question, « auto oui » pour qui est incliné et pour les dés que les autres lancent pour leurs propres affaires, « auto non » vous demande tout
auto-done = Fait pour vous : { $choices }.
auto-nothing = Rien n'est proposé ici : à vous de répondre à cette question.
auto-on = Désormais on ne vous demande plus qui est incliné, ni rien sur les dés que les autres lancent pour leurs propres affaires. « auto non » y met fin.
auto-off = Désormais on vous demande tout ce à quoi vous pourriez répondre.
undo-none = Aucune de vos actions ne peut être annulée : quelque chose de caché ou un dé est apparu, ou quelqu'un d'autre a choisi depuis.
export-none = La partie vient de commencer : rien ne peut encore en être exporté. Essayez de nouveau quand ce sera à vous d'agir.
result-drawn = Personne n'a gagné : c'est la fin du monde.
why-none = Vous n'avez pas { $card } dans votre main ni en jeu.
why-can = { $verb ->
    [play] Vous pouvez jouer { $card } maintenant.
    [use] Vous pouvez utiliser { $card } maintenant.
    [move] Vous pouvez y aller maintenant : { $card }.
    [seek] Vous pouvez chercher { $card } maintenant.
    [mission] Vous pouvez tenter { $card } maintenant.
    [resist] Vous pouvez tenter { $card } maintenant.
   *[other] { $card } est parmi vos choix maintenant.
}

you-name = vous
foe-name = l'adversaire
foe-of = l'adversaire de « { $card } »
a-card = une carte
offered-cards = { $amount ->
    [0] rien
    [one] une carte
   *[other] { $amount } cartes
}
opponent-name = personne

phase-setup = préparatifs
phase-start = début du tour
phase-reset = Redressement
phase-movement = Mouvement
phase-interaction = Interaction
phase-exploration = Exploration
phase-crisis = Crise

table-heading = Tour { $turn }, { $phase } · ordre : { $order }
table-setup = Préparatifs
reel-scores = Tour { $turn } : { $scores }
score-missions = { $amount ->
    [0] Combat { $combat }, Vitesse { $speed }
    [one] Combat { $combat }, Vitesse { $speed }, 1 Mission
   *[other] Combat { $combat }, Vitesse { $speed }, { $amount } Missions
}

areas-title = Zones (encore { $left } dans la pioche)
area-level = Niveau { $level }
area-trade = Commerce
area-hidden = Rencontre face cachée
area-met = { NOMBRE($card) ->
    [many] { LE($card) } y attendent{ $combat ->
        [none] { "" }
       *[other] , Combat { $combat }
    }
   *[one] { LE($card) } y attend{ $combat ->
        [none] { "" }
       *[other] , Combat { $combat }
    }
}
area-trap = { $known ->
    [yes] Piège « { $card } »
   *[no] Piège { DE($name) }
}
area-here = ici : { $names }
area-rewards = donne { $rewards }
area-mission = votre Mission « { $card } »
show-counts = elle ne compte que face visible
show-only = les autres la connaîtront, rien de plus
no-reward = il n'y a pas de récompense pour vous ici maintenant
final-barred = Vous n'avez pas encore de Mission basique : sans elle, vous ne pouvez pas tenter celle-ci, et la Crise vous détruit.
end-stays = votre Groupe reste { $at }
area-climb = une Rencontre en chemin, pour le changement de Niveau
area-final = Mission finale
reward-advantage = { $amount ->
    [one] { $amount } Avantage
   *[other] { $amount } Avantages
}
reward-recruit = un Recrutement
reward-ex = EX { $extra }
reward-name = { $reward ->
    [advantage] Avantage
    [recruit] Recrutement
    [arcane] Recrutement (Arcane)
   *[other] EX { $extra }
}

parties-title = Groupes
side-name = Vous
side-party = Combat { $combat }, Vitesse { $speed }
side-in = { $at }
side-leaving = { $at }, en partance
side-outside = dehors
side-out = hors jeu pour ce tour
side-gone = hors de la partie
side-hand = { $amount ->
    [one] { $amount } Avantage
   *[other] { $amount } Avantages
}
label-party = Groupe
label-faction = Allégeance
label-completed = Accomplies
label-missions = Missions
label-known = Connues
label-bonus = Effets
character-spun = { $gender ->
    [female] inclinée
   *[male] incliné
}
character-down = { $gender ->
    [female] neutralisée
   *[male] neutralisé
}
character-steel = +1
missions-hidden = { $amount ->
    [one] { $amount } inconnue
   *[other] { $amount } inconnues
}
change-combat = { $amount } en Combat
change-combat-rolls = { $amount } à tous les jets de Combat
change-speed = { $amount } en Vitesse
change-level = { $amount } au Niveau
change-hand-limit = { $amount } à la limite de main
change-skip-preliminary = entre sans affronter la Rencontre
change-best-of = meilleurs dés
span-fight = dans ce Combat
span-turn = ce tour-ci
span-next_turn = au prochain tour
span-lasting = pour toute la partie
bonus-line = { $change } { $span } ({ $source })
bonus-rest = repos

hand-title = { $who ->
    [you] Vos Avantages ({ $amount } sur { $limit })
   *[other] Avantages ({ $amount } sur { $limit })
}
hand-empty = aucun
missions-title = { $who ->
    [you] Vos Missions
   *[other] Missions
}
mission-marks =
    { $amount ->
        [one] { $amount } marqueur sur { $needed }
       *[other] { $amount } marqueurs sur { $needed }
    }
mission-steps = { $amount ->
    [one] { $amount } tour tenu sur { $needed }
   *[other] { $amount } tours tenus sur { $needed }
}
mission-levels = Niveaux { $levels } faits
mission-closed = cachée : ne compte qu'une fois montrée
mission-shown = face visible
mission-completed = accomplie
final-title = Mission finale : { $card } (Crise dans { $amount ->
    [one] { $amount } tour
   *[other] { $amount } tours
})
incidents-title = Incidents de ce tour
fight-title = Combat
fight-line = { $one } ({ $combat }) contre { LE($other) } ({ $foe })
fight-totals = avec les dés : { $ours } contre { $theirs }
fight-dice = { $one } : { $amount } dés, le meilleur compte
fight-margin = perdre de { $amount } ou plus fait mourir un Personnage
fight-used = cartes utilisées : { $cards }
offer-title = L'offre
offer-give = { $who ->
    [you] Vous donnez : { $cards }
   *[other] { $name } donne : { $cards }
}
offer-want = { $who ->
    [you] Vous demandez : { $cards }
   *[other] { $name } demande : { $cards }
}
offer-not-yet = Elle ne peut pas être faite ainsi : { $reason }
offer-nothing = rien
card-says = { $card } : { $text }
die-for = { $amount } pour { $name }
offer-any = { $amount ->
    [one] n'importe quel Avantage
   *[other] { $amount } Avantages au choix de l'autre
}
skill-magic = Magie
skill-ki = Ki
skill-trickery = Ruse
chance-in = { $percent ->
    [0] presque aucune chance d'entrer
    [100] entrée presque certaine
   *[other] environ { $percent } % d'entrer
}
chance-through = { $percent ->
    [0] presque aucune chance d'en venir à bout
    [100] presque certain d'en venir à bout
   *[other] environ { $percent } % d'en venir à bout
}
chance-win = { $who ->
    [you] { $percent ->
        [0] en l'état, vous ne pouvez pas gagner
        [100] en l'état, vous gagnez à coup sûr
       *[other] vous gagnez environ { $percent } fois sur 100
    }
   *[other] { $percent ->
        [0] en l'état, { $name } ne peut pas gagner
        [100] en l'état, { $name } gagne à coup sûr
       *[other] { $name } gagne environ { $percent } fois sur 100
    }
}

# Comment les parties finissent, et ce qu'il fallait y accomplir (grimoire simulate).
ending-quest = fin : la Mission finale accomplie à temps
ending-crisis = fin : la Crise surmontée
ending-alone = fin : un seul avait une Mission basique à la Crise
ending-nobody = fin : personne n'a gagné
fate-basic = Mission basique
fate-final = Mission finale

# Ce que reçoit une place : les lieux et les faits.

place-hand = main
place-party = Groupe
place-missions = Missions
place-completed = Missions accomplies
place-faction = Faction
place-organization = Organisation
place-dealt = au choix
yours-hand = Votre main
yours-party = Votre Groupe
yours-missions = Vos Missions
yours-completed = Vos Missions accomplies
yours-faction = Votre Faction
yours-organization = Votre Organisation
yours-dealt = À vous de choisir parmi
place-character-deck = Personnages
place-character-discard = Personnages défaussés
place-arcane-deck = Personnages Arcanes
place-arcane-discard = Personnages Arcanes défaussés
place-advantage-deck = Avantages
place-advantage-discard = Avantages défaussés
place-encounter-deck = Rencontres
place-encounter-discard = Rencontres défaussées
place-area-deck = Zones à découvrir
place-area-discard = Zones défaussées
place-set-aside = mis de côté
place-final-deck = Missions finales
place-final = Mission finale
place-areas = Zones
place-guards = Rencontres devant les Zones
place-traps = Pièges
place-drawn = Rencontres tirées
place-beside = Rencontres de cette phase
place-incidents = Incidents
place-used = en cours d'utilisation
place-tossed = défaussées à l'instant
place-looked = cartes regardées
place-dice = dés
fact-combat = Combat { $amount }
fact-speed = Vitesse { $amount }
fact-hand-limit = { $amount } cartes en main au plus
fact-timer = compte à rebours { $amount }
die-shows = un dé qui montre { $amount }
digest-turn = Tour { $turn } : { $told }
recap-no-missions = aucune
recap-player = { $name } : { $standing } ; Missions accomplies : { $missions }

# La même chose en peu de mots, au pied d'une carte.
status-not-now = pas maintenant
status-wrong-moment = { $word ->
    [reset] au Redressement
    [movement] au Mouvement
    [seek] en cherchant
    [interaction] à l'Interaction
    [exploration] à l'Exploration
    [combat] en Combat
   *[interrupt] en réponse
}
status-only-in-reset = au Redressement
status-not-yet-movement = au Mouvement
status-nobody-to-spin = personne à incliner
status-already-spun = { $gender ->
    [female] inclinée
   *[male] incliné
}
status-incapacitated = { $gender ->
    [female] neutralisée
   *[male] neutralisé
}
status-used-this-turn = déjà servi
status-needs-cards = manque d'Avantages
status-condition-not-met = condition non remplie
status-no-target = rien à viser
status-nothing-to-answer = répond à autre chose
status-already-shown = montrée
status-just-left = à peine quittée
status-leave-not-declared = départ non annoncé
status-party-is-out = hors jeu pour ce tour
status-not-in-your-area = pas dans votre Zone
status-combat-forbidden = aucun Combat ce tour
status-too-unequal = tailles trop inégales
status-already-met = déjà affronté ce tour
status-no-trade-icon = il manque une icône Commerce
status-already-sought = déjà cherché ce tour
status-already-acted = vous avez déjà agi
status-no-area = plus de Zone
why-not-with = { $name } : { $reason }

# Ce qui a changé un nombre, une phrase chacun.
because-text = { $card } : { $change }
because-down = { $gender ->
    [female] { LE($card) } est neutralisée : { $change }
   *[male] { LE($card) } est neutralisé : { $change }
}
because-steel = Acier de Karh sur { LE($card) } : { $change }
because-fight = Utilisé dans ce Combat : { $change }

# Une carte et ce qu'elle dit, sur une ligne.
named-text = { $name } : { $text }

# Où en est un Groupe, en peu de mots.
fact-done = { $amount ->
    [0] aucune Mission accomplie
    [one] { $amount } Mission accomplie
   *[other] { $amount } Missions accomplies
}
fact-order = { $amount ->
    [1] joue en premier ce tour-ci
   *[other] joue en { $amount }e position ce tour-ci
}
fact-leaving = en partance
fact-admitted = { $may ->
    [yes] peut tenter la Mission finale
   *[no] aucune Mission accomplie : ne peut pas tenter la Mission finale, et la Crise serait sa perte
}
fact-resisted = { $amount ->
    [one] a tenu { $amount } tour
   *[other] a tenu { $amount } tours
}

# Un Combat, ses deux côtés.
contest-before = { $who ->
    [you] Vous, devant { LE($card) }
   *[other] { $name }, devant { LE($card) }
}
contest-about = { $at ->
    [none] { $who ->
        [you] vous
       *[other] { $name }
    }
   *[other] { $who ->
        [you] vous, { $at }
       *[other] { $name }, { $at }
    }
}
contest-itself = { $who ->
    [you] votre Groupe
    [foe] son Combat
   *[other] le Groupe
}
contest-rest = ce qui compte encore
contest-rested = repos
contest-margin = { $tie ->
    [even] l'égalité ne profite à personne ; perdre de { $amount } fait mourir un Personnage
    [you] l'égalité est pour vous ; perdre de { $amount } fait mourir un Personnage
   *[other] l'égalité est pour { $name } ; perdre de { $amount } fait mourir un Personnage
}
contest-verdict = { $still ->
    [yes] { $who ->
        [you] { $how ->
            [wins] { $amount ->
                [0] Égalité, qui est pour vous, sauf réponse
               *[other] Vous gagnez de { $amount }, sauf réponse
            }
            [ties] Égalité, sauf réponse
           *[loses] Vous perdez de { $amount }, sauf réponse
        }
       *[other] { $how ->
            [wins] { $amount ->
                [0] Égalité, qui est pour { $name }, sauf réponse
               *[other] { $name } gagne de { $amount }, sauf réponse
            }
            [ties] Égalité, sauf réponse
           *[loses] { $name } perd de { $amount }, sauf réponse
        }
    }
   *[no] { $who ->
        [you] { $how ->
            [wins] { $amount ->
                [0] Égalité, qui est pour vous : vous gagnez
               *[other] Vous gagnez de { $amount }
            }
            [ties] Égalité : rien ne se passe
           *[loses] Vous perdez de { $amount }
        }
       *[other] { $how ->
            [wins] { $amount ->
                [0] Égalité, qui est pour { $name } : victoire
               *[other] { $name } gagne de { $amount }
            }
            [ties] Égalité : rien ne se passe
           *[loses] { $name } perd de { $amount }
        }
    }
}

# Ce qu'on peut attendre d'un choix, en peu de mots, sur la chose même.
outlook-chance = { $percent ->
    [0] sans espoir
    [100] presque sûr
   *[other] { $percent } sur 100
}
outlook-stay = rester { $at }
outlook-open = rien n'attend
outlook-trap = un Piège ici
outlook-fight = { $ours } contre { $theirs } : { $odds }
outlook-wins = { $percent ->
    [0] perdu
    [100] gagné
   *[other] gagne { $percent } fois sur 100
}

# Un échange : ce qu'il ferait d'un Groupe.
exchange-combat = Combat { $before } → { $after }
exchange-speed = Vitesse { $before } → { $after }
exchange-hand = main { $before } → { $after } sur { $limit }
exchange-won = { $skill } en plus
exchange-lost = { $skill } en moins

# Ce à quoi répond une Interruption : qui a fait quoi, à qui, dans quel Combat.
answers-used = { $who ->
    [you] Vous utilisez { LE($card) }
   *[other] { $name } utilise { LE($card) }
}
answers-at = { $said }, visant { $targets }
answers-spinning = { $said }, en inclinant { LE($spun) }
answers-check = { $said }, il faut { $needed }
answers-reply = { $said }, en réponse { AU($card) }
answers-party = { $who ->
    [you] votre Groupe
   *[other] le Groupe { DE($name) }
}
answers-face-down = { $who ->
    [you] Vous jouez une carte face cachée
   *[other] { $name } joue une carte face cachée
}
answers-met = { $who ->
    [you] { LE($card) } se dresse contre votre Groupe{ $at ->
        [none] {""}
       *[other] {" "}{ $at }
    }
   *[other] { LE($card) } se dresse contre { $name }{ $at ->
        [none] {""}
       *[other] {" "}{ $at }
    }
}
answers-trap = { $who ->
    [you] Votre Piège { $card } se déclenche { $at }
    [nobody] Le Piège { $card } se déclenche { $at }
   *[other] Le Piège { $card } { DE($name) } se déclenche { $at }
}
answers-death = { $who ->
    [you] { LE($card) }, de votre Groupe, va mourir
   *[other] { LE($card) }, du Groupe { DE($name) }, va mourir
}
answers-in-combat = {""}, { $who ->
    [you] dans votre Combat contre { $other }
   *[other] dans le Combat { DE($name) } contre { $other }
}

# Ce qu'il adviendrait du Groupe après une réponse, en quelques mots.
comes-sums = { $ours } contre { $theirs }
comes-combat = Combat { $before } → { $after }
comes-speed = Vitesse { $before } → { $after }
comes-hand = main { $before } → { $after }
comes-lost = { LE($card) } quitte votre Groupe
comes-joined = { LE($card) } rejoint votre Groupe
comes-joined-anybody = { $amount ->
    [one] un Personnage de la pioche rejoint votre Groupe
   *[other] { $amount } Personnages de la pioche rejoignent votre Groupe
}
comes-spun = { LE($card) } { $gender ->
    [female] est inclinée
   *[male] est incliné
}
comes-down = { LE($card) } { $gender ->
    [female] est neutralisée
   *[male] est neutralisé
}
comes-out = votre Groupe est hors jeu pour ce tour
comes-moved = { $at ->
    [none] votre Groupe est dehors
   *[other] votre Groupe est { $at }
}
comes-check-passed = votre Groupe réussit le Test de Vitesse
comes-check-failed = votre Groupe échoue au Test de Vitesse
comes-nothing = rien ne change pour votre Groupe
# À quoi sert un conseil.
hint-number = { $who ->
    [you] { $what ->
        [combat] Combat
        [speed] Vitesse
        [characters] Personnages
        [hand] cartes en main
       *[missions] Missions
    }
   *[other] { $name } : { $what ->
        [combat] Combat
       *[characters] Personnages
    }
} { $before } → { $after }
hint-markers = { $card } : marqueurs { $before } → { $after }
hint-chance = à prévoir : { $chance }
hint-then = ensuite : { $what }
