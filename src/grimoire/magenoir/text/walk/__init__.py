"""The way through a definition, the same in every language: which phrase a word asks for, in which order, what "it" is."""
