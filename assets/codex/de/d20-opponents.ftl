## Gegner und Reittiere

D20-T-OPP = Die Gegner haben fertige Werte: In Trefferpunkten, Rüstungsklasse, Angriffen und Rettungswürfen sind Attribute, Größe, Ausrüstung und Talente schon enthalten. Trefferwürfel stehen an der Stelle einer Stufe; sie bestimmen etwa, wie viele von ihnen ein Schlafzauber erreicht. Wie gefährlich ein Gegner ist, hängt von seiner Zahl und seinem Platz ebenso ab wie von seinen Werten.
    .counts = Gilt für die Gegner der Szenarien. Mehrere Klauen und Bisse zusammen brauchen einen vollen Angriff; bei einem einzelnen Angriff nutzt eine Kreatur eine ihrer Hauptwaffen.

D20-OPP-01 = Ein kleiner Plünderer mit Stachelkeule und Wurfspeer, allein schwach und in der Menge lästig. Er wirft zuerst, sucht das Zwei-gegen-Eins und überlässt die vordere Reihe anderen.

D20-OPP-02 = Ein starker, ungestümer Krieger, dessen gebogene Klinge oft kritisch trifft und dann auf der Stelle tötet. Er hat wenig Rüstung und wenige Trefferpunkte, sieht bei Tageslicht schlecht und sollte zuerst getroffen werden.

D20-OPP-03 = Ein disziplinierter Soldat der Goblinvölker mit Langschwert und Schild. Mehrere von ihnen nebeneinander halten eine Linie und zermürben ihre Gegner.

D20-OPP-04 = Ein hyänenköpfiger Jäger, zäh für seinesgleichen. Er schießt, solange die Gegner herankommen, greift dann zu Schild und Axt und schlägt mit aller Kraft zu.

D20-OPP-05 = Der größte der Goblinartigen, stark, dickhäutig und erstaunlich leise. Er schleicht sich an, wittert Versteckte und schlägt hart zu.

D20-OPP-06 = Ein schneller Jäger auf vier Beinen. Sein Biss reißt zu Boden, wen er trifft, und über die Liegenden fällt dann das Rudel her.

D20-OPP-07 = Knochen ohne Furcht und ohne Gnade. Klingen und Spitzen schaden ihnen wenig, stumpfe Waffen zerbrechen sie; sie kennen weder Schlaf noch Schmerz und gehören zu den Ersten, die handeln.

D20-OPP-08 = Ein wandelnder Leichnam, langsam und leicht zu treffen, aber schwer aufzuhalten. In jedem Zug bringt er nur einen Gang oder einen Hieb zustande, und nur Schneiden richten an ihm viel aus.

D20-OPP-09 = Ein Riese mit wenigen Gedanken und einer mannslangen Keule. Er reicht über ein Feld hinweg und fällt die meisten Helden mit wenigen Hieben, reagiert aber langsam und ist mit Zaubern leicht zu treffen.

D20-OPP-10 = Ein langarmiger Riese, dessen Wunden sich vor aller Augen schließen. Beide Klauen zusammen zerreißen ihr Opfer; was tot bleiben soll, braucht Feuer oder Säure.

D20-OPP-11 = Ein Tier, das zum Beißen auf das Feld seines Gegners kriechen muss. Eine Ratte ist nur lästig; viele binden jemanden, der anderswo gebraucht wird.

D20-OPP-12 = Eine mannsgroße Spinne, die an Wänden und Decken lauert. Ihr Biss ist harmlos gegen das Gift, das sofort und später noch einmal die Stärke raubt.

D20-T-MOUNT = Reittiere tragen ihren Reiter, der sich den Platz mit ihnen teilt und für beide entscheidet. Ein für den Krieg geschultes Pferd geht ohne Zögern ins Getümmel; jedes andere muss in jeder Runde neu dazu gezwungen werden.
    .counts = Gilt im berittenen Kampf. Pferd und Reiter handeln zusammen, mit der Initiative des Reiters, und ein Pferd ohne Reiter verlässt den Kampf.

D20-MOU-01 = Ein für den Krieg geschultes Pferd, das im Getümmel gehorcht, einen Sturmangriff trägt und selbst mit den Hufen schlägt.

D20-MOU-02 = Ein Reitpferd, schnell und stark, aber nicht für den Krieg geschult: Es scheut, und es zu halten kostet seinen Reiter einen Teil des Zuges.
