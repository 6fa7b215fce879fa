## Glückliche Attacken und Paraden, Patzer

CRT-01 = Eine Attacke, bei der eine { $CRT-01-face } fällt, ist eine glückliche Attacke und gelingt immer. Der Gegner darf noch abwehren, aber nur mit dem halben Wert von Parade, Schildparade oder Ausweichen. Erschwernisse und Erleichterungen kommen erst nach dem Halbieren hinzu.
    .counts = Gilt mit dem Modul „Glückliche Attacken und Paraden“, Variante „ohne Bestätigungswurf“, für Attacken im Nahkampf, die Schaden machen sollen. Gilt nicht für Passierschläge, Schläge nach Patzern und Attacken, die nur die Distanz ändern.

CRT-02 = Eine glückliche Attacke, die nichts aufhält, trifft mit voller Wucht. Ihre Trefferpunkte werden verdoppelt, bevor die Rüstung etwas abfängt.
    .counts = Gilt in der Variante „ohne Bestätigungswurf“. Manöver, die die Trefferpunkte selbst vervielfachen, etwa der Hammerschlag, werden nicht noch einmal verdoppelt: Nur der größte Faktor zählt.

CRT-03 = Eine glückliche Attacke schlägt eine zusätzliche Wunde, wenn sie das Opfer Lebensenergie kostet. Das Opfer darf versuchen, alle Wunden dieses Treffers zu ignorieren: mit einer Probe auf Selbstbeherrschung, die um so viele Punkte erschwert ist, wie der Treffer Wunden geschlagen hat. Gelingt sie, sind die Wunden bis zum Ende des Kampfes nicht zu spüren.
    .counts = Gilt in der Variante „ohne Bestätigungswurf“; die Probe tritt an die Stelle der üblichen zum Ignorieren von Wunden. Wesen können das nicht; mit den älteren Regeln ist die zusätzliche Wunde eine schwere, und keine Probe erspart sie.

CRT-04 = Mit Bestätigungswurf halbiert eine { $CRT-04-face } bei der Attacke ebenfalls die Abwehr des Gegners, muss sich aber erst bewähren. Der Angreifer würfelt noch einmal gegen denselben Wert: Gelingt der Wurf, werden die Trefferpunkte verdoppelt, und eine zusätzliche Wunde entsteht, falls der Schaden die erste Wundschwelle übersteigt. Misslingt er, bleibt es ein gewöhnlicher Treffer.
    .counts = Gilt mit dem Modul „Glückliche Attacken und Paraden“, Variante „mit Bestätigungswurf“, für Attacken im Nahkampf, die Schaden machen sollen.

CRT-05 = Eine Parade, bei der eine { $CRT-05-face } fällt, kostet nichts: Die Abwehr steht in derselben Kampfrunde weiter zur Verfügung. War die Attacke eine gewöhnliche, muss die Waffe des Angreifers einen Bruchtest bestehen, und selbst wenn sie hält, wird sie brüchiger.
    .counts = Gilt mit dem Modul „Glückliche Attacken und Paraden“, Variante „ohne Bestätigungswurf“, für Paraden mit Waffe, Schild oder bloßen Händen. Beim Ausweichen gibt es solches Glück nicht, und Körperteile zerbrechen nicht.

CRT-06 = Mit Bestätigungswurf wird eine Parade, bei der eine { $CRT-06-face } fällt, noch einmal gegen denselben Wert gewürfelt. Gelingt der Wurf, kostet sie nichts, und die Abwehr steht in derselben Kampfrunde weiter zur Verfügung. Die Waffen leiden nicht, es sei denn, die Attacke war eine bestätigte glückliche: Dann müssen beide einen Bruchtest bestehen.
    .counts = Gilt mit dem Modul „Glückliche Attacken und Paraden“, Variante „mit Bestätigungswurf“, für Paraden mit Waffe, Schild oder bloßen Händen.

CRT-07 = Ein Schuss oder Wurf, bei dem eine { $CRT-07-face } fällt, findet eine Schwachstelle. Seine Trefferpunkte werden verdoppelt, und er schlägt eine zusätzliche Wunde, wenn er das Ziel Lebensenergie kostet. In der Variante „mit Bestätigungswurf“ muss zuvor ein zweiter Wurf gegen denselben Wert gelingen.
    .counts = Gilt mit dem Modul „Glückliche Attacken und Paraden“ für jeden Schuss, der überhaupt treffen konnte. Die Abwehr des Ziels wird davon nicht schwerer.

CRT-08 = Auch mit Klauen, Zähnen und anderen natürlichen Waffen kann eine Attacke glücklich sein. Sie zerbrechen aber nie, daher entfällt für sie jeder Bruchtest.
    .counts = Gilt für Wesen und für alle, die mit bloßen Händen kämpfen. Patzer mit natürlichen Waffen werden in den Tabellen anders gelesen.

