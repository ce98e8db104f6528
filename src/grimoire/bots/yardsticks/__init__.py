"""Bots that never change, to measure others with: what a later bot is worth is said against these.

They are whole copies, so that nothing done to the bots that players meet can reach them; a golden game of each is kept
(tests/golden). A mended rule may still change how they play, as it changes the game.
"""
