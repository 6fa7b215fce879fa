## Le journal

PL-LOG-01 = Le journal raconte qui fait quoi à qui, combien il y a de dés et pourquoi, comment ils sont tombés, combien de succès comptent de chaque côté et ce que deviennent les points de vie.
    .counts = Tout changement qui a un effet y figure avec sa raison. Ce qui reste sans effet est barré.

PL-LOG-02 = Chaque ligne du journal nomme les règles qui la fondent, et chacun de ces noms mène à sa page du codex.
    .counts = Une attaque cite au moins la compétence, la comparaison, le degré et les dégâts, et tout ce qui a joué par ailleurs.
