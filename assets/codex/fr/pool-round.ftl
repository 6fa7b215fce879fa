## Round et initiative

PL-RND-01 = Un round commence par la question : qui prend la posture de riposte ? Puis les combattants jouent par initiative décroissante. Après une attaque au contact, une cible en posture peut riposter, et après chaque tour ceux qui ont retardé le leur peuvent le jouer. À la fin, les tours inutilisés sont perdus et toutes les postures cessent.
    .counts = Vaut pour chaque round. Au premier, les combattants surpris n’ont pas de tour.

PL-RND-02 = Un combattant peut agir s’il n’est ni inconscient, ni étourdi, ni surpris, et s’il ne sacrifie pas son tour pour une arme reprise. Un combattant incapable d’agir perd son tour quand vient sa place dans l’ordre.
    .counts = Il ne peut ni prendre la posture de riposte ni riposter. Tous, sauf les inconscients, lancent encore leur défense.

PL-RND-03 = Le combat finit dès qu’il ne reste plus sur le terrain d’adversaires capables de se combattre. Il finit aussi quand un camp atteint l’objectif du niveau ou se rend au début d’un round. Si le dernier round d’un niveau passe sans vainqueur, c’est un match nul.
    .counts = Les étourdis et les surpris comptent encore comme debout, et un camp qui attend des renforts n’est peut-être pas encore battu.

PL-INI-01 = L’initiative est l’Agilité plus la Perception plus { $PL-INI-01-die }. Elle est tirée une fois au début du combat, puis conservée. Plus elle est haute, plus le tour vient tôt.
    .counts = Avec le module « Nouvelle initiative à chaque round », tous la tirent de nouveau à chaque round. Les renforts la tirent à leur arrivée.

PL-INI-02 = Les tours viennent par initiative décroissante. À égalité passe d’abord la plus haute somme d’Agilité et de Perception, puis la plus haute Perception, puis le héros, enfin le plus petit numéro dans la liste des combattants.
    .counts = Le même ordre décide qui est interrogé d’abord sur la posture de riposte et qui passe d’abord parmi ceux qui ont attendu.

PL-INI-03 = Retarder son tour ou riposter ne change que l’ordre du round en cours. Au suivant, chacun agit de nouveau à sa propre initiative.
    .counts = Vaut à chaque round. Seul le module « Nouvelle initiative à chaque round » donne de nouvelles valeurs.
