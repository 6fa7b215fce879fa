## Différences réglées

BD-VAR-01 = Les règles peuvent demander la vue de diverses façons : si une ligne quelconque de coin à coin est libre, ou combien le sont. Sur le plateau, une seule réponse dit si deux combattants se voient, et elle est la même des deux bouts.
    .counts = Vaut pour tous les systèmes de règles. Le nombre de lignes cachées ne fait que graduer le couvert.

BD-VAR-02 = Les règles disent rarement si une ligne qui frôle un coin ou longe un mur est bloquée. Le plateau en juge de même pour toute ligne et tout système de règles.
    .counts = Vaut pour la vue, les effets, les projectiles et le couvert. Corps et brume ne comptent que si la ligne traverse leurs cases.

BD-VAR-03 = Chaque système de règles fait viser l’attaquant du coin qui est le meilleur à son échelle : selon le couvert de la cible, selon le nombre de lignes cachées, ou selon le genre d’objet qui gêne. Toutes les échelles lisent la même table des coins.
    .counts = Vaut pour les tirs. Un coin qui ne voit que du mur n’est un choix à aucune échelle.

BD-VAR-04 = Certaines règles comptent un muret comme des lignes cachées, d’autres comme un couvert jusqu’à une certaine distance, d’autres seulement juste devant la cible. Le plateau ne compte jamais ce qui est bas comme une ligne cachée ; il en dit la hauteur et la distance à chacun, et le système de règles juge.
    .counts = Vaut pour le couvert contre les tirs dans les deux systèmes.

BD-VAR-05 = Si un coup peut porter, c’est la ligne des centres qui le dit dans la quatrième édition et dans les groupes de succès ; d’autres règles demandent la ligne d’effet. Le plateau tient les deux à part.
    .counts = Dans les deux systèmes du jeu, un objet arrête un coup ou ne l’arrête pas : il n’y a pas de couvert contre les coups.

BD-VAR-06 = Certaines règles mesurent les mètres en ligne droite, d’autres avec des demi-diagonales, d’autres encore sur l’axe le plus long. Le plateau connaît toutes ces mesures, et chaque système de règles emploie la même pour toutes ses portées, lumières et aires.
    .counts = La quatrième édition mesure en ligne droite, les groupes de succès sur l’axe le plus long.

BD-VAR-07 = Un lieu est confiné pour certaines règles s’il est plus étroit que l’arme n’est longue, pour d’autres s’il est fermé de presque tous les côtés. Ce sont des faits différents, et le plateau dit les deux.
    .counts = La quatrième édition compare la largeur à l’arme. Les groupes de succès comptent les côtés fermés et ne font que noter le résultat.

BD-VAR-08 = Qui gêne un tir peut se juger par les lignes des coins ou par la ligne des centres. Le plateau dit les deux : les corps qui couvrent, et les voisins de la ligne des centres.
    .counts = Les deux systèmes du jeu suivent les voisins de la ligne.

BD-VAR-09 = Dans la quatrième édition, un combattant garde ce qu’il a devant lui ; dans d’autres règles, tout ce qui est proche ; dans les groupes de succès, rien. Le plateau calcule ces zones de la même façon, et quitter une zone a partout le même sens.
    .counts = Vaut dans la quatrième édition pour les attaques occasionnelles et les armes longues.

BD-VAR-10 = Le plateau connaît les degrés de lumière, du jour à l’obscurité. Les règles qui en ont moins les lisent plus grossièrement.
    .counts = La quatrième édition emploie chaque degré ; dans les groupes de succès, seule l’obscurité se distingue du reste.

BD-VAR-11 = « Aux prises » n’a pas le même sens dans toutes les règles. Le plateau tient donc à part qui se bat avec qui, à quelle classe de distance, et quels adversaires sont au contact.
    .counts = Dans les pages de la quatrième édition, l’expression désigne une paire que le combat retient. Les groupes de succès parlent de contact.

BD-VAR-12 = Les hauteurs se donnent partout en décimètres, et bas, à hauteur de poitrine et plein ont le même sens pour tous les systèmes de règles. Aucun système de règles ne compte les hauteurs en cases.
    .counts = Vaut pour les cartes, les objets et le couvert. Les règles qui parlent de mètres ou de hauteur d’homme se lisent selon ces classes.
