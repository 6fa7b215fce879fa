## Temps et actions

TIM-01 = Un combat se compte en assauts de quelques secondes. À chaque assaut, un combattant porte normalement une attaque et peut se défendre contre une attaque.
    .counts = Vaut du premier assaut à la fin du combat. Qui se déplace, dégaine ou fait une chose longue renonce à l’attaque, à la défense ou aux deux.

TIM-02 = À chaque assaut, un combattant dispose d’une action d’attaque, d’une action de défense et de { $TIM-02-free } actions libres. L’attaque vient dans sa propre phase. La défense répond à une attaque, quelle que soit la phase.
    .counts = Avec une initiative négative, le nombre d’actions libres est de { $TIM-02-slow } ; une initiative très élevée en ajoute. Les attaques et parades supplémentaires n’apportent pas d’actions libres.

TIM-03 = Au lieu de l’attaque, de la défense ou des deux, un combattant peut prendre des actions régulières : se déplacer, dégainer, se relever, manier quelque chose. La première action de l’assaut vient dans la phase de son initiative, la seconde { $TIM-03-phases } phases plus tard, même si celle-ci est négative. Une attaque de mêlée dans la phase tardive demande une initiative d’au moins { $TIM-03-least }.
    .counts = Doit être annoncé au début de l’assaut ; qui agit dans les deux phases n’a pas de défense. Un tir dans la phase tardive ne demande pas cette initiative, sauf s’il est le second de l’assaut.

TIM-04 = Une action libre est une petite chose à côté des vraies actions : un pas, un changement de direction, un cri, un objet qu’on lâche. Un combattant n’en prend pas de seconde dans la même phase, et aucune dans une phase où il agit autrement. Si plusieurs en veulent une dans la même phase, la plus haute initiative commence.
    .counts = Le jeu la propose avant et après les actions du combattant, si on l’a souhaité à l’annonce ; à qui reste aux aguets, il la propose à chaque phase. Esquive libre, attaque occasionnelle, poursuite et changement de distance échappent à ces limites.

TIM-05 = Certaines choses prennent plusieurs actions régulières, comme charger une arme, soigner des blessures ou chercher un objet dans le sac. Pendant ce temps, le combattant n’a ni attaque ni défense. Un pas, un changement de direction ou un cri ne le dérange pas. Toute autre action interrompt l’activité, de même qu’une perte d’énergie vitale, à moins de réussir une épreuve de volonté dont le malus égale la perte.
    .counts = S’annonce de nouveau à chaque assaut ; annoncer autre chose, c’est y renoncer. Si la dernière action tombe dans la première phase du combattant, il lui reste pour cet assaut une défense ou une attaque, avec un malus de { $TIM-05-penalty }.

TIM-06 = Qui a une initiative négative est trop lent pour un assaut entier : l’attaque est perdue, et une action libre avec elle. Il reste une défense ou, à sa place, une action régulière ; une activité de longue durée n’avance que d’une seule action par assaut.
    .counts = Vaut au début de l’assaut et dès que l’initiative tombe aussi bas ; ce qui est fait reste acquis. On ne peut pas convertir d’actions dans cet état.

TIM-07 = Au début de chaque assaut, chaque combattant annonce ce qu’il va faire : combattre, se déplacer ou autre chose. Le plus lent annonce d’abord, pour que les plus rapides puissent réagir. L’annonce engage pour tout l’assaut.
    .counts = À initiative égale, la valeur de base la plus basse annonce d’abord. Avec la vigilance ou l’instinct du combat, on peut encore convertir une action plus tard, là où la conversion est jouée, et au lieu d’annoncer, un camp peut se rendre.

TIM-08 = Au début d’un assaut, toutes les actions sont de nouveau disponibles, et chacun annonce. Puis le jeu décompte les phases, de la plus haute initiative à la plus basse ; dans chacune agissent ceux dont c’est le tour. À la fin de l’assaut, les blessés saignent, les mourants se rapprochent de la mort, des effets s’achèvent et le moral est mis à l’épreuve.
    .counts = Vaut à chaque assaut. Le bonus d’une initiative très élevée est fixé au début et reste jusqu’à la fin de l’assaut.

TIM-09 = Un camp est battu quand aucun de ses combattants ne peut continuer : tous sont morts, mourants, inconscients, hors de combat, en fuite ou se sont rendus. Le combat cesse dès que plus aucun combattant de camps adverses ne se fait face.
    .counts = Vérifié chaque fois qu’un combattant tombe, et à la fin de chaque assaut. Un niveau peut fixer d’autres buts, et après un très grand nombre d’assauts, le jeu déclare le combat sans vainqueur.

