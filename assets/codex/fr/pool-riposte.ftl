## Riposte et retard

PL-RIP-01 = Avant le premier tour d’un round, chaque combattant peut prendre la posture de riposte, prêt à répondre au prochain coup. On les interroge par initiative décroissante ; la posture ne coûte rien, et tous la voient.
    .counts = Ne dure que ce round. Impossible pour qui est inconscient, étourdi, surpris ou sacrifie son tour.

PL-RIP-02 = Quand un combattant en posture est attaqué au contact, il peut prendre aussitôt son tour et riposter. L’attaque est d’abord résolue ; peu importe qu’elle ait touché.
    .counts = Le contact est l’allonge de l’arme de l’attaquant. Une manœuvre au contact vaut un coup ; les tirs, les jets et les sorts ne comptent pas. Un combattant abattu ou étourdi par l’attaque ne répond pas.

PL-RIP-03 = Un combattant riposte au plus une fois par round ; la posture prend alors fin. S’il laisse passer un coup sans répondre, il la garde pour un coup suivant.
    .counts = Vaut pour le round en cours ; le suivant propose la posture de nouveau.

PL-RIP-04 = Une riposte avant son rang est une simple attaque. Ni déplacement, ni manœuvre ; on ne dégaine pas et on ne se relève pas.
    .counts = L’attaquant doit être à portée de ce qu’on tient en main, ou juste à côté. Les sorts qui prennent tout le tour sont exclus.

PL-RIP-05 = La riposte est le tour du combattant pour ce round. Quand vient sa place dans l’ordre, il n’en a pas d’autre.
    .counts = Vaut pour les ripostes précoces ou tardives. Ce qui dure jusqu’au début du prochain tour du combattant cesse avec elle.

PL-RIP-06 = Un combattant en posture dont la place arrive prend un tour normal, ce qui met fin à la posture, ou retarde et attend encore. Une attaque au contact lui donne alors le tour entier aussitôt : un déplacement et une attaque contre l’attaquant, ou une manœuvre.
    .counts = Tant que l’attaquant peut être atteint, le tour ne peut ni finir ni servir à autre chose avant l’attaque.

PL-RIP-07 = Une riposte vise l’attaquant qui l’a déclenchée, et lui seul.
    .counts = Un attaquant qui a frappé de plus loin que l’allonge du combattant échappe à une riposte précoce ; une riposte tardive peut d’abord s’approcher.

PL-RIP-08 = Un combattant dont le tour est en cours ou consommé ne peut pas riposter. À une riposte, celui qui a frappé le premier ne répond donc jamais par une autre.
    .counts = Vaut pour tous, quelle que soit leur posture.

PL-RIP-09 = La posture finit avec une riposte, un tour normal ou un tour perdu, quand le combattant perd conscience, et au plus tard à la fin du round.
    .counts = Retarder son tour n’y met pas fin.

PL-DLY-01 = Un combattant dont la place arrive peut remettre son tour et agir plus tard dans le même round. Les autres doivent ainsi se découvrir d’abord.
    .counts = Seulement tant que rien du tour n’est entamé, et une fois par round. Un combattant étourdi pendant l’attente perd son tour.

PL-DLY-02 = Un tour retardé se prend entre deux tours des autres : après chaque tour joué, on interroge ceux qui attendent. Un tour en cours n’est pas interrompu.
    .counts = La riposte est l’exception. Personne n’est interrogé après le tour d’un adversaire que son camp ne voit pas.

PL-DLY-03 = Au round suivant, un combattant qui a retardé son tour retrouve sa propre initiative.
    .counts = Vaut aussi si le tour retardé a été perdu.

PL-DLY-04 = Un tour peut être remis, jamais avancé.
    .counts = La riposte avant son rang est la seule exception, et elle ne permet qu’une attaque.

PL-DLY-05 = Si plusieurs attendent, on interroge d’abord la plus haute initiative. Un tour qui n’est pas pris avant la fin du round est perdu.
    .counts = Un tour perdu compte encore comme tour pour les effets qui cessent avec lui.
