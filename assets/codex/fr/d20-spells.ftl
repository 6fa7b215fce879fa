## Sorts

D20-T-SPELL = La table dit, pour chaque sort, quelles classes le lancent et à quel niveau, combien de temps prend l’incantation, jusqu’où il porte, qui il atteint et combien il dure. Le niveau du sort est son prix, en emplacements ou en points ; le niveau de lanceur, celui du personnage dans sa classe, rend beaucoup de sorts plus forts. Un jet de sauvegarde, s’il y en a un, est la chance qu’a la cible d’y échapper.
    .counts = Vaut pour tout sort lancé. Seules les classes nommées peuvent l’apprendre, et seulement quand leur niveau ouvre les sorts de ce niveau.

D20-SPL-01 = Des traits d’énergie pure volent vers une cible, ou vers plusieurs proches l’une de l’autre, et chacun touche sans jet d’attaque. Plus le lanceur est puissant, plus il y a de projectiles. Les dégâts de chacun sont faibles, mais certains.
    .counts = Seuls un abri total, un camouflage total et le sort Bouclier les arrêtent. Il n’y a ni jet de sauvegarde ni coup critique.

D20-SPL-02 = Des flammes jaillissent des doigts du lanceur et brûlent tous ceux qui se trouvent dans un court cône, alliés compris.
    .counts = Un jet de Réflexes réduit les dégâts de moitié. Le cône part du lanceur, qui doit donc s’approcher.

D20-SPL-03 = Un champ de force invisible protège comme une bonne armure, sans poids et sans gêner aucun sort. Il dure des heures et peut donc se lancer bien avant le combat.
    .counts = Il ne s’ajoute pas à une armure portée : seule la meilleure protection compte. Comme une armure, il ne sert pas contre les attaques de contact.

D20-SPL-04 = Un disque invisible flotte devant le lanceur, protège comme un grand bouclier et avale tout projectile magique.
    .counts = Un bouclier porté ne s’y ajoute pas. Avec le module « Orientation », il ne protège que de ce qui vient de face.

D20-SPL-05 = Dans un petit cercle, les créatures faibles s’endorment, en commençant par celles qui ont le moins de dés de vie, jusqu’à ce que la force du sort soit épuisée. Les dormeurs sont à terre, sans défense.
    .counts = L’incantation dure un round, et l’effet vient juste avant le prochain tour du lanceur. Il n’atteint ni morts-vivants, ni créatures artificielles, ni elfes, ni ceux qui sont déjà inconscients. Des dégâts réveillent un dormeur, de même que quelqu’un qui prend le temps de le secouer.

D20-SPL-06 = Des étincelles courent autour de la main et jaillissent au toucher. Un adversaire en armure de métal les attire et se laisse toucher plus facilement.
    .counts = Demande une attaque de contact au corps à corps, contre laquelle ni armure ni bouclier ne servent. Une main qui manque reste chargée jusqu’à ce qu’elle touche ou qu’un autre sort soit lancé. Un coup critique double les dégâts.

D20-SPL-07 = Le courage gagne le lanceur et tous ses alliés alentour : leurs attaques touchent un peu mieux, et ils résistent mieux à la peur.
    .counts = Vaut pour les alliés qui sont dans le cercle au moment de l’incantation. C’est un bonus de moral, qui ne s’ajoute pas à d’autres du même type.

D20-SPL-08 = Un contact referme les blessures. Il nuit aux morts-vivants autant qu’il soigne les vivants.
    .counts = Un allié est touché sans jet ; un mort-vivant adverse doit l’être par une attaque de contact, et réduit les dégâts de moitié par un jet de Volonté. Nul ne dépasse ses points de vie entiers, mais un mourant est au moins stabilisé.

D20-SPL-09 = Un champ chatoyant dévie les attaques, d’autant mieux que le lanceur est puissant.
    .counts = S’ajoute à l’armure et au bouclier et sert aussi contre les attaques de contact, mais pas à côté d’un autre bonus de parade.

D20-SPL-10 = Un mince rayon de froid qui fait peu de mal, mais ne coûte presque rien au lanceur.
    .counts = Demande une attaque de contact à distance, pour laquelle abri, portée et alliés en mêlée comptent comme pour tout tir.

D20-SPL-11 = Un rayon de feu, ou plusieurs si le lanceur est puissant, chacun vers sa propre cible ou tous vers la même. Peu de sorts de ce niveau font autant de mal à un seul adversaire.
    .counts = Chaque rayon demande sa propre attaque de contact à distance et peut porter un coup critique. Il n’y a pas de jet de sauvegarde.

D20-SPL-12 = Une boule de feu grande comme une case roule où veut le lanceur et brûle qui elle rencontre. Elle reste plusieurs rounds, et l’on peut la diriger à chacun d’eux.
    .counts = La diriger prend une action de mouvement, et elle s’arrête à la première créature. Un jet de Réflexes réduit les dégâts de moitié ; avec le module « La sauvegarde annule la sphère de feu », il les épargne tous à la cible.

D20-SPL-13 = Les contours de la créature touchée se brouillent, si bien que des attaques manquent parfois alors qu’elles auraient porté.
    .counts = Vaut contre toute attaque, même d’un adversaire voisin. Comme tout camouflage, il empêche les attaques sournoises. Il ne s’ajoute pas à un autre camouflage : la plus grande chance compte.

D20-SPL-14 = La créature touchée disparaît aux regards. L’adversaire doit deviner où elle se trouve, et sa première attaque surprend.
    .counts = Prend fin à la première attaque de la créature invisible. Le bruit peut encore la trahir, et pour un aveugle rien ne change.

D20-SPL-15 = Une étincelle s’envole au loin et éclate en une boule de feu qui remplit tout alentour, même derrière les coins. Tous y brûlent, alliés compris.
    .counts = Un jet de Réflexes réduit les dégâts de moitié, et un abri n’y aide pas. Le lanceur doit avoir une ligne d’effet jusqu’au centre.

D20-SPL-16 = La foudre jaillit de la main du lanceur et frappe tous ceux qui se trouvent sur une longue ligne droite.
    .counts = Un jet de Réflexes réduit les dégâts de moitié, et un abri le facilite. Ce qui arrête une ligne d’effet arrête l’éclair.

D20-SPL-17 = La créature touchée semble se tenir un peu à côté de l’endroit où elle est, si bien que beaucoup d’attaques se perdent dans le vide.
    .counts = On voit la créature et on la vise comme d’ordinaire, et elle reste exposée aux attaques d’opportunité. La chance de rater ne s’ajoute pas à celle d’un autre camouflage.

D20-SPL-18 = Un humanoïde se fige, paralysé, sans défense devant la moindre lame, si sa volonté ne résiste pas.
    .counts = Seulement contre les humanoïdes, donc ni contre les animaux et les morts-vivants, ni contre les géants. À chacun de ses tours, la victime peut tenter une nouvelle sauvegarde au lieu de toute autre action.

D20-SPL-19 = Un contact referme les blessures, mieux que le sort plus simple. Il nuit aux morts-vivants.
    .counts = Comme pour les soins légers : les alliés sont touchés sans jet, un mort-vivant adverse doit l’être par une attaque et peut réduire les dégâts de moitié.

D20-SPL-20 = Un contact referme même des blessures profondes et ramène au combat bien des héros tombés. Il nuit aux morts-vivants.
    .counts = Comme pour les soins légers : les alliés sont touchés sans jet, un mort-vivant adverse doit l’être par une attaque et peut réduire les dégâts de moitié.
