### What the terms of the glossary mean (terms.ron), each in a sentence or two for readers who have never seen a rule book.
### Write no numbers; other terms may stand in the sentences and become links.

## Time and actions in the fourth edition

term-combat-round = L’unité dans laquelle se compte un combat, longue de quelques secondes : à chaque assaut, un combattant a normalement une attaque et une défense.
term-phase = Un moment de l’assaut. On décompte les phases depuis la plus haute initiative, et chaque combattant agit dans la phase de la sienne.
term-initiative = Dit quand un combattant agit : plus elle est haute, plus il agit tôt dans l’assaut. C’est une part fixe et un dé lancé au début du combat ; blessures, esquives et mésaventures la diminuent.
term-initiative-ladder = La liste à côté de la carte qui montre dans quel ordre agissent les combattants, les plus rapides en haut.
term-action = Ce qu’un combattant fait pendant un assaut : une attaque, une défense, un déplacement, dégainer une arme. Chaque assaut n’en permet que peu ; les actions libres s’y ajoutent.
term-attack-action = L’action de l’assaut avec laquelle un combattant frappe ou tire. Elle peut aussi servir à changer de distance ou devenir une défense.
term-defence-action = L’action de l’assaut avec laquelle un combattant répond à une attaque, quelle que soit la phase. Une fois dépensée, il ne reste d’ordinaire que l’esquive libre.
term-regular-action = Une action qui prend la place de l’attaque ou de la défense : se déplacer, dégainer, se relever, manier quelque chose.
term-free-action = Une petite chose à côté des vraies actions : un pas, un changement de direction, un cri, un objet qu’on lâche. Un combattant en a quelques-unes à chaque assaut.
term-long-action = Ce qui prend plusieurs actions régulières de suite, comme charger une arbalète ou soigner une blessure. Pendant ce temps, il n’y a ni attaque ni défense.
term-position-action = L’action régulière qui change la façon de se tenir : se relever, s’agenouiller, se retourner, changer de prise. Elle met fin aussi à l’état désorienté.
term-orientation = Prendre la mesure du combat au lieu de se battre un instant : cela rend l’initiative perdue au combat.
term-catching-breath = Consacrer les actions d’un assaut au repos, sans attaque ni défense, pour regagner de l’endurance.
term-delay = Retenir son attaque pour frapper à une phase ultérieure du même assaut.
term-conversion = Changer l’attaque d’un assaut en seconde défense, ou la défense en seconde attaque. La seconde subit un malus.
term-announcement = Ce qu’un combattant dit à l’avance : au début de l’assaut, ce qu’il va faire, et avant un coup, combien de points il y met. Le plus lent annonce le premier.
term-announced-points = Des points qu’un combattant mise avant le jet d’une manœuvre : chacun rend son propre jet plus difficile et l’effet plus fort.
term-failed-announcement = Une manœuvre manquée déséquilibre son auteur : les points misés gênent toutes ses épreuves jusqu’après sa prochaine attaque ou parade.
term-move = Une action régulière pour marcher, d’autant de cases que la vitesse le permet. Dans un assaut où l’on se déplace, attaques et parades subissent un malus.
term-sprint = Courir de toutes ses forces avec toutes les actions de l’assaut : bien plus loin qu’un déplacement, mais sans attaque, défense ni esquive.
term-free-step = Un pas vers une case voisine qui ne coûte qu’une action libre. Personne n’y gagne d’attaque occasionnelle, et la classe de distance ne change pas.
term-overwatch = Un réglage du combattant : le jeu lui propose alors une action libre à chaque phase, et non seulement avant et après ses propres actions.

## Values of the fourth edition

