# Les six niveaux, du plus faible au plus fort : une ligne sur la façon de jouer de chacun.

bot-novice-about = Va n'importe où, combat sans cartes et prend son temps. Pour une première soirée.
bot-apprentice-about = Va n'importe où et combat sans cartes, mais se sert de ce qu'il a entre les combats.
bot-journeyman-about = Va le plus souvent là où il y a quelque chose à gagner ; combat sans cartes.
bot-adept-about = Va là où il y a quelque chose à gagner et combat avec ses cartes ; pense aux récompenses avant les Missions.
bot-expert-about = Tente ses Missions dès qu'elles peuvent réussir ; ne voit jamais plus loin.
bot-master-about = Calcule les chances de chaque combat et, dans le doute, joue la suite en pensée. Le plus fort de tous.
