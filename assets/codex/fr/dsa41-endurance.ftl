## Endurance au combat

END-01 = Les grands efforts coupent le souffle. Coûtent chacun { $END-01-effort } d’endurance : un coup puissant avec annonce, un coup de marteau, une charge, un coup de dégagement, un renversement, chaque attaque d’un assaut soutenu, toute esquive et tout sprint. Une attaque ou une parade avec une arme qui pèse plus d’onces que { $END-01-ounces } fois la force coûte autant. Plusieurs causes s’additionnent.
    .counts = Vaut avec le module « Endurance au combat », une fois l’effort accompli. Les parades au bouclier ou à l’arme de parade ne coûtent rien par elles-mêmes, et les créatures sans endurance ne se fatiguent jamais.

END-02 = Une armure lourde rend tout plus fatigant. Par tranche entière de { $END-02-burden } points d’encombrement au-delà de { $END-02-light }, toute attaque, toute parade et toute esquive coûte un point d’endurance de plus.
    .counts = Vaut avec le module « Endurance au combat », aussi pour les parades au bouclier. Marcher et sprinter ne coûtent pas davantage en armure.

END-03 = Les blessures aussi coupent le souffle. Chaque blessure coûte { $END-03-breath } points d’endurance à l’instant où elle est reçue.
    .counts = Vaut avec le module « Endurance au combat » pour toute blessure ressentie : ni en frénésie, ni pour celles que le combattant parvient à ignorer. Les blessures sérieuses des règles anciennes ont leur propre perte.

END-04 = Un combattant fatigué devient lent et imprécis. Sous le tiers de l’endurance maximale, l’attaque, la parade, le combat à distance, l’initiative et les épreuves de qualité subissent un malus de { $END-04-step } ; sous le quart, le même malus s’ajoute une deuxième fois. Les épreuves d’aptitude perdent { $END-04-talents } fois plus. Tout cela s’ajoute aux effets de l’énergie vitale basse.
    .counts = Vaut avec le module « Endurance au combat », tant que l’endurance reste sous le seuil. L’esquive et la vitesse n’en souffrent pas, ni les créatures sans endurance.

END-05 = Le combattant qui consacre les deux actions d’un assaut à reprendre son souffle regagne autant de points d’endurance que vaut sa constitution. Pendant cet assaut, il ne peut ni attaquer ni se défendre. S’orienter pendant les deux actions d’un assaut repose tout autant.
    .counts = Vaut avec le module « Endurance au combat » pour quiconque a perdu de l’endurance, et sans lui pour ceux qui sont à bout de souffle. Qui est dérangé ne regagne rien.

END-06 = Un combattant sans endurance est à bout de souffle : il tombe, lâche tout et ne peut ni agir ni se défendre. Il ne peut que reprendre son souffle, jusqu’à ce qu’il lui revienne de l’endurance. Si c’est un coup qui lui a pris la dernière, il reste d’abord inconscient pendant { $END-06-rounds } assauts, sans compter celui-ci.
    .counts = Vaut toujours, car les coups assommants et certaines prises coûtent de l’endurance même sans le module. Tenace et En fer n’y changent rien ; les créatures sans endurance ne sont jamais à bout de souffle.
