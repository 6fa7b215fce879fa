## Besondere Angriffe und Manöver

D20-AID-01 = Statt selbst zuzuschlagen, kann man einen Gegner zum Nutzen eines Gefährten ablenken. Der Helfer würfelt einen Angriff gegen Rüstungsklasse { $D20-AID-01-number }; trifft er, hat der Gefährte { $D20-AID-01-attack } auf Angriffswürfe gegen diesen Gegner oder { $D20-AID-01-armour } auf die Rüstungsklasse gegen dessen Angriffe, je nachdem, was der Helfer will.
    .counts = Kostet eine Standardaktion, und der Helfer muss den Gegner treffen können, mit dem der Gefährte im Nahkampf steht. Gilt bis zum nächsten Zug des Helfers, mit dem Modul „Hilfe nur für einen Wurf“ für den nächsten Wurf. Mehrere Helfer werden zusammengezählt. Auch einen Schläfer wachzurütteln, ist Hilfe und gelingt immer.

D20-BUL-01 = Beim Ansturm wirft sich jemand mit dem ganzen Gewicht gegen einen Gegner, um ihn zurückzudrängen. Dazu tritt er auf dessen Feld und provoziert einen Gelegenheitsangriff von jedem Gegner, der dieses Feld bedroht. Hiebe der anderen treffen in { $D20-BUL-01-percent } von hundert Fällen statt des Angreifers den Bedrängten.
    .counts = Kostet eine Standardaktion oder tritt an die Stelle des Hiebes am Ende eines Sturmangriffs. Der Gegner muss benachbart und darf höchstens eine Größe größer sein. Mit Verbessertem Ansturm bekommt der Bedrängte keinen Gelegenheitsangriff.

D20-BUL-02 = Beide messen ihre Kräfte mit einem Würfel und dem Stärkemodifikator. Für jede Größe, die der Angreifer größer ist, wird sein Wurf um { $D20-BUL-02-size } besser, für jede, die er kleiner ist, ebenso viel schlechter; ein Sturmangriff bringt { $D20-BUL-02-charge }, Verbesserter Ansturm { $D20-BUL-02-feat }. Wer fest steht, auf mehr als zwei Beinen oder als Zwerg, wehrt sich mit { $D20-BUL-02-stable }.
    .counts = Gilt für den Ansturm. Der Angreifer muss höher liegen; bei Gleichstand misslingt es.

D20-BUL-03 = Gelingt der Ansturm, wird der Verteidiger ein Feld geradeaus zurückgedrängt, und der Angreifer rückt auf das frei gewordene Feld nach. Für je volle { $D20-BUL-03-points } Punkte Unterschied darf er ein Feld weiter drängen, soweit die Bewegung des Zuges reicht. Misslingt er, geht der Angreifer auf das Feld zurück, von dem er kam, oder stürzt dort, wenn es besetzt ist.
    .counts = Steht hinter dem Verteidiger eine Mauer oder eine Kreatur, bewegt sich nichts, und der Angreifer geht zurück. Über eine Kante stürzt der Verteidiger hinab. Schritte über das erste Feld hinaus provozieren andere, aber nicht die beiden voneinander.

D20-CHG-01 = Ein Sturmangriff ist ein Lauf geradewegs auf einen Gegner zu, mindestens { $D20-CHG-01-least } Felder und höchstens die doppelte Bewegungsrate weit, der auf dem nächsten Feld endet, von dem aus der Gegner zu treffen ist. Unterwegs darf nichts hindern: kein schwieriges Gelände, kein Hindernis und keine Kreatur, auch kein Gefährte.
    .counts = Kostet den ganzen Zug, und man muss den Gegner von Anfang an sehen. Ein { "1,5-m-Schritt" } geht nicht dazu. Die Schritte provozieren Gelegenheitsangriffe wie sonst; Hilflose sind nicht im Weg.

