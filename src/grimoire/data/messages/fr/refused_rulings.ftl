# Ce qui ne va pas dans un scénario que quelqu'un a écrit.

bad-not-there = « { $card } » n'est pas là
bad-no-ex = il n'y a pas de récompense EX « { $name } »
bad-too-many-copies = il n'y a pas autant de cartes « { $card } » dans ce jeu
bad-slot-gone = celui à qui est ce moment ne joue plus
bad-needs-character = le joueur { $player } a besoin d'un Personnage
bad-trap-layer = on ne dit pas qui a posé « { $card } »
bad-pile = « { $name } » n'est pas une pile ; sont permis : { $allowed }
bad-one-card = { $what } : une seule carte
bad-card-kind = { $card } est une carte du genre { $kind } ; ici se trouve { $allowed }
bad-card-state = « { $text } » n'est rien qu'une carte puisse être ; sont permis : { $allowed }, ou une place
bad-ex = « { $text } » n'est pas une récompense EX ; sont permis : { $allowed }
bad-needs-omega = on ne joue à plus de { $most } qu'avec le paquet : options: [omega]
bad-order = l'ordre nomme chaque joueur une fois
bad-crisis-final = il faut à une Crise sa Mission finale : final
bad-moment = « { $text } » n'est pas un moment du tour ; sont permis : { $allowed }
bad-two-seats = écrivez deux places, comme « alice bob »
bad-bonus = le bonus « { $text } » est illisible ; il s'écrit comme « alice combat +2 this turn by iron-vow »
bad-chance = chance est fait de deux nombres, comme dans une position exportée ; écrivez plutôt seed
bad-party-size = { $seat } a plus de trois Personnages normaux et un Arcane
bad-dice = un dé montre de 1 à 6
bad-game-option = « { $name } » n'est pas une option du jeu ; sont permis : { $allowed }
bad-first-turn = le premier tour porte le numéro 1
bad-seats-most = on joue de deux à { $most }, pas à { $amount }
bad-sees-areas = tout le monde voit les Zones ; dites ce qui s'y trouve : « alice sees traps of maisen as [?] »
bad-no-order-anima = { $zone } : sans ordre ; seules les pioches et les défausses ont un début et une fin
bad-not-playing = { $name } ne joue pas
bad-which-ruling = { $amount } arbitrages pourraient convenir ; dites lequel, par exemple « { $file }:{ $name } »
bad-position-players = la position est pour { $amount } joueurs, pas pour { $players }
bad-position-over = la partie est finie dans la position où elle commence
bad-rulings-game = contient des arbitrages du jeu « { $game } », pas de « { $other } »
bad-no-rulings = ne contient aucun arbitrage
bad-no-ruling = aucun arbitrage n'y porte le nom « { $name } »
bad-described-part = une partie qui commence dans une position décrite n'a pas de « { $name } »
bad-keyword = « { $name } » n'est pas un mot-clé ; sont permis : { $allowed }
bad-format-fact = « { $name } » n'est pas un format ; il y a : { $formats }
bad-part-of = { $what } n'a pas de « { $name } » ; sont permis : { $allowed }
bad-turn = « { $text } » n'est pas un tour ; écrivez « this turn » ou « turn 3 »
bad-ability-line = la ligne { $number } de { $card } n'est pas une capacité ; sont permis : { $allowed }
bad-position-lacks = la position n'a pas de « { $text } »
bad-type-place = { $card } est de type { $type }, sa place n'est pas là
bad-position-size = plus de { $most } cartes ; une position n'en contient pas autant
bad-exhausted = seuls les Animaux sont épuisés, { $card } n'en est pas un
bad-known-by = « { $text } » n'est personne qui connaisse une carte ; sont permis : { $allowed }
bad-no-order = { $zone } : sans ordre ; seuls deck, discard et exile ont un début et une fin
bad-mana = la Mana « { $text } » est illisible ; elle s'écrit comme « 3 vegetal 1 water », ou « nothing »
bad-cards-fit = { $amount } cartes conviennent ; dites à qui, ou laquelle (« { $card } permanents.2 »)
bad-card-text = la carte « { $text } » est illisible ; elle s'écrit comme « bob animated-tree permanents.2 »
bad-no-such-card = il n'y a pas de telle carte
bad-place = « { $name } » n'est pas un endroit ; sont permis : { $allowed }
bad-fact = « { $text } » n'est pas un fait qui se vérifie ; des faits semblables : { $near }
bad-stated = « { $name } » ne se dit pas de ceci : { $what } ; sont permis : { $allowed }
bad-yes-no = { $what } est « yes » ou « no », pas « { $text } »
bad-event = « { $name } » n'est pas un événement ; il y a : { $near } ; docs/events.md les dit tous
bad-event-field = « { $name } » n'est pas un champ de { $event } ; sont permis : { $allowed }
bad-no-seat = « { $name } » n'est pas une place ; les places sont { $seats } et { $last }
bad-copies-placed = { $amount } exemplaires d'une carte ; de 1 à { $most } peuvent se trouver à un endroit
bad-no-scenarios = ne contient aucun scénario ; un fichier est une liste d'arbitrages (« - ruling: … »)
bad-scenario-list = un fichier de scénarios est une liste d'arbitrages (« - ruling: … »)
bad-cites-none = un arbitrage cite au moins une source
bad-then-empty = « then » n'affirme rien
bad-choice = « { $text } » n'est pas un choix ; il s'écrit comme « alice { $example } »
bad-no-scenario-files = ne contient aucun fichier de scénarios (*.yaml)
bad-scenario-parts = un fichier de scénarios est une liste d'arbitrages (« - ruling: … »), ou « game » et « rulings »
bad-scenario-lacks = il manque « { $name } » au scénario
bad-contrast-then = il manque « then » au contraste
bad-sources-part = « { $name } » est inconnu ; le fichier contient « sources »
bad-source-states = { $source } : states est « rule » ou « nothing »
bad-source-field = { $source } : « { $name } » est inconnu ; sont permis : { $allowed }
bad-card-missing-near = il n'y a pas de carte « { $name } » ; vouliez-vous dire { $meant } ?
bad-no-source = il n'y a pas de source « { $name } »
bad-no-source-near = il n'y a pas de source « { $name } » ; vouliez-vous dire { $meant } ?
bad-not-in-play = il n'y a pas de telle carte en jeu
bad-several-fit = { $amount } cartes conviennent

