## Initiative

INI-01 = Avant les premières annonces, chaque combattant lance { $INI-01-die } et ajoute la valeur de base d’initiative, les modificateurs de l’arme et du bouclier et les bonus des capacités ; tout l’encombrement est retranché. Le résultat dit quand il agit. On ne le relance pas, seuls des événements le changent.
    .counts = Lancé au début du combat, à leur arrivée pour ceux qui le rejoignent. Un combattant surpris n’ajoute le dé que lorsqu’il a compris ce qui se passe.

INI-02 = Le réflexe de combat ajoute { $INI-02-reflexes } à l’initiative jusqu’à { $INI-02-burden } d’encombrement, l’instinct du combat encore { $INI-02-instinct }. Un danseur de lames avec { $INI-02-light } d’encombrement au plus lance { $INI-02-dance } au lieu du dé habituel.
    .counts = Ces bonus décident aussi qui agit d’abord à initiative égale, les dés non. C’est l’encombrement après l’habitude de la protection qui compte.

INI-03 = Les blessures, une énergie vitale basse et l’endurance perdue diminuent l’initiative, dès le premier jet si un combattant arrive ainsi au combat. Quand la cause disparaît, l’initiative remonte.
    .counts = Chaque perte vaut selon sa propre règle ; énergie vitale basse et endurance perdue ne comptent que là où leurs règles sont jouées. En frénésie, on ne sent ni blessures ni énergie vitale basse.

INI-04 = À chaque assaut, le jeu décompte les phases depuis la plus haute initiative. Chaque combattant agit dans la phase de son initiative ; la plus haute agit donc d’abord.
    .counts = Vaut pour les attaques et les actions régulières. On se défend quand vient une attaque.

INI-05 = Si deux combattants agissent dans la même phase, celui dont la valeur de base d’initiative est la plus haute commence ; les bonus des capacités en font partie, l’arme, l’encombrement et le dé non. Si elle est égale aussi, ils agissent en même temps : tous deux accomplissent leur action avant que pertes, blessures et chutes ne prennent effet.
    .counts = Vaut à initiative égale, et quand une seconde action tombe dans la phase d’un autre. Qui est abattu par un adversaire aussi rapide a encore sa propre action.

INI-06 = Dès { $INI-06-first } d’initiative, parade et esquive gagnent un point, et une action libre s’ajoute. Chaque tranche de { $INI-06-step } points en plus rapporte encore autant, { $INI-06-most } fois au plus en tout.
    .counts = Mesuré au début de l’assaut et gardé jusqu’à sa fin, quoi que devienne l’initiative. La contre-attaque n’y gagne rien.

INI-07 = Un changement d’initiative prend effet juste après l’action qui l’a causé. Qui n’a pas encore agi agit dans la phase de sa nouvelle initiative, ou dans la suivante si elle est déjà passée. Qui a agi n’y gagne aucune action ; seule une seconde action encore à venir se déplace avec l’initiative.
    .counts = Vaut pour tout gain et toute perte. Une initiative devenue négative coûte des actions qui restaient à faire.

INI-08 = L’initiative change par les blessures et l’énergie vitale perdue, par les manœuvres, maladresses, esquives et chutes, par d’autres armes en main et par le nombre de combattants de chaque camp. Quand une arme ou un bouclier est changé ou perdu, son modificateur part avec lui.
    .counts = Chacune de ces causes vaut selon sa propre règle, certaines seulement avec leur module. Rien d’autre ne change l’initiative une fois lancée.

INI-09 = Le jeu tient l’initiative en parts : valeurs et équipement, dé, pertes au combat, pertes dues à l’état du combattant, bonus du camp le plus nombreux. Les pertes au combat viennent des manœuvres, maladresses, esquives, attaques occasionnelles, chutes et coups à la tête ; les pertes dues à l’état, des blessures, d’une énergie vitale basse et de l’endurance perdue.
    .counts = Compte pour l’orientation, qui ne rend que le dé et les pertes au combat. Les autres pertes durent autant que leur cause.

INI-10 = Chaque combattant jette son propre dé, chefs et simples combattants de même. Même des adversaires semblables agissent donc rarement tous à la fois.
    .counts = Vaut pour tous les camps, au début du combat et pour ceux qui le rejoignent.

INI-90 = Selon l’ancienne règle, le dé d’initiative est relancé au début de chaque assaut, pour les danseurs de lames leurs dés. Ce qu’une maladresse coûte d’initiative ne diminue alors que le jet suivant.
    .counts = Ne vaut que si on l’active à part ; aucun préréglage ne la contient. Sinon le premier jet demeure.

ORI-01 = Une orientation prend { $ORI-01-actions } actions régulières sans interruption, puis une épreuve d’intuition, plus facile de la moitié de la valeur en art de la guerre, arrondie vers le bas. Si elle réussit, toute l’initiative perdue au combat revient et le dé compte pour sa plus haute face. Elle ne diminue jamais l’initiative, et met fin aussi à une surprise.
    .counts = Avec la vigilance, une seule action sans épreuve suffit. Les pertes dues aux blessures, à l’énergie vitale basse et à l’endurance perdue restent.

ORI-02 = Un combattant à terre ou tenu ne peut pas s’orienter ; tomber ou être saisi en plein effort le gâche. L’initiative perdue par des blessures ne revient pas ainsi.
    .counts = Vaut aussi avec la vigilance. Être à genoux ne gêne pas.

ORI-03 = Les actions d’une orientation servent aussi à reprendre son souffle. À la fin, de l’endurance revient, que l’épreuve réussisse ou non.
    .counts = Ne vaut qu’avec les règles de l’endurance au combat et s’il manque de l’endurance. L’orientation rapide des vigilants est trop courte pour cela.

ORI-04 = Une orientation met fin au malus laissé par une annonce manquée, que l’épreuve réussisse ou échoue.
    .counts = Vaut quand l’orientation est achevée. Sinon le malus dure jusqu’après la prochaine attaque ou parade du combattant.
