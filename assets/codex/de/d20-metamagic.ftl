## Metamagische Talente

D20-T-META = Metamagie macht einen Zauber stärker, dauerhafter oder leichter zu wirken; dafür zählt er wie ein Zauber von höherem Grad. Diesen Grad bezahlt der Zauberwirker: mit einem Zauberplatz, der hoch genug ist, oder mit dem Modul „Zauberpunkte“ in Punkten. Mehrere Arten können auf demselben Zauber liegen, ihre Grade werden zusammengezählt.
    .counts = Nur für Zauberwirker, die das Talent haben. Wer seine Zauber vorbereitet, muss den Zauber samt der Metamagie vorbereiten. Außer bei einem aufgewerteten Zauber bleibt die Schwierigkeit des Rettungswurfs die des Zaubers selbst.

D20-MTA-01 = Der Zauber braucht kein Wort: Er gelingt auch geknebelt oder ohne dass jemand etwas hört.
    .counts = Bringt nichts bei Zaubern, die ohnehin ohne Worte auskommen.

D20-MTA-02 = Der Zauber braucht keine Geste: Beide Hände dürfen voll sein oder festgehalten werden, und Rüstung kann ihn nicht mehr verderben.
    .counts = Bringt nichts bei Zaubern, die ohnehin ohne Gesten auskommen.

D20-MTA-03 = Der Zauber wird im Handumdrehen als freie Aktion gewirkt und lässt im selben Zug Zeit für einen zweiten. Niemand bekommt dafür einen Gelegenheitsangriff.
    .counts = Nur ein schnell gewirkter Zauber in jeder Runde, und nie für spontane Zauberwirker wie Hexenmeister und Barden.

D20-MTA-04 = Alles, was bei dem Zauber Würfel bestimmen, zählt mehr: Schaden, Heilung, eine ausgewürfelte Zahl von Kreaturen.
    .counts = Gilt für die Würfel der Wirkung samt dem, was zu ihnen hinzukommt. Angriffswürfe, Rettungswürfe und alles, was feststeht, bleiben, wie sie sind. Auf einem maximierten Zauber kommt zum Höchstwert die Hälfte eines gewöhnlichen Wurfs.

D20-MTA-05 = Die Würfel des Zaubers werden nicht geworfen: Jeder zählt, als zeige er seine höchste Seite.
    .counts = Gilt für die Würfel der Wirkung, nicht für Angriffs- und Rettungswürfe.

D20-MTA-06 = Der Zauber wird wirklich zu einem von höherem Grad, den der Zauberwirker wählt. Deshalb widersteht man ihm schwerer, und alles, was nach dem Grad eines Zaubers fragt, fragt nach dem neuen.
    .counts = Auch beim defensiven Zaubern, das damit schwerer wird. Andere Metamagie kann hinzukommen und zählt ihre Grade zum neuen.

D20-MTA-07 = Der Zauber hält länger an als sonst.
    .counts = Nicht für Zauber, die sofort vorbei sind, und nicht für solche, die anhalten, solange man sich auf sie konzentriert.

D20-MTA-08 = Der Zauber reicht weiter als sonst.
    .counts = Nur für Zauber mit kurzer, mittlerer oder großer Reichweite, nicht für Berührungen und nicht für das, was beim Zauberwirker selbst beginnt.

D20-MTA-09 = Der Zauber füllt eine größere Fläche.
    .counts = Nur für Explosionen, Ausstrahlungen, Ausbreitungen und Linien. Ein Kegel bleibt, wie er ist, ebenso ein Zauber, der auf einzelne Kreaturen zielt.
