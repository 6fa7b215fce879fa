## Umstände: Hand, Haltung, Enge, Sicht, Wasser und Gegner

SIT-01 = In der falschen Hand ist eine Waffe ungelenk: Attacke und Parade mit ihr sind um { $SIT-01-malus } erschwert. Die falsche Hand ist für die meisten die linke, für Linkshänder die rechte.
    .counts = Gilt für jede Waffe in dieser Hand, allein oder neben einer anderen. Schilde und Parierwaffen sind für diese Hand gemacht und haben eigene Werte.

SIT-02 = Die falsche Hand lässt sich schulen. Jede der Sonderfertigkeiten Linkhand, Beidhändiger Kampf I und Beidhändiger Kampf II mindert die Erschwernis um { $SIT-02-relief }, und wer alle beherrscht, kämpft mit beiden Händen gleich gut.
    .counts = Gilt für Attacke und Parade mit dieser Hand; ein Bonus wird nie daraus. Mit dem Vorteil Beidhändig gibt es die Erschwernis gar nicht.

SIT-03 = Die falsche Hand schlägt ohne Kraft zu. Treffer mit ihr bekommen keine zusätzlichen Trefferpunkte für hohe Körperkraft, solange der Kämpfer nicht Beidhändiger Kampf I beherrscht.
    .counts = Gilt für Schläge und für Waffen, die mit dieser Hand geworfen werden. Was zu geringe Körperkraft an Trefferpunkten kostet, kostet sie in beiden Händen.

SIT-04 = Wessen Waffenarm unbrauchbar geworden ist, der kann eine Waffe in die andere Hand nehmen. Attacke und Parade sind dann so erschwert wie mit jeder Waffe in der falschen Hand.
    .counts = Gilt, sobald der Kämpfer danach eine Waffe zieht oder aufhebt; unbrauchbar wird ein Arm durch Wunden in den Trefferzonen. Es geht nicht mit Waffen, die beide Hände brauchen oder zu schwer sind, nicht beim Werfen und Schießen und nicht bei Wesen.

SIT-05 = Sich um eine Stufe aufzurichten, vom Liegen ins Knien oder vom Knien in den Stand, kostet eine Aktion Position und gelingt immer; das Hinknien kostet ebenfalls eine. Wer liegt, kann auch versuchen, gleich auf die Füße zu springen. Dafür ist eine Gewandtheitsprobe nötig, die die Behinderung erschwert; misslingt sie, bleibt der Kämpfer liegen, und die Aktion ist vertan.
    .counts = Gilt für alle, die zu Fuß sind. Reiter können nicht knien, und wer ein unbrauchbares Bein hat oder am Boden festgenagelt ist, kommt nicht hoch.

SIT-06 = Am Boden kämpft es sich schlecht: Attacke und Parade sind um { $SIT-06-malus } erschwert. Ausweichen, Orientieren und Distanzwechsel sind unmöglich. Von den Manövern bleiben nur Finte, Wuchtschlag, Entwaffnen, der defensive Kampfstil und alles Waffenlose, von den Fernwaffen nur die Armbrust, mit derselben Erschwernis.
    .counts = Gilt, bis der Kämpfer sich aufrichtet. Was der Gegner davon hat, ist ein eigener Umstand und kommt hinzu.

SIT-07 = Auf den Knien sind Attacke und Parade um { $SIT-07-malus } und das Ausweichen um { $SIT-07-dodge } erschwert. Ausfall, Sturmangriff, Befreiungsschlag, Hammerschlag, Klingensturm und Windmühle sind im Knien nicht möglich.
    .counts = Gilt, bis der Kämpfer aufsteht oder sich hinlegt. Schüsse und Würfe werden im Knien nicht schwerer.

SIT-08 = Ein liegender Gegner ist ein leichtes Ziel: Attacken gegen ihn sind um { $SIT-08-attack } erleichtert. Seine eigenen Attacken kommen von unten und sind leicht abzuwehren: Parade und Ausweichen dagegen sind um { $SIT-08-defence } erleichtert.
    .counts = Gilt im Nahkampf und auch für die Abwehr, wenn ein Liegender mit der Armbrust schießt. Schüsse auf Liegende werden nicht leichter: Aus der Ferne gilt das Ziel sogar als kleiner.

