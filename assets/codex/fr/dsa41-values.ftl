## Valeurs

VAL-01 = Chaque personne a { $VAL-01-attributes } qualités : courage, intelligence, intuition, charisme, dextérité, agilité, constitution et force. Plus une qualité est élevée, mieux c’est ; la plupart des valeurs de combat en découlent.
    .counts = Vaut pour les personnes. Les créatures à valeurs fixes n’en ont pas, sinon le plus souvent une constitution.

VAL-02 = L’attaque repose sur le courage, l’agilité et la force, la parade sur l’intuition, l’agilité et la force, le combat à distance sur l’intuition, la dextérité et la force, l’initiative sur deux fois le courage, l’intuition et l’agilité ; une valeur de base est le cinquième de la somme. L’énergie vitale est la moitié de la somme de deux fois la constitution et de la force, l’endurance celle du courage, de la constitution et de l’agilité, avec un ajout selon l’espèce. La vitesse est de { $VAL-02-human } pour un humain, de { $VAL-02-dwarf } pour un nain, un point de plus dès { $VAL-02-nimble } d’agilité, un de moins jusqu’à { $VAL-02-stiff }.
    .counts = Vaut pour les personnes. Des qualités que des blessures diminuent un temps ne changent pas ces valeurs ; les créatures ont des valeurs fixes.

VAL-03 = Les points d’une aptitude de mêlée se répartissent avant le combat entre attaque et parade ; chaque part s’ajoute à la valeur de base. Les parts peuvent différer de { $VAL-03-most } au plus. Pendant un combat, la répartition ne change pas.
    .counts = Vaut pour les aptitudes qui servent à attaquer et à parer. Sans parade possible, tous les points vont à l’attaque.

VAL-91 = Selon l’ancienne règle, ce ne sont pas les parts qui sont limitées mais leur résultat : attaque et parade, avant l’arme et l’encombrement, peuvent différer de { $VAL-91-most } au plus.
    .counts = Ne vaut que si on l’active à part ; aucun préréglage ne la contient. Elle remplace alors la limite habituelle.

VAL-04 = Avec la lance de joute et le fouet, tous les points de l’aptitude vont à l’attaque ; on ne peut pas parer avec. Il en va de même des aptitudes à distance : valeur de base et valeur d’aptitude font ensemble le combat à distance.
    .counts = Vaut pour les lances de joute, les fouets et tout ce qui se tire ou se lance. L’encombrement effectif diminue alors cette valeur seule, et en entier.

VAL-05 = Chaque aptitude de combat supporte un peu d’encombrement ; seul ce qui dépasse gêne. Attaque et parade portent chacune la moitié de cet encombrement effectif, et un point impair va à la parade.
    .counts = Vaut pour l’attaque, la parade et le combat à distance ; les aptitudes sans parade le portent en entier sur leur seule valeur. Initiative, vitesse et esquive souffrent, elles, de tout l’encombrement.

VAL-06 = La valeur de la fiche est la somme de la valeur de base, des points d’aptitude et des modificateurs de l’arme et de ce que tient l’autre main, moins l’encombrement effectif. Spécialisation, styles sans arme et force insuffisante y entrent aussi. L’initiative se calcule de même, avec tout l’encombrement.
    .counts = Vaut pour ce qui est prêt en main ; avec une autre arme, d’autres valeurs valent aussitôt. Ce qu’apporte la situation s’y ajoute.

VAL-07 = Certaines armes se manient avec plusieurs aptitudes, d’une main ou des deux, seules ou avec un bouclier. Chacune de ces façons de combattre a ses propres valeurs. En changer pendant un combat prend une action Position.
    .counts = Vaut tant que l’arme reste en main. Une autre arme doit être dégainée, comme un bouclier encore porté dans le dos.

VAL-08 = Animaux, monstres et morts-vivants ont des valeurs fixes pour l’initiative, l’attaque, la parade, les points d’impact, l’énergie vitale, la protection et la vitesse. Rien ne découle de qualités ; une constitution n’est donnée que pour les blessures et la mort.
    .counts = Vaut pour toutes les créatures des tables. La situation et les blessures changent leurs valeurs comme celles des personnes.
