## Angriffswürfe und Rüstungsklasse

D20-ATK-01 = Beim Nahkampfangriff kommen zum Würfel der Grund-Angriffsbonus, der Stärkemodifikator, der Modifikator der eigenen Größe, was Talente und eine gute Waffe bringen und was die Lage gibt oder nimmt. Die Summe wird mit der Rüstungsklasse des Ziels verglichen.
    .counts = Gilt für Angriffe mit Waffen, Fäusten, Zähnen und Klauen. Mit Waffenfinesse zählt bei leichten Waffen stattdessen Geschicklichkeit. In den Werten der Helden und Gegner steht die Summe ohne die Lage.

D20-ATK-02 = Beim Fernkampfangriff zählt der Geschicklichkeitsmodifikator statt dem der Stärke, sonst ist alles wie im Nahkampf. Die Entfernung erschwert ihn, und wer in einem bedrohten Feld schießt, provoziert einen Gelegenheitsangriff.
    .counts = Gilt für alles, was geschossen oder geworfen wird, und für Strahlen. Deckung, Tarnung und Gefährten im Nahkampf mit dem Ziel zählen vor allem hier.

D20-ATK-03 = Der Angriff trifft, wenn seine Summe die Rüstungsklasse erreicht. Erreicht er sie nicht, ging der Hieb vorbei, glitt an der Rüstung ab oder wurde vom Schild gefangen; Schaden richtet er jedenfalls keinen an.
    .counts = Eine natürliche { $D20-ATK-03-best } trifft immer, eine natürliche { $D20-ATK-03-worst } nie. Mit dem Modul „Gleichstand misslingt“ muss die Summe höher sein. Tarnung kann einen Treffer noch verderben.

D20-ATK-04 = Die Rüstungsklasse sagt, wie schwer jemand zu treffen ist. Sie beginnt bei { $D20-ATK-04-base }; Rüstung, Schild und dicke Haut kommen hinzu, ebenso flinke Füße, eine geringe Größe, Magie und ein guter Platz. Schwere Rüstung lässt nur einen Teil des Geschicklichkeitsbonus zählen.
    .counts = Gilt gegen jeden Angriff, aber nicht immer ganz: Berührungsangriffe, Überraschung und vieles andere lassen Teile weg. Ein Abzug durch Geschicklichkeit zählt immer voll.

D20-ATK-05 = Wo eine Berührung genügt, hilft keine Rüstung: Die Rüstungsklasse kommt dann ohne Rüstung, Schild und natürliche Rüstung aus. Größe, Geschicklichkeit, Ablenkung, Ausweichen und Deckung zählen weiter.
    .counts = Gilt für Zauber, die berühren oder als Strahl treffen, und für den Griff, mit dem ein Ringkampf oder das Zu-Fall-Bringen beginnt.

D20-ATK-06 = Wer nicht reagieren kann, verliert Geschicklichkeitsbonus und alle Boni für Ausweichen und ist hinterhältigen Angriffen ausgesetzt. Hilflosen geht es noch schlechter: Ihre Geschicklichkeit zählt als nichts, { $D20-ATK-06-helpless } auf die Rüstungsklasse.
    .counts = Gilt auf dem falschen Fuß, blind, betäubt, nach einer Finte und gegen Angreifer, die man nicht sieht. Ein Abzug durch Geschicklichkeit geht nicht verloren. Reflexartiges Ausweichen erhält den Bonus auf dem falschen Fuß und gegen Ungesehene, aber nicht, wenn man sich nicht rühren kann.

D20-ATK-07 = Jede Waffe, die geschossen oder geworfen wird, hat eine Grundreichweite. Bis dahin schadet die Entfernung nicht; jede weitere angefangene kostet { $D20-ATK-07-penalty } Punkte beim Angriffswurf. Geworfenes fliegt höchstens { $D20-ATK-07-thrown } Grundreichweiten weit, Pfeile, Bolzen und Schleudersteine { $D20-ATK-07-shot }.
    .counts = Gilt für Waffen. Zauber haben eine eigene Reichweite, innerhalb derer die Entfernung nichts erschwert.