# Ce qu'un scénario a trouvé à la place de ce qu'il attend, et pourquoi il ne continue pas.

found-is = c'est { $there }
found-are = ce sont { $there }
found-not = ce n'est pas { $what }
found-seat-is = pour { $who } : { $what }
found-seat-is-not = pour { $who } : pas { $what }
found-no-animal = ce n'est pas un Animal en jeu
found-no-fight = personne ne combat un adversaire sans joueur
found-may-be-chosen = ce choix est permis
found-reason = { $reason }
found-refused = le refus a une autre raison : { $why } ; elle s'écrit ici : because { $code }
found-legal = il est permis
found-deck-refused = il est refusé : { $why }
found-event = il y a eu { $there }
found-events = il y a eu { $there }
found-no-event = pas de « { $text } » à sa place ; il y a eu { $there }
problem-expected = on attendait « { $text } » (ligne { $line }) : { $found }
problem-open = { $what } ; on attend encore la réponse { DE($seat) } ({ $question }) ; les options sont { $options }{ $question ->
    [place-mana] {" "}(une carte donnée avec « mana: nothing » n'en a pas à libérer)
   *[other] {""}
}
problem-asked = on attend la réponse { DE($seat) } ({ $question }{ $question ->
    [place-mana] {" "}: une carte donnée avec « mana: nothing » n'en a pas à libérer
   *[other] {""}
})
problem-over = la partie est finie
problem-nowhere = « { $text } » (ligne { $line }) ne mène nulle part : { $why }
problem-not-legal = « { $text } » (ligne { $line }) ne peut pas être choisi : { $why } ; les options sont { $options }
problem-not-legal-over = « { $text } » (ligne { $line }) ne peut pas être choisi : { $why }
problem-proves-nothing = ne prouve rien : tout ce qu'il attend est déjà vrai avant « when » ; attendez un changement, ou ajoutez un contraste
problem-in-contrast = dans le contraste : { $what }
problem-contrast-nothing = le contraste ne prouve rien : tout ce que « then » attend y est vrai aussi
bad-asked-about = « { $text } » ne nomme ni une carte ni ce que fait un joueur ; écrivez par exemple « { $example } », ou le nom d'une carte
bad-asked-moment = il n'y a pas de moment { $number } : le dernier est { $last }
