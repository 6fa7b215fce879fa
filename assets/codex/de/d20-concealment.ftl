## Tarnung

D20-CON-01 = Nebel, Rauch, Laub und hohes Gras halten keinen Pfeil auf, aber sie verwischen das Ziel. Der Angreifer wählt wie bei der Deckung eine Ecke seines Feldes; geht eine Linie von dort zu einer Ecke des Zielfeldes durch etwas dergleichen, hat das Ziel Tarnung und wird vielleicht trotz eines Treffers verfehlt.
    .counts = Gilt für Fernkampfangriffe und für Hiebe über das Nachbarfeld hinaus. Was auf dem Feld des Ziels liegt, zählt, was auf dem des Angreifers liegt, nicht. Deckung und Tarnung richten sich nach derselben Ecke, und die Deckung geht vor.

D20-CON-02 = Wer unmittelbar neben einem Gegner steht, sieht ihn auch durch ein wenig Rauch gut genug. Ein Nachbar hat nur Tarnung, wenn alle Felder, die er füllt, im Nebel liegen oder in dem, was ihn sonst verbirgt.
    .counts = Gilt für Hiebe gegen benachbarte Ziele. Für längere Waffen gilt dasselbe wie für Schüsse.

D20-CON-03 = Tarnung macht niemanden schwerer zu treffen; sie lässt Treffer fehlgehen. Wer ein getarntes Ziel getroffen hat, würfelt mit einem hundertseitigen Würfel: Zeigt er höchstens die Fehlschlagchance, meist { $D20-CON-03-percent } von hundert, war der Angriff doch vergebens.
    .counts = Gilt für jeden Angriffswurf, selbst für eine natürliche { $D20-CON-03-best }. Verbirgt mehreres ein Ziel, zählt nur die größte Chance. Wo es eine Fehlschlagchance gibt, sind hinterhältige Angriffe unmöglich.

D20-CON-04 = Wer getarnt ist, kann versuchen, ganz zu verschwinden. Darüber entscheidet ein Wurf auf Verstecken, wie hinter einer Deckung.
    .counts = Die Tarnung muss vor jedem Gegner bestehen, der die Kreatur sehen könnte. Was gewürfelt wird, steht auf der Seite über das Verstecken.

D20-CON-05 = Wer gar nicht zu sehen ist, obwohl ein Pfeil ihn erreichen würde, hat vollständige Tarnung. Niemand kann eine solche Kreatur als solche angreifen: Man muss ihr Feld raten und dorthin schlagen. Sie gibt sich keine Blöße für Gelegenheitsangriffe, selbst wenn jemand weiß, wo sie steht.
    .counts = Gilt gegen unsichtbare Kreaturen, in völliger Finsternis, in dichtem Nebel jenseits des Nachbarfeldes und für blinde Angreifer. Zauber, die ihr Ziel sehen müssen, können sie nicht zum Ziel nehmen.

D20-CON-06 = Wer einen Gegner nicht sieht, greift ein Feld an und hofft, dass dort jemand steht. Der Angriffswurf geht wie sonst; auch wenn er trifft, gehen { $D20-CON-06-percent } von hundert solcher Treffer fehl. Steht dort niemand, geht der Angriff auf jeden Fall ins Leere.
    .counts = Gilt gegen Kreaturen mit vollständiger Tarnung. Das Protokoll sagt nicht, warum ein Angriff fehlging, und verrät damit auch nicht, ob das Feld leer ist.

D20-CON-07 = Bei hellem Licht ist alles zu sehen. Bei schwachem Licht, etwa am Rand eines Fackelscheins oder nachts unter dem Mond, hat ein Ziel Tarnung, { $D20-CON-07-percent } von hundert Treffern gehen fehl, und in Finsternis hat es vollständige Tarnung. Es zählt nur das Licht, in dem das Ziel steht, nicht das beim Angreifer.
    .counts = Wer Dunkelsicht hat, sieht im Dunkeln so weit, wie sie reicht, aber nicht durch Nebel, Rauch oder Laub. Für Augen mit Dämmersicht leuchtet jede Lichtquelle doppelt so weit.

