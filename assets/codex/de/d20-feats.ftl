## Talente und Klassenfähigkeiten

D20-T-FEAT = Talente sind Kniffe, die jemand gelernt hat, und Klassenfähigkeiten das, was eine Klasse mitbringt. Manche verbessern einen Wert, andere erschließen eine Aktion oder heben ein Verbot auf. Die meisten Talente setzen etwas voraus: ein Attribut, einen Grund-Angriffsbonus oder ein anderes Talent.
    .counts = Gilt für alle, die das Talent haben. Was dauernd zu einem Wert hinzukommt, etwa zur Initiative oder zu den Trefferpunkten, ist in den Werten der fertigen Helden und Gegner schon enthalten; alles andere rechnet das Spiel im Kampf aus.

D20-FEA-01 = Wer dieses Auge hat, behält auch die Seiten im Blick: Einen Gegner an der eigenen Flanke greift er ohne Abzug an und bemerkt ihn wie einen vor sich, und selbst hinter seinem Rücken entgeht ihm weniger.
    .counts = Nur mit dem Modul „Blickrichtung“; ohne dieses bewirkt das Talent nichts. Angriffe nach hinten behalten ihren Abzug.

D20-FEA-02 = Wer im Nahkampf einen Gegner niederstreckt, schlägt sofort nach einem zweiten in Reichweite, mit derselben Waffe und demselben Bonus.
    .counts = Einmal in jeder Runde und ohne Schritt dazwischen. Mit dem Modul „Blickrichtung“ darf der zusätzliche Angriff ohne Abzug zur eigenen Flanke gehen.

D20-FEA-03 = Wie beim Doppelschlag, aber so oft Gegner fallen: Eine Reihe schwacher Gegner kann in einem einzigen Zug untergehen.
    .counts = Tritt an die Stelle des Doppelschlags. Jedes Mal muss ein weiterer Gegner in Reichweite sein, und dazwischen liegt kein Schritt.

D20-FEA-04 = Der Kämpfer wirbelt herum und schlägt einmal nach jedem Gegner in Reichweite, jedes Mal mit dem vollen Angriffsbonus.
    .counts = Braucht einen vollen Angriff und ersetzt alle seine übrigen Angriffe. Mit dem Modul „Blickrichtung“ zählt dabei kein Abzug, wohin die Hiebe auch gehen.

D20-FEA-05 = Wer das Talent hat, reißt sein Pferd aus der Gefahr: Wird es getroffen, macht ein Reitwurf, der den Angriffswurf übertrifft, aus dem Treffer einen Fehlschlag.
    .counts = Einmal in jeder Runde, aus dem Sattel. Mit dem Modul „Blickrichtung“ haben Angriffe zur eigenen Flanke beim Reiten keinen Abzug.

D20-FEA-06 = Der Kämpfer nutzt mehr von den Blößen, die Gegner sich geben: Zum gewöhnlichen Gelegenheitsangriff kommen in jeder Runde so viele hinzu, wie der Geschicklichkeitsmodifikator angibt, und sie sind selbst auf dem falschen Fuß möglich.
    .counts = Auf jede Blöße folgt weiterhin nur ein Gelegenheitsangriff. Mit dem Modul „Blickrichtung“ dürfen sie ohne Abzug zur eigenen Flanke gehen.

D20-FEA-07 = Mit der gewählten Waffe drohen doppelt so viele Seiten des Würfels mit einem kritischen Treffer.
    .counts = Für eine Waffe, die der Besitzer genannt hat. Kommt zu nichts anderem hinzu, was den Bedrohungsbereich vergrößert.

D20-FEA-08 = Wer einem Feuerball rechtzeitig entrinnt, bleibt unversehrt: Wo ein Reflexwurf den Schaden halbieren würde, nimmt er ihn ganz weg.
    .counts = Nur in leichter Rüstung oder ohne, und nicht, solange man hilflos ist. Misslingt der Wurf, bleibt der ganze Schaden.

D20-FEA-09 = Wie beim Entrinnen, und selbst ein misslungener Reflexwurf halbiert den Schaden noch.
    .counts = Nur in leichter Rüstung oder ohne, und nicht, solange man hilflos ist. Verbesserte Deckung gibt jedem dasselbe, solange sie besteht.

