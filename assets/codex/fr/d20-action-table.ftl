## Table des actions

D20-T-ACT = La table dit, pour tout ce qu’on peut faire à son tour, ce que cela prend du tour et si cela provoque des attaques d’opportunité. Certaines choses coûtent moins à qui possède un don ou réussit un test, et quelques-unes ne se font qu’une fois par round ou par tour.
    .counts = Vaut à chaque tour. Une attaque d’opportunité ne prend rien de son propre tour, pas plus que ce que d’autres font subir à une créature.

D20-ACT-T01 = Un coup de taille, d’estoc ou de dents à un adversaire à l’allonge : ce qu’un combat a de plus simple, et qui n’ouvre la garde de personne.

D20-ACT-T02 = Un tir ou un lancer sur une cible à portée. Qui bande un arc perd de vue les adversaires tout proches : mieux vaut le faire hors de leur allonge.

D20-ACT-T03 = Un coup de poing ou de pied. Une cible armée frappe d’abord le bras qui vient ; d’une cible désarmée, rien à craindre.

D20-ACT-T04 = La plupart des sorts agissent aussitôt, dans le même tour, et laissent le temps d’un déplacement. À l’allonge d’un adversaire, chacun appelle un coup qui peut le gâcher.

D20-ACT-T05 = Le lanceur de sorts garde sa garde haute et n’offre d’ouverture à personne, mais doit se concentrer : si le jet échoue, le sort est perdu.

D20-ACT-T06 = Un sort que l’on a appris à lancer vite est parti avant que quiconque réagisse, et tout le tour reste à jouer.

D20-ACT-T07 = Certains sorts demandent un round entier. Le lanceur récite jusque juste avant son prochain tour, ne menace personne pendant ce temps et doit se concentrer à chaque blessure.

D20-ACT-T08 = Quelques sorts ne durent que tant qu’on y pense ; d’autres, comme la sphère de feu, vont où on les envoie.

D20-ACT-T09 = Au lieu de frapper, on distrait un adversaire pour qu’un allié touche mieux ou soit moins bien touché. À plusieurs, on rend dangereux même un piètre combattant.

D20-ACT-T10 = Se jeter de tout son poids contre un adversaire pour le repousser, au mieux par-dessus un bord. Tous ceux qui contrôlent sa case peuvent frapper celui qui arrive.

D20-ACT-T11 = Une course en ligne droite qui s’achève par un seul coup, plus sûr, payé d’une classe d’armure affaiblie jusqu’à son prochain tour.

D20-ACT-T12 = Un coup posé contre un adversaire sans défense, qui ne peut manquer et est toujours critique. Il demande tant de soin que tous ceux qui sont proches peuvent frapper pendant ce temps.

D20-ACT-T13 = Faucher les jambes d’un adversaire au lieu de le blesser. À mains nues, cela appelle un coup ; avec une arme faite pour cela, rien à craindre.

D20-ACT-T14 = Empoigner un adversaire, ou lui faire sauter l’arme des mains. Il peut frapper d’abord, et s’il blesse, la tentative est manquée. Les coups qui doivent briser arme ou bouclier le laissent aussi frapper d’abord, mais la douleur ne les arrête pas.

D20-ACT-T15 = Un coup feint auquel l’adversaire se laisse prendre : contre le suivant, le vrai, il n’a pas de bonus de Dextérité. Les roublards en vivent.

D20-ACT-T16 = Pas d’attaque, rien que parer et esquiver. Un bon moyen de tenir une porte jusqu’à l’arrivée d’alliés.

D20-ACT-T17 = Attaquer en gardant un œil sur sa peau : plus difficile à toucher, mais touchant moins bien soi-même.

D20-ACT-T18 = Toutes les attaques que l’on possède, l’une après l’autre, de la meilleure à la plus faible. Après le premier coup, on peut encore passer à une attaque ordinaire et un déplacement.

D20-ACT-T19 = Reculer à double vitesse sans quitter l’adversaire des yeux : le premier pas hors du danger est sûr, les suivants ne le sont pas.

