## Raster

BD-GRD-01 = Eine Karte ist ein Raster aus Feldern. Die Spalten werden von Westen nach Osten gezählt, die Reihen von Norden nach Süden, beginnend in der nordwestlichen Ecke. Keine Karte hat mehr als { $BD-GRD-01-largest } Felder je Seite. Über den Rand hinaus führt kein Schritt, und beim Platz für eine Waffe zählt er wie eine Wand.
    .counts = Gilt auf jeder Karte. Sichtlinien sind nicht betroffen, denn jenseits des Randes liegt nichts.

BD-GRD-02 = Es gibt { $BD-GRD-02-directions } Richtungen: Norden, Nordosten und so weiter im Uhrzeigersinn bis Nordwesten. Wer kämpft, blickt in eine davon, und jeder Schritt und jeder Stoß führt in eine davon.
    .counts = Die Blickrichtung ändert nur dort Zahlen, wo vorn, Flanke und hinten gespielt werden: mit dem Modul „Blickrichtung“ in der vierten Edition, mit „Flanke und Rücken“ in den Würfelpool-Regeln. Sonst dient sie nur dem Bild.

BD-GRD-03 = Eine Kante ist die Grenze zwischen zwei benachbarten Feldern. Manche Dinge füllen ein Feld, etwa eine Säule; andere liegen auf einer Kante, etwa Wände und die meisten Türen. Ein Ding auf einer Kante nimmt keinen Platz weg: Auf beiden Seiten kann jemand stehen.
    .counts = Gilt für alles, was die Kante überquert: Schritte, Blicke, Hiebe und Geschosse. Eine Karte darf beide Arten von Dingen nebeneinander verwenden.

BD-GRD-04 = Wer Menschengröße hat, füllt ein einzelnes Feld. Große Wesen füllen einen Block von Feldern, so breit wie tief, mit höchstens { $BD-GRD-04-largest } Feldern je Seite. Für den ganzen Block gelten dieselbe Blickrichtung und dieselbe Haltung, und er steht so hoch wie sein höchstes Feld.
    .counts = Gilt für jeden Körper. Ob zwei Körper auf demselben Feld stehen dürfen, sagt das Regelsystem; ebenso, ob sich jemand mit halber Breite durch eine Lücke zwängt, was derzeit keines der beiden erlaubt.

BD-GRD-05 = Der Abstand sagt, wie viele Spalten und wie viele Reihen von einem Kämpfer zum anderen führen, gezählt zwischen ihren nächsten Feldern und mit der Richtung. Nachbarn sind einen Schritt auseinander; wo sich beide auf einer Achse überschneiden, wird dort nichts gezählt.
    .counts = Aus ihm folgt jede Entfernung und jede Richtung auf dem Spielfeld. Bei großen Wesen muss niemand fragen, welches Feld gemeint ist: Es zählt immer das nächste.

BD-GRD-06 = Eine Diagonale ist länger als ein gerader Weg über ebenso viele Felder. Darum lassen sich Felder verschieden zählen: nur auf der längeren Achse, mit der Hälfte der kürzeren dazu, oder als gerundete Luftlinie. Jedes Regelsystem nennt das Maß, das bei ihm für Schuss, Sicht und Licht gilt.
    .counts = Die Wahl betrifft Reichweiten. Berührung und die Reichweite von Hieben zählen immer auf der längeren Achse, was immer das Regelsystem sagt.

BD-DST-1 = Gezählt werden Spalten und Reihen zwischen beiden; die größere Zahl ist die Entfernung. Diagonalen kosten nichts extra, und so sind alle Felder ringsum gleich nah, auch die an den Ecken.
    .counts = Gilt für Berührung und für die Reichweite jedes Hiebs, in den Würfelpool-Regeln für alle Entfernungen.

BD-DST-2 = Zur größeren der beiden Zahlen, Spalten oder Reihen, kommt die Hälfte der kleineren, und das Ergebnis wird abgerundet. Das liegt nahe an der wahren Entfernung und braucht keine Wurzel.
    .counts = So wird gezählt, wie weit ein deckendes Ding von Angreifer und Ziel entfernt ist. Ihre Reichweiten zählen weder die vierte Edition noch die Würfelpool-Regeln auf diese Weise.

BD-DST-3 = Die Luftlinie von Feld zu Feld wird ausgerechnet und auf die nächste ganze Zahl gerundet, genau die Hälfte nach oben. So fällt das Licht einer Lampe als Kreis und nicht als Quadrat.
    .counts = Gilt in der vierten Edition für Schuss, Sicht und Licht. Die Würfelpool-Regeln nehmen stattdessen die längere Achse.

BD-DST-4 = Alles, was über einen Hieb hinausreicht, zählt ein Regelsystem mit demselben Maß: Schüsse und Würfe, Sicht, das Licht von Lampen. In der vierten Edition ist das die gerundete Luftlinie, in den Würfelpool-Regeln die längere Achse.
    .counts = Gilt überall, wo eine Seite von Reichweite spricht. Eine Fackel erhellt darum in den Würfelpool-Regeln etwas mehr Felder als in der vierten Edition.

BD-DST-5 = Die Reichweite in Feldern mal der Länge eines Felds ergibt die Reichweite in Dezimetern. So lassen sich Regeln, die Meter nennen, mit der Karte vergleichen.
    .counts = Gilt für jede Grenze, die in Metern angegeben ist, etwa die Reichweite eines Bogens. Regeln, die Felder nennen, brauchen das nicht.

BD-GRD-07 = Ein Feld ist { $BD-GRD-07-side } Dezimeter lang, wenn das Szenario nichts anderes sagt. Höhen und Tiefen stehen immer in Dezimetern und bleiben gleich, wie lang ein Feld auch ist.
    .counts = Für die Würfelpool-Regeln darf ein Szenario eine andere Länge festlegen; damit ändern sich alle Entfernungen in Metern. In der vierten Edition steht die Länge fest.

BD-GRD-08 = Von einem Kämpfer aus liegt jeder andere in einer der { $BD-GRD-08-directions } Richtungen: in der, die am besten passt. Der Kreis ringsum ist in gleiche Teile geschnitten, und kein Feld liegt auf einem Schnitt, sodass die Antwort immer eindeutig ist.
    .counts = Entscheidet, wohin sich ein Angreifer dreht, wohin ein Gestoßener weicht und auf welcher Seite jemand steht. Zwei auf demselben Feld haben keine Richtung zueinander.

BD-GRD-09 = Andere stehen vor einem Kämpfer, rechts, links oder hinter ihm. Vorn ist die Blickrichtung samt den Richtungen links und rechts daneben; genau zur Seite liegt die Flanke, alles Übrige ist hinten. Wie weit der andere weg ist, spielt keine Rolle.
    .counts = Ändert Zahlen mit dem Modul „Blickrichtung“ in der vierten Edition und mit „Flanke und Rücken“ in den Würfelpool-Regeln. Wer auf demselben Feld steht, steht vorn.

BD-GRD-10 = Die Felder voraus sind die, die einen Kämpfer in seiner Blickrichtung berühren; füllt er ein einzelnes Feld, ist es das Feld direkt vor ihm. Weg von jemandem heißt: geradeaus auf der Linie zwischen beiden oder um einen halben rechten Winkel zur Seite.
    .counts = Gilt in der vierten Edition: Wer frei ausweicht, darf nicht direkt vor dem Angreifer landen, und wer die Distanz vergrößert, geht vom Gegner weg.
