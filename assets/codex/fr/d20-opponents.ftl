## Adversaires et montures

D20-T-OPP = Les adversaires ont des valeurs toutes prêtes : points de vie, classe d’armure, attaques et sauvegardes comptent déjà leurs caractéristiques, leur taille, leur équipement et leurs dons. Les dés de vie tiennent lieu de niveau ; ils décident par exemple combien d’entre eux un sort de sommeil peut atteindre. Le danger qu’ils représentent tient à leur nombre et à leur place autant qu’à leurs valeurs.
    .counts = Vaut pour les adversaires des niveaux. Plusieurs griffes et morsures ensemble demandent une attaque à outrance ; pour une seule attaque, la créature emploie l’une de ses armes principales.

D20-OPP-01 = Un petit pillard à masse cloutée et javeline, faible seul, gênant en nombre. Il lance d’abord, cherche le deux contre un et laisse la première ligne à d’autres.

D20-OPP-02 = Un guerrier fort et fougueux, dont la lame courbe porte souvent des coups critiques, qui tuent net. Il a peu d’armure et peu de points de vie, voit mal au grand jour, et mieux vaut le frapper le premier.

D20-OPP-03 = Un soldat discipliné des peuples gobelins, avec épée longue et bouclier. Plusieurs côte à côte tiennent une ligne et usent leurs adversaires.

D20-OPP-04 = Un chasseur à tête de hyène, coriace pour son espèce. Il tire tant que l’adversaire approche, puis prend bouclier et hache et frappe de toute sa force.

D20-OPP-05 = Le plus grand des gobelinoïdes, fort, la peau épaisse, étonnamment discret. Il s’approche sans bruit, flaire ceux qui se cachent et frappe dur.

D20-OPP-06 = Un chasseur rapide à quatre pattes. Sa morsure fait tomber celui qu’elle touche, et la meute se jette alors sur ceux qui sont à terre.

D20-OPP-07 = Des os sans peur et sans pitié. Lames et pointes leur font peu de mal, les armes contondantes les brisent ; ils ignorent le sommeil et la douleur et agissent parmi les premiers.

D20-OPP-08 = Un cadavre en marche, lent et facile à toucher, mais difficile à arrêter. À chaque tour, il ne réussit qu’une marche ou un coup, et seul le tranchant l’entame vraiment.

D20-OPP-09 = Un géant aux pensées rares, avec une massue longue comme un homme. Il frappe par-dessus une case et abat la plupart des héros en quelques coups, mais il est lent à réagir et les sorts le touchent sans peine.

D20-OPP-10 = Un géant aux longs bras dont les blessures se referment à vue d’œil. Ses deux griffes ensemble déchirent leur victime ; pour qu’il reste mort, il faut le feu ou l’acide.

D20-OPP-11 = Une bête qui doit se glisser sur la case de l’adversaire pour mordre. Seul, un rat n’est que gênant ; en nombre, ils retiennent quelqu’un dont on a besoin ailleurs.

D20-OPP-12 = Une araignée grande comme un homme, qui guette sur les murs et les plafonds. Sa morsure n’est rien à côté du venin, qui ôte la force sur-le-champ, puis une seconde fois plus tard.

D20-T-MOUNT = Les montures portent leur cavalier, qui partage leur espace et décide pour deux. Un cheval dressé pour la guerre entre dans la mêlée sans hésiter ; tout autre doit y être forcé de nouveau à chaque round.
    .counts = Vaut dans les combats montés. Cheval et cavalier agissent ensemble, à l’initiative du cavalier, et un cheval sans cavalier quitte le combat.

D20-MOU-01 = Un cheval dressé pour la guerre, qui obéit dans la mêlée, porte une charge et frappe lui-même de ses sabots.

D20-MOU-02 = Un cheval de selle, rapide et fort, mais non dressé pour la guerre : il prend peur, et le retenir coûte à son cavalier une partie du tour.
