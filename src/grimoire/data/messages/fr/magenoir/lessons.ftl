# Leçons : indices pour ce dont aucune étape ne parle.

lesson-hint-verb-trade = L'échange viendra plus tard ; vous avez ce qu'il faut.