FUM-01 = Eine Attacke, bei der eine { $FUM-01-face } fällt, ist ein Patzer, und ein Wurf mit { $FUM-01-dice } entscheidet über die Folgen. Bis { $FUM-01-falls-to } wird der Angreifer desorientiert, stolpert oder stürzt, und der Gegner darf sofort zuschlagen; die Parade dagegen ist um { $FUM-01-confused-parry } erschwert, nach einem Sturz um { $FUM-01-falls-parry }. Ab { $FUM-01-slips-from } entgleitet ihm die Waffe, fliegt bis zu { $FUM-01-flies-squares } Felder weit davon, wird beschädigt oder zerstört; bei { $FUM-01-hurt-from } verletzt er sich an ihr, und keine Rüstung hilft. Dazu sinkt die Initiative um { $FUM-01-least } bis { $FUM-01-most } Punkte.
    .counts = Gilt mit dem Modul „Patzer“, Variante „ohne Bestätigungswurf“, für Attacken im Nahkampf. Wer stolpert, bleibt mit einer Probe auf Körperbeherrschung auf den Beinen, und eine beschädigte Waffe muss einen Bruchtest bestehen.

FUM-02 = Eine Parade, bei der eine { $FUM-02-face } fällt, ist ein Patzer: Zuerst trifft der Schlag, dann wird auf einer Tabelle wie der für Attacken gewürfelt. Nur hat es der Gegner leichter. Wer desorientiert ist, pariert den folgenden Schlag um { $FUM-02-confused-parry } erschwert; wer stolpert oder stürzt, kann ihn gar nicht parieren, und nach einem Sturz ist der Schlag noch um { $FUM-02-falls-attack } erleichtert.
    .counts = Gilt mit dem Modul „Patzer“, Variante „ohne Bestätigungswurf“, für Paraden im Nahkampf. Beim Ausweichen und bei der Abwehr von Geschossen gibt es keine Patzer.

FUM-03 = Manche Ergebnisse passen nicht: Wer nichts in der Hand hat, kann keine Waffe verlieren, und wer schon liegt, kann nicht stürzen. Dann gilt die nächste Zeile der Tabelle, die passt.
    .counts = Gilt für alle Patzertabellen. Mit bloßen Händen werden die Zeilen über Waffen zu der, in der sich der Patzende selbst verletzt.

FUM-04 = Jeder Patzer kostet auch Initiative. Sie geht sofort verloren, bevor irgendetwas anderes geschieht, und kehrt nur durch Orientieren zurück.
    .counts = Gilt für alle Patzer. Wo nach der älteren Regel die Initiative in jeder Runde neu gewürfelt wird, gehen die Punkte stattdessen vom nächsten Wurf ab.

FUM-05 = Ist eine Parade mit Schild oder Parierwaffe ein Patzer, entgleitet eben dieses Stück, fliegt davon, wird beschädigt oder zerbricht, und nicht die Waffe in der anderen Hand. Wer sich an einem Schild verletzt, erleidet { $FUM-05-harm } Schadenspunkte. Von zwei Waffen ist die betroffen, die gerade geführt wurde.
    .counts = Gilt für alles, was die andere Hand hält. Eine Parierwaffe mit Klinge verletzt so schwer wie die Waffe, die sie ist.

FUM-06 = Mit Bestätigungswurf wird nach einer { $FUM-06-face } bei Attacke oder Parade noch einmal gegen denselben Wert gewürfelt; gelingt der Wurf, bleibt der Patzer aus. Sonst entscheidet ein Wurf mit { $FUM-06-dice }: Die Waffe ist zerstört, der Kämpfer stürzt oder stolpert, die Waffe fliegt bis zu { $FUM-06-flies-squares } Felder weit davon, oder er trifft sich selbst, schlimmstenfalls doppelt so hart, doch seine Rüstung schützt. Das kostet { $FUM-06-least } bis { $FUM-06-most } Initiative und alle übrigen Aktionen der Runde, und vor der nächsten ist eine Aktion Position nötig.
    .counts = Gilt mit dem Modul „Patzer“, Variante „mit Bestätigungswurf“, im Nahkampf und bei Passierschlägen. Gewandtheit oder Körperbeherrschung kann vor dem Sturz bewahren, und eine Waffe, die zu fest zum Zerbrechen ist, fliegt stattdessen davon und wird um { $FUM-06-brittle } brüchiger.

FUM-07 = Ein Schuss oder Wurf, bei dem eine { $FUM-07-face } fällt, ist ein Patzer, und ein Wurf mit { $FUM-07-dice } entscheidet. Von { $FUM-07-misses-from } bis { $FUM-07-misses-to } geht er nur daneben, ab { $FUM-07-comrade-from } trifft er einen Gefährten nahe der Schusslinie. Bei { $FUM-07-snaps-from } reißt die Sehne, und es dauert { $FUM-07-repair } Aktionen länger, die Waffe wieder bereit zu machen; bei { $FUM-07-destroyed-from } ist sie zerstört. Dazu sinkt die Initiative um { $FUM-07-least } bis { $FUM-07-most } Punkte.
    .counts = Gilt mit dem Modul „Patzer“; in der Variante „mit Bestätigungswurf“ kann ein zweiter Wurf ihn abwenden. Ist kein Gefährte in der Nähe, geht das Geschoss bloß verloren, und Wurfwaffen haben keine Sehne.

FUM-08 = Gewöhnlich ist nur eine { $FUM-08-face } ein Patzer. Mit improvisierten Waffen und einigen eigens gekennzeichneten beginnt die Gefahr schon bei { $FUM-08-clumsy }. Ein solcher Wurf misslingt auch dann, wenn der Wert hoch genug wäre.
    .counts = Gilt mit dem Modul „Patzer“. Wer die Sonderfertigkeit Improvisierte Waffen beherrscht, patzt mit ihnen nicht öfter als mit jeder anderen Waffe.