term-attribute = Un des traits fondamentaux d’une personne, comme l’agilité ou la force, en chiffres : plus c’est haut, mieux c’est. La plupart des valeurs de combat en découlent.
term-courage = La qualité de la bravoure et de la décision. L’attaque et l’initiative reposent sur elle, et les épreuves de volonté la demandent.
term-cleverness = La qualité de la raison et du savoir. Un combat la demande surtout pour soigner des blessures.
term-intuition = La qualité de la présence d’esprit. La parade, le combat à distance et l’initiative reposent sur elle, et les épreuves contre la surprise la demandent.
term-charisma = La qualité du rayonnement et de l’autorité. L’équitation et les soins la demandent.
term-dexterity = La qualité des mains habiles. Le combat à distance repose sur elle, et il en faut pour ramasser ou sortir un objet.
term-agility = La qualité d’un corps vif et souple. L’attaque, la parade et l’initiative reposent sur elle, et il en faut pour ne pas tomber ; les blessures la diminuent.
term-constitution = La qualité de la robustesse. L’énergie vitale, l’endurance et les seuils de blessure en découlent, ainsi que le temps qui reste à un mourant.
term-strength = La qualité des muscles. L’attaque, la parade et le combat à distance reposent sur elle, et beaucoup de force rend les coups plus durs.
term-base-value = Ce que les qualités seules donnent pour l’attaque, la parade, le combat à distance ou l’initiative, avant l’aptitude, l’arme et l’armure.
term-effective-value = Le nombre auquel on compare le dé : la valeur d’une action avec tous les modificateurs qui comptent à ce moment.
term-modifier = Un nombre avec un signe, qui aide ou qui gêne : il s’ajoute à la valeur contre laquelle on lance les dés.
term-bonus = Un modificateur qui augmente une valeur : le jet réussit plus facilement.
term-penalty = Un modificateur qui diminue une valeur : le jet réussit moins facilement.
term-check = Un jet qui décide si quelque chose réussit : le dé ne doit pas dépasser la valeur avec tous ses modificateurs.
term-attribute-check = Une épreuve sur une qualité elle-même, par exemple l’agilité pour rester debout.
term-talent = Ce qu’une personne a appris, comme manier l’épée, monter à cheval ou soigner. Un nombre dit à quel point.
term-talent-value = Le nombre qui dit à quel point une aptitude est maîtrisée.
term-talent-points = Les points d’une aptitude : pour une arme, on les répartit entre attaque et parade ; ce qu’une épreuve d’aptitude en laisse dit si elle a bien réussi.
term-talent-check = Une épreuve sur une aptitude, avec un dé pour chacune de ses qualités : ce qu’un dé montre en trop se paie sur la valeur d’aptitude.
term-self-control = L’aptitude à supporter douleur et peur : elle permet d’ignorer ses blessures, ou de combattre encore presque sans énergie vitale.
term-body-control = L’aptitude à garder l’équilibre, à franchir un obstacle et à tomber sans mal.
term-perception = L’aptitude à remarquer les choses, surtout un adversaire caché.
term-stealth = L’aptitude à se déplacer sans être remarqué, dont dépend une embuscade.
term-treat-wounds = L’aptitude des soigneurs : elle arrête les hémorragies et sauve les mourants.
term-special-ability = Ce qu’un combattant a appris en plus de ses aptitudes : elle ouvre une manœuvre ou facilite quelque chose.
term-vigilance = Une capacité spéciale : qui l’a s’oriente aussitôt, peut convertir ses actions plus tard que les autres et se laisse mal frapper au passage.
term-combat-reflexes = Une capacité spéciale qui augmente l’initiative de qui porte une armure légère.
term-combat-instinct = Une capacité spéciale des combattants aguerris : plus d’initiative, conversion à tout moment de l’assaut, et même un coup de dos peut être paré.
term-life-energy = Ce qu’un combattant peut encore endurer. S’il en reste peu, il est hors de combat ; si elle est épuisée, il est mourant.
term-low-life-energy = Sous la moitié de l’énergie vitale, tout devient plus difficile, et plus encore quand elle baisse davantage.
term-endurance = L’effort qu’un combattant peut encore fournir. Coups de poing, coups du plat et grands efforts la diminuent ; sans elle, il est à bout de souffle.
term-armour = Ce qu’un combattant porte contre les coups : ses points sont retranchés des points d’impact de chaque coup. Une armure apporte aussi de l’encombrement.
term-encumbrance = Ce que l’armure et la charge ont de gênant : ce nombre diminue l’initiative, la vitesse, l’esquive et d’autres valeurs.
term-effective-encumbrance = La part de l’encombrement que l’aptitude d’une arme ne supporte pas. L’attaque et la parade se la partagent.
term-armour-habituation = Une capacité spéciale : qui l’a est habitué à l’armure et souffre moins de son encombrement.
term-speed = Le nombre de cases qu’un combattant parcourt en un déplacement. L’encombrement, les blessures et une énergie vitale basse la diminuent.
term-magic-resistance = Ce qu’une personne oppose à la magie. Elle figure sur la fiche, mais personne ne jette de sorts dans ces combats.
term-threat = Ce que compte une personne quand le jeu remplit les camps d’un combat pour qu’ils se vaillent.