SIT-09 = Ein kniender Gegner ist etwas leichter zu treffen: Attacken gegen ihn sind um { $SIT-09-attack } erleichtert. Parade und Ausweichen gegen seine eigenen Attacken sind um { $SIT-09-defence } erleichtert.
    .counts = Gilt im Nahkampf und für die Abwehr von Schüssen und Würfen, die aus dem Knien kommen.

SIT-10 = Beengt ist ein Raum für einen Kämpfer, wenn er schmaler ist, als die Waffe lang ist. Gemessen wird quer zur Linie auf den Gegner; ein Gang hindert also alle, die ihn entlang kämpfen. Eine Decke ist zu niedrig für geschwungene Waffen, wenn über der Länge der Waffe nicht noch { $SIT-10-headroom } Zentimeter Luft bleiben.
    .counts = Gilt für jeden Kämpfer und jede Waffe für sich. Wände stören Waffen bis { $SIT-10-length } Zentimeter nie, und für die längsten, weit geschwungenen zählen auch Leute, die daneben stehen, als Wand.

SIT-11 = Je mehr Platz eine Waffe braucht, desto mehr leidet sie unter der Enge. Bei Stäben, Kettenwaffen, Peitschen und Zweihandwaffen ist die Attacke um { $SIT-11-long-attack } und die Parade um { $SIT-11-long-parry } erschwert. Bei Schwertern, Säbeln und Hiebwaffen ist es die Attacke um { $SIT-11-swung-attack }, bei Infanteriewaffen die Attacke um { $SIT-11-infantry-attack } und die Parade um { $SIT-11-infantry-parry }, bei Speeren nur die Parade um { $SIT-11-spear-parry }. Dolche, Fechtwaffen, Kettenstäbe und bloße Hände brauchen keinen Platz.
    .counts = Gilt, wo der Raum für die Waffe beengt ist; Anderthalbhänder zählen dabei zu den Zweihandwaffen. Ausweichen und Schildparade leiden nicht.

SIT-12 = Mit einer Hand an der Klinge wird auch eine lange Waffe kurz genug für jeden Gang. Als Halbschwert geführt, erleidet sie im beengten Raum keine Erschwernis.
    .counts = Gilt mit der Sonderfertigkeit Halbschwert und einer dafür geeigneten Waffe, in der gleichnamigen Kampfweise. Was dieser Griff selbst kostet, gilt weiterhin.

SIT-13 = Bögen und Schleudern brauchen Ellbogenfreiheit: Ist der Platz schmaler als { $SIT-13-width } Zentimeter, ist der Schuss um { $SIT-13-malus } erschwert. Ein Wurfspeer braucht { $SIT-13-squares } freie Felder hinter dem Werfer, sonst ist der Wurf unmöglich.
    .counts = Gemessen wird quer zur Schussrichtung. Armbrüste, Wurfmesser und andere Wurfwaffen brauchen keinen Platz.

SIT-14 = Manche Orte wirken eng und lassen doch genug Platz zum Kämpfen. Die Karte kann Felder als niemals beengt kennzeichnen; dort gibt es keine Erschwernis, was auch ringsum steht.
    .counts = Gilt nur, wo ein Szenario es so bestimmt. Eine niedrige Decke stört geschwungene Waffen auch dort.

SIT-20 = Je dunkler es ist, desto schwerer fallen Angriff und Abwehr. Dämmerung erschwert nur Schüsse um { $SIT-20-dusk-shot }. Mondlicht erschwert Attacke, Parade und Ausweichen um { $SIT-20-moon-melee } und Schüsse um { $SIT-20-moon-shot }, Sternenlicht um { $SIT-20-stars-melee } und { $SIT-20-stars-shot }, Finsternis um { $SIT-20-dark-melee } und { $SIT-20-dark-shot }.
    .counts = Für Attacken und Schüsse zählt das Licht auf dem Feld des Ziels, für Parade und Ausweichen das auf dem Feld des Angreifers. Lampen und Fackeln erhellen die Felder um sich herum.

SIT-21 = Dunst erschwert Schüsse um { $SIT-21-haze-shot }. Nebel erschwert sie um { $SIT-21-fog-shot } und außerdem Attacke, Parade und Ausweichen um { $SIT-21-fog-melee }.
    .counts = Es zählt der dichteste Dunst oder Nebel zwischen den beiden Kämpfern, ihre eigenen Felder eingeschlossen. Zur Finsternis kommt er nicht hinzu: Nur das Schlimmere von beiden zählt.

