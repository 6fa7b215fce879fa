## Zustände

PL-STA-01 = Verschiedene Zustände addieren sich. Derselbe Zustand ein zweites Mal macht nichts schlimmer: Es zählen der größere Verlust und das spätere Ende.
    .counts = Gilt für alle Zustände. Wie viele es auch sind, die Zahl der Verteidigungswürfel gerät nie ins Minus.

PL-STA-02 = Der Kämpfer ist mit den Gedanken woanders: Er verliert { $PL-STA-02-dice } Verteidigungswürfel und bei Wahrnehmungsproben { $PL-STA-02-successes } Erfolge. Ein Hinterhalt trifft ihn unvorbereitet.
    .counts = Bis derjenige seinen nächsten Zug beginnt, der ihn abgelenkt hat.

PL-STA-03 = Der Kämpfer kommt nicht von seinem Feld: kein Gehen, Kriechen oder Sprinten, kein Weg vor einem Manöver, und auch zurückdrängen lässt er sich nicht. Angreifen, Aufstehen, Ripostieren und Handgriffe sind weiter möglich.
    .counts = Bis derjenige seinen nächsten Zug beginnt, der ihn festgesetzt hat. Die Verteidigung leidet nicht.

PL-STA-04 = Ein geblendeter Kämpfer verliert bei Angriffen im Nahkampf { $PL-STA-04-close } Erfolge, bei Angriffen auf Entfernung { $PL-STA-04-distant }, dazu { $PL-STA-04-dice } Verteidigungswürfel.
    .counts = Bis zum Ende seines nächsten Zuges. Eigene Würfe bei Manövern leiden wie im Nahkampf, ob er das Manöver versucht oder abwehrt, und Sprinten ist unmöglich.

PL-STA-05 = Ein Kämpfer am Boden hat { $PL-STA-05-dice } Verteidigungswürfel weniger. Angriffe und Riposten sind ohne Erschwernis möglich; von den Manövern bleibt nur Ablenken, und bewegen kann er sich nur kriechend. Aufstehen kostet die Angriffsaktion.
    .counts = Bis er aufsteht. Mit dem Modul „Deckung“ haben Schüsse aus einigem Abstand nichts davon.

PL-STA-06 = Ein betäubter Kämpfer verliert seinen nächsten Zug und { $PL-STA-06-dice } Verteidigungswürfel. Ripostieren und Verzögern sind unmöglich, und bei einem Manöver würfelt er nicht.
    .counts = Bis zum Ende des verlorenen Zuges. Wer mit einem verzögerten Zug gewartet hat, verliert diesen und erholt sich am Ende der Runde.

PL-STA-07 = Wer zurückgedrängt wird und nicht weichen kann, verliert Verteidigungswürfel: so viele, wie die Stärke des Angreifers beträgt, und { $PL-STA-07-dice } dazu.
    .counts = Bis der Bedrängte seinen nächsten Zug beginnt. Mit dem Modul „Gebremstes Zurückdrängen“ kostet ein Stoß, der zu früh endet, einen Würfel für jedes fehlende Feld.

PL-STA-08 = Wer nach einem Patzer strauchelt, hat { $PL-STA-08-dice } Verteidigungswürfel weniger.
    .counts = Bis er seinen nächsten Zug beginnt.

PL-STA-09 = Wer gesprintet ist, verteidigt sich gegen den nächsten Angriff mit { $PL-STA-09-dice } Würfeln weniger.
    .counts = Für einen einzigen Verteidigungswurf, längstens bis er seinen nächsten Zug beginnt.

PL-STA-10 = Wer seine Waffe verloren hat, schlägt mit bloßen Händen zu, mit waffenlosem Kampf und geringem Schaden.
    .counts = Bis er eine andere Waffe zieht oder eine aufhebt. Kreaturen, die mit Zähnen und Klauen kämpfen, können diese nicht verlieren.

PL-STA-11 = Ein bewusstloser Kämpfer liegt am Boden und hat keine Verteidigungswürfel. Die Waffe bleibt in der Hand; einen Körper, den er trug, lässt er los.
    .counts = Bis er durch Erste Hilfe, einen Trank oder einen Heilzauber zu sich kommt.

PL-STA-12 = Ein Held beim letzten Lebenspunkt ist dem Tod nah, kämpft aber noch. Jede Probe fällt schwerer, und Sprinten ist unmöglich.
    .counts = Bis der Held geheilt wird oder bewusstlos zusammenbricht. Andere kennen diesen Zustand nicht: Sie fallen beim letzten Lebenspunkt.
