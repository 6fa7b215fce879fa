## Zones de localisation

ZON-01 = Pour chaque coup porté, le jeu lance { $ZON-01-die } afin de trouver la partie du corps : jusqu’à { $ZON-01-legs } une jambe, jusqu’à { $ZON-01-belly } le ventre, jusqu’à { $ZON-01-arms } un bras, jusqu’à { $ZON-01-chest } la poitrine, au-delà la tête. Les nombres impairs désignent la jambe gauche ou le bras au bouclier, les pairs la jambe droite ou le bras armé. Par-derrière, c’est le dos au lieu de la poitrine.
    .counts = Vaut avec les zones de localisation. La hauteur et la petite taille décalent le jet, un combattant à pied retranche { $ZON-01-rider } contre un cavalier, un coup porté de la selle ne touche jamais une jambe, et pour un projectile on relance si la partie est invisible.

ZON-02 = La protection de la partie touchée est retranchée des points d’impact : la somme de ce que toutes les pièces protègent là. L’encombrement est celui de tout l’équipement.
    .counts = Vaut avec les zones de localisation. Où une règle ne connaît pas de zone, la protection globale compte ; un grand bouclier protège en plus le bras qui le porte.

ZON-03 = Une blessure gêne ce à quoi sert la partie du corps. La tête diminue courage, intelligence, intuition et initiative de { $ZON-03-limb } et coûte aussitôt { $ZON-03-nerve } points d’initiative ; poitrine, dos et ventre diminuent attaque, parade, constitution et force de { $ZON-03-trunk } et coûtent { $ZON-03-blood } points d’énergie vitale ; un bras diminue de { $ZON-03-limb } ce qui se fait avec lui, une jambe attaque, parade, agilité et initiative de { $ZON-03-limb }. Avec { $ZON-03-most } blessures, la partie ne répond plus : un bras est hors d’usage et lâche ce qu’il tenait, une jambe jette le combattant à terre et ne le laisse que ramper, et pour la tête, la poitrine, le dos ou le ventre il tombe inconscient et saigne ; la tête coûte en plus { $ZON-03-skull } points d’énergie vitale.
    .counts = Vaut avec les zones de localisation, au lieu des effets habituels des blessures, et non pour des blessures ignorées ou en frénésie. Ventre et jambes ralentissent aussi, et le ventre diminue l’initiative ; l’esquive souffre du tronc et des jambes, le tir des bras seuls.

ZON-04 = Avec { $ZON-04-wounds } blessures à la tête, à la poitrine, au dos ou au ventre, un combattant est inconscient pendant { $ZON-04-rounds } assauts. Puis il revient à lui, mais reste hors de combat tant qu’un soigneur ne l’a pas traité.
    .counts = Vaut avec les zones de localisation. Une frénésie en repousse l’effet jusqu’à sa fin, et des blessures ignorées n’abattent personne.

ZON-05 = Avec { $ZON-05-wounds } blessures à la tête, à la poitrine, au dos ou au ventre, un combattant saigne : à la fin de chaque assaut, il perd un point d’énergie vitale, malgré toute armure. Les soins d’un soigneur l’arrêtent.
    .counts = Vaut avec les zones de localisation. D’autres blessures n’aggravent pas l’hémorragie, et elle n’en cause pas elle-même.

ZON-06 = L’attaquant nomme une partie du corps avant le jet. À la tête ou au bras, l’attaque subit un malus de { $ZON-06-head }, au tronc ou à la jambe de { $ZON-06-trunk }. Le défenseur voit venir le coup et gagne un bonus de { $ZON-06-defence }. Si l’attaque touche, elle touche là, et aucun dé ne cherche la zone.
    .counts = Vaut avec les zones de localisation, pour qui a appris la feinte ; pas en même temps qu’une feinte, ni à la lutte. Par-derrière, on peut nommer le dos au lieu de la poitrine.
