## Points de magie

D20-SP-01 = Avec ce module, un lanceur de sorts n’a pas d’emplacements, mais une réserve de points de magie qui se remplit chaque jour. Chaque sort en coûte quelques-uns, et tant qu’il en reste assez, on lance n’importe quel sort disponible, même toujours le même.
    .counts = Seulement avec le module « Points de magie », pour toutes les classes qui lancent des sorts. Le nombre de points vient de la classe, du niveau et de la caractéristique d’incantation.

D20-SP-02 = La classe et le niveau disent combien de points apporte une journée. Les ensorceleurs en ont le plus, puis les magiciens, les prêtres et les druides ; les bardes en ont moins, et les rôdeurs et les paladins commencent tard.
    .counts = Se lit dans la table des points de magie. Les valeurs des lanceurs prêts à jouer les comprennent déjà.

D20-SP-03 = Une caractéristique d’incantation élevée apporte d’autres points : la moitié de son modificateur par niveau de la classe, arrondie à la fin. Un modificateur nul ou négatif n’en apporte pas, mais n’en retire pas non plus.
    .counts = À partir du niveau où la classe ouvre ses premiers sorts. Avec le module « Autres points de magie bonus », une table dit combien il y en a, ou il n’y en a aucun.

D20-SP-04 = Quel que soit le nombre de points restants, le niveau de la classe dit quels sorts sont à portée. Magiciens, prêtres et druides gagnent un niveau de sort tous les deux niveaux de leur classe, jusqu’à { $D20-SP-04-highest } ; les ensorceleurs un peu plus tard, et les bardes, les rôdeurs et les paladins moins et plus tard encore.
    .counts = Vaut pour le niveau du sort lui-même. La métamagie peut le porter plus haut.

D20-SP-05 = Plus un sort est fort, plus il coûte. Un sort du premier niveau coûte { $D20-SP-05-first }, et chaque niveau de plus { $D20-SP-05-more } en sus.
    .counts = Vaut pour tout sort, sauf ceux du plus bas niveau. Les points sont dépensés dès l’incantation, qu’elle fasse effet ou non.

D20-SP-06 = Les sorts les plus simples ne coûtent pas de points. On peut les lancer dans la journée autant de fois que la table des points de magie a de points au premier niveau de la classe, et encore { $D20-SP-06-more } fois de plus.
    .counts = Vaut pour les sorts du plus bas niveau. Qui applique de la métamagie à l’un d’eux paie le niveau qu’il a alors.

D20-SP-07 = Magiciens, prêtres, druides, rôdeurs et paladins choisissent le matin les sorts qui seront prêts ce jour-là : autant de sorts différents de chaque niveau que le dit la table des sorts. Lesquels seront lancés, et combien de fois, se décide au combat.
    .counts = Une caractéristique élevée ne donne pas de sorts en plus, car elle donne des points. Les prêtres n’ont pas à préparer les sorts qui soignent les blessures.

D20-SP-08 = Les ensorceleurs et les bardes ne préparent rien. Ils lancent à tout moment n’importe quel sort qu’ils connaissent, tant qu’ils ont des points pour lui.
    .counts = Ils ne connaissent que peu de sorts. La métamagie ne s’y applique qu’au moment de l’incantation.

D20-SP-09 = Personne ne dépense de points qu’il n’a pas. Le jeu refuse un sort pour lequel il en reste trop peu.
    .counts = Vaut pour tout sort. Avec le module « Lancer un sort sans assez de points », on peut le lancer malgré tout, au risque de la raison ou de la vie.

D20-SP-10 = Un sommeil de { $D20-SP-10-sleep } heures remplit la réserve. Aux elfes, { $D20-SP-10-trance } heures de rêverie suffisent.
    .counts = Jamais au milieu d’un combat. Les lanceurs prêts à jouer commencent chaque combat avec leur réserve pleine.

D20-SP-11 = Un sort qui n’aboutit pas coûte ses points tout de même. La force a quitté le lanceur, elle n’est seulement arrivée nulle part.
    .counts = Vaut après un jet de Concentration raté, après un geste que l’armure a gâché et après une incantation interrompue.

D20-SP-12 = Un sort dont les dégâts croissent avec son lanceur part du plus petit nombre de dés de son niveau. Chaque dé de plus coûte un point de plus, jusqu’à ce que permet le niveau de lanceur.
    .counts = Seulement avec le module « Payer les dés de dégâts » ; sans lui, les sorts ont tous leurs dés pour leur prix simple.

D20-SP-13 = La magie use. Qui a dépensé la moitié de sa réserve est fatigué, et qui en a dépensé les trois quarts est épuisé.
    .counts = Seulement avec le module « Fatigue due à la magie ». Cela passe dès que les points remontent au-dessus de la limite.

D20-MET-01 = La métamagie agit comme avec des emplacements, mais se paie en points. Qui prépare ses sorts doit préparer le sort avec la métamagie.
    .counts = Seulement pour qui a le don. Les ensorceleurs et les bardes en décident en incantant et y passent tout leur tour ; l’incantation rapide leur est fermée.

D20-MET-02 = Au niveau du sort s’ajoutent les niveaux de chaque forme de métamagie. La somme est le niveau effectif, et le sort coûte autant qu’un sort de ce niveau.
    .counts = Vaut pour tout sort avec métamagie. Plusieurs formes sur le même sort s’additionnent.