D20-ATK-08 = Einen Gegner, der mit einem Gefährten im Nahkampf steht, trifft man aus der Ferne schwer, ohne den Gefährten zu gefährden. Auf den Angriffswurf gilt dann { $D20-ATK-08-penalty }.
    .counts = Gilt, wenn das Ziel und ein Gefährte des Schützen einander bedrohen oder einer den anderen. Nicht, wenn der nächste Gefährte { $D20-ATK-08-squares } oder mehr Felder vom Ziel entfernt ist, und nicht mit Präzisionsschuss. Gefährten in der Schusslinie geben dem Ziel außerdem Deckung.

D20-ATK-09 = Fäuste und Füße richten bei Menschen { $D20-ATK-09-damage } nichttödlichen Schaden an, bei Kleinen weniger, bei Großen mehr, und gelten als leichte Waffe. Wer so ein bewaffnetes Ziel angreift, provoziert von ihm einen Gelegenheitsangriff, und ohne Waffe bedroht man kein Feld.
    .counts = Nicht für die, die als bewaffnet gelten: mit Verbessertem waffenlosem Schlag, mit Zähnen oder Klauen oder mit einem Berührungszauber in der Hand. Ist das Modul „Nichttödlicher Schaden“ aus, ist der Schaden tödlich.

D20-ATK-10 = Wer in jeder Hand eine Waffe führt, hat einen Angriff mehr, doch alle werden schlechter: die der Haupthand um { $D20-ATK-10-main } Punkte, der mit der anderen Hand um { $D20-ATK-10-off }. Eine leichte Waffe in der anderen Hand erleichtert beides um { $D20-ATK-10-light }, das Talent Kampf mit zwei Waffen die Haupthand um { $D20-ATK-10-feat-main } und die andere um { $D20-ATK-10-feat-off }.
    .counts = Nur beim vollen Angriff. Mit der anderen Hand kommt nur der halbe Stärkebonus zum Schaden. Wer nur eine der beiden Waffen benutzt, hat keinen Abzug.

D20-ATK-11 = Jede Waffe will geübt sein. Wer den Umgang mit einer Waffe nicht gelernt hat, greift mit ihr mit { $D20-ATK-11-penalty } an.
    .counts = Einfache Waffen beherrscht fast jeder, Kriegswaffen, wer vom Kämpfen lebt, exotische nur, wer mit ihnen geübt hat. Fertige Helden und Gegner können mit dem umgehen, was sie tragen.

D20-ATK-12 = Kein Angriff ohne freie Wirkungslinie: Hinter vollständiger Deckung ist niemand zu schlagen oder zu beschießen. Wo die Wirkungslinie frei, aber nichts zu sehen ist, lässt sich nur ein Feld angreifen, auf dem man jemanden vermutet.
    .counts = Gilt für Hiebe, Schüsse und Zauber, die ein Ziel haben.

D20-ATK-13 = Einen Pfeil zu ziehen und aufzulegen, gehört zum Schuss. Eine Schleuder oder leichte Armbrust lädt man mit einer Bewegungsaktion, eine schwere Armbrust mit einer vollen Aktion, und beides provoziert Gelegenheitsangriffe. Andere Wurfwaffen zieht man eine nach der anderen.
    .counts = Zu Beginn des Kampfes ist alles geladen. Shuriken zieht man wie Pfeile.

D20-ATK-14 = Zuerst wird gefragt, ob der Angriff überhaupt möglich ist. Gelegenheitsangriffe, die er provoziert, kommen ihm zuvor. Dann wird der Angriffswurf mit der Rüstungsklasse verglichen; Tarnung kann einen Treffer noch verderben, und eine kritische Bedrohung muss bestätigt werden. Zuletzt wird der Schaden gewürfelt, abgezogen, was das Ziel aushält, und die Folgen treten ein.
    .counts = Gilt für jeden Angriff, und in dieser Reihenfolge zeigt ihn das Protokoll.

D20-ATK-15 = Wer eine Waffe in beiden Händen, einen Bogen oder eine Armbrust benutzt, hat keinen Arm für den Schild: Dessen Bonus fehlt bis zum eigenen nächsten Zug. Eine Tartsche bleibt mit Bogen und Armbrust nutzbar, kostet aber { $D20-ATK-15-buckler } auf Angriffswürfe mit Waffen in beiden Händen und schützt dabei ebenso wenig. Mit einem Turmschild geht das alles gar nicht.
    .counts = Gilt, sobald die Waffe benutzt wird. Eine leichte Armbrust lässt sich mit { $D20-ATK-15-shot } einhändig schießen; dann bleibt der Schild, wo er ist.
