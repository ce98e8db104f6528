# Le client dans le navigateur : ses propres boutons et pages. Ce que dit une table vient avec la table.

web-title = Grimoire
web-loading = On dresse la table …
web-your-move = À vous de jouer
web-hp = Points de Vie
web-hp-short = PV
web-under = avec { $mana } dessous
web-needs = demande
web-more-filters = d'autres critères
web-counts-as = compte comme
web-no-text = Aucun effet propre.
web-reads-now = Tel qu'il se lit maintenant.
web-was = était { $number }
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
web-ask-now = Agissez-vous maintenant ?
web-ask-window = Répondez-vous ?
web-about-trade = À vous de choisir ce que vous donnez.
web-ask-gather = Quelle Mana ajoutez-vous ?
web-ask-component = Quelle carte tient lieu de { $word } ?
web-ask-order = Dans quel ordre cela arrive-t-il ?
web-ask-leaving-order = Dans quel ordre partent-elles ?
web-order-about = Glissez-les, ou déplacez-les avec les flèches
web-order-when = { $phase ->
    [start] { $whose ->
        [mine] Au début de votre tour
       *[theirs] Au début du tour adverse
    }
    [end] { $whose ->
        [mine] À la fin de votre tour
       *[theirs] À la fin du tour adverse
    }
   *[other] Au même moment
}
web-order-how = Glissez, ou prenez les flèches. Sous chacun, ce qui en résulte.
web-about-order = Le premier est résolu en entier avant le suivant.
web-outcome = { $own ->
    [yes] { $way ->
        [fall] tombe
        [discard] part à la défausse
        [exile] part en exil
        [hand] revient en main
        [deck] part dans le deck
        [back] revient en jeu
       *[play] entre en jeu
    }
   *[no] { $way ->
        [fall] { $card } tombe
        [discard] { $card } : à la défausse
        [exile] { $card } : en exil
        [hand] { $card } : en main
        [deck] { $card } : dans le deck
        [back] { $card } : de retour en jeu
       *[play] { $card } : en jeu
    }
}
web-needs-nth = Il en faut { $needed } à { $card } : voici { $nth ->
    [1] le premier
    [2] le deuxième
    [3] le troisième
   *[other] le numéro { $nth }
}.
web-thinking = { $count ->
    [one] réfléchit
   *[other] l'un d'eux réfléchit
}
web-waits = { $count ->
    [one] vous attend
   *[other] vous attendent
}
web-take-glowing = Choisissez ce qui brille
web-tap = Touchez une carte pour la lire ou la jouer
web-take-back = Reprendre
web-suggested = comme suggéré
web-enter = Entrée
web-space = Espace
web-options = Ce que vous pouvez faire
web-list = Coups
web-face-down = face cachée
web-all-options = Les { $count } options
web-fewer-options = Moins d'options
web-log = Récit
web-undo = Annuler
web-concede = Abandonner …
web-concede-sure = Abandonner vraiment ?
web-home = Quitter
web-back = Retour
web-close = Fermer
web-lost = La ligne est coupée
web-lost-from = Ce que vous voyez date d'il y a { $time }.
web-nothing-lost = Rien n'est perdu
web-nothing-lost-about = Chaque choix que vous avez vu confirmé est gardé. Quand la ligne revient, ce qui s'est passé entre-temps se raconte ici, pas à pas. Vous pouvez fermer cette page et revenir par le même lien.
web-lost-again = Nouvel essai dans { $seconds } s
web-lost-now = Nouvel essai …

web-play = Jouer
web-new = Nouvelle table
web-lobby = Salon
web-contests = Concours
web-language = Langue
web-theme = Clair ou sombre
web-notice = Un projet de fans, non officiel. Les jeux appartiennent à leurs auteurs et éditeurs ; les images et les textes d'ici sont de nous.
web-sub-magenoir = Deux mages, six éléments, et des mots qui font de petits sorts de grands.
web-gloss-magenoir = Chacune est une Flamme. La dernière est aussi un Arbre.
web-first-magenoir = Commencer un premier duel
web-first-about-magenoir = avec le Feu, contre un robot patient · rien à signer
web-or = ou
web-continue = Continuer
web-continue-about = Contre { $names }
web-game-magenoir = Mage Noir
web-game-anima = Anima
web-element-air = Air
web-element-fire = Feu
web-element-water = Eau
web-element-vegetal = Végétal
web-element-mineral = Minéral
web-element-arcane = Arcane

