## Jets d’attaque et classe d’armure

D20-ATK-01 = Une attaque au corps à corps ajoute au dé le bonus de base à l’attaque, le modificateur de Force, celui de la taille, ce qu’apportent des dons et une bonne arme, et ce que la situation donne ou retire. Le total se compare à la classe d’armure de la cible.
    .counts = Vaut pour les coups d’arme, de poing, de dents et de griffes. Avec l’Attaque en finesse, les armes légères emploient la Dextérité. Les fiches des héros et des adversaires montrent la somme sans la situation.

D20-ATK-02 = Une attaque à distance ajoute le modificateur de Dextérité au lieu de celui de Force ; le reste est comme au corps à corps. La distance la rend plus difficile, et tirer dans une zone contrôlée provoque une attaque d’opportunité.
    .counts = Vaut pour tout ce qui se tire ou se lance, et pour les rayons. C’est ici surtout que comptent l’abri, le camouflage et les alliés aux prises avec la cible.

D20-ATK-03 = L’attaque touche si son total atteint la classe d’armure. Sinon, le coup a passé à côté, glissé sur l’armure ou donné sur le bouclier ; de toute façon, il ne fait pas de dégâts.
    .counts = Un { $D20-ATK-03-best } naturel touche toujours, un { $D20-ATK-03-worst } naturel jamais. Avec le module « L’égalité échoue », le total doit être plus haut. Le camouflage peut encore gâcher un coup au but.

D20-ATK-04 = La classe d’armure dit combien quelqu’un est difficile à toucher. Elle part de { $D20-ATK-04-base } ; l’armure, le bouclier et la peau dure s’y ajoutent, comme des pieds agiles, une petite taille, la magie et une bonne position. Une armure lourde ne laisse compter qu’une partie du bonus de Dextérité.
    .counts = Vaut contre toute attaque, mais pas toujours en entier : les attaques de contact, la surprise et bien d’autres choses en retirent une part. Un malus de Dextérité compte toujours en plein.

D20-ATK-05 = Là où un simple contact suffit, l’armure ne sert à rien : la classe d’armure se passe alors de l’armure, du bouclier et de l’armure naturelle. La taille, la Dextérité, la parade, l’esquive et l’abri comptent encore.
    .counts = Vaut pour les sorts de contact et les rayons, et pour la main qui commence une lutte ou un croc-en-jambe.

D20-ATK-06 = Qui ne peut réagir perd son bonus de Dextérité et tous ses bonus d’esquive, et s’expose aux attaques sournoises. Qui est sans défense est plus mal encore : sa Dextérité compte pour rien, { $D20-ATK-06-helpless } à la classe d’armure.
    .counts = Vaut pris au dépourvu, aveugle, étourdi, après une feinte et contre un attaquant qu’on ne voit pas. Un malus de Dextérité ne se perd pas. L’Esquive instinctive garde le bonus pris au dépourvu ou contre l’invisible, mais pas à qui ne peut bouger.

D20-ATK-07 = Toute arme de tir ou de jet a un facteur de portée. Jusque-là, la distance ne nuit pas ; chaque facteur entamé ensuite coûte { $D20-ATK-07-penalty } points au jet d’attaque. Ce qu’on lance vole à { $D20-ATK-07-thrown } facteurs au plus, flèches, carreaux et pierres de fronde à { $D20-ATK-07-shot }.
    .counts = Vaut pour les armes. Les sorts ont leur propre portée, dans laquelle la distance ne gêne en rien.

D20-ATK-08 = Il est difficile de tirer sur un adversaire aux prises avec un allié sans mettre l’allié en danger. Le jet d’attaque est alors à { $D20-ATK-08-penalty }.
    .counts = Vaut si la cible et un allié du tireur se menacent l’un l’autre, ou l’un d’eux l’autre. Pas si l’allié le plus proche est à { $D20-ATK-08-squares } cases de la cible ou davantage, ni avec le Tir de précision. Les alliés sur la ligne de tir donnent en outre un abri à la cible.

D20-ATK-09 = Les poings et les pieds d’un humain infligent { $D20-ATK-09-damage } points de dégâts non létaux, moins à petite taille, plus à grande taille, et comptent comme une arme légère. Attaquer ainsi une cible armée provoque de sa part une attaque d’opportunité, et sans arme on ne contrôle aucune case.
    .counts = Pas pour qui compte comme armé : par la Science du combat à mains nues, par ses dents ou ses griffes, ou par un sort de contact dans la main. Sans le module « Dégâts non létaux », ces dégâts sont létaux.

D20-ATK-10 = Une arme dans chaque main donne une attaque de plus, mais toutes y perdent : celles de la main principale { $D20-ATK-10-main } points, celle de l’autre main { $D20-ATK-10-off }. Une arme légère dans l’autre main en rend { $D20-ATK-10-light } aux deux ; le don Combat à deux armes en rend { $D20-ATK-10-feat-main } à la main principale et { $D20-ATK-10-feat-off } à l’autre.
    .counts = Seulement dans une attaque à outrance. L’autre main n’ajoute aux dégâts que la moitié du bonus de Force. Qui ne se sert que d’une des deux armes n’a pas de malus.

D20-ATK-11 = Toute arme demande de l’exercice. Qui n’a pas appris le maniement d’une arme attaque avec elle à { $D20-ATK-11-penalty }.
    .counts = Presque chacun connaît les armes courantes, qui vit du combat les armes de guerre, et seul qui s’y est exercé les armes exotiques. Les héros et adversaires prêts à jouer connaissent ce qu’ils portent.

D20-ATK-12 = Pas d’attaque sans ligne d’effet libre : derrière un abri total, on ne peut ni frapper quelqu’un ni tirer sur lui. Là où la ligne d’effet est libre mais où l’on ne voit rien, on ne peut attaquer qu’une case où l’on soupçonne quelqu’un.
    .counts = Vaut pour les coups, les tirs et les sorts qui ont une cible.

D20-ATK-13 = Prendre une flèche et l’encocher fait partie du tir. Une fronde ou une arbalète légère se recharge par une action de mouvement, une arbalète lourde par une action complexe, et les deux provoquent des attaques d’opportunité. Les autres armes de jet se dégainent une à une.
    .counts = Tout est chargé au début du combat. Les shurikens se prennent comme des flèches.

D20-ATK-14 = On demande d’abord si l’attaque est possible. Les attaques d’opportunité qu’elle provoque passent avant elle. Puis le jet d’attaque se compare à la classe d’armure ; le camouflage peut encore gâcher un coup au but, et un critique possible doit être confirmé. Enfin on jette les dégâts, on retire ce que la cible supporte, et les conséquences suivent.
    .counts = Vaut pour toute attaque ; le journal la montre dans cet ordre.

D20-ATK-15 = Qui se sert d’une arme à deux mains, d’un arc ou d’une arbalète n’a plus de bras pour le bouclier : le bonus de celui-ci manque jusqu’à son prochain tour. Une targe reste utile avec l’arc et l’arbalète, mais coûte { $D20-ATK-15-buckler } aux jets d’attaque des armes tenues à deux mains, sans protéger davantage pendant ce temps. Avec un pavois, rien de tout cela n’est possible.
    .counts = Vaut dès qu’on se sert de l’arme. Une arbalète légère se tire d’une seule main, à { $D20-ATK-15-shot }, et laisse le bouclier où il est.
