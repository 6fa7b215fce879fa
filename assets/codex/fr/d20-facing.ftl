## Orientation

D20-FAC-01 = Avec ce module, il importe de savoir où chacun regarde. Qui est attaqué de côté ou par-derrière s’en trouve plus mal, qui frappe de côté ou derrière soi frappe mal, et se retourner prend du temps. En échange, il n’y a plus de tenaille : deux alliés de part et d’autre n’y gagnent rien, à moins que l’un soit derrière l’adversaire.
    .counts = Seulement avec le module « Orientation », comme toutes les pages de ce chapitre. L’attaque sournoise demande alors une place dans le dos de la cible au lieu de la tenaille.

D20-FAC-02 = Chaque créature est tournée vers l’une des cases qui l’entourent, tout droit ou en diagonale. Chacun voit laquelle, allié ou adversaire.
    .counts = Vaut pour les héros comme pour les adversaires, à tout moment du combat. Les plus petites créatures font exception.

D20-FAC-03 = Les trois cases de devant sont la zone frontale, celle de chaque côté est un flanc, et les trois de derrière sont la zone dorsale. Elles tournent avec la créature.
    .counts = Vaut pour les créatures de petite taille et de taille moyenne. Les plus grandes ont plus de cases autour d’elles, et ce qui est plus loin a aussi sa direction.

D20-FAC-04 = Autour d’une grande créature, les cases se partagent de même. Tournée tout droit, elle a des flancs aussi longs que son côté ; tournée en diagonale, seules les deux cases de coin restantes sont des flancs, toutes les autres sont devant ou derrière.
    .counts = Vaut pour les créatures de plus d’une case. Ce qui décide, c’est où une case se trouve, vue du bord le plus proche de la créature.

D20-FAC-05 = Qui se tient plus loin se trouve aussi dans l’une de huit directions. L’espace alentour est coupé en huit secteurs égaux, et le secteur décide de ce qui est devant, sur le flanc ou derrière.
    .counts = Vaut pour les tirs, les sorts et les adversaires de grande allonge. Personne n’est jamais dans deux secteurs à la fois.

D20-FAC-06 = Les rats et leurs pareils tournent si vite qu’ils n’ont ni côté ni dos. Chaque case est devant eux, et nul ne passe derrière.
    .counts = Vaut pour les créatures de très petite taille ou moins, et pour celles à qui leur nature donne des yeux de tous côtés. Cela leur sert à l’attaque comme à la défense.

D20-FAC-07 = Marcher, c’est se tourner : à chaque pas d’un déplacement, la créature regarde où elle veut. À la fin du déplacement, elle se tourne comme il lui plaît.
    .counts = Vaut pour le déplacement, la charge, la retraite et la course, aussi souvent qu’on le désire. Une charge finit face à sa cible.

D20-FAC-08 = Qui reste sur place, ou ne va pas plus loin qu’un pas de placement, peut se tourner une fois sans dépenser d’action. Cela se fait à tout moment du tour, même entre les coups d’une attaque à outrance.
    .counts = Une fois pendant son tour, vers n’importe laquelle des huit directions. Après un déplacement plus long, ce n’est plus possible.

D20-FAC-09 = Se tourner une seconde fois prend une action de mouvement, et se tourner après la fin d’un déplacement plus long aussi. Cela n’offre d’ouverture à personne.
    .counts = Seulement pendant son tour : en dehors, personne ne se retourne, quoi qu’il arrive dans son dos.

D20-FAC-10 = En avant, c’est là où l’on regarde, avec les deux cases d’à côté. Un pas de côté ou en arrière coûte le double, mais garde l’adversaire en face, et nulle lame ne trouve le dos.
    .counts = Vaut pour la marche. En terrain difficile, cela double une fois de plus. Un pas de placement va de tous côtés sans supplément ; charge et course ne vont que tout droit devant.

D20-FAC-11 = Ce qui est devant soi se frappe sans peine. Attaquer un adversaire sur son propre flanc vaut { $D20-FAC-11-flank } au jet d’attaque, derrière son dos { $D20-FAC-11-rear }.
    .counts = Vaut pour tout jet d’attaque : coups, tirs, contacts, attaques d’opportunité et manœuvres. Les sorts sans jet d’attaque n’ont pas ce malus ; certains dons allègent celui de côté.

