## Manœuvres sans arme

MAN-UMREISSEN = L’attaquant fauche les jambes de l’adversaire avec une arme longue. L’attaque subit un malus de { $MAN-UMREISSEN-malus } ; une arme qui doit parer si bas subit un malus de { $MAN-UMREISSEN-parry }, tandis que bouclier et esquives agissent comme d’habitude. Si rien n’arrête le coup, il n’inflige aucun dommage, mais l’adversaire passe une épreuve d’agilité, compliquée des points d’impact tirés pour l’arme : s’il échoue, il tombe et perd { $MAN-UMREISSEN-initiative } d’initiative.
    .counts = Vaut avec le module « Manœuvres optionnelles » pour les armes d’infanterie, bâtons, bâtons à chaîne, lances, fouets, armes à chaînes et fléaux, mais ni à côté d’un bouclier, ni contre un adversaire déjà à terre ; une feinte peut s’y ajouter. Aucune arme ne pare ainsi un fouet, et les bras nus ne parent qu’avec le jeu de jambes.

MAN-U-HOLDS = La prise, le ceinturage, la clé de tête et l’étranglement durent d’un assaut à l’autre. Qui tient garde sa prise par l’action d’attaque, sans jet, et la clé de tête ou l’étranglement fait alors son effet ; sinon, la prise finit avec l’assaut. Qui est tenu reste sur sa case et ne frappe et ne pare qu’avec le corps nu ou une arme faite pour le corps à corps serré. Une attaque de lutte libère de la prise, de la clé de tête ou de l’étranglement, et contre l’étranglement la bagarre sert aussi ; seule la clé de tête se défend, par une parade de lutte.
    .counts = Vaut avec le module « Manœuvres sans arme » ; la prise finit aussi quand celui qui tient est blessé, ne peut plus agir ou lâche par une action libre. On ne tient qu’un adversaire et on n’est tenu que par un seul à la fois, et qui est tenu n’a ni bouclier ni esquive libre.

MAN-U-GERADE = Un coup de poing tout droit. Les points annoncés compliquent l’attaque de bagarre et s’ajoutent aux points d’impact contre l’endurance. Qui n’a pas appris l’esquive du buste le pare avec un malus de { $MAN-U-AUSPENDELN-parry }.
    .counts = Vaut avec le module « Manœuvres sans arme », au corps à corps serré, à poing nu ou avec une arme de bagarre comme un coup-de-poing.

MAN-U-SCHWINGER = Un coup large venu du côté. Les points annoncés compliquent l’attaque de bagarre, et toute parade d’autant ; ils n’ajoutent rien aux dommages. Qui n’a pas appris l’esquive du buste pare avec un malus de plus de { $MAN-U-AUSPENDELN-parry }.
    .counts = Vaut avec le module « Manœuvres sans arme », au corps à corps serré, à poing nu ou avec une arme de bagarre. Une esquive n’en souffre pas.

MAN-U-TRITT = Un coup de pied aux jambes ou au corps. Les points annoncés compliquent l’attaque de bagarre et s’ajoutent aux points d’impact contre l’endurance. Qui n’a pas appris le jeu de jambes le pare avec un malus de { $MAN-U-BEINARBEIT-parry }.
    .counts = Vaut avec le module « Manœuvres sans arme », au corps à corps serré et seulement à corps nu.

MAN-U-KNIE = Un coup de genou qui inflige { $MAN-U-KNIE-points } points d’impact de plus que le poing, et autant de plus qu’annoncé. Si la victime perd plus d’endurance que son premier seuil de blessure, elle est hors d’état d’agir pour { $MAN-U-KNIE-rounds } assauts et perd { $MAN-U-KNIE-initiative } d’initiative. Qui n’a pas appris le jeu de jambes le pare avec un malus de { $MAN-U-BEINARBEIT-parry }.
    .counts = Vaut avec le module « Manœuvres sans arme », au corps à corps serré et seulement à corps nu. Possible aussi dans un ceinturage.

