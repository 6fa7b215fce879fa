## Généralités

D20-CORE-01 = Presque tout se décide de la même façon : on lance { $D20-CORE-01-die }, on ajoute des modificateurs et l’on compare le total à un nombre. Pour une attaque, c’est la classe d’armure de la cible ; pour une sauvegarde ou une compétence, un degré de difficulté. Qui atteint ce nombre réussit.
    .counts = Vaut pour les jets d’attaque, les sauvegardes et les tests de compétence ou de caractéristique. Avec le module « L’égalité échoue », le total doit dépasser le nombre. Les dégâts se jettent avec les dés de l’arme ou du sort.

D20-CORE-02 = Ce qui ne tombe pas juste s’arrondit à l’inférieur : la moitié d’un bonus de Force, les dégâts réduits de moitié par une sauvegarde, ceux qu’on augmente de moitié. La moitié d’un seul point n’est rien.
    .counts = Vaut pour toute fraction dans ces règles. Qu’un coup coûte au moins un point est une autre règle : elle joue là où des malus ne laisseraient rien des dégâts, non là où une sauvegarde les réduit de moitié.

D20-CORE-03 = À certains jets, la face du dé compte plus que le total. Un { $D20-CORE-03-best } naturel à un jet d’attaque ou à une sauvegarde réussit toujours, si ardue que soit la tâche, et un { $D20-CORE-03-worst } naturel échoue toujours, si facile qu’elle soit. Naturel veut dire : tel que le dé est tombé, avant tout ajout.
    .counts = Vaut pour les jets d’attaque, ceux qui confirment un coup critique et les sauvegardes. L’initiative, les compétences, la Concentration et les jets opposés n’ont pas de telles faces.

D20-CORE-04 = Chacune des six caractéristiques, Force, Dextérité, Constitution, Intelligence, Sagesse et Charisme, a une valeur ; ce qui compte aux jets, c’est le modificateur qui en découle : la moitié de ce que la valeur compte au-dessus de { $D20-CORE-04-average }, arrondie à l’inférieur. Une valeur moyenne n’apporte rien, une valeur haute donne un bonus, une basse un malus.
    .counts = Vaut partout où une caractéristique est nommée : attaques, dégâts, classe d’armure, sauvegardes, initiative, compétences. Une créature dépourvue d’une caractéristique, comme les morts-vivants de Constitution, n’en tire ni bonus ni malus et ne craint pas les effets qui la supposent.

D20-CORE-05 = La plupart des bonus sont d’un type : armure, bouclier, armure naturelle, parade, taille, moral, altération. De plusieurs bonus du même type, seul le plus haut compte. Les bonus d’esquive, ceux de circonstances différentes et ceux qui n’ont pas de type s’additionnent.
    .counts = Vaut pour toute valeur. Les malus s’additionnent toujours, mais un même état ne compte jamais deux fois. Le journal signale un bonus qu’un autre plus haut efface.

D20-CORE-06 = Quand plusieurs choses multiplient les mêmes dégâts, leurs facteurs ne se multiplient pas entre eux : chacune ajoute ce qu’elle apporte au-delà des dégâts simples. Deux doublements font donc un triplement.
    .counts = Vaut pour les dégâts, comme ceux d’un coup critique de la lance d’arçon en pleine charge. Pour le coût des cases, il en va autrement : chaque doublement double ce qui l’était déjà.

D20-CORE-07 = Le bonus de base à l’attaque dit combien quelqu’un se bat bien et croît avec le niveau : vite pour les guerriers et leurs semblables, moins vite pour les prêtres et les roublards, le plus lentement pour les magiciens. À partir de { $D20-CORE-07-second }, il donne une deuxième attaque dans une attaque à outrance, plus tard d’autres encore, chacune { $D20-CORE-07-lower } points plus bas que la précédente, { $D20-CORE-07-most } en tout au plus. Les bonus de base des trois sauvegardes croissent aussi ; ceux où une classe excelle partent plus haut et montent plus vite.
    .counts = Aux bonus de base s’ajoutent des caractéristiques : Force ou Dextérité à l’attaque, Constitution à la Vigueur, Dextérité aux Réflexes, Sagesse à la Volonté. Les valeurs des héros et adversaires prêts à jouer comptent déjà tout cela.

D20-CORE-08 = Les créatures ont une taille, d’infime à colossale ; les humains sont de taille moyenne, les halfelins et les gobelins de petite taille. Plus une créature est petite, plus elle touche aisément et plus elle est difficile à toucher ; plus elle est grande, plus elle pèse dans la lutte, la bousculade et le croc-en-jambe, et plus elle occupe et atteint de cases.
    .counts = Vaut pour toute créature. Quand une règle compare deux tailles, elle compte les rangs qui les séparent dans cet ordre.

D20-CORE-09 = Quand deux créatures mesurent leur force ou leur esprit, toutes deux lancent le dé et ajoutent leurs modificateurs. Celle qui a commencé doit faire strictement plus ; à égalité, elle échoue.
    .counts = Vaut pour la bousculade, le croc-en-jambe, la feinte et le désarmement, et pour qui approche sans bruit. Dans la lutte, à égalité, le plus haut modificateur l’emporte, et s’ils sont égaux eux aussi, on relance.

D20-CORE-10 = Une circonstance compte du côté auquel elle appartient. Ce qui vient de la position ou de la tactique de l’attaquant modifie le jet d’attaque ; ce qui vient de la position, de l’état ou de la tactique du défenseur modifie la classe d’armure.
    .counts = Décide dans lequel des deux calculs figure une ligne. Le camouflage ne change ni l’un ni l’autre : il donne une chance qu’un coup au but manque malgré tout.

D20-T-SIZE = La table dit pour chaque taille ce qu’elle ajoute aux jets d’attaque et à la classe d’armure, à la lutte et aux autres jets opposés, à la Discrétion, combien de cases la créature occupe et quelle est son allonge. Un ogre, par exemple, est de grande taille : { $D20-T-SIZE-attack } aux jets d’attaque et à la classe d’armure, { $D20-T-SIZE-opposed } aux jets opposés, un espace de { $D20-T-SIZE-space } cases sur { $D20-T-SIZE-space } et une allonge de { $D20-T-SIZE-reach }.
    .counts = Vaut pour toute créature. Celles à quatre pattes ont moins d’allonge que celles qui se tiennent debout à taille égale ; avec le module « Orientation », la table dit aussi lesquelles sont trop petites pour avoir un devant et un dos.
