## Angriff

PL-ATK-01 = Die Art des Angriffs bestimmt die Fertigkeit. Für Schläge mit einer Waffe gilt bewaffneter Nahkampf, für Fäuste, Zähne und Klauen waffenloser Kampf, für Bögen, Schleudern und Wurfwaffen Fernkampf, für Steine, Flaschen und Möbel Gegenstand werfen.
    .counts = Ein geworfener Dolch zählt zum Fernkampf, ein Wurfmesser in der Hand zum bewaffneten Nahkampf. Angriffszauber nutzen Magie.

PL-ATK-02 = Der Angriffspool hat die Würfel der Fertigkeit und ihrer Eigenschaft. Eine Waffe, die bei einem Patzer gelitten hat, kostet jedes Mal einen Würfel.
    .counts = Gilt für Schläge, Schüsse und Würfe. Ansagen, die einen Angriff stärker oder sicherer machen, gibt es nicht; Blendung und Ähnliches nehmen nach dem Wurf Erfolge weg.

PL-ATK-03 = Ein Schlag reicht so viele Felder weit wie die Waffe, und nichts Festes darf dazwischen sein. Ein Schuss, ein Wurf oder ein Angriffszauber braucht eine Sichtlinie zu einem Ziel in seiner Reichweite; darüber hinaus ist kein Angriff möglich.
    .counts = Manche Waffen müssen vor jedem Schuss geladen werden, und nichts auf der Linie darf das Geschoss aufhalten. Innerhalb der Reichweite macht die Entfernung keinen Angriff schwerer.

PL-ATK-04 = Der Angreifer würfelt, und der Wurf wird auf einen Patzer geprüft; dann kommen Erfolge hinzu oder fallen weg. Bleibt ein Erfolg, würfelt das Ziel seine Verteidigung. Der Vorsprung bestimmt den Schaden, Lebenspunkte gehen verloren, und Zustände folgen. Zuletzt darf ein Ziel in Ripostehaltung zurückschlagen.
    .counts = Gilt für jeden Schlag, jeden Schuss und jeden Angriffszauber. Die angezeigten Chancen folgen denselben Schritten.

PL-ATK-05 = Ein Angriff ohne Erfolg geht immer daneben, selbst gegen ein Ziel, das gar keine Verteidigungswürfel hat.
    .counts = Gilt auch, wenn Erschwernisse alle Erfolge genommen haben. Das Ziel würfelt dann nicht.

PL-ATK-06 = Ein Angriffszauber verläuft wie jeder andere Angriff, doch sein Pool besteht aus Magie und Wille, und das Ziel würfelt seine magische Verteidigung.
    .counts = Nur mit dem Modul „Magie“ und für Kämpfer, die einen solchen Zauber beherrschen. Blendung und Dunkelheit zählen wie bei einem Schuss; ein Hinterhalt ist damit nicht möglich.

PL-ATK-07 = Wer bedrängt wird, zielt schlecht: Mit einem Gegner auf einem Nachbarfeld verliert der Angriff { $PL-ATK-07-successes } Erfolge.
    .counts = Nur mit dem Modul „Schießen im Handgemenge“, für Schüsse, Würfe und Angriffszauber gleichermaßen. Gegner, die gerade nicht handeln können, zählen nicht.