D20-FEA-10 = Wache Sinne warnen rechtzeitig: Der Geschicklichkeitsbonus auf die Rüstungsklasse bleibt, auch wenn der Kampf überraschend beginnt oder der Angreifer unsichtbar ist.
    .counts = Nicht für Kämpfer, die sich nicht rühren können, und nicht nach einer Finte. Die Aktionen der ersten Runde kostet eine Überraschung trotzdem.

D20-FEA-11 = Zwei Gegner auf gegenüberliegenden Seiten gewinnen gegen einen so wachsamen Kämpfer nichts: weder den Bonus der Zange noch einen hinterhältigen Angriff.
    .counts = Hilft nicht gegen Gegner, die mindestens { $D20-FEA-11-levels } Stufen mehr haben. Mit dem Modul „Blickrichtung“ nimmt es stattdessen den Bonus für Angriffe auf Flanke und Rücken weg.

D20-FEA-12 = Ein Treffer, wo es wehtut: zusätzliche Schadenswürfel gegen ein Ziel, das seine Geschicklichkeit nicht nutzen kann, hilflos ist oder in die Zange genommen wird. Je höher die Stufe des Schurken, desto mehr Würfel.
    .counts = Auf Entfernung nur bis { $D20-FEA-12-squares } Felder. Nicht gegen Ziele mit irgendeiner Tarnung und nicht gegen solche, die gegen kritische Treffer immun sind. Mit dem Modul „Blickrichtung“ muss der Angriff von hinten kommen statt von zwei Seiten.

D20-FEA-13 = Wer dieses Talent hat, kann Zauber ohne Worte wirken, zum Preis der Metamagie.
    .counts = Was das bewirkt, sagt die Seite der gleichnamigen Metamagie.

D20-FEA-14 = Wer dieses Talent hat, kann Zauber ohne Gesten wirken, zum Preis der Metamagie.
    .counts = Was das bewirkt, sagt die Seite der gleichnamigen Metamagie.

D20-FEA-15 = Wer dieses Talent hat, kann Zauber im Handumdrehen wirken, neben allem anderen im Zug, zum Preis der Metamagie.
    .counts = Was das bewirkt, sagt die Seite der gleichnamigen Metamagie.

D20-FEA-16 = Wer dieses Talent hat, kann Zauber verstärken, zum Preis der Metamagie.
    .counts = Was das bewirkt, sagt die Seite der gleichnamigen Metamagie.

D20-FEA-17 = Wer dieses Talent hat, kann die Würfel eines Zaubers auf ihre höchsten Seiten bringen, zum Preis der Metamagie.
    .counts = Was das bewirkt, sagt die Seite der gleichnamigen Metamagie.

D20-FEA-18 = Wer dieses Talent hat, kann den Grad eines Zaubers anheben, sodass man ihm schwerer widersteht.
    .counts = Was das bewirkt, sagt die Seite der gleichnamigen Metamagie.

D20-FEA-19 = Wer dieses Talent hat, kann Zauber länger anhalten lassen, zum Preis der Metamagie.
    .counts = Was das bewirkt, sagt die Seite der gleichnamigen Metamagie.

D20-FEA-20 = Der Kämpfer schlägt mit Wucht statt mit Bedacht. Jeder Punkt, den er von den Angriffswürfen abzieht, bringt mit einer Hand { $D20-FEA-20-one } und mit beiden { $D20-FEA-20-two } mehr Schaden.
    .counts = Für Nahkampfangriffe, höchstens so viele Punkte wie der Grund-Angriffsbonus, von der Wahl bis zum nächsten Zug. Leichte Waffen richten dadurch nicht mehr Schaden an.

D20-FEA-21 = Mit der gewählten Waffe gilt { $D20-FEA-21-attack } auf Angriffswürfe.
    .counts = Für eine Waffe, die der Besitzer genannt hat. In den Werten der fertigen Helden und Gegner ist es schon enthalten.

D20-FEA-22 = Mit der gewählten Waffe gilt { $D20-FEA-22-damage } auf den Schaden.
    .counts = Für eine Waffe, die der Besitzer genannt hat. In den Werten der fertigen Helden ist es schon enthalten.

