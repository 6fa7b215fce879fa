## Zeilen der Tabellen

# A weapon for blows. Texts: $points (dice, as the language writes them), $attack, $parry and $initiative (signed; $parry may be `none`), $classes (distance classes, joined), $talents (names, the first decides), $traits (words of the traits below, joined, or `none`). Words: $endurance (`yes` or `no`), $hands (`one`, `two` or `either`). Numbers: $threshold, $step, $strength-from (the strength that leads it in one hand, or `none`), $weight (ounces), $length (cm, or `none`), $breakage (or `none`). Text: $minimum (such as strength and its least value, or `none`).
dsa41-row-weapon =
    Trefferpunkte: { $points }{ $endurance ->
        [yes] , gegen die Ausdauer
       *[no] { "" }
    }
    Körperkraft: einer mehr je { $step } Punkte über { $threshold }
    Attacke { $attack }, Parade { $parry ->
        [none] unmöglich
       *[other] { $parry }
    }, Initiative { $initiative }
    Distanzklasse: { $classes }
    Hände: { $hands ->
        [one] eine
        [two] beide
       *[either] beide, ab Körperkraft { $strength-from } auch eine
    }
    Talent: { $talents }
    Länge: { $length ->
        [none] keine
       *[other] { $length } cm
    }; Gewicht: { $weight } Unzen; Bruchfaktor: { $breakage ->
        [none] unzerbrechlich
       *[other] { $breakage }
    }
    Verlangt: { $minimum ->
        [none] nichts
       *[other] { $minimum }
    }
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }

# A lance; its points come from the run. Words: $endurance (`yes` or `no`). Texts: $talent. Numbers: $weight (ounces), $length (cm), $breakage.
dsa41-row-lance =
    Trefferpunkte: nach dem Anlauf{ $endurance ->
        [yes] , gegen die Ausdauer
       *[no] { "" }
    }
    Talent: { $talent }
    Länge: { $length } cm; Gewicht: { $weight } Unzen; Bruchfaktor: { $breakage }

# A shield, or what serves as shield and as parry weapon. Words: $kind (`shield` or `both`), $size (`small`, `large` or `huge`). Texts: $attack, $parry and $initiative (signed), $traits (joined, or `none`). Numbers: $weight (ounces), $breakage.
dsa41-row-shield =
    Verwendung: { $kind ->
        [both] Schild oder Parierwaffe
       *[shield] Schild
    }, { $size ->
        [small] klein
        [large] groß
       *[huge] sehr groß
    }
    Attacke { $attack }, Parade { $parry }, Initiative { $initiative }
    Gewicht: { $weight } Unzen; Bruchfaktor: { $breakage }
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }

# A pure parry weapon. Texts: $attack, $parry and $initiative (signed), $strikes (name of the weapon as which it strikes, or `none`), $traits (joined, or `none`). Numbers: $weight (ounces), $breakage.
dsa41-row-parry-weapon =
    Verwendung: Parierwaffe
    Attacke { $attack }, Parade { $parry }, Initiative { $initiative }
    Schlägt zu als: { $strikes ->
        [none] nichts
       *[other] { $strikes }
    }
    Gewicht: { $weight } Unzen; Bruchfaktor: { $breakage }
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }

# A piece of armour. Words: $fits (`body`, `body-padded` where a padding goes under it, `padding`, `helmet`, `coif`, `limbs`, `arms`, `hands`, `legs`, `feet`, `neck`, `shoulders`, `hips` or `cloak`), $simple (`yes`, `with-body` or `no`). Numbers: $armour and $encumbrance (without zones), $stars, $weight (ounces), $head, $chest, $back, $belly, $left-arm, $right-arm, $left-leg, $right-leg. Text: $traits (joined, or `none`).
dsa41-row-armour-piece =
    Getragen: { $fits ->
        [body] als Körperrüstung, ohne Unterzeug
        [body-padded] als Körperrüstung, auch über einem Unterzeug
        [padding] als Unterzeug, allein oder unter Körperrüstung
        [helmet] auf dem Kopf
        [coif] auf dem Kopf, auch unter einem Helm
        [limbs] an Armen und Beinen
        [arms] an den Armen
        [hands] an den Händen
        [legs] an den Beinen
        [feet] an den Füßen
        [neck] um den Hals
        [shoulders] auf den Schultern
        [hips] an den Hüften
       *[cloak] über allem
    }
    Ohne Trefferzonen: { $simple ->
        [yes] Rüstungsschutz { $armour }, Behinderung { $encumbrance }
        [with-body] Rüstungsschutz { $armour }, Behinderung { $encumbrance }, nur mit Körperrüstung
       *[no] kein Schutz
    }
    Rüstungsschutz nach Zonen: Kopf { $head }, Brust { $chest }, Rücken { $back }, Bauch { $belly }, Arme { $left-arm } und { $right-arm }, Beine { $left-leg } und { $right-leg }
    Sterne: { $stars }; Gewicht: { $weight } Unzen
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }

