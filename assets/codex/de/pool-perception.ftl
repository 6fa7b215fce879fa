## Überraschung und Wahrnehmung

PL-SUR-01 = Ein Szenario kann eine Seite überraschen lassen. In der ersten Runde haben ihre Kämpfer keinen Zug und keine Riposte, ihre Gewandtheit zählt nicht in der Verteidigung, und ein Hinterhalt trifft sie unvorbereitet.
    .counts = Endet für alle mit der ersten Runde.

PL-SNK-01 = Wer es gelernt hat, trifft, wo es wehtut: Gegen ein unvorbereitetes Ziel kommen einige Würfel mit { $PL-SNK-01-sides } Seiten zum Schaden hinzu. Unvorbereitet sind Überraschte und Abgelenkte. Wie viele Würfel es sind, steht auf dem Bogen.
    .counts = Im Nahkampf und bei Schüssen und Würfen bis { $PL-SNK-01-metres } Meter; nicht bei Zaubern. Mit den jeweiligen Modulen auch aus dem Versteck und im Nahkampf von hinten.

PL-PER-01 = Wer nach etwas Ausschau hält, würfelt Wahrnehmung und Wachsamkeit und braucht mindestens { $PL-PER-01-successes } Erfolge.
    .counts = Im Kampf wird die Probe nur mit dem Modul „Verstecken“ verlangt, gegen Versteckte. Wer abgelenkt ist, schneidet dabei schlecht ab.

PL-PER-02 = Außer Sicht aller Gegner kann sich ein Kämpfer mit einer eingeschränkten Aktion verstecken; dafür { $PL-PER-02-successes ->
        [one] genügt ein Erfolg
       *[other] genügen { $PL-PER-02-successes } Erfolge
    } mit Gewandtheit und Heimlichkeit. Einen Versteckten kann niemand angreifen, doch jeder Gegner, der seinen Zug mit Sichtlinie zu ihm beginnt, sucht und muss die Zahl seiner Erfolge übertreffen. Ein Angriff aus dem Versteck trifft auf ein Ziel ohne seine Gewandtheit, kann ein Hinterhalt sein und verrät das Versteck.
    .counts = Nur mit dem Modul „Verstecken“. Sich zu bewegen beendet es nicht.
