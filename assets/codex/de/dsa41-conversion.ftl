## Umwandeln von Aktionen

UMW-01 = Gewöhnlich hat ein Kämpfer in jeder Kampfrunde eine Attacke und eine Abwehr. Zu Beginn der Runde lässt sich das eine in das andere umwandeln: zwei Attacken ohne Abwehr oder zwei Abwehren ohne Attacke. Wer Aufmerksamkeit beherrscht, darf sich noch bis zur eigenen ersten Attacke dafür entscheiden, wer Kampfgespür hat, jederzeit in der Runde.
    .counts = Gilt mit dem Modul „Umwandeln“. Wesen können nicht umwandeln, weil ihre Aktionen feststehen, und niemand kann es, dessen Initiative unter null liegt.

UMW-02 = In einer Runde dasselbe noch einmal zu tun, ist schwerer. Die zweite von zwei Attacken oder Abwehren ist um { $UMW-02-malus } erschwert.
    .counts = Gilt für die Aktion, die in der Runde als zweite kommt, welche auch immer das ist. Einige Arten der Parade sind davon frei, ebenso Kämpfer mit Beidhändigem Kampf I, wenn sie dafür die andere Waffe nehmen.

UMW-03 = Die zweite Attacke folgt { $UMW-03-phases } Phasen nach der ersten. Dafür ist eine Initiative von mindestens { $UMW-03-phases } nötig; sinkt sie vorher darunter, ist die Attacke verloren.
    .counts = Gilt für Kämpfer ohne Schild. Mit einem Schild am Arm lässt sich die Abwehr nicht in eine zweite Attacke umwandeln.

UMW-04 = Die zweite Abwehr ist gegen jeden Angriff der Runde möglich. Nicht erschwert ist sie mit einem Schild, mit einem Stab bei einem Talentwert von mindestens { $UMW-04-staff } und mit der Sonderfertigkeit Defensiver Kampfstil.
    .counts = Gilt für Paraden und für gezieltes Ausweichen. Auch Beidhändiger Kampf I erspart die Erschwernis, wenn diesmal die andere Waffe pariert.

UMW-05 = Sperrige Waffen sind zu langsam für eine zweite Aktion. Kettenwaffen, Peitschen, Zweihandflegel, Zweihand-Hiebwaffen, improvisierte Waffen und alle Waffen ab { $UMW-05-length } Zentimetern können die umgewandelte Aktion nicht ausführen.
    .counts = Gilt nur für die umgewandelte Aktion: Die erste Attacke und die erste Parade gelingen auch mit ihnen. Ein Schild, eine Parierwaffe oder eine handliche Waffe in der anderen Hand kann die zweite Aktion übernehmen, und wer gelernt hat, improvisierte Waffen zu führen, ist bei ihnen von dieser Grenze nicht betroffen.

UMW-06 = Was ein Kämpfer in einer Runde tun kann, ist begrenzt: insgesamt { $UMW-06-all } Attacken und Abwehren, und davon nicht mehr als { $UMW-06-weapon } mit derselben Waffe. Zusätzliche Paraden und Attacken aus Sonderfertigkeiten zählen mit. Wer umwandelt, hat keine zusätzliche Schildparade.
    .counts = Gilt für alles, was zuschlägt oder pariert, und für gezieltes Ausweichen. Freies Ausweichen und Passierschläge sind Freie Aktionen und zählen nicht.
