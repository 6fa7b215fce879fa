## Modificateurs de circonstances

D20-SIT-A1 = À terre, la place manque pour prendre son élan, et aucun arc ne se bande. Arbalètes et shurikens, qui n’en ont pas besoin, servent aussi bien couché que debout.

D20-SIT-A2 = Une lumière crue dans les yeux brouille un peu toute cible. Les orques se battent ainsi à chaque jour de soleil.

D20-SIT-A3 = Un coup porté d’en haut a pour lui le poids et la vue : d’un mur, d’une table ou de la selle. Les tirs n’y gagnent rien.

D20-SIT-A4 = Pris dans un filet ou une toile, on frappe avec maladresse et l’on esquive moins bien : la Dextérité perdue compte en plus.

D20-SIT-A5 = Qui ne se voit pas frappe où bon lui semble, et la cible ne sait pas d’où cela vient. Pour un aveugle, rien ne change : il ne voit jamais qui frappe.

D20-SIT-A6 = La peur fait trembler la main, qu’elle commence à poindre ou qu’elle l’ait emporté.

D20-SIT-A7 = Deux combattants de part et d’autre d’un adversaire s’aident l’un l’autre, car nul ne peut veiller devant et derrière à la fois. N’en profite que celui qui frappe lui-même, et seulement au corps à corps.

D20-SIT-A8 = Coincé dans une fente, on ne peut ni prendre son élan, ni viser, ni esquiver.

D20-SIT-D1 = Un mur, un coin ou une meurtrière arrête une partie de ce qui aurait touché. Quand l’abri compte, et quand il compte double, le chapitre sur l’abri le dit.

D20-SIT-D2 = Qui ne voit rien ne peut rien voir venir ni se dérober à aucun coup.

D20-SIT-D3 = La brume ou l’obscurité ne rend personne plus difficile à toucher, mais après un coup au but un jet décide s’il a frappé le vide.

D20-SIT-D4 = Recroquevillé de peur, c’est à peine si l’on tient les bras devant le visage.

D20-SIT-D5 = La classe d’armure ne souffre qu’autant que la Dextérité, que retient le filet ou la toile.

D20-SIT-D6 = Saisi avant son premier tour, ou occupé à grimper ou à garder l’équilibre : mains et pieds ne sont pas encore, ou ne sont plus, prêts à esquiver.

D20-SIT-D7 = Les lutteurs n’ont d’yeux que l’un pour l’autre, et tous les autres en profitent. Qui tire dans la mêlée ne choisit pas lequel il touche.

D20-SIT-D8 = Qui dort, qui est ligoté ou paralysé s’offre à toutes les lames. De loin, cela n’aide qu’autant que rien n’esquive plus.

D20-SIT-D9 = À genoux, on est une proie facile pour un coup venu d’en haut et une petite cible pour une flèche.

D20-SIT-D10 = Cloué au sol dans une lutte, on est à la merci des autres presque autant que sans défense.

D20-SIT-D11 = À terre, on est une proie facile pour les lames et une mauvaise cible pour les flèches. Se jeter au sol paie devant des archers, non devant des épées.

D20-SIT-D12 = Dans une fente, la place manque pour éviter quoi que ce soit.

D20-SIT-D13 = Qui est étourdi lâche ce qu’il tient et ne pare ni n’esquive.

D20-SIT-20 = Quand plusieurs de ces circonstances valent à la fois, leurs nombres s’additionnent, celles de l’attaquant au jet d’attaque, celles du défenseur à la classe d’armure. Le bonus de Dextérité ne se perd qu’une fois.
    .counts = Vaut pour toute attaque. Qui est sans défense ou immobilisé n’est pas compté en plus comme à terre ou à genoux. Avec le module « Orientation », la ligne de la tenaille ne compte pas.
