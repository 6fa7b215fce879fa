## Zeilen von Tabellen

# Eine Waffe. $skill: der Name der Fertigkeit, die mit ihr angreift. $damage: ihre Würfel. $reach: Felder im Nahkampf. $range: Meter auf
# Entfernung. $hands: wie viele Hände sie braucht. $pieces: wie viele zu werfen sind. Wo eine Waffe keinen solchen Wert hat, steht ein Strich.
pool-row-weapon =
    Fertigkeit: { $skill }
    Schadenswürfel: { $damage }
    Reichweite im Nahkampf in Feldern: { $reach }
    Reichweite auf Entfernung in Metern: { $range }
    Hände: { $hands }
    Stücke: { $pieces }

# Ein Rüstungsteil. $slot: wo man es trägt. $defence: seine Verteidigungswürfel. $cap: die höchste Gewandtheit, die mit ihm zählt.
pool-row-armour =
    Getragen: { $slot }
    Verteidigungswürfel: { $defence }
    Gewandtheit zählt bis: { $cap }

# Ein Held oder Gegner. $level: Stufe. $life: Lebenspunkte. $strength, $agility, $constitution, $perception, $intelligence, $charisma, $will:
# die Eigenschaften. $defence, $magic: Würfel der Verteidigung und der magischen Verteidigung. $move: Meter einer Bewegungsaktion.
# $weapons, $armour: Namen, mit Kommas dazwischen; ein Strich, wo es keine gibt.
pool-row-person =
    Stufe: { $level }
    Lebenspunkte: { $life }
    Stärke { $strength }, Gewandtheit { $agility }, Konstitution { $constitution }, Wahrnehmung { $perception }, Intelligenz { $intelligence }, Charisma { $charisma }, Wille { $will }
    Verteidigungswürfel: { $defence }, gegen Magie: { $magic }
    Bewegung in Metern: { $move }
    Waffen: { $weapons }
    Rüstung: { $armour }
