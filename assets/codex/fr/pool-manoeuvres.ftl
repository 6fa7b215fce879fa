## Manœuvres tactiques

PL-MAN-01 = Une manœuvre prend tout le tour et impose un effet à la cible au lieu de dégâts. Les deux camps lancent leur groupe d’attaque au contact dans un test opposé, et la plupart des manœuvres coûtent des succès à l’initiateur. En cas d’échec, rien ne se passe.
    .counts = Seulement contre un adversaire. La défense n’est pas lancée et ses malus ne comptent pas ; une cible étourdie ou inconsciente ne lance rien, une cible sans arme de contact lance le Combat en mêlée.

PL-MAN-02 = Par des mots ou des gestes, le combattant détourne l’attention de la cible et ajoute autant de dés que son Charisme. Si elle s’y laisse prendre, la cible est distraite jusqu’au début du prochain tour du combattant.
    .counts = Agit sur tout adversaire en vue, jusqu’à { $PL-MAN-02-metres } mètres, même depuis le sol. Cela sert les alliés qui jouent avant ce prochain tour.

PL-MAN-03 = L’attaquant repousse la cible tout droit, d’autant de mètres que sa Force plus { $PL-MAN-03-metres }, et prend la case libérée. Une cible qui n’a pas de place derrière elle est acculée et perd un dé de défense pour chacun de ces mètres.
    .counts = La cible doit être sur la case voisine, où peut mener une marche de { $PL-MAN-03-walk } mètres au plus. Une cible immobilisée ne bouge pas ; un attaquant immobilisé ne suit pas.

PL-MAN-04 = L’attaquant barre la route à la cible et la retient sur place, au prix de { $PL-MAN-04-successes } succès. Elle est immobilisée jusqu’au début du prochain tour de l’attaquant.
    .counts = Seulement depuis la case voisine. Cela n’empêche pas la cible de frapper.

PL-MAN-05 = L’attaquant fait sauter l’arme de la main de la cible, au prix de { $PL-MAN-05-successes } succès ; elle tombe sur la case de la cible. Celle-ci choisit aussitôt : la reprendre et sacrifier son prochain tour, ou la laisser. Quiconque se trouve sur cette case ou à côté peut alors la ramasser par une action de mouvement.
    .counts = Seulement contre une arme en main, ni poings ni griffes. Une cible inconsciente ne reprend rien.

PL-MAN-06 = D’une poignée de sable, d’un pan de cape ou d’un coup au visage, l’attaquant prive la cible de la vue, au prix de { $PL-MAN-06-successes } succès. Elle est aveuglée jusqu’à la fin de son prochain tour.
    .counts = Agit aussi loin que l’allonge de l’arme employée.

PL-MAN-07 = L’attaquant jette la cible à terre. Cela coûte { $PL-MAN-07-successes } succès, et { $PL-MAN-07-quadruped } contre une cible à quatre pattes. Elle est renversée et doit employer une action d’attaque pour se relever.
    .counts = La cible doit être sur la case voisine, où peut mener une marche d’une action de mouvement. Surtout utile si des alliés frappent avant qu’elle se relève.

PL-MAN-08 = Un coup à la tête ou au ventre étourdit la cible, au prix de { $PL-MAN-08-successes } succès. Elle perd son prochain tour et reste plus facile à toucher jusque-là.
    .counts = Agit aussi loin que l’allonge de l’arme employée. Une cible frappée au milieu de son propre tour en perd aussi le reste.

PL-MAN-09 = Repousser et renverser peuvent commencer par une marche vers la cible. Aucun pas ne doit s’en éloigner, et la marche doit finir à côté d’elle ; on peut dégainer en chemin. Si plusieurs chemins y mènent, le combattant choisit, et décide ainsi du sens de la poussée.
    .counts = Le terrain coûte comme toujours. Si la cible est hors d’atteinte, ou le combattant à terre ou immobilisé, il n’y a pas de marche.

PL-MAN-10 = Désarmer, aveugler et étourdir agissent aussi loin que l’allonge de l’arme employée. Repousser, bloquer et renverser exigent que la cible soit sur la case voisine, si longue que soit l’arme. Distraire ne demande que la vue.
    .counts = Sauf pour distraire, rien de solide ne doit se trouver entre les deux.

PL-MAN-11 = Une manœuvre au contact permet à une cible en posture de riposter, une fois l’effet en place. Une cible étourdie ne le peut pas ; désarmée, elle le peut à mains nues ; repoussée, seulement si l’attaquant est encore à portée de sa propre allonge.
    .counts = Distraire de plus loin ne déclenche rien. Une cible qui reprend son arme renonce aussi à la riposte.