D20-FEA-23 = Ein Ansturm gibt seinem Ziel keine Blöße für einen Gelegenheitsangriff, und für den Stärkewurf gilt { $D20-FEA-23-bonus }.
    .counts = Gilt für jeden Ansturm, auch am Ende eines Sturmangriffs. Andere Gegner in der Nähe bekommen ihren Gelegenheitsangriff trotzdem.

D20-FEA-24 = Bedacht statt Wucht: Der Kämpfer zieht Punkte von seinen Angriffswürfen ab und schlägt sie seiner Rüstungsklasse zu.
    .counts = Bis zu { $D20-FEA-24-most } Punkte und nie mehr als der Grund-Angriffsbonus. Es ist ein Ausweichbonus: Er geht mit dem Geschicklichkeitsbonus verloren.

D20-FEA-25 = Wer jemanden zu Fall bringt, gibt ihm keine Blöße für einen Gelegenheitsangriff, für den Wurf gilt { $D20-FEA-25-bonus }, und auf den Gestürzten folgt sofort ein Hieb.
    .counts = Gilt mit bloßen Händen und mit einer Waffe.

D20-FEA-26 = Eine Finte braucht nur eine Bewegungsaktion, sodass der Angriff noch im selben Zug folgen kann.
    .counts = Die Finte selbst gelingt nicht leichter.

D20-FEA-27 = Der Kämpfer behält einen Gegner im Auge und ist für ihn schwerer zu treffen: Gegen diesen gilt { $D20-FEA-27-bonus } auf die Rüstungsklasse.
    .counts = Gegen einen einzigen Gegner, der genannt wird. Der Bonus geht mit dem Geschicklichkeitsbonus verloren.

D20-FEA-28 = Flinke Füße, an jeder Klinge vorbei: Gegen Gelegenheitsangriffe auf die eigene Bewegung gilt { $D20-FEA-28-bonus } auf die Rüstungsklasse.
    .counts = Nur beim Verlassen eines bedrohten Feldes, nicht beim Zaubern oder Schießen. Der Bonus geht mit dem Geschicklichkeitsbonus verloren.

D20-FEA-29 = Heran, zuschlagen und wieder davon: Die Bewegung darf sich um einen einzigen Nahkampfangriff herum teilen, und dessen Ziel bekommt keinen Gelegenheitsangriff.
    .counts = Beide Teile zusammen sind höchstens so lang wie die Bewegungsrate. Andere Gegner bekommen ihre Gelegenheitsangriffe wie sonst.

D20-FEA-30 = Aus der Nähe zielt der Schütze auf die schwachen Stellen: { $D20-FEA-30-attack } auf Angriffswürfe und { $D20-FEA-30-damage } auf den Schaden.
    .counts = Für Fernkampfwaffen, bis auf { $D20-FEA-30-squares } Felder.

D20-FEA-31 = Der Schütze wartet den rechten Augenblick ab und schießt ohne Abzug auf einen Gegner, der mit einem Gefährten im Nahkampf steht.
    .counts = Gefährten in der Schusslinie geben dem Ziel trotzdem Deckung.

D20-FEA-32 = Beim vollen Angriff schießt der Schütze einmal mehr mit dem vollen Bonus, doch für alle Schüsse dieses Zuges gilt { $D20-FEA-32-penalty }.
    .counts = Nur mit Fernkampfwaffen und nur beim vollen Angriff.

D20-FEA-33 = Mit leichten Waffen zählt beim Angriffswurf Geschicklichkeit statt Stärke.
    .counts = Für leichte Waffen, das Rapier sowie Zähne und Klauen. Beim Schaden zählt weiterhin Stärke.

D20-FEA-34 = Wer das Talent hat, behält beim Zaubern im Getümmel seine Gedanken beisammen: Für den Konzentrationswurf gilt { $D20-FEA-34-bonus }.
    .counts = Beim defensiven Zaubern und im Ringkampf, nicht gegen Schaden, der beim Zaubern erlitten wird.

