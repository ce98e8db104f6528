# Puzzles that are not solved yet

puzzle-missed = Not yet: the game is not yours. Start again?
puzzle-wrong-first = Wrong from the start: after "{ $words }" no way wins any more.
puzzle-wrong-later = So far it was right. "{ $words }" let the win go: after it no way wins.
