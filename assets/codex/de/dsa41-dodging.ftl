## Ausweichen

AUS-01 = Der Ausweichwert sagt, wie gut ein Kämpfer Angriffen ohne Waffe und Schild entgeht. Er entspricht dem Basiswert für die Parade abzüglich der vollen Behinderung. Jede der Sonderfertigkeiten Ausweichen I, II und III bringt { $AUS-01-ability } dazu, und Akrobatik bringt für je { $AUS-01-acrobatics } Punkte Talentwert über { $AUS-01-beyond } einen weiteren. Auch manche Vor- und Nachteile, Wunden und eine sehr hohe Initiative verändern ihn.
    .counts = Gilt für freies und gezieltes Ausweichen. Die Waffe in der Hand spielt keine Rolle.

AUS-02 = Freies Ausweichen ist ein Sprung aus der Gefahr. Es kostet eine Freie Aktion und sofort { $AUS-02-initiative } Initiative, ob es gelingt oder nicht. Gelingt es, geht der Angriff fehl, der Kämpfer landet auf einem Feld nebenan und ist desorientiert.
    .counts = Gilt gegen Schläge, Schüsse, Würfe und Passierschläge, auch wenn keine Abwehraktion mehr übrig ist. Unmöglich ist es im Liegen, im Griff eines Gegners, im Sprint, ohne freies Feld zum Landen und gegen zu viele Gegner; auch wer nur die Distanz verkürzen will, lässt sich so nicht abwehren.

AUS-03 = Beim gezielten Ausweichen entgeht der Kämpfer dem Angriff, ohne den Gegner aus den Augen zu verlieren. Es kostet die Abwehraktion und verlangt Ausweichen I. Gelingt es, geht der Angriff fehl; der Kämpfer bleibt bereit und darf die Distanz um eine Klasse vergrößern, um { $AUS-03-two } erschwert auch um zwei. Misslingt es, trifft der Angriff, und { $AUS-03-initiative } Initiative gehen verloren.
    .counts = Gilt gegen Schläge und Geschosse; durch Geschosse geht dabei keine Initiative verloren. Unmöglich ist es im Liegen, im Sprint und gegen zu viele Gegner, und bei Passierschlägen bleibt keine Zeit dafür.

AUS-04 = Nach einem gelungenen freien Ausweichen ist der Kämpfer desorientiert und muss sich erst wieder fangen. Bis dahin kann er nur weiter ausweichen: keine Attacke, keine Parade, keine Bewegung und keine andere Aktion. Eine Aktion Position beendet den Zustand.
    .counts = Gilt nach freiem Ausweichen und nach manchen Patzern. Ein desorientierter Kämpfer bewacht keine Felder und führt keine Passierschläge.

AUS-05 = Je näher der Gegner, desto schwerer ist es auszuweichen. Freies Ausweichen ist im Handgemenge um { $AUS-05-hand } erschwert, im Nahkampf um { $AUS-05-close } und in der Distanz Stangenwaffe um { $AUS-05-spear }, gezieltes um das Doppelte. Zwei Gegner im Kampf erschweren es um weitere { $AUS-05-two }, drei um { $AUS-05-three }, und ab { $AUS-05-many } ist kein Platz mehr dafür. Eine Finte erschwert das Ausweichen ebenso wie die Parade.
    .counts = Gilt im Nahkampf; ohne Distanzklassen beträgt die Erschwernis { $AUS-05-plain }, für gezieltes Ausweichen das Doppelte. Licht, Wasser und andere Umgebung zählen wie bei der Parade; eine gewürfelte { $AUS-05-best } gelingt immer, und Patzer gibt es beim Ausweichen nicht.
