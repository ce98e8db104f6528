# Le serveur : ce qu'il dit au terminal, pourquoi il refuse quelque chose, et ce qu'on peut jouer.

serve-address = La table est ouverte : { $address }  (Ctrl-C la ferme.)
serve-lan = Pour les autres dans la pièce : la même adresse, ou ce code pour un téléphone.
serve-no-client = Le client pour le navigateur n'est pas construit ici : seuls des programmes peuvent jouer. « make play » le construit.
admin-password = Le nouveau mot de passe { DE($name) }, montré une seule fois : { $password }
admin-invitation = { $code }  ({ $times ->
    [one] Une personne peut
   *[other] { $times } personnes peuvent
 } entrer avec ce code d'ici { $days } jours : #/account/{ $code })
guest-name = Invité
program-name = { $name } (robot)
forgotten-name = Quelqu'un

refused-badMessage = Ce message ne peut pas être lu ({ $detail }).
refused-protocol = Cette page est d'une autre version que le serveur. Rechargez-la.
refused-noMatch = Cette partie n'existe pas.
refused-notYours = Ce n'est pas votre place.
refused-notRunning = La partie n'a pas commencé, ou elle est finie.
refused-hasBegun = La partie a déjà commencé.
refused-notJoined = Vous n'êtes pas à cette table.
refused-notGone = L'absence n'a pas assez duré, ou ce n'est pas à cette personne de décider.
refused-stale = Entre-temps, il s'est passé autre chose. Regardez de nouveau.
refused-notAsked = Ce n'est pas à vous de décider maintenant.
refused-illegal = Cela ne peut pas être choisi maintenant.
refused-nothingToUndo = Il n'y a rien que vous puissiez reprendre maintenant.
refused-notOffered = Rien de tel n'a été proposé.
refused-notAllowed = Ce n'est pas possible ici.
refused-tooMuch = C'est trop à la fois.
refused-noLanguage = Cette langue n'existe pas ici ; il y a : { $languages }.
refused-noMoment = Ce moment n'existe pas dans cette partie.
refused-frozen = Les règles ont changé depuis le début de cette partie, qui ne peut plus continuer comme elle allait.
refused-fault = Le programme a échoué sur ce choix, qui n'a pas été fait ({ $detail }). Choisissez autre chose.
refused-unavailable = Le serveur ne peut rien garder en ce moment, et rien n'a changé. Réessayez.
refused-taken = Quelqu'un a été plus rapide : cette place est prise.
refused-badDeck = Ce deck ne peut pas être joué ici : { $detail }.
refused-badName = Cela ne peut pas être un nom : il est vide, trop long, ou veut dire autre chose ici.
refused-badSetup = Une partie ne peut pas commencer ainsi : { $detail }.
refused-noGame = Ce jeu n'existe pas ici ; il y a : { $games }.
refused-noRule = Il n'y a pas de règle « { $name } ».
refused-noLesson = Il n'y a pas de leçon « { $name } ».
refused-noRuling = Il n'y a plus d'arbitrage « { $name } ».
refused-badQuestion = { $detail }
refused-noDeck = Ce deck n'existe pas, ou n'est pas partagé.
refused-noCard = La carte { $name } n'existe pas.
refused-noSeat = Cette place n'existe pas à cette table.
refused-stillRunning = Cette partie n'est pas finie, ou une partie qui la suit se joue avec ce qui y est caché : jusque-là, rien n'en est dévoilé.
refused-badRecord = Cette partie enregistrée n'est pas utilisable ici : { $detail }.
refused-badPassword = Le nom et le mot de passe ne vont pas ensemble.
refused-nameTaken = Quelqu'un d'autre porte ce nom.
refused-noPage = Il n'y a rien ici.
refused-tooSlow = Ce message n'est pas arrivé à temps. Réessayez.
refused-broken = Quelque chose dans le programme a échoué. Qui tient ce serveur trouvera pourquoi dans le journal, sous { $number }.
refused-tooOften = C'est trop souvent en peu de temps. Attendez un peu, puis réessayez.
refused-needsAccount = Sur ce serveur, les cartes que l'on écrit sont pour qui a un compte : prenez d'abord un nom et un mot de passe.
refused-noOwnGames = Sur ce serveur, on joue avec les cartes que l'on écrit, mais on ne les essaie pas sur de nombreuses parties : plusieurs processus peuvent partager sa base de données.
refused-notAdmitted = Ici, les nouveaux n'entrent que sur invitation. Qui a un compte s'identifie à la page « Compte ».
refused-badInvitation = Cette invitation n'est plus valable. Demandez-en une autre.
refused-noSignIn = Plus personne n'est connecté à cet endroit.
refused-noContest = Ce concours n'existe pas.
refused-badContest = { $detail }
refused-contestStale = Entre-temps, il s'est passé ceci : { $since } Regardez, puis recommencez.
refused-badCode = Ce code n'est, ou n'est plus, celui de personne. Demandez un nouveau feuillet à l'organisation.
refused-codeUsed = Un autre téléphone est venu avec ce code. Si ce n'était pas le vôtre, demandez un nouveau feuillet à l'organisation.
refused-notForYou = { $role ->
    [organiser] Seul l'organisateur de ce concours peut faire cela.
    [player] Seul un joueur de ce concours peut faire cela : le code du feuillet fait d'un téléphone celui d'un joueur.
   *[staff] Seul l'organisateur de ce concours, ou qui en tient les scores, peut faire cela.
}
refused-noRoom = Le disque du serveur est plein : ceci n'a pas été gardé, et rien de ce qui l'était n'est perdu. Faites-y de la place, puis recommencez.
refused-noSession = Vous n'êtes pas encore connu ici, ou ne l'êtes plus. Rechargez la page.

game-magenoir-title = Mage Noir
game-anima-title = Anima : Beyond Good and Evil

bot-novice-title = Novice
bot-apprentice-title = Apprenti
bot-journeyman-title = Compagnon
bot-adept-title = Adepte
bot-expert-title = Expert
bot-master-title = Maître
bot-random-title = Dés
bot-random-about = Prend n'importe quelle option, au hasard. Pour apprendre les gestes.
bot-eager-title = Fonceur
bot-eager-about = Fait tout ce qui peut être fait, dès que possible. Un premier adversaire.
bot-search-title = Chercheur
bot-search-about = Pense par tours entiers et se trompe rarement. Le plus fort de tous.
bot-eager-1-title = Fonceur de 2026
bot-eager-1-about = Ne change jamais : un étalon pour mesurer les autres robots.
bot-greedy-title = Avide
bot-greedy-about = Pèse ce à quoi mène chaque option. Il faudra le mériter.
bot-greedy-1-title = Avide de 2026
bot-greedy-1-about = Ne change jamais : un étalon pour mesurer les autres robots.
bot-own-about = Un robot de la personne qui tient ce serveur.

rule-tree-title = Arbre des Zones
rule-tree-about = Toutes les Zones sont visibles dès le début, dans un arbre de Niveaux.
rule-open-rolls-title = Jets ouverts
rule-open-rolls-about = Un 6 dans un Combat est relancé et ajouté.
rule-automatic-reveal-title = Révélation avancée
rule-automatic-reveal-about = La Mission finale est révélée au tour qui suit la première Mission basique.
rule-omega-title = Shadow of Omega
rule-omega-about = Avec les cartes de l'extension, jusqu'à cinq joueurs.

# A moment of a match where something seems wrong, above the scenario that is made of it.
report-what = Un moment d'une partie tel qu'un siège peut le connaître : les cartes qu'il ne voit pas sont redistribuées, donc rien des autres n'est dit.
report-about = Ce qui semble faux : { $about }
report-told = Ce qui s'est passé en dernier :
report-question = Ce qui est demandé : { $question }
report-how = Lancez-le avec « grimoire scenario run FICHIER », changez « then » en ce qui doit valoir selon vous, et envoyez-le à qui tient la table, ou au projet.

# Avis : ce qui appelle quelqu'un qui n'est pas à la table.
bell-move = { $names } : c'est à vous de jouer.
bell-soon = { $names } : votre temps s'écoule. C'est à vous de jouer.
bell-began = { $names } : votre partie ({ $game }) a commencé.
bell-asked = { $names } vous propose de jouer à { $game }.
bell-won = { $names } : votre partie ({ $game }) est finie, et vous avez gagné.
bell-lost = { $names } : votre partie ({ $game }) est finie, et vous avez perdu.
bell-drawn = { $names } : votre partie ({ $game }) est finie, et personne n'a gagné.
push-move = C'est à vous de jouer.
push-soon = Votre temps s'écoule. C'est à vous de jouer.
push-began = Votre partie ({ $game }) a commencé.
push-asked = Quelqu'un vous propose de jouer à { $game }.
push-over = Votre partie ({ $game }) est finie.
feed-title = Grimoire : vos avis
refused-noPerson = Personne n'a de compte à ce nom.
admin-rated = Les cotes sont refaites à partir de { $games ->
    [one] une partie
   *[other] { $games } parties
 }.
admin-bots-from = { $games ->
    [0] Pas encore de partie entre gens et robots : c'est une supposition.
    [one] D'après { $games } partie contre des robots.
   *[other] D'après { $games } parties contre des robots, jouées par { $people ->
        [one] une personne
       *[other] { $people } personnes
    }.
 }