ACT-01 = Pour une action libre, un combattant éveille un artefact qu’il porte ou tient. Le jeu le note ; ce que l’artefact provoque se décide hors des règles de combat.
    .counts = Vaut pour les artefacts portés sur soi ; ce qui est dans une bourse ou un sac prend plus de temps. Cela interrompt une activité de longue durée.

ACT-02 = Quelques mots lancés à travers le champ, pour une action libre. Quand un chef crie, son camp reprend courage, et sa prochaine épreuve de moral devient plus facile.
    .counts = Possible pour tous ceux qui sont conscients, même hors de combat ; un mourant peut parler avant de mourir. Cela ne dérange pas une activité de longue durée ; seul un chef donne du courage, là où le moral est joué.

ACT-03 = Pour une action libre, un combattant passe sur une case libre voisine de la sienne. La classe de distance avec ses adversaires ne change pas, et personne ne peut en profiter pour une attaque occasionnelle.
    .counts = Impossible à qui est tenu ou hors de combat, et par-dessus un obstacle. Cela ne dérange pas une activité de longue durée.

ACT-04 = Pour une action libre, un combattant se tourne d’un huitième de cercle, à gauche ou à droite.
    .counts = Important là où l’orientation du combattant est jouée. Le déplacement et l’action Position tournent aussi, et une attaque ou une défense tourne un peu vers l’adversaire sans rien coûter.

ACT-05 = Pour une action libre, un combattant lâche ce qu’il a en main ; l’objet gît alors sur sa case. L’arme et le bouclier, ou une seconde arme, se lâchent ensemble ou séparément.
    .counts = Possible tant que les mains tiennent quelque chose, même hors de combat. Poings, griffes et autres ne se lâchent pas.

ACT-06 = Pour une action libre, un combattant se jette au sol. Si l’épreuve d’agilité échoue, la chute coûte { $ACT-06-loss } points d’endurance et { $ACT-06-loss } points d’initiative ; il est à terre dans tous les cas.
    .counts = Possible debout ou à genoux, mais pas en selle.

ACT-07 = Un combattant bondit pour éviter une attaque ou un projectile. Cela coûte une action libre au lieu de l’action de défense ; ce que cela coûte encore est dit au chapitre de l’esquive.
    .counts = Répond à une attaque dans n’importe quelle phase, tant qu’il reste une action libre. Impossible à terre, tenu ou pendant un sprint.

ACT-08 = Une attaque utilise l’action d’attaque de l’assaut, dans la phase du combattant. Ce peut être une attaque simple ou une manœuvre qu’il maîtrise.
    .counts = Demande un adversaire à portée et de quoi frapper. L’action d’attaque peut aussi servir à changer la distance, être retardée jusqu’à une autre phase ou convertie en défense.

ACT-09 = L’action de défense répond à une attaque qui porterait sinon : avec l’arme, le bouclier ou l’arme de parade, par une esquive ciblée ou une manœuvre de défense. Elle s’utilise dans la phase où vient l’attaque.
    .counts = C’est normalement la seule défense de l’assaut. Certaines défenses coûtent en plus l’attaque ou une action libre.

ACT-10 = Pour une action régulière, un combattant parcourt autant de cases que sa vitesse le permet. Toutes ses attaques, parades et esquives ciblées de cet assaut subissent un malus de { $ACT-10-penalty }, dès l’annonce et donc même avant le premier pas.
    .counts = Vaut pour marcher, grimper et sauter comme action ; qui se déplace dans les deux phases va deux fois aussi loin. Un pas libre ne coûte rien de tel, et l’esquive libre n’en souffre pas.

ACT-11 = Avec les deux actions de l’assaut, un combattant court jusqu’à { $ACT-11-times } fois sa vitesse, tout le chemin dans la phase de son initiative. Dans cet assaut, il n’a ni attaque, ni défense, ni esquive.
    .counts = Impossible à terre, pour les boiteux et pour certaines créatures lentes. Avec les manœuvres optionnelles, nul ne court avec un très grand bouclier.

ACT-12 = L’action Position change la façon de se tenir : se relever, s’agenouiller, se tourner dans n’importe quelle direction, changer de façon de combattre, monter en selle ou en descendre. Elle prend une action régulière. Chaque action de ce genre peut en outre tourner librement le combattant et met fin à la désorientation d’une esquive libre.
    .counts = Sert aussi à étouffer les flammes sur soi, à plonger vers un objet sous l’eau et à empoigner la pique d’un camarade. Avec une jambe hors d’usage, ou cloué au sol, on ne se relève pas.

ACT-13 = Un combattant prend la mesure du combat et retrouve l’initiative perdue. Cela prend { $ACT-13-actions } actions régulières, avec la capacité spéciale de vigilance seulement { $ACT-13-vigilant }.
    .counts = Impossible à terre ou tenu, et une interruption le gâche. Ce que cela rapporte est dit à la page de l’orientation.

