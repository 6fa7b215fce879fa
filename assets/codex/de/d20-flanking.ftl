## In die Zange nehmen

D20-FLK-01 = Wer einen Gegner zwischen sich und einem Gefährten hat, profitiert davon, dass er den Kopf hin und her wenden muss: { $D20-FLK-01-bonus } auf Angriffswürfe im Nahkampf. Für einen Schurken wird der Hieb außerdem zum hinterhältigen Angriff.
    .counts = Gilt im Nahkampf für jeden, der zuschlägt, während ein Gefährte denselben Gegner von der gegenüberliegenden Seite oder Ecke aus bedroht. Nie für Schüsse. Mit dem Modul „Blickrichtung“ treten die Regeln für Flanke und Rücken an die Stelle.

D20-FLK-02 = Gegenüber heißt: Eine gerade Linie von der Mitte des einen Feldes zur Mitte des anderen tritt durch eine Seite in den Platz des Gegners ein und durch die gegenüberliegende wieder aus. Die Ecken gehören zu den Seiten, also nehmen auch zwei an gegenüberliegenden Ecken in die Zange.
    .counts = Gilt für je zwei Gefährten an einem Gegner. Zwei auf derselben Seite oder um eine einzige Ecke tun es nicht. Das Gelände ist für die Linie gleichgültig.

D20-FLK-03 = Eine große Kreatur nimmt leichter in die Zange, weil jedes Feld zählen darf, das sie füllt. Eines davon, das einem Gefährten gegenüberliegt, genügt.
    .counts = Gilt für Angreifer und Helfer gleich. Ist der Gegner dazwischen groß, zählt sein ganzer Platz, dessen Seiten weit auseinanderliegen.

D20-FLK-04 = In die Zange hilft nur, wer selbst nach dem Gegner schlagen könnte: Er muss handeln können, den Gegner in Reichweite haben und etwas zum Zuschlagen führen. Ein Schütze, der nur einen Bogen in der Hand hat, schreckt niemanden von hinten.
    .counts = Nicht für Betäubte, Hilflose und die in voller Verteidigung, auch nicht für Kreaturen ohne Reichweite wie Ratten. Ein Gefährte hinter einer Mauerecke hilft, solange eine freie Linie zum Gegner führt.

D20-FLK-05 = Manche sind so wachsam, dass niemand in ihren Rücken kommt: Verbessertes reflexartiges Ausweichen nimmt den Bonus ebenso weg wie den hinterhältigen Angriff. Solchen Augen ist nur gewachsen, wer mindestens { $D20-FLK-05-levels } Stufen mehr hat.
    .counts = Verglichen werden die Stufen insgesamt, bei Kreaturen ohne Klasse die Trefferwürfel. Jeder Angreifer wird für sich verglichen: Der Helfer darf schwächer sein.
