# Ce qu'une personne voit d'elle-même : parties par tours, avis, résultats.

web-me = Ce qui vous attend
web-waits-for-you = À vous de jouer
web-oldest-first = la plus ancienne d'abord
web-waits-since = attend depuis { $span }
web-left-of = sur { $span }
web-span-of-minutes = { $count ->
    [0] moins d'une minute
    [one] { $count } minute
   *[other] { $count } minutes
}
web-span-of-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-span-of-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-nothing-waits = Aucune partie par tours n'attend votre coup.
web-called-when = Par tours, on vous appelle quand c'est à vous de jouer, quand la moitié de votre temps est passée, quand il en reste un cinquième, et deux heures avant la fin.
web-away-and-calls = Les jours où vous n'êtes pas là, et les appels de ce navigateur quand aucune page n'est ouverte : à la page de votre compte
web-bells = Avis
web-no-bells = Rien ne vous a encore appelé.
web-feed = Vos avis ailleurs
web-feed-about = Un programme qui lit des flux (Atom) peut vous prévenir aussi. L'adresse est secrète : qui la connaît lit vos avis, et ne peut rien faire d'autre.
web-feed-make = Créer une adresse secrète
web-feed-another = Une autre adresse
web-feed-another-about = Celle d'avant ne mènera alors plus nulle part.

web-here-since = ici depuis { $month }
web-played = { $count } { $count ->
    [one] partie
   *[other] parties
} de { $game }
web-rating = Cote
web-games-rated = { $count ->
    [0] aucune cotée
    [one] une cotée
   *[other] { $count } cotées
}
web-provisional = encore provisoire
web-rating-bot = { $line ->
    [true] En tirets : le robot { $bot }, { $shown } ± { $spread }.
   *[false] Le robot le plus proche : { $bot }, { $shown } ± { $spread }.
 }
web-course-is = L'évolution de la cote à { $game } ; le { $day } elle était de { $shown }, à { $spread } près.
web-recent-games = Parties récentes
web-no-ended-games = Aucune partie n'est encore finie.
web-outcome-won = gagnée
web-outcome-drawn = nulle
web-outcome-lost = perdue
web-deck-against = { $mine } contre { $theirs }
web-rated = cotée
web-practice = entraînement
web-not-rated = non cotée
web-ended-turn = tour { $turn }
web-record-decks = Vos decks
web-against-kinds = contre des sortes de decks
web-record-unnamed = un deck sans nom
web-won-of = { $won } sur { $games }
web-too-few = trop peu pour le dire
web-record-from-to = de { $low } à { $high } %
web-how-sure = sûr à 19 sur 20
web-all-games = toutes les parties
web-as-first = en jouant premier
web-as-second = en jouant second
web-leaders = Qui joue le mieux
web-leaders-about = Parmi qui a joué des parties cotées depuis trois mois : d'après ce que chacun vaut au moins, dans 19 cas sur 20.
web-no-leaders = Personne n'a joué de partie cotée dernièrement.

web-recovery = Mots de secours
web-recovery-about = Personne ici ne connaît votre adresse de courriel. Si vous oubliez votre mot de passe, huit mots vous en donnent un nouveau. Notez-les ; ceux que vous aviez avant ne valent plus rien.
web-recovery-make = Créer huit mots
web-recovery-once = Ils ne sont montrés que cette fois : personne d'autre ne les a. Gardez-les sur papier, dans cet ordre.
web-recovery-print = Imprimer cette page
web-recover = Mot de passe oublié ?
web-recover-about = Votre nom et les huit mots que vous avez notés un jour, dans leur ordre. Vos autres appareils sont alors déconnectés, et les mots ont servi.
web-recover-act = Choisir un nouveau mot de passe
web-recover-done = Votre mot de passe est nouveau, et cet appareil est connecté. Créez de nouveaux mots de secours.
web-door = Un autre appareil
web-door-about = Scannez un code avec votre téléphone : vous y êtes aussi vous-même, sans mot de passe. Il vaut dix minutes, et une fois.
web-door-make = Montrer un code
web-door-until = Jusqu'à { $time }, pour un appareil.
web-door-in = Entrer ici aussi
web-door-in-about = Ce code vient d'un autre navigateur : qui entre est désormais cette personne, dans ce navigateur.
web-door-in-act = Entrer

web-push = Appels quand aucune page n’est ouverte
web-push-about = Ce navigateur peut vous dire que c’est à vous de jouer même quand aucune page d’ici n’est ouverte. Il vous demandera d’abord la permission. Il montre le jeu et de quoi il s’agit, aucun nom.
web-push-none = Ce serveur n’appelle aucun navigateur. Vos avis sont sur votre page, et dans le flux.
web-push-begin = M’appeler dans ce navigateur
web-push-end = Ne plus m’appeler ici
web-push-refused = Ce navigateur a reçu l’ordre de ne pas montrer les avis de cette page. Seuls ses propres réglages peuvent y changer quelque chose.
web-push-iphone = Un iPhone ou un iPad ne montre que les avis des pages de son écran d’accueil : ajoutez-y celle-ci, et ouvrez-la de là.
web-push-unable = Ce navigateur ne peut pas être appelé : il ne connaît pas les avis, ou cette page n’est pas venue par HTTPS.
web-push-not-allowed = Vous n’avez pas donné la permission. Rien n’a changé.
web-push-failed = Le service de qui a fait ce navigateur n’a pas répondu. Réessayez plus tard.
web-push-for = Ce pour quoi on vous appelle
web-push-move = C’est à moi de jouer
web-push-soon = Mon temps s’écoule
web-push-began = Une de mes parties a commencé
web-push-asked = On me propose une partie
web-push-over = Une de mes parties est finie
web-push-since = est appelé depuis le { $when }
web-push-drop = Ne plus appeler

