## Cibles sans défense

D20-HLP-01 = Est sans défense qui se trouve à la merci d’autrui : ligoté, endormi, paralysé ou inconscient. De telles créatures ne font rien, ne menacent personne et ne peuvent se protéger d’aucune façon.
    .counts = Du début de l’état à sa fin. Les mourants et les stabilisés sont sans défense aussi ; qui est étourdi, à terre ou immobilisé ne l’est pas.

D20-HLP-02 = Une cible sans défense est facile à toucher. Sa classe d’armure est à { $D20-HLP-02-melee } contre les attaques au corps à corps, et sa Dextérité compte pour rien, soit { $D20-HLP-02-dexterity } au lieu du modificateur ordinaire, contre toutes les attaques. Tout coup au but peut être une attaque sournoise.
    .counts = Vaut pour toute attaque, même à distance, où seule manque la Dextérité. Être à terre n’y change rien de plus. L’armure et le bouclier protègent toujours.

D20-HLP-03 = Qui a tout près de lui un adversaire sans défense peut consacrer son tour entier à un coup de grâce. Il touche sans jet et il est critique, avec en plus les dés d’attaque sournoise si l’attaquant en a. Si la victime vit encore, elle doit réussir un jet de Vigueur contre { $D20-HLP-03-number } plus les dégâts, ou mourir.
    .counts = Avec une arme de corps à corps, ou avec un arc ou une arbalète contre une cible adjacente. Provoque des attaques d’opportunité de chaque adversaire qui contrôle la case de l’attaquant. Impossible contre les créatures qu’aucun coup critique n’atteint.

D20-HLP-04 = Un adversaire sans défense qu’on ne voit pas doit d’abord être trouvé. Un tour entier se passe à le chercher à tâtons, le suivant à porter le coup.
    .counts = Vaut contre les cibles au camouflage total, comme des dormeurs dans le noir. Quoi que l’on fasse d’autre entre les deux tours gâche tout, et la recherche recommence.

D20-HLP-05 = Dans cette lecture plus dure, tout coup au but au corps à corps est un coup de grâce. Qui est touché alors qu’il est sans défense subit un coup critique sans confirmation et, s’il y survit, doit encore une sauvegarde contre la mort.
    .counts = Seulement avec le module « Pas de pitié pour les cibles sans défense ». Les tirs n’en sont pas. Les créatures qu’aucun coup critique n’atteint subissent des dégâts ordinaires, sans sauvegarde.
