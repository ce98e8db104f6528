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
web-bells = Avis
web-no-bells = Rien ne vous a encore appelé.
web-feed = Vos avis ailleurs
web-feed-about = Un programme qui lit des flux (Atom) peut vous prévenir aussi. L'adresse est secrète : qui la connaît lit vos avis, et ne peut rien faire d'autre.
web-feed-make = Créer une adresse secrète
web-feed-another = Une autre adresse
web-feed-another-about = Celle d'avant ne mènera alors plus nulle part.