D20-CHG-02 = Der Anlauf gibt einem einzigen Hieb Wucht: { $D20-CHG-02-attack } auf seinen Angriffswurf oder auf den Stärkewurf, wenn der Sturmangriff in einen Ansturm mündet. Wer so losstürmt, denkt aber wenig an seine Abwehr und hat { $D20-CHG-02-armour } auf die Rüstungsklasse.
    .counts = Nur ein Nahkampfangriff, so viele man auch hat. Die schlechtere Rüstungsklasse gilt vom Beginn des Sturmangriffs bis zum eigenen nächsten Zug. Aus dem Sattel richtet eine Reiterlanze { $D20-CHG-02-lance }-fachen Schaden an; eine Waffe, die den Sturmangriff empfängt, fügt dem, der hineinrennt, { $D20-CHG-02-set }-fachen zu.

D20-MNT-01 = Ein Pferd, das nicht für den Krieg geschult ist, scheut im Getümmel. Zu Beginn jeder Runde muss seinem Reiter ein Wurf auf Reiten gegen { $D20-MNT-01-number } gelingen, der eine Bewegungsaktion kostet; misslingt er, ist der ganze Zug verloren.
    .counts = Nicht für geschulte Reittiere. Soll ein solches angreifen, während auch sein Reiter angreift, braucht es einen Wurf auf Reiten gegen { $D20-MNT-01-both }. Pferd und Reiter handeln im selben Zug und teilen sich ihre Felder.

D20-MNT-02 = Gute Reiter lenken ihr Pferd mit den Knien. Ein Wurf auf Reiten gegen { $D20-MNT-02-number } zu Beginn des Zuges lässt beide Hände frei, für einen Bogen, eine Waffe in beiden Händen oder einen Schild neben der Waffe.
    .counts = Kostet keine Aktion. Misslingt er, hält in diesem Zug eine Hand die Zügel.

D20-MNT-03 = Wer aus dem Sattel hinabschlägt, hat { $D20-MNT-03-bonus } auf Angriffswürfe im Nahkampf. Dafür verdirbt ein Pferd in Bewegung das Zielen: Nutzt es im Zug beide Bewegungen, gilt für Schüsse { $D20-MNT-03-double }, und { $D20-MNT-03-running }, wenn es rennt.
    .counts = Der Bonus gilt gegen Gegner zu Fuß, die höchstens mittelgroß sind, als erhöhte Position und nicht noch zu ihr hinzu. Ist das Reittier mehr als ein Feld weit gegangen, bleibt nur ein einziger Nahkampfangriff.

D20-MNT-04 = Wer aus dem Sattel stürzt, nimmt { $D20-MNT-04-damage } Schaden und liegt neben dem Reittier am Boden. Ein Wurf auf Reiten gegen { $D20-MNT-04-number } macht daraus eine weiche Landung. Wer das Bewusstsein verliert, bleibt in { $D20-MNT-04-stays } von hundert Fällen im Sattel, in einem Kriegssattel in { $D20-MNT-04-war }.
    .counts = Gilt, wenn das Reittier getötet oder der Reiter heruntergerissen wird. Bewusstlose können nicht auf eine weiche Landung würfeln.

D20-MNT-05 = Ein Reittier, das niemand mehr lenkt, will weg vom Kampf. In jedem seiner Züge läuft es so weit von allen Gegnern fort, wie es kann.
    .counts = Sobald sein Reiter gestürzt ist. Es greift nicht an, und seine Schritte provozieren wie sonst.