# A weapon that shoots or is thrown. Texts: $points (dice), $bands (ends of the distances with what they add to the points, joined), $talent, $minimum (or `none`), $traits (joined, or `none`). Words: $missile (`arrow`, `bolt`, `bullet`, `dart` or `thrown`), $wounds (`yes` where wounds come more easily, or `no`). Numbers: $load (regular actions), $threshold (or `none`) and $step, $weight (ounces).
dsa41-row-ranged-weapon =
    Trefferpunkte: { $points }
    Geschoss: { $missile ->
        [arrow] Pfeil, schnell
        [bolt] Bolzen, schnell
        [bullet] Kugel, schnell
        [dart] Blasrohrpfeil, langsam
       *[thrown] die Waffe selbst, langsam
    }
    Entfernungen: { $bands }
    Ladezeit: { $load ->
        [one] { $load } Aktion
       *[other] { $load } Aktionen
    }
    Körperkraft: { $threshold ->
        [none] ohne Einfluss
       *[other] einer mehr je { $step } Punkte über { $threshold }
    }
    Wunden: { $wounds ->
        [yes] leichter als andere
       *[no] wie andere
    }
    Talent: { $talent }; Gewicht: { $weight } Unzen
    Verlangt: { $minimum ->
        [none] nichts
       *[other] { $minimum }
    }
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }

# A special ability. Texts: $needs (joined, or `none`), $module (title of its module). Word: $takes (`nothing`, `armour`, `weapon`, `talent` or `attack-or-parry`). Number: $cost (adventure points).
dsa41-row-ability =
    Kosten: { $cost } Abenteuerpunkte
    Voraussetzungen: { $needs ->
        [none] keine
       *[other] { $needs }
    }
    Gelernt für: { $takes ->
        [armour] eine Rüstung
        [weapon] eine Waffe
        [talent] ein Talent
        [attack-or-parry] Attacke oder Parade
       *[nothing] alles
    }
    Modul: { $module }

# An advantage or disadvantage. Words: $kind (`advantage`, `disadvantage` or `neither`), $levels (`yes` or `no`). Text: $rules (titles of the rules that ask for it, joined, or `none`).
dsa41-row-advantage =
    Art: { $kind ->
        [advantage] Vorteil
        [disadvantage] Nachteil
       *[neither] weder Vorteil noch Nachteil
    }{ $levels ->
        [yes] , in Stufen
       *[no] { "" }
    }
    Regeln: { $rules ->
        [none] keine
       *[other] { $rules }
    }

# A combat talent. Words: $technique (`melee`, `attack` or `ranged`), $basic (`yes` or `no`), $cramped (`free`, `one-handed`, `spear`, `infantry`, `long` or `none`). Number: $free (points of encumbrance that it ignores, or `all`). Text: $related (names, joined, or `none`).
dsa41-row-talent =
    Talentpunkte: { $technique ->
        [attack] nur Attacke
        [ranged] Fernkampf
       *[melee] auf Attacke und Parade verteilt
    }
    Art: { $basic ->
        [yes] Basistalent
       *[no] muss gelernt werden
    }
    Behinderung außer Acht: { $free ->
        [all] alle
       *[other] { $free }
    }
    Im beengten Raum: { $cramped ->
        [free] ungestört
        [one-handed] wie einhändige Waffen
        [spear] wie Speere
        [infantry] wie Infanteriewaffen
        [long] wie lange, weit geschwungene Waffen
       *[none] wie ein Schuss
    }
    Ersatztalente: { $related ->
        [none] keine
       *[other] { $related }
    }

