## Attaques occasionnelles

PAS-01 = Qui se détourne d’un adversaire ou passe devant lui en courant peut être frappé au passage. Cette attaque occasionnelle coûte à qui la porte une action libre et subit un malus de { $PAS-01-malus } ; ni annonce ni manœuvre n’est possible. Seule l’esquive libre peut y répondre. Un coup qui touche fait des dommages normaux, et la victime perd en outre { $PAS-01-initiative } points d’initiative.
    .counts = Vaut avec le module « Attaques occasionnelles », une fois au plus par phase pour chaque adversaire, et tant qu’il lui reste une action libre. Une attaque critique n’est ici qu’un coup qui touche, et seule la variante « avec confirmation » y connaît des maladresses.

PAS-02 = Un adversaire peut frapper quand quelqu’un marche, court, grimpe ou saute hors de sa zone de contrôle ou à travers elle, sauf droit vers lui. Il le peut aussi quand un coup de marteau ou un assaut soutenu contre lui échoue, quand on charge sur son arme plus longue, ou quand on lui lance une arme à bout portant. Se relever, ramasser un objet ou boire ne provoque personne.
    .counts = Vaut pour les adversaires prêts : debout ou à genoux, ni désorientés ni en plein sprint, conscients de celui qui passe et disposant d’une action libre. Celui que { $PAS-02-busy } autres combattants du camp adverse occupent laisse passer.

PAS-03 = Les combattants vigilants sont difficiles à frapper au passage. Contre une victime dotée de Vigilance, le coup subit un malus supplémentaire de { $PAS-03-vigilance }, avec l’Instinct du combat encore { $PAS-03-instinct } de plus.
    .counts = Vaut pour les attaques occasionnelles au passage. Ne vaut pas pour les coups que permet une maladresse.

PAS-04 = Un pas libre ne provoque jamais d’attaque occasionnelle. Il en va de même pour qui se dégage par une attaque, fait une esquive ciblée ou se fait pousser : seul celui qui va de lui-même plus loin qu’un pas donne une occasion à l’adversaire.
    .counts = Vaut toujours, dans toute zone de contrôle. Le nombre des adversaires n’y change rien.

PAS-05 = Certaines maladresses découvrent le maladroit. L’adversaire peut frapper aussitôt ; cela ne lui coûte rien et ne subit pas le malus des coups au passage. La table des maladresses dit de combien la parade contre ce coup est plus difficile, ou si elle est impossible.
    .counts = Vaut avec le module « Maladresses », variante « sans confirmation », pour le seul adversaire concerné par le jet, s’il est aux prises avec le maladroit et prêt. Aucune annonce n’est possible, et un tel coup ne peut être lui-même ni une attaque critique ni une maladresse.
