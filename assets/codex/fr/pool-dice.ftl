## Dés

PL-DIC-01 = Un dé qui montre { $PL-DIC-01-least } ou plus est un succès. Seul compte le nombre de succès ; on n’additionne pas les faces.
    .counts = Vaut pour les attaques, la défense et tous les tests. Un module facultatif exige { $PL-DIC-01-hard } ou plus, et tout devient plus difficile.

PL-DIC-02 = Attaque, défense, premiers soins, saut ou dissimulation : tous ces jets comptent les succès de la même façon. Un groupe de dés d’une taille donnée vaut donc autant partout.
    .counts = Ne vaut pas pour les dégâts, les soins et l’initiative, où l’on additionne les faces.

PL-DIC-03 = Un groupe compte autant de dés que la compétence et sa caractéristique réunies. Sans la compétence, on lance la caractéristique seule. S’il ne reste aucun dé après les malus, on ne lance rien : ni succès, ni échec critique.
    .counts = Vaut pour les attaques et la plupart des tests. Un long saut additionne deux caractéristiques, et la défense a sa propre formule.

PL-DIC-04 = Tous les dés d’un groupe ont { $PL-DIC-04-sides } faces, et les dés de défense aussi.
    .counts = Ne vaut pas pour les dégâts et les soins : l’arme, la potion ou le sort y disent quels dés lancer.

PL-DIC-05 = Certaines circonstances ne retirent pas des dés avant le jet, mais des succès après. Quel que soit le nombre retiré, le résultat ne devient jamais négatif.
    .counts = L’aveuglement, l’obscurité, la vie critique et la plupart des manœuvres agissent ainsi. Les conditions qui affaiblissent la défense retirent au contraire des dés.

PL-DIC-06 = La difficulté d’un test est le nombre de succès qu’il demande. Il est réussi avec autant de succès ou davantage ; le surplus est la marge. Un échec critique le fait échouer dans tous les cas.
    .counts = Vaut pour les premiers soins, les longs sauts, et pour se cacher ou découvrir qui se cache. Les attaques et les manœuvres comparent plutôt deux jets.

PL-DIC-07 = La marge dit ce que vaut un résultat. À partir de { $PL-DIC-07-strong } succès de trop il est puissant, à partir de { $PL-DIC-07-critical } il est critique.
    .counts = Dans une attaque, la marge sur la défense décide des dégâts. Dans les autres tests elle ne change rien ; seul le journal la montre.

PL-DIC-08 = Si plus de la moitié des dés montrent leur face la plus basse, le jet est un échec critique. Il échoue quoi que montrent les autres dés, et après une attaque un ennui peut suivre.
    .counts = Vaut pour les attaques et les tests contre une difficulté. Les jets de défense et les tests opposés ne connaissent pas l’échec critique.

PL-DIC-09 = Les deux camps lancent les dés, et l’on compare seulement les succès. L’initiateur l’emporte avec plus de succès que l’autre ; l’égalité profite au défenseur, et personne ne l’emporte sans succès.
    .counts = Décide de chaque manœuvre. Ni la marge ni l’échec critique n’y comptent.

PL-DIC-10 = Les dégâts et les soins se lancent avec d’autres dés, de { $PL-DIC-10-smallest } à { $PL-DIC-10-largest }. Ici, on additionne les faces.
    .counts = L’arme, la potion ou le sort indique ses dés.

PL-DIC-11 = Le dé évolutif grandit avec le niveau de celui qui agit. C’est d’abord { $PL-DIC-11-first }, puis { $PL-DIC-11-second } au niveau { $PL-DIC-11-second-level }, { $PL-DIC-11-third } au niveau { $PL-DIC-11-third-level }, { $PL-DIC-11-fourth } au niveau { $PL-DIC-11-fourth-level } et { $PL-DIC-11-last } au niveau { $PL-DIC-11-last-level }.
    .counts = Vaut pour les points de vie que rendent les premiers soins. C’est le niveau du soigneur qui compte, non celui du blessé.

PL-DIC-12 = Les dés tombent toujours dans le même ordre. Le combat s’ouvre sur l’initiative de tous, selon leur numéro. Une attaque enchaîne le groupe d’attaque, le dé d’un éventuel échec critique, la défense, les dégâts de l’arme, puis les dés d’attaque sournoise ; dans un test opposé, l’initiateur lance le premier.
    .counts = Ne change les chances de personne. Ainsi, un combat enregistré se rejoue à l’identique.