MAN-U-KOPFSTOSS = Un coup du front. Les points annoncés compliquent l’attaque de bagarre et s’ajoutent aux points d’impact contre l’endurance ; un casque d’acier en ajoute { $MAN-U-KOPFSTOSS-helmet }. Si une arme le pare, l’attaquant subit tous les points d’impact de cette arme, moins sa propre protection.
    .counts = Vaut avec le module « Manœuvres sans arme », au corps à corps serré et seulement à corps nu. Possible aussi dans un ceinturage.

MAN-U-SCHMETTER = Un coup de poing de toute sa force. Les points annoncés compliquent l’attaque de bagarre et s’ajoutent aux points d’impact contre l’endurance. Si la victime perd plus d’endurance que son premier seuil de blessure, elle doit réussir une épreuve de constitution ou reste inconsciente pendant { $MAN-U-SCHMETTER-rounds } assauts.
    .counts = Vaut avec le module « Manœuvres sans arme », au corps à corps serré, à poing nu ou avec une arme de bagarre. L’inconscience est plus courte que dans les règles imprimées.

MAN-U-HANDKANTE = Un coup du tranchant de la main. Les points annoncés compliquent l’attaque de bagarre et s’ajoutent aux points d’impact contre l’endurance. La moitié qui coûte de l’énergie vitale blesse dès les seuils ordinaires, et non aux seuils plus hauts des coups sans arme.
    .counts = Vaut avec le module « Manœuvres sans arme », au corps à corps serré et seulement à main nue.

MAN-U-HOHERTRITT = Un coup de pied à la poitrine ou à la tête, qui porte une classe de distance plus loin que le poing. Les points annoncés compliquent l’attaque de bagarre et s’ajoutent aux points d’impact contre l’endurance. Qui n’a appris ni l’esquive du buste ni le blocage croisé le pare avec un malus de { $MAN-U-AUSPENDELN-parry }.
    .counts = Vaut avec le module « Manœuvres sans arme » à la distance de mêlée, pas au corps à corps serré, et seulement à corps nu.

MAN-U-SPRUNGTRITT = L’attaquant saute et frappe du pied de tout son poids, une classe de distance plus loin que du poing. L’attaque subit un malus de { $MAN-U-SPRUNGTRITT-malus } en plus des points annoncés ; si elle porte, on jette { $MAN-U-SPRUNGTRITT-dice } dés contre l’endurance et on ajoute { $MAN-U-SPRUNGTRITT-points } points d’impact et les points annoncés. Le saut coûte toujours { $MAN-U-SPRUNGTRITT-initiative } d’initiative, et si l’attaque échoue, seule une épreuve d’agilité évite la chute à l’attaquant.
    .counts = Vaut avec le module « Manœuvres sans arme » à la distance de mêlée, pas au corps à corps serré, et seulement à corps nu.

MAN-U-DOPPELSCHLAG = Les deux poings frappent avec un seul jet d’attaque, qui subit un malus de { $MAN-U-DOPPELSCHLAG-malus } en plus des points annoncés. Chaque poing porte son coup, augmenté des points annoncés, et l’adversaire doit opposer une défense à chacun. Seul un blocage, avec un malus de { $MAN-U-DOPPELSCHLAG-block }, ou une esquive ciblée, avec un malus de { $MAN-U-DOPPELSCHLAG-dodge }, arrête les deux à la fois.
    .counts = Vaut avec le module « Manœuvres sans arme », au corps à corps serré, à poings nus ou avec une arme de bagarre. Le second poing manque un adversaire qui a bondi hors de portée.

MAN-U-FUSSFEGER = Un balayage des jambes. Les points annoncés compliquent l’attaque de bagarre, toute parade d’autant, et l’épreuve d’agilité que la victime touchée doit passer. Si elle échoue, elle tombe et perd { $MAN-U-FUSSFEGER-initiative } d’initiative, en plus du coup ordinaire. Qui n’a pas appris le jeu de jambes pare avec un malus de plus de { $MAN-U-BEINARBEIT-parry }.
    .counts = Vaut avec le module « Manœuvres sans arme », au corps à corps serré et seulement à corps nu. Ni contre un adversaire à terre, ni contre qui est trop grand pour tomber.

