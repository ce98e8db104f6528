# Les six niveaux, du plus faible au plus fort : une ligne sur la façon de jouer de chacun.

bot-novice-about = Joue une carte par tour et prend la plus grande pile. Pour une première soirée.
bot-apprentice-about = Joue tout ce qu'il peut, mais rassemble la Mana sans plan.
bot-journeyman-about = Rassemble ce que sa main demande et joue tout ce qu'il peut ; ne voit jamais plus loin.
bot-adept-about = Pèse ce à quoi mène une action, mais une sur quatre seulement.
bot-expert-about = Pèse ce à quoi mène chaque action.
bot-master-about = Pense par tours entiers, rassemblement compris. Le plus fort de tous.
