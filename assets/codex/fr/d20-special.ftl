## Attaques spéciales et manœuvres

D20-AID-01 = Au lieu de frapper, on peut distraire un adversaire au profit d’un allié. L’aide fait un jet d’attaque contre une classe d’armure de { $D20-AID-01-number } ; s’il touche, l’allié a { $D20-AID-01-attack } aux jets d’attaque contre cet adversaire, ou { $D20-AID-01-armour } à la classe d’armure contre ses attaques, au choix de l’aide.
    .counts = Prend une action simple, et l’aide doit pouvoir frapper l’adversaire que l’allié affronte au corps à corps. Vaut jusqu’au prochain tour de l’aide, avec le module « Aide pour un seul jet » pour le prochain jet. Plusieurs aides s’additionnent. Secouer un dormeur, c’est aider aussi, et cela réussit toujours.

D20-BUL-01 = Dans une bousculade, on se jette de tout son poids contre un adversaire pour le repousser. L’attaquant entre pour cela sur la case de celui-ci et provoque une attaque d’opportunité de chaque adversaire qui la contrôle. Les coups des autres atteignent, { $D20-BUL-01-percent } fois sur cent, le bousculé à la place de l’attaquant.
    .counts = Prend une action simple, ou remplace le coup au bout d’une charge. L’adversaire doit être adjacent et n’avoir qu’un rang de taille de plus au maximum. Avec la Science de la bousculade, le bousculé n’a pas d’attaque d’opportunité.

D20-BUL-02 = Tous deux mesurent leur force par un dé et leur modificateur de Force. Pour chaque rang de taille de plus, le jet de l’attaquant gagne { $D20-BUL-02-size } points ; pour chaque rang de moins, il en perd autant ; une charge donne { $D20-BUL-02-charge }, la Science de la bousculade { $D20-BUL-02-feat }. Qui se tient ferme, sur plus de deux jambes ou parce qu’il est nain, se défend à { $D20-BUL-02-stable }.
    .counts = Vaut pour la bousculade. L’attaquant doit être plus haut ; l’égalité est un échec.

D20-BUL-03 = Si la bousculade réussit, le défenseur est repoussé d’une case en droite ligne, et l’attaquant le suit sur la case libérée. Par tranche entière de { $D20-BUL-03-points } points d’écart, l’attaquant peut pousser d’une case de plus, autant que le permet le déplacement de son tour. Si elle échoue, l’attaquant retourne sur la case d’où il venait, ou y tombe si elle est prise.
    .counts = Si un mur ou une créature se trouve derrière le défenseur, rien ne bouge et l’attaquant retourne d’où il venait. Au-delà d’un bord, le défenseur tombe. Les pas après la première case provoquent les autres, mais non ces deux-là l’un de l’autre.

D20-CHG-01 = Une charge est un élan droit sur un adversaire, de { $D20-CHG-01-least } cases au moins et de deux fois la vitesse au plus, qui finit sur la case la plus proche d’où on peut le frapper. Rien ne doit gêner en chemin : ni terrain difficile, ni obstacle, ni créature, pas même un allié.
    .counts = Prend tout le tour, et il faut voir l’adversaire dès le départ. Pas de pas de placement en plus. Les pas provoquent des attaques d’opportunité comme d’ordinaire ; les créatures sans défense ne gênent pas.

D20-CHG-02 = L’élan donne sa force à un seul coup : { $D20-CHG-02-attack } à son jet d’attaque, ou au test de Force si la charge finit en bousculade. Mais qui charge songe peu à sa garde et a { $D20-CHG-02-armour } à la classe d’armure.
    .counts = Une seule attaque au corps à corps, quel qu’en soit le nombre d’ordinaire. La classe d’armure est moins bonne du début de la charge jusqu’au prochain tour. En selle, une lance d’arçon fait { $D20-CHG-02-lance } fois ses dégâts ; une arme pointée contre la charge fait { $D20-CHG-02-set } fois les siens à qui s’y jette.

D20-MNT-01 = Un cheval qui n’est pas dressé pour la guerre prend peur dans la mêlée. Au début de chaque round, son cavalier doit réussir un jet d’Équitation contre { $D20-MNT-01-number }, qui prend une action de mouvement ; s’il échoue, tout le tour est perdu.
    .counts = Pas pour les montures dressées. Pour qu’une telle monture attaque en même temps que son cavalier, il faut un jet d’Équitation contre { $D20-MNT-01-both }. Monture et cavalier agissent dans le même tour et partagent leurs cases.

