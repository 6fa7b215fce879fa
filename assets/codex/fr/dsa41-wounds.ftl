## Blessures

WND-01 = Un coup qui coûte à lui seul beaucoup d’énergie vitale cause aussi des blessures. Le premier seuil est la moitié de la constitution, le deuxième la constitution entière, le troisième une fois et demie ; chaque seuil dépassé par les points de dommages vaut une blessure. Avec { $WND-01-constitution } de constitution, les seuils sont { $WND-01-first }, { $WND-01-second } et { $WND-01-third }.
    .counts = Vaut pour chaque coup à part ; des dommages qui ne font qu’égaler un seuil ne blessent pas. Les morts-vivants n’en subissent aucune, et les anciennes blessures sérieuses ont leur propre limite.

WND-02 = « En fer » élève chaque seuil de blessure de { $WND-02-iron }, « Os de verre » abaisse chacun de { $WND-02-brittle }. Un tel combattant est blessé moins facilement, ou plus facilement, par chaque coup.
    .counts = S’ajoute à ce que change le genre d’attaque. La limite des anciennes blessures sérieuses ne bouge pas.

WND-03 = Flèches, carreaux et autres projectiles acérés abaissent tous les seuils de { $WND-03-missiles } pour leur coup, coups ciblés et coups mortels de { $WND-03-thrusts }. Contre les attaques sans arme, les coups du plat et les coups assommants, ils sont plus hauts de { $WND-03-blunt }.
    .counts = Vaut pour ce seul coup et s’ajoute à « En fer » ou « Os de verre ». Le tranchant de la main blesse comme une arme.

WND-04 = Chaque blessure diminue attaque, parade, combat à distance, esquive et initiative de { $WND-04-points } et la vitesse d’une case. Plusieurs blessures s’additionnent, mais il reste toujours une case de vitesse.
    .counts = Dure jusqu’à la fin du combat. Avec les zones de localisation, ce sont les effets de la partie blessée qui comptent ; les blessures ignorées, ou reçues en frénésie, ne se sentent pas.

WND-05 = Chaque blessure diminue aussi l’agilité, d’autant de points que les valeurs de combat. Cela ne vaut que pour les épreuves ; les valeurs de base tirées de l’agilité restent les mêmes.
    .counts = Vaut pour les épreuves d’agilité et d’aptitudes qui s’en servent. Les épreuves des créatures en souffrent de même.

WND-06 = Les blessures viennent de tout mal soudain : coups, tirs, chutes et feu. Poison, hémorragie, étouffement et dommages supplémentaires d’une zone blessée coûtent de l’énergie vitale sans causer de blessures.
    .counts = Chaque perte se compare à part aux seuils. Pour les chutes et le feu, les seuils valent sans changement.

WND-07 = Un coup qui coûte de l’endurance prend aussi de l’énergie vitale, et cette part peut blesser. Les seuils sont alors plus hauts de { $WND-07-thresholds }.
    .counts = Vaut pour les attaques sans arme, les coups du plat, les coups assommants, l’étranglement et autres. L’endurance perdue ne cause pas elle-même de blessures.

WND-08 = Blessures et énergie vitale perdue se comptent à part. Qui regagne de l’énergie vitale garde ses blessures et tous leurs effets.
    .counts = Vaut pour tout le combat : des soins arrêtent une hémorragie, mais aucune blessure ne guérit avant la fin du combat.

WND-09 = Certaines attaques causent des blessures en plus de celles des seuils : un coup ciblé { $WND-09-thrust }, un coup mortel { $WND-09-death }, une attaque critique ou un assassinat une de plus.
    .counts = Ne vaut que si le coup coûte de l’énergie vitale. Avec les zones de localisation, une zone porte { $WND-09-most } blessures au plus ; sans elles, il n’y a pas de limite.

WND-10 = En frénésie ou en rage sanguinaire, un combattant ne sent ni ses blessures ni une énergie vitale basse, et ne s’effondre pas. Les blessures sont comptées pourtant, et tous leurs effets reviennent quand cet état prend fin.
    .counts = Vaut tant que dure cet état, pour certaines créatures toujours. Il ne sauve personne de la mort.

WND-11 = Qui vient d’être blessé peut se forcer à ne pas sentir les blessures de ce coup. Il faut une épreuve de volonté, avec un malus de { $WND-11-penalty } par blessure reçue jusque-là, les nouvelles comprises. Si elle réussit, ces blessures restent sans effet jusqu’à la fin du combat, mais comptent toujours comme blessures. Chaque réussite coûte ensuite { $WND-11-exhaustion } points de l’endurance maximale.
    .counts = Vaut là où l’on joue à ignorer les blessures, pour les personnes encore capables d’agir et hors de toute frénésie. Les blessures de certaines attaques critiques ont à la place leur propre épreuve.

WND-12 = Qui est blessé doit supporter la douleur : une épreuve de volonté, avec un malus égal à ce dont les points de dommages dépassent le premier seuil de blessure. Si elle échoue, il tombe et reste hors de combat pendant { $WND-12-rounds } assauts.
    .counts = Ne vaut que si on l’active à part ; aucun préréglage ne la contient. « En fer » et « Tenace » en dispensent, de même que la frénésie ; les créatures n’y sont pas soumises.

WND-90 = Selon l’ancienne règle, les seuils habituels ne comptent pas. Si un coup coûte à lui seul plus d’énergie vitale que la victime n’a de constitution, il cause une blessure sérieuse, à moins qu’une épreuve de volonté ne réussisse. Les projectiles qui blessent facilement et les coups ciblés en causent une sans épreuve, les coups mortels même { $WND-90-death }.
    .counts = Ne vaut que si on l’active à part ; aucun préréglage ne la contient, et elle exclut les zones de localisation. « En fer », « Os de verre » et coups du plat n’en changent pas la limite.

WND-91 = Chaque blessure sérieuse diminue attaque, parade, combat à distance, esquive, initiative, agilité et épreuves d’aptitude de { $WND-91-points } et la vitesse d’une case, et coûte aussitôt { $WND-91-endurance } points d’endurance. Elle saigne aussi : un point d’énergie vitale à la fin de chaque assaut, jusqu’à ce qu’un soigneur arrête l’hémorragie.
    .counts = Ne vaut qu’avec les anciennes blessures sérieuses, et tout s’additionne. En frénésie, on ne les sent pas et elles ne saignent pas.

WND-92 = Avec { $WND-92-wounds } blessures sérieuses, un combattant est hors de combat, quelle que soit son énergie vitale. Ni « En fer » ni « Tenace » n’y peut rien.
    .counts = Ne vaut qu’avec les anciennes blessures sérieuses. Une frénésie en repousse l’effet jusqu’à sa fin, et nul ne peut se forcer à continuer.

WND-95 = Si un coup à la tête prend la dernière énergie vitale, il cause une blessure de plus, et une épreuve de constitution ratée, avec les points de dommages pour malus, rend inconscient. Puis { $WND-95-die } décide : jusqu’à { $WND-95-scar } reste une cicatrice, jusqu’à { $WND-95-ear } une oreille est perdue, jusqu’à { $WND-95-nose } le nez, jusqu’à { $WND-95-eye } un œil ; au-delà, la blessure est mortelle. Chacune de ces marques coûte pour toujours un point de charisme, l’oreille, le nez et l’œil { $WND-95-senses } points de perception, l’œil aussi { $WND-95-attack } d’attaque et { $WND-95-parry } de parade.
    .counts = Ne vaut que si on l’active à part ; aucun préréglage ne la contient. Sans zones de localisation, un dé dit si c’était la tête : oui dès { $WND-95-head }.
