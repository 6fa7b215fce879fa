### Die Schauplätze: Titel, was die Auswahl über sie sagt, und die Namen der Parteien.

level-one-blow-title = Ein Hieb
level-one-blow-intro = Eine Lektion. In einem ummauerten Hof trifft Thessa auf einen geduldigen Gegner: eine Attacke von der Ansage bis zur Wunde, Schritt für Schritt.
level-one-blow-side-1 = Thessa
level-one-blow-side-2 = Übungspartner

level-courtyard-title = Der Hof
level-courtyard-intro = Einer gegen einen zwischen alten Mauern. Eine Forderung ist ergangen, und sie ist angenommen.
level-courtyard-about = Ein Duell, eins gegen eins.
level-courtyard-side-1 = Westecke
level-courtyard-side-2 = Ostecke

level-tavern-title = Zum Eberkopf
level-tavern-intro = Drei Gäste, drei ungebetene. Tische stehen im Weg, und durch die Küchentür passt nur einer auf einmal.
level-tavern-about = Eine Schlägerei zwischen Tischen und eine enge Tür.
level-tavern-side-1 = Gäste
level-tavern-side-2 = Räuber

level-field-title = Die Furt
level-field-intro = Acht gegen acht auf freiem Feld. Wer zuerst ins Wasser geht, kämpft darin.
level-field-about = Acht gegen acht, dazwischen eine Furt.
level-field-side-1 = Westufer
level-field-side-2 = Ostufer

level-corridor-title = Zu lange Klingen
level-corridor-intro = Drei kommen mit kurzen Klingen, drei warten mit langen. Zwischen den Sälen liegen Gänge, in denen niemand eine Hellebarde schwingt.
level-corridor-about = In engen Gängen fehlt langen Klingen der Platz.
level-corridor-side-1 = Eindringlinge
level-corridor-side-2 = Kellerwache

level-bridge-title = Zu zweit nebeneinander
level-bridge-intro = Vier gegen vier auf einer Holzbrücke. Piken reichen weit, der Fluss ist tief, und am nördlichen Geländer fehlt ein Stück.
level-bridge-about = Piken auf schmaler Brücke: Es zählt die Reichweite.
level-bridge-side-1 = Westufer
level-bridge-side-2 = Ostufer

level-high-water-title = Hochwasser
level-high-water-intro = Seit Tagen regnet es. Die Furt reicht bis zu den Knien, daneben bis zur Hüfte, und weiter draußen schwimmt man.
level-high-water-about = Tiefes Wasser: Wer watet, wird langsam, wer sinkt, ertrinkt.
level-high-water-side-1 = Reisende
level-high-water-side-2 = Räuber

level-roofs-title = Über den Dächern
level-roofs-intro = Drei Diebe, drei von der Wache und Bretter von Haus zu Haus. Wer an der Traufe steht, sollte sich nicht stoßen lassen.
level-roofs-about = Hoch über der Straße: Vorsicht an den Traufen.
level-roofs-side-1 = Diebe
level-roofs-side-2 = Stadtwache

level-ship-title = Alle Mann an Deck
level-ship-intro = Das Schiff sackt mittschiffs weg. Planke um Planke wird überspült; nur Achterdeck und Back bleiben trocken, und von beiden hängen Taue herab.
level-ship-about = Das Deck läuft voll, während gekämpft wird.
level-ship-side-1 = Mannschaft
level-ship-side-2 = Piraten

level-tomb-title = Bei Fackelschein
level-tomb-intro = Unter dem Hügel leuchten nur die Fackeln an den Wänden und jene, die die Grabräuber bei sich haben. Die Toten brauchen kein Licht.
level-tomb-about = Dunkelheit, Fackeln und wandelnde Tote.
level-tomb-side-1 = Grabräuber
level-tomb-side-2 = Die Toten

level-wood-title = Das Dickicht
level-wood-intro = Ein Feuer, ein Zelt, ein Mond hinter Wolken. Am Feuer hat niemand die fünf im Farn bemerkt.
level-wood-about = Bei Nacht, und nicht jeder wird gesehen.
level-wood-side-1 = Lager
level-wood-side-2 = Hinterhalt

level-battlements-title = Zinnen und Scharten
level-battlements-intro = Fünf haben das Tor aufgebrochen. Über dem Hof stehen Schützen hinter Stein, und zwei Treppen führen zu ihnen hinauf.
level-battlements-about = Zwei Treppen führen zu Schützen hinter Stein.
level-battlements-side-1 = Angreifer
level-battlements-side-2 = Besatzung

level-cave-title = Kopf einziehen
level-cave-intro = In den Höhlen steht man aufrecht; die Gänge dazwischen sind niedriger als ein Mensch. Goblins kennen jede Biegung.
level-cave-about = Niedrige Gänge, in denen nur Kleine aufrecht stehen.
level-cave-side-1 = Große Leute
level-cave-side-2 = Goblins

level-market-title = Markttag
level-market-intro = Obst, Tuch, Töpfe und vier Raufbolde, die mehr wollen, als sie zahlen. Einer hat Öl in Flaschen. Ein gekippter Tisch hält einen Bolzen auf.
level-market-about = Brennendes Öl und Tische, die Deckung geben.
level-market-side-1 = Freunde der Händler
level-market-side-2 = Raufbolde

level-ledge-title = Keiner weicht aus
level-ledge-intro = Auf dem Ziegenpfad über der Schlucht sind Zöllner und Schmuggler aufeinandergetroffen, und keiner will umkehren. Wer die Brücke drei Runden lang für sich hat, kommt hinüber; wer stolpert und gestoßen wird, nimmt den kurzen Weg nach unten.
level-ledge-about = Eine Brücke ohne Geländer: zu Fall bringen, stoßen, nicht selbst fallen.
level-ledge-side-1 = Zöllner
level-ledge-side-2 = Schmuggler

level-book-title = Das Buch des Meisters
level-book-intro = Der Meister ist tot, und zwei seiner Schüler wollen dasselbe Buch. Beide haben Schildträger gedungen, um hinter ihnen zu zaubern: Wer an denen vorbeikommt, fällt dem Magier mit der Klinge ins Wort. Das Buch gehört denen, die den Tisch drei Runden lang für sich haben.
level-book-about = Magier hinter Schilden: Wer die Reihe umgeht, bricht den Zauber.
level-book-side-1 = Der ältere Schüler
level-book-side-2 = Der jüngere Schüler

level-abbey-title = Wer steht hinter dir?
level-abbey-intro = Zwei Banden haben in der ausgebrannten Abtei nach demselben Silber gegraben, und nun liegt nur noch der Altar zwischen ihnen. Zwischen Pfeilern und Mauerresten führt immer ein Weg in jemandes Rücken, und ein Schild deckt nur eine Seite.
level-abbey-about = Acht Blickrichtungen: Flanke und Rücken liegen offen.
level-abbey-side-1 = Schatzgräber
level-abbey-side-2 = Deserteure
