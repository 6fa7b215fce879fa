## Dégâts et mort

D20-DMG-01 = Un coup au but jette les dés de l’arme et y ajoute la Force : le modificateur d’une main, moitié plus à deux mains, la moitié seulement de l’autre main. Un malus se retire une fois, quelle que soit la prise. Ce qui passe tout ce qui protège la cible se retire de ses points de vie.
    .counts = Les armes de jet et les frondes comptent aussi la Force, les arcs seulement un malus, les arcs composites un bonus jusqu’à celui pour lequel ils sont faits, les arbalètes rien. Une arme légère ne gagne rien à la seconde main.

D20-DMG-02 = Aucun coup au but n’est sans effet. Il inflige au moins un point de dégâts, quoi que le manque de Force en retire.
    .counts = Vaut pour ce que fait le coup, avant la réduction de dégâts : une peau épaisse peut encore tout arrêter.

D20-DMG-03 = Certaines armes font davantage dans une charge : une lance d’arçon, en selle, fait { $D20-DMG-03-lance } fois ses dégâts, { $D20-DMG-03-spirited-lance } fois avec la Charge dévastatrice, qui en donne { $D20-DMG-03-spirited } fois aux autres armes de corps à corps. Une arme pointée contre une charge fait { $D20-DMG-03-set } fois ses dégâts à qui s’y jette.
    .counts = Un coup critique s’ajoute à ces facteurs au lieu de les multiplier. Les dés supplémentaires ne se multiplient jamais ainsi.

D20-DMG-04 = La réduction de dégâts retire un nombre fixe de points à chaque coup d’arme, sauf si l’arme est de celles qui passent. La résistance fait de même contre un type d’énergie, et qui y est immunisé n’en subit rien ; qui y est vulnérable subit moitié plus. Avec la régénération, les plaies se referment tour après tour, hormis celles du feu, de l’acide ou de ce que craint la créature.
    .counts = Tient à la nature de la créature ; sa page le dit. Un coup ne devient jamais moins que rien. Ce que la régénération peut guérir compte comme dégâts non létaux.

D20-DMG-05 = Les dégâts non létaux se comptent à part des points de vie. Quand ils les égalent, la victime est chancelante ; quand ils les dépassent, elle tombe inconsciente, mais personne n’en meurt. Les poings et les matraques en font d’eux-mêmes ; qui veut en faire avec une autre arme, ou des dégâts létaux à mains nues, a { $D20-DMG-05-penalty } au jet d’attaque.
    .counts = Seulement avec le module « Dégâts non létaux » ; sans lui, les poings tuent aussi. Les soins retirent autant de dégâts non létaux qu’ils rendent de points de vie.

D20-DMG-06 = Les points de vie temporaires ne sont que prêtés, le plus souvent par magie, et s’ajoutent à ceux qu’on possède. Les dégâts les prennent avant tous les autres.
    .counts = Ils ne se soignent pas, et ceux de plusieurs sources ne s’additionnent pas : le plus grand nombre compte.

D20-DMG-07 = Un roublard qui surprend une ouverture frappe là où cela fait mal : { $D20-DMG-07-die } de dégâts en plus, et un autre de ces dés tous les deux niveaux. C’est possible chaque fois que la cible a perdu son bonus de Dextérité, est sans défense ou est prise en tenaille par le roublard et un allié.
    .counts = À distance, seulement jusqu’à { $D20-DMG-07-squares } cases. Pas contre une cible camouflée, si peu que ce soit, ou sans organes vitaux. Avec le module « Orientation », une place dans le dos de la cible compte au lieu de la tenaille.

D20-DMG-08 = Les points de vie disent combien quelqu’un peut encaisser avant de tomber. Tant qu’il en reste un seul, les blessures ne gênent en rien : ni les attaques ni les pas n’en souffrent.
    .counts = Vaut pour chacun. Ce n’est qu’à zéro et au-dessous qu’il y a des suites.

D20-DMG-09 = Certaines plaies sont si graves que le choc seul tue. Après une attaque qui inflige à elle seule { $D20-DMG-09-points } points de dégâts ou plus, qui rate un jet de Vigueur contre { $D20-DMG-09-number } meurt, quel que soit le nombre de points de vie qui lui reste.
    .counts = Seulement avec le module « Dégâts massifs », et pour les dégâts d’une seule attaque, non de plusieurs ensemble.

D20-DTH-01 = À zéro point de vie exactement, une créature est hors de combat : debout et consciente, mais réduite à une seule action simple ou de mouvement par tour et à demi-vitesse. Chaque action simple lui coûte un point de vie, si bien qu’elle s’écroule ensuite.
    .counts = Jusqu’à ce qu’on la soigne ou qu’elle s’écroule. Les morts-vivants et les créatures artificielles ignorent cet état : ils sont détruits aussitôt.

D20-DTH-02 = Au-dessous, une créature est mourante : elle gît à terre, inconsciente et sans défense, et perd un point de vie à la fin de chacun de ses tours. Avec { $D20-DTH-02-percent } chances sur cent, elle se stabilise au contraire et ne perd plus rien.
    .counts = Jusqu’à { $D20-DTH-02-least } points de vie. Se jette à partir de son prochain tour, jusqu’à ce qu’elle soit stabilisée, soignée ou morte.

D20-DTH-03 = Un jet de Premiers secours contre { $D20-DTH-03-number } auprès d’une créature mourante la stabilise ; la magie de soins aussi, si peu qu’elle rende. Qui revient à zéro point de vie se réveille hors de combat, qui en a davantage est aussi capable qu’avant ; reste à se relever.
    .counts = Le jet demande une action simple et provoque des attaques d’opportunité. Une créature stabilisée reste inconsciente, et de nouveaux dégâts la rendent mourante.

D20-DTH-04 = À { $D20-DTH-04-points } points de vie, une créature est morte. Elle meurt aussi quand elle rate la sauvegarde contre un coup de grâce, ou quand il ne reste rien de sa Constitution.
    .counts = Les morts-vivants et les créatures artificielles sont détruits dès qu’ils n’ont plus de points de vie. Rien dans un combat ne ramène les morts.

D20-DTH-05 = Les soins ne rendent jamais plus de points de vie qu’une créature n’en a quand elle est indemne. Ce qui dépasserait est perdu.
    .counts = Vaut pour tous les soins ; autant de dégâts non létaux disparaissent en même temps. Les points de vie temporaires n’en sont pas touchés.