SIT-22 = Gegen einen Gegner, der nicht zu sehen ist, sind Attacke, Parade und Ausweichen um { $SIT-22-melee } und Schüsse um { $SIT-22-shot } erschwert. Als unsichtbar gilt, wer hinter einem Hindernis steht, das die Sicht nimmt, oder weiter weg, als das Licht reicht.
    .counts = Gilt, wo ein solcher Angriff überhaupt möglich ist. Zu Finsternis und Nebel kommt es nicht hinzu: Nur das Schlimmste davon zählt.

SIT-23 = Wer in der Dämmerung gut sieht, findet sich auch nachts besser zurecht. Alle Erschwernisse durch schlechtes Licht werden halbiert und aufgerundet.
    .counts = Gilt mit dem Vorteil Dämmerungssicht für Attacke, Parade, Ausweichen und Schüsse. Nebel und unsichtbare Gegner sind so schlimm wie für alle anderen.

SIT-24 = Wer bei Nacht sieht, leidet kaum unter schlechtem Licht: Attacke, Parade und Ausweichen sind nie um mehr als { $SIT-24-melee } erschwert. Bei Schüssen wird die Erschwernis halbiert und ist nie größer als { $SIT-24-shot }.
    .counts = Gilt mit dem Vorteil Nachtsicht. Nebel und unsichtbare Gegner sind so schlimm wie für alle anderen.

SIT-25 = Für Nachtblinde verdoppelt sich jede Erschwernis durch schlechtes Licht, höchstens bis { $SIT-25-blind }. Wer den Blindkampf beherrscht, hat bei Attacke, Parade und Ausweichen nie mehr als { $SIT-25-trained } Erschwernis, was auch immer die Sicht behindert.
    .counts = Blindkampf hilft gegen Finsternis, Nebel und unsichtbare Gegner, aber nicht in der Distanz Pike, nicht mit Peitschen und Lanzen und nicht bei Schüssen.

SIT-30 = Wasser bremst Arme und Beine. Bis zu den Knien sind nur Parade und Ausweichen um { $SIT-30-knee-defence } erschwert. Bis zur Hüfte ist es die Attacke um { $SIT-30-waist-attack } und die Abwehr um { $SIT-30-waist-defence }, bis zu den Schultern um { $SIT-30-shoulder-attack } und { $SIT-30-shoulder-defence }. Unter Wasser ist beides um { $SIT-30-under } erschwert.
    .counts = Es zählt das tiefste Feld unter dem Kämpfer, und wer im Wasser liegt, ist unter Wasser. Fliegende bleiben trocken, und wer auf einem Tisch steht, steckt weniger tief darin.

SIT-31 = Völker, die im Wasser leben, kämpfen unter Wasser wie andere an Land, ganz ohne Erschwernis. Solange sie nur waten, behindert das Wasser sie wie alle anderen.
    .counts = Gilt mit dem Vorteil Wasservolk. Tiere, die im Wasser zu Hause sind, behindert es in keiner Tiefe.

SIT-32 = Der Kampf im Wasser lässt sich lernen. Die Erschwernisse werden dann bis zur Schultertiefe halbiert und aufgerundet.
    .counts = Gilt mit der Sonderfertigkeit Kampf im Wasser für Attacke, Parade und Ausweichen. Unter Wasser hilft sie nicht.

SIT-33 = Unter Wasser taugen nur Dolche, Fechtwaffen, Speere, Parierwaffen und bloße Hände etwas. Mit allen anderen Waffen und mit Schilden lässt sich dort weder angreifen noch parieren. Mit der Sonderfertigkeit Unterwasserkampf entfällt bei den brauchbaren Waffen jede Erschwernis durch das Wasser.
    .counts = Gilt für Kämpfer, die selbst unter Wasser sind. Bis zur Schultertiefe lassen sich alle Waffen benutzen.

SIT-34 = Wasser bremst, was hineingeschossen wird, und lenkt es ab. Ein Schuss oder Wurf auf ein Ziel unter Wasser ist um { $SIT-34-malus } erschwert.
    .counts = Gilt, wenn das Ziel ganz unter Wasser ist, also auch, wenn es in flachem Wasser liegt. Ein watendes Ziel ist nicht schwerer zu treffen.