D20-FAC-12 = Qui attaque depuis le flanc de la cible a { $D20-FAC-12-flank } au jet d’attaque, par-derrière { $D20-FAC-12-rear }. Il en est ainsi même si l’attaquant doit frapper de côté : on regarde les deux, et les deux comptent.
    .counts = Vaut pour les coups et les tirs. Pas contre qui est sans défense, ni contre les créatures omnidirectionnelles, ni contre qui a l’Esquive instinctive supérieure.

D20-FAC-13 = Un roublard derrière un adversaire peut porter une attaque sournoise. Un flanc n’y suffit pas.
    .counts = En plus de toutes les autres voies de l’attaque sournoise, sauf la tenaille : surprise, feinte, cible sans défense. Qui est immunisé contre les coups critiques l’est aussi par-derrière.

D20-FAC-14 = Les yeux et les oreilles sont au mieux vers l’avant. La Détection et la Perception auditive sont à { $D20-FAC-14-flank } pour ce qui se passe sur un flanc, et à { $D20-FAC-14-rear } pour ce qui se passe derrière.
    .counts = Vaut dans une embuscade et contre qui se cache. Avec l’Œil du combattant, c’est { $D20-FAC-14-eye-flank } et { $D20-FAC-14-eye-rear }.

D20-FAC-15 = Certains ont appris à frapper de côté. Pour eux, le malus de { $D20-FAC-15-penalty } des attaques vers leur propre flanc disparaît : pour toutes avec l’Œil du combattant, pour celles que donnent en plus l’Enchaînement et la Succession d’enchaînements, pour les attaques d’opportunité avec les Attaques réflexes, et en selle avec le Combat monté.
    .counts = Seulement pour les attaques que concerne le don. Le malus des attaques derrière son dos demeure.

D20-FAC-16 = Qui tournoie a pour un instant chaque adversaire devant soi. Les coups de l’Attaque en rotation n’ont pas de malus pour leur direction.
    .counts = Seulement pour les attaques que donne ce don, vers les flancs comme vers l’arrière.

D20-FAC-17 = Contre l’Esquive instinctive supérieure, on ne gagne rien à venir de côté ou par-derrière. L’attaque sournoise ne réussit qu’à qui a au moins { $D20-FAC-17-levels } niveaux de plus.
    .counts = On compare les niveaux au total, ou les dés de vie des créatures sans classe. Vaut pour toute attaque sournoise, pas seulement par-derrière.

D20-FAC-18 = Un bouclier couvre le devant et le côté où on le porte, le gauche le plus souvent. Contre les attaques venues de l’autre flanc et de derrière, son bonus ne compte pas.
    .counts = Vaut pour les boucliers portés. L’armure, l’armure naturelle, la Dextérité, l’esquive et l’abri protègent tout autour.

D20-FAC-19 = Le disque du sort Bouclier flotte devant son lanceur. Son { $D20-FAC-19-bonus } à la classe d’armure et sa protection contre les projectiles magiques ne comptent que pour ce qui vient de face.
    .counts = Vaut contre les attaques comme contre les projectiles. Il tourne avec le lanceur.

D20-FAC-20 = Les créatures contrôlent les cases de tous côtés, même dans leur dos. Mais une attaque d’opportunité de côté ou derrière soi a les mêmes malus que toute attaque de ce côté, et le côté que montre l’adversaire en marche compte aussi.
    .counts = Se regarde sur la case que quitte l’adversaire. Qui marche à reculons montre donc son visage, mais va deux fois moins loin.

D20-FAC-21 = Qui est repoussé, mis à terre ou abattu reste tourné comme il l’était. Cavalier et monture regardent du même côté, et au début du combat chacun regarde l’adversaire connu le plus proche.
    .counts = Les surpris regardent où le scénario les place. Contre qui est sans défense, flanc et dos ne changent rien : il est déjà assez mal loti.
