## Bruch

BRK-01 = Jede Waffe und jeder Schild hat einen Bruchfaktor, der sagt, wie leicht das Stück zerbricht. Der Bruchtest wird mit { $BRK-01-dice } gewürfelt: Liegt die Summe nicht über dem Bruchfaktor, zerbricht es. Hält es, steigt der Bruchfaktor um { $BRK-01-rise }, bei einer gewürfelten { $BRK-01-best } jedoch nicht. Nach einem Patzer, der es beschädigt hat, steigt er stattdessen um { $BRK-01-fumble }.
    .counts = Gilt, wenn eine andere Regel einen Bruchtest verlangt. Unzerbrechliches und Körperteile werden nie geprüft.

BRK-02 = Harte Treffer setzen den Waffen zu. Wird eine glückliche Attacke pariert oder ein Wuchtschlag oder Hammerschlag mit einer Ansage von mindestens { $BRK-02-points }, müssen die Waffe und das, was sie pariert hat, einen Bruchtest bestehen.
    .counts = Gilt mit dem Modul „Bruch“. Die Manöver Schildspalter und Waffe zerbrechen prüfen in jedem Fall, worauf sie zielen.

BRK-03 = Eine glückliche Parade setzt der Waffe zu, die ihr begegnet: Die Waffe des Angreifers muss einen Bruchtest bestehen. Hält sie, steigt ihr Bruchfaktor immer um { $BRK-03-rise }, auch nach dem besten Wurf.
    .counts = Gilt in der Variante „ohne Bestätigungswurf“ gegen gewöhnliche Attacken mit einer Waffe.

BRK-04 = Dolche und Fechtwaffen zerbrechen nicht, wenn eine schwere Waffe auf sie niederfährt, denn sie können sie gar nicht erst parieren. Und fängt ein Holzstab eine Klinge ab, nimmt keines von beiden Schaden, sodass kein Bruchtest nötig ist.
    .counts = Gilt überall, wo sonst ein Bruchtest fällig wäre: Ein Stab gegen Stahl verschont beide, auch nach einer glücklichen Parade.

BRK-05 = Was zerbricht, ist für den Rest des Kampfes verloren. Der Kämpfer macht mit dem weiter, was ihm bleibt: mit der anderen Waffe, dem Schild oder den bloßen Fäusten.
    .counts = Gilt für Waffen und Schilde. Unzerbrechliches wie ein Magierstab braucht gar keinen Test.

BRK-06 = Was brüchig geworden ist, bleibt es. Der Bruchfaktor sinkt erst wieder durch eine Reparatur, und dafür hat im Kampf niemand Zeit.
    .counts = Gilt den ganzen Kampf lang, auch für eine Waffe, die fallen gelassen und wieder aufgehoben wird.
