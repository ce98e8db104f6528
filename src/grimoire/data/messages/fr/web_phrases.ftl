# Ce que l'on peut toujours dire à une table, dans sa langue, et lire dans celle de l'autre ; et ce que l'on signale de quelqu'un.

phrase-hello = Bonjour !
phrase-luck = Bonne chance, bon jeu.
phrase-moment = Un instant, s'il vous plaît.
phrase-back = Me revoici.
phrase-time = Prenez votre temps.
phrase-look = Regardez le dernier coup, s'il vous plaît.
phrase-mistake = Ce n'est pas ce que je voulais.
phrase-sorry = Pardon.
phrase-played = Bien joué.
phrase-thanks = Merci pour la partie.
phrase-leaving = Je dois partir après cette partie.
phrase-again = On en refait une ?

report-reason-words = ce qui a été dit
report-reason-stalling = jeu ralenti exprès
report-reason-cheating = triche
report-reason-name = le nom
report-reason-other = autre chose

web-phrases = Des phrases que chacun lit dans sa langue
web-words-of-accounts = Les mots libres sont pour les tables où tout le monde a un compte.
web-report-person = Signaler { $name }
web-report-about = Seule la personne qui tient ce serveur le lit, avec les cinquante dernières lignes dites ici.
web-report-reason = Pourquoi
web-report-text = Dans vos mots
web-report-send = Envoyer
web-report-sent = C'est envoyé.

# A clock that stands, because whoever is asked has said that they are away.
web-clock-away = pause jusqu’au { $day }
