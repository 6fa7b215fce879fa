## Allgemeines

BD-00 = Das Spielfeld beantwortet Fragen nach Orten: wie weit es ist, in welcher Richtung, was dazwischenliegt und worauf jemand steht. Es gibt weder Erleichterung noch Erschwernis und würfelt nicht; erst das Regelsystem macht aus diesen Tatsachen Zahlen. Gerechnet wird mit ganzen Zahlen und in fester Reihenfolge, sodass dieselbe Stellung auf jedem Rechner dieselbe Antwort ergibt.
    .counts = Gilt in jedem Kampf, in der vierten Edition wie in den Würfelpool-Regeln, und kein Modul schaltet es ab. Die Regelbücher spielen nicht auf Feldern; alle Seiten über das Spielfeld sind deshalb Hausregeln dieses Spiels.