ACT-14 = Dégainer prend des actions régulières : { $ACT-14-belt } pour une arme à la ceinture, { $ACT-14-back } pour une arme dans le dos, { $ACT-14-shield } pour un bouclier. Avec le dégainer rapide, l’arme à la ceinture vient pour une action libre, celle du dos en { $ACT-14-quick } et le bouclier en { $ACT-14-swift }.
    .counts = L’arme et le bouclier s’additionnent ; une arme de parade se dégaine comme une arme à la ceinture. Il faut des mains libres, et ce qui prend plus d’une seule action est une activité de longue durée.

ACT-15 = Ranger une arme prend deux fois le temps de la dégainer ; ce que tient l’autre main suit et prend son propre temps. C’est une activité de longue durée.
    .counts = Vaut pour les armes en main ; le dégainer rapide ne l’abrège pas. Les lâcher va plus vite.

ACT-16 = Sortir un objet et l’utiliser, par exemple boire une potion, prend { $ACT-16-pouch } actions régulières depuis une bourse à la ceinture et { $ACT-16-backpack } depuis un sac à dos. Une épreuve de dextérité au début décide : si elle réussit, la moitié du temps suffit, arrondie vers le haut.
    .counts = Vaut pour les objets à portée de main ; ce qui est au fond du sac reste inaccessible pendant un combat. C’est une activité de longue durée, et l’objet est consommé.

ACT-17 = Ramasser une arme ou un autre objet sur sa case ou une case voisine prend { $ACT-17-actions } actions régulières. Vient alors une épreuve de dextérité, avec l’encombrement pour malus ; si elle échoue, l’objet est toujours là et le temps est perdu.
    .counts = Pour une arme, il faut les mains vides, pour une lumière une main libre. Ce qui est sous l’eau demande d’abord de plonger.

ACT-18 = Une arme de tir doit être chargée avant le tir suivant. Le nombre d’actions régulières dépend de l’arme et du tireur ; plus d’une seule remplit des assauts entiers.
    .counts = Demande des projectiles ; à terre, seules les arbalètes se chargent. Une arme de jet est prête dès que la suivante est en main.

ACT-19 = Un tireur garde une cible à l’œil ; chaque action régulière qu’il y consacre facilite le prochain tir sur elle. De combien, le chapitre du combat à distance le dit.
    .counts = Ne vaut que si l’on joue avec la visée. Toute autre action et toute défense y met fin, de même qu’une perte d’énergie vitale, à moins que la volonté ne tienne.

ACT-20 = Un combattant souffle et regagne de l’endurance. Cela prend { $ACT-20-actions } actions régulières sans interruption.
    .counts = Avec les règles de l’endurance au combat, possible dès qu’il en manque, sinon seulement à qui n’en a plus. Cela peut se faire en s’orientant.

ACT-21 = Un soigneur, à côté du blessé, arrête une hémorragie ou sauve un mourant. C’est une activité de longue durée ; l’épreuve se joue au début, mais nul n’en connaît l’issue avant la fin des soins.
    .counts = Possible pour qui saigne ou se meurt. Si le soigneur s’éloigne ou est interrompu, les soins restent sans effet.

ACT-22 = Ouvrir ou fermer une porte voisine prend une action régulière. Une porte verrouillée doit d’abord être déverrouillée ou enfoncée.
    .counts = Vaut pour les portes au bord de la case du combattant et sur une case voisine. Une porte sur la case de laquelle quelqu’un se tient ne se ferme pas.

ACT-23 = Un combattant retient son attaque et frappe dans une phase ultérieure du même assaut. Si un autre y agit aussi, la plus haute initiative commence. Ce qui n’a pas servi à la fin de l’assaut est perdu.
    .counts = Ne vaut que pour les attaques, tant qu’un autre doit encore agir ; une seconde action garde sa propre phase. Pris de rage sanguinaire, qui peut atteindre sa cible n’attend pas.

ACT-24 = Au lieu de frapper un adversaire, un combattant se rapproche de lui ou s’en éloigne. Cela prend l’action d’attaque, une action libre et un jet d’attaque ; le chapitre des classes de distance en dit la difficulté.
    .counts = Ne vaut qu’avec les classes de distance. Impossible à terre, tenu ou tenant un adversaire, et sans action libre.

ACT-25 = Employer une aptitude qui n’est pas de combat prend { $ACT-25-actions } actions régulières, si le niveau ne dit rien d’autre. L’épreuve se joue avec la première. Chaque point restant épargne une action, mais jamais la première ; une épreuve ratée prend tout le temps.
    .counts = Vaut pour les aptitudes des personnes ; ce qui en résulte, le niveau ou les joueurs le décident. Plus d’une seule action est une activité de longue durée.
