# Construire des decks : la liste, ce que le serveur en dit, ses mots, des mains d'essai.

web-deck = Deck
web-decks-lead = Composez le vôtre, ou partez d'un deck fourni avec le jeu. Vos decks sont gardés ici, même sans nom ni mot de passe.
web-deck-new = Nouveau deck
web-deck-read = Lire une liste
web-no-decks = Aucun encore. Prenez l'un de ceux d'en bas et changez-le.
web-deck-ready = prêt à jouer
web-forget = Supprimer
web-deck-forget = Supprimer { $name }
web-deck-forget-sure = Supprimer { $name } pour de bon ?
web-start-from = Decks d'où partir
web-deck-unnamed = Un nouveau deck
web-deck-name = Nom du deck
web-deck-kept = gardé
web-deck-empty = Pas encore de carte.
web-deck-from-word = Partir d'un mot : les cartes qui en sont s'affichent à côté
web-deck-from-idea = Partir d'une idée : prendre un deck et le changer
web-play-deck-not = Ce deck ne peut pas encore être joué dans son format : sous son nom, on dit pourquoi.
web-deck-text = En texte
web-deck-text-about = Une ligne par carte : un nombre et son nom, en anglais ou en français. Après une ligne « Side deck: » vient le side deck.
web-deck-copy = Copier le texte
web-deck-take = Prendre cette liste
web-deck-share = Partager par un lien
web-deck-parts = Ce qui est montré
web-part-pool = Prendre des cartes
web-part-words = Les mots
web-play-deck = Jouer ce deck
web-try-hand = Essayer une main
web-put-into = Où vont les cartes
web-one-less = Un exemplaire de moins : { $name }
web-one-more = Un exemplaire de plus : { $name }
web-none-found = Aucune carte ne répond à cela.
web-curve = Mana pour les préparer
web-average = moyenne { $average }
web-curve-step = { $mana } Mana : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-elements = Éléments
web-words-about = Une carte est un composant pour chaque mot de son nom. À gauche, ce que les vôtres demandent ; à droite, ce qu'elles sont. Choisissez un mot pour en voir plus.
web-words-chart = Mots demandés et disponibles
web-words-none = Dès qu'il y a des cartes, leurs mots sont ici.
web-words-idle = Mots que personne ne demande :
web-asked-for = demandés
web-word = mot
web-at-hand = disponibles
web-word-line = { $name } : { $asked } demandés, { $had } disponibles{ $more ->
    [0] {""}
   *[other] , et { $more } sous condition
}
web-nothing-asks = rien ne le demande
web-key-asked = composants demandés, toutes cartes réunies
web-key-perhaps = seulement sous condition
web-opening-odds = un dans la main de départ :
web-asked-by = demandé par
web-had-in = vous l'avez dans
web-perhaps-in = sous condition dans
web-who-begins = Qui commence
web-you-begin = Vous commencez
web-you-follow = Vous jouez en second
web-odds-title = Combien de fois il est là, tour par tour
web-at-least = au moins
web-opening-hand = main de départ
web-by-turn = tour { $turn }
web-odds-with = { $name } avec
web-odds-how = Exact : des deux mains vous gardez celle qui sert le mieux ce souhait. Un Animal est votre première pioche. Chaque carte compte une fois, pour les mots qu'elle a toujours : ce qui compte pour plusieurs, ou donne des mots à d'autres, n'est pas calculé.
web-thin = Peu de { $name }
web-more-of = Plus de { $name }
web-would-help = Celles-ci en serviraient aussi :
web-two-hands = Deux mains sont distribuées, comme dans une partie. Laquelle garderiez-vous ?
web-kept-hand = { $count ->
    [0] La main que vous avez gardée.
    [one] La main que vous avez gardée, et une carte piochée.
   *[other] La main que vous avez gardée, et { $count } cartes piochées.
}
web-keep-hand = Garder la main { $number }
web-draw-card = Piocher une carte
web-deal-again = Distribuer à nouveau
web-card-page = Tout sur cette carte