web-won = Vous avez gagné
web-beaten = Vous avez perdu
web-drawn = Partie nulle
web-has-won = { $name } a gagné
web-end-about = { $turn ->
    [0] contre { $names }, avant le premier tour
   *[other] contre { $names }, au tour { $turn }
}
web-see-table = Voir la table
web-rematch = Rejouer
web-standings-none = aucune Mission accomplie
web-play-on-from = Jouer la suite depuis le tour { $turn } …
web-course = Le cours de la partie
web-course-about = Points de Vie à la fin de chaque tour
web-blows = Dégâts par carte
web-blows-to = à { $name }
web-which-game = Jeu
web-how-many = joueurs
web-you = Vous
web-player = Joueur { $number }
web-any-deck = au hasard
web-sit-down = S'asseoir
web-your-games = Vos parties
web-no-games = Pas encore.
web-open-tables = Tables ouvertes
web-open-table = Ouvrir une table
web-your-deck = votre deck
web-its-deck = son deck
web-their-deck = l'autre deck
web-any-deck-about = Le hasard vous en donne un.
web-against-bot = un robot
web-against-anybody = quelqu'un
web-against-beside = quelqu'un à côté de vous
web-against-link = par un lien à envoyer
web-against-anybody-about = La table reste dans le salon jusqu'à ce que quelqu'un s'assoie.
web-against-beside-about = Quelqu'un à côté de vous joue sur cet écran ; un rideau tombe entre vous.
web-against-link-about = Vous recevez un lien à envoyer ; qui l'ouvre prend la place.
web-clock-legend = pendule
web-clock-none = aucune
web-clock-quarter = 15 minutes
web-clock-days = 3 jours par tour
web-opening = On ouvre les rayons …
web-games-yours = { $count ->
    [one] une vous attend
   *[other] { $count } vous attendent
}
web-going-on = { $count ->
    [0] aucune en cours
    [one] une en cours
   *[other] { $count } en cours
}
web-tables-wait = { $count ->
    [0] personne n'attend
    [one] une attend
   *[other] { $count } attendent
}
web-seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-join = S'asseoir
web-no-tables-about = Personne n'attend pour le moment. Ouvrez une table contre « quelqu'un », et elle sera ici pour les autres.
web-with-beside = avec quelqu'un à côté de vous
web-with-link = par un lien à envoyer
web-door-learn = De petites tables, chacune avec une idée ; vous les jouez toutes
web-door-learn-aside = dix minutes
web-door-lobby = { $game ->
    [anima] Choisir à combien et contre qui jouer, ou reprendre une partie
   *[other] Choisir deck et adversaire, jouer avec quelqu'un, ou reprendre une partie
}
web-door-contests = La soirée d'un club, sur papier : noms, rondes, résultats, classement
web-door-decks = En construire un, et voir quels mots il a et lesquels lui manquent
web-door-decks-aside = { $count } et les vôtres
web-door-rulings = Demander ce qui se passe si … et regarder la réponse sur une table
web-door-cards = { $game ->
    [anima] Toutes les cartes, leur texte et les arbitrages qui les montrent
   *[other] Toutes les cartes, par mot, élément, coût et ce qu'elles demandent
}
web-free-seat = une place libre
web-look = Regarder
web-state-waiting = attend des joueurs
web-state-running = en cours
web-state-over = terminée
web-curtain = { $name }, c'est à vous
web-curtain-about = Les autres regardent ailleurs.
web-lift = Je suis { $name } : je lève le rideau
web-waiting = Il manque encore quelqu'un
web-send-link = Envoyez ce lien : qui l'ouvre prend la place libre.
web-score = { $mine } à { $theirs } PV
web-yours-now = à vous de jouer
web-door-rules = Toutes, comme un livre, avec les cas qui montrent chacune
web-welcome = Clavier, lecteur d'écran et téléphone bienvenus
web-you-name = vous, { $name }
web-hand-over = Passez l'écran ; { $name } regarde ailleurs.
web-score-to = à
web-copy-yourself = Ce navigateur ne laisse personne copier à votre place : copiez d'ici.
web-copy = Copier le lien
web-copied = Copié
web-invited = { $names } vous invite à la table

