## Deckung

D20-COV-01 = Wer schießt oder wirft, wählt eine Ecke des eigenen Feldes und zieht von ihr Linien zu den vier Ecken des Zielfeldes. Liegt auch nur einer davon eine Mauer, ein Hindernis oder eine andere Kreatur im Weg, hat das Ziel Deckung: { $D20-COV-01-bonus } auf die Rüstungsklasse. Das Spiel probiert alle Ecken und nimmt die beste für den Angreifer.
    .counts = Gilt für jeden Fernkampfangriff und für Hiebe, die weiter reichen als bis zum Nachbarfeld. Eine Schießscharte, ein Fenster oder eine Brüstung am eigenen Rand hindert niemanden, hinauszuschießen.

D20-COV-02 = Zwischen Nachbarn wählt niemand eine Ecke: Geht irgendeine Linie von einer Ecke des einen Feldes zu einer Ecke des anderen durch eine Mauer, hat das Ziel Deckung, { $D20-COV-02-bonus } auf die Rüstungsklasse. Ein Hieb schräg um die Hausecke trifft deshalb ebenso oft Stein wie Fleisch.
    .counts = Gilt für Hiebe gegen benachbarte Ziele und für beide Seiten gleich. Auch niedrige Mauern zählen, Kreaturen nicht.

D20-COV-03 = Eine Mauer, die nicht höher reicht als bis zur Hüfte, schützt nur, wer nahe bei ihr steht, höchstens { $D20-COV-03-squares } Felder entfernt. Wer näher an ihr steht als das Ziel, schlägt und schießt darüber hinweg, als wäre sie nicht da.
    .counts = Gilt für niedrige Mauern, Tische und Ähnliches. Sind beide gleich nah, bleibt die Deckung; zwischen Nachbarn mit der Mauer dazwischen ist das immer so.

D20-COV-04 = Gegen einen Gegner in Deckung gibt es keinen Gelegenheitsangriff. Eine Mauerecke genügt, um in Reichweite einer Klinge unbehelligt vorbeizugehen, zu schießen oder zu zaubern.
    .counts = Gilt für Deckung jeden Grades. Eine Kreatur dazwischen deckt nur vor denen, die weiter schlagen als bis zum Nachbarfeld.

D20-COV-05 = Was Pfeile aufhält, hält auch einen Teil von Blitz und Flammen auf: Auf Reflexwürfe gilt { $D20-COV-05-bonus }, wenn die Wirkung jenseits der Deckung beginnt. Linien von dort zu den Ecken des Zielfeldes zeigen es; eine einzige versperrte genügt.
    .counts = Nicht gegen Wirkungen, die sich um Ecken ausbreiten, wie ein Feuerball. Kreaturen dazwischen bringen nichts, und eine niedrige Mauer hilft nur bis { $D20-COV-05-squares } Felder weit.

D20-COV-06 = Deckung gibt Gelegenheit, aus dem Blick zu verschwinden. Wer vor jedem Gegner, der hersehen könnte, in Deckung ist, darf auf Verstecken würfeln.
    .counts = Eine Kreatur dazwischen reicht dafür nicht; Tarnung reicht. Was gewürfelt wird und wann es vorbei ist, steht auf der Seite über das Verstecken.

D20-COV-07 = Eine Kreatur in der Schusslinie, ob Freund oder Gegner, ist im Weg: { $D20-COV-07-bonus } auf die Rüstungsklasse des Ziels. Diese Deckung heißt weich, weil sie nachgibt.
    .counts = Gilt für Fernkampfangriffe und für Hiebe über das Nachbarfeld hinaus. Zu anderer Deckung kommt sie nicht hinzu, und sie hilft weder bei Reflexwürfen noch beim Verstecken. Liegende, Hilflose, Tote, sehr kleine Kreaturen und die Reittiere von Schütze und Ziel sind niemandem im Weg.

D20-COV-08 = Eine große Kreatur schlägt von dem ihrer Felder aus zu, das dem Ziel am wenigsten Deckung lässt. Wer eine große Kreatur angreift, zielt auf das ihrer Felder, das am schlechtesten gedeckt ist.
    .counts = Gilt für Kreaturen, die mehr als ein Feld füllen, im Nahkampf und auf Entfernung. Zwischen Nachbarn zählen nur Felder, die sich berühren, sonst die in Reichweite.

D20-COV-09 = Hinter einer Mauer ohne Lücke hat eine Kreatur vollständige Deckung: Keine Wirkungslinie führt zu ihr. Niemand kann sie angreifen oder zum Ziel eines Zaubers machen.
    .counts = Gilt hinter Mauern, geschlossenen Türen und allem anderen, was nichts durchlässt. Wirkungen, die sich um Ecken ausbreiten, können trotzdem hereinkommen.

D20-COV-10 = Manche Plätze verbergen fast den ganzen Körper. Eine Schießscharte gibt verbesserte Deckung: { $D20-COV-10-armour } auf die Rüstungsklasse, { $D20-COV-10-reflex } auf Reflexwürfe und { $D20-COV-10-hide } auf Verstecken. Wo ein Reflexwurf den Schaden halbiert, lässt ein Erfolg dann gar keinen übrig und ein Misserfolg die Hälfte.
    .counts = Nur an Plätzen, die die Karte so kennzeichnet; eine Mauerecke gibt einfache Deckung. Grade werden nicht zusammengezählt: Der höchste auf den Linien der gewählten Ecke zählt.

D20-COV-11 = Durch eine Schießscharte passt nur, was schlank ist und geradeaus geht: Pfeile, Bolzen, Speere, Lanzen, Rapiere. Mit jeder anderen Waffe gilt { $D20-COV-11-penalty } auf den Angriffswurf, und die Deckung kommt noch dazu.
    .counts = Gilt, wo die Öffnung zur Deckung des Ziels gehört. Nicht für den, der unmittelbar dahinter steht und hinausschlägt oder hinausschießt.
