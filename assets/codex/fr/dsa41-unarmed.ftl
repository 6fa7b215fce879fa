## Combat sans arme

UNA-01 = La bagarre et la lutte sont des aptitudes qui ont leurs propres valeurs d’attaque et de parade, toujours au corps à corps serré. L’encombrement y compte en entier, et la force ajoute un point d’impact par tranche complète de { $UNA-01-step } points au-dessus de { $UNA-01-threshold }. Tant qu’un adversaire armé est aux prises avec un combattant à mains nues, l’initiative de ce dernier baisse de { $UNA-01-initiative }.
    .counts = S’applique aux personnes qui se battent à mains nues, même après avoir perdu leur arme. Les griffes et les crocs des créatures ne sont pas des mains nues.
UNA-02 = Un coup de bagarre inflige { $UNA-02-points } points d’impact d’endurance, plus le bonus de force. Il fatigue surtout : l’énergie vitale ne perd que la moitié de ce que perd l’endurance. Des gantelets de plates ajoutent { $UNA-02-iron } points d’impact aux coups de main, un casque d’acier autant au coup de tête, et des bottes cloutées autant au coup de pied.
    .counts = S’applique à toute attaque de bagarre. À mains nues, il faut un coup plus dur qu’avec une lame pour causer une blessure.
UNA-03 = Une simple touche de lutte ne cause aucun dommage. Elle met l’adversaire en mauvaise posture : sa prochaine action subit un malus de { $UNA-03-next }.
    .counts = S’applique aux attaques de lutte sans manœuvre ; les prises et les projections font davantage et doivent être apprises. On peut lutter quand on ne tient ni arme ni bouclier, ou quand on est soi-même tenu.
UNA-04 = Des mains nues parent des mains nues avec toute la valeur de parade, et la parade ne blesse personne.
    .counts = S’applique quand les deux combattants sont sans arme. Les griffes et les crocs se parent de même sans malus.
UNA-05 = Quand le défenseur pare un coup porté à mains nues avec une arme, l’attaquant frappe dans cette arme. Il subit la moitié de ses points d’impact, arrondie à l’inférieur et sans bonus de force ; son armure le protège.
    .counts = S’applique aux parades avec une arme ou avec la lame d’une arme de parade, non au bouclier ni à l’esquive. Un coup de tête dans une arme coûte tous les points d’impact de celle-ci.
UNA-06 = Contre un adversaire armé, l’attaque à mains nues subit un malus de { $UNA-06-attack } et la parade un malus de { $UNA-06-parry }. Même réussie, la parade fait mal : le bras nu subit la moitié des points d’impact de l’arme, arrondie à l’inférieur, sans bonus de force et moins la protection de l’armure.
    .counts = S’applique contre les armes, non contre les griffes, les crocs et les poings. Avec la capacité spéciale Bras de fer, la parade ne coûte que de l’endurance, et rien du tout si une armure couvre les avant-bras.
UNA-07 = Personne ne peut lutter avec un adversaire plus grand de { $UNA-07-classes } catégories de taille ou plus. Un humain a encore prise sur un cheval, mais pas sur un dragon.
    .counts = S’applique à tout ce qui se fait avec l’aptitude Lutte : attaques, prises et projections. La bagarre permet de frapper un adversaire de toute taille.
UNA-08 = Les écoles de combat sans arme sont des capacités spéciales. Chacune augmente de { $UNA-08-each } l’attaque et la parade des aptitudes qu’elle enseigne, la bagarre, la lutte ou les deux ; ensemble, elles apportent au plus { $UNA-08-most }. Le Style bornien n’augmente que l’une des deux valeurs, au choix de l’élève.
    .counts = S’applique seulement avec le module Manœuvres sans arme ; les écoles ouvrent aussi certaines de ces manœuvres.
UNA-09 = Un pied de chaise ou une bouteille n’est pas une vraie arme. De toutes les manœuvres, elle ne permet que la feinte et le coup puissant, et la moitié seulement des points annoncés agit, arrondie au supérieur. Elle provoque une maladresse dès { $UNA-09-fumble } au dé et n’exécute aucune action convertie.
    .counts = S’applique aux armes dites improvisées. La capacité spéciale Armes improvisées lève tout cela ; la maladresse précoce demande le module Maladresses.
