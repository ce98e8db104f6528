# Words of the page about the project.

web-about-lead = Grimoire lets you play, judge and study two card games. It knows at every moment who must decide what, which choices are legal, and which rule says so.
web-about-whose = Whose games these are
web-about-unofficial = This is an unofficial fan project. It is not made, endorsed or supported by any of the people and companies named here.
web-about-game-magenoir = Mage Noir was designed by Constantin Dedeyan and Vincent Vimont and is published by Double Combo Games.
web-about-game-anima = Anima: Beyond Good and Evil is a card game of the Anima world by Anima Project Studio, published by Edge Entertainment and Fantasy Flight Games.
web-about-names = The names of the games and of their cards, and all marks, belong to their owners; they are used here only to say which game and which card is meant. If you like these games, buy them: nothing here replaces the cards on a table.
web-about-ours = What is ours
web-about-texts = There is no artwork, logo, layout or scan of any printed card here. Card texts are written by our own program from what each card does, and the pictures are drawn by it from the words of the names. Facts that no source gives are our own choice, and marked on the page of their card.
web-about-type = The words are set in Alegreya by Juan Pablo del Peral and IM Fell French Canon by Igino Marini.
web-about-licences = Licences of what this page is built with
web-about-source = The whole of Grimoire (the rules, this page, the bots, the card language) is free software, written in Python and TypeScript. Whoever runs this table has its source, and may pass it on to you under this licence:
