## Allgemeines

D20-CORE-01 = Fast alles entscheidet sich auf dieselbe Weise: Es wird { $D20-CORE-01-die } gewürfelt, Modifikatoren kommen hinzu, und die Summe wird mit einem Zielwert verglichen. Bei einem Angriff ist das die Rüstungsklasse des Ziels, bei einem Rettungswurf oder einer Fertigkeit eine Schwierigkeit. Wer den Zielwert erreicht, hat Erfolg.
    .counts = Gilt für Angriffswürfe, Rettungswürfe und Würfe auf Fertigkeiten und Attribute. Mit dem Modul „Gleichstand misslingt“ muss die Summe höher sein als der Zielwert. Schaden wird mit den Würfeln der Waffe oder des Zaubers ausgewürfelt.

D20-CORE-02 = Was nicht aufgeht, wird abgerundet: der halbe Bonus durch Stärke, der halbe Schaden nach einem Rettungswurf, der um die Hälfte erhöhte Schaden. Die Hälfte eines einzigen Punktes ist nichts.
    .counts = Gilt für jeden Bruchteil in diesen Regeln. Dass ein Treffer mindestens einen Punkt kostet, ist eine eigene Regel: Sie hilft, wo Abzüge vom Schaden nichts übrig ließen, nicht, wo ein Rettungswurf ihn halbiert.

D20-CORE-03 = Bei manchen Würfen zählt die Zahl auf dem Würfel mehr als die Summe. Eine natürliche { $D20-CORE-03-best } gelingt beim Angriffswurf und beim Rettungswurf immer, so schwer die Aufgabe auch ist, und eine natürliche { $D20-CORE-03-worst } misslingt immer, so leicht sie auch ist. Natürlich heißt: wie der Würfel gefallen ist, ehe etwas hinzukommt.
    .counts = Gilt für Angriffswürfe, für die Bestätigungswürfe kritischer Treffer und für Rettungswürfe. Initiative, Fertigkeiten, Konzentration und vergleichende Würfe kennen das nicht.

D20-CORE-04 = Jedes der sechs Attribute Stärke, Geschicklichkeit, Konstitution, Intelligenz, Weisheit und Charisma hat einen Wert, und in Würfen zählt der Modifikator, der daraus folgt: die Hälfte dessen, was der Wert über { $D20-CORE-04-average } liegt, abgerundet. Ein durchschnittlicher Wert bringt nichts, ein hoher einen Bonus, ein niedriger einen Abzug.
    .counts = Gilt überall, wo ein Attribut genannt ist: bei Angriffen, Schaden, Rüstungsklasse, Rettungswürfen, Initiative und Fertigkeiten. Eine Kreatur, der ein Attribut fehlt, wie Untoten die Konstitution, hat davon weder Bonus noch Abzug und ist vor Wirkungen sicher, die darauf angewiesen sind.

D20-CORE-05 = Die meisten Boni gehören zu einer Art: Rüstung, Schild, natürliche Rüstung, Ablenkung, Größe, Moral, Verbesserung. Von mehreren Boni derselben Art zählt nur der höchste. Boni für Ausweichen, für verschiedene Umstände und ohne Art werden zusammengezählt.
    .counts = Gilt für jeden Wert. Abzüge werden immer zusammengezählt, nur zählt derselbe Zustand nie doppelt. Das Protokoll nennt es, wenn ein Bonus hinter einem höheren zurücksteht.

D20-CORE-06 = Vervielfachen mehrere Dinge denselben Schaden, werden ihre Faktoren nicht miteinander malgenommen: Jedes fügt hinzu, was es über den einfachen Schaden hinaus bringt. Zwei Verdopplungen ergeben also eine Verdreifachung.
    .counts = Gilt für Schaden, etwa beim kritischen Treffer mit der Reiterlanze im Sturmangriff. Beim Preis von Feldern ist es anders: Dort verdoppelt jede Verdopplung, was schon verdoppelt ist.

D20-CORE-07 = Der Grund-Angriffsbonus sagt, wie gut jemand kämpft, und steigt mit der Stufe: schnell bei Kämpfern und ihresgleichen, langsamer bei Klerikern und Schurken, am langsamsten bei Magiern. Ab { $D20-CORE-07-second } gibt er im vollen Angriff einen zweiten Angriff und später weitere, jeden um { $D20-CORE-07-lower } Punkte niedriger als den davor und zusammen höchstens { $D20-CORE-07-most }. Auch die Grundwerte der drei Rettungswürfe steigen, und die, in denen eine Klasse gut ist, beginnen höher und wachsen schneller.
    .counts = Zu den Grundwerten kommen Attribute: Stärke oder Geschicklichkeit zum Angriff, Konstitution zur Zähigkeit, Geschicklichkeit zum Reflex, Weisheit zum Willen. In den Werten der fertigen Helden und Gegner ist das alles schon enthalten.

D20-CORE-08 = Kreaturen haben eine Größe, von mini bis kolossal; Menschen sind mittelgroß, Halblinge und Goblins klein. Je kleiner eine Kreatur ist, desto leichter trifft sie und desto schwerer ist sie zu treffen; je größer, desto mehr Gewicht hat sie im Ringkampf, beim Ansturm und beim Zu-Fall-Bringen, und desto mehr Felder füllt sie und erreicht sie.
    .counts = Gilt für jede Kreatur. Wo Regeln zwei Größen vergleichen, zählen sie die Plätze zwischen ihnen in dieser Reihe.

D20-CORE-09 = Wo zwei Kreaturen ihre Kraft oder ihren Verstand aneinander messen, würfeln beide und zählen ihre Modifikatoren hinzu. Wer angefangen hat, muss höher liegen; bei Gleichstand misslingt es.
    .counts = Gilt für Ansturm, Zu-Fall-Bringen, Finte und Entwaffnen und wenn sich jemand anschleicht. Im Ringkampf gewinnt bei Gleichstand der höhere Modifikator, und sind auch die gleich, würfeln beide noch einmal.

D20-CORE-10 = Ein Umstand zählt auf der Seite, zu der er gehört. Was vom Platz oder von der Taktik des Angreifers kommt, ändert den Angriffswurf; was vom Platz, vom Zustand oder von der Taktik des Verteidigers kommt, ändert die Rüstungsklasse.
    .counts = Bestimmt, in welcher der beiden Rechnungen eine Zeile steht. Tarnung ändert keine von beiden: Sie gibt eine Chance, dass ein Treffer doch noch fehlgeht.

D20-T-SIZE = Die Tabelle nennt für jede Größe, was sie zu Angriffswürfen und Rüstungsklasse, zum Ringkampf und anderen vergleichenden Würfen und zum Verstecken hinzufügt, wie viele Felder die Kreatur füllt und wie weit sie reicht. Ein Oger zum Beispiel ist groß: { $D20-T-SIZE-attack } auf Angriffswürfe und Rüstungsklasse, { $D20-T-SIZE-opposed } auf vergleichende Würfe, ein Platz von { $D20-T-SIZE-space } mal { $D20-T-SIZE-space } Feldern und eine Reichweite von { $D20-T-SIZE-reach }.
    .counts = Gilt für jede Kreatur. Vierbeiner reichen weniger weit als aufrechte Kreaturen derselben Größe; mit dem Modul „Blickrichtung“ sagt die Tabelle auch, welche zu klein sind, um Front und Rücken zu haben.
