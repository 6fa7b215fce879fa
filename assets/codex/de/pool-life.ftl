## Lebenspunkte und Erste Hilfe

PL-HPT-01 = Lebenspunkte sind die Lebenskraft eines Kämpfers. Solange genug davon übrig sind, behindert eine Verletzung nicht: Wer wenige hat, handelt so gut wie jemand mit vielen.
    .counts = Wenige Lebenspunkte verbieten den Sprint, und der letzte ändert alles.

PL-HPT-02 = Schaden nimmt nie mehr Lebenspunkte, als da sind. Was darüber hinausgeht, verpufft.
    .counts = Gilt für Schläge, Feuer und Stürze. Ein schwerer Schlag tötet niemanden auf der Stelle.

PL-HPT-03 = Beim letzten Lebenspunkt ist der Tod nah. Ein Held kämpft im kritischen Zustand weiter; alle anderen werden bewusstlos und liegen da, bis sie sterben oder gerettet werden.
    .counts = Gilt, sobald höchstens der letzte Lebenspunkt übrig ist. Mit dem Modul „Alle sind Helden“ kämpfen alle weiter.

PL-HPT-04 = Heilung gibt nie mehr Lebenspunkte, als der Kämpfer unverletzt hatte. Sie beendet den kritischen Zustand oder die Bewusstlosigkeit, sobald genug Punkte zurück sind. Ein Heiltrank gibt { $PL-HPT-04-potion } Lebenspunkte zurück; man trinkt ihn oder flößt ihn einem bewusstlosen Nachbarn ein, jeweils mit einer Bewegungsaktion.
    .counts = Trinken kann nur, wer verletzt ist. Jeder Trank wirkt einmal, und wer einen Körper trägt, hat keine Hand dafür frei.

PL-CRL-01 = Ein Held, dem nur der letzte Lebenspunkt bleibt, verliert bei jeder Probe { $PL-CRL-01-successes } Erfolge: bei Angriffen, bei Manövern auf beiden Seiten, bei Erster Hilfe, Sprüngen, beim Verstecken und Suchen.
    .counts = Verteidigungswürfe und Schaden sind nicht betroffen.

PL-CRL-02 = Ein Held im kritischen Zustand ist zu schwach für einen Sprint.
    .counts = Alle anderen Bewegungen reichen so weit wie sonst.

PL-DWN-01 = Ein Held bricht bewusstlos zusammen, wenn kein Lebenspunkt mehr übrig ist.
    .counts = Andere fallen schon beim letzten Lebenspunkt.

PL-DWN-02 = Ein Bewusstloser kann gar nichts tun; seine Züge werden stillschweigend übergangen. Freunde können mit Erster Hilfe, Tränken und Heilzaubern helfen oder den Körper wegtragen.
    .counts = Gilt, bis er zu sich kommt. Sein Platz in der Reihenfolge zählt weiter die Zeit für Wirkungen, die er verursacht hat.

PL-DWN-03 = Wer bewusstlos liegt und nicht versorgt wird, stirbt nach { $PL-DWN-03-minutes } Minuten, das sind { $PL-DWN-03-rounds } Runden.
    .counts = Heilung, die den Kämpfer weckt, und Erste Hilfe mit jedem Ausgang wenden das ab, bei Helden wie bei anderen. So lange dauert kaum ein Kampf.

PL-DWN-04 = Schläge auf einen Bewusstlosen nehmen ihm Lebenspunkte, die vielleicht noch da sind; sonst geschieht nichts. Mit dem Modul „Töten von Bewusstlosen“ tötet eine eingeschränkte Aktion auf dem Nachbarfeld einen bewusstlosen Gegner.
    .counts = Ohne dieses Modul stirbt niemand durch weitere Schläge.

PL-DWN-05 = Wer zu sich kommt, liegt noch am Boden und handelt in seinem nächsten regulären Zug. Steht jemand auf demselben Feld, rollt er sich auf das nächste freie.
    .counts = Gilt für jedes Erwachen. Ein Platz in der Reihenfolge, der schon vorbei ist, kommt in derselben Runde nicht wieder.

PL-AID-01 = Wer neben einem Bewusstlosen ist, kann Erste Hilfe leisten. Das kostet eine eingeschränkte Aktion und verlangt eine Probe.
    .counts = Nur vom selben oder einem Nachbarfeld aus, ohne etwas Festes dazwischen. Wer einen Körper trägt, hat keine Hand dafür frei.

PL-AID-02 = Der Helfer würfelt Intelligenz und Heilkunde und braucht { $PL-AID-02-successes } Erfolge.
    .counts = Nach einem kritischen Treffer schwerer. Auch hier kostet der kritische Zustand Erfolge.

PL-AID-03 = Der Verletzte ist stabilisiert und stirbt nicht mehr, bleibt aber bewusstlos. Erst nach { $PL-AID-03-minutes } Minuten, also { $PL-AID-03-rounds } Runden, kommt ein Held von selbst mit dem letzten Lebenspunkt zu sich.
    .counts = Gilt nach jeder misslungenen Probe, auch nach einem Patzer. Wer kein Held ist, braucht zum Erwachen mehr als den letzten Lebenspunkt.

PL-AID-04 = Der Verletzte gewinnt so viele Lebenspunkte, wie ein Stufenwürfel des Helfers zeigt, und kommt sofort zu sich.
    .counts = Gilt nach einer gelungenen Probe; der Vorsprung macht keinen Unterschied.

PL-AID-05 = War der letzte Treffer, den der Verletzte erlitt, ein kritischer, braucht Erste Hilfe { $PL-AID-05-successes } Erfolge.
    .counts = Ein späterer Treffer, der nicht kritisch war, macht es wieder leichter. Ein wuchtiger Treffer zählt nicht.

PL-AID-06 = Erste Hilfe wird für jeden Zusammenbruch nur einmal versucht. Danach helfen nur Tränke und Heilzauber.
    .counts = Gilt, ob sie geholfen hat oder nicht, und für alle Helfer zusammen. Kommt der Kämpfer zu sich und fällt erneut, ist ein neuer Versuch erlaubt.

PL-AID-07 = Erste Hilfe wirkt bei Helden und anderen, bei Freunden und Gegnern. Wer kein Held ist und danach nur den letzten Lebenspunkt hat, bleibt bewusstlos, stirbt aber nicht mehr.
    .counts = Gilt für alle, die bewusstlos liegen, nicht für Tote.