## Attack, defence and what comes of them in the fourth edition

term-attack = Frapper un adversaire : le dé ne doit pas dépasser la valeur d’attaque avec tous ses modificateurs. Si elle réussit, l’adversaire peut encore se défendre.
term-parry = Une défense avec l’arme, le bouclier ou l’arme de parade contre une attaque qui toucherait. Si elle réussit, l’attaque reste sans effet.
term-defence = La réponse à une attaque réussie : une parade ou une esquive. On ne répond qu’une fois à une attaque, et l’on n’a d’ordinaire qu’une défense par assaut.
term-dodge = Se dérober à une attaque sans arme ni bouclier. L’encombrement en diminue toute la valeur.
term-free-dodge = Un bond hors du danger qui coûte une action libre et un peu d’initiative. Le combattant est ensuite désorienté.
term-targeted-dodge = Une esquive qui coûte la défense et doit être apprise : le combattant se dérobe, reste prêt et peut augmenter la distance.
term-ranged-attack = La valeur pour tirer et lancer : valeur de base et valeur d’aptitude ensemble. Le dé ne doit pas la dépasser, tous modificateurs compris.
term-shot = Une attaque de loin à l’arc, à l’arbalète ou à la fronde. La distance, la taille, le mouvement et le couvert de la cible la facilitent ou la compliquent.
term-hit-points = La force d’un coup : les dés de l’arme et ce qui s’y ajoute. L’armure en prend sa part avant que rien ne soit perdu.
term-damage-points = Ce que l’armure laisse des points d’impact. L’énergie vitale baisse d’autant.
term-endurance-hit-points = Les points d’impact des poings et des coups du plat : ils coûtent surtout de l’endurance, et moitié moins d’énergie vitale.
term-strength-bonus = Des points d’impact en plus pour qui est plus fort que l’arme ne le demande.
term-wound = Une atteinte grave due à un seul coup violent. Chaque blessure diminue attaque, parade, esquive, initiative et vitesse jusqu’à la fin du combat.
term-wound-threshold = Le nombre de points de dommages qu’un seul coup peut faire avant de causer une blessure. Il découle de la constitution.
term-ignoring-wounds = Se forcer, par une épreuve de volonté, à ne pas sentir de nouvelles blessures : elles restent alors sans effet jusqu’à la fin du combat.
term-bleeding = Un combattant gravement blessé perd un point d’énergie vitale à la fin de chaque assaut, jusqu’à ce qu’un soigneur l’arrête.
term-hit-zone = La partie du corps que trouve un coup, comme la tête, un bras ou une jambe. Chacune a sa protection et ses blessures.
term-aimed-blow = Une attaque à une partie du corps que nomme l’attaquant : plus difficile à placer, et le défenseur la voit venir.
term-manoeuvre = Une façon particulière d’attaquer ou de parer, qui vise plus qu’un simple coup : elle est plus difficile et fait en échange davantage, ou autre chose.
term-feint = Une manœuvre qui feint un autre coup : chaque point annoncé rend l’attaque plus difficile, et la défense contre elle aussi.
term-mighty-blow = Une manœuvre qui met la force avant la précision : chaque point annoncé rend l’attaque plus difficile et ajoute un point d’impact si elle porte.
term-shield = Porté au bras, il a sa propre valeur de parade, et hormis l’esquive seul un bouclier arrête les projectiles. Un grand bouclier gêne l’attaque de son porteur.
term-shield-parry = Une parade faite avec le bouclier, d’ordinaire la défense la plus sûre ; elle vaut à toute classe de distance.
term-parry-weapon = Une dague ou un objet semblable pour la mauvaise main, fait pour détourner les lames.
term-off-hand = La main la moins habile, la gauche pour la plupart des gens. Une arme y subit un malus tant que la main n’est pas exercée.
term-unarmed = Se battre avec les poings, les pieds et des prises au lieu d’armes. Cela coûte surtout de l’endurance à la victime.
term-brawling = L’aptitude sans arme des coups de poing et de pied.
term-wrestling = L’aptitude sans arme des prises et des projections.
term-lucky-attack = Une attaque avec la meilleure face du dé : elle réussit toujours, la défense de l’adversaire est réduite de moitié, et ce qui porte frappe deux fois plus fort.
term-lucky-parry = Une parade avec la meilleure face du dé : elle ne coûte aucune action de défense.
term-confirmation = Un second jet qui doit confirmer une attaque critique, une parade de maître ou une maladresse, là où l’on joue ainsi.
term-fumble = Un jet avec la pire face du dé : il échoue, et une table dit ce qui tourne mal en plus, d’un faux pas à une arme brisée.
term-breakage = Armes et boucliers peuvent se rompre quand on pare des coups violents ou qu’une maladresse les abîme.
term-break-factor = Dit à quel point une arme ou un bouclier est fragile : plus il est haut, plus vite l’objet se brise.
term-break-test = Le jet qui décide si une arme ou un bouclier se brise : il doit dépasser le facteur de rupture.

