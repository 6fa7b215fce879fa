## Helden und Gegner

PL-OPP-01 = Ein kleiner, flinker Plünderer, der den Hinterhalt dem offenen Kampf vorzieht. Am besten kämpft er mit dem Bogen aus der Ferne und mit dem Kurzschwert gegen Abgelenkte und Überraschte.

PL-OPP-02 = Ein Wegelagerer ohne besondere Ausbildung, gefährlich in der Gruppe. Mit der Axt geht er geradewegs auf den Gegner los; zu zweit am selben Ziel zermürben solche Räuber die meisten Kämpfer.

PL-OPP-03 = Ein schwerer Krieger im Schuppenpanzer mit einem Schwert für beide Hände, stark und zäh. Er gewinnt, indem er dicht am Gegner bleibt und zuschlägt, denn zum Verfolgen ist er zu langsam, und in der Runde handelt er spät.

PL-OPP-04 = Ein schneller Jäger auf vier Beinen, schwer umzuwerfen und früh an der Reihe. Am besten kämpft er im Rudel, das an der vorderen Reihe vorbeiläuft und über Schützen und Heiler herfällt.

PL-OPP-05 = Ein wachsamer Soldat im Kettenhemd, der hart und gut schießt. Er braucht Platz und Zeit, denn ein Zug fasst den Schuss und das Laden, aber keinen Schritt mehr; gegen nahe Gegner hilft der Dolch.

PL-OPP-06 = Ein Riese mit gewaltiger Stärke und Lebenskraft, aber langsam und leicht zu treffen. Seine Keule trifft, bevor kürzere Waffen herankommen, und sein Stoß wirft Gegner weit zurück oder über eine Kante.

PL-HER-01 = Der Starke der Gruppe, in Kettenhemd und Helm hinter einem großen Schild. Er gehört nach vorn, wo er die Schläge auffängt, sie aus der Ripostehaltung beantwortet und den anderen Zeit verschafft.

PL-HER-02 = Eine schlagfertige Kämpferin der Gassen in leichtem Leder, mit Rapier und Wurfmessern. Sie lenkt Gegner für ihre Freunde ab, und ihre eigenen Hinterhalte tun am meisten weh, wenn ein anderer den Gegner abgelenkt hat.

PL-HER-03 = Eine Bogenschützin mit scharfen Augen und eine der Ersten in der Reihenfolge. Am besten schießt sie von weit her mit freier Sicht und Freunden zwischen sich und dem Gegner; das Kurzschwert ist für den Notfall.

PL-HER-04 = Ein gelehrter Heiler, der Streitkolben und Schild trägt und eine Weile standhalten kann. Am wertvollsten ist er neben einem gefallenen Freund, den er mit sicherer Hand zu sich bringt; mit dem Modul „Magie“ heilt er auch durch Handauflegen und schleudert Funken.
