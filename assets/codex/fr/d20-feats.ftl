## Dons et capacités de classe

D20-T-FEAT = Les dons sont des tours appris, les capacités de classe ce qu’une classe apporte d’elle-même. Les uns améliorent une valeur, d’autres ouvrent une action ou lèvent un interdit. La plupart des dons supposent autre chose : une caractéristique, un bonus de base à l’attaque ou un autre don.
    .counts = Vaut pour qui possède le don. Ce qui s’ajoute en permanence à une valeur, comme à l’initiative ou aux points de vie, figure déjà dans celles des héros et adversaires prêts à jouer ; le reste, le jeu le calcule pendant le combat.

D20-FEA-01 = Qui possède cet œil garde aussi ses côtés : il attaque sans malus un adversaire sur son flanc et le remarque comme s’il était devant lui, et même ce qui se passe dans son dos lui échappe moins.
    .counts = Seulement avec le module « Orientation » ; sans lui, le don ne fait rien. Les attaques vers l’arrière gardent leur malus.

D20-FEA-02 = Qui abat un adversaire au corps à corps en frappe aussitôt un autre à portée de son allonge, avec la même arme et le même bonus.
    .counts = Une fois par round, sans un pas entre les deux. Avec le module « Orientation », l’attaque supplémentaire peut aller vers son propre flanc sans malus.

D20-FEA-03 = Comme l’Enchaînement, mais aussi souvent que des adversaires tombent : toute une rangée de faibles peut succomber en un seul tour.
    .counts = Remplace l’Enchaînement. Il faut chaque fois un autre adversaire à portée d’allonge, et aucun pas ne sépare les coups.

D20-FEA-04 = Le combattant tournoie et frappe une fois chaque adversaire à portée de son allonge, chaque fois avec son bonus d’attaque entier.
    .counts = Demande une attaque à outrance et en remplace toutes les autres attaques. Avec le module « Orientation », aucun malus n’y compte, où que portent les coups.

D20-FEA-05 = Le cavalier arrache sa monture au danger : quand elle est touchée, un jet d’Équitation supérieur au jet d’attaque fait manquer le coup.
    .counts = Une fois par round, en selle. Avec le module « Orientation », les attaques vers son propre flanc sont sans malus à cheval.

D20-FEA-06 = Le combattant profite mieux des ouvertures : à l’attaque d’opportunité ordinaire s’en ajoutent à chaque round autant que le dit son modificateur de Dextérité, et elles restent possibles même pris au dépourvu.
    .counts = Toujours une seule attaque d’opportunité par ouverture. Avec le module « Orientation », elles peuvent aller vers son propre flanc sans malus.

D20-FEA-07 = Avec l’arme choisie, deux fois plus de faces du dé rendent un critique possible.
    .counts = Pour une seule arme, que son possesseur a nommée. Ne se cumule avec rien d’autre qui étende la zone de critique.

D20-FEA-08 = Qui échappe à temps à une boule de feu en sort indemne : là où un jet de Réflexes réduirait les dégâts de moitié, il les supprime.
    .counts = Seulement en armure légère ou sans armure, et pas tant qu’on est sans défense. Si le jet échoue, tous les dégâts restent.

D20-FEA-09 = Comme l’Esquive totale, et même un jet de Réflexes raté réduit encore les dégâts de moitié.
    .counts = Seulement en armure légère ou sans armure, et pas tant qu’on est sans défense. Un abri supérieur en donne autant à chacun, tant qu’il dure.

D20-FEA-10 = Des sens aiguisés préviennent à temps : le bonus de Dextérité à la classe d’armure demeure, même quand le combat commence par surprise ou que l’attaquant est invisible.
    .counts = Pas pour qui ne peut pas bouger, ni après une feinte. La surprise coûte quand même les actions du premier round.

D20-FEA-11 = Deux adversaires placés de part et d’autre ne gagnent rien contre quelqu’un d’aussi vigilant : ni le bonus de prise en tenaille, ni l’attaque sournoise.
    .counts = Ne sert pas contre qui a au moins { $D20-FEA-11-levels } niveaux de plus. Avec le module « Orientation », il supprime plutôt le bonus des attaques de flanc et de dos.

D20-FEA-12 = Un coup là où cela fait mal : des dés de dégâts supplémentaires contre une cible privée de sa Dextérité, sans défense ou prise en tenaille. Plus le niveau du roublard est élevé, plus il y a de dés.
    .counts = À distance, seulement jusqu’à { $D20-FEA-12-squares } cases. Pas contre une cible camouflée, si peu que ce soit, ni contre qui est immunisé contre les coups critiques. Avec le module « Orientation », l’attaque doit venir de dos et non de deux côtés.