MAN-U-KNAUF = Le combattant frappe du pommeau au lieu de la lame, une classe de distance plus près que celle de l’arme. L’attaque prend la valeur de l’arme ; le coup inflige contre l’endurance { $MAN-U-KNAUF-points } points d’impact de plus que le poing, et autant de plus qu’annoncé.
    .counts = Vaut avec le module « Manœuvres sans arme » pour les dagues, armes d’escrime, sabres, épées, épées à une main et demie et épées à deux mains.

MAN-SCHMUTZIG = Du sable dans les yeux, un coup de talon : une ruse sans dommages. Une attaque de bagarre réussie que l’adversaire n’arrête pas lui coûte { $MAN-SCHMUTZIG-lost } d’initiative ou, si on le choisit avant le jet, { $MAN-SCHMUTZIG-lost } d’endurance. L’armure n’y peut rien.
    .counts = Vaut avec le module « Manœuvres sans arme », au corps à corps serré et seulement à corps nu. Choisir l’endurance demande le module « Endurance au combat » et un adversaire qui peut se fatiguer.

MAN-U-BISS = Une morsure de tout près. Les points annoncés compliquent l’attaque de bagarre et s’ajoutent aux points d’impact contre l’endurance.
    .counts = Vaut avec le module « Manœuvres sans arme », seulement entre combattants dont l’un tient l’autre ; aussi dans un ceinturage.

MAN-U-BLOCK = Une parade de bagarre du bras nu, compliquée des points annoncés. Si elle réussit, la prochaine parade de l’adversaire est compliquée d’autant. Elle peut aussi arrêter les deux coups d’un double coup.
    .counts = Vaut avec le module « Manœuvres sans arme » à mains nues et pour qui est tenu. Contre une arme, les règles de la parade sans arme s’appliquent aussi.

MAN-U-KREUZBLOCK = Une parade de bagarre, les bras croisés, compliquée des points annoncés. Si elle réussit, la moitié des points, arrondie au supérieur, facilite la prochaine attaque contre cet adversaire, et l’autre moitié complique sa prochaine parade.
    .counts = Vaut avec le module « Manœuvres sans arme » à mains nues et pour qui est tenu. Qui l’a appris pare aussi les coups de pied hauts sans le malus habituel.

MAN-U-EISENARM = Des bras endurcis parent les armes. Une parade sans arme réussie contre une arme ne fait aucun mal si une protection couvre les avant-bras ; sans elle, la moitié habituelle des points d’impact de l’arme touche l’endurance au lieu de l’énergie vitale.
    .counts = Vaut avec le module « Manœuvres sans arme » pour toute parade à mains nues contre une arme, sans qu’on ait à la choisir. Une parade manquée n’aide en rien.

MAN-U-AUSPENDELN = Le combattant écarte le buste de la trajectoire des coups. Directs, crochets et coups de pied hauts perdent ainsi les { $MAN-U-AUSPENDELN-parry } points dont les non-initiés les parent moins bien.
    .counts = Vaut avec le module « Manœuvres sans arme » pour toute parade, sans qu’on ait à le choisir et sans coût.

MAN-U-BEINARBEIT = Des pieds rapides mettent les jambes à l’abri. Coups de pied, coups de genou et balayages perdent ainsi les { $MAN-U-BEINARBEIT-parry } points dont les non-initiés les parent moins bien. Un fauchage à l’arme se pare aussi à bras nus, sans le malus de la parade basse.
    .counts = Vaut avec le module « Manœuvres sans arme » pour toute parade, sans qu’on ait à le choisir et sans coût ; contre un fauchage, seulement pour les parades à bras nus.

