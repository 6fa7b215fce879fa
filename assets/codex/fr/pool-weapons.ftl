## Armes

PL-WPN-01 = Une lame maniable portée à la ceinture, qui laisse l’autre main libre et peut aussi se lancer.

PL-WPN-02 = Courte et vive, une lame pour qui compte sur la vitesse plus que sur la force.

PL-WPN-03 = L’arme d’un combattant fort qui veut un bouclier dans l’autre main.

PL-WPN-04 = Une fine lame d’estoc qui récompense l’agilité, faite pour les ruelles et les coups bien placés.

PL-WPN-05 = Un simple outil de guerre qui frappe aussi fort qu’une épée longue et ne demande que de la force.

PL-WPN-06 = Une courte masse à tête lourde, facile à porter avec un bouclier.

PL-WPN-07 = Aucune autre lame ne fait autant de dégâts, mais elle prend les deux mains et exclut le bouclier.

PL-WPN-08 = Elle tient l’adversaire à distance : un adversaire à l’arme plus courte doit d’abord s’approcher pour répondre.

PL-WPN-09 = Aussi longue qu’une lance, avec un fer plus lourd, elle frappe par-dessus les alliés placés devant.

PL-WPN-10 = Un simple bâton que les agiles manient à deux mains aussi sûrement que les forts.

PL-WPN-11 = On en porte plusieurs, on les lance un à un, on les ramasse, et en main chacun vaut une dague.

PL-WPN-12 = Léger et vite bandé, un arc pour les tirailleurs qui visent à moyenne distance.

PL-WPN-13 = Aucune autre arme de tir ne porte aussi loin ; il lui faut du terrain dégagé et une vue libre.

PL-WPN-14 = Le tir le plus dur de tous, mais après chacun il faut la recharger par une action de mouvement.

PL-WPN-15 = Bon marché et légère, elle ne prend qu’une main et ne manque jamais de pierres.

PL-WPN-20 = Ce qui reste à tous sans arme : peu de dégâts, mais rien qu’on puisse faire tomber des mains.

PL-WPN-21 = Les armes des bêtes, que personne ne peut leur faire lâcher.

PL-WPN-22 = Ce qui tombe sous la main et que chacun peut lancer, pas loin et sans grand mal.

PL-WPN-23 = Plus lourde qu’une pierre, bonne pour un seul jet par-dessus la table.

PL-WPN-24 = Un demi-arbre au poing d’un ogre : il porte loin et fait un mal terrible.