D20-FEA-13 = Permet de lancer des sorts sans paroles, au prix de la métamagie.
    .counts = La page de la métamagie du même nom dit ce qu’elle fait.

D20-FEA-14 = Permet de lancer des sorts sans gestes, au prix de la métamagie.
    .counts = La page de la métamagie du même nom dit ce qu’elle fait.

D20-FEA-15 = Permet de lancer des sorts en un clin d’œil, en plus de tout le reste du tour, au prix de la métamagie.
    .counts = La page de la métamagie du même nom dit ce qu’elle fait.

D20-FEA-16 = Permet de renforcer ses sorts, au prix de la métamagie.
    .counts = La page de la métamagie du même nom dit ce qu’elle fait.

D20-FEA-17 = Permet de porter les dés d’un sort à leurs faces les plus hautes, au prix de la métamagie.
    .counts = La page de la métamagie du même nom dit ce qu’elle fait.

D20-FEA-18 = Permet d’élever le niveau d’un sort, pour qu’on lui résiste moins facilement.
    .counts = La page de la métamagie du même nom dit ce qu’elle fait.

D20-FEA-19 = Permet de faire durer ses sorts plus longtemps, au prix de la métamagie.
    .counts = La page de la métamagie du même nom dit ce qu’elle fait.

D20-FEA-20 = Le combattant frappe de toute sa force plutôt qu’avec soin. Chaque point retiré à ses jets d’attaque ajoute { $D20-FEA-20-one } aux dégâts d’une arme tenue d’une main, { $D20-FEA-20-two } à ceux d’une arme tenue à deux mains.
    .counts = Pour les attaques au corps à corps, dans la limite du bonus de base à l’attaque, du choix jusqu’au prochain tour. Les armes légères n’y gagnent pas de dégâts.

D20-FEA-21 = Avec l’arme choisie, { $D20-FEA-21-attack } aux jets d’attaque.
    .counts = Pour une seule arme, que son possesseur a nommée. Figure déjà dans les valeurs des héros et adversaires prêts à jouer.

D20-FEA-22 = Avec l’arme choisie, { $D20-FEA-22-damage } aux dégâts.
    .counts = Pour une seule arme, que son possesseur a nommée. Figure déjà dans les valeurs des héros prêts à jouer.

D20-FEA-23 = Une bousculade n’offre pas d’attaque d’opportunité à sa cible, et le test de Force se fait à { $D20-FEA-23-bonus }.
    .counts = Vaut pour toute bousculade, même au bout d’une charge. Les autres adversaires proches gardent leur attaque d’opportunité.

D20-FEA-24 = Le soin plutôt que la force : le combattant retire des points à ses jets d’attaque et les ajoute à sa classe d’armure.
    .counts = Jusqu’à { $D20-FEA-24-most } points, et jamais plus que le bonus de base à l’attaque. C’est un bonus d’esquive : il se perd avec le bonus de Dextérité.

D20-FEA-25 = Un croc-en-jambe n’offre pas d’attaque d’opportunité à sa cible, le test se fait à { $D20-FEA-25-bonus }, et qui tombe reçoit aussitôt un coup.
    .counts = Vaut à mains nues comme avec une arme.

D20-FEA-26 = Une feinte ne prend qu’une action de mouvement, si bien que l’attaque peut suivre dans le même tour.
    .counts = La feinte elle-même ne réussit pas plus facilement.

D20-FEA-27 = Le combattant garde un adversaire à l’œil et lui est plus difficile à toucher : { $D20-FEA-27-bonus } à la classe d’armure contre lui.
    .counts = Contre un seul adversaire, que l’on désigne. Le bonus se perd avec le bonus de Dextérité.

D20-FEA-28 = Des pieds assez vifs pour passer sous toutes les lames : contre les attaques d’opportunité dues à son déplacement, { $D20-FEA-28-bonus } à la classe d’armure.
    .counts = Seulement quand on quitte une zone contrôlée, pas quand on lance un sort ou qu’on tire. Le bonus se perd avec le bonus de Dextérité.

D20-FEA-29 = S’élancer, frapper et repartir : le déplacement peut se partager autour d’une seule attaque au corps à corps, et sa cible n’a pas d’attaque d’opportunité.
    .counts = Les deux parts réunies ne dépassent pas la vitesse. Les autres adversaires ont leurs attaques d’opportunité comme d’ordinaire.

D20-FEA-30 = De près, le tireur vise les points faibles : { $D20-FEA-30-attack } aux jets d’attaque et { $D20-FEA-30-damage } aux dégâts.
    .counts = Pour les armes à distance, jusqu’à { $D20-FEA-30-squares } cases.