MAN-U-GRIFF = Une attaque de lutte, compliquée des points annoncés, saisit l’adversaire. Tant que dure la prise, la moitié des points, arrondie, complique toute attaque, parade et esquive ciblée de l’adversaire tenu, y compris l’attaque de lutte qui le libère.
    .counts = Vaut avec le module « Manœuvres sans arme », comme le dit la page sur les prises. Les mains doivent être libres, et aucun des deux ne doit être dans une autre prise.

MAN-U-HALTEN = Le combattant s’accroche un instant à l’adversaire, en attaque ou en parade, avec la valeur de lutte compliquée des points annoncés. S’il réussit, la prochaine attaque, parade ou esquive ciblée de l’adversaire est compliquée d’autant. Entre-temps, on peut le projeter.
    .counts = Vaut avec le module « Manœuvres sans arme ». Cela prend fin avec la prochaine action de l’adversaire et n’est pas une prise durable.

MAN-U-KLAMMER = Une attaque de lutte, compliquée des points annoncés, ceinture l’adversaire. Il ne lui reste que morsure, coup de tête, coup de genou et étranglement, chacun compliqué des points annoncés. Il s’en dégage par une parade de lutte, compliquée d’autant, ou par une épreuve de force, compliquée du double de ce que l’autre a de force en plus.
    .counts = Vaut avec le module « Manœuvres sans arme », comme le dit la page sur les prises. Chaque essai pour s’en dégager coûte l’action d’attaque ; contre plus faible que soi, l’épreuve est facilitée.

MAN-U-NIEDERRINGEN = Une attaque de lutte, compliquée des points annoncés, amène les deux combattants au sol. L’attaquant perd { $MAN-U-NIEDERRINGEN-own } d’initiative, l’adversaire { $MAN-U-NIEDERRINGEN-foe }. Les points annoncés compliquent la prochaine parade de l’adversaire ou facilitent la prochaine attaque contre lui, au choix fait avec l’annonce.
    .counts = Vaut avec le module « Manœuvres sans arme ». Ni contre un adversaire déjà à terre, ni contre qui est trop grand pour tomber ou pour la lutte.

MAN-U-WURF = Le combattant projette un adversaire pris dans sa prise ou son immobilisation. L’attaque de lutte subit un malus de { $MAN-U-WURF-malus } ; si elle porte, elle inflige les points d’impact d’un poing contre l’endurance, et l’adversaire tombe et perd { $MAN-U-WURF-initiative } d’initiative. La projection met fin à la prise.
    .counts = Vaut avec le module « Manœuvres sans arme » après sa propre prise ou immobilisation. On n’annonce rien, et qui est trop grand pour tomber ne se laisse pas projeter.

MAN-U-SCHWITZKASTEN = Une attaque de lutte bloque la tête de l’adversaire. Chaque assaut où la clé est maintenue lui coûte les points d’impact d’un poing contre l’endurance, avec un point de plus par assaut passé ; aucune parade n’aide. L’attaque pour se libérer est compliquée des mêmes points croissants.
    .counts = Vaut avec le module « Manœuvres sans arme », comme le dit la page sur les prises. On n’annonce rien, et qui tient peut parer à la lutte l’essai de libération.

MAN-U-WUERGEGRIFF = Une attaque de lutte prend l’adversaire à la gorge. Chaque assaut où l’étranglement est maintenu lui coûte les points d’impact d’un poing et { $MAN-U-WUERGEGRIFF-points } de plus contre l’endurance ; aucune parade n’aide. Une attaque de bagarre ou de lutte avec un malus de { $MAN-U-WUERGEGRIFF-escape } le rompt.
    .counts = Vaut avec le module « Manœuvres sans arme », comme le dit la page sur les prises ; possible aussi pour qui est ceinturé. On n’annonce rien.

MAN-U-VERSTECKTEKLINGE = En pleine bagarre, le combattant frappe d’une lame que personne n’a vue. L’attaque prend la valeur de bagarre, mais le coup inflige les points d’impact de la lame, qui coûtent de l’énergie vitale.
    .counts = Vaut avec le module « Manœuvres sans arme » à mains nues, pour qui porte encore sur lui une lame faite pour le corps à corps serré. On n’annonce rien.
