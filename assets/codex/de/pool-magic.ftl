## Magie

PL-MAG-01 = Manche Kämpfer beherrschen magische Fähigkeiten. Jede hat ihre Reichweite und Wirkung und kostet entweder die Angriffsaktion oder den ganzen Zug. Wer damit schadet, würfelt wie bei einem Angriff, mit Magie und Wille gegen die magische Verteidigung.
    .counts = Nur mit dem Modul „Magie“ und nur, was auf dem Bogen des Kämpfers steht. Zauber kosten nichts als die Aktion.

PL-MAG-02 = Ein Funke kostet die Angriffsaktion, reicht { $PL-MAG-02-spark-metres } Meter weit und macht { $PL-MAG-02-spark } Schaden. Eine Feuerlanze kostet den ganzen Zug, reicht { $PL-MAG-02-lance-metres } Meter weit und macht { $PL-MAG-02-lance }. Eine heilende Hand kostet den ganzen Zug und gibt einem verletzten Freund auf dem Nachbarfeld oder dem Zaubernden selbst { $PL-MAG-02-hand } Lebenspunkte und so viele dazu, wie sein Wille beträgt; ein Wurf auf Erfolg entfällt.
    .counts = Nur mit dem Modul „Magie“ und für alle, die den Zauber gelernt haben. Gegner lassen sich nicht heilen.
