## Was sich im Kampf ändert

BD-DYN-01 = Das Spielfeld kennt von jedem Kämpfer die Felder, die Blickrichtung, die Haltung und ob er handeln kann. Wer steht oder kniet, ist aufrecht und kann Hieben und Schüssen im Weg sein; winzige Wesen und Liegende sind es nie. Fliegende und Reitende sind höher als ihr Feld: Reitende um so viel, wie das Reittier den Sattel hebt.
    .counts = Wer tot oder bewusstlos ist, gilt als liegend: Der Körper bleibt auf seinem Feld und bewacht nichts. Andere kommen langsam über ihn hinweg; ob sie dort auch stehen bleiben dürfen, sagt das Regelsystem.

BD-DYN-02 = Auf einem Feld dürfen beliebig viele Dinge liegen. Was jemandem aus der Hand fällt, liegt auf dem eigenen Feld; was davonfliegt oder weggetreten wird, landet vor dem ersten Ding, das Geschosse aufhält. Aufheben lässt sich, was auf dem eigenen Feld oder daneben liegt.
    .counts = Gilt in beiden Systemen. Hüfttiefes Wasser verbirgt, was darin liegt; danach tauchen kann man nur in der vierten Edition.

BD-DYN-03 = Ein Kampf ändert die Karte: Türen gehen auf, zu und zu Bruch, Scheiben zerspringen, Tische verbrennen. Wer gerade vor einem Tisch steht, kann ihn in der vierten Edition auch umstürzen: Er wird zu einer niedrigen Wand aus Holz auf der abgewandten Kante seines Felds, und das Feld ist frei.
    .counts = Umstürzen lässt sich ein Tisch nur, solange niemand darauf ist und auf jener Kante nichts anderes liegt, und nicht von jemandem, der liegt. Alle Änderungen bleiben bis zum Ende des Kampfs.

BD-DYN-04 = Ein getragenes Licht geht mit seinem Träger; fällt es zu Boden, liegt es auf dem Feld und leuchtet von dort. Liegt es im Wasser, geht es aus, so flach das Wasser auch ist. Ein getragenes Licht geht aus, wenn sein Träger unter Wasser ist: wo das Wasser zu tief zum Stehen ist oder er im Wasser liegt.
    .counts = Gilt für Fackeln wie für Laternen. Lichter, die an der Karte befestigt sind, werden nicht getragen und gehen durch Wasser nicht aus.

BD-DYN-05 = Nebel und Rauch können während des Kampfs auf ein Feld kommen, für immer oder bis zum Ende einer Runde. Liegt mehreres auf demselben Feld, zählt das Dichteste.
    .counts = Gefahren bringen Nebel und lassen ihn für immer dort. Auf Zeit bringt ihn derzeit keines der beiden Regelsysteme, und Nebel, der von Anfang an auf der Karte liegt, verzieht sich nie.

BD-DYN-06 = Feuer und Wasser ändern sich im Lauf des Kampfs: Eine Gefahr lässt Wasser steigen oder fallen und Feuer um sich greifen, und in der vierten Edition setzt eine Flasche brennendes Öl Felder für einige Runden in Brand. Wo Wasser hinkommt, geht Feuer aus.
    .counts = Das Feuer einer Gefahr brennt, bis Wasser es löscht. Brennendes Öl setzt das Modul „Öl“ voraus.

BD-DYN-07 = Nach jeder Änderung der Karte ermittelt das Spielfeld seine Tatsachen neu: Sicht, Deckung, Wege und Chancen gehören immer zur Karte, wie sie in diesem Augenblick ist. Ein gespeicherter Kampf enthält nichts davon, denn alles folgt aus der Karte und den Körpern.
    .counts = Gilt nach jeder geöffneten Tür, jeder zerbrochenen Scheibe und jedem Steigen des Wassers. Chancen, die vor einer solchen Änderung angezeigt waren, gelten nicht mehr.