D20-MNT-02 = Un bon cavalier guide son cheval avec les genoux. Un jet d’Équitation contre { $D20-MNT-02-number } au début du tour laisse les deux mains libres, pour un arc, une arme à deux mains ou un bouclier en plus de l’arme.
    .counts = Ne prend aucune action. En cas d’échec, une main tient les rênes pendant ce tour.

D20-MNT-03 = Qui frappe du haut de sa selle a { $D20-MNT-03-bonus } aux jets d’attaque au corps à corps. En revanche, une monture en mouvement gâche le tir : si elle emploie ses deux déplacements dans le tour, les tirs sont à { $D20-MNT-03-double }, et à { $D20-MNT-03-running } si elle court.
    .counts = Le bonus vaut contre les adversaires à pied, de taille moyenne au plus : c’est celui de la position surélevée, et il ne s’y ajoute pas. Si la monture a fait plus d’une case, une seule attaque au corps à corps reste possible.

D20-MNT-04 = Qui tombe de selle subit { $D20-MNT-04-damage } points de dégâts et se retrouve à terre à côté de sa monture. Un jet d’Équitation contre { $D20-MNT-04-number } adoucit la chute. Qui perd conscience reste en selle { $D20-MNT-04-stays } fois sur cent, et { $D20-MNT-04-war } fois sur une selle de guerre.
    .counts = Vaut quand la monture est tuée ou le cavalier désarçonné. Qui est inconscient ne peut pas adoucir sa chute.

D20-MNT-05 = Une monture que plus personne ne guide cherche à fuir le combat. À chacun de ses tours, elle s’éloigne de tous ses adversaires autant qu’elle peut.
    .counts = Dès que son cavalier est tombé. Elle n’attaque pas, et ses pas provoquent comme d’ordinaire.

D20-TRP-01 = Pour faucher les jambes d’un adversaire, il faut d’abord l’atteindre par une attaque de contact au corps à corps. Puis tous deux jettent les dés : l’attaquant avec la Force, le défenseur avec la Force ou la Dextérité, selon ce qu’il a de meilleur. Chaque rang d’écart entre les tailles vaut { $D20-TRP-01-size } points, la Science du croc-en-jambe { $D20-TRP-01-feat }, une assise ferme { $D20-TRP-01-stable }. Si l’attaquant est plus haut, le défenseur est à terre.
    .counts = Remplace une attaque au corps à corps, même d’opportunité, contre un adversaire d’un rang de taille de plus au maximum. À mains nues, provoque une attaque d’opportunité de la cible. Après un échec, le défenseur peut aussitôt essayer de même. L’attaque de contact relève du module « Attaque de contact avant croc-en-jambe ».

D20-TRP-02 = Certaines armes sont faites pour accrocher les jambes, comme les fléaux, les guisarmes et les hallebardes. Avec elles, le contact est sans danger : il ne provoque personne. Si l’adversaire fait ensuite tomber l’attaquant, celui-ci peut lâcher son arme au lieu de tomber.
    .counts = Seulement avec les armes dont la page dit qu’elles font des crocs-en-jambe. Les jets sont ceux de tout croc-en-jambe.

D20-TRP-03 = On désarçonne un cavalier de la même façon. Il peut se tenir en selle par l’Équitation au lieu de la Force ou de la Dextérité ; s’il perd, il tombe.
    .counts = Vaut contre les cavaliers. Ce que fait la chute se lit à la page qui parle de tomber de sa monture.

D20-FNT-01 = Une feinte fait parer à l’adversaire un coup qui ne vient pas. L’attaquant fait un jet de Bluff, l’adversaire un jet de Psychologie auquel s’ajoute son bonus de base à l’attaque. Si l’attaquant est plus haut, l’adversaire n’a pas de bonus de Dextérité contre sa prochaine attaque au corps à corps, qui peut alors être une attaque sournoise.
    .counts = Prend une action simple, une action de mouvement avec la Science de la feinte, et ne provoque personne. L’attaque doit venir avant la fin de son prochain tour. Le jet est à { $D20-FNT-01-strange } contre les créatures qui ne sont pas humanoïdes, à { $D20-FNT-01-dull } contre les animaux ; les créatures sans esprit ne s’y laissent pas prendre.

