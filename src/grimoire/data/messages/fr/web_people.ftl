# S'asseoir avec d'autres : noms, tables qui attendent, tables que l'on regarde, entre deux parties d'une série.

web-called = Votre nom à table
web-called-none = { $name }, pour l'instant
web-series = combien de parties
web-series-one = une
web-series-of = au meilleur des { $count }
web-series-none-about = Une seule partie décide.
web-series-about = Qui perd une partie dit qui commence la suivante ; avant elle, on peut échanger des cartes avec le side deck.
web-under-way = En cours
web-under-way-about = chacun peut regarder
web-watch = Regarder
web-send-link-public = Votre table est au salon, ouverte à chacun. Ou envoyez ce lien : qui l'ouvre prend la place libre.
web-take-away = Retirer la table
web-meanwhile = En attendant
web-meanwhile-about = Où que vous soyez ici, on vous prévient dès que quelqu'un s'assied.
web-meanwhile-learn = Leçons et problèmes
web-meanwhile-bot-magenoir = Un duel contre un robot
web-meanwhile-bot-anima = Une partie contre des robots
web-meanwhile-decks = Vos decks
web-arrived = { $names } : quelqu'un s'est assis à votre table.
web-arrived-go = À la table
web-arrived-later = Pas maintenant
web-taken = Cette place est prise
web-taken-about = On joue déjà ici : { $names }. Vous pouvez regarder, ou ouvrir votre propre table et en envoyer le lien.
web-taken-over = Cette partie entre { $names } est finie.
web-no-table = Cette table n'existe plus
web-no-table-about = Qui l'avait ouverte l'a retirée, ou il manque une lettre au lien.
web-open-own = Ouvrir votre table
web-between = La partie suivante
web-between-about = Avant la partie suivante, des cartes de votre deck peuvent changer de place avec votre side deck. Le deck garde sa taille.
web-between-waits = On attend encore le choix de : { $names }. La partie commencera d'elle-même.
web-swap-out = sortir
web-swap-in = mettre
web-swap-uneven = Le deck a maintenant { $count } cartes ; il en faut { $size }.
web-next-game = Jouer la partie suivante
web-rating-legend = cote
web-rated-game = Cette partie est cotée
web-rated-about = Elle change la cote des deux, si chacun a un compte et a joué un tour. Qui s'assied le veut ainsi.
web-rated-guest = Elle ne change de cote que si chacun a un compte : prenez d'abord un nom, à la page « Compte ».
web-waiting-own = Il y a des cartes à vous dans cette partie : qui ouvre le lien les lit avant de s'asseoir. Les deux decks contiennent la carte.

web-seek = Trouver quelqu'un avec qui jouer
web-seek-when = Quand
web-seek-now = Maintenant
web-seek-tonight = Ce soir
web-seek-turns = Par tours
web-seek-go = Trouver une partie : { $game }
web-seek-now-about = Vous rencontrez qui cherche aussi, dans les vingt minutes. En attendant, vous jouez contre un robot ; cette partie reste, et vous pourrez la reprendre.
web-seek-tonight-about = On vous appelle quand quelqu'un veut jouer. En attendant, voici une partie contre un robot.
web-seek-turns-about = Trois jours pour chaque tour, des semaines s'il le faut. En attendant, voici une partie contre un robot.
web-seek-hour = jusqu'à
web-seek-deck = avec
web-seek-any = un deck au hasard
web-seek-rated = cotée, si l'autre le veut aussi
web-seek-looks-now = Vous cherchez une partie : { $game }.
web-seek-looks-tonight = On vous appellera quand quelqu'un voudra jouer à { $game }.
web-seek-looks-turns = Vous cherchez une partie par tours : { $game }.
web-seek-until = Fin : { $until }
web-seek-end = Ne plus chercher
web-seek-called = { $name } est prévenu, et a vingt minutes pour venir.
web-who-looks = Qui veut jouer
web-looks-now = veut jouer maintenant
web-looks-tonight = peut être appelé ce soir
web-looks-turns = par tours, trois jours pour chacun
web-asks-you = vous invite · { $clock }
web-accept = S'asseoir
web-met-not-now = Pas maintenant
web-play-with = Jouer
web-verb-of = { $verb } : { $who }
web-kept-for = Une place est gardée pour { $name }
web-kept-for-other = Cette place est gardée pour { $name }. Personne d'autre ne peut s'y asseoir.
web-kept-for-about = Cette personne est prévenue, et a quatorze jours. Personne d'autre ne peut s'y asseoir.

web-bots-on-scale = { $guess ->
    [true] Les nombres sont à l'échelle des cotes. C'est une supposition tant qu'on n'a pas joué davantage ici contre des robots.
   *[false] Les nombres sont à l'échelle des cotes, d'après { $games } parties de { $people } personnes contre des robots ici.
 }
web-sit-about = { $against ->
    [beside] { $deck }, avec { $who }
    [link] { $deck }, { $who }
   *[other] { $deck } contre { $who }
}
web-sit-about-all = { $against ->
    [beside] avec { $who }
    [link] { $who }
   *[other] contre { $who }
}
web-any-deck-of = un deck au hasard
web-side-about = Des cartes à côté du deck : après chaque partie de la série, certaines peuvent prendre la place d'autres. On peut s'en passer.
web-side-find = Une carte pour le side deck
web-side-choose = Choisissez votre deck ci-dessus pour emporter un side deck : entre les parties, ses cartes peuvent prendre la place d'autres.
