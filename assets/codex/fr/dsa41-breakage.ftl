## Rupture

BRK-01 = Chaque arme et chaque bouclier a un facteur de rupture, qui dit à quel point l’objet est fragile. Pour un jet de rupture, on lance { $BRK-01-dice } : si la somme ne dépasse pas le facteur de rupture, l’objet se brise. S’il tient, son facteur augmente de { $BRK-01-rise }, sauf après un { $BRK-01-best }. Après une maladresse qui l’a abîmé, il augmente plutôt de { $BRK-01-fumble }.
    .counts = Vaut chaque fois qu’une autre règle demande un jet de rupture. Les objets incassables et les parties du corps n’en font jamais.

BRK-02 = Les coups violents éprouvent les armes. Quand une attaque critique est parée, ou bien un coup puissant ou un coup de marteau annoncé de { $BRK-02-points } points au moins, l’arme et ce qui l’a parée doivent passer un jet de rupture.
    .counts = Vaut avec le module « Rupture ». Les manœuvres Brise-bouclier et Briser l’arme éprouvent dans tous les cas ce qu’elles visent.

BRK-03 = Une parade de maître éprouve l’arme qu’elle rencontre : l’arme de l’attaquant doit passer un jet de rupture. Si elle tient, son facteur de rupture augmente toujours de { $BRK-03-rise }, même après le meilleur jet.
    .counts = Vaut dans la variante « sans confirmation », contre les attaques ordinaires portées avec une arme.

BRK-04 = Les dagues et les armes d’escrime ne se brisent pas quand une arme lourde s’abat sur elles, car elles ne peuvent tout simplement pas la parer. Et quand un bâton de bois arrête une lame, aucun des deux n’en souffre : il n’y a pas de jet de rupture.
    .counts = Vaut partout où un jet de rupture serait dû : un bâton contre de l’acier épargne les deux, même après une parade de maître.

BRK-05 = Ce qui se brise est perdu pour le reste du combat. Le combattant continue avec ce qui lui reste : l’autre arme, le bouclier ou les poings.
    .counts = Vaut pour les armes et les boucliers. Les objets incassables, comme un bâton de mage, n’ont pas de jet à faire.

BRK-06 = Ce qui est devenu fragile le reste. Le facteur de rupture ne baisse qu’après une réparation, et personne n’en a le temps au milieu d’un combat.
    .counts = Vaut pour tout le combat, même pour une arme lâchée puis ramassée.
