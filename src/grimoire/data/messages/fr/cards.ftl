# Ce que `grimoire cards` dit autour des cartes.

cards-listed = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
cards-no-mistakes = { $amount } cartes, aucune erreur
cards-no-filter = les cartes de ce jeu n'ont pas de « { $name } » ; on peut les lister par : { $allowed }
cards-no-value = « { $value } » ne va pas avec « { $name } » ; au choix : { $allowed }
cards-none-found = aucune carte n'a « { $words } » dans son nom, ses caractéristiques ou son texte
cards-no-such = { $amount ->
    [0] il n'y a pas de carte « { $name } »
   *[other] il n'y a pas de carte « { $name } » ; les plus proches : { $near }
}
cards-no-word = { $amount ->
    [0] « { $name } » n'est pas un mot du langage des cartes
   *[other] « { $name } » n'est pas un mot du langage des cartes ; les plus proches : { $near }
}

# Les séries. Les titres français sont les nôtres.
set-base = Jeu de base
set-cat-astronomer = Astronome et Chat
set-crow-scholar = Érudit et Corbeau
set-deer-archer = Archer et Cerf
set-dog-warrior = Guerrier et Chien
set-dolphin-sailor = Marin et Dauphin
set-electric = Électricité
set-flowers = Fleurs
set-fox-avenger = Vengeur et Renard
set-ice = Glace
set-phase = Phase
set-sand = Sable
set-sun = Soleil
set-time-bender = Maître du temps
set-warrior-mage = Guerrier-mage
set-bge = Beyond Good and Evil
set-omega = Shadow of Omega

# Nos cartes à côté d'une liste de cartes publiées.
compare-counts = cartes comparées : { $compared } ; différences : { $different } ; faits de nous : { $ours } ; cartes de la référence qui ne sont pas encore ici : { $waiting } ; des nôtres qui n'y sont pas : { $added }
