## Abri

D20-COV-01 = Qui tire ou lance choisit un coin de sa case et en trace des lignes vers les quatre coins de la case visée. Si un mur, un obstacle ou une autre créature en barre ne serait-ce qu’une, la cible a un abri : { $D20-COV-01-bonus } à sa classe d’armure. Le jeu essaie tous les coins et garde le meilleur pour l’attaquant.
    .counts = Vaut pour toute attaque à distance, et pour les coups qui portent plus loin que la case voisine. Une meurtrière, une fenêtre ou un parapet au bord de sa propre case ne gêne pas qui tire au travers.

D20-COV-02 = Entre voisins, personne ne choisit de coin : si une ligne quelconque d’un coin d’une case à un coin de l’autre traverse un mur, la cible a un abri, { $D20-COV-02-bonus } à sa classe d’armure. Un coup porté en diagonale autour de l’angle d’une maison rencontre donc la pierre aussi souvent que la chair.
    .counts = Vaut pour les coups contre une cible adjacente, et pour les deux côtés à égalité. Les murets comptent aussi ; les créatures, non.

D20-COV-03 = Un mur qui ne dépasse pas la hanche n’abrite que qui se tient tout près, à { $D20-COV-03-squares } cases au plus. Qui en est plus près que la cible frappe et tire par-dessus comme s’il n’existait pas.
    .counts = Vaut pour les murets, les tables et le reste. Si tous deux en sont aussi près, l’abri demeure ; c’est toujours le cas entre voisins que le muret sépare.

D20-COV-04 = Contre un adversaire qui a un abri, il n’y a pas d’attaque d’opportunité. L’angle d’un mur suffit pour passer, tirer ou lancer un sort sans dommage à portée d’une lame.
    .counts = Vaut pour un abri de tout degré. Une créature interposée n’abrite que de ceux qui frappent plus loin que la case voisine.

D20-COV-05 = Ce qui arrête les flèches arrête aussi une part de la foudre et des flammes : les jets de Réflexes sont à { $D20-COV-05-bonus } si l’effet naît de l’autre côté de l’abri. Des lignes de ce point aux coins de la case visée le montrent ; une seule qui soit barrée suffit.
    .counts = Pas contre les effets qui contournent les coins, comme une boule de feu. Les créatures interposées ne donnent rien, et un muret n’aide qu’à { $D20-COV-05-squares } cases au plus.

D20-COV-06 = Un abri donne l’occasion de se dérober aux regards. Qui en a un face à chaque adversaire qui pourrait regarder a droit à un jet de Discrétion.
    .counts = Une créature interposée n’y suffit pas ; un camouflage, si. Ce qu’on jette et quand cela cesse se lit à la page qui dit comment se cacher.

D20-COV-07 = Une créature sur la ligne de tir, amie ou non, gêne : { $D20-COV-07-bonus } à la classe d’armure de la cible. Cet abri est dit mou, parce qu’il cède.
    .counts = Vaut pour les attaques à distance et les coups au-delà de la case voisine. Il ne s’ajoute à aucun autre abri et n’aide ni les jets de Réflexes ni la Discrétion. Qui est à terre, sans défense ou mort, les créatures de très petite taille et les montures du tireur et de la cible ne gênent personne.

D20-COV-08 = Une grande créature frappe depuis celle de ses cases qui laisse le moins d’abri à la cible. Qui attaque une grande créature vise celle de ses cases qui est la moins couverte.
    .counts = Vaut pour les créatures de plus d’une case, au corps à corps et à distance. Entre voisins, on ne regarde que les cases qui se touchent, sinon celles que l’allonge atteint.

D20-COV-09 = Derrière un mur sans brèche, une créature a un abri total : aucune ligne d’effet ne mène à elle. Personne ne peut ni l’attaquer ni la prendre pour cible d’un sort.
    .counts = Vaut derrière les murs, les portes fermées et tout ce qui ne laisse rien passer. Les effets qui contournent les coins peuvent encore entrer.

D20-COV-10 = Certaines places cachent presque tout le corps. Une meurtrière donne un abri supérieur : { $D20-COV-10-armour } à la classe d’armure, { $D20-COV-10-reflex } aux jets de Réflexes et { $D20-COV-10-hide } à la Discrétion. Là où un jet de Réflexes réduit les dégâts de moitié, une réussite n’en laisse alors aucun, et un échec la moitié.
    .counts = Seulement aux places que la carte marque ainsi ; l’angle d’un mur donne un abri ordinaire. Les degrés ne s’additionnent pas : le plus haut sur les lignes du coin choisi compte.

D20-COV-11 = Ne passe par une meurtrière que ce qui est mince et va droit : flèches, carreaux, lances, rapières. Avec toute autre arme, le jet d’attaque y est à { $D20-COV-11-penalty }, en plus de l’abri.
    .counts = Vaut là où l’ouverture fait partie de l’abri de la cible. Pas pour qui se tient juste derrière elle et frappe ou tire au-dehors.
