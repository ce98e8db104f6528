# Lessons: hints for what no step speaks of.

hint-trade = Trading comes later; you have what you need.
puzzle-missed = Not yet: she has { $amount } HP left. Start again?
puzzle-wrong-first = Wrong from the start: after "{ $words }" you take { $amount ->
    [0] none
   *[other] at most { $amount }
} of her { $life } HP this turn, however you go on.
puzzle-wrong-later = So far it was right. "{ $words }" let the win go: after it you take { $amount ->
    [0] none
   *[other] at most { $amount }
} of the { $life } HP she had left.