D20-CON-08 = Manche Zauber tarnen eine Kreatur sogar vor aller Augen. Gegen eine verschwommene gehen { $D20-CON-08-blur } von hundert Treffern fehl, gegen eine, die an einer anderen Stelle zu stehen scheint, { $D20-CON-08-displacement }.
    .counts = Gilt gegen alle Angriffe, auch die vom Nachbarfeld. Die Kreatur bleibt zu sehen, kann Ziel sein und Gelegenheitsangriffe erleiden. Zur Fehlschlagchance durch Nebel oder Dunkelheit kommt die des Zaubers nicht hinzu.

D20-CON-09 = Eine unsichtbare Kreatur hat vollständige Tarnung, aber sie macht Geräusche und hinterlässt Spuren. Am Ende jedes ihrer Züge würfelt sie auf Verstecken, mit { $D20-CON-09-moving }, wenn sie sich bewegt hat, und { $D20-CON-09-still }, wenn nicht. Wer diese Summe mit einem Wurf auf Entdecken erreicht, kennt ihr Feld, bis sie weitergeht.
    .counts = Der Wurf ist einmal in jeder Runde frei, zu Beginn des eigenen Zuges und für die, die höchstens { $D20-CON-09-squares } Felder entfernt sind; ein weiterer kostet eine Bewegungsaktion. Ihr Feld zu kennen, macht die Kreatur nicht sichtbar. Blinden ist es einerlei.

D20-CON-10 = Nicht alles verbirgt gleich gut. In dünnem Nebel gehen { $D20-CON-10-light } von hundert Treffern fehl, in Nebel oder schwachem Licht { $D20-CON-10-standard } und in fast völliger Finsternis { $D20-CON-10-dark }; dort gilt außerdem { $D20-CON-10-hide } auf Verstecken. Dichter Nebel verbirgt einen Nachbarn wie gewöhnlicher und alle anderen ganz.
    .counts = Wie dicht der Nebel und wie dunkel ein Feld ist, sagt die Karte. Dunkelsicht hilft nur gegen Dunkelheit.

D20-CON-11 = Wer vor jedem Gegner, der hersehen könnte, Deckung oder Tarnung hat, darf sich verstecken: am Ende einer Bewegungsaktion oder eines { "1,5-m-Schritts" } oder mit einer Bewegungsaktion auf der Stelle. Die Summe eines Wurfs auf Verstecken bleibt bestehen, und jeder dieser Gegner würfelt einmal auf Entdecken dagegen: Wer sie erreicht, sieht die Kreatur, für alle anderen ist sie wie unsichtbar. Auf den Wurf gilt { $D20-CON-11-fast } nach mehr als der halben Bewegungsrate, { $D20-CON-11-hidden } hinter verbesserter Deckung oder in fast völliger Finsternis und für Unsichtbare { $D20-CON-11-still }, nach einer Bewegung { $D20-CON-11-moving }.
    .counts = Nicht nach einem Sturmangriff oder Rennen; eine Kreatur dazwischen genügt nicht als Deckung. Wer sie nicht gesehen hat, würfelt zu Beginn jedes seiner Züge von Neuem. Es ist vorbei, sobald die versteckte Kreatur angreift, zaubert oder weitergeht, ohne sich neu zu verstecken, doch dieser eine Angriff kommt noch aus dem Nichts.

D20-T-LIGHT = Die Tabelle sagt, wie weit jede Lichtquelle leuchtet: nahe hell und weiter draußen mit schwachem Licht, das tarnt. Eine Fackel ist bis { $D20-T-LIGHT-torch-bright } Felder hell und bis { $D20-T-LIGHT-torch-shadowy } schwach, eine Kapuzenlaterne bis { $D20-T-LIGHT-lantern-bright } und { $D20-T-LIGHT-lantern-shadowy }, und eine Kerze gibt auf den Feldern ringsum nur schwaches Licht.
    .counts = Gilt im Dunkeln und bei Nacht; Tageslicht erhellt die ganze Karte. Mauern werfen Schatten, eine Blendlaterne leuchtet nur nach vorn, und für Augen mit Dämmersicht verdoppeln sich alle Entfernungen.
