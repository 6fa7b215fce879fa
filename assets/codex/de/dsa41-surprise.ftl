## Überraschung und Hinterhalt

SUR-01 = Eine überraschte Seite beginnt den Kampf ohne Initiativewurf: Nur der feste Teil zählt. Zu Beginn jeder Kampfrunde legt jeder Überraschte eine Probe auf Intuition ab; sobald sie gelingt, fällt sein Würfel und zählt dazu. Jede zweite Runde wird die Probe um { $SUR-01-time } leichter. Aufmerksamkeit erleichtert sie um { $SUR-01-vigilance }, Kampfgespür um { $SUR-01-instinct } und Blindkampf um { $SUR-01-blind }.
    .counts = Gilt mit dem Modul „Überraschung“, wenn das Szenario eine Seite überraschen lässt. Bis die Probe gelingt, handelt der Kämpfer wie sonst, nur spät, und Gegner dürfen im Handgemenge beginnen; ein Bogen ist noch nicht schussbereit.

SUR-02 = Wer einen Angriff nicht kommen sieht, kann sich kaum wehren. Das Opfer eines Hinterhalts legt zuerst eine Probe auf Intuition ab, gegen Geschosse um { $SUR-02-missile } erschwert, und darf nur bei Erfolg abwehren. Ein Überraschter, der von gar keinem Gegner weiß, sagt vorher nichts an und holt das gleich nach dem ersten Angriff nach.
    .counts = Gilt mit dem Modul „Überraschung“, für den ersten Angriff jedes Angreifers aus dem Hinterhalt. Bewusstlose bekommen keine Probe, und nach diesem Angriff ist das Opfer auf der Hut.

SUR-03 = Wen das Opfer nicht gesehen hat, der greift aus dem Hinterhalt an. Wo die Seiten Geheimnisse voreinander haben, legt ein Verborgener, der sich in Sichtweite eines Gegners bewegt oder zuschlägt, eine Probe auf Schleichen ab, erschwert durch die Behinderung. Jeder Gegner, der etwas merken könnte, würfelt auf Sinnenschärfe, erschwert um die übrigen Talentpunkte, und entdeckt den Verborgenen bei Erfolg. Misslingt das Schleichen, entdecken ihn alle.
    .counts = Gilt für jeden Verborgenen und jeden Gegner einmal je Kampfrunde. Wer entdeckt ist, bleibt es, bis ihn kein Gegner mehr sieht; wo die Seiten keine Geheimnisse haben, kommen nur Geschosse von außerhalb der Sicht aus dem Hinterhalt.

SUR-04 = Ein Meuchler trifft, wo es tödlich ist. Gegen ein ahnungsloses Opfer ist die Attacke um { $SUR-04-awake } erleichtert, gegen ein schlafendes um { $SUR-04-asleep }. Ein Treffer macht { $SUR-04-times }-mal so viele Trefferpunkte, geht an aller Rüstung vorbei und schlägt immer eine zusätzliche Wunde.
    .counts = Gilt mit dem Modul „Meuchelmord“, für Dolche, Fechtwaffen und Schwerter in Reichweite. Das Opfer muss schlafen oder von keinem Gegner wissen, oder kein Gegner darf den Angreifer gesehen haben.
