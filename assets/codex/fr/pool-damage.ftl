## Dégâts

PL-DMG-01 = On lance les dés de dégâts de l’arme et on ajoute le bonus. Ce que le degré du coup en fait est retiré des points de vie de la cible.
    .counts = Vaut pour toute attaque qui touche. Le feu et les chutes ont leurs propres dés, sans bonus ni degré.

PL-DMG-02 = Au contact, la Force de l’attaquant s’ajoute aux dés de dégâts. Certaines capacités mettent une autre valeur à sa place.
    .counts = Vaut pour les armes, les mains nues, les crocs et les griffes, même si l’arme se manie à l’Agilité.

PL-DMG-03 = Les tirs et les jets font les dégâts de leurs dés ; la Force ne s’y ajoute pas.
    .counts = Vaut aussi pour une dague lancée et non plantée. Les dés d’attaque sournoise s’ajoutent tout de même.

PL-DMG-04 = Les mains nues font { $PL-DMG-04-dice } plus la Force de l’attaquant.
    .counts = Vaut pour quiconque n’a pas d’arme en main. Les créatures à crocs et griffes s’en servent à la place.

PL-DMG-05 = Les dés et le bonus sont d’abord additionnés, puis multipliés selon le degré du coup et arrondis à l’inférieur. Un coup ne fait jamais moins de { $PL-DMG-05-least ->
        [one] un point
       *[other] { $PL-DMG-05-least } points
    } de dégâts.
    .counts = Vaut pour toute attaque qui touche ; les dés d’attaque sournoise sont multipliés aussi.

PL-DMG-06 = La magie n’a pas de formule commune : chaque sort indique ses dés et ce qui s’y ajoute. Le degré du coup multiplie les dégâts comme d’habitude.
    .counts = Seulement avec le module « Magie ».

PL-DMG-07 = Plus rien ne réduit les dégâts d’un coup. L’armure a déjà fait son œuvre dans les dés de défense.
    .counts = Vaut pour tous les dégâts, même du feu, d’une chute ou de la magie.