web-auto-pay = Payer comme suggéré
web-auto-spin = Incliner comme suggéré
web-stops-title = Quand me demande-t-on ?
web-stop-touched = Quand on touche à ce qui est à moi
web-stop-about-touched = et que je pourrais agir ; aussi à la fin de leur tour
web-stop-able = Chaque fois que je pourrais agir
web-stop-about-able = même quand rien de mien n'est concerné
web-stop-shown = Partout où la table montre que je le pourrais
web-stop-about-shown = ainsi une pause ne révèle rien
web-stop-resting = Pas pendant ce tour
web-stop-about-resting = finit avec lui
web-stop-never = Jamais
web-stop-about-never = je ne réponds à rien
web-by-hand = Tout ordonner à la main
web-by-hand-about = même là où tout ordre revient au même
web-spares-web-auto-pay = sans qu'on demande comment
web-spares-web-auto-spin = sans qu'on demande qui, ni ce qui part
web-settings = Réglages
web-habits-title = À toutes les tables
web-letters = Les lettres sont des raccourcis
web-letters-about = U reprend, O liste les options, I conseille
web-hint = Conseil
web-advised = Un robot choisirait :
web-rules = Règles
web-rules-about = Un numéro de règle ouvre sa règle. Pointez une carte injouable pour savoir pourquoi.
web-open-rule = Ouvrir cette règle
web-rule-shown = Cas qui la montrent :
web-rule-more = et { $count } autres
web-rule-none = Rien de plus n'est écrit ici à ce sujet.
web-talk = Parler
web-talk-new = Parler ({ $count })
web-talk-none = Personne n'a rien dit.
web-talk-say = Dire quelque chose
web-talk-answer = Répondre
web-talk-later = Plus tard
web-mute = Ne plus entendre { $name }
web-mute-about = Tant que vous n'entendez plus quelqu'un, vous ne lisez pas ce qu'il dit, et aucun de vous deux ne voit au salon les tables de l'autre ni ne peut s'y asseoir.
web-unmute = Entendre de nouveau { $name }
web-draw = Nulle …
web-agree = Accepter
web-refuse = Refuser
web-offers-draw = { $name } propose la nulle.
web-offers-undo = { $name } voudrait reprendre quelque chose.
web-offers-rematch = { $name } voudrait rejouer.
web-offered-draw = Vous avez proposé la nulle ; on attend la réponse.
web-offered-undo = Vous avez demandé à reprendre ; on attend la réponse.
web-offered-rematch = Vous voudriez rejouer ; on attend la réponse.
web-clock = Temps restant
web-clock-left = { $days } j { $hours } h
web-says = { " : " }
web-announced = annoncée
web-if-passed = Si personne ne répond :
web-fuse = secondes, les mêmes pour tous ; nul ne voit qui a une réponse
web-fuse-later = secondes pour garder cette fenêtre ouverte : { $name } d'abord, vous ensuite
web-held = { $names } retient la fenêtre
web-hold = Retenir
web-gone = n'est pas là
web-guest-name = Invité
web-guest = { $name } (de passage)
web-gone-who = { $name } n'est pas là
web-lost-kept = Votre dernier choix est arrivé. Vous pouvez continuer à lire.
web-lost-unsure = Le retour de la ligne dira si votre dernier choix est arrivé.
web-try-now = Essayer maintenant
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-to-now = Revenir au présent
web-step-through = La revoir pas à pas
web-exile = exil
web-ether = L'Éther disponible
web-before-first = Avant le premier tour
web-planned = comme suggéré
web-falls-here = Une Mana tombe ici
web-leaves = leur laisse { $count } Mana
web-pays-for = avec votre réserve, paie { $count } cartes sur { $all }
web-take-listed = Choisissez dans la liste :
web-take-glowing-or = Choisissez ce qui brille, ou :
web-notice-short = Un projet de fans, non officiel
web-pays-already = { $fresh ->
    [0] { $said } : { $names }
   *[other] { $said } : { $names }, et en plus
}
web-will-pay-for = comme prévu, paie { $count } cartes sur { $all }
web-sub-anima = De deux à cinq Groupes, une terre sans pitié, et une Mission qu'un seul mènera à bien.
web-gloss-anima = Magie, Ki, Ruse : chaque carte demande un Personnage qui connaît cet art.
web-first-anima = Commencer une première partie
web-first-about-anima = trois Groupes, contre deux robots patients · rien à signer
web-from-to = de { $from } à { $to }
web-on-turn = { $turn ->
    [0] avant le premier tour
   *[other] tour { $turn }
}
web-ended = Comment cela a fini
web-stood = Où en était la table
web-turned = Ce qui a tout changé
web-against = contre
web-save-record = Garder le relevé
web-follows = La partie suivante
web-not-open-yet = La partie pourra être revue quand plus personne ne jouera avec ces listes fermées.
web-watch-again = La revoir
web-play-on = Jouer la suite d'ici …
web-views = Vu depuis
web-reel = La bobine
web-to-first = Au début
web-to-last = À la fin
web-run = Laisser défiler
web-pause = Pause
web-pace = Allure
web-pace-slow = lente
web-pace-usual = normale
web-pace-fast = rapide
web-next-turning = Prochain tournant
web-step-of = { $turn ->
    [0] pas { $at } sur { $all } · avant le premier tour
   *[other] pas { $at } sur { $all } · tour { $turn }
}
web-in-hand = main
web-view-open = tout ouvert
web-away = { $name } est parti depuis { $time }.
web-claim = Réclamer la partie
web-bot-plays-on = Laisser un robot continuer
web-go-on = Continuer depuis le dernier bon moment
web-end-it = La terminer
web-offers-bot = { $name } voudrait qu'un robot continue pour qui est parti.
web-offers-goOn = { $name } voudrait continuer depuis le dernier bon moment.
web-offers-end = { $name } voudrait terminer cette partie.
web-offered-bot = Vous voudriez qu'un robot continue ; on attend la réponse.
web-offered-goOn = Vous voudriez continuer ; on attend la réponse.
web-offered-end = Vous voudriez terminer cette partie ; on attend la réponse.
web-in-this-order = Dans cet ordre
web-earlier = plus tôt : { $name }
web-later = plus tard : { $name }
web-curtain-told = Ce qui s'est joué entre-temps se raconte quand il se lève.
web-wanted-by = demandé par
web-the-table = La table
web-your-place = { $name } (à vous)
web-their-place = { $player }, { $name }
web-piles = Piles
web-cards-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
web-what-about = De quoi s'agit-il ?
web-no-cards-here = aucune carte
web-understood = Je le sais
web-tools = Outils
web-about-gather = La plus petite pile d'abord.
web-about-take-pile = Prenez-en une entière ; l'autre reste là.
web-added = { $count } sur { $all } ; la suivante tombe à { $pile }
web-falls = La suivante tombe à { $pile }
web-other-pile = L'autre pile reste à { $name }.
web-against-count = { $count } contre { $other }
web-larger = , la plus grande pile : { $count } Mana contre { $other }
web-not-larger = pas la plus grande pile
web-not-larger-about = On n'échange qu'avec la plus grande.
web-brings-nothing = ne paie rien de plus
web-taken-from = Vous prenez dans cette pile.
web-trade-rate = { $count } des vôtres contre une de la plus grande pile
web-then-payable = ensuite prêtes :
web-then-lost = plus prêtes :
web-pays-short = paie { $count } sur { $all }
web-fate-stays = prête
web-fate-then = alors prête
web-fate-lost = plus prête
web-fate-lacks = manque
web-give = donner
web-give-of = donner { $element } : { $count } en réserve, dont { $given } données
web-take = prendre
web-take-from = prendre à { $pile }
web-blow-about = Une carte qui luit encaisserait tout.
web-trade = Échanger

