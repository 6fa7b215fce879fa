## Actions

D20-ACT-01 = Un tour comprend une action simple et une action de mouvement, dans l’ordre voulu. On peut échanger l’action simple contre une seconde action de mouvement, ou les deux contre une seule action complexe. S’y ajoutent des actions libres et, si l’on ne marche pas autrement, un pas de placement.
    .counts = Vaut à chaque tour de la créature ; ce qui reste à la fin est perdu. La surprise et certains états en laissent moins.

D20-ACT-02 = L’action simple est celle qui décide des combats : une attaque, la plupart des sorts, la défense totale, l’aide à un allié. Il n’y en a qu’une par tour.
    .counts = Une seule attaque y tient. Qui en a plusieurs a besoin pour elles d’une attaque à outrance, qui prend tout le tour.

D20-ACT-03 = Une action de mouvement mène une créature aussi loin que sa vitesse. À la place, elle sert à quelque chose qui demande à peu près autant : se relever, dégainer, recharger une arbalète légère, se mettre en selle, ouvrir une porte.
    .counts = Vient avant l’action simple ou après elle ; attaquer au milieu d’un déplacement demande un don. Une seconde action de mouvement peut remplacer l’action simple.

D20-ACT-04 = Une action complexe prend tout le tour. Ce sont l’attaque à outrance, la charge, la retraite, la course, le coup de grâce, le rechargement d’une arbalète lourde et un sort qui demande un round.
    .counts = Seulement tant que rien du tour n’est entamé. Les actions libres restent possibles ; le pas de placement ne va pas avec l’attaque à outrance, la charge, la retraite et la course.

D20-ACT-05 = Certaines choses coûtent si peu qu’elles s’ajoutent à tout le reste. Sont des actions libres : lâcher un objet, se coucher, s’agenouiller, parler, cesser de se concentrer sur un sort, lancer un sort à incantation rapide.
    .counts = Seulement pendant son tour, et autant qu’on veut. Un seul sort à incantation rapide par round ; avec le module « Orientation », un seul changement d’orientation libre par tour.

D20-ACT-06 = Un pas de placement est un seul pas vers une case voisine, droit ou en diagonale, qui ne prend pas d’action et ne provoque pas d’attaque d’opportunité. Il se fait avant, entre ou après d’autres actions : c’est la façon sûre de sortir de l’allonge d’un adversaire.
    .counts = Une fois par tour, et seulement si le tour ne comprend ni autre déplacement, ni attaque à outrance, ni charge, ni retraite, ni course. Pas sur un terrain difficile, ni à l’aveugle ou dans le noir complet, ni pour qui n’avance que d’une case. Des modules le permettent avec une attaque à outrance ou un déplacement, ou bien font qu’il provoque.

D20-ACT-07 = À certains, il ne reste dans leur tour qu’une action simple ou de mouvement, sans action complexe : au round de surprise, sans plus aucun point de vie, chancelants, et aux créatures aussi lentes que les zombies. Les nauséeux ont une action de mouvement et rien d’autre.
    .counts = La charge et la retraite sont alors possibles par une seule action simple, mais pas plus loin que la vitesse. Les actions libres restent.

D20-ACT-08 = Qui détourne les yeux d’un adversaire ouvre sa garde. Les actions qui détournent du combat, comme tirer, lancer un sort, boire ou se relever, provoquent donc une attaque d’opportunité de chaque adversaire qui contrôle la case. Certaines n’en provoquent que de leur cible, d’autres seulement par les pas qu’elles comprennent.
    .counts = La table des actions le dit pour chacune. Hors des zones contrôlées, rien n’est provoqué ; lancer un sort sur la défensive, ou faire d’abord un pas de placement, l’évite.
