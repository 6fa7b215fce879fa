## États

D20-CND-01 = Qui est aveugle ne voit personne et frappe les cases où peut se trouver un adversaire. Chaque pas se fait à tâtons, et aucun coup ne s’esquive.

D20-CND-02 = Les confus ont perdu la raison. Un jet au début de chaque tour dit s’ils attaquent, s’enfuient, restent plantés là ou agissent comme eux-mêmes, et qui les frappe attire leur rage.

D20-CND-03 = La peur est telle qu’il ne reste qu’à se tapir et à cacher son visage. Qui est recroquevillé ne fait rien du tout et ne peut esquiver.

D20-CND-04 = Un coup ou un sort a vidé l’esprit un instant. Les hébétés ne font rien, mais se protègent aussi bien que d’ordinaire.

D20-CND-05 = Une lumière crue dans les yeux brouille tout. Les éblouis touchent et remarquent un peu moins.

D20-CND-06 = Pris dans un filet, des toiles ou des lianes, on bouge lentement et avec maladresse. Les mains aussi sont gênées, pour frapper comme pour incanter.

D20-CND-07 = Qui est épuisé tient à peine debout. Les pieds traînent, les bras et les yeux obéissent trop tard.

D20-CND-08 = Des membres las n’ont ni leur force ni leur vivacité ordinaires. Les fatigués ne courent pas et ne chargent pas ; ce qui les lasse davantage les épuise.

D20-CND-09 = Le combat a commencé avant que mains et pieds soient prêts. Cela passe dès que la créature a son premier tour.

D20-CND-10 = La peur l’a emporté : la créature effrayée fuit ce qui l’effraie, aussi loin et aussi vite qu’elle peut. Si aucun chemin ne mène plus loin, elle agit comme elle veut, d’une main tremblante.

D20-CND-11 = Les lutteurs se tiennent l’un l’autre et n’ont d’yeux pour personne d’autre. Qui est immobilisé est dessous et ne peut que chercher à se libérer.

D20-CND-12 = Qui est ligoté, endormi, paralysé ou inconscient est à la merci de toute lame. Ce que cela change aux attaques se lit au chapitre des cibles sans défense.

D20-CND-13 = Une créature invisible ne se voit pas, elle se devine. Elle frappe de nulle part ; l’invisibilité d’un sort prend fin à la première attaque.

D20-CND-14 = À genoux ou assis, on est plus bas et plus lent à se tourner. Les coups venus d’en haut portent mieux, et les tirs manquent plus souvent.

D20-CND-15 = L’estomac se soulève, et rien d’autre n’occupe l’esprit. Les nauséeux font quelques pas chancelants, mais n’attaquent ni n’incantent.

D20-CND-16 = Pris de panique, on jette tout et l’on court pour sauver sa vie. Si aucun chemin ne mène plus loin, il ne reste qu’à se recroqueviller.

D20-CND-17 = Plus un membre n’obéit, l’esprit seul est éveillé. Les paralysés restent sans défense là où ils sont, et perdent tour après tour.

D20-CND-18 = Qui est à terre est mal loti contre les lames et bien loti contre les flèches. Se relever prend une action de mouvement et offre une ouverture à tous ceux qui sont près.

D20-CND-19 = Un soupçon de peur : la main est moins sûre, le cœur aussi. C’est la plus douce des peurs ; l’effroi et la panique sont pires.

D20-CND-20 = Quelque chose pèse sur le corps et l’esprit, une puanteur ou une maladie. Cela ne prend rien au tour, mais gâche tout ce qu’on y fait.

D20-CND-21 = Les dormeurs sont sans défense et ne remarquent rien du combat. Une blessure les réveille, de même qu’un allié qui prend le temps de les secouer.

D20-CND-22 = Les genoux fléchissent. Qui est chancelant peut encore marcher ou agir pendant son tour, mais pas les deux.

D20-CND-23 = Après un rude coup, les sens défaillent. Les étourdis lâchent ce qu’ils tiennent, ne font rien et ne peuvent esquiver.

D20-CND-24 = Qui est inconscient gît à terre, sans défense. Il ne fait rien jusqu’à ce que quelqu’un ou quelque chose le ranime.

D20-CND-25 = Dans une fente trop étroite, on frappe mal et l’on esquive mal. Cela passe au premier pas à l’air libre.

D20-CND-26 = Sans plus aucun point de vie, on ne tient qu’à un fil. Qui est hors de combat tient encore debout, les mourants perdent leur sang, les stabilisés sont saufs pour l’instant, et aux morts on ne peut plus rien.

D20-CND-27 = Qui vient de charger ne songe qu’à son coup, et sa garde en souffre. C’est fini quand commence son prochain tour.

D20-CND-28 = Les uns renoncent à toute attaque pour leur garde, les autres à une part seulement de leur justesse. L’un et l’autre cessent au prochain tour de la créature.
