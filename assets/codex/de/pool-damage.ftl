## Schaden

PL-DMG-01 = Die Schadenswürfel der Waffe werden gewürfelt, und der Bonus kommt hinzu. Was die Stufe des Treffers daraus macht, verliert das Ziel an Lebenspunkten.
    .counts = Gilt für jeden Angriff, der trifft. Feuer und Stürze haben eigene Würfel, ohne Bonus und ohne Stufe.

PL-DMG-02 = Im Nahkampf wird die Stärke des Angreifers zu den Schadenswürfeln gezählt. Manche Fähigkeiten setzen einen anderen Wert an ihre Stelle.
    .counts = Gilt für Waffen, bloße Hände, Zähne und Klauen gleichermaßen, auch wenn Gewandtheit die Waffe führt.

PL-DMG-03 = Schüsse und Würfe machen den Schaden ihrer Würfel; Stärke kommt nicht hinzu.
    .counts = Gilt auch für einen Dolch, der geworfen statt gestoßen wird. Hinterhaltswürfel kommen trotzdem dazu.

PL-DMG-04 = Bloße Hände machen { $PL-DMG-04-dice } Schaden, dazu kommt die Stärke des Angreifers.
    .counts = Gilt für alle, die keine Waffe in der Hand haben. Kreaturen mit Zähnen und Klauen nutzen stattdessen diese.

PL-DMG-05 = Würfel und Bonus werden zuerst zusammengezählt, dann nach der Stufe des Treffers vervielfacht und abgerundet. Weniger als { $PL-DMG-05-least ->
        [one] einen Punkt
       *[other] { $PL-DMG-05-least } Punkte
    } Schaden macht kein Treffer.
    .counts = Gilt für jeden Angriff, der trifft; auch die Würfel eines Hinterhalts werden vervielfacht.

PL-DMG-06 = Für Magie gibt es keine gemeinsame Formel: Jeder Zauber nennt seine eigenen Würfel und was hinzukommt. Die Stufe des Treffers vervielfacht den Schaden wie sonst auch.
    .counts = Nur mit dem Modul „Magie“.

PL-DMG-07 = Den Schaden eines Treffers mindert nichts mehr. Die Rüstung hat ihre Arbeit schon bei den Verteidigungswürfeln getan.
    .counts = Gilt für jeden Schaden, auch durch Feuer, Stürze und Magie.
