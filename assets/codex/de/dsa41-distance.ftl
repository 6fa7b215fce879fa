## Distanzklassen

DK-01 = Zwei gebundene Gegner stehen in einer bestimmten Entfernung voneinander, der Distanzklasse. Von nah nach fern sind das Handgemenge, Nahkampf, Stangenwaffe und Pike. Jede Waffe ist für eine oder mehrere davon gemacht: ein Dolch für die Nähe, ein Schwert für den Nahkampf, ein Speer für mehr Abstand, bloße Hände nur für das Handgemenge.
    .counts = Gilt mit dem Modul „Distanzklassen“. Jedes Paar von Gegnern hat seine eigene Klasse; ohne das Modul zählt nur, wie weit die Waffen reichen.

DK-02 = Eine Waffe, die nicht zur Distanz passt, ist hinderlich. Ist sie um eine Klasse zu kurz, ist die Attacke um { $DK-02-malus } erschwert; ist sie um eine Klasse zu lang, sind es Attacke und Parade. Passt sie noch schlechter, ist keine Attacke mehr möglich, und mit einer viel zu langen Waffe auch keine Parade. Eine zu kurze Waffe pariert ohne Erschwernis.
    .counts = Gilt für jede Attacke und Parade mit einer Waffe; hat sie mehrere Klassen, zählt die passendste. Schilde parieren in jeder Distanz ohne Erschwernis, für das Ausweichen gibt es eine eigene Regel, und die Peitsche leidet stärker.

DK-03 = Manöver gelingen nur in der richtigen Distanz. Passt die Waffe nicht zur Distanzklasse, sind nur einfache Attacken und einfache Paraden möglich.
    .counts = Gilt auch für angesagte Finten und Wuchtschläge. Ausweichen, Paraden mit Schild, Parierwaffe oder zweiter Waffe und eine Finte beim Verkürzen der Distanz sind in jeder Klasse möglich.

DK-04 = Sobald zwei Gegner gebunden sind, bestimmen die Felder zwischen ihnen die erste Distanzklasse. Wer auf benachbarten Feldern steht, beginnt im Nahkampf, mit einem Feld dazwischen in der Distanz Stangenwaffe, noch weiter auseinander in der Distanz Pike. Wer den Gegner überrascht oder von hinten kommt, darf stattdessen im Handgemenge beginnen.
    .counts = Gilt immer, wenn ein neues Paar gebunden wird. Die Wahl hat der Angreifer auf einem benachbarten Feld vor seinem ersten Schlag; eine Mauer oder ein niedriges Hindernis dazwischen verhindert sie.

DK-05 = Statt zuzuschlagen, kann ein Kämpfer näher an den Gegner heranrücken: Das kostet die Attacke und eine Freie Aktion. Um eine Klasse näher ist die Attacke nicht erschwert, um zwei Klassen um { $DK-05-two }. Der Gegner darf parieren oder gezielt ausweichen, um den Abstand zu halten. Gelingt ihm das nicht, wird die Klasse kürzer, der Kämpfer rückt so weit vor wie nötig, und Schaden entsteht nicht.
    .counts = Gilt zwischen gebundenen Gegnern, die freie Bahn zueinander haben. Die Erschwernis der falschen Distanz zählt dabei nicht, und eine Finte ist erlaubt; unmöglich ist es im Liegen, im Griff eines Gegners und ins Handgemenge über ein Hindernis hinweg.

DK-06 = Statt zuzuschlagen, kann ein Kämpfer sich vom Gegner lösen: Das kostet die Attacke und eine Freie Aktion. Die Attacke ist für eine Klasse um { $DK-06-one } erschwert, für zwei um { $DK-06-two }. Der Gegner kann das nicht abwehren, aber ein schnellerer darf nachsetzen. Gelingt die Attacke, wächst die Klasse, und der Kämpfer weicht so weit zurück, wie es die neue Distanz verlangt.
    .counts = Gilt zwischen gebundenen Gegnern, wenn Platz zum Zurückweichen ist. Die Erschwernis der falschen Distanz zählt dabei nicht; unmöglich ist es im Liegen und im Griff eines Gegners.

DK-07 = Ein freier Schritt ändert die Distanzklasse nicht. Wer damit näher kommt oder zurückgeht, kämpft weiter in derselben Klasse.
    .counts = Gilt, solange sich die beiden noch erreichen; sonst sind sie nicht mehr gebunden.

DK-08 = Wer eine Bewegung oder einen Sprint in Reichweite eines Gegners beendet, ist mit ihm im Kampf, und die Klasse richtet sich neu nach den Feldern dazwischen. Lange Waffen halten andere auf Abstand: Wer in die Kontrollzone einer längeren Waffe gerät, muss dort stehen bleiben. Näher heran führt nur die Attacke, die die Distanz verkürzt, oder ein Sturmangriff.
    .counts = Gilt zwischen Gegnern, die einander sehen, solange der Träger der längeren Waffe zum Zuschlagen bereit ist. Einen Sturmangriff auf eben diesen Gegner hält sie nicht auf.

DK-09 = Eine gewürfelte { $DK-09-best } hilft beim Verkürzen der Distanz: Die Abwehr des Gegners wird halbiert, bevor andere Modifikatoren zählen. Eine { $DK-09-worst } ist ein Patzer wie bei jeder Attacke.
    .counts = Das Halbieren gilt immer, der Patzer mit dem Modul „Patzer“. Beim Vergrößern der Distanz bedeutet eine { $DK-09-best } nichts Besonderes.
