## Überzahl

UEB-01 = Mehrere Gegner zugleich zu parieren, ist schwer. Für jeden weiteren Gegner nach dem ersten, an den ein Kämpfer gebunden ist, ist jede Parade um { $UEB-01-each } erschwert, aber nie um mehr als { $UEB-01-most }.
    .counts = Gilt mit dem Modul „Überzahl“ für Paraden im Nahkampf. Gilt nicht für die Paraden einer Klingenwand und nicht für einen Kämpfer, der in Formation zwischen zwei Kameraden steht.

UEB-02 = Gemeinsam fällt die Attacke leichter. Sind mehrere Gegner an denselben Kämpfer gebunden, ist die Attacke jedes von ihnen um { $UEB-02-bonus } erleichtert.
    .counts = Gilt mit dem Modul „Überzahl“; noch mehr Angreifer bringen keine größere Erleichterung. Ein Reiter zählt mit seinem Reittier als einer.

UEB-03 = Wenn mehrere Gegner drängen, bleibt zum Ausweichen weniger Platz. Zwei Gegner erschweren es um { $UEB-03-two }, mehr um { $UEB-03-three }, und gegen eine ganze Schar ist es unmöglich.
    .counts = Gilt für freies und gezieltes Ausweichen im Nahkampf, auch ohne das Modul „Überzahl“. Für Paraden gibt es eine eigene, kleinere Erschwernis.

UEB-04 = Die größere Seite kämpft mit mehr Zuversicht. Für jeden Kämpfer, den eine Seite mehr hat als ihre Gegner, gewinnen alle auf ihr { $UEB-04-each } Initiative, höchstens { $UEB-04-most }. Gezählt wird zu Beginn jeder Kampfrunde, bevor jemand etwas ansagt.
    .counts = Gilt mit dem Modul „Überzahl“ für alle, die handeln können; ein Reittier mit Reiter zählt nicht mit. Wo die Seiten Geheimnisse voreinander haben, zählt nur, wer einen Gegner sieht und von ihm gesehen wird.

UEB-05 = Um einen Kämpfer passen so viele Angreifer, wie Felder neben ihm frei sind. Mit langen Waffen können andere aus der zweiten Reihe an einem Freund vorbei zuschlagen.
    .counts = Für die zweite Reihe braucht es eine Waffe, die für mehr als den Nahkampf gemacht ist, und nur ein einziger Freund darf dazwischenstehen. Wände, Hindernisse und andere Kämpfer lassen weniger Platz.
