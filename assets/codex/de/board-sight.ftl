## Sicht einer Seite

BD-VIS-01 = Ein Feld ist so hell wie sein eigenes Licht oder wie die hellste Lampe, die auf freier Linie darauf scheint: taghell innerhalb ihres hellen Umkreises, dämmrig innerhalb des äußeren. Wie weit Fackeln, Laternen und Lagerfeuer leuchten, sagt das Regelsystem.
    .counts = Gilt auf jeder Karte, die nicht ganz im Tageslicht liegt. Wände werfen Schatten; eine Lampe macht ein Feld nie dunkler.

BD-VIS-02 = Manche Augen könnten dieselbe Lampe bis zu doppelt so weit wahrnehmen; dann wäre ein Feld für den einen heller als für den anderen. Das Spielfeld ermittelt das Licht für die Augen dessen, der hinsieht.
    .counts = In den heutigen Regelsystemen sehen alle Augen Lampen gleich weit. Wer im Dunkeln gut sieht, bekommt in der vierten Edition stattdessen einen Teil der Erschwernis zurück.

BD-VIS-03 = Ein Kämpfer sieht einen anderen, wenn eine Sichtlinie besteht und dieser nahe genug für das Licht ist, in dem er steht. Blinde sehen niemanden, und wer unsichtbar ist oder sich unentdeckt versteckt, wird nicht gesehen. Wohin der Betrachter blickt, spielt keine Rolle.
    .counts = Licht begrenzt die Sicht nur in der vierten Edition. Ob jemand einen Gegner rechtzeitig bemerkt hat, etwa bei einem Hinterhalt, merkt sich der Kampf und nicht das Spielfeld.

BD-VIS-04 = Eine Seite sieht, was irgendeiner ihrer wachen Kämpfer auf der Karte sieht. Felder, die sie nicht mehr sieht, behält sie so in Erinnerung, wie sie waren, mit Türen und Scheiben wie zuletzt gesehen, und ein Gegner bleibt mit der Runde dort gezeichnet, wo er zuletzt zu sehen war. Von nie gesehenen Feldern kennt sie nur die Karte des Szenarios.
    .counts = Gilt, wo Seiten Geheimnisse haben. Sieht eine Seite wieder hin und findet niemanden, ist die Erinnerung an den Gegner dort gelöscht.

BD-VIS-05 = Wo Seiten Geheimnisse haben, erfährt keine, wo Ungesehene sind, was sie tun und was sie würfeln, und auch nichts von verborgenen Dingen und von Verstärkung, die noch nicht da ist. Von dem, was sie sieht, weiß sie alles: Bögen und Chancen sichtbarer Kämpfer bleiben offen. Was von einer Handlung berichtet wird, hat für jede Seite eine eigene Form.
    .counts = Gilt nur mit Geheimnissen. Ein Hieb eines ungesehenen Gegners wird als solcher gemeldet, und wer zuschlägt, verrät sich damit.

BD-VIS-06 = Sitzen Menschen verschiedener Seiten an einem Schirm, wird er verdeckt, bevor die nächste Seite gefragt wird, wenn darauf etwas geheim wäre. Wahlmöglichkeiten, Wege und Chancen ergeben sich aus dem, was die Seite weiß: Ein Weg macht nie einen Bogen um einen Gegner, den niemand sieht. Wer in einen verborgenen Körper läuft, wird aufgehalten, und man kann auf ein Feld schlagen, auf dem man einen Gegner vermutet.
    .counts = Gilt nur mit Geheimnissen. Wissen alle Zuschauenden schon, was zu sehen wäre, wird nichts verdeckt.

BD-VIS-07 = Der Computer entscheidet nach dem, was seine Seite weiß, genau wie ein Mensch; unter den Schleier sieht er nie. Ein aufgezeichneter Kampf lässt sich mit den Augen aller oder einer Seite ansehen.
    .counts = Gilt nur mit Geheimnissen; ohne sie wissen alle alles, auch der Computer.
