## Allgemeines

PL-GEN-01 = Der Angreifer würfelt mit einem Pool von Würfeln; jeder Würfel, der hoch genug fällt, ist ein Erfolg. Das Ziel hält mit seinen Verteidigungswürfeln dagegen. Der Angriff trifft, wenn er mindestens so viele Erfolge hat wie die Verteidigung, und der Vorsprung bestimmt, wie hart die Waffe trifft.
    .counts = Gilt für jeden Schlag, jeden Schuss und jeden Angriffszauber. Bei einem Manöver treten stattdessen zwei Angriffspools gegeneinander an, und es entsteht kein Schaden.

PL-GEN-02 = Ein Feld der Karte ist { $PL-GEN-02-metres } m breit, solange das Szenario keinen anderen Maßstab setzt. Meter werden in ganze Felder umgerechnet und dabei abgerundet; weniger als ein Feld kommt nie heraus.
    .counts = Gilt für Bewegungen, Sprints und das Zurückdrängen. Für Reichweiten werden umgekehrt die Felder zwischen zwei Kämpfern in Meter umgerechnet.

PL-GEN-03 = Eine Runde steht für etwa { $PL-GEN-03-seconds } Sekunden Kampf. Wichtig ist das nur für Bewusstlose: Die Zeit, bis sie sterben oder zu sich kommen, wird in Runden gezählt.
    .counts = Gilt für das Sterben ohne Versorgung und für das Erwachen nach misslungener Erster Hilfe. Sonst fragt im Kampf nichts nach der Uhr.

PL-GEN-04 = Jeder Kämpfer ist entweder ein Held oder nicht. Helden kämpfen beim letzten Lebenspunkt weiter und fallen erst, wenn keiner mehr übrig ist; alle anderen werden schon beim letzten bewusstlos. Die Lebenspunkte von Helden folgen aus Konstitution und Stufe, die der anderen stehen fest in ihrem Bogen.
    .counts = Entscheidet auch bei Gleichstand der Initiative. Das Modul „Alle sind Helden“ behandelt alle wie Helden, lässt aber ihre Lebenspunkte, wie sie sind; ein Szenario kann einzelne Kämpfer eigens zu Helden erklären.

PL-GEN-05 = Was nicht glatt aufgeht, wird abgerundet. Ein Schlag, der trifft, kostet trotzdem mindestens { $PL-GEN-05-least ->
        [one] einen Lebenspunkt
       *[other] { $PL-GEN-05-least } Lebenspunkte
    }.
    .counts = Gilt für halbierten und vervielfachten Schaden, für die Grenze, unter der niemand mehr sprintet, und für Meter, die in Felder umgerechnet werden.

PL-GEN-06 = Zuerst kommen die Änderungen an der Zahl der Würfel, die nie ins Minus gerät. Nach dem Wurf wird geprüft, ob er ein Patzer ist. Erst dann kommen Erfolge hinzu oder fallen weg, wieder nie ins Minus, und der Rest wird verglichen.
    .counts = Gilt für jeden Wurf mit einem Pool; das Protokoll zeigt ihn in dieser Reihenfolge. Bei Verteidigungswürfen und vergleichenden Proben entfällt die Prüfung auf einen Patzer.

PL-GEN-07 = Ein Kämpfer darf jederzeit von einem Gegner weggehen. Niemand erhält dafür einen Passierschlag, auch wenn der Weg an mehreren Gegnern vorbeiführt.
    .counts = Gilt für jede Art der Bewegung. Gegner versperren nur die Felder, auf denen sie stehen.

PL-GEN-08 = Jeder Kämpfer blickt in eine Richtung, doch ein Schlag von der Seite oder von hinten wirkt wie einer von vorn. Wer angreift, dreht sich zum Ziel; am Ende einer Bewegung blickt man in die Richtung des letzten Schritts oder in eine selbst gewählte.
    .counts = Mit dem Modul „Flanke und Rücken“ erhält die Blickrichtung im Nahkampf ihr Gewicht. Ohne dieses Modul wird sie nur angezeigt.

PL-GEN-09 = Eine Wirkung für eine Runde endet, wenn ihr Verursacher seinen nächsten Zug beginnt. Eine Wirkung auf den nächsten Zug des Opfers setzt sofort ein und endet mit diesem Zug, auch wenn er verloren geht; trifft sie das Opfer mitten in einem eigenen Zug, hält sie noch den folgenden an. Andere Wirkungen enden, wenn der Betroffene seinen nächsten Zug beginnt.
    .counts = Als Beginn eines Zuges zählt der Platz in der Reihenfolge, auch bei Kämpfern, die nicht handeln können oder verzögern. Auch eine Riposte und ein verzögerter Zug beenden solche Wirkungen.

PL-GEN-10 = Wo sonst ein Spielleiter urteilt, entscheidet die Karte: Ihre Felder können als schwierig, dunkel oder brennend markiert sein. Feuer kostet jeden, der hineingerät oder seinen Zug darin beginnt, { $PL-GEN-10-fire } Lebenspunkte; eine Verteidigung dagegen gibt es nicht.
    .counts = Bewusstlose brennen zu Beginn einer Runde, solange sie noch Lebenspunkte haben. Wer durch Feuer zurückgedrängt wird, brennt nur dort, wo er zum Stehen kommt.