D20-TRP-01 = Wer einen Gegner von den Füßen holen will, muss ihn erst mit einem Berührungsangriff im Nahkampf zu fassen bekommen. Dann würfeln beide: der Angreifer mit Stärke, der Verteidiger mit Stärke oder Geschicklichkeit, je nachdem, was besser ist. Jede Größe Unterschied ist { $D20-TRP-01-size } wert, Verbessertes Zu-Fall-Bringen { $D20-TRP-01-feat }, ein fester Stand { $D20-TRP-01-stable }. Liegt der Angreifer höher, liegt der Verteidiger am Boden.
    .counts = Tritt an die Stelle eines Nahkampfangriffs, auch eines Gelegenheitsangriffs, gegen höchstens eine Größe größere Gegner. Bloße Hände provozieren einen Gelegenheitsangriff des Ziels. Nach einem Misserfolg darf der Verteidiger sofort dasselbe versuchen. Der Berührungsangriff gehört zum Modul „Berührungsangriff vor dem Zu-Fall-Bringen“.

D20-TRP-02 = Manche Waffen sind dafür gemacht, Beine wegzuziehen, etwa Flegel, Gisarmen und Hellebarden. Mit ihnen ist die Berührung ungefährlich: Sie provoziert niemanden. Bringt der Gegner danach den Angreifer zu Fall, kann dieser die Waffe loslassen, statt zu stürzen.
    .counts = Nur mit Waffen, deren Seite sagt, dass sie zu Fall bringen. Gewürfelt wird wie bei jedem Zu-Fall-Bringen.

D20-TRP-03 = Reiter reißt man auf dieselbe Weise aus dem Sattel. Sie dürfen sich mit Reiten statt mit Stärke oder Geschicklichkeit festhalten; unterliegen sie, stürzen sie.
    .counts = Gilt gegen Reiter. Was der Sturz anrichtet, steht auf der Seite über den Sturz vom Reittier.

D20-FNT-01 = Eine Finte bringt einen Gegner dazu, einen Hieb abzuwehren, der nicht kommt. Der Angreifer würfelt auf Bluffen, der Gegner auf Motiv erkennen, und sein Grund-Angriffsbonus kommt hinzu. Liegt der Angreifer höher, hat der Gegner gegen dessen nächsten Nahkampfangriff keinen Geschicklichkeitsbonus, und der kann dann ein hinterhältiger Angriff sein.
    .counts = Kostet eine Standardaktion, mit Verbesserter Finte eine Bewegungsaktion, und provoziert niemanden. Der Angriff muss vor dem Ende des eigenen nächsten Zuges kommen. Gegen Kreaturen, die keine Humanoiden sind, gilt { $D20-FNT-01-strange } auf den Wurf, gegen Tiere { $D20-FNT-01-dull }; Geistlose sind nicht zu täuschen.

D20-TDF-01 = Wer niemanden angreift und nur an seine Abwehr denkt, hat bis zu seinem nächsten Zug { $D20-TDF-01-bonus } auf die Rüstungsklasse. Der Bonus ist einer für Ausweichen.
    .counts = Kostet eine Standardaktion. Solange gibt es keine Gelegenheitsangriffe und keine Hilfe für die Zange. Sie kommt nicht zum defensiven Kämpfen hinzu und geht mit dem Geschicklichkeitsbonus verloren.

D20-DEF-01 = Wer vorsichtig angreift, wird seltener getroffen: { $D20-DEF-01-attack } auf alle Angriffswürfe und { $D20-DEF-01-armour } auf die Rüstungsklasse als Bonus für Ausweichen. Angesagt wird es mit einem Angriff oder einem vollen Angriff.
    .counts = Bis zum eigenen nächsten Zug, also auch für Gelegenheitsangriffe. Der Bonus geht mit dem Geschicklichkeitsbonus verloren.

D20-FUL-01 = Wer mehrere Angriffe hat, aus Können, mit einer zweiten Waffe oder mit Zähnen und Klauen, führt sie nur in einem vollen Angriff alle aus. Er beginnt mit dem besten, und vor jedem lässt sich ein neues Ziel wählen. Nach dem ersten Hieb kann man es sich noch anders überlegen und sich stattdessen bewegen.
    .counts = Kostet den ganzen Zug. Er lässt sich auch defensiv führen. Ein { "1,5-m-Schritt" } geht nur mit dem Modul „{ "1,5-m-Schritt" } beim vollen Angriff“ dazu.

