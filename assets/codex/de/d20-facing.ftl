## Blickrichtung

D20-FAC-01 = Mit diesem Modul kommt es darauf an, wohin jemand schaut. Wer von der Seite oder von hinten angegriffen wird, ist schlechter dran, wer so zuschlägt, trifft schlecht, und sich umzudrehen, kostet Zeit. Dafür gibt es die Zange nicht mehr: Zwei auf gegenüberliegenden Seiten gewinnen nichts, außer einer steht hinter dem Gegner.
    .counts = Nur mit dem Modul „Blickrichtung“, wie alle Seiten dieses Kapitels. Hinterhältige Angriffe verlangen dann einen Platz im Rücken des Ziels statt der Zange.

D20-FAC-02 = Jede Kreatur blickt auf eines der Felder um sie herum, gerade oder schräg. Alle sehen, auf welches, Gefährten wie Gegner.
    .counts = Gilt für Helden und Gegner gleich, in jedem Augenblick des Kampfes. Eine Ausnahme sind die kleinsten Kreaturen.

D20-FAC-03 = Die drei Felder voraus sind die Front, je eines zu beiden Seiten ist eine Flanke, und die drei dahinter sind der Rücken. Sie drehen sich mit der Kreatur.
    .counts = Gilt für kleine und mittelgroße Kreaturen. Um größere liegen mehr Felder, und auch was weiter entfernt ist, hat eine Richtung.

D20-FAC-04 = Um eine große Kreatur werden die Felder ebenso aufgeteilt. Blickt sie gerade, ist jede Flanke so lang wie ihre Seite; blickt sie schräg, sind nur die beiden übrigen Eckfelder Flanken und alle anderen Front oder Rücken.
    .counts = Gilt für Kreaturen, die mehr als ein Feld füllen. Entscheidend ist, wo ein Feld vom nächsten Rand der Kreatur aus liegt.

D20-FAC-05 = Auch wer weiter entfernt steht, liegt in einer von acht Richtungen. Der Raum ringsum ist in acht gleiche Keile geteilt, und der Keil entscheidet, was Front, Flanke und Rücken ist.
    .counts = Gilt für Schüsse, Zauber und Gegner mit großer Reichweite. Niemand liegt je in zwei Keilen zugleich.

D20-FAC-06 = Ratten und ihresgleichen drehen sich so flink, dass sie weder Seite noch Rücken haben. Jedes Feld ist für sie Front, und niemand kommt hinter sie.
    .counts = Gilt für sehr kleine und kleinere Kreaturen und für solche, die von Natur aus nach allen Seiten schauen. Es hilft ihnen im Angriff wie in der Verteidigung.

D20-FAC-07 = Gehen heißt sich drehen: Bei jedem Schritt einer Bewegung darf die Kreatur schauen, wohin sie will. Am Ende der Bewegung blickt sie, wohin es ihr passt.
    .counts = Gilt für Bewegung, Sturmangriff, Rückzug und Rennen, so oft man möchte. Ein Sturmangriff endet mit dem Blick auf sein Ziel.

D20-FAC-08 = Wer stehen bleibt oder nicht weiter geht als einen { "1,5-m-Schritt" }, darf sich einmal drehen, ohne eine Aktion zu verbrauchen. Das geht in jedem Augenblick des Zuges, selbst zwischen den Hieben eines vollen Angriffs.
    .counts = Einmal im eigenen Zug, in jede der acht Richtungen. Nach einer weiteren Bewegung ist es vorbei damit.

D20-FAC-09 = Sich ein zweites Mal zu drehen, kostet eine Bewegungsaktion, ebenso, sich zu drehen, wenn eine weitere Bewegung beendet ist. Eine Blöße gibt man sich dabei nicht.
    .counts = Nur im eigenen Zug: Außerhalb dreht sich niemand um, was hinter ihm auch geschieht.

D20-FAC-10 = Vorwärts ist, wohin man blickt, samt den beiden Feldern daneben. Ein Schritt zur Seite oder rückwärts kostet das Doppelte, aber man behält den Gegner vor sich und kehrt keiner Klinge den Rücken zu.
    .counts = Gilt beim Gehen. In schwierigem Gelände verdoppelt es sich noch einmal. Ein { "1,5-m-Schritt" } darf ohne Aufpreis überallhin gehen; Sturmangriff und Rennen führen nur geradeaus vorwärts.

D20-FAC-11 = Was vor einem ist, schlägt man ohne Mühe. Einen Gegner an der eigenen Flanke anzugreifen, bedeutet { $D20-FAC-11-flank } auf den Angriffswurf, einen hinter dem eigenen Rücken { $D20-FAC-11-rear }.
    .counts = Gilt für jeden Angriffswurf: Hiebe, Schüsse, Berührungen, Gelegenheitsangriffe und Manöver. Zauber ohne Angriffswurf haben keinen solchen Abzug; den zur Seite erleichtern manche Talente.

