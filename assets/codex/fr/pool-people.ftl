## Héros et adversaires

PL-OPP-01 = Un petit pillard agile qui préfère l’embuscade au combat ouvert. Il donne le meilleur à l’arc, de loin, et à l’épée courte contre un adversaire distrait ou surpris.

PL-OPP-02 = Un détrousseur sans grande formation, dangereux en nombre. Il fonce sur l’adversaire à la hache ; à deux sur la même cible, ils usent la plupart des combattants.

PL-OPP-03 = Un lourd guerrier en écailles, avec une épée à deux mains, fort et coriace. Il gagne en restant au contact et en frappant, car il est trop lent pour poursuivre quiconque et agit tard dans le round.

PL-OPP-04 = Un chasseur rapide à quatre pattes, difficile à renverser et tôt dans l’ordre. Il est au mieux en meute, quand elle contourne la première ligne pour fondre sur les archers et les soigneurs.

PL-OPP-05 = Un soldat vigilant en cotte de mailles, au tir dur et sûr. Il lui faut de la place et du temps, car un tour contient le tir et le rechargement mais pas un pas de plus ; de près, reste la dague.

PL-OPP-06 = Un géant d’une force et d’une vitalité immenses, mais lent et facile à toucher. Son gourdin frappe avant que des armes plus courtes n’approchent, et sa poussée jette l’adversaire loin en arrière ou dans le vide.

PL-HER-01 = L’homme fort du groupe, en cotte et casque derrière un grand bouclier. Sa place est en première ligne, où il encaisse les coups, y répond depuis la posture de riposte et donne du temps aux autres.

PL-HER-02 = Une combattante des rues à l’esprit vif, en cuir léger, avec rapière et couteaux de lancer. Elle distrait l’adversaire pour ses alliés, et ses propres attaques sournoises font le plus mal quand un autre l’a distrait.

PL-HER-03 = Une archère à l’œil perçant, parmi les premières dans l’ordre. Elle tire au mieux de loin, la vue libre et des alliés entre elle et l’adversaire ; l’épée courte est pour l’urgence.

PL-HER-04 = Un soigneur savant, qui porte masse et bouclier et peut tenir la ligne un moment. Il est précieux surtout auprès d’un allié tombé, qu’il ranime d’une main sûre ; avec le module « Magie », il soigne aussi par imposition des mains et lance des étincelles.