## Distance and place in the fourth edition

term-engaged = Deux adversaires sont aux prises dès que l’un peut atteindre l’autre de son arme ou le frappe.
term-distance-class = À quelle distance deux adversaires se battent : corps à corps serré, mêlée, armes d’hast ou pique. Chaque arme est faite pour une ou plusieurs d’entre elles.
term-hand-to-hand = La plus courte classe de distance, pour les poings et les dagues. Les armes plus longues n’y servent à rien.
term-close-quarters = La classe de distance des épées et des haches, celle où se battent d’ordinaire des voisins ; aussi tout combat rapproché, par opposition au combat à distance.
term-spear-length = La classe de distance des lances et des hallebardes, avec une case libre entre les adversaires.
term-pike-length = La plus longue classe de distance, celle des piques et des autres armes très longues.
term-zone-of-control = Les cases qu’un combattant garde de son arme. Qui en sort en marchant risque une attaque occasionnelle.
term-opportunity-attack = Un coup hors de son tour contre un adversaire qui passe ou se détourne. Il ne coûte aucune action de l’assaut.
term-outnumbering = Plusieurs adversaires d’un même combattant l’attaquent plus facilement, et il pare et esquive moins bien.
term-second-rank = La place derrière un camarade, d’où une arme longue peut encore frapper en passant à côté de lui.
term-cramped-space = Un lieu trop étroit ou trop bas pour manier l’arme : les armes longues y subissent un malus, les dagues non.
term-cover = Ce qui cache une partie de la cible au tireur, comme un mur ou un grand bouclier : le tir en devient plus difficile.
term-facing = La direction dans laquelle regarde un combattant. Elle décide de ce qui vient de face, de flanc ou de dos.
term-difficult-ground = Un sol comme des gravats, un sous-bois ou un escalier, où chaque case coûte davantage de vitesse.
term-light-level = La clarté d’une case, par degrés : lumière du jour, pénombre, clair de lune, lumière des étoiles, obscurité. Plus il fait sombre, plus il est difficile de toucher et de se défendre.
term-posture = Le fait qu’un combattant soit debout, à genoux ou à terre.
term-prone = Au sol : attaque et parade sont plus difficiles, l’esquive est impossible, et l’adversaire touche plus facilement.
term-kneeling = Sur les genoux : tout est un peu plus difficile, et l’adversaire touche un peu plus facilement.

