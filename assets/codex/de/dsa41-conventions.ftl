## Grundlagen

CNV-01 = Was hilft oder stört, ist eine Zahl mit Vorzeichen. Das Spiel zählt all diese Zahlen zu dem Wert hinzu, auf den gewürfelt wird: Eine Erleichterung hebt ihn, eine Erschwernis senkt ihn. Was im Regelbuch „erschwert“ heißt, steht hier also mit einem Minus.
    .counts = Gilt für jede Attacke, jede Parade, jedes Ausweichen, jeden Schuss und jede Probe. Was etwas ganz unmöglich macht, ist kein Modifikator.

CNV-02 = Das Spiel würfelt { $CNV-02-die }. Die Probe gelingt, wenn der Würfel nicht mehr zeigt als den Wert mit allen Modifikatoren; auch ein gleiches Ergebnis gelingt. Jeder Punkt des Wertes bringt also gleich viel Chance.
    .counts = Gilt für Attacken, Paraden, Ausweichen, Schüsse und Eigenschaftsproben. Talente haben ihre eigene Probe, und die beste wie die schlechteste Augenzahl entscheiden für sich allein.

CNV-03 = Zeigt der Würfel selbst { $CNV-03-face }, gelingt die Probe, wie niedrig der Wert auch ist. Mit den Regeln für glückliche Attacken und Paraden bringt eine solche Attacke oder Parade noch mehr.
    .counts = Gilt für Attacken, Paraden, Ausweichen, Schüsse und Eigenschaftsproben, auch bei einem negativen Wert. Rettet keinen Schuss, dessen Erschwernisse größer sind als der Wert des Schützen.

CNV-04 = Zeigt der Würfel selbst { $CNV-04-face }, misslingt die Probe, wie hoch der Wert auch ist. Mit den Regeln für Patzer kann aus einer solchen Attacke, Parade oder einem solchen Schuss ein Patzer mit weiteren Folgen werden.
    .counts = Gilt für Attacken, Paraden, Ausweichen, Schüsse und Eigenschaftsproben. Ein so misslungenes Ausweichen hat keine weiteren Folgen; mit manchen plumpen Waffen patzt man auch bei anderen hohen Augenzahlen.

CNV-05 = Geht eine Teilung nicht auf, rundet das Spiel zur nächsten ganzen Zahl. Genau ein halber Punkt wird aufgerundet.
    .counts = Gilt überall, wo eine Regel teilt und nichts anderes sagt, etwa für Basiswerte und Wundschwellen. Manche Regeln runden immer auf oder immer ab; das steht auf ihren Seiten.

CNV-06 = Würfel werden mit ihrer Anzahl, einem Buchstaben und der Zahl ihrer Seiten geschrieben; was dahinter steht, kommt zu ihrer Summe hinzu. Das Langschwert zum Beispiel richtet { $CNV-06-sword } Trefferpunkte an. Gleicher Anfang und gleiche Entscheidungen bringen wieder dieselben Würfe.
    .counts = Gilt für alle Würfel eines Kampfes. Das Protokoll nennt zu jedem die Regel, für die er fiel.

CNV-07 = Gewürfelt wird auf eine Eigenschaft wie Gewandtheit oder Körperkraft: Der Würfel darf nicht mehr zeigen als die Eigenschaft mit ihren Modifikatoren. Wunden, Gift, niedrige Lebensenergie, Erschöpfung und eine misslungene Ansage können sie senken.
    .counts = Gilt, wo eine Regel nach der Eigenschaft selbst fragt, etwa um auf den Beinen zu bleiben. Wesen mit festen Werten würfeln stattdessen auf ihre Konstitution.

CNV-08 = Das Spiel würfelt { $CNV-08-dice }, einen Würfel für jede Eigenschaft des Talents. Was ein Würfel über seine Eigenschaft hinaus zeigt, wird vom Talentwert mit seinen Modifikatoren bezahlt. Reichen die Punkte, gelingt die Probe; was übrig bleibt, mindestens { $CNV-08-least }, zeigt, wie gut. Ist der Talentwert mit Modifikatoren negativ, senkt er stattdessen jede der Eigenschaften.
    .counts = Gilt für Selbstbeherrschung, Körperbeherrschung, Heilkunde Wunden und alle anderen Talente, die keine Kampftalente sind. Zeigen { $CNV-08-alike } oder mehr Würfel die beste Augenzahl, gelingt die Probe immer; bei ebenso vielen schlechtesten misslingt sie immer.

CNV-09 = Nach jedem Schritt einer Rechnung steht eine ganze Zahl, und von ihr geht der nächste Schritt aus. Werte, Punkte und Verluste sind deshalb überall ganz, und es summieren sich keine verborgenen Bruchteile.
    .counts = Gilt für alle Werte eines Kampfes. Nur Bewegung zählt in halben Feldern, weil ein schräger Schritt ein halbes Feld mehr kostet.

CNV-10 = Mit dem effektiven Wert wird der Würfel verglichen: Er ist der Wert der Handlung samt allen Modifikatoren, die gerade zutreffen. Protokoll und Vorschau führen jeden mit seiner Regel auf, sodass sich die Summe nachrechnen lässt.
    .counts = Gilt für jeden Wurf auf einen Wert. Modifikatoren, die als nicht zählend aufgeführt sind, ändern nichts.
