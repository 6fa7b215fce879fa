## Esquive

AUS-01 = La valeur d’esquive dit à quel point un combattant échappe aux attaques sans arme ni bouclier. C’est la valeur de base de la parade moins tout l’encombrement. Chacune des capacités Esquive I, Esquive II et Esquive III ajoute { $AUS-01-ability }, et l’acrobatie un point par tranche de { $AUS-01-acrobatics } points de sa valeur au-delà de { $AUS-01-beyond }. Certains avantages et inconvénients, les blessures et une initiative très élevée la modifient aussi.
    .counts = Vaut pour l’esquive libre et l’esquive ciblée. L’arme tenue en main n’a aucune importance.

AUS-02 = L’esquive libre est un bond hors du danger. Elle coûte une action libre et aussitôt { $AUS-02-initiative } d’initiative, qu’elle réussisse ou non. Réussie, elle fait manquer l’attaque ; le combattant retombe sur une case voisine et se trouve désorienté.
    .counts = Vaut contre les coups, les tirs, les lancers et les attaques occasionnelles, même sans action de défense restante. Elle est impossible à terre, quand on est tenu, en plein sprint, sans case libre où retomber et contre trop d’adversaires ; elle ne répond pas non plus à qui cherche seulement à se rapprocher.

AUS-03 = L’esquive ciblée évite l’attaque sans quitter l’adversaire des yeux. Elle coûte l’action de défense et demande la capacité Esquive I. Réussie, elle fait manquer l’attaque ; le combattant reste prêt et peut augmenter la distance d’une classe, ou de deux avec un malus de { $AUS-03-two }. Ratée, elle laisse passer le coup et coûte { $AUS-03-initiative } d’initiative.
    .counts = Vaut contre les coups et les projectiles ; contre ces derniers, on ne perd pas d’initiative. Elle est impossible à terre, en plein sprint et contre trop d’adversaires, et les attaques occasionnelles n’en laissent pas le temps.

AUS-04 = Après une esquive libre réussie, le combattant est désorienté et doit d’abord se reprendre. Jusque-là, il ne peut qu’esquiver encore : ni attaque, ni parade, ni déplacement, ni autre action. Une action Position y met fin.
    .counts = Vaut après l’esquive libre et après certaines maladresses. Un combattant désorienté ne garde aucune case et ne porte pas d’attaque occasionnelle.

AUS-05 = Plus l’adversaire est proche, plus il est difficile d’esquiver. L’esquive libre subit un malus de { $AUS-05-hand } au corps à corps serré, de { $AUS-05-close } en mêlée et de { $AUS-05-spear } à la distance des armes d’hast, l’esquive ciblée le double. Deux adversaires aux prises coûtent { $AUS-05-two } de plus, trois { $AUS-05-three }, et à partir de { $AUS-05-many } il n’y a plus de place pour esquiver. Une feinte gêne l’esquive autant que la parade.
    .counts = Vaut en mêlée ; sans les classes de distance, le malus est de { $AUS-05-plain }, et du double pour l’esquive ciblée. La lumière, l’eau et le reste des alentours comptent comme pour la parade ; un { $AUS-05-best } au dé réussit toujours, et l’esquive ne connaît pas de maladresse.