# A manoeuvre. Texts: $ability (name of what teaches it, or `none`), $modifier (signed, or `none`; what is announced comes besides), $weapons (names of the talents or weapons, joined, or one of the two texts below), $both (names of the talents that may lead in both hands what others lead in one, joined, or `none`), $module (title). Words: $basic (`yes` where the untaught may try it, or `no`), $cost (`attack`, `both`, `all`, `extra`, `defence` or `declared`), $led (`any`, `bare` or `one-hand`), $shields (`any`, `small` or `none`), $animals, $undead, $kneeling and $prone (`yes` or `no`). Number: $light (the most encumbrance, or `none`).
dsa41-row-manoeuvre =
    Gelernt durch: { $ability ->
        [none] nichts, alle dürfen es versuchen
       *[other] { $ability }
    }{ $basic ->
        [yes] ; auch ungelernt möglich
       *[no] { "" }
    }
    Kostet: { $cost ->
        [attack] die Attacke
        [both] Attacke und Abwehr
        [all] Attacke, Abwehr und zusätzliche Paraden
        [extra] nichts weiter
        [defence] die Abwehr
       *[declared] was für die Runde angesagt ist
    }
    Fester Modifikator: { $modifier ->
        [none] keiner
       *[other] { $modifier }
    }
    Waffen: { $weapons }{ $led ->
        [bare] , nur mit dem bloßen Körper
        [one-hand] , nur einhändig
       *[any] { "" }
    }{ $both ->
        [none] { "" }
       *[other] , beidhändig { $both }
    }
    Schild: { $shields ->
        [any] erlaubt
        [small] nur ein kleiner
       *[none] nicht erlaubt
    }
    In Rüstung: { $light ->
        [none] erlaubt
       *[other] bis Behinderung { $light }
    }
    Gegen Tiere: { $animals ->
        [yes] ja
       *[no] nein
    }; gegen Untote: { $undead ->
        [yes] ja
       *[no] nein
    }
    Auf Knien: { $kneeling ->
        [yes] ja
       *[no] nein
    }; im Liegen: { $prone ->
        [yes] ja
       *[no] nein
    }
    Modul: { $module }

# The weapons of a manoeuvre.
dsa41-row-weapons-all = alle
# $names: talents, joined.
dsa41-row-weapons-except = alle außer { $names }

# A person. Texts: $calling (or `none`), $species, $attributes (names with values, joined), $thresholds (joined), $weapons (ways to fight with their values, joined), $armour-pieces (joined, or `none`), $talents, $abilities and $advantages (joined, or `none`), $initiative (dice). Numbers: $life, $endurance, $armour, $encumbrance, $speed and $dodge (in this armour, without hit zones), $morale (or `none`).
dsa41-row-combatant =
    { $calling ->
        [none] { $species }
       *[other] { $calling }, { $species }
    }
    Eigenschaften: { $attributes }
    Lebensenergie { $life }, Ausdauer { $endurance }, Wundschwellen { $thresholds }
    Initiative { $initiative }, Rüstungsschutz { $armour }, Behinderung { $encumbrance }, Geschwindigkeit { $speed }, Ausweichen { $dodge } (ohne Trefferzonen)
    Kämpft mit: { $weapons }
    Trägt: { $armour-pieces ->
        [none] keine Rüstung
       *[other] { $armour-pieces }
    }
    Talente: { $talents ->
        [none] keine
       *[other] { $talents }
    }
    Sonderfertigkeiten: { $abilities ->
        [none] keine
       *[other] { $abilities }
    }
    Vor- und Nachteile: { $advantages ->
        [none] keine
       *[other] { $advantages }
    }
    Moral: { $morale ->
        [none] wankt nie
       *[other] { $morale }
    }

# A creature with fixed values. Words: $kind (`animal`, `undead` or `intelligent`), $size (`tiny`, `very-small`, `small`, `medium`, `big` or `huge`). Texts: $attacks (each with its value, points and distance classes, joined), $thresholds (joined, or `none`), $initiative (dice), $shots (added to shots at it, signed), $abilities, $advantages and $traits (joined, or `none`). Numbers: $squares (along each side), $life, $endurance and $constitution (or `none`), $armour, $speed, $parry, $attacks-per-round, $morale (a number, `animal` or `never`).
dsa41-row-creature =
    { $kind ->
        [animal] Tier
        [undead] Untoter
       *[intelligent] Intelligentes Wesen
    }, { $size ->
        [tiny] winzig
        [very-small] sehr klein
        [small] klein
        [medium] mittelgroß
        [big] groß
       *[huge] sehr groß
    }
    Felder: { $squares } mal { $squares }; Schüsse auf das Wesen: { $shots }
    Lebensenergie { $life }, Ausdauer { $endurance ->
        [none] unerschöpflich
       *[other] { $endurance }
    }, Konstitution { $constitution ->
        [none] keine
       *[other] { $constitution }
    }, Wundschwellen { $thresholds ->
        [none] keine, erleidet keine Wunden
       *[other] { $thresholds }
    }
    Initiative { $initiative }, Rüstungsschutz { $armour }, Geschwindigkeit { $speed }, Parade { $parry }
    Attacken je Kampfrunde: { $attacks-per-round }
    Angriffe: { $attacks }
    Moral: { $morale ->
        [animal] flieht schwer verletzt
        [never] flieht nie
       *[other] { $morale }
    }
    Sonderfertigkeiten: { $abilities ->
        [none] keine
       *[other] { $abilities }
    }
    Vorteile: { $advantages ->
        [none] keine
       *[other] { $advantages }
    }
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }
