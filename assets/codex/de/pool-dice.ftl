## Würfel

PL-DIC-01 = Ein Würfel, der mindestens { $PL-DIC-01-least } zeigt, ist ein Erfolg. Es zählt allein die Zahl der Erfolge; die Augen werden nicht zusammengezählt.
    .counts = Gilt für Angriffe, Verteidigung und alle Proben. Ein optionales Modul verlangt mindestens { $PL-DIC-01-hard } und macht damit alles schwerer.

PL-DIC-02 = Angriff, Verteidigung, Erste Hilfe, Sprung oder Verstecken: Alle diese Würfe zählen Erfolge auf dieselbe Weise. Ein Pool einer bestimmten Größe ist deshalb überall gleich viel wert.
    .counts = Gilt nicht für Schaden, Heilung und Initiative; dort werden die Augen zusammengezählt.

PL-DIC-03 = Ein Pool hat so viele Würfel wie die Fertigkeit und ihre Eigenschaft zusammen. Wem die Fertigkeit fehlt, der würfelt nur mit der Eigenschaft. Bleibt nach allen Erschwernissen kein Würfel übrig, wird nicht gewürfelt: Es gibt keinen Erfolg, aber auch keinen Patzer.
    .counts = Gilt für Angriffe und die meisten Proben. Ein weiter Sprung zählt zwei Eigenschaften zusammen, und die Verteidigung hat eine eigene Formel.

PL-DIC-04 = Alle Würfel eines Pools haben { $PL-DIC-04-sides } Seiten, die Verteidigungswürfel ebenso.
    .counts = Gilt nicht für Schaden und Heilung: Dort bestimmt die Waffe, der Trank oder der Zauber, welche Würfel fallen.

PL-DIC-05 = Manche Umstände nehmen nicht vor dem Wurf Würfel weg, sondern danach Erfolge. Wie viele auch wegfallen, ins Minus gerät das Ergebnis nie.
    .counts = So wirken Blendung, Dunkelheit, der kritische Zustand und die meisten Manöver. Zustände, die die Verteidigung schwächen, kosten dagegen Würfel.

PL-DIC-06 = Die Schwierigkeit einer Probe ist die Zahl der Erfolge, die sie verlangt. Mit so vielen oder mehr gelingt sie; was darüber liegt, ist der Vorsprung. Ein Patzer lässt sie auf jeden Fall misslingen.
    .counts = Gilt für Erste Hilfe, weite Sprünge, Verstecken und das Entdecken von Versteckten. Angriffe und Manöver vergleichen stattdessen zwei Würfe.

PL-DIC-07 = Der Vorsprung zeigt, wie gut ein Ergebnis ist. Ab { $PL-DIC-07-strong } überzähligen Erfolgen ist es stark, ab { $PL-DIC-07-critical } kritisch.
    .counts = Beim Angriff entscheidet der Vorsprung vor der Verteidigung über den Schaden. Bei anderen Proben ändert er nichts; nur das Protokoll zeigt ihn.

PL-DIC-08 = Zeigen mehr als die Hälfte der Würfel ihre niedrigste Seite, ist der Wurf ein Patzer. Er misslingt, was auch immer die anderen Würfel zeigen, und nach einem Angriff kann etwas Schlimmes folgen.
    .counts = Gilt für Angriffe und für Proben gegen eine Schwierigkeit. Verteidigungswürfe und vergleichende Proben kennen keinen Patzer.

PL-DIC-09 = Beide Seiten würfeln, und nur die Zahl der Erfolge wird verglichen. Wer beginnt, gewinnt mit mehr Erfolgen als die andere Seite; bei Gleichstand gewinnt der Verteidiger, und ohne Erfolg gewinnt niemand.
    .counts = Entscheidet jedes Manöver. Weder der Vorsprung noch Patzer spielen dabei eine Rolle.

PL-DIC-10 = Schaden und Heilung werden mit anderen Würfeln bestimmt, von { $PL-DIC-10-smallest } bis { $PL-DIC-10-largest }. Hier werden die Augen zusammengezählt.
    .counts = Welche Würfel fallen, sagt die Waffe, der Trank oder der Zauber.

PL-DIC-11 = Der Stufenwürfel wächst mit der Stufe dessen, der handelt. Er beginnt als { $PL-DIC-11-first } und wird auf Stufe { $PL-DIC-11-second-level } zu { $PL-DIC-11-second }, auf Stufe { $PL-DIC-11-third-level } zu { $PL-DIC-11-third }, auf Stufe { $PL-DIC-11-fourth-level } zu { $PL-DIC-11-fourth } und auf Stufe { $PL-DIC-11-last-level } zu { $PL-DIC-11-last }.
    .counts = Gilt für die Lebenspunkte, die Erste Hilfe zurückgibt. Dabei zählt die Stufe des Helfers, nicht die des Verletzten.

PL-DIC-12 = Die Würfel fallen immer in derselben Reihenfolge. Am Anfang steht die Initiative aller Kämpfer, nach ihren Nummern. Beim Angriff kommen der Angriffspool, der Würfel eines etwaigen Patzers, die Verteidigung, der Schaden der Waffe und zuletzt die Würfel eines Hinterhalts; bei einer vergleichenden Probe würfelt zuerst, wer sie beginnt.
    .counts = Ändert keine Chancen. Es sorgt dafür, dass sich ein aufgezeichneter Kampf genau nachspielen lässt.
