## Waffenloser Kampf

UNA-01 = Raufen und Ringen sind Talente mit eigenem Attacke- und Paradewert, gekämpft wird stets im Handgemenge. Die Behinderung zählt in voller Höhe, und die Körperkraft bringt für je { $UNA-01-step } volle Punkte über { $UNA-01-threshold } einen Trefferpunkt mehr. Solange ein bewaffneter Gegner an den Waffenlosen gebunden ist, ist dessen Initiative um { $UNA-01-initiative } niedriger.
    .counts = Gilt für Kämpfer mit bloßen Händen, auch nach dem Verlust der Waffe. Klauen und Zähne von Tieren sind keine bloßen Hände.
UNA-02 = Ein Treffer beim Raufen richtet { $UNA-02-points } Punkte Ausdauerschaden an, dazu kommt der Bonus der Körperkraft. Er ermüdet vor allem: Was an Ausdauer verloren geht, geht zur Hälfte auch von der Lebensenergie ab. Panzerhandschuhe machen Schläge mit der Hand um { $UNA-02-iron } Trefferpunkte härter, ein Stahlhelm ebenso den Kopfstoß und genagelte Stiefel den Tritt.
    .counts = Gilt für jede Attacke mit Raufen. Ein waffenloser Treffer muss mehr Schaden anrichten als eine Klinge, bevor er eine Wunde schlägt.
UNA-03 = Ein einfacher Treffer beim Ringen richtet keinen Schaden an. Er bringt den Gegner in eine schlechtere Lage: Dessen nächste Aktion ist um { $UNA-03-next } erschwert.
    .counts = Gilt für Attacken mit Ringen ohne Manöver; Griffe und Würfe bewirken mehr und müssen erlernt werden. Ringen kann, wer weder Waffe noch Schild hält, und wer selbst gehalten wird.
UNA-04 = Bloße Hände parieren bloße Hände mit dem vollen Paradewert, und bei der Parade kommt niemand zu Schaden.
    .counts = Gilt, wenn beide waffenlos kämpfen. Klauen und Zähne lassen sich ebenso ohne Erschwernis parieren.
UNA-05 = Pariert der Verteidiger einen waffenlosen Schlag mit der Waffe, so schlägt der Angreifer hinein. Er nimmt die Hälfte der Trefferpunkte dieser Waffe hin, abgerundet und ohne den Bonus der Körperkraft; seine Rüstung schützt ihn.
    .counts = Gilt für Paraden mit der Waffe und mit der Klinge einer Parierwaffe, nicht für Schild und Ausweichen. Ein Kopfstoß in eine Waffe kostet deren volle Trefferpunkte.
UNA-06 = Gegen einen bewaffneten Gegner ist die waffenlose Attacke um { $UNA-06-attack } und die Parade um { $UNA-06-parry } erschwert. Auch eine gelungene Parade schmerzt: Der bloße Arm nimmt die Hälfte der Trefferpunkte der Waffe hin, abgerundet, ohne den Bonus der Körperkraft und abzüglich der Rüstung.
    .counts = Gilt gegen Waffen, nicht gegen Klauen, Zähne und Fäuste. Mit der Sonderfertigkeit Eisenarm kostet die Parade nur Ausdauer, und gar nichts, wenn Rüstung die Unterarme bedeckt.
UNA-07 = Niemand kann mit einem Gegner ringen, der um { $UNA-07-classes } oder mehr Größenklassen größer ist. Ein Mensch bekommt ein Pferd noch zu fassen, einen Drachen nicht.
    .counts = Gilt für alles, was mit dem Talent Ringen geschieht: Attacken, Griffe und Würfe. Mit Raufen lassen sich Gegner jeder Größe schlagen.
UNA-08 = Die waffenlosen Kampfstile sind Sonderfertigkeiten. Jeder erhöht Attacke und Parade der Talente, die er schult, also Raufen, Ringen oder beide, um { $UNA-08-each }; alle zusammen bringen höchstens { $UNA-08-most }. Die Bornländische Wehrkunst hebt nur einen der beiden Werte, den ihr Schüler gewählt hat.
    .counts = Gilt nur mit dem Modul Waffenlose Manöver; die Stile öffnen auch einige dieser Manöver.
UNA-09 = Ein Stuhlbein oder eine Flasche ist keine richtige Waffe. Von allen Manövern gelingen damit nur Finte und Wuchtschlag, und von der Ansage wirkt nur die Hälfte, aufgerundet. Schon eine { $UNA-09-fumble } ist ein Patzer, und umgewandelte Aktionen sind damit nicht möglich.
    .counts = Gilt für Waffen, die als improvisiert gekennzeichnet sind. Die Sonderfertigkeit Improvisierte Waffen hebt all das auf; der frühe Patzer braucht das Modul Patzer.