## States in the fourth edition

term-disoriented = Après une esquive libre ou certaines maladresses : jusqu’à une action Position, le combattant ne peut qu’esquiver.
term-incapacitated = Qui n’a presque plus d’énergie vitale ne peut ni attaquer ni se défendre, seulement ramper et crier.
term-unconscious = À terre et incapable de rien faire, pendant quelques assauts ou jusqu’à ce qu’on l’aide.
term-dying = Sans énergie vitale, un combattant gît inconscient et n’a plus que quelques assauts, à moins qu’un soigneur ne l’aide.
term-stabilised = Un mourant qu’un soigneur a sauvé : il ne meurt plus, mais reste inconscient.
term-exhausted = Un combattant dont l’endurance est épuisée tombe et ne peut plus que reprendre son souffle.
term-surprise = Un camp qui ne s’attend pas au combat commence avec moins d’initiative, jusqu’à ce que ses combattants comprennent ce qui se passe.
term-ambush = Une attaque de quelqu’un que la victime n’a pas remarqué : seule une épreuve d’intuition lui donne une défense.
term-battle-frenzy = Un état où le combattant ne sent ni ses blessures ni une énergie vitale basse, frappe fort et pare mal.
term-blood-rage = Une frénésie qui ne connaît pas d’ami : le combattant attaque le plus proche, de quelque camp qu’il soit.
term-morale = La fermeté des adversaires quand le combat tourne mal pour eux : si une épreuve échoue, ils se retirent ou se rendent.

## The success pools