web-missing-part = Une partie de cette page n'est plus là : il y a une version plus récente, ou la ligne est coupée.
web-load-anew = Recharger la page
web-menu = Menu
web-learn = Apprendre
web-learn-about = De petites tables, chacune avec une idée. Vous les jouez toutes ; on n'y perd rien, et l'on peut partir à tout moment.
web-learnt-of = { $done } sur { $all }
web-minutes = { $count } minutes
web-puzzle = un problème
web-lesson = Leçon
web-lesson-minutes = une leçon de { $count } minutes
web-lesson-foe = { $name } suit le texte
web-lesson-begun = commencé
web-lesson-at = à l'étape { $step } sur { $steps }
web-lesson-after = plutôt après : { $titles }
web-lesson-repeat = Encore
web-lesson-open = Ouvrir
web-lesson-begin = Commencer
web-lesson-steps = Étapes de la leçon
web-lesson-ideas = Ce que cette leçon apprend
web-lesson-learnt = appris
web-lesson-now = maintenant
web-of = sur { $all }
web-lesson-go-on = Continuer
web-lesson-plays = { $name } joue …
web-lesson-show = Montrez-moi
web-lesson-done = La leçon est finie.
web-lesson-able = Vous savez maintenant : { $able }
web-lesson-next = Suite : { $title }
web-lesson-play-on = Continuer d'ici
web-lesson-all = Toutes les leçons
web-lesson-leave = Quitter la leçon
web-lesson-again = Recommencer
web-lesson-try-again = Réessayer
web-lesson-solved = Résolu.
web-lesson-duel = Et maintenant un vrai duel, contre { $level }
web-puzzle-solution-is = La solution
web-puzzle-solution = Voir la solution
web-puzzles = Tous les problèmes
web-puzzles-about = Des positions des deux jeux, sur trois niveaux : gagnez ce tour-ci. L'une d'elles est celle du jour.
web-learn-puzzles = Problèmes de ces leçons
web-learn-lessons = Leçons
web-door-learn-next = Ensuite : { $title } ; et un problème chaque jour
web-again-magenoir = Jouer un duel
web-again-anima = Jouer une partie
web-again-about = contre { $level } · { $played ->
    [one] une partie jouée
   *[other] { $played } parties jouées
}, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}
web-puzzle-today = Le problème du jour
web-puzzle-today-about = { $solved ->
    [yes] est résolu{ $running ->
        [0] .
        [1] .
       *[other] , { $running } jours de suite.
    }
   *[no] attend{ $running ->
        [0] .
        [1] .
       *[other] ; { $running } jours de suite.
    }
}
web-learn-first = Apprendre en jouant
web-learn-first-about = une leçon de dix minutes, pas à pas