refused-badWords = Le nom ou les mots ne correspondent pas.
refused-badDoor = Ce code ne fait plus entrer personne : il vaut dix minutes, et une fois.
refused-noSeek = Cette personne a trouvé une partie, ou n'en cherche plus.
refused-accountAlone = C'est pour qui a un compte : prenez d'abord un nom et un mot de passe.
refused-wordsOfAccounts = Les mots libres sont pour les tables où tout le monde a un compte. Les phrases marchent toujours.
refused-noPush = Ce serveur n'appelle aucun navigateur.
refused-badPush = Ce navigateur ne peut pas être appelé : son adresse n'est celle d'aucun service que ce serveur connaît, ou ses clés sont incomplètes.
refused-badHoliday = Une absence compte des jours entiers, commence à partir de maintenant et dans l'année, et n'en touche aucune autre. Des { $most } jours par an, il vous en reste { $left }.
refused-noHoliday = Il n'y a pas de telle absence, ou elle est finie.
admin-no-reports = Rien n'a été signalé.
admin-report = Signalement { $number }, { $at } : { $by } sur { $about }, { $reason }.
admin-report-done = (réglé)
admin-report-match = À la table { $match } ; ce qu'on y a dit en dernier :
admin-report-silence = rien
admin-report-settled = Le signalement { $number } est réglé.
