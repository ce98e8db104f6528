# Leçons : indices pour ce dont aucune étape ne parle.

hint-trade = L'échange viendra plus tard ; vous avez ce qu'il faut.