web-cards = Cartes
web-decks = Decks
web-find-card = Mot, nom ou texte, fr ou en
web-any = tous
web-clear = Effacer
web-mana-cost = Mana
web-asks-for = demande
web-all-cards = Toutes les cartes
web-cards-found = { $count ->
    [0] Aucune carte ne répond à cela.
    [one] { $count } carte
   *[other] { $count } cartes
}
web-cards-loading = Les cartes arrivent …
web-cards-uses = Les cartes qui peuvent utiliser { $name } comme composant.
web-cards-serves = Les cartes qui peuvent servir de composant à { $name }.
web-more-cards = En montrer plus (encore { $count })
web-set = Série
web-also-called = Dite aussi
web-origin = Ses données
web-origin-attested = Toutes sont attestées par des sources publiées.
web-origin-texts = La rédaction du texte est la nôtre, d'après ce que fait la carte.
web-used-by = Ce qui l'utilise
web-served-by = Ce qui peut lui servir de composant
web-show-all = tout montrer
web-under-condition = sous condition
web-rulings = Arbitrages
web-watch-rulings = { $count ->
    [one] Voir cet arbitrage
   *[other] Les voir, { $count } en tout
}
web-no-rulings = Aucun arbitrage de la bibliothèque ne porte sur elle.
web-definition = Comme elle est écrite pour le moteur

