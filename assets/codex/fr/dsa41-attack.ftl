## Attaque et parade

ATK-01 = Dans sa phase, un combattant choisit un adversaire et lance contre sa valeur d’attaque avec tous les modificateurs. Si l’attaque échoue, elle ne fait rien ; si elle réussit, l’adversaire peut encore se défendre.
    .counts = Demande une action d’attaque, une arme en main, un adversaire à portée et une ligne libre jusqu’à lui. Après une annonce manquée, un malus demeure, et le meilleur comme le pire jet peut faire davantage.

ATK-02 = Seule une attaque réussie appelle une réponse. Le défenseur connaît alors la manœuvre annoncée, mais pas les dommages, et choisit : parade de l’arme, du bouclier ou de l’arme de parade, esquive ciblée, esquive libre, ou rien. Si la défense réussit, l’attaque reste sans effet.
    .counts = Coûte une action de défense, l’esquive libre une action libre. Certains coups renversent ou menacent l’arme qui pare, même s’ils sont parés.

ATK-03 = On ne répond à une attaque que par un seul jet de défense ; s’il échoue, elle touche. Le défenseur doit pouvoir agir et avoir conscience de l’attaquant.
    .counts = Dans une embuscade, qui ne remarque pas l’attaque n’a pas de défense. Un camarade en formation peut parer à sa place, si la cible elle-même ne tente rien.

ATK-04 = Si l’attaque réussit et qu’aucune défense ne l’arrête, elle touche. On lance alors les points d’impact, et l’armure en prend sa part.
    .counts = Vaut pour les attaques qui doivent blesser. Les manœuvres qui ne font que faucher, désarmer ou changer la distance ont leur propre effet.

ATK-05 = Un combattant n’a normalement que cette action de défense par assaut ; une fois dépensée, il ne lui reste que l’esquive libre. La conversion de l’attaque, un bouclier ou une arme de parade en mains exercées, ou deux armes peuvent en donner une autre.
    .counts = Qui agit dans les deux phases de l’assaut n’en a aucune. Une initiative très élevée ajoute des esquives libres, pas des parades.

ATK-06 = Certaines attaques ne s’arrêtent pas avec une arme : celles des créatures minuscules, grandes et gigantesques, les coups de sabot et les projectiles. Dagues et armes d’escrime n’arrêtent pas non plus les armes lourdes ou à chaîne. Contre la plupart un bouclier aide, contre toutes l’esquive.
    .counts = Vaut pour les parades à l’arme et au poing ; les armes de parade ont le plus souvent les mêmes limites. Même un bouclier n’arrête pas les créatures minuscules et gigantesques.

ATK-07 = Qui tient un arc, une arbalète, une fronde ou une sarbacane ne peut pas parer avec.
    .counts = Vaut tant que l’arme est prête en main ; l’esquive reste possible. Une arme de jet n’empêche pas de parer du bras ou d’un bouclier.
