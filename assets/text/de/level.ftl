### Die Schauplätze: Titel, was die Auswahl über sie sagt, und die Namen der Parteien.

level-one-blow-title = Ein Hieb
level-one-blow-intro = Eine Lektion. In einem ummauerten Hof trifft Thessa auf einen geduldigen Gegner: ein Hieb von der Ansage bis zur Wunde, Schritt für Schritt.
level-one-blow-side-1 = Thessa
level-one-blow-side-2 = Übungspartner

level-courtyard-title = Der Hof
level-courtyard-intro = Einer gegen einen zwischen alten Mauern. Ein Orkkrieger hat gefordert, und Nazira hat angenommen.
level-courtyard-side-1 = Nazira
level-courtyard-side-2 = Ork

level-tavern-title = Zum Eberkopf
level-tavern-intro = Drei Gäste, drei ungebetene. Tische stehen im Weg, und durch die Küchentür passt nur einer auf einmal.
level-tavern-side-1 = Gäste
level-tavern-side-2 = Räuber

level-field-title = Die Furt
level-field-intro = Acht gegen acht auf freiem Feld. Wer zuerst ins Wasser geht, kämpft darin.
level-field-side-1 = Westufer
level-field-side-2 = Ostufer
