## Attaque

PL-ATK-01 = Le genre d’attaque décide de la compétence. Les coups d’une arme relèvent du Combat à l’arme ; les poings, crocs et griffes du Combat en mêlée ; les arcs, frondes et armes de jet du Combat à distance ; les pierres, bouteilles et meubles du Lancer d’objet.
    .counts = Une dague lancée relève du Combat à distance, un couteau de lancer tenu en main du Combat à l’arme. Les sorts offensifs emploient la Magie.

PL-ATK-02 = Le groupe d’attaque réunit les dés de la compétence et de sa caractéristique. Une arme abîmée par un échec critique coûte chaque fois un dé.
    .counts = Vaut pour les coups, les tirs et les jets. Rien ne s’annonce pour rendre une attaque plus forte ou plus sûre ; l’aveuglement et autres retirent des succès après le jet.

PL-ATK-03 = Un coup porte à autant de cases que l’allonge de l’arme, sans rien de solide entre les deux. Un tir, un jet ou un sort offensif demande une ligne de vue vers une cible à portée ; au-delà, aucune attaque n’est possible.
    .counts = Certaines armes doivent être rechargées avant chaque tir, et rien sur la ligne ne doit arrêter le projectile. Dans la portée, la distance ne rend aucune attaque plus difficile.

PL-ATK-04 = L’attaquant lance ses dés, et l’on vérifie s’il y a échec critique ; puis des succès s’ajoutent ou se retirent. S’il en reste un, la cible lance sa défense. La marge décide des dégâts, les points de vie baissent, les conditions suivent. Enfin, une cible en posture de riposte peut répliquer.
    .counts = Vaut pour tout coup, tout tir et tout sort offensif. Les chances affichées par le jeu suivent les mêmes étapes.

PL-ATK-05 = Une attaque sans succès échoue toujours, même contre une cible qui n’a aucun dé de défense.
    .counts = Vaut aussi quand des malus ont retiré tous les succès. La cible ne lance alors rien.

PL-ATK-06 = Un sort offensif se déroule comme toute attaque, mais son groupe réunit la Magie et la Volonté, et la cible lance sa défense magique.
    .counts = Seulement avec le module « Magie », pour qui connaît un tel sort. L’aveuglement et l’obscurité comptent comme pour un tir ; l’attaque sournoise n’est pas possible.

PL-ATK-07 = Un tireur serré de près vise mal : avec un adversaire sur une case voisine, l’attaque perd { $PL-ATK-07-successes } succès.
    .counts = Seulement avec le module « Tirer au contact », pour les tirs, les jets et les sorts offensifs. Un adversaire qui ne peut pas agir ne compte pas.
