## Défense et degrés de réussite

PL-DEF-01 = La défense représente ce que l’armure arrête et les coups que le combattant voit venir et esquive. Elle ne coûte aucune action, ne demande aucun choix et ne s’épuise jamais.
    .counts = Vaut contre toute attaque qui fait des dégâts physiques. Contre les sorts, la défense magique prend sa place.

PL-DEF-02 = Les dés de défense réunissent l’armure portée, l’Agilité dans la mesure où l’armure la permet, le bonus de voies et de compétences et le cuir épais d’une créature. Les conditions retirent des dés, mais leur nombre ne devient jamais négatif.
    .counts = Vaut pour les attaques physiques. Avec leurs modules, le couvert ajoute des dés et un coup de flanc en retire.

PL-DEF-03 = L’armure gêne : chaque pièce fixe l’Agilité qui peut compter au plus dans la défense. De plusieurs pièces, la limite la plus basse s’applique ; sans armure, toute l’Agilité compte.
    .counts = Ne limite que la défense ; les attaques, l’initiative et les sauts gardent toute l’Agilité. Un bouclier qui n’est pas en main ne limite rien.

PL-DEF-04 = Un combattant porte au plus une armure de corps, un casque et un bouclier, et chaque pièce apporte ses dés de défense. Certaines voies et compétences en ajoutent.
    .counts = Le bouclier ne compte que si une main est libre pour lui : ni avec une arme à deux mains, ni en portant un corps.

PL-DEF-05 = Chaque point de défense est un dé, et ses succès se comptent comme dans tout autre jet. Une cible à qui il ne reste aucun dé ne peut rien arrêter : toute attaque avec un succès touche.
    .counts = Vaut aussi pour la défense magique. Un jet de défense ne peut pas être un échec critique.

PL-DEF-06 = Dès qu’une attaque compte un succès, la cible lance tous ses dés de défense. C’est le cas à chaque attaque, si nombreuses soient-elles dans le round.
    .counts = Rien n’est lancé après un échec, critique ou non, de l’attaquant. Le feu, les chutes et le coup qui touche un allié par un échec critique n’en laissent pas le temps.

PL-DEF-07 = Si la défense compte plus de succès que l’attaque, l’attaque échoue. Si l’attaque en compte plus, elle touche. À égalité, c’est un coup de justesse qui fait la moitié des dégâts.
    .counts = Vaut pour les coups, les tirs et les sorts offensifs.

PL-DEF-08 = Contre un sort offensif, la cible lance autant de dés que sa Volonté, plus le bonus des objets magiques. L’armure et l’Agilité n’aident pas.
    .counts = Les conditions retirent des dés ici aussi ; le couvert, le flanc et la surprise n’y changent rien. Seul le module « Magie » apporte de telles attaques.

PL-DEF-09 = Un inconscient n’a aucun dé de défense. Un combattant surpris ne voit pas venir le coup et perd les dés d’Agilité. Un étourdi lance encore, avec moins de dés.
    .counts = Avec leurs modules, l’attaque depuis une cachette et le coup de dos ôtent aussi les dés d’Agilité.

PL-CRT-01 = La marge de l’attaque sur la défense décide des dégâts. L’égalité est un coup de justesse qui en fait la moitié, une petite marge un coup qui les fait tous. À partir de { $PL-CRT-01-powerful } succès de marge, c’est un coup puissant qui en fait moitié plus, à partir de { $PL-CRT-01-critical } un coup critique qui fait le double.
    .counts = Vaut pour toute attaque qui touche, sorts compris. Les manœuvres ne connaissent pas de degrés.

PL-CRT-02 = Seul le plus haut degré compte : un coup critique n’est pas multiplié une seconde fois comme coup puissant.
    .counts = Vaut pour chaque coup pris à part ; les coups précédents n’y changent rien.

PL-CRT-03 = Le jeu retient pour chaque combattant si le dernier coup subi était critique. Les premiers soins sont alors plus difficiles.
    .counts = Le coup suivant, quel que soit son degré, remplace ce souvenir. Un coup puissant ne compte pas, et les chutes et le feu n’y changent rien.

PL-FUM-01 = Sur un échec critique, l’attaque échoue même si d’autres dés sont des succès, et un jet sur la table des échecs critiques dit ce qui tourne mal.
    .counts = Vaut pour les coups, les tirs, les jets et les sorts offensifs. Une manœuvre ne peut pas finir ainsi.

PL-FUM-02 = Un jet de { $PL-FUM-02-die } décide, de la face la plus basse à la plus haute : l’arme tombe ; l’attaquant perd l’équilibre ; il tombe à terre ; il touche un allié ; l’arme souffre et perd un dé pour le reste du combat ; rien de plus. L’allié touché est le plus proche à côté de la cible d’un coup ou près de la ligne d’un tir ; il subit les dégâts simples de l’arme sans jet de défense. Si personne n’est assez près, l’attaquant perd l’équilibre.
    .counts = Vaut après l’échec critique d’une attaque. Sans arme en main, lâcher l’arme devient une chute, et l’abîmer une perte d’équilibre.
