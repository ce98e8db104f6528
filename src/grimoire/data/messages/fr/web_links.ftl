# Liens qui portent ce qu'ils montrent.

web-carried-game = Une partie dans un lien
web-carried-game-about = Ce lien porte une partie entière. On la regarde ici, au moment d'où elle a été envoyée, et vous pouvez la reprendre à partir de là. Elle est gardée avec vos parties.
web-carried-look = La regarder
web-carried-copy = Copier un lien qui porte la partie
web-carried-deck = Un deck dans un lien
web-carried-deck-copy = Copier comme lien
web-carried-too-long = C'est trop long pour un lien. Enregistrez-le dans un fichier et envoyez celui-ci.
web-carried-old-browser = Ce navigateur est trop ancien pour les liens qui portent une partie ou un deck. Prenez-en un plus récent.
web-carried-broken = Ce lien a perdu un morceau en route, ou n'a jamais été entier. Demandez-le de nouveau, ou demandez le fichier.