term-pool-round = L’unité dans laquelle se compte un combat : à chaque round, chaque combattant a un tour.
term-turn = Ce que fait un combattant quand vient sa place dans l’ordre : une action limitée, une action de mouvement et une action d’attaque, ou plusieurs actions de mouvement.
term-pool-action = Une partie d’un tour : pour se déplacer, pour attaquer, ou pour ce qui prend le tour entier.
term-pool-attack-action = La partie d’un tour pour un coup, un tir ou un sort offensif, ou pour se relever. Il n’y en a qu’une par tour.
term-move-action = La partie d’un tour pour un déplacement, ou pour dégainer, recharger, ramasser, boire et autres.
term-limited-action = Une action qui prend tout le tour : une manœuvre tactique, les premiers soins ou un sort puissant.
term-pool-sprint = Courir de toutes ses forces pendant tout le tour. Le prochain jet de défense en est affaibli.
term-pool-initiative = Dit dans quel ordre les combattants ont leur tour : plus elle est haute, plus il vient tôt. On la lance une fois, au début du combat.
term-pool-initiative-ladder = La liste à côté de la carte qui montre dans quel ordre les combattants ont leur tour, la plus haute initiative en haut.
term-pool-delay = Remettre son tour pour agir plus tard dans le même round, après un autre combattant.
term-pool = Les dés lancés ensemble pour une attaque ou un test : autant que la compétence et la caractéristique réunies. Ce qui compte, c’est combien d’entre eux sont des succès.
term-success = Un dé qui tombe assez haut. C’est le nombre de succès qui décide, non la somme des faces.
term-margin = Les succès de trop : combien un jet en a de plus qu’il n’en faut, ou que l’autre camp. Pour une attaque, ils décident de la force du coup.
term-test = Un jet d’un groupe de dés qui décide si quelque chose réussit, comme un saut ou des premiers soins.
term-difficulty = Le nombre de succès que demande un test.
term-opposed-test = Un test où les deux camps lancent et où l’on ne compare que les succès. L’égalité profite au défenseur.
term-critical-failure = Un jet où la plupart des dés montrent leur face la plus basse : il échoue quoi que montrent les autres, et après une attaque autre chose tourne mal.
term-evolving-die = Un dé qui a d’autant plus de faces que le combattant est expérimenté.
term-characteristic = Un des traits fondamentaux d’un combattant, comme la Force, l’Agilité ou la Volonté : un nombre de dés dans les tests.
term-skill = Ce qu’un combattant a appris, comme le combat à l’arme ou la discrétion : cela ajoute des dés au groupe.
term-hero = Un combattant qui lutte encore, en vie critique, à son dernier point de vie ; tous les autres tombent alors inconscients.
term-pool-attack = Un coup, un tir ou un sort contre une cible : l’attaquant lance un groupe de dés, la cible répond avec ses dés de défense, et l’on compare les succès.
term-pool-defence = Ce que l’armure arrête et que le combattant esquive : un nombre de dés lancés contre chaque attaque et jamais épuisés.
term-defence-dice = Les dés de la défense, somme de l’armure portée et de l’Agilité dans la mesure où l’armure la permet. Les conditions en retirent.
term-magic-defence = Les dés qu’une cible lance contre un sort : autant que sa Volonté, sans armure ni Agilité.
term-pool-armour = Ajoute des dés de défense, mais limite l’Agilité qui compte dans la défense.
term-degree-of-success = Ce que vaut une attaque qui touche, du coup de justesse au coup critique. La marge sur la défense en décide, et il multiplie les dégâts.
term-glancing-hit = Un coup avec autant de succès que la défense : il fait la moitié des dégâts.
term-powerful-blow = Un coup avec une nette marge sur la défense : il fait moitié plus de dégâts.
term-critical-blow = Un coup avec une grande marge sur la défense : il fait le double de dégâts.
term-pool-damage = Ce qu’une attaque ôte aux points de vie de la cible : les dés de l’arme et un bonus, multipliés selon le degré de réussite.
term-pool-hit-points = La force vitale d’un combattant. Les dégâts la diminuent ; quand il n’en reste presque plus, il tombe inconscient.
term-first-aid = Un test auprès d’un inconscient, qui le maintient en vie et peut le faire revenir à soi.
term-riposte = Frapper aussitôt en retour un attaquant au contact, au prix de son propre tour.
term-riposte-stance = Ce que prend un combattant au début d’un round pour être prêt à une riposte.
term-pool-manoeuvre = Une action limitée qui ne fait pas de dégâts mais impose une condition à la cible, comme étourdi ou renversé. Un test opposé en décide.
term-condition = Un état comme aveuglé ou renversé, qui gêne un combattant pendant un temps.
term-distracted = Une condition : l’attention est ailleurs, la défense est plus faible et l’attaque sournoise devient possible.
term-immobilised = Une condition : le combattant ne peut quitter sa case, mais peut encore frapper.
term-blinded = Une condition : le combattant ne voit rien, attaque moins bien et se défend plus mal.
term-pool-prone = Une condition : le combattant est au sol, se défend plus mal et ne peut que ramper, jusqu’à ce qu’il se relève par une action d’attaque.
term-stunned = Une condition : le combattant perd son prochain tour et se défend plus mal jusque-là.
term-cornered = Une condition : un combattant repoussé qui n’a pas la place de reculer se défend plus mal.
term-off-balance = Une condition après un faux pas : la défense est plus faible jusqu’au prochain tour du combattant.
term-pool-unconscious = Une condition : le combattant gît au sol, ne peut rien faire et n’a aucun dé de défense.
term-critical-life = La condition d’un héros à son dernier point de vie : tout test est plus difficile, et le sprint impossible.
term-pool-surprise = Un camp qui ne s’attend pas au combat n’a pas de tour au premier round et s’y défend mal.
term-sneak-attack = Une attaque contre une cible surprise ou distraite : qui l’a apprise y fait des dégâts en plus.
term-hiding = Échapper à la vue par un test : un combattant caché ne peut être attaqué et peut frapper par surprise.
term-spell = Une capacité magique d’un combattant. Un sort qui blesse se lance comme une attaque, contre la défense magique.
term-contact = Être sur des cases voisines, ou aussi près que porte une arme longue.
term-pool-cover = Ce qui se trouve entre tireur et cible et donne à celle-ci plus de dés de défense, là où l’on joue ainsi.
term-pool-facing = La direction dans laquelle regarde un combattant. Elle ne compte que là où l’on joue le flanc et le dos.
term-pool-darkness = Une cible dans l’obscurité est difficile à toucher : les attaques perdent des succès.
term-difficult-square = Une case de gravats, de broussailles, d’eau ou autre, qui coûte plus de mouvement et ne se traverse pas en sprint.
term-pool-bonus = Ce qu’une arme, un objet magique ou une compétence ajoute : aux dégâts lancés, ou en dés à un groupe.
term-pool-penalty = Ce qu’une condition enlève : des dés à la défense ou des succès à un jet.
term-pool-opportunity-attack = Un coup hors de son tour contre un adversaire qui s’éloigne. Les groupes de succès n’en connaissent pas : chacun quitte librement un adversaire.

