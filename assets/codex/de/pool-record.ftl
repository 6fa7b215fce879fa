## Charakterbogen

PL-CHR-01 = Stärke, Gewandtheit, Konstitution, Wahrnehmung, Intelligenz, Charisma und Wille beschreiben Körper und Geist. Jeder Wert ist eine Zahl von Würfeln in Proben, von { $PL-CHR-01-least } bis { $PL-CHR-01-most }; Menschen bleiben in der unteren Hälfte. Stärke wird außerdem zum Schaden im Nahkampf und zur Strecke beim Zurückdrängen gezählt.
    .counts = Gewandtheit und Wahrnehmung ergeben die Initiative, Gewandtheit zählt in der Verteidigung, Wille ist die magische Verteidigung, und Konstitution gibt Helden Lebenspunkte.

PL-CHR-02 = Fertigkeiten sind das, was ein Kämpfer gelernt hat: bewaffneter Nahkampf, waffenloser Kampf, Fernkampf, Gegenstand werfen, Heilkunde, Wachsamkeit, Heimlichkeit und Magie. Ein Wert reicht bis { $PL-CHR-02-most } und bringt ebenso viele Würfel in den Pool.
    .counts = Welche Fertigkeit zählt, bestimmt die Situation. Die Verteidigung nutzt keine davon.

PL-CHR-03 = Zu jeder Fertigkeit gehört eine Eigenschaft: zu bewaffnetem Nahkampf und waffenlosem Kampf die Stärke; zu Fernkampf, Gegenstand werfen und Heimlichkeit die Gewandtheit; zu Heilkunde die Intelligenz, zu Wachsamkeit die Wahrnehmung, zu Magie der Wille. Wendige Waffen wie Dolch, Kurzschwert, Rapier und Kampfstab werden mit Gewandtheit geführt, wenn sie höher ist als die Stärke.
    .counts = Bestimmt die Würfel von Angriffen und Proben. Zum Schaden im Nahkampf zählt immer die Stärke, womit die Waffe auch geführt wird.

PL-CHR-04 = Ein Held hat { $PL-CHR-04-base } Lebenspunkte als Grundlage, dazu { $PL-CHR-04-constitution } für jeden Punkt Konstitution und { $PL-CHR-04-level } für jede Stufe.
    .counts = Alle anderen haben die Lebenspunkte, die auf ihrem Bogen stehen; daran ändert auch das Modul „Alle sind Helden“ nichts.

PL-CHR-05 = Der Bogen nennt auch Stufe, Länge einer Bewegungsaktion, Rüstung, Waffen, Verteidigungsbonus, Hinterhaltswürfel, magische Fähigkeiten und Tränke. Kreaturen können eine zähe Haut haben, auf vier Beinen gehen oder mit Zähnen und Klauen kämpfen.
    .counts = Niemand hat das alles. Was ein Kämpfer hat, steht auf seinem Bogen und zählt in den Würfen von selbst mit.
