## Classes de distance

DK-01 = Deux adversaires aux prises se tiennent à une certaine distance l’un de l’autre : la classe de distance. De la plus courte à la plus longue, ce sont le corps à corps serré, la mêlée, les armes d’hast et la pique. Chaque arme est faite pour une ou plusieurs d’entre elles : une dague pour le combat rapproché, une épée pour la mêlée, une lance pour plus loin, les mains nues pour le seul corps à corps serré.
    .counts = Vaut avec le module « Classes de distance ». Chaque paire d’adversaires a sa propre classe ; sans le module, seule compte l’allonge des armes.

DK-02 = Une arme qui ne convient pas à la distance gêne son porteur. Trop courte d’une classe, elle attaque avec un malus de { $DK-02-malus } ; trop longue d’une classe, elle attaque et pare avec ce malus. Si l’écart est plus grand, elle ne peut plus attaquer, et une arme beaucoup trop longue ne peut plus parer non plus. Une arme trop courte pare sans malus.
    .counts = Vaut pour toute attaque et toute parade avec une arme ; si elle a plusieurs classes, la plus favorable compte. Les boucliers parent sans malus à toute distance, l’esquive a sa propre règle, et le fouet souffre davantage.

DK-03 = Les manœuvres demandent la bonne distance. Quand son arme ne convient pas à la classe de distance, le combattant ne peut faire que des attaques et des parades simples.
    .counts = Vaut aussi pour les feintes et les coups puissants annoncés. L’esquive, la parade au bouclier, à l’arme de parade ou de la seconde arme, et une feinte pour se rapprocher sont possibles à toute distance.

DK-04 = Quand deux adversaires en viennent aux mains, les cases qui les séparent décident de la première classe. Sur des cases voisines, ils commencent en mêlée, avec une case entre eux à la distance des armes d’hast, plus loin à celle de la pique. Qui surprend son adversaire ou arrive dans son dos peut choisir de commencer au corps à corps serré.
    .counts = Vaut chaque fois qu’une nouvelle paire d’adversaires se forme. Le choix revient à l’attaquant placé sur une case voisine, avant son premier coup ; un mur ou un obstacle bas entre eux l’en empêche.

DK-05 = Au lieu de frapper, un combattant peut se rapprocher de l’adversaire : cela coûte l’attaque et une action libre. Pour une classe, le jet d’attaque n’a pas de malus, pour deux classes il a un malus de { $DK-05-two }. L’adversaire peut parer ou faire une esquive ciblée pour garder la distance. S’il échoue, la classe diminue, le combattant avance autant qu’il le faut, et personne n’est blessé.
    .counts = Vaut entre adversaires aux prises, si la voie est libre entre eux. Le malus de mauvaise distance ne compte pas pour ce jet, et une feinte peut s’y ajouter ; c’est impossible à terre, quand on est tenu, et au corps à corps serré par-dessus un obstacle.

DK-06 = Au lieu de frapper, un combattant peut se dégager : cela coûte l’attaque et une action libre. Le jet d’attaque a un malus de { $DK-06-one } pour une classe et de { $DK-06-two } pour deux. L’adversaire ne peut pas s’en défendre, mais un plus rapide peut suivre. En cas de réussite, la classe augmente, et le combattant recule autant que l’exige la nouvelle distance.
    .counts = Vaut entre adversaires aux prises, s’il y a de la place pour reculer. Le malus de mauvaise distance ne compte pas pour ce jet ; c’est impossible à terre et quand on est tenu.

DK-07 = Un pas libre ne change pas la classe de distance. Qui s’avance ou recule ainsi continue de se battre à la même classe.
    .counts = Vaut tant que les deux peuvent encore s’atteindre ; sinon, ils ne sont plus aux prises.

DK-08 = Qui termine un déplacement ou un sprint à portée d’un adversaire est aux prises avec lui, et la classe se règle à nouveau sur les cases qui les séparent. Les armes longues tiennent à distance : qui entre dans la zone de contrôle d’une arme plus longue doit s’y arrêter. Pour s’approcher davantage, il faut l’attaque qui rapproche, ou une charge.
    .counts = Vaut entre adversaires qui se voient, tant que le porteur de l’arme plus longue est prêt à frapper. Elle n’arrête pas une charge lancée contre lui.

DK-09 = Un { $DK-09-best } au dé aide qui se rapproche : la défense de l’adversaire est réduite de moitié, avant tout autre modificateur. Un { $DK-09-worst } est une maladresse, comme pour toute attaque.
    .counts = La réduction compte toujours, la maladresse avec le module « Maladresses ». Quand on se dégage, un { $DK-09-best } n’a rien de particulier.