web-holidays = Absences
web-holidays-about = Pendant votre absence, les pendules de vos parties par tours sont arrêtées. Qui joue avec vous voit jusqu’à quand. Vous pouvez jouer quand même. Des jours entiers, { $most } au plus par an.
web-holidays-left = { $left ->
    [0] Il ne vous reste aucun jour.
    [one] Il vous reste un jour.
   *[other] Il vous reste { $left } jours.
}
web-holidays-begins = À partir du
web-holidays-days = Jours
web-holidays-go = S’absenter
web-holidays-line = du { $from } au { $to }
web-holidays-now = absence en cours
web-holidays-over = passé
web-holidays-back = Je suis de retour
web-holidays-drop = Y renoncer
web-turn-away = absence en cours, la pendule est arrêtée

web-follow = Suivre
web-unfollow = Ne plus suivre
web-block = Bloquer
web-block-person = Bloquer { $name }
web-unblock = Ne plus bloquer
web-block-about = Ni vous ni cette personne ne voyez plus les tables, les souhaits et les mots de l'autre, ni ne vous asseyez ensemble. Elle n'en est pas avertie.
web-blocked = Vous avez bloqué { $name }.
web-challenge = Proposer une partie
web-challenge-about = Une place est gardée pour { $name } et personne d'autre, pendant quatorze jours. Qui n'en veut pas n'a rien à répondre.
web-challenge-game = Jeu
web-challenge-clock = Pendule
web-challenge-deck = Votre deck
web-challenge-any-deck = un deck au hasard
web-challenge-rated = cotée, si les deux ont un compte
web-challenge-go = Inviter { $name }
web-circle-follows = Les personnes que vous suivez
web-follows-none = Personne encore : sur la page de quelqu'un, vous pouvez le suivre.
web-followed-by = suivi par { $count }
web-plays-now = joue à { $game } en ce moment
web-watch-game = Regarder
web-shy = Ne pas dire à qui me suit à quelles tables je joue
web-shows-contests = Montrer sur ma page, aux autres aussi, les concours où je joue
web-blocked-people = Les personnes bloquées
web-contests-of = Concours
web-contest-place = place { $place } sur { $players }
web-contest-so-far = pour le moment, place { $place } sur { $players }
web-circle-not-begun = pas encore commencé
web-follows-count = suit { $follows }, suivi par { $followed }
web-late = De vos { $lately } dernières parties avec des gens, vous en avez perdu { $late } faute de temps. Personne d'autre ne le voit.

# -- the account

web-account-guest = Vous êtes { $name }, de passage : seul ce navigateur vous connaît.
web-account-known = Vous êtes { $name }.
web-account-invited = Ici, on entre sur invitation. Si vous avez un compte, identifiez-vous.
web-account-nobody = Personne de nouveau n'entre ici pour le moment. Si vous avez un compte, identifiez-vous.
web-account-keeps = { $days ->
    [one] Ici, les parties sont supprimées un jour après leur fin.
   *[other] Ici, les parties sont supprimées { $days } jours après leur fin.
 }
web-account-take = Prendre un nom
web-account-take-about = Avec un nom et un mot de passe, d'autres navigateurs vous connaissent aussi. Tout ce que vous avez fait ici reste à vous.
web-account-change = Mot de passe
web-account-change-about = Vos autres appareils seront ensuite déconnectés, et vos mots de secours ne vaudront plus rien.
web-account-change-act = Le changer
web-account-kept = C'est enregistré.
web-account-rename = Votre nom
web-account-rename-about = Aux tables dès la prochaine partie, et pour vous connecter. Les parties jouées gardent le nom sous lequel elles l'ont été.
web-account-rename-act = Porter ce nom
web-account-renamed = Vous portez désormais ce nom, et vous vous connectez avec lui.
web-settings-about = Ils valent dans ce navigateur, à toutes les tables, dans les leçons et les reprises. À une table, on les trouve sous « Réglages » (touche S), avec les moments où l'on vous demande.
web-account-changed = C'est enregistré. Vos mots de secours ne valent plus rien. Créez-en de nouveaux.
web-account-signed-in = Connexion réussie.
web-account-come = Bienvenue.
web-account-left = Déconnexion faite.

web-kept = Ce qui est gardé de vous
web-kept-about = Vos parties, decks, résultats, mots et avis, dans un fichier que les programmes savent lire.
web-kept-save = Tout enregistrer
web-kept-delete = M'effacer
web-kept-sure = Votre nom, vos decks, vos mots, vos avis et vos connexions partent aussitôt et pour toujours, ici et dans les concours. Les parties en cours sont abandonnées. Les autres gardent les résultats de leurs parties avec « Quelqu'un ».
web-kept-delete-sure = Oui, tout effacer
web-kept-stay = Tout garder
web-kept-gone = Tout ce qui était gardé de vous est effacé.
