## Déroulement d’un combat

D20-SEQ-01 = Quand un combat commence, chacun est pris au dépourvu. Si une embuscade en a surpris certains, ceux qui ont remarqué leurs adversaires agissent d’abord, dans un round de surprise. Viennent ensuite les rounds ordinaires : dans chacun, chaque créature a un tour, dans l’ordre de l’initiative.
    .counts = Vaut pour tout combat. Sans embuscade, pas de round de surprise. On passe les morts et ceux qui ne peuvent agir, mais ils gardent leur place dans l’ordre.

D20-SEQ-02 = L’initiative décide qui agit quand. C’est { $D20-SEQ-02-die } plus le modificateur de Dextérité et ce qu’ajoutent des dons ; on la jette une fois, au début du combat, et l’ordre reste le même à tous les rounds. La plus haute agit en premier.
    .counts = À égalité, le plus haut bonus passe d’abord ; s’il est égal lui aussi, on relance jusqu’à ce que l’un fasse plus. Seuls retarder et préparer une action changent une place dans l’ordre.

D20-SEQ-03 = Qui prend part à une embuscade fait un jet de Déplacement silencieux, ou de Discrétion s’il guette sans bouger. Chaque membre de l’autre camp fait un jet de Perception auditive ou de Détection, selon ce qu’il a de meilleur, et remarque quelque chose s’il atteint le total le plus bas de l’embuscade : en remarquer un suffit. Tous les autres sont surpris.
    .counts = Seulement là où un niveau met un camp en embuscade sans dire lui-même qui le remarque. Contre qui se cache, seule la Détection compte. Avec le module « Orientation », on remarque moins bien ce qui vient de côté ou de dos.

D20-SEQ-04 = Avant le premier round ordinaire n’agissent que ceux qui ont remarqué leurs adversaires, dans l’ordre de l’initiative, chacun par une seule action simple ou de mouvement. Les surpris ne peuvent rien faire, n’ont pas de bonus de Dextérité à la classe d’armure et ne portent pas d’attaques d’opportunité.
    .counts = Seulement si certains sont surpris et d’autres non. Les actions libres sont permises, de même qu’un pas de placement si l’on ne marche pas autrement. Les Attaques réflexes permettent des attaques d’opportunité même aux surpris.

D20-SEQ-05 = Qui n’a pas encore eu de tour dans ce combat est pris au dépourvu : sa classe d’armure perd le bonus de Dextérité et les bonus d’esquive, et les attaques d’opportunité lui sont impossibles. Pour un roublard, il n’y a pas de meilleur moment.
    .counts = Du début du combat au début de son propre premier tour. Un malus de Dextérité compte tout de même. L’Esquive instinctive garde le bonus, les Attaques réflexes gardent les attaques d’opportunité. Pour la classe d’armure, qui grimpe ou se tient en équilibre est aussi pris au dépourvu.

D20-SEQ-06 = Un round dure environ { $D20-SEQ-06-seconds } secondes, et { $D20-SEQ-06-rounds } rounds font une minute. Ce qui dure un round prend fin au round suivant, juste avant la place dans l’ordre où cela a commencé. Ce qui dure jusqu’au prochain tour de quelqu’un prend fin quand ce tour commence.
    .counts = Vaut pour les sorts, les états et tout ce qui passe. Les tours perdus comptent aussi.

D20-SEQ-07 = Un camp est battu quand il n’a plus personne pour combattre : tous sont morts, mourants, inconscients ou autrement sans défense, se sont rendus ou ont quitté la carte. Si les deux camps sont battus à la fois, le combat est nul.
    .counts = Vérifié après chaque action et au début de chaque tour. Se rendre ne coûte rien, mais ne se fait qu’à son propre tour et ne se reprend pas.

D20-SEQ-08 = Qui retarde son action agit plus tard dans le round, au moment qu’il veut. Qui prépare une action la choisit avec ce qu’elle attend et l’accomplit juste avant que cela n’arrive. Dans les deux cas, la nouvelle place dans l’ordre reste. Un coup préparé contre un lanceur de sorts peut gâcher le sort ; une arme pointée contre une charge fait { $D20-SEQ-08-times } fois les dégâts.
    .counts = Seulement avec le module « Retarder et préparer une action ». Préparer prend l’action simple, retarder ne prend rien. Une action préparée que rien ne déclenche est perdue.
