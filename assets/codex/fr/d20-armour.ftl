## Armures et boucliers

D20-T-ARMOUR = Une armure et un bouclier rendent leur porteur plus difficile à toucher, mais plus ils sont lourds, moins sa Dextérité compte à côté, plus ils gênent pour se cacher, se glisser sans bruit ou grimper, et plus souvent ils gâtent les sorts profanes. Une armure intermédiaire ou lourde ralentit en outre son porteur. On ne porte qu’une armure et qu’un bouclier ; ce que les deux apportent s’additionne, et ce dont ils gênent aussi.
    .counts = Contre une attaque de contact, ni armure ni bouclier ne servent. Un bouclier compte tant que son bras le tient, et non un objet à deux mains, et avec le module « Orientation » seulement de son côté. La vitesse des héros et adversaires prêts à jouer tient déjà compte de leur armure.

D20-ARM-01 = De l’étoffe matelassée qui ne gêne personne et ne protège presque personne.

D20-ARM-02 = Du cuir durci pour ceux qui comptent sur des pieds vifs et des pas silencieux.

D20-ARM-03 = Du cuir à rivets, prisé des roublards, car il n’entrave presque aucun mouvement.

D20-ARM-04 = Une chemise d’anneaux à manches courtes : la meilleure protection parmi les armures légères.

D20-ARM-05 = D’épaisses fourrures sans un bout de métal, comme en portent druides et ogres.

D20-ARM-06 = Des écailles de métal sur du cuir, l’armure bon marché des soldats, qui arrête déjà beaucoup.

D20-ARM-07 = Des anneaux de métal du cou aux genoux, qui arrêtent bien des coups mais laissent peu de place à la Dextérité.

D20-ARM-08 = Une plaque sur la poitrine et le dos qui laisse les membres libres, le meilleur choix d’un combattant fort qui veut rester mobile.

D20-ARM-09 = Des lames de métal sur du cuir, lourdes et raides ; personne n’y tire profit de sa Dextérité.

D20-ARM-10 = Des bandes de métal sur mailles et cuir, qui protègent bien un cavalier et lui laissent un peu de liberté.

D20-ARM-11 = Des plaques sur des mailles, sans l’ajustement d’un maître : une grande protection, et aucune Dextérité.

D20-ARM-12 = Des plaques ajustées de la tête aux pieds : la meilleure protection qui soit, pour qui peut se passer de vitesse et de silence.

D20-SHD-01 = Un petit bouclier sanglé à l’avant-bras, qui permet encore de tirer à l’arc ou à l’arbalète.

D20-SHD-02 = Un petit bouclier de bois, léger et bon marché, bon aussi pour qui fuit le métal.

D20-SHD-03 = Un petit bouclier d’acier qui gêne peu.

D20-SHD-04 = Un grand bouclier de bois qui couvre la moitié du corps.

D20-SHD-05 = Un grand bouclier d’acier, le compagnon de l’épée longue en première ligne.

D20-SHD-06 = Un mur au bras, presque aussi haut que son porteur : aucun bouclier ne couvre mieux, et aucun n’entrave autant ses propres coups.