D20-FEA-31 = Le tireur attend le bon moment et tire sans malus sur un adversaire aux prises avec un allié.
    .counts = Les alliés sur la ligne de tir donnent quand même un abri à la cible.

D20-FEA-32 = Dans une attaque à outrance, le tireur décoche un trait de plus avec son bonus entier, mais tous les tirs de ce tour se font à { $D20-FEA-32-penalty }.
    .counts = Seulement avec des armes à distance, et seulement dans une attaque à outrance.

D20-FEA-33 = Avec une arme légère, le jet d’attaque compte la Dextérité au lieu de la Force.
    .counts = Pour les armes légères, la rapière, les crocs et les griffes. Les dégâts comptent toujours la Force.

D20-FEA-34 = Qui possède ce don garde ses idées claires dans la mêlée : le jet de Concentration se fait à { $D20-FEA-34-bonus }.
    .counts = Pour l’incantation sur la défensive et dans la lutte, pas contre les dégâts subis pendant l’incantation.

D20-FEA-35 = Prêt plus tôt que les autres : { $D20-FEA-35-bonus } à l’initiative.
    .counts = Compte une fois, au début du combat. Figure déjà dans les valeurs des adversaires prêts à jouer.

D20-FEA-36 = L’oreille fine et l’œil vif : { $D20-FEA-36-bonus } en Perception auditive et en Détection.
    .counts = Sert contre les embuscades, ceux qui se cachent et les invisibles. Figure déjà dans les valeurs des adversaires prêts à jouer.

D20-FEA-37 = Un corps endurci : { $D20-FEA-37-points } points de vie de plus.
    .counts = Figurent déjà dans les valeurs des adversaires prêts à jouer.

D20-FEA-38 = L’oreille et l’instinct guident la lame quand les yeux n’y peuvent rien : un coup perdu par la chance de rater en a une seconde, et les attaquants invisibles n’ont aucun avantage au corps à corps.
    .counts = Seulement au corps à corps. Ne sert à rien contre les tirs d’invisibles, et il faut toujours deviner la case d’un adversaire caché.

D20-FEA-39 = Combattre une arme dans chaque main en vaut désormais la peine : le malus de la main principale diminue de { $D20-FEA-39-main }, celui de l’autre main de { $D20-FEA-39-off }.
    .counts = Dans une attaque à outrance, car la seconde arme ne frappe qu’alors. Une arme légère dans l’autre main aide encore.

D20-FEA-40 = Les poings et les pieds deviennent des armes : ils font à volonté des dégâts létaux, contrôlent une zone et n’offrent pas d’ouverture à une cible armée.
    .counts = Vaut pour les attaques à mains nues, qui gardent leurs petits dés.

D20-FEA-41 = Après le coup d’une charge en selle, cheval et cavalier poursuivent sur la même ligne, et l’adversaire frappé n’en tire pas d’attaque d’opportunité.
    .counts = Seulement sur une monture. Le trajet entier ne dépasse pas celui de toute charge.

D20-FEA-42 = Une charge en selle multiplie les dégâts par { $D20-FEA-42-times }, avec une lance d’arçon par { $D20-FEA-42-lance }.
    .counts = Pour l’attaque au corps à corps au bout d’une charge montée. Les dés supplémentaires ne sont pas multipliés, et un coup critique s’ajoute au facteur au lieu de le multiplier.

D20-FEA-43 = Pour renverser au passage, on court ou chevauche tout droit à travers la case d’un adversaire, jusqu’à la case libre derrière lui. L’adversaire peut s’écarter et laisser passer, ou barrer le chemin : on jette alors la Force contre la Force ou la Dextérité, selon ce qu’il a de meilleur. Si le coureur est plus haut, l’adversaire tombe ; sinon le coureur recule et peut être mis à terre à son tour. Devant un cavalier qui a ce don, personne ne peut s’écarter, et sa monture frappe aussitôt du sabot celui qu’elle met à terre.
    .counts = Le don vaut en selle. Le renversement demande une action simple et du mouvement, contre un adversaire adjacent d’un rang de taille de plus au maximum ; s’il s’écarte, l’action simple n’est pas dépensée. Entrer dans la case provoque des attaques d’opportunité. Une monture jette avec sa propre Force et sa propre taille ; la taille et une assise ferme comptent comme pour un croc-en-jambe. Qui est à terre ou ne peut agir laisse passer tout le monde.

D20-FEA-44 = Deux flèches partent à la fois, avec un seul jet d’attaque à { $D20-FEA-44-penalty } pour les deux ; s’il touche, toutes deux font des dégâts.
    .counts = Par une action simple, sur une seule cible à { $D20-FEA-44-squares } cases au plus. Un déplacement reste donc possible.
