## Verteidigung und Erfolgsstufen

PL-DEF-01 = Verteidigung steht für das, was die Rüstung aufhält, und für die Schläge, die ein Kämpfer kommen sieht und vermeidet. Sie kostet keine Aktion, verlangt keine Wahl und wird nie verbraucht.
    .counts = Gilt gegen jeden Angriff, der körperlichen Schaden macht. Gegen Zauber tritt die magische Verteidigung an ihre Stelle.

PL-DEF-02 = Die Verteidigungswürfel setzen sich zusammen aus der getragenen Rüstung, der Gewandtheit, soweit die Rüstung sie zulässt, dem Bonus aus Pfaden und Fertigkeiten und der zähen Haut einer Kreatur. Zustände nehmen Würfel weg, doch ins Minus gerät die Zahl nie.
    .counts = Gilt für körperliche Angriffe. Mit den jeweiligen Modulen gibt Deckung Würfel dazu, und ein Schlag von der Seite nimmt welche weg.

PL-DEF-03 = Rüstung behindert: Zu jedem Teil gehört die höchste Gewandtheit, die in der Verteidigung zählen darf. Bei mehreren Teilen gilt die niedrigste Grenze; ohne Rüstung zählt die ganze Gewandtheit.
    .counts = Begrenzt nur die Verteidigung; Angriffe, Initiative und Sprünge behalten die volle Gewandtheit. Ein Schild, der nicht im Einsatz ist, begrenzt nichts.

PL-DEF-04 = Ein Kämpfer trägt höchstens eine Körperrüstung, einen Helm und einen Schild, und jedes Teil bringt eigene Verteidigungswürfel mit. Manche Pfade und Fertigkeiten geben weitere Würfel.
    .counts = Der Schild zählt nur, wenn eine Hand für ihn frei ist: nicht neben einer zweihändigen Waffe und nicht, solange man einen Körper trägt.

PL-DEF-05 = Jeder Punkt Verteidigung ist ein Würfel, und seine Erfolge zählen wie bei jedem anderen Wurf. Ein Ziel ohne Würfel kann nichts abwehren: Jeder Angriff mit einem Erfolg trifft.
    .counts = Gilt ebenso für die magische Verteidigung. Ein Verteidigungswurf kann kein Patzer sein.

PL-DEF-06 = Sobald ein Angriff einen Erfolg hat, würfelt das Ziel mit allen Verteidigungswürfeln. Das gilt für jeden Angriff aufs Neue, wie viele in einer Runde auch kommen.
    .counts = Entfällt nach einem Fehlschlag oder Patzer des Angreifers. Gegen Feuer, Stürze und den Schlag, der durch einen Patzer einen Freund trifft, gibt es keine Verteidigung.

PL-DEF-07 = Hat die Verteidigung mehr Erfolge als der Angriff, misslingt er. Hat der Angriff mehr, trifft er. Bei gleich vielen ist es ein Streiftreffer mit halbem Schaden.
    .counts = Gilt für Schläge, Schüsse und Angriffszauber.

PL-DEF-08 = Gegen einen Angriffszauber würfelt das Ziel mit so vielen Würfeln, wie sein Wille beträgt, dazu kommt der Bonus magischer Gegenstände. Rüstung und Gewandtheit helfen nicht.
    .counts = Zustände nehmen auch hier Würfel weg; Deckung, Flanke und Überraschung ändern nichts. Angriffe dieser Art bringt nur das Modul „Magie“.

PL-DEF-09 = Ein Bewusstloser hat keine Verteidigungswürfel. Ein Überraschter sieht den Schlag nicht kommen und verliert die Würfel der Gewandtheit. Ein Betäubter würfelt noch, aber mit weniger Würfeln.
    .counts = Mit den jeweiligen Modulen nehmen auch Angriffe aus dem Versteck und Schläge von hinten die Würfel der Gewandtheit.

PL-CRT-01 = Der Vorsprung des Angriffs vor der Verteidigung bestimmt den Schaden. Gleichstand ist ein Streiftreffer mit halbem Schaden, ein knapper Vorsprung ein Treffer mit vollem. Ab { $PL-CRT-01-powerful } Erfolgen Vorsprung ist es ein wuchtiger Treffer mit anderthalbfachem, ab { $PL-CRT-01-critical } ein kritischer Treffer mit doppeltem Schaden.
    .counts = Gilt für jeden Angriff, der trifft, auch für Zauber. Manöver kennen keine Stufen.

PL-CRT-02 = Nur die höchste Stufe zählt: Ein kritischer Treffer wird nicht noch einmal als wuchtiger Treffer vervielfacht.
    .counts = Gilt für jeden Treffer für sich; frühere Treffer spielen keine Rolle.

PL-CRT-03 = Das Spiel merkt sich bei jedem Kämpfer, ob der letzte erlittene Treffer ein kritischer war. Danach fällt Erste Hilfe schwerer.
    .counts = Der nächste Treffer, gleich welcher Stufe, tritt an seine Stelle. Ein wuchtiger Treffer zählt nicht, und Stürze und Feuer ändern nichts.

PL-FUM-01 = Bei einem Patzer geht der Angriff daneben, auch wenn andere Würfel Erfolge zeigen, und ein Wurf auf die Patzertabelle entscheidet, was sonst noch schiefgeht.
    .counts = Gilt für Schläge, Schüsse, Würfe und Angriffszauber. Manöver können so nicht enden.

PL-FUM-02 = Ein Wurf mit { $PL-FUM-02-die } entscheidet, von der niedrigsten Zahl zur höchsten: Die Waffe fällt zu Boden; der Angreifer verliert das Gleichgewicht; er stürzt; er trifft einen Freund; die Waffe leidet und hat für den Rest des Kampfes einen Würfel weniger; nichts weiter geschieht. Getroffen wird der nächste Freund neben dem Ziel eines Schlages oder nah an der Linie eines Schusses; er nimmt den einfachen Waffenschaden ohne Verteidigung. Ist niemand nah genug, verliert der Angreifer stattdessen das Gleichgewicht.
    .counts = Gilt nach einem Patzer beim Angriff. Ohne Waffe in der Hand wird aus dem Fallenlassen ein Sturz und aus dem Schaden an der Waffe ein Verlust des Gleichgewichts.
