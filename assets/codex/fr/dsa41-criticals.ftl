## Attaques critiques et parades de maître, maladresses

CRT-01 = Une attaque où le dé montre { $CRT-01-face } est une attaque critique et réussit toujours. L’adversaire peut encore se défendre, mais avec la moitié seulement de sa valeur de parade, de bouclier ou d’esquive. Les bonus et les malus ne s’ajoutent qu’ensuite.
    .counts = Vaut avec le module « Coups critiques », variante « sans confirmation », pour les attaques en mêlée destinées à blesser. Ne vaut ni pour les attaques occasionnelles, ni pour les coups après une maladresse, ni pour les attaques qui changent la distance.

CRT-02 = Une attaque critique que rien n’arrête frappe de toute sa force. Ses points d’impact sont doublés avant que l’armure n’en retienne une part.
    .counts = Vaut dans la variante « sans confirmation ». Les manœuvres qui multiplient elles-mêmes les points d’impact, comme le coup de marteau, ne sont pas doublées en plus : seul le plus grand facteur compte.

CRT-03 = Une attaque critique cause une blessure de plus si elle coûte de l’énergie vitale à la victime. Celle-ci peut tenter d’ignorer toutes les blessures de ce coup par une épreuve de volonté, compliquée d’autant de points que le coup a causé de blessures. En cas de réussite, elles ne se font pas sentir jusqu’à la fin du combat.
    .counts = Vaut dans la variante « sans confirmation » ; cette épreuve remplace celle qui sert d’ordinaire à ignorer les blessures. Les créatures ne peuvent pas la tenter ; avec les règles anciennes, la blessure de plus est une blessure sérieuse, et aucune épreuve ne l’épargne.

CRT-04 = Avec confirmation, une attaque où le dé montre { $CRT-04-face } réduit aussi de moitié la défense de l’adversaire, mais elle doit se confirmer. L’attaquant lance de nouveau contre la même valeur : en cas de réussite, les points d’impact sont doublés, et une blessure s’ajoute si la perte dépasse le premier seuil de blessure. En cas d’échec, c’est un coup ordinaire.
    .counts = Vaut avec le module « Coups critiques », variante « avec confirmation », pour les attaques en mêlée destinées à blesser.

CRT-05 = Une parade où le dé montre { $CRT-05-face } ne coûte rien : la défense peut servir encore dans le même assaut. Si l’attaque était ordinaire, l’arme de l’attaquant doit passer un jet de rupture, et même si elle tient, elle devient plus fragile.
    .counts = Vaut avec le module « Coups critiques », variante « sans confirmation », pour les parades à l’arme, au bouclier ou à mains nues. L’esquive ne connaît rien de tel, et les parties du corps ne se brisent pas.

CRT-06 = Avec confirmation, une parade où le dé montre { $CRT-06-face } est lancée de nouveau contre la même valeur. En cas de réussite, elle ne coûte rien, et la défense peut servir encore dans le même assaut. Les armes n’en souffrent pas, sauf si l’attaque était elle-même une attaque critique confirmée : toutes deux passent alors un jet de rupture.
    .counts = Vaut avec le module « Coups critiques », variante « avec confirmation », pour les parades à l’arme, au bouclier ou à mains nues.

CRT-07 = Un tir ou un lancer où le dé montre { $CRT-07-face } trouve un point faible. Ses points d’impact sont doublés, et il cause une blessure de plus s’il coûte de l’énergie vitale à la cible. Dans la variante « avec confirmation », un second jet contre la même valeur doit d’abord réussir.
    .counts = Vaut avec le module « Coups critiques » pour tout tir qui pouvait toucher. La défense de la cible n’en devient pas plus difficile.

CRT-08 = Les griffes, les crocs et les autres armes naturelles ont aussi leurs attaques critiques. Mais elles ne se brisent jamais, et tout jet de rupture est omis pour elles.
    .counts = Vaut pour les créatures et pour tous ceux qui se battent à mains nues. Les maladresses avec des armes naturelles se lisent autrement dans les tables.

FUM-01 = Une attaque où le dé montre { $FUM-01-face } est une maladresse, et un jet de { $FUM-01-dice } décide de la suite. Jusqu’à { $FUM-01-falls-to }, l’attaquant est désorienté, trébuche ou tombe, et l’adversaire peut frapper aussitôt ; la parade contre ce coup subit un malus de { $FUM-01-confused-parry }, après une chute de { $FUM-01-falls-parry }. À partir de { $FUM-01-slips-from }, son arme lui échappe, vole jusqu’à { $FUM-01-flies-squares } cases, s’abîme ou se brise ; à { $FUM-01-hurt-from }, il se blesse avec elle, et aucune armure n’y fait rien. L’initiative baisse en outre de { $FUM-01-least } à { $FUM-01-most } points.
    .counts = Vaut avec le module « Maladresses », variante « sans confirmation », pour les attaques en mêlée. Une épreuve de contrôle du corps évite la chute à qui trébuche, et une arme abîmée doit passer un jet de rupture.

