## Camouflage

D20-CON-01 = La brume, la fumée, le feuillage et les hautes herbes n’arrêtent pas une flèche, mais brouillent la cible. L’attaquant choisit un coin de sa case, comme pour l’abri ; si une ligne de là vers un coin de la case visée traverse quelque chose de tel, la cible est camouflée et peut être manquée malgré un coup au but.
    .counts = Vaut pour les attaques à distance et les coups au-delà de la case voisine. Ce qui se trouve sur la case de la cible compte, ce qui est sur celle de l’attaquant ne compte pas. Abri et camouflage se règlent sur le même coin, et l’abri passe d’abord.

D20-CON-02 = Qui se tient juste à côté d’un adversaire le voit assez bien, même à travers un peu de fumée. Un voisin n’est camouflé que si toutes les cases qu’il occupe sont dans la brume ou dans ce qui le cache.
    .counts = Vaut pour les coups contre une cible adjacente. Pour les armes plus longues, il en va comme pour les tirs.

D20-CON-03 = Le camouflage ne rend personne plus difficile à toucher ; il fait que des coups se perdent. Qui a touché une cible camouflée jette un dé à cent faces : s’il montre la chance de rater ou moins, le plus souvent { $D20-CON-03-percent } sur cent, le coup est manqué malgré tout.
    .counts = Vaut pour tout jet d’attaque, même pour un { $D20-CON-03-best } naturel. De plusieurs choses qui cachent une cible, seule compte la plus grande chance. Dès qu’il y a une chance de rater, l’attaque sournoise est impossible.

D20-CON-04 = Qui est camouflé peut tenter de disparaître tout à fait. Un jet de Discrétion en décide, comme derrière un abri.
    .counts = Le camouflage doit valoir face à chaque adversaire qui pourrait voir la créature. Ce qu’on jette se lit à la page qui dit comment se cacher.

D20-CON-05 = Qui ne se voit pas du tout, bien qu’une flèche puisse l’atteindre, a un camouflage total. Nul ne peut attaquer une telle créature pour elle-même : il faut deviner sa case et y frapper. Elle n’offre pas d’ouverture aux attaques d’opportunité, même à qui sait où elle est.
    .counts = Vaut contre les créatures invisibles, dans le noir complet, dans la brume épaisse au-delà de la case voisine et pour les attaquants aveugles. Les sorts qui doivent voir leur cible ne peuvent la viser.

D20-CON-06 = Qui ne voit pas un adversaire attaque une case en espérant que quelqu’un s’y trouve. Le jet d’attaque se fait comme d’ordinaire ; même s’il touche, { $D20-CON-06-percent } de ces coups sur cent se perdent. Si personne n’est là, l’attaque échoue de toute façon.
    .counts = Vaut contre les créatures au camouflage total. Le journal ne dit pas pourquoi une attaque a manqué : on n’apprend donc pas si la case est vide.

D20-CON-07 = En pleine lumière, tout se voit. Sous une faible lumière, comme au bord de la lueur d’une torche ou la nuit sous la lune, une cible est camouflée, { $D20-CON-07-percent } coups sur cent se perdent, et dans les ténèbres son camouflage est total. Seule compte la lumière là où se tient la cible, non là où est l’attaquant.
    .counts = La vision dans le noir laisse voir dans l’obscurité aussi loin qu’elle porte, mais pas à travers la brume, la fumée ou les feuilles. Pour qui a la vision nocturne, toute source de lumière porte deux fois plus loin.

D20-CON-08 = Certains sorts camouflent une créature en pleine vue. Contre une créature floue, { $D20-CON-08-blur } coups sur cent se perdent ; contre celle qui paraît déplacée, { $D20-CON-08-displacement }.
    .counts = Vaut contre toutes les attaques, même venues de la case voisine. La créature reste visible : on peut la viser et elle subit des attaques d’opportunité. Sa chance de rater ne s’ajoute pas à celle de la brume ou de l’obscurité.

D20-CON-09 = Une créature invisible a un camouflage total, mais elle fait du bruit et laisse des traces. À la fin de chacun de ses tours, elle fait un jet de Discrétion, à { $D20-CON-09-moving } si elle s’est déplacée et à { $D20-CON-09-still } sinon. Qui atteint ce total par un jet de Détection connaît sa case jusqu’à ce qu’elle s’en aille.
    .counts = Le jet est libre une fois par round, au début de son tour, pour qui est à { $D20-CON-09-squares } cases au plus ; pour un autre, il faut une action de mouvement. Connaître la case ne rend pas la créature visible. Aux aveugles, cela ne change rien.

D20-CON-10 = Tout ne cache pas aussi bien. Dans une brume légère, { $D20-CON-10-light } coups sur cent se perdent, dans la brume ou sous une faible lumière { $D20-CON-10-standard }, et dans le noir presque complet { $D20-CON-10-dark } ; là, les jets de Discrétion sont en outre à { $D20-CON-10-hide }. La brume épaisse cache un voisin comme la brume ordinaire, et tous les autres entièrement.
    .counts = La carte dit combien la brume est épaisse et combien une case est sombre. La vision dans le noir n’aide que contre l’obscurité.

D20-CON-11 = Qui a un abri ou un camouflage face à chaque adversaire qui pourrait regarder peut se cacher, à la fin d’une action de mouvement ou d’un pas de placement, ou sur place par une action de mouvement. Le total d’un jet de Discrétion est retenu, et chacun de ces adversaires fait contre lui un jet de Détection : qui l’atteint voit la créature, pour tous les autres elle est comme invisible. Le jet est à { $D20-CON-11-fast } après plus de la moitié de la vitesse, à { $D20-CON-11-hidden } derrière un abri supérieur ou dans le noir presque complet, et pour les invisibles à { $D20-CON-11-still }, ou { $D20-CON-11-moving } après un déplacement.
    .counts = Pas après une charge ou une course ; une créature interposée ne suffit pas comme abri. Ceux qui ne l’ont pas vue refont le jet au début de chacun de leurs tours. C’est fini dès que la créature cachée attaque, lance un sort ou s’en va sans se cacher de nouveau, mais cette attaque-là surgit encore de nulle part.

D20-T-LIGHT = La table dit jusqu’où porte chaque source de lumière : vivement tout près, puis d’une faible lumière qui camoufle. Une torche éclaire vivement jusqu’à { $D20-T-LIGHT-torch-bright } cases et faiblement jusqu’à { $D20-T-LIGHT-torch-shadowy }, une lanterne à capote jusqu’à { $D20-T-LIGHT-lantern-bright } et { $D20-T-LIGHT-lantern-shadowy }, et une bougie ne jette qu’une faible lumière sur les cases d’à côté.
    .counts = Vaut dans le noir et la nuit ; la lumière du jour éclaire toute la carte. Les murs font de l’ombre, une lanterne sourde n’éclaire que devant elle, et la vision nocturne double toutes les distances pour qui la possède.
