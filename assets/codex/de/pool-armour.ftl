## Rüstungen

PL-AMR-01 = Gesteppter Stoff, der wenig schützt und kaum jemanden behindert.

PL-AMR-02 = Die Wahl der Gewandten, die einem Schlag lieber ausweichen, als ihn hinzunehmen.

PL-AMR-03 = Leder mit Nieten, ein Mittelweg zwischen Schutz und Beweglichkeit.

PL-AMR-04 = Eiserne Ringe für Kämpfer von mittlerer Gewandtheit und die schwerste Körperrüstung, in der man noch sprinten kann.

PL-AMR-05 = Starker Schutz für die Langsamen; sprinten kann darin niemand.

PL-AMR-06 = Der beste Schutz, den es gibt; von der Gewandtheit des Trägers lässt er fast nichts übrig, und einen Sprint erlaubt er nicht.

PL-AMR-07 = Ein wenig mehr Schutz, der zu jeder Rüstung passt.

PL-AMR-08 = Er deckt den halben Körper, solange eine Hand frei ist, ihn zu halten.