FUM-02 = Une parade où le dé montre { $FUM-02-face } est une maladresse : le coup touche d’abord, puis on lance les dés sur une table semblable à celle des attaques. Mais l’adversaire y a plus de facilité. Un défenseur désorienté pare le coup qui suit avec un malus de { $FUM-02-confused-parry } ; s’il a trébuché ou s’il est tombé, il ne peut pas le parer du tout, et après une chute ce coup est encore facilité de { $FUM-02-falls-attack }.
    .counts = Vaut avec le module « Maladresses », variante « sans confirmation », pour les parades en mêlée. L’esquive et la défense contre les projectiles ne connaissent pas de maladresse.

FUM-03 = Certains résultats n’ont pas de sens : une main vide ne peut pas lâcher d’arme, et qui est déjà à terre ne peut pas tomber. On prend alors la ligne suivante de la table qui convient.
    .counts = Vaut pour toutes les tables de maladresses. À mains nues, les lignes qui parlent d’armes deviennent celle où le maladroit se blesse lui-même.

FUM-04 = Toute maladresse coûte aussi de l’initiative. Elle est perdue aussitôt, avant que rien d’autre n’arrive, et ne revient qu’en s’orientant.
    .counts = Vaut pour toutes les maladresses. Là où, selon l’ancienne règle, on relance l’initiative à chaque assaut, les points sont plutôt retirés du prochain jet.

FUM-05 = Quand une parade au bouclier ou à l’arme de parade est une maladresse, c’est cet objet qui échappe, s’envole, s’abîme ou se brise, et non l’arme de l’autre main. Qui se blesse avec un bouclier subit { $FUM-05-harm } points de dommages. De deux armes, c’est celle qui agissait qui est concernée.
    .counts = Vaut pour tout ce que tient l’autre main. Une arme de parade à lame blesse comme l’arme qu’elle est.

FUM-06 = Avec confirmation, un { $FUM-06-face } à l’attaque ou à la parade est suivi d’un second jet contre la même valeur ; s’il réussit, la maladresse est évitée. Sinon, un jet de { $FUM-06-dice } décide : l’arme est détruite, le combattant tombe ou trébuche, l’arme vole jusqu’à { $FUM-06-flies-squares } cases, ou il se frappe lui-même, au pire deux fois plus fort, mais son armure le protège. Cela coûte { $FUM-06-least } à { $FUM-06-most } d’initiative et toutes les actions restantes de l’assaut, et il faut une action Position avant la suivante.
    .counts = Vaut avec le module « Maladresses », variante « avec confirmation », en mêlée et pour les attaques occasionnelles. L’Agilité ou le contrôle du corps peut éviter la chute, et une arme trop solide pour se briser s’envole et devient plus fragile de { $FUM-06-brittle }.

FUM-07 = Un tir ou un lancer où le dé montre { $FUM-07-face } est une maladresse, et un jet de { $FUM-07-dice } décide. De { $FUM-07-misses-from } à { $FUM-07-misses-to }, il manque seulement son but ; à partir de { $FUM-07-comrade-from }, il touche un camarade proche de la ligne de tir. À { $FUM-07-snaps-from }, la corde se rompt, et il faut { $FUM-07-repair } actions de plus pour que l’arme soit de nouveau prête ; à { $FUM-07-destroyed-from }, elle est détruite. L’initiative baisse en outre de { $FUM-07-least } à { $FUM-07-most } points.
    .counts = Vaut avec le module « Maladresses » ; dans la variante « avec confirmation », un second jet peut l’éviter. Si aucun camarade n’est proche, le projectile est simplement perdu, et les armes de jet n’ont pas de corde.

FUM-08 = D’ordinaire, seul un { $FUM-08-face } est une maladresse. Avec les armes improvisées, et avec quelques autres signalées comme telles, le danger commence à { $FUM-08-clumsy }. Un tel jet échoue même si la valeur était assez haute.
    .counts = Vaut avec le module « Maladresses ». Avec la capacité Armes improvisées, on n’est pas plus maladroit avec elles qu’avec une autre arme.
