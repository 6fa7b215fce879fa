## Aktionen

D20-ACT-01 = Ein Zug enthält eine Standardaktion und eine Bewegungsaktion in beliebiger Reihenfolge. Die Standardaktion lässt sich gegen eine zweite Bewegungsaktion tauschen, oder beide gegen eine einzige volle Aktion. Freie Aktionen kommen hinzu und, wo man sonst nicht geht, ein { "1,5-m-Schritt" }.
    .counts = Gilt in jedem eigenen Zug; was am Ende übrig ist, verfällt. Überraschung und manche Zustände lassen weniger davon.

D20-ACT-02 = Die Standardaktion ist die, die Kämpfe entscheidet: ein Angriff, die meisten Zauber, volle Verteidigung, Hilfe für einen Gefährten. In einem Zug gibt es nur eine.
    .counts = Mehr als ein einzelner Angriff passt nicht hinein. Wer mehrere Angriffe hat, braucht für sie einen vollen Angriff, und der kostet den ganzen Zug.

D20-ACT-03 = Eine Bewegungsaktion trägt eine Kreatur so weit, wie ihre Bewegungsrate reicht. Stattdessen dient sie für etwas von ähnlichem Aufwand: aufstehen, eine Waffe ziehen, eine leichte Armbrust laden, aufs Pferd steigen, eine Tür öffnen.
    .counts = Kommt vor der Standardaktion oder nach ihr; für einen Angriff mitten in der Bewegung braucht es ein Talent. Eine zweite Bewegungsaktion kann die Standardaktion ersetzen.

D20-ACT-04 = Eine volle Aktion kostet den ganzen Zug. Das sind der volle Angriff, der Sturmangriff, Rückzug, Rennen, der Gnadenstoß, das Laden einer schweren Armbrust und ein Zauber, der eine Runde dauert.
    .counts = Nur, solange vom Zug nichts verbraucht ist. Freie Aktionen bleiben möglich; ein { "1,5-m-Schritt" } geht nicht zusammen mit vollem Angriff, Sturmangriff, Rückzug und Rennen.

D20-ACT-05 = Manches kostet so wenig, dass es zu allem anderen hinzukommt. Freie Aktionen sind: etwas fallen lassen, sich hinlegen, niederknien, sprechen, die Konzentration auf einen Zauber aufgeben, einen Zauber schnell wirken.
    .counts = Nur im eigenen Zug und so oft man will. Schnell gewirkt wird nur ein Zauber in der Runde, und mit dem Modul „Blickrichtung“ dreht man sich nur einmal im Zug frei.

D20-ACT-06 = Ein { "1,5-m-Schritt" } ist ein einzelner Schritt auf ein Nachbarfeld, gerade oder schräg, der keine Aktion kostet und keine Gelegenheitsangriffe provoziert. Er ist vor, zwischen oder nach anderen Aktionen möglich und damit der sichere Weg aus der Reichweite eines Gegners.
    .counts = Einmal im Zug und nur, wenn der Zug keine andere Bewegung, keinen vollen Angriff, keinen Sturmangriff, keinen Rückzug und kein Rennen enthält. Nicht auf schwieriges Gelände, nicht blind oder in völliger Finsternis und nicht für Kreaturen, die ohnehin nur ein Feld weit kommen. Module erlauben ihn neben einem vollen Angriff oder einer Bewegung, oder sie lassen ihn doch provozieren.

D20-ACT-07 = Manchen bleibt im Zug nur eine einzige Standard- oder Bewegungsaktion und keine volle Aktion: in der Überraschungsrunde, ohne Trefferpunkte, wankend, und so langsamen Kreaturen wie Zombies. Wem übel ist, der hat eine Bewegungsaktion und sonst nichts.
    .counts = Sturmangriff und Rückzug sind dann mit einer einzigen Standardaktion möglich, aber nur so weit wie die Bewegungsrate. Freie Aktionen bleiben.

D20-ACT-08 = Wer von seinem Gegner wegsieht, gibt sich eine Blöße. Aktionen, die den Blick vom Kampf ablenken, etwa schießen, zaubern, trinken oder aufstehen, provozieren deshalb einen Gelegenheitsangriff von jedem Gegner, der das Feld bedroht. Manche provozieren ihn nur vom Ziel, manche nur durch die Schritte, die zu ihnen gehören.
    .counts = Die Tabelle der Aktionen sagt es für jede. Außerhalb bedrohter Felder wird nichts provoziert; defensiv zu zaubern oder vorher einen { "1,5-m-Schritt" } zu machen, vermeidet es.