web-your-decks = Vos decks
web-part-list = Le deck
web-side-deck = Side deck
web-formats = Formats
web-element-amount = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $mana } Mana
web-rulings-find = Une carte, un mot ou une section
web-rulings-count = { $count ->
    [one] { $count } arbitrage
   *[other] { $count } arbitrages
}
web-rulings-more = et { $count } de plus : précisez ce que vous cherchez
web-rulings-none = Aucun arbitrage n'en parle. Essayez un autre mot, ou le nom d'une carte dans l'une des deux langues.
web-rulings-sift = Lesquels
web-rulings-choose = Choisissez un arbitrage pour le regarder.
web-sift-all = Tous
web-sift-official = Officiels
web-sift-section = Règles
web-sift-text = Cartes
web-sift-ours = De nous
web-ruling-step = étape { $at } sur { $all }
web-nothing-lies = rien n'est posé ici
web-ruling-given = Situation
web-ruling-happens = Ce qui se passe
web-ruling-so = Tel qu'arbitré
web-ruling-other = Si une chose diffère
web-ruling-why = Pourquoi
web-why-not = Pourquoi pas ?
web-why-not-of = { $game ->
    [anima] Un choix (alice jouer serment de fer) ou une carte ; rien : toutes
   *[magenoir] Un choix (alice préparer tornade) ou une carte ; rien : toutes
}
web-why-not-ask = Demander
web-ruling-card = son texte
web-seems-wrong = Cela semble faux …
web-seems-wrong-how = Le fichier contient la situation, les choix et ce qui est attendu. Changez ce qui vous paraît faux, lancez-le avec « grimoire scenario run », et envoyez-le à qui tient cette table, ou au projet.

web-own-cards = Vos propres cartes
web-own-off = Ou dans votre éditeur, avec un fichier que l'on surveille
web-own-watched = { $count ->
    [0] { $files } : aucune carte lisible encore. Le fichier est relu à chaque enregistrement.
    [one] { $files } : une carte. Le fichier est relu à chaque enregistrement.
   *[other] { $files } : { $count } cartes. Le fichier est relu à chaque enregistrement.
}
web-own-try = L'essayer dans un duel
web-own-remarks = Remarques
web-own-no-remarks = Aucune.
web-own-line = ligne { $line }
web-own-stale = Telles qu'elles ont été lues en dernier :
web-rules-of = Les règles de { $game }
web-rules-ours = Dans nos propres mots ; ce n'est pas un texte officiel. Chaque section porte le numéro du document qu'elle suit, et les arbitrages qui la montrent se regardent.
web-rules-find = Un mot, ou le numéro d'une section
web-rules-none = Aucune section n'en parle.
web-rules-chapters = Chapitres
web-rules-book = L'ouvrir dans le livre
web-open-section = Section { $id }
web-rule-no-play = Rien n'y concerne le jeu même ; aucun arbitrage ne la montre donc.
web-wrong = Cela semble faux
web-wrong-about = Qu'est-ce qui semble faux ? (cela figure dans le fichier)
web-wrong-file = Enregistrer ce moment comme fichier
web-wrong-how = Il contient la situation telle que vous pouvez la connaître, ce qui est demandé et ce qui s'est passé ; les cartes que vous ne voyez pas sont redistribuées, donc il ne trahit rien. « grimoire scenario run » le lance. Envoyez-le à qui tient cette table, ou au projet.

web-hand-empty = rien en main à ce moment
web-next = ensuite :
web-lead-line = égal
web-lead-about = Qui mène : la différence de Points de Vie
web-lead-had = { $own } à { $other }
web-lead-even = à égalité
web-lead-touch = { $way ->
    [behind] un rien derrière
   *[ahead] un rien devant
}
web-lead-some = { $way ->
    [behind] derrière
   *[ahead] devant
}
web-lead-far = { $way ->
    [behind] loin derrière
   *[ahead] loin devant
}
web-story-steps = Pas à pas
web-story-turns = Tour par ligne
web-story-count = { $count ->
    [0] rien à raconter
    [one] un pas
   *[other] { $count } pas
}
web-pair = { $one } et { $other }
web-won-on = { $own ->
    [true] gagné au tour { $turn }
   *[false] gagné par { $name } au tour { $turn }
}
web-drawn-on = nul au tour { $turn }
web-lost-self = { $own ->
    [true] Perdus par vous-même : { $amount } PV ({ $cards }).
   *[false] Perdus par { $name } sans votre aide : { $amount } PV ({ $cards }).
}
web-other-decks = D'autres decks …
web-rules-rulings = Règles, arbitrages
web-not-heard = sans nouvelles depuis { $time }
web-span-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
web-span-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
web-always-so = Toujours ainsi
web-orders-kept = { $count ->
    [one] Un ordre est toujours gardé
   *[other] { $count } ordres sont toujours gardés
}
web-orders-forget = les oublier, et demander de nouveau

