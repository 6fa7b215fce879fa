## Déplacement

D20-MOV-01 = La vitesse dit de combien de cases une action de mouvement mène une créature. Chez les héros, elle va de { $D20-MOV-01-slow }, pour les nains, les halfelins et les porteurs d’armures lourdes, à { $D20-MOV-01-fast } pour tous les autres ; avec une seconde action de mouvement, on va deux fois plus loin.
    .counts = L’armure est déjà comptée. Le terrain difficile, les obstacles, le fait de ramper et certains états raccourcissent le chemin.

D20-MOV-02 = Un pas en diagonale est plus long qu’un pas droit ; une diagonale sur deux compte donc double : la première coûte une case, la suivante deux, puis de nouveau une. Les distances des tirs, des sorts et des grandes allonges se mesurent de même.
    .counts = Le compte court tout au long du tour, à travers tous ses déplacements, et repart au tour suivant. En terrain difficile, les diagonales ont leur propre prix et n’entrent pas dans ce compte.

D20-MOV-03 = Un pas en diagonale ne coupe jamais un coin. Si l’une des deux cases qui le bordent est bouchée par un mur ou un pilier, ou si un mur finit au coin entre elles, il faut faire le tour.
    .counts = Vaut pour tout pas, le pas de placement comme celui de qui est repoussé. Les créatures et les fosses ne barrent pas une diagonale.

D20-MOV-04 = Les alliés se laissent passer, les adversaires non. On ne traverse la case d’un adversaire que s’il est sans défense, si les deux tailles sont à { $D20-MOV-04-sizes } rangs d’écart au moins, ou par des Acrobaties. Personne ne s’arrête sur une case qu’un autre occupe.
    .counts = Dans une charge, même les alliés barrent le passage. Qui est sans défense laisse aux autres la place de s’arrêter. Les créatures de très petite taille ou moins peuvent entrer sur la case d’un adversaire ; une case contient { $D20-MOV-04-tiny } créatures de très petite taille, { $D20-MOV-04-diminutive } minuscules ou { $D20-MOV-04-fine } infimes.

D20-MOV-05 = Éboulis, broussailles, eau peu profonde et le reste sont un terrain difficile : un pas droit vers une telle case coûte { $D20-MOV-05-straight } cases de déplacement, un pas en diagonale { $D20-MOV-05-diagonal }. Si autre chose encore gêne le pas, le prix double une fois de plus. Enjamber un muret, une clôture ou un rebord de fenêtre coûte { $D20-MOV-05-obstacle } cases en plus.
    .counts = Vaut pour toute marche ; ni la course ni la charge ne passent par là. Qui ne peut payer tout le prix reste devant.

D20-MOV-06 = Quand un passage est plus étroit qu’une créature, mais de moitié au plus, elle peut s’y serrer. Chacune de ces cases coûte le double et, tant qu’elle est à l’étroit, ses jets d’attaque sont à { $D20-MOV-06-attack } et sa classe d’armure à { $D20-MOV-06-armour }.
    .counts = Pour les grandes créatures, partout où leur espace entier ne tient pas ; pour les humains, sur les cases que la carte marque comme étroites. Ni charge, ni course, ni pas de placement pendant ce temps. Les créatures de très petite taille ou moins tiennent partout.

D20-MOV-07 = La course mène une créature jusqu’à { $D20-MOV-07-times } fois sa vitesse en ligne droite, { $D20-MOV-07-heavy } fois en armure lourde. Qui court ne voit que le chemin et n’a pas de bonus de Dextérité à la classe d’armure.
    .counts = Prend tout le tour et demande un terrain libre d’un bout à l’autre. Qui est fatigué ou enchevêtré ne court pas, et certaines créatures sont trop lentes par nature. Les pas hors des zones contrôlées provoquent comme d’ordinaire.

D20-MOV-08 = Se coucher ou s’agenouiller ne prend pas de temps. Se relever du sol demande une action de mouvement et provoque des attaques d’opportunité ; ramper aussi, et l’on n’avance que d’une case. Se redresser quand on est à genoux coûte une case de déplacement et ne provoque personne.
    .counts = À terre et à genoux, la classe d’armure n’est pas la même contre les coups et contre les tirs. Qui est à terre touche moins bien au corps à corps et n’a l’usage, à distance, que des arbalètes et des shurikens.

D20-MOV-09 = Qui peut bouger si peu que ce soit avance d’une case en y passant tout son tour, quoi qu’elle coûte. À lui seul, un mauvais terrain ne retient donc personne.
    .counts = Pour qui n’a pas assez de vitesse pour la case suivante. Ce n’est pas un pas de placement : cela provoque comme tout déplacement. Ce qui est bouché le reste.

D20-MOV-10 = Les acrobates exercés roulent sous le nez de l’adversaire. Un jet d’Acrobaties contre { $D20-MOV-10-past } leur épargne l’attaque d’opportunité de celui qu’ils dépassent ; pour chacun des suivants, le nombre monte de { $D20-MOV-10-more }. Contre { $D20-MOV-10-through }, ils traversent même la case d’un adversaire.
    .counts = Seulement pour qui l’a appris, en armure légère ou sans armure, et à demi-vitesse. Si le jet échoue, l’adversaire frappe ; qui n’arrive pas à traverser s’arrête devant lui.

D20-MOV-11 = Une chute inflige { $D20-MOV-11-damage } points de dégâts par tranche entière de { $D20-MOV-11-metres } mètres, { $D20-MOV-11-most } dés au plus. Qui en est blessé se retrouve à terre.
    .counts = Vaut aux fosses et aux bords, qu’on y soit poussé ou qu’on saute. De moindre hauteur, on ne se fait pas mal. La chute de cheval a sa propre règle.
