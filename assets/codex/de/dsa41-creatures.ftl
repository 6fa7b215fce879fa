## Wesen

CRE-01 = Tiere und Ungeheuer haben feste Werte, aus Eigenschaften wird nichts berechnet. Die Werte nennen auch, wie viele Attacken ein Wesen je Kampfrunde hat; sie fallen alle in dieselbe Phase, verschiedene Attacken je einmal. Ein Wesen pariert, weicht aber nicht aus und wandelt keine Aktionen um.
    .counts = Gilt für alle Wesen mit eigenem Werteblock. Menschliche Gegner folgen denselben Regeln wie Helden.
CRE-02 = Bei Attacke und Parade kommt es auf die Größe an. Die Attacke gegen winzige Ziele ist um { $CRE-02-tiny } erschwert, gegen sehr kleine um { $CRE-02-very-small }. Angriffen winziger und sehr großer Wesen kann man nur ausweichen, denen großer ausweichen oder sie mit dem Schild parieren; gegen sehr kleine ist die Waffenparade um { $CRE-02-parry } erschwert. Große Wesen füllen { $CRE-02-big } mal { $CRE-02-big } Felder, sehr große { $CRE-02-huge } mal { $CRE-02-huge }.
    .counts = Gilt für jede Attacke und Parade im Nahkampf; für Schüsse gibt es eigene Modifikatoren. Gegenhalten und Klingenwand sind gegen große Wesen möglich.
CRE-03 = Ein Tier, das in eine parierende Waffe beißt, verletzt sich: Es nimmt die Hälfte der Trefferpunkte der Waffe hin, abgerundet, ohne den Bonus der Körperkraft und abzüglich des Schutzes, den sein Fell oder seine Haut gibt.
    .counts = Gilt für Paraden mit der Waffe oder der Klinge einer Parierwaffe gegen Klauen, Zähne und andere natürliche Waffen von Tieren. Schildparade und Ausweichen verletzen das Tier nicht.
CRE-04 = Die Umgebung, in der ein Tier lebt, behindert es nicht. In seinem Wasser oder auf seinem Boden bewegt es sich und kämpft ohne Erschwernis, während seine Gegner alle Erschwernisse tragen.
    .counts = Gilt nur für Wesen, deren Werte eine solche Umgebung nennen, etwa die Sumpfechse im Wasser oder die Höhlenspinne in ihren Netzen.
CRE-05 = Manche Manöver gelingen gegen Tiere nicht: Finte, Ausfall, Entwaffnen, Binden, Schildspalter und Waffe zerbrechen. Sehr große Wesen und große mit mehr als zwei Beinen oder ohne Beine lassen sich nicht zu Boden werfen; gegen große Zweibeiner sind Niederwerfen und Umreißen um { $CRE-05-big } erschwert.
    .counts = Der erste Teil gilt nur für Tiere. Intelligente Wesen, die eine Waffe führen, zählen als bewaffnete Gegner.
CRE-06 = Der Körperteil sagt, wie weit eine natürliche Waffe reicht. Zähne und Klauen treffen im Handgemenge, die Pranke eines großen Wesens im Nahkampf, Schwänze und Tentakel in der Distanz Stangenwaffe.
    .counts = Gilt nur mit dem Modul Distanzklassen und nur für Angriffe, deren Distanzklasse nicht eigens angegeben ist.
CRE-07 = Manche Wesen lassen nach einem Treffer nicht mehr los. Sie halten ihr Opfer im Handgemenge und drücken in jeder Kampfrunde zu, statt anzugreifen: Das kostet Ausdauer, keine Parade hilft, wohl aber die Rüstung. Mit einer Aktion versucht das Opfer, sich mit Körperkraft loszureißen oder mit Gewandtheit herauszuwinden.
    .counts = Gilt für Wesen, deren Werte es sagen; dort stehen Modifikator und Schaden. Der Griff endet auch, sobald das Wesen eine Wunde erleidet. Griffe von Menschen sind Manöver.
CRE-08 = Manche Angriffe werfen ihr Ziel nieder. Es würfelt eine Probe auf Körperkraft mit dem Modifikator aus den Werten des Wesens: Misslingt sie, stürzt das Ziel und verliert viel Initiative, gelingt sie, geht trotzdem etwas Initiative verloren. Eine Parade verhindert nur den Schaden und nicht den Stoß; Ausweichen verhindert beides.
    .counts = Gilt für Angriffe, deren Werte es sagen. Große Wesen stoßen ein Ziel, das stürzt, außerdem ein Feld zurück, wenn es nicht größer ist als sie.
CRE-09 = Untote und Konstrukte spüren nichts. Sie erleiden keine Wunden, kennen weder Schmerz noch Furcht, verlieren keine Ausdauer und werden nicht schwächer, bis ihre Lebensenergie verbraucht ist. Ausdauerschaden kostet sie nur die Hälfte, die von der Lebensenergie abgeht.
    .counts = Gilt für jedes Wesen dieser Art. Auch Gift wirkt bei ihnen nicht, und sie ertrinken nicht.
CRE-10 = Ein Tier ist tot, sobald seine Lebensenergie verbraucht ist. Es liegt nicht im Sterben, und niemand kann es retten.
    .counts = Gilt für Tiere und für Ungeheuer ohne Konstitutionswert. Menschen und andere intelligente Wesen sind noch zu retten.
