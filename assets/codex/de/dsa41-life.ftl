## Niedrige Lebensenergie, Lebensgefahr und Tod

LEN-01 = Mit der Lebensenergie schwinden auch die Kräfte. Unter der Hälfte des Höchstwerts sind Attacke, Parade, Ausweichen, Fernkampf, Initiative und Eigenschaftsproben um { $LEN-01-step } erschwert, und die Geschwindigkeit sinkt um ebenso viel. Unter einem Drittel kommt dieselbe Erschwernis noch einmal hinzu, unter einem Viertel ein weiteres Mal. Talentproben leiden { $LEN-01-talents }-mal so stark.
    .counts = Gilt mit dem Modul „Niedrige Lebensenergie“, solange die Lebensenergie unter der Marke liegt; ein Feld weit kommt man immer noch. Untote spüren davon nichts, ebenso wenig alle, die in einem Rausch kämpfen.

LEN-02 = Im Kampfrausch und im Blutrausch bemerkt niemand, wie wenig Kraft noch übrig ist. Alle Erschwernisse durch niedrige Lebensenergie entfallen, und der Kämpfer bleibt auf den Beinen, bis die Lebensenergie aufgebraucht ist. Endet der Rausch, holt ihn alles auf einmal ein.
    .counts = Gilt mit dem Modul „Niedrige Lebensenergie“, auch für Wesen im Rausch. Die Lebensenergie selbst geht trotzdem verloren, und bei null fällt auch, wer im Rausch ist.

LEN-03 = Wer nur noch { $LEN-03-limit } Lebenspunkte oder weniger hat, ist kampfunfähig: keine Attacke, keine Abwehr und keine andere Aktion. Es bleiben nur das Kriechen mit Geschwindigkeit { $LEN-03-speed } und ein Ruf. Die Felder ringsum bewacht ein Kampfunfähiger nicht mehr, sodass Gegner dort ungestraft vorbeikommen.
    .counts = Gilt für Personen, solange noch Lebensenergie übrig ist; ganz ohne beginnt die Lebensgefahr. Gilt nicht bei den Vorteilen Zäher Hund und Eisern, nicht für Tiere, Untote und andere Wesen und nicht im Rausch.

LEN-04 = Einmal im Kampf kann sich, wer aus Mangel an Lebensenergie zusammenbricht, zum Weiterkämpfen zwingen. Das kostet eine Freie Aktion und verlangt eine um { $LEN-04-malus } erschwerte Probe auf Selbstbeherrschung. Gelingt sie, hält der Kämpfer noch so viele weitere Runden durch, wie Talentpunkte übrig bleiben, auf jeden Fall aber die nächste. Ob gelungen oder nicht: Nach dem Kampf sinkt die höchste Ausdauer um { $LEN-04-exhaustion }.
    .counts = Gilt mit dem Modul „Kampfunfähigkeit ignorieren“, im Augenblick des Zusammenbruchs oder am Beginn einer späteren Kampfrunde. Es hilft nicht bei Lebensgefahr, Bewusstlosigkeit oder Erschöpfung und nicht Kämpfern, die an ihren Wunden zusammengebrochen sind; niedrige Lebensenergie erschwert diese Probe nicht.

LEN-05 = Wer kampfunfähig oder bewusstlos wird oder in Lebensgefahr gerät, stürzt zu Boden und lässt alles fallen, was er in den Händen hält, auch ein Licht. Die Sachen liegen auf seinem Feld, bis jemand sie aufhebt. Reiter stürzen aus dem Sattel, Fliegende stürzen ab.
    .counts = Gilt sofort und von Beginn an für alle, die schon in diesem Zustand in den Kampf kommen. Es unterbleibt, wenn sich der Kämpfer im selben Augenblick zum Weiterkämpfen zwingt.

DYI-01 = Eine Person ohne Lebensenergie schwebt in Lebensgefahr: Sie liegt bewusstlos am Boden und kann nichts mehr tun. Weiterer Schaden drückt die Lebensenergie unter null, und je tiefer sie liegt, desto schwerer wird die Rettung. Von nun an läuft die Zeit ab.
    .counts = Gilt für Personen und für Wesen mit einer Konstitution. Tiere, Untote und Wesen ohne Konstitution sterben nicht langsam, sondern sind sofort tot.

DYI-02 = Wer in Lebensgefahr schwebt, lebt noch so viele Kampfrunden, wie die Konstitution mal { $DYI-02-rounds } ergibt. Gewürfelt wird nur einmal, wenn die Lebensenergie zum ersten Mal aufgebraucht ist. Die Frist sinkt am Ende jeder Kampfrunde nach dieser; ist sie abgelaufen, tritt der Tod ein.
    .counts = Gilt, bis ein Helfer den Patienten stabilisiert; auch während der Behandlung läuft die Frist weiter. Beim Vorteil Zäher Hund zählt die Konstitution anderthalbfach.

DYI-03 = Ein furchtbarer Treffer kann auf der Stelle töten. Liegt die Lebensenergie um mehr Punkte unter null, als die Konstitution beträgt, tritt der Tod sofort ein, und keine Behandlung hilft mehr.
    .counts = Beim Vorteil Zäher Hund zählt die Konstitution anderthalbfach. Tiere, Untote und Wesen ohne Konstitution sterben, sobald ihre Lebensenergie aufgebraucht ist.

DYI-04 = Ein Helfer, der höchstens ein Feld entfernt ist, kann einen Sterbenden mit einer Probe auf Heilkunde Wunden retten. Jeder Punkt unter null erschwert die Probe um { $DYI-04-malus } und verlängert die Behandlung um { $DYI-04-rounds } Kampfrunden; jeder übrige Talentpunkt spart eine Runde. Gelingt die Probe, endet die Frist, doch der Patient bleibt bewusstlos. Misslingt sie, erleidet er { $DYI-04-harm } Schadenspunkte, und ein neuer Versuch ist erlaubt.
    .counts = Gilt als längerfristige Handlung von mindestens einer vollen Kampfrunde, deren Probe bis zum Ende verborgen bleibt; wer gestört wird oder sich entfernt, hat nichts erreicht. Dieselbe Behandlung stillt auch Blutungen.

DYI-05 = Wer dem Tod so nahe kommt, trägt einen bleibenden Schaden davon. Fällt die Lebensenergie um mehr Punkte unter null, als die erste Wundschwelle beträgt, sinkt die höchste Lebensenergie für immer um { $DYI-05-loss }.
    .counts = Gilt mit dem Modul „Dauerhafter Verlust von LE“, einmal für jeden solchen Fall: erst dann wieder, wenn die Lebensenergie inzwischen über null war. Gilt nicht für Kämpfer, die dabei sterben.

DYI-06 = Ist die Frist einer sterbenden Person abgelaufen, fragt das Spiel nach ihren letzten Worten. Sie kann noch etwas rufen oder schweigen, dann tritt der Tod ein. Das kostet nichts und ändert nichts.
    .counts = Gilt für Personen, deren Frist abgelaufen ist. Wesen sprechen nicht, und wer auf der Stelle getötet wurde, kommt nicht mehr zu Wort.
