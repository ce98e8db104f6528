# Les arrêts : où l'on veut être interrogé.

# ce que l'on dit pour en choisir un, séparé par des virgules
stop-words-touched = touché
stop-words-able = possible
stop-words-shown = visible
stop-words-never = jamais
stop-words-hand = à la main, main
stop-words-rule = selon la règle, règle

# ce que chacun veut dire
stop-able = La question vous est posée chaque fois que vous pourriez agir.
stop-shown = La question vous est posée partout où la table montre que vous pourriez agir, même là où vous ne pouvez que passer.
stop-never = On ne vous demande jamais rien entre les actions des autres : vous y passez toujours.
stop-hand = Vous mettez en ordre tout ce qui arrive au même moment.

command-stops = arrêts
help-stops = où vous voulez être interrogé : touché, possible, visible ou jamais ; et ce que vous mettez en ordre : à la main ou selon la règle
stops-which = [OÙ]
stops-unknown = Écrivez « arrêts » et un de ces mots : { $words }.
