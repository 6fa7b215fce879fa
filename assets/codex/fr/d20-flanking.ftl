## Prise en tenaille

D20-FLK-01 = Deux alliés qui tiennent un adversaire entre eux l’obligent à tourner la tête de tous côtés, et chacun frappe d’autant mieux : { $D20-FLK-01-bonus } aux jets d’attaque au corps à corps. Pour un roublard, ce coup devient en outre une attaque sournoise.
    .counts = Vaut au corps à corps, pour chacun de ceux qui frappent pendant qu’un allié contrôle la case du même adversaire depuis le côté ou le coin opposé. Jamais pour les tirs. Avec le module « Orientation », les règles du flanc et du dos prennent sa place.

D20-FLK-02 = Opposé veut dire ceci : une ligne droite du milieu de la case de l’un au milieu de celle de l’autre entre dans l’espace de l’adversaire par un côté et en sort par le côté opposé. Les coins font partie des côtés : deux alliés à des coins opposés prennent donc aussi en tenaille.
    .counts = Vaut pour toute paire d’alliés autour d’un adversaire. Deux du même côté, ou autour d’un seul coin, ne le font pas. Le terrain ne change rien à la ligne.

D20-FLK-03 = Une grande créature prend plus facilement en tenaille, car chacune des cases qu’elle occupe peut compter. Une seule qui soit à l’opposé d’un allié suffit.
    .counts = Vaut pour l’attaquant comme pour l’aide. Si l’adversaire entre les deux est grand, c’est son espace entier qui compte, dont les côtés sont éloignés.

D20-FLK-04 = N’aide à la tenaille que celui qui pourrait frapper l’adversaire lui-même : il doit pouvoir agir, avoir l’adversaire à portée de son allonge et tenir de quoi frapper. Un archer qui n’a qu’un arc en main ne menace le dos de personne.
    .counts = Pas pour qui est étourdi, sans défense ou en défense totale, ni pour les créatures sans allonge, comme les rats. Un allié derrière l’angle d’un mur aide, tant qu’une ligne libre mène à l’adversaire.

D20-FLK-05 = Certains sont si vigilants que nul ne passe dans leur dos : l’Esquive instinctive supérieure supprime le bonus et l’attaque sournoise. Seul qui a au moins { $D20-FLK-05-levels } niveaux de plus trompe de tels yeux.
    .counts = On compare les niveaux au total, ou les dés de vie des créatures sans classe. Chaque attaquant est comparé pour lui seul : l’aide peut être plus faible.