D20-FEA-35 = Schneller bereit als andere: { $D20-FEA-35-bonus } auf die Initiative.
    .counts = Zählt einmal, zu Beginn des Kampfes. In den Werten der fertigen Gegner ist es schon enthalten.

D20-FEA-36 = Scharfe Ohren und Augen: { $D20-FEA-36-bonus } auf Lauschen und Entdecken.
    .counts = Hilft gegen Hinterhalte, Versteckte und Unsichtbare. In den Werten der fertigen Gegner ist es schon enthalten.

D20-FEA-37 = Ein zäher Körper: { $D20-FEA-37-points } Trefferpunkte mehr.
    .counts = In den Werten der fertigen Gegner sind sie schon enthalten.

D20-FEA-38 = Gehör und Gespür führen die Klinge, wo die Augen nicht helfen: Ein Hieb, den die Fehlschlagchance vereitelt hat, bekommt eine zweite Chance, und ungesehene Angreifer haben im Nahkampf keinen Vorteil.
    .counts = Nur im Nahkampf. Gegen Schüsse Ungesehener hilft es nicht, und das Feld eines verborgenen Gegners muss man trotzdem raten.

D20-FEA-39 = Mit einer Waffe in jeder Hand zu kämpfen lohnt sich nun: Der Abzug der führenden Hand ist um { $D20-FEA-39-main } kleiner, der der anderen um { $D20-FEA-39-off }.
    .counts = Beim vollen Angriff, denn nur dann schlägt die zweite Waffe zu. Eine leichte Waffe in der anderen Hand hilft zusätzlich.

D20-FEA-40 = Fäuste und Füße werden zu Waffen: Sie richten auf Wunsch tödlichen Schaden an, bedrohen Felder und geben einem bewaffneten Ziel keine Blöße.
    .counts = Gilt für Angriffe mit bloßen Händen, die ihre kleinen Würfel behalten.

D20-FEA-41 = Nach dem Hieb eines Sturmangriffs aus dem Sattel jagen Ross und Reiter auf derselben Linie weiter, und der getroffene Gegner bekommt dafür keinen Gelegenheitsangriff.
    .counts = Nur auf einem Reittier. Der ganze Weg ist höchstens so lang wie der jedes Sturmangriffs.

D20-FEA-42 = Ein Sturmangriff aus dem Sattel richtet { $D20-FEA-42-times }-fachen Schaden an, mit einer Reiterlanze { $D20-FEA-42-lance }-fachen.
    .counts = Für den Nahkampfangriff am Ende des berittenen Sturmangriffs. Zusätzliche Würfel werden nicht vervielfacht, und ein kritischer Treffer wird zum Faktor hinzugezählt, statt mit ihm malgenommen zu werden.

D20-FEA-43 = Beim Überrennen läuft oder reitet jemand geradewegs durch das Feld eines Gegners auf das freie Feld dahinter. Der Gegner kann ausweichen und den Läufer durchlassen oder den Weg versperren: Dann würfelt Stärke gegen Stärke oder Geschicklichkeit, je nachdem, was besser ist. Liegt der Läufer höher, stürzt der Gegner; sonst geht der Läufer zurück und kann seinerseits umgestoßen werden. Reitern mit diesem Talent kann niemand ausweichen, und ihr Reittier tritt sofort mit einem Huf nach dem, den es umstößt.
    .counts = Das Talent gilt im Sattel. Überrennen kostet eine Standardaktion und Bewegung, gegen einen angrenzenden, höchstens eine Größe größeren Gegner; weicht er aus, ist die Standardaktion nicht verbraucht. Das Feld zu betreten provoziert Gelegenheitsangriffe. Ein Reittier würfelt mit eigener Stärke und Größe; Größe und fester Stand zählen wie beim Zu-Fall-Bringen. Wer liegt oder nicht handeln kann, lässt jeden durch.

D20-FEA-44 = Zwei Pfeile verlassen den Bogen zugleich, mit einem gemeinsamen Angriffswurf, für den { $D20-FEA-44-penalty } gilt; trifft er, richten beide Schaden an.
    .counts = Als Standardaktion, auf ein einziges Ziel bis auf { $D20-FEA-44-squares } Felder. Eine Bewegung ist daneben noch möglich.
