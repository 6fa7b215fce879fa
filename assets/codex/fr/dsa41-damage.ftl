## Dommages

DMG-01 = On jette les dés de l’arme, et l’on ajoute sa part fixe, le bonus de force et ce qu’apportent annonces et manœuvres. La somme donne les points d’impact du coup ; elle n’est jamais négative.
    .counts = Vaut pour tout coup porté en mêlée ou à distance. Ce que l’armure arrête n’est pas encore retranché.

DMG-02 = La protection de la cible est retranchée des points d’impact. Ce qui reste, ce sont les points de dommages, et l’énergie vitale baisse d’autant. Si l’armure arrête tout, il ne se passe rien.
    .counts = Vaut pour tout coup qu’une armure peut arrêter. Avec les zones de localisation, c’est la protection de la partie touchée qui compte.

DMG-03 = Certains maux prennent directement l’énergie vitale, malgré toute armure : chutes, feu, hémorragie, dommages supplémentaires d’une zone blessée, soins manqués et quelques maladresses. Les coups ciblés et les coups mortels trouvent les défauts de l’armure portée.
    .counts = Ne vaut que là où une règle le dit. Une peau naturellement épaisse protège aussi contre ces coups.

DMG-04 = Chaque arme demande une certaine force. Pour chaque palier complet au-dessus, qui la manie ajoute un point d’impact. L’épée longue, par exemple, demande { $DMG-04-strength } de force et ajoute un point pour chaque tranche de { $DMG-04-step } en plus.
    .counts = Vaut là où le bonus de force est joué, pour les armes de mêlée et de jet. Pas pour les arcs et les arbalètes, ni pour la mauvaise main tant qu’elle n’est pas exercée.

DMG-05 = Un combattant plus faible que l’arme ne le demande n’a simplement pas de bonus de force. Rien n’est retranché.
    .counts = Vaut tant que le malus de force insuffisante n’est pas joué. Les armes qui exigent une qualité minimale gênent tout de même les faibles.

DMG-06 = Pour chaque palier complet de force qui lui manque, un combattant perd avec l’arme un point d’impact, un point d’attaque et un point de parade.
    .counts = Ne vaut qu’avec le malus de force insuffisante, que seules les règles d’expert contiennent d’office.

DMG-07 = Poings, coups du plat et coups assommants coûtent de l’endurance : tout ce que l’armure laisse passer. La moitié, arrondie, est en outre retranchée de l’énergie vitale. Qui n’a plus d’endurance est hors de combat.
    .counts = Vaut pour les attaques sans arme, le plat de la lame et les armes faites pour cela. Les morts-vivants ne perdent pas d’endurance, et les seuils de blessure sont plus hauts de { $DMG-07-thresholds }.

DMG-08 = Doubler et tripler portent sur tous les points d’impact d’un coup à la fois, avant de retrancher l’armure. Si plusieurs multiples se rencontrent, seul le plus grand compte. Des points d’impact réduits de moitié sont arrondis vers le bas.
    .counts = Vaut pour les coups de marteau, attaques critiques, assassinats et autres coups dont la règle le dit. Une défense réduite de moitié est une autre affaire.
