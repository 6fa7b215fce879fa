## Moral

MRL-01 = Ein Tier, dem nur noch ein Drittel seiner Lebensenergie oder weniger bleibt, ergreift am Ende der Kampfrunde die Flucht. Es läuft auf dem kürzesten Weg von der Karte. Führt kein Weg hinaus, kämpft es weiter.
    .counts = Gilt nur mit dem Modul Moral. Tollwütige Tiere und solche, die ihre Jungen verteidigen, fliehen nicht. Ein Pferd ohne Reiter flieht schon bei der ersten Wunde; mit Reiter bleibt es.
MRL-02 = Vernunftbegabte Gegner würfeln am Ende einer Kampfrunde eine Moralprobe, wenn sie einen neuen Grund zum Verzagen sehen: Die halbe eigene Seite oder der Anführer kann nicht mehr kämpfen, ein einziger Treffer hat einen unverletzten Gefährten gefällt, oder ihnen bleibt weniger als ein Drittel der Lebensenergie. Der Würfel darf den Moralwert nicht übertreffen; jeder weitere Grund erschwert die Probe um { $MRL-02-further }, ein Anführer in Sicht erleichtert sie um { $MRL-02-leader }, die eigene Überzahl um { $MRL-02-more }, und doppelt so viele Gegner erschweren sie um { $MRL-02-twice }. Wem sie misslingt, der zieht sich an den Rand der Karte zurück oder ergibt sich, wenn kein Weg hinausführt. Nach dem besten Wurf muss ein Kämpfer nie wieder würfeln, nach dem schlechtesten flieht er in Panik.
    .counts = Gilt nur mit dem Modul Moral und für Kämpfer mit einem Moralwert. Mehrere neue Gründe in einer Runde führen zu einer einzigen Probe; im Rausch gibt es keine.
MRL-03 = Helden müssen nie eine Moralprobe ablegen. Ob sie weiterkämpfen, sich zurückziehen oder aufgeben, entscheidet, wer sie spielt.
    .counts = Gilt für alle Kämpfer ohne Moralwert, auch für Untote.
MRL-04 = Ein Anführer, der ruft, macht seinen Leuten Mut: Die nächste Moralprobe eines jeden ist um { $MRL-04-call } erleichtert.
    .counts = Gilt nur mit dem Modul Moral. Der Ruf ist eine Freie Aktion und hilft einmal je Kampfrunde; mehrere Rufe vor einer Probe addieren sich nicht.