D20-MET-03 = Le niveau effectif peut dépasser tout ce que le lanceur saurait lancer d’ordinaire. Seul le sort lui-même doit être à sa portée.
    .counts = Vaut avec le seul module « Points de magie ». Un sort qui coûte trop d’un coup est dangereux pour son lanceur.

D20-MET-04 = Un sort du plus haut niveau, { $D20-MET-04-highest }, devient cher avec la métamagie : chaque niveau effectif au-delà coûte { $D20-MET-04-more } points. Pour les sorts plus faibles, le coût continue de monter comme au-dessous.
    .counts = Vaut pour les sorts qui sont eux-mêmes de ce niveau. Avec le module « Autre coût au-delà du niveau { "9" } », le supplément vaut pour tous les sorts ou pour aucun.

D20-MET-05 = La métamagie rend un sort plus cher, non plus difficile à repousser. Les jets de sauvegarde, la Concentration et tout ce qui dépend du niveau d’un sort dépendent de celui du sort lui-même.
    .counts = Vaut pour toute métamagie, sauf un sort à l’intensité augmentée, dont le niveau monte vraiment.

D20-MET-06 = Qui augmente l’intensité d’un sort choisit un nouveau niveau, jusqu’à { $D20-MET-06-highest }. Le sort est alors de ce niveau à tous égards, coûte autant et se repousse aussi difficilement.
    .counts = D’autres formes de métamagie peuvent s’y joindre ; leurs niveaux s’ajoutent au nouveau. Le lanceur n’a pas à savoir lancer d’autres sorts de ce niveau.

D20-MET-07 = Ce que la métamagie fait d’un sort est la même chose avec des points et avec des emplacements. Seul le prix diffère : des points pour le niveau effectif, ou un emplacement de ce niveau.
    .counts = La table de métamagie dit ce que chaque forme ajoute et fait. Avec des emplacements, il en faut un aussi haut que le niveau effectif.

D20-OVR-01 = Un lanceur de sorts ne peut pas tout à la fois. Qui dépense, du début d’un tour au début du suivant, plus de points que n’en coûte à lui seul le plus fort des sorts à sa portée fait un excès de magie. L’excédent décide de sa gravité.
    .counts = Vaut pour tous les points de ce temps, y compris ceux des sorts à incantation rapide et des sorts perdus. Le sort fait d’abord son effet. Chaque sort de plus qui accroît l’excédent est un danger à part ; le jeu le dit avant qu’on accepte.

D20-OVR-02 = Un jet sur la table dit ce qui menace : surmenage, effondrement, folie ou mort. Puis un jet de Vigueur contre { $D20-OVR-02-number } plus l’excédent peut l’adoucir d’un degré, et du surmenage il ne reste rien.
    .counts = Vaut pour tout excès de magie, une fois que le sort a fait son effet. Un { $D20-OVR-02-best } naturel réussit toujours, un { $D20-OVR-02-worst } naturel jamais.

D20-OVR-03 = La table a une ligne pour chaque tranche d’excédent, et un jet d’un dé à cent faces trouve le résultat. Un excédent de { $D20-OVR-03-small } points au plus ne tue personne, et au plus { $D20-OVR-03-collapse } faces sur cent causent un effondrement ou pire ; à partir de { $D20-OVR-03-large } points, { $D20-OVR-03-death } faces donnent la mort.
    .counts = Vaut avant la sauvegarde, qui adoucit le résultat. Les faces au-dessus de toutes les autres donnent le surmenage.

D20-OVR-04 = Le surmenage laisse le lanceur fatigué, ou épuisé s’il l’était déjà. Un effondrement le laisse inconscient pendant { $D20-OVR-04-rounds } rounds, puis épuisé. La folie égare son esprit pour le reste du combat, et la mort est la mort.
    .counts = Vient aussitôt, pendant son tour. Chez qui est déjà épuisé, le surmenage devient un effondrement.

D20-OVR-05 = En désespoir de cause, on peut lancer un sort avec moins de points qu’il n’en coûte ; la réserve est alors vide. Le risque d’en mourir est de { $D20-OVR-05-percent } sur cent et monte de { $D20-OVR-05-more } par point manquant ; sinon, c’est la folie. Un jet de Vigueur contre { $D20-OVR-05-number } plus les points manquants change la mort en folie.
    .counts = Seulement avec le module « Lancer un sort sans assez de points ». Rien de plus doux que la folie n’est possible.

D20-T-SP = La table dit, pour chaque classe qui lance des sorts, combien de points de magie une journée apporte à chaque niveau. Un magicien commence avec { $D20-T-SP-first } et en a { $D20-T-SP-later } au niveau { $D20-T-SP-level }.
    .counts = Les points bonus d’une caractéristique élevée s’y ajoutent. Un zéro veut dire qu’il n’y a que ceux-là.

D20-T-SPB = La table donne des points bonus d’après la valeur de la caractéristique d’incantation et les plus hauts sorts à portée. Qui a une valeur de { $D20-T-SPB-score } et lance des sorts du troisième niveau au plus en a { $D20-T-SPB-points }.
    .counts = Seulement avec le module « Autres points de magie bonus » réglé sur la table. Les valeurs au-dessus de la table comptent comme sa dernière ligne.