# Ce qu'on pense d'une partie terminée.
web-chance = chances de gagner
web-chance-number = { $chance } %
web-chance-end = la fin
web-becomes = devenues
web-chance-about = Vos chances de gagner, d'après ce que vous pouviez savoir alors
web-chance-about-of = Chances de gagner : { $name }, d'après ce que cette place pouvait savoir alors
web-chance-known = avec vos chances de gagner, telles que vous pouviez les estimer
web-lead-close = { $way ->
    [behind] à égalité, un rien derrière
   *[ahead] à égalité, un rien devant
}
web-reckoning = { $all ->
    [0] les chances de gagner se calculent
   *[other] les chances de gagner se calculent : { $done } décisions sur { $all }
}
web-reckoning-short = { $all ->
    [0] calcul en cours
   *[other] calculé : { $done } sur { $all }
}
web-reckoning-waits = { $before ->
    [one] les chances de gagner se calculeront après une autre partie
   *[other] les chances de gagner se calculeront après { $before } autres parties
}
web-judging = { $all ->
    [0] vos décisions sont relues
   *[other] vos décisions sont relues : { $done } sur { $all }
}
web-not-reckoned = les chances de gagner n'ont pas pu être calculées
web-judged-same = { $all ->
    [one] Le robot le plus fort a relu votre seule décision ; la relecture dit ce qu'il en pense. Dans ce jeu, personne ne calcule de chances.
   *[other] Pour { $same } de vos { $all } décisions, le robot le plus fort aurait fait de même ; la relecture montre où il aurait joué autrement. Dans ce jeu, personne ne calcule de chances.
}
web-better = Il aurait mieux valu :
web-turning-chosen = Choisi :
web-chance-until = à votre choix suivant
web-better-title = Ce que ferait le robot le plus fort
web-as-advised = Comme ferait le robot le plus fort
web-thought-cut = Le temps lui a manqué : avec plus, il penserait peut-être autrement.
web-turning = Tournant { $number } : { $what }
web-facts-apart = { " ; " }
web-they = Eux
web-all-decks = les { $count } decks …
web-lists = listes des decks
web-lists-open = ouvertes
web-lists-closed = fermées
web-lists-open-about = { $against ->
    [bot] Ouvertes : il connaît votre deck.
   *[people] Ouvertes : chacun peut lire les deux listes.
}
web-lists-closed-about = { $against ->
    [bot] Fermées : il ne sait que ce qu'il a vu.
   *[people] Fermées : chacun ne sait que ce qu'il a vu.
}
web-lists-are-open = listes ouvertes
web-lists-are-closed = listes fermées
web-best-of = au meilleur des { $count }
web-table-who = qui
web-table-what = quoi
web-other-table = Une autre partie …

# Ce que c'est, et à qui sont ces jeux.
web-rated-short = cotée
web-bell = { $count ->
    [0] Avis : rien ne vous attend
    [one] Avis : une chose vous attend
   *[other] Avis : { $count } choses vous attendent
}
web-account = Compte
web-name = Nom
web-password = Mot de passe (8 caractères au moins)
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe (8 caractères au moins)
web-sign-in = S'identifier
web-sign-in-about = Si vous avez déjà un compte ici. Ce que vous avez fait de passage ne vous y suit pas.
web-sign-ins = Vos connexions
web-sign-in-this = ce navigateur
web-sign-in-unknown = Un navigateur
web-sign-in-seen = vu { $when }
web-sign-in-end = Déconnecter
web-sign-out = Se déconnecter
web-invitation = Invitation
web-invitation-code = Code
web-invitation-use = Entrer

web-about = À propos
web-source = Code source

# Combien de temps se montre ce que font les autres.
web-showing-title = Comment se montrent les actions des autres
web-showing-slow = lentement
web-showing-usual = comme d'habitude
web-showing-fast = vite
web-showing-at-once = d'un coup
web-showing-each = { $seconds } s chacune
web-showing-log = le journal est marqué
web-showing-about = Toute une récupération de Mana compte pour une action, un Combat pour deux. Espace passe à la suite, H retient ce qui se montre. Votre temps ne court pas pendant ce temps, et personne d'autre n'attend.
web-sound = Sons : papier et bois, brefs
web-showing-go-on = Continuer
web-their-turn = son tour
web-showing-hold = Retenir
web-contest-to = à
web-seat-person = une personne
web-seat-bot = un robot
web-optional-rules = Règles optionnelles

web-ask-answer = Répondez-vous ?