## The map and the game, in all rule systems

term-square = Le plus petit lieu de la carte. Un combattant de taille humaine en remplit une seule.
term-arc = D’où vient une chose, vue par sa cible : de face, de flanc ou de dos.
term-flank = La place juste à gauche ou à droite d’un combattant.
term-rear = Les places derrière un combattant, d’où un coup est le plus difficile à arrêter.
term-line-of-sight = Une ligne libre entre deux cases, le long de laquelle on voit. Murs, portes fermées et brume épaisse la coupent.
term-line-of-effect = Une ligne libre entre deux cases pour ce qui agit de corps à corps. Une vitre la coupe, un rideau non.
term-melee-line = La ligne libre dont un coup a besoin de case à case. Les objets bas ne l’arrêtent pas.
term-reach = Le nombre de cases jusqu’où une arme peut frapper.
term-obstacle = Un objet de la carte qui barre ou ralentit le passage, comme un mur, une table ou un tonneau.
term-footing = La façon dont on tient sur une case : ferme, ou bien glissante, couverte de gravats ou en escalier.
term-water-depth = Jusqu’où l’eau monte à un combattant : aux genoux, à la taille, aux épaules, ou assez pour nager. Plus elle est profonde, plus chaque pas est lent.
term-mist = Brume, brouillard ou fumée sur une case. Légère, elle gêne les tirs ; épaisse, elle cache tout le monde sauf les voisins.
term-secrets = Une façon de jouer un niveau : chaque camp ne voit que ce que voient ses combattants.
term-level = Un lieu de combat : sa carte, ses camps et leurs objectifs, prêt à être joué.
term-module = Une partie des règles que l’on active ou coupe avant un combat.
term-preset = Un choix de modules tout prêt, de peu de règles à toutes.
term-seed = Le nombre dont découlent tous les dés d’un combat : la même graine donne les mêmes jets.
term-recording = Un combat conservé : sa graine et tous les choix, si bien qu’on peut le rejouer à l’identique.
term-log = La liste de tout ce qui s’est passé au combat. Chaque ligne s’ouvre sur les dés et les modificateurs derrière elle.
term-overlay = Des marques sur la carte que l’on peut afficher, par exemple pour la ligne de vue, le couvert ou les cases gardées.
