## Moral

MRL-01 = Un animal à qui il ne reste qu’un tiers de son énergie vitale ou moins prend la fuite à la fin de l’assaut. Il quitte la carte par le plus court chemin. Si aucun chemin ne mène dehors, il continue à se battre.
    .counts = S’applique seulement avec le module Moral. Les animaux enragés et ceux qui défendent leurs petits ne fuient pas. Un cheval sans cavalier fuit dès sa première blessure ; avec un cavalier, il reste.
MRL-02 = Les adversaires doués de raison font une épreuve de moral à la fin d’un assaut où ils voient une nouvelle raison de perdre courage : la moitié de leur camp ou leur chef est hors de combat, un seul coup a abattu un compagnon indemne, ou il leur reste moins d’un tiers de leur énergie vitale. Le dé ne doit pas dépasser la valeur de moral ; chaque raison de plus impose un malus de { $MRL-02-further }, un chef en vue donne un bonus de { $MRL-02-leader }, l’avantage du nombre un bonus de { $MRL-02-more }, et des adversaires deux fois plus nombreux un malus de { $MRL-02-twice }. Qui échoue bat en retraite vers le bord de la carte, ou se rend si aucun chemin ne mène dehors. Après le meilleur jet, un combattant n’a plus jamais à la faire ; après le pire, il s’enfuit en panique.
    .counts = S’applique seulement avec le module Moral, aux combattants qui ont une valeur de moral. Plusieurs raisons nouvelles dans un assaut mènent à une seule épreuve ; en frénésie, il n’y en a pas.
MRL-03 = Les héros ne font jamais d’épreuve de moral. C’est à leur joueur de décider s’ils continuent, se retirent ou se rendent.
    .counts = S’applique à tous les combattants sans valeur de moral, morts-vivants compris.
MRL-04 = Un chef qui crie encourage les siens : la prochaine épreuve de moral de chacun reçoit un bonus de { $MRL-04-call }.
    .counts = S’applique seulement avec le module Moral. Le cri est une action libre et aide une fois par assaut ; plusieurs cris avant une épreuve ne s’ajoutent pas.
