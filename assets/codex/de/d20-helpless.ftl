## Hilflose Ziele

D20-HLP-01 = Hilflos ist, wer anderen auf Gedeih und Verderb ausgeliefert ist: gefesselt, schlafend, gelähmt oder bewusstlos. Solche Kreaturen tun nichts, bedrohen niemanden und können sich auf keine Weise wehren.
    .counts = Vom Beginn des Zustands bis zu seinem Ende. Auch wer stirbt oder stabilisiert ist, ist hilflos; Betäubte, Liegende und Festgehaltene sind es nicht.

D20-HLP-02 = Ein hilfloses Ziel ist leicht zu treffen. Auf seine Rüstungsklasse gilt { $D20-HLP-02-melee } gegen Nahkampfangriffe, und seine Geschicklichkeit zählt als nichts, das heißt { $D20-HLP-02-dexterity } statt des gewöhnlichen Modifikators, gegen alle Angriffe. Jeder Treffer kann ein hinterhältiger Angriff sein.
    .counts = Gilt für jeden Angriff, auch auf Entfernung, wo nur die Geschicklichkeit fehlt. Dass das Ziel am Boden liegt, ändert nichts weiter. Rüstung und Schild schützen trotzdem.

D20-HLP-03 = Wer einen hilflosen Gegner unmittelbar neben sich hat, kann den ganzen Zug auf einen Gnadenstoß verwenden. Er trifft ohne Wurf und ist kritisch, dazu kommen die Würfel eines hinterhältigen Angriffs, wenn der Angreifer welche hat. Lebt das Opfer dann noch, muss ihm ein Zähigkeitswurf gegen { $D20-HLP-03-number } plus Schaden gelingen, sonst stirbt es.
    .counts = Mit einer Nahkampfwaffe oder mit Bogen oder Armbrust gegen ein benachbartes Ziel. Provoziert Gelegenheitsangriffe von jedem Gegner, der den Angreifer bedroht. Unmöglich gegen Kreaturen, denen kein kritischer Treffer etwas anhat.

D20-HLP-04 = Ein hilfloser Gegner, den man nicht sieht, muss erst gefunden werden. Ein ganzer Zug vergeht damit, nach ihm zu tasten, der nächste mit dem Stoß selbst.
    .counts = Gilt gegen Ziele mit vollständiger Tarnung, etwa Schläfer im Dunkeln. Was immer man zwischen den beiden Zügen sonst tut, macht es zunichte, und die Suche beginnt von vorn.

D20-HLP-05 = In dieser härteren Lesart ist jeder Treffer im Nahkampf ein Gnadenstoß. Wer hilflos getroffen wird, erleidet ohne Bestätigung einen kritischen Treffer, und wer den überlebt, braucht noch einen Rettungswurf gegen den Tod.
    .counts = Nur mit dem Modul „Keine Gnade für Hilflose“. Schüsse sind nicht gemeint. Kreaturen, denen kein kritischer Treffer etwas anhat, nehmen gewöhnlichen Schaden und brauchen keinen Rettungswurf.