D20-FAC-12 = Wer von der Flanke des Ziels angreift, hat { $D20-FAC-12-flank } auf den Angriffswurf, von hinten { $D20-FAC-12-rear }. Das gilt auch, wenn der Angreifer selbst zur Seite schlagen muss: Beides wird geprüft, und beides zählt.
    .counts = Gilt für Hiebe und Schüsse. Nicht gegen Hilflose, nicht gegen Kreaturen ohne Blickrichtung und nicht gegen die mit verbessertem reflexartigem Ausweichen.

D20-FAC-13 = Ein Schurke, der hinter einem Gegner steht, darf hinterhältig zuschlagen. Eine Flanke reicht dafür nicht.
    .counts = Neben allen anderen Wegen zum hinterhältigen Angriff außer der Zange: Überraschung, Finte, ein hilfloses Ziel. Wer gegen kritische Treffer immun ist, ist auch von hinten dagegen immun.

D20-FAC-14 = Augen und Ohren sind nach vorn am schärfsten. Auf Entdecken und Lauschen gilt { $D20-FAC-14-flank } für das, was an einer Flanke geschieht, und { $D20-FAC-14-rear } für das, was hinter einem geschieht.
    .counts = Gilt im Hinterhalt und gegen Versteckte. Mit dem Auge des Kämpfers sind es { $D20-FAC-14-eye-flank } und { $D20-FAC-14-eye-rear }.

D20-FAC-15 = Manche haben gelernt, zur Seite zu schlagen. Für sie entfällt der Abzug von { $D20-FAC-15-penalty } bei Angriffen zur eigenen Flanke: bei allen mit dem Auge des Kämpfers, bei den zusätzlichen von Doppelschlag und Rundumschlag, bei Gelegenheitsangriffen mit Kampfreflexen und aus dem Sattel mit Berittenem Kampf.
    .counts = Nur für die Angriffe, um die es bei dem Talent geht. Der Abzug für Angriffe hinter den eigenen Rücken bleibt.

D20-FAC-16 = Wer herumwirbelt, hat einen Augenblick lang jeden Gegner vor sich. Angriffe mit dem Wirbelwindangriff haben keinen Abzug für ihre Richtung.
    .counts = Nur für die Angriffe, die dieses Talent gibt, zu den Flanken wie nach hinten.

D20-FAC-17 = Gegen verbessertes reflexartiges Ausweichen bringt es nichts, von der Seite oder von hinten zu kommen. Ein hinterhältiger Angriff gelingt nur denen, die mindestens { $D20-FAC-17-levels } Stufen mehr haben.
    .counts = Verglichen werden die Stufen insgesamt, bei Kreaturen ohne Klasse die Trefferwürfel. Gilt für jeden hinterhältigen Angriff, nicht nur für den von hinten.

D20-FAC-18 = Ein Schild deckt die Front und die Seite, an der er getragen wird, meist die linke. Gegen Angriffe von der anderen Flanke und von hinten zählt sein Bonus nicht.
    .counts = Gilt für getragene Schilde. Rüstung, natürliche Rüstung, Geschicklichkeit, Ausweichen und Deckung schützen ringsum.

D20-FAC-19 = Die Scheibe des Zaubers Schild schwebt vor ihrem Zauberwirker. Ihre { $D20-FAC-19-bonus } auf die Rüstungsklasse und ihr Schutz vor magischen Geschossen zählen nur gegen das, was von vorn kommt.
    .counts = Gilt gegen Angriffe wie Geschosse. Sie dreht sich mit dem Zauberwirker.

D20-FAC-20 = Kreaturen bedrohen die Felder auf allen Seiten, auch hinter ihrem Rücken. Ein Gelegenheitsangriff zur Seite oder nach hinten hat aber dieselben Abzüge wie jeder Angriff dorthin, und welche Seite der Gegner im Gehen zeigt, zählt ebenfalls.
    .counts = Geprüft auf dem Feld, das der Gegner verlässt. Wer rückwärts geht, zeigt also das Gesicht, kommt aber nur halb so weit.

D20-FAC-21 = Wer gestoßen, zu Fall gebracht oder niedergestreckt wird, blickt weiter, wohin er geblickt hat. Reiter und Reittier blicken in dieselbe Richtung, und zu Beginn des Kampfes blicken alle auf den nächsten bekannten Gegner.
    .counts = Überraschte blicken, wohin das Szenario sie stellt. Gegen Hilflose machen Flanke und Rücken keinen Unterschied: Es geht ihnen schlecht genug.
