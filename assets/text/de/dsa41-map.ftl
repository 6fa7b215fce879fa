### Zeichen auf der Karte und was ein Feld tut, in den Worten dieser Regeln. In Klammern stehen Variablen: ihre Namen bleiben.

## Zeichen der Einblendungen.

dsa41-overlay-reach-safe = Schritt, ungehindert
dsa41-overlay-reach-struck = Schritt, mit Passierschlag
dsa41-overlay-reach-harmed = Schritt, durch Schädliches
dsa41-overlay-zone-foe = von Gegnern bewacht
dsa41-overlay-zone-own = von Freunden bewacht
dsa41-overlay-zone-both = von beiden bewacht
dsa41-overlay-sight-from = Blick von hier
dsa41-overlay-sight-seen = in Sicht
dsa41-overlay-sight-veiled = durch Nebel oder Laub
dsa41-overlay-sight-dark = in der Linie, doch zu weit für das Licht dort (0 Tag bis 4 Finsternis)
dsa41-overlay-sight-hidden = außer Sicht
dsa41-overlay-cover-from = wer zielt
dsa41-overlay-cover-none = ungedeckt
dsa41-overlay-cover-half = halb verdeckt
dsa41-overlay-cover-most = drei Viertel verdeckt
dsa41-overlay-cover-total = außer Sicht
dsa41-overlay-light-day = Tageslicht
dsa41-overlay-light-dusk = Dämmerung
dsa41-overlay-light-moon = Mondlicht
dsa41-overlay-light-stars = Sternenlicht
dsa41-overlay-light-dark = Finsternis
dsa41-overlay-arc-front = vorn
dsa41-overlay-arc-flank = Flanke
dsa41-overlay-arc-rear = hinten
dsa41-overlay-room-free = Platz nach allen Seiten
dsa41-overlay-room-some = beengt für manche Attacken
dsa41-overlay-room-cramped = beengt für jede Attacke
dsa41-overlay-room-low = Decke zu niedrig
dsa41-overlay-distance-pair = im Kampf, in dieser Klasse: < kann näher kommen, > kann sich lösen
dsa41-overlay-distance-entering = eben begegnet: die Klasse ist noch zu wählen
dsa41-overlay-distance-opening = löst sich: man darf folgen
dsa41-overlay-distance-others = kämpft mit jemand anderem, in dieser Klasse
dsa41-overlay-distance-near = nah: Handgemenge oder Nahkampf
dsa41-overlay-distance-spear = Stangenlänge
dsa41-overlay-distance-pike = Pikenlänge
dsa41-overlay-distance-short = außer Reichweite der Waffe
dsa41-overlay-danger-soon = kommt als Nächstes, in so vielen Runden
dsa41-overlay-danger-later = später, in so vielen Runden
dsa41-overlay-danger-harm = verletzt
dsa41-overlay-danger-fall = Kante, Tiefe in Metern
dsa41-overlay-danger-deep = tiefes Wasser
dsa41-overlay-danger-blind = blickdichter Rauch
dsa41-overlay-ground-high = höher, in Metern
dsa41-overlay-ground-low = tiefer, in Metern
dsa41-overlay-water-knee = knietief
dsa41-overlay-water-waist = hüfttief
dsa41-overlay-water-shoulder = schultertief
dsa41-overlay-water-swim = zu tief zum Stehen

## Was ein Feld mit dem tut, der dort steht.

dsa41-place-burns = verletzt, wer dort steht
dsa41-place-edge = Kante, { $metres } m tief
dsa41-place-water-knee = knietief im Wasser
dsa41-place-water-waist = hüfttief im Wasser
dsa41-place-water-shoulder = schultertief im Wasser
dsa41-place-water-swim = ohne Grund unter den Füßen
dsa41-place-light-dusk = in der Dämmerung
dsa41-place-light-moon = im Mondlicht
dsa41-place-light-stars = im Sternenlicht
dsa41-place-light-dark = im Finstern
dsa41-place-fog = im Nebel
dsa41-place-slippery = rutschig
dsa41-place-rope = ein Seil zum Klettern
dsa41-place-narrow = beengt für manche Attacken: { $width } cm, Waffe { $length } cm
dsa41-place-cramped = beengt für jede Attacke: { $width } cm, Waffe { $length } cm
dsa41-place-strikes-front = erreicht { $name } von vorn
dsa41-place-strikes-flank = erreicht { $name } von der Flanke
dsa41-place-strikes-rear = erreicht { $name } von hinten
dsa41-place-guarded = bewacht von { $name }
dsa41-place-cover-half = halb verdeckt vor { $name }
dsa41-place-cover-most = drei Viertel verdeckt vor { $name }
dsa41-place-cover-total = außer Sicht von { $name }
