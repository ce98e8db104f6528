# Les mots de la page sur le projet.

web-about-lead = Grimoire permet de jouer, d'arbitrer et d'étudier deux jeux de cartes. Il sait à tout moment qui doit décider quoi, quels choix sont permis, et quelle règle le dit.
web-about-whose = À qui sont ces jeux
web-about-unofficial = Ceci est un projet d'amateurs, non officiel. Aucune des personnes et des sociétés nommées ici ne l'a fait, approuvé ou soutenu.
web-about-game-magenoir = Mage Noir a été conçu par Constantin Dedeyan et Vincent Vimont, et il est édité par Double Combo Games.
web-about-game-anima = Anima: Beyond Good and Evil est un jeu de cartes de l'univers Anima d'Anima Project Studio, édité par Edge Entertainment et Fantasy Flight Games.
web-about-names = Les noms des jeux et de leurs cartes, et toutes les marques, appartiennent à leurs propriétaires ; ils ne servent ici qu'à dire de quel jeu et de quelle carte il s'agit. Si ces jeux vous plaisent, achetez-les : rien ici ne remplace des cartes sur une table.
web-about-ours = Ce qui est de nous
web-about-texts = Il n'y a ici ni illustration, ni logo, ni mise en page, ni numérisation d'une carte imprimée. Les textes des cartes sont écrits par notre programme d'après ce que fait chaque carte, et il dessine les images d'après les mots des noms. Les faits qu'aucune source ne donne sont de notre choix, et la page de la carte le signale.
web-about-type = Les mots sont composés en Alegreya, de Juan Pablo del Peral, et en IM Fell French Canon, d'Igino Marini.
web-about-licences = Licences de ce dont cette page est faite
web-about-source = Grimoire tout entier (les règles, cette page, les robots, le langage des cartes) est un logiciel libre, écrit en Python et en TypeScript. Qui tient cette table en a le code source, et peut vous le transmettre sous cette licence :