D20-TDF-01 = Qui n’attaque personne et ne songe qu’à sa garde a { $D20-TDF-01-bonus } à la classe d’armure jusqu’à son prochain tour. C’est un bonus d’esquive.
    .counts = Prend une action simple. Pendant ce temps, ni attaque d’opportunité, ni aide à la tenaille. Ne s’ajoute pas au combat sur la défensive et se perd avec le bonus de Dextérité.

D20-DEF-01 = Qui attaque avec prudence est touché moins souvent : { $D20-DEF-01-attack } à tous ses jets d’attaque, et { $D20-DEF-01-armour } à la classe d’armure comme bonus d’esquive. Cela s’annonce avec une attaque ou une attaque à outrance.
    .counts = Jusqu’à son prochain tour, donc aussi pour ses attaques d’opportunité. Le bonus se perd avec celui de Dextérité.

D20-FUL-01 = Qui a plusieurs attaques, par son adresse, une seconde arme ou ses dents et ses griffes, ne peut toutes les porter que dans une attaque à outrance. Elle commence par la meilleure, et l’on peut choisir une nouvelle cible avant chacune. Après le premier coup, on peut encore se raviser et se déplacer plutôt.
    .counts = Prend tout le tour. Elle peut se faire sur la défensive. Le pas de placement ne va avec elle qu’avec le module « Pas de placement et attaque à outrance ».

D20-WDR-01 = Une retraite mène hors du combat, jusqu’à deux fois la vitesse, les yeux sur les adversaires. On peut quitter la case où elle commence sans provoquer personne.
    .counts = Prend tout le tour, sans pas de placement. Les cases contrôlées suivantes provoquent comme d’ordinaire, et les adversaires qu’on ne voit pas aussi. Qui est aveugle ne peut battre en retraite.

D20-GRP-01 = Pour engager une lutte, il faut d’abord saisir l’adversaire par une attaque de contact au corps à corps. Puis tous deux jettent les dés avec le bonus de base à l’attaque, la Force et le poids de leur taille ; si l’attaquant est plus haut, tous deux sont en lutte, il inflige les dégâts des mains nues et entre sur la case de l’adversaire.
    .counts = Seulement avec le module « Lutte ». Remplace une attaque au corps à corps et provoque une attaque d’opportunité de la cible ; si elle fait des dégâts, la prise échoue. Qui a plus d’un rang de taille de plus ne se laisse pas tenir. À égalité, le modificateur le plus haut gagne ; s’ils sont égaux, on recommence.

D20-GRP-02 = Les lutteurs restent où ils sont, ne contrôlent aucune case et n’ont pas de bonus de Dextérité contre tous les autres. À la place de chaque attaque, l’un d’eux peut faire un jet contre un autre et, s’il est plus haut, infliger les dégâts des mains nues, l’immobiliser, se dégager ou, en y passant tout son tour, entraîner le groupe à demi-vitesse.
    .counts = Seulement avec le module « Lutte ». Au lieu de ce jet, on peut frapper d’une arme légère ou naturelle, à { $D20-GRP-02-penalty } au jet d’attaque. La lutte cesse quand il n’en reste qu’un qui puisse agir.

D20-GRP-03 = Qui est immobilisé est maintenu au sol et ne peut rien faire que chercher à se libérer, par un seul jet à chaque tour. Sa classe d’armure est à { $D20-GRP-03-melee } contre les attaques au corps à corps, et sa Dextérité compte pour rien.
    .counts = Seulement avec le module « Lutte ». Vaut jusqu’au prochain tour de qui le tient. Se libérer met fin à la prise, non à la lutte.

D20-GRP-04 = Sans le module, personne n’engage de lutte de son propre chef. Des scénarios et des créatures peuvent encore mettre quelqu’un en lutte ou l’immobiliser ; ces états font alors ce qu’en dit la table des circonstances.
    .counts = Vaut tant que le module « Lutte » est éteint. Les sorts demandent alors aussi le jet de Concentration, et l’attaque sournoise reste possible.

D20-DSA-01 = Le désarmement fait sauter l’arme de la main d’un adversaire. Tous deux font un jet d’attaque ; si celui de l’attaquant est plus haut, l’arme tombe sur la case de l’adversaire. Une arme tenue à deux mains donne { $D20-DSA-01-two }, une arme légère { $D20-DSA-01-light }, et chaque rang de taille de plus { $D20-DSA-01-size }.
    .counts = Seulement avec le module « Désarmement ». Remplace une attaque au corps à corps et provoque une attaque d’opportunité de la cible ; si elle fait des dégâts, l’essai échoue. Après un échec, l’adversaire peut aussitôt essayer de même.