D20-ACT-T20 = Courir tout droit, aussi vite que portent les jambes, sans penser à sa garde.

D20-ACT-T21 = Marcher jusqu’à sa vitesse. Chaque pas hors d’une zone contrôlée peut coûter un coup ; un détour revient souvent moins cher.

D20-ACT-T22 = Un pas prudent vers une case voisine, sans ouverture pour personne, aux tours où l’on ne va pas plus loin.

D20-ACT-T23 = Se relever prend autant qu’un déplacement et se passe sous les yeux de tous ceux qui sont proches.

D20-ACT-T24 = De petites choses qui ne prennent pas de temps. Lâcher une arme va vite ; la retrouver, non.

D20-ACT-T25 = Dégainer ou passer un bouclier au bras prend le temps d’un déplacement ; qui a un peu l’habitude de se battre le fait en marchant.

D20-ACT-T26 = Ranger une arme, ramasser un objet ou le tirer d’un sac, déplacer une chose lourde : un instant, les mains sont prises et les yeux ailleurs.

D20-ACT-T27 = Une porte demande une main et un instant. Elle barre le passage et la vue, ce qui vaut parfois mieux qu’un coup.

D20-ACT-T28 = Tendre la corde et poser le carreau, ou mettre une pierre dans la fronde : après un tir, il reste le temps du suivant, mais plus celui de marcher.

D20-ACT-T29 = Le treuil d’une arbalète lourde prend tout le tour. On ne tire au mieux qu’un round sur deux.

D20-ACT-T30 = En selle, ou à bas de la selle ; les bons cavaliers le font en un clin d’œil.

D20-ACT-T31 = Un cheval qui ne connaît pas la guerre doit être retenu dans la mêlée à chaque round. Si cela échoue, cheval et cavalier ne font rien d’autre.

D20-ACT-T32 = Déboucher une potion et l’avaler la tête en arrière. Mieux vaut le faire derrière le bouclier d’un allié.

D20-ACT-T33 = Les baguettes et la plupart des autres objets magiques ne demandent qu’un mot ou un geste, et personne ne peut le troubler.

D20-ACT-T34 = Lire un parchemin à voix haute, c’est lancer un sort : cela appelle un coup, et un coup peut le gâcher.

D20-ACT-T35 = Panser les plaies d’un mourant. Un succès arrête la perte de vie, mais ne le réveille pas.

D20-ACT-T36 = Les pouvoirs qui tiennent à la nature d’une créature ne demandent ni mots ni soin et n’offrent d’ouverture à personne. C’est ainsi que les prêtres repoussent les morts-vivants quelques fois par jour : un jet avec le Charisme dit combien de dés de vie une créature peut avoir au plus, { $D20-ACT-T36-power } avec niveau et Charisme combien de dés de vie sont repoussés en tout. En partant du plus proche, ceux qui sont à { $D20-ACT-T36-squares } cases au plus fuient pendant { $D20-ACT-T36-rounds } rounds, et se recroquevillent si aucun chemin ne mène plus loin. Qui n’a au plus que moitié moins de dés de vie que le prêtre n’a de niveaux est détruit.
    .counts = Là où mène une ligne d’effet, que le prêtre les voie ou non. Ceux qui sont trop forts ou fuient déjà sont laissés de côté. Qui fuit se reprend quand le prêtre s’en approche à { $D20-ACT-T36-near } cases ou l’attaque de là ; les autres peuvent l’attaquer.

D20-ACT-T37 = Attendre le bon moment : sans plan encore en retardant, avec un plan et son occasion en préparant.

D20-ACT-T38 = Là où l’orientation compte, qui reste sur place se tourne une fois pour rien et doit prendre du temps pour tout autre changement.

D20-ACT-T39 = Chercher à tâtons un adversaire sans défense qu’on ne voit pas. Alors seulement, et si rien ne s’interpose, le coup de grâce peut suivre au tour suivant.

D20-ACT-T40 = S’arrêter pour guetter et écouter quelqu’un qu’on ne voit pas. Qui repère la case peut du moins la frapper.