D20-WDR-01 = Ein Rückzug führt mit dem Blick auf die Gegner aus dem Kampf, bis zur doppelten Bewegungsrate weit. Das Feld, auf dem er beginnt, darf man verlassen, ohne jemanden zu provozieren.
    .counts = Kostet den ganzen Zug, ohne { "1,5-m-Schritt" }. Spätere bedrohte Felder provozieren wie sonst, ebenso Gegner, die man nicht sieht. Blinde können sich nicht zurückziehen.

D20-GRP-01 = Für einen Ringkampf muss man den Gegner erst mit einem Berührungsangriff im Nahkampf packen. Dann würfeln beide mit Grund-Angriffsbonus, Stärke und dem Gewicht ihrer Größe; liegt der Angreifer höher, sind beide im Ringkampf, und er richtet den Schaden bloßer Hände an und kommt auf das Feld des Gegners.
    .counts = Nur mit dem Modul „Ringkampf“. Tritt an die Stelle eines Nahkampfangriffs und provoziert einen Gelegenheitsangriff des Ziels; richtet der Schaden an, ist der Griff misslungen. Wer mehr als eine Größe größer ist, lässt sich nicht halten. Bei Gleichstand gewinnt der höhere Modifikator, und gibt es keinen, würfeln beide neu.

D20-GRP-02 = Ringende bleiben, wo sie sind, bedrohen keine Felder und haben gegen alle außerhalb keinen Geschicklichkeitsbonus. Anstelle jedes Angriffs darf einer gegen einen anderen würfeln und, wenn er höher liegt, den Schaden bloßer Hände anrichten, ihn festhalten, sich befreien oder mit dem ganzen Zug alle mit halber Bewegungsrate mitschleifen.
    .counts = Nur mit dem Modul „Ringkampf“. Statt dieses Wurfs geht ein Angriff mit einer leichten oder natürlichen Waffe, mit { $D20-GRP-02-penalty } auf den Angriffswurf. Der Ringkampf endet, wenn nur noch einer übrig ist, der handeln kann.

D20-GRP-03 = Wer festgehalten wird, liegt am Boden und kann nichts tun, als sich mit einem einzigen Wurf in jedem Zug zu befreien. Auf die Rüstungsklasse gilt { $D20-GRP-03-melee } gegen Nahkampfangriffe, und die Geschicklichkeit zählt als nichts.
    .counts = Nur mit dem Modul „Ringkampf“. Gilt bis zum nächsten Zug dessen, der festhält. Sich zu befreien, beendet den Griff, nicht den Ringkampf.

D20-GRP-04 = Ohne das Modul beginnt niemand von sich aus einen Ringkampf. Szenarien und Kreaturen können trotzdem jemanden in einen verwickeln oder festhalten, und dann tun diese Zustände, was die Tabelle der Umstände von ihnen sagt.
    .counts = Gilt, solange das Modul „Ringkampf“ aus ist. Zauber brauchen dann ebenfalls den Konzentrationswurf, und hinterhältige Angriffe bleiben möglich.

D20-DSA-01 = Entwaffnen schlägt einem Gegner die Waffe aus der Hand. Beide machen einen Angriffswurf; liegt der des Angreifers höher, fällt die Waffe auf das Feld des Gegners. Eine Waffe in beiden Händen bringt { $D20-DSA-01-two }, eine leichte { $D20-DSA-01-light }, und jede Größe, die einer größer ist, { $D20-DSA-01-size }.
    .counts = Nur mit dem Modul „Entwaffnen“. Tritt an die Stelle eines Nahkampfangriffs und provoziert einen Gelegenheitsangriff des Ziels; richtet der Schaden an, ist der Versuch misslungen. Nach einem Misserfolg darf der Gegner sofort dasselbe versuchen.
