## Armes

D20-T-WEAPON = La table dit, pour chaque arme, qui sait la manier, comment elle se tient, quels dés donnent ses dégâts et quand elle peut porter un coup critique. Les petits combattants en ont une version réduite, aux dés plus petits, les grands une version plus grosse. Ce qui se lance ou se tire a de plus un facteur de portée, et certaines armes ont une particularité, comme de frapper de plus loin ou de faire un croc-en-jambe.
    .counts = Vaut pour toute attaque avec une arme. Dans les valeurs des héros et adversaires prêts à jouer, la taille, la Force, les dons et la bonne facture sont déjà comptés.

D20-WPN-01 = Les poings et les pieds, ce qui reste à chacun. Ils assomment plus qu’ils ne tuent, et une cible armée peut frapper la première.

D20-WPN-02 = Une lame maniable qui perce, tranche et se lance à courte distance, assez légère pour l’autre main.

D20-WPN-03 = Une courte masse à tête de fer, assez légère aussi pour l’autre main.

D20-WPN-04 = Un morceau de bois dur qui ne coûte rien, ne demande guère d’entraînement et peut même se lancer.

D20-WPN-05 = Une lourde tête de fer sur un manche solide : elle frappe aussi fort qu’une épée longue, et chacun sait s’en servir.

D20-WPN-06 = Une masse à pointes qui écrase et perce du même coup, et blesse ainsi même ceux que seul l’un des deux peut entamer.

D20-WPN-07 = Une lance à une main, qui laisse place au bouclier et vole bien quand on la lance.

D20-WPN-08 = Une lance à deux mains, qui reçoit une charge sur sa pointe et peut se lancer au besoin.

D20-WPN-09 = Si longue qu’elle frappe par-dessus une case, mais pas l’adversaire qui se tient juste devant.

D20-WPN-10 = Un simple bâton dont les deux bouts peuvent frapper comme deux armes ; les magiciens en portent volontiers un.

D20-WPN-11 = Un tir puissant qui ne demande guère d’entraînement, mais chaque carreau coûte une action de mouvement pour recharger.

D20-WPN-12 = Elle frappe plus fort que tout arc, mais la recharger prend tout le tour : la plupart tirent une fois, puis dégainent.

D20-WPN-13 = Une lance légère faite pour le jet, avec laquelle beaucoup ouvrent le combat avant de s’approcher.

D20-WPN-14 = Elle tient dans une poche et donne à ses pierres la force du bras, mais doit être rechargée chaque fois.

D20-WPN-15 = Une hache légère dont les coups critiques mordent profond, bonne pour la ceinture ou pour l’autre main.

D20-WPN-16 = Une légère lame d’estoc pour les agiles, l’arme préférée de ceux qui attaquent par-derrière.

D20-WPN-17 = Une hache à une main ou à deux, aux coups critiques plus rares que ceux d’une épée, mais pires.

D20-WPN-18 = Une tête au bout d’une chaîne, qui accroche aussi les jambes et fait un croc-en-jambe sans danger pour son porteur.

D20-WPN-19 = L’arme à tout faire des combattants aguerris : de bons dégâts, des coups critiques assez fréquents, et une main libre pour le bouclier.

D20-WPN-20 = Une pointe au bout d’un manche, peu redoutable d’ordinaire, mais nulle autre arme n’a de coup critique aussi terrible.

D20-WPN-21 = Une fine lame d’estoc aux coups critiques très fréquents, comme faite pour qui combat avec sa Dextérité.

D20-WPN-22 = Une lame courbe, aussi prompte au coup critique que la rapière, mais qui tranche au lieu de percer.

D20-WPN-23 = Trois pointes sur une hampe, qui vont avec un bouclier, reçoivent une charge et se lancent à courte distance.

D20-WPN-24 = Un marteau fait pour la guerre, la bonne réponse aux os qu’aucune lame n’entame, avec de lourds coups critiques.

D20-WPN-25 = Une large lame courbe à deux mains, qui échange un peu de dégâts contre des coups critiques très fréquents.

D20-WPN-26 = Une lame au bout d’une longue hampe, qui tranche par-dessus une case, au mieux avec un allié devant.

D20-WPN-27 = Nulle autre arme ne met autant dans un seul dé : ses coups peuvent être faibles ou écrasants.

D20-WPN-28 = Un demi-tronc d’arbre pour des bras plus forts qu’adroits, l’arme préférée des ogres.

D20-WPN-29 = En moyenne, aucune arme ne fait plus de dégâts, et ses coups critiques sont assez fréquents, mais il ne reste pas de main pour un bouclier.

D20-WPN-30 = Un croc au bout d’une longue hampe, qui met l’adversaire à terre avant qu’il soit assez près pour répondre.

D20-WPN-31 = Hache, pointe et croc sur une même hampe : elle tranche ou perce, fait un croc-en-jambe et reçoit une charge.

D20-WPN-32 = Faite pour la charge à cheval, où une main la tient et où ses dégâts se multiplient ; à pied, c’est une longue perche à deux mains.

D20-WPN-33 = Un petit arc pour éclaireurs et pillards, de portée moyenne.

D20-WPN-34 = Un arc aussi haut que son archer, qui porte très loin mais ne tire rien d’un bras fort.

D20-WPN-35 = Un arc fait sur mesure pour un bras fort, dont il ajoute la Force aux dégâts ; aucun autre ne porte plus loin.

D20-WPN-36 = Une étoile de jet qui ne fait guère qu’égratigner, mais vient en main aussi vite qu’une flèche et se lance même à terre.

D20-WPN-37 = Une bourse de cuir lestée, qui laisse sa victime inconsciente au lieu de la tuer.
