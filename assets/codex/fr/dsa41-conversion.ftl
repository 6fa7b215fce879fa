## Conversion d’actions

UMW-01 = D’ordinaire, un combattant dispose à chaque assaut d’une attaque et d’une défense. Au début de l’assaut, il peut changer l’une en l’autre : deux attaques sans défense, ou deux défenses sans attaque. Avec la capacité Vigilance, il peut encore s’y décider jusqu’à sa première attaque, avec l’Instinct du combat à tout moment de l’assaut.
    .counts = Vaut avec le module « Conversion d’actions ». Les créatures ne convertissent pas, car leurs actions sont fixées, et personne ne le peut dont l’initiative est inférieure à zéro.

UMW-02 = Refaire la même chose dans un assaut est plus difficile. La seconde de deux attaques ou de deux défenses subit un malus de { $UMW-02-malus }.
    .counts = Vaut pour l’action qui vient en second dans l’assaut, quelle qu’elle soit. Certaines parades en sont exemptes, de même que les combattants formés au Combat à deux mains I qui prennent alors l’autre arme.

UMW-03 = La seconde attaque vient { $UMW-03-phases } phases après la première. Il faut pour cela une initiative de { $UMW-03-phases } au moins ; si elle tombe plus bas entre-temps, l’attaque est perdue.
    .counts = Vaut pour les combattants sans bouclier. Derrière un bouclier, on ne peut pas changer sa défense en seconde attaque.

UMW-04 = La seconde défense peut répondre à n’importe quelle attaque de l’assaut. Elle est sans malus au bouclier, au bâton avec une valeur d’aptitude de { $UMW-04-staff } au moins, et avec la capacité Style défensif.
    .counts = Vaut pour les parades comme pour l’esquive ciblée. Le Combat à deux mains I dispense aussi du malus si l’autre arme pare cette fois.

UMW-05 = Les armes peu maniables sont trop lentes pour une seconde action. Les armes à chaînes, les fouets, les fléaux à deux mains, les haches et masses à deux mains, les armes improvisées et toutes les armes de { $UMW-05-length } centimètres ou plus ne peuvent pas accomplir l’action convertie.
    .counts = Vaut pour la seule action convertie : la première attaque et la première parade restent possibles. Un bouclier, une arme de parade ou une arme maniable dans l’autre main peut se charger de la seconde action, et les armes improvisées ne gênent pas qui a appris à s’en servir.

UMW-06 = Un combattant ne peut pas tout faire en un assaut : { $UMW-06-all } attaques et défenses en tout, dont { $UMW-06-weapon } au plus avec la même arme. Les parades et les attaques supplémentaires des capacités spéciales sont comptées. Qui convertit n’a pas de parade supplémentaire au bouclier.
    .counts = Vaut pour tout ce qui frappe ou pare et pour l’esquive ciblée. L’esquive libre et les attaques occasionnelles sont des actions libres et ne comptent pas.
