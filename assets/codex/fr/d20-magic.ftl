## Magie et jets de sauvegarde

D20-MAG-01 = La plupart des sorts demandent une action simple, des paroles, un geste d’une main libre et parfois un petit objet qui s’y consume. Dans une zone contrôlée, l’incantation provoque des attaques d’opportunité, mais ne coûte pas le bonus de Dextérité. L’armure gêne les gestes de la magie profane : un dé à cent faces dit si elle gâche le sort.
    .counts = Un sort par round, et en plus un sort à incantation rapide. Les sorts des prêtres et des druides, et ceux qui n’ont pas de gestes, ne craignent pas l’armure. Un sort gâché est payé tout de même.

D20-MAG-02 = Un sort demande une ligne d’effet libre jusqu’à sa cible, ou jusqu’au point où il commence. Il faut en outre voir ou toucher qui doit en être la cible.
    .counts = Vaut pour tout sort, sauf ceux que le lanceur jette sur lui-même. Derrière un abri total, rien ne s’atteint ; une fenêtre ou une meurtrière suffit comme passage.

D20-MAG-03 = La douleur rompt le fil d’un sort. Qui subit des dégâts pendant l’incantation doit réussir un jet de Concentration contre { $D20-MAG-03-number } plus les dégâts, sinon le sort est perdu.
    .counts = Vaut pour les attaques d’opportunité, les coups préparés, et tout ce qui blesse entre le début et la fin d’un sort d’un round. Chaque blessure demande son propre jet. Avec le module « Concentration plus dure après dégâts », le niveau du sort s’y ajoute.

D20-MAG-04 = Qui lance un sort sur la défensive n’offre d’ouverture à personne, mais doit partager son attention. Un jet de Concentration contre { $D20-MAG-04-number } plus le niveau du sort en décide : s’il échoue, le sort est perdu.
    .counts = S’annonce avant l’incantation. La Magie de guerre donne { $D20-MAG-04-feat } au jet. Un sort à l’intensité augmentée compte avec son nouveau niveau ; le reste de la métamagie n’y change rien.

D20-MAG-05 = Incanter est difficile quand les mains ou la selle ne sont pas en repos. Il faut alors un jet de Concentration contre le niveau du sort plus { $D20-MAG-05-moving } sur une monture en mouvement, { $D20-MAG-05-running } sur une monture qui court, { $D20-MAG-05-entangled } quand on est enchevêtré et { $D20-MAG-05-grappling } en lutte ou immobilisé.
    .counts = S’il échoue, le sort est perdu. En lutte ou immobilisé, on ne peut lancer que des sorts sans gestes.

D20-MAG-06 = Certains sorts doivent toucher comme un coup ou un tir. Un contact ajoute la Force au jet d’attaque, un rayon la Dextérité, et l’un et l’autre se comparent à la classe d’armure de contact. Le contact peut suivre l’incantation dans le même tour ; s’il manque, la force reste dans la main pour un autre essai.
    .counts = Tout ce qui change un jet d’attaque compte ici aussi : abri, alliés sur la ligne, coups critiques. Qui tient une telle force compte comme armé, et le prochain sort la fait disparaître. On touche ses alliés et soi-même sans jet.

D20-MAG-07 = La difficulté de résister à un sort dépend du sort et de son lanceur : { $D20-MAG-07-number } plus le niveau du sort plus le modificateur de la caractéristique avec laquelle il incante. C’est l’Intelligence pour les magiciens, la Sagesse pour les prêtres, druides, rôdeurs et paladins, le Charisme pour les ensorceleurs et les bardes.
    .counts = Vaut pour tout jet de sauvegarde contre un sort. Un { $D20-MAG-07-best } naturel résiste toujours, un { $D20-MAG-07-worst } naturel jamais.

D20-MAG-08 = Des flammes et de la foudre, on peut s’écarter d’un bond. Les dégâts d’un tel sort se jettent une fois pour tous ; chaque créature qui s’y trouve fait son propre jet de Réflexes, et qui réussit en subit la moitié. L’Esquive totale n’en laisse alors aucun, et l’Esquive extraordinaire la moitié seulement, même après un échec.
    .counts = Vaut pour les effets dont la page dit qu’un jet de Réflexes les réduit de moitié. Un abri facilite le jet. Ces esquives ne servent qu’en armure légère ou sans armure, et jamais à qui est sans défense.

D20-MAG-09 = Une sphère de feu roule assez lentement pour qu’on l’esquive à demi. Si le jet de Réflexes réussit, les dégâts sont réduits de moitié.
    .counts = Avec le module « La sauvegarde annule la sphère de feu », une réussite évite tous les dégâts. Se jette pour chaque créature que touche la sphère, à chaque tour du lanceur.

D20-MAG-10 = Une zone part d’un coin entre les cases et atteint chaque case qui se trouve tout entière dans son rayon. Une explosion ne va que là où mène une ligne libre depuis son centre ; une étendue contourne les coins, comme le feu dans un couloir.
    .counts = Vaut pour les explosions, les étendues, les cônes et les lignes. Les alliés dans la zone sont touchés comme les adversaires.

D20-MAG-11 = Certaines créatures repoussent la magie par nature. Contre elles, le lanceur jette un dé et ajoute son niveau de lanceur ; si le total n’atteint pas leur résistance à la magie, le sort ne leur fait rien.
    .counts = Vaut pour chacune de ces créatures à part. Aucun des adversaires prêts à jouer n’a de résistance à la magie.

D20-MAG-12 = Les sorts se préparent dans des emplacements ou, chez les ensorceleurs et les bardes, se lancent de là : tant de chaque niveau par jour, comme le dit la table. Une caractéristique élevée en ouvre d’autres, un emplacement pour chaque niveau de sort que son modificateur atteint, et encore un par tranche de { $D20-MAG-12-more } points au-dessus.
    .counts = Vaut tant que le module « Points de magie » est éteint. Un emplacement employé est perdu pour la journée, même si le sort a échoué. Rien de plus pour les sorts du plus bas niveau, ni pour les niveaux que la classe n’ouvre pas encore.

D20-T-SLOTS = La table dit combien de sorts de chaque niveau une classe possède par jour, niveau après niveau. Un magicien qui débute en a { $D20-T-SLOTS-lowest } du plus bas niveau et { $D20-T-SLOTS-first } du premier ; à chaque niveau il y en a davantage, et de plus forts s’ouvrent.
    .counts = Les prêtres en ont un de plus à chaque niveau sauf au plus bas, par leur domaine. Les rôdeurs et les paladins commencent tard et n’en ont aucun du plus bas niveau. Avec le module « Points de magie », la table dit combien de sorts différents on peut préparer.
