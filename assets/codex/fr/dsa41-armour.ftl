## Armure et encombrement

ARM-01 = L’armure protège : sa protection est retranchée des points d’impact de chaque coup. Elle gêne aussi : son encombrement diminue d’autres valeurs. Les points de toutes les pièces portées s’additionnent ; casques et compléments ne comptent qu’avec une armure de corps.
    .counts = Vaut pour l’armure simple. Avec les zones de localisation, chaque partie du corps a sa propre protection, et chaque pièce protège par elle-même.

ARM-02 = Tout ne se porte pas ensemble. Une seconde armure de corps n’est possible que comme rembourrage en dessous, un second casque que s’il est un camail, et chaque complément demande sa propre place.
    .counts = Vérifié quand un combattant est créé ; ce qui ne va pas ensemble est signalé comme une erreur.

ARM-03 = L’encombrement diminue en entier l’initiative, la vitesse et l’esquive ; attaque et parade ne souffrent que de ce que l’aptitude ne supporte pas. Contrôle du corps, acrobatie, athlétisme et discrétion en deviennent aussi plus difficiles, la natation deux fois plus.
    .counts = C’est l’encombrement après l’habitude de la protection qui compte, avec toute autre charge. La volonté, la perception et les soins n’en souffrent pas.

ARM-04 = Un lourd bagage gêne comme une armure. C’est un nombre à part qui s’ajoute à l’encombrement, et l’habitude de la protection n’y peut rien.
    .counts = Vaut pour les combattants dont la fiche indique une charge ; les autres n’en portent pas.

ARM-05 = Qui a l’habitude de l’armure en est moins gêné : au premier degré de { $ARM-05-used } dans une certaine armure, au deuxième d’autant dans toute armure, au troisième de { $ARM-05-most } dans toute armure. Au troisième degré, seule la moitié du reste diminue l’initiative.
    .counts = Les degrés ne s’additionnent pas, et l’encombrement d’une armure n’est jamais négatif. Toute autre charge gêne comme avant.

ARM-06 = Enfiler une armure prend bien plus de temps qu’un combat. Chacun garde jusqu’à la fin ce qu’il porte au début.
    .counts = Vaut pour l’armure. Armes et boucliers se dégainent et se rangent.