SIT-40 = Ein Gegner in der Luft ist schwer zu erreichen und schlägt von oben zu. Wer am Boden steht, greift ihn um { $SIT-40-attack } erschwert an; Parade und Ausweichen gegen ihn sind um { $SIT-40-defence } erschwert.
    .counts = Gilt nur zwischen einem Kämpfer am Boden und einem Gegner in der Luft, auch für die Abwehr seiner Schüsse. Ist er gelandet, ist er ein Gegner wie jeder andere.

SIT-41 = Kleine Gegner sind schwer zu treffen: Attacken gegen winzige sind um { $SIT-41-tiny }, gegen sehr kleine um { $SIT-41-small } erschwert. Von der Größe hängt auch ab, welche Angriffe sich überhaupt parieren lassen.
    .counts = Gilt für Attacken im Nahkampf; für Schüsse gibt es eine eigene Größentabelle. Große Gegner sind im Nahkampf nicht leichter zu treffen.

SIT-42 = Kaum jemand ist an eine Waffe in der linken Hand gewöhnt. Wer selbst Rechtshänder ist, pariert sie um { $SIT-42-malus } erschwert.
    .counts = Gilt gegen Linkshänder und gegen Rechtshänder, die ihre einzige Waffe links führen. Gilt nicht für linkshändige Verteidiger, nicht für Wesen, nicht beim Ausweichen und nicht gegen Fäuste, Klauen und Zähne.

SIT-43 = Bloße Hände sind Stahl nicht gewachsen. Eine waffenlose Attacke auf einen Bewaffneten ist um { $SIT-43-attack } erschwert, eine waffenlose Parade gegen eine Waffe um { $SIT-43-parry }.
    .counts = Gilt gegen Waffen in der Hand, nicht gegen Klauen, Zähne und Fäuste.

MOD-01 = Verschiedene Umstände zählen zusammen. Wer bei Mondlicht im Wasser gegen einen Knienden kämpft, bekommt die Erschwernisse und Erleichterungen von allem zugleich.
    .counts = Gilt immer, wenn nichts anderes gesagt ist: Von allem, was die Sicht behindert, und von den Wassertiefen zählt nur je eines.

MOD-02 = Finsternis, Nebel und unsichtbare Gegner behindern alle die Sicht, aber ihre Erschwernisse zählen nicht zusammen. Nur die schlimmste gilt; das Protokoll nennt die anderen trotzdem.
    .counts = Wird für jede Attacke, jede Abwehr und jeden Schuss eigens verglichen. Alles andere, etwa Wasser oder Haltung, kommt hinzu.

MOD-03 = Ein Kämpfer steht immer nur in einer Wassertiefe. Die Erschwernisse der flacheren Stufen sind darin enthalten und kommen nicht hinzu.
    .counts = Es zählt das tiefste Feld, auf dem der Kämpfer steht. Für den Gegner zählt, wie tief er selbst im Wasser ist.

MOD-04 = Was in der Umgebung das Parieren erschwert, erschwert auch das Ausweichen: schlechtes Licht, Nebel, Wasser, ein Gegner in der Luft oder auf höherem Grund. Auch die Erleichterung gegen liegende und kniende Angreifer zählt. Was nur die eigene Waffe betrifft, stört das Ausweichen nicht.
    .counts = Gilt für freies und gezieltes Ausweichen. Beengter Raum, falsche Hand, linkshändige Gegner und bloße Hände zählen nicht, und für die eigene Haltung gibt es beim Ausweichen einen eigenen Wert.

MOD-05 = Fertigkeiten und Vorteile, die eine Erschwernis halbieren, verdoppeln oder begrenzen, wirken nur auf diese eine. Erst danach werden die verschiedenen Umstände zusammengezählt.
    .counts = Gilt für die Sicht und für das Wasser, jeweils für sich.

MOD-06 = Die Haltung beider Kämpfer zählt. Liegen beide am Boden, ist jeder durch das eigene Liegen behindert und hat zugleich den Vorteil gegen einen liegenden Gegner.
    .counts = Gilt im Nahkampf für Attacke und Parade. Ausweichen kann ohnehin nicht, wer liegt.
