# Le client dans le navigateur : ses propres boutons et pages. Ce que dit une table vient avec la table.

web-title = Grimoire
web-loading = On dresse la table …
web-your-move = À vous de jouer
web-hp = Points de Vie
web-hp-short = PV
web-needs = demande
web-counts-as = compte comme
web-no-text = Aucun effet propre.
web-reads-now = Tel qu'il se lit maintenant.
web-ready = prêt
web-empty = vide
web-several = { $count } façons
web-turn = Tour
web-turn-yours = à vous
web-turn-of = { $name }
web-yours = À vous
web-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-thinks = { $name } réfléchit …
web-thinking = réfléchit
web-waits = vous attend
web-take-glowing = Prenez une carte qui brille, ou :
web-tap = Touchez une carte pour la lire ou la jouer
web-esc = Échap y renonce
web-take-back = Reprendre
web-suggested = comme suggéré
web-space = Espace
web-options = Ce que vous pouvez faire
web-list = Options
web-log = Récit
web-undo = Annuler
web-concede = Abandonner …
web-concede-sure = Abandonner vraiment ?
web-home = Quitter
web-back = Retour
web-close = Fermer
web-lost = La ligne est coupée
web-lost-again = Prochain essai dans { $seconds } s. Vous pouvez continuer à lire.
web-lost-now = Nouvel essai …

web-play = Jouer
web-new = Nouvelle table
web-lobby = Salon
web-language = Langue
web-theme = Clair ou sombre
web-notice = Un projet de fans, non officiel. Les jeux appartiennent à leurs auteurs et éditeurs ; les images et les textes d'ici sont de nous.
web-front-sub = Deux mages, six éléments, et des mots qui font de petits sorts de grands.
web-front-gloss = Chacune est une Flamme. La dernière est aussi un Arbre.
web-first-duel = Commencer un premier duel
web-first-duel-about = avec le Feu, contre un robot patient · rien à signer
web-or = ou
web-other-table = un autre deck, un autre robot, quelqu'un à côté de vous
web-continue = Continuer
web-continue-about = Contre { $names }
web-new-about = Choisissez le jeu, les decks et les adversaires ; aussi avec quelqu'un à côté de vous, ou par un lien que vous envoyez
web-lobby-about = Les tables où chacun peut s'asseoir, et vos parties
web-game-magenoir = Mage Noir
web-game-anima = Anima
web-element-air = Air
web-element-fire = Feu
web-element-water = Eau
web-element-vegetal = Végétal
web-element-mineral = Minéral
web-element-arcane = Arcane
