## Abläufe

ENG-01 = Jeder Schlag durchläuft dieselben Schritte. Der Angreifer wählt Waffe, Manöver und Ansage, alle Modifikatoren werden zusammengezählt, und die Attacke wird gewürfelt. Gelingt sie, sieht der Verteidiger die Ansage und den Wert jeder seiner Abwehren, nicht aber den Schaden, und entscheidet sich. Ein Schlag, den nichts aufhält, findet dann seine Trefferzone, seine Trefferpunkte und was die Rüstung davon übrig lässt; Bruchtests und Schläge nach Patzern kommen zuletzt.
    .counts = Gilt für jede Attacke im Nahkampf und ebenso für Schüsse und Würfe.
ENG-02 = Was ein Treffer bewirkt, geschieht in fester Reihenfolge: Zuerst sinken Lebensenergie und Ausdauer, dann kommen Wunden und der weitere Schaden verletzter Zonen, danach Gift, verlorene Initiative und Stürze. Erst dann prüft das Spiel, ob der Kämpfer noch handeln kann, lebt und gebunden ist.
    .counts = Gilt für jeden Schaden, ob durch Schlag, Sturz oder Feuer. Was mehrere im selben Augenblick tun, wirkt erst, wenn alle gehandelt haben.
ENG-03 = Manche Entscheidungen fallen außerhalb der eigenen Phase, weil jemand anderes handelt: Abwehr, Passierschlag, Gegenhalten, Nachsetzen, das Ignorieren einer Wunde. Das Spiel fragt den Spieler oder den Computer ein einziges Mal; was dann nicht genutzt wird, verfällt.
    .counts = Gilt für alle solchen Fragen. Wer nichts zu wählen hat, wird nicht gefragt.
ENG-04 = Am Protokoll lässt sich jede Zahl nachprüfen. Es zeigt jeden Würfel und den Wert, gegen den gewürfelt wurde, und jeden Modifikator mit der Regel, aus der er stammt. Was geprüft wurde und nicht zählt, ist durchgestrichen.
    .counts = Gilt für Attacken, Abwehr, Proben und Schaden. Von Geheimem liest jede Seite nur, was sie weiß.
ENG-05 = Derselbe Kampf lässt sich genau wiederholen: Mit demselben Anfang, denselben Würfeln und denselben Entscheidungen kommt alles genauso. Ein gespeicherter Kampf ist deshalb eine Liste von Entscheidungen, die sich abspielen und prüfen lässt.
    .counts = Gilt für jeden Kampf. Ein neuer Kampf beginnt mit neuen Würfeln, außer ihre Startzahl wird vorgegeben.
ENG-06 = Die Regeln sind in Module geteilt, die vor dem Kampf ein- oder ausgeschaltet werden. Ein ausgeschaltetes Modul ändert keine Zahl, bietet keine Wahl und löst nichts aus.
    .counts = Die Basisregeln gelten immer. Ein gespeicherter Kampf merkt sich seine Module; sie bleiben bis zu seinem Ende dieselben.
