## Lignes des tables

# A weapon for blows. Texts: $points (dice, as the language writes them), $attack, $parry and $initiative (signed; $parry may be `none`), $classes (distance classes, joined), $talents (names, the first decides), $traits (words of the traits below, joined, or `none`). Words: $endurance (`yes` or `no`), $hands (`one`, `two` or `either`). Numbers: $threshold, $step, $strength-from (the strength that leads it in one hand, or `none`), $weight (ounces), $length (cm, or `none`), $breakage (or `none`). Text: $minimum (such as strength and its least value, or `none`).
dsa41-row-weapon =
    Points d’Impact : { $points }{ $endurance ->
        [yes] , contre l’endurance
       *[no] { "" }
    }
    Bonus de Force : un de plus par { $step } points au-delà de { $threshold }
    Attaque { $attack }, parade { $parry ->
        [none] impossible
       *[other] { $parry }
    }, initiative { $initiative }
    Classe de Distance : { $classes }
    Mains : { $hands ->
        [one] une
        [two] les deux
       *[either] les deux, ou une dès { $strength-from } de force
    }
    Aptitude : { $talents }
    Longueur : { $length ->
        [none] aucune
       *[other] { $length } cm
    } ; poids : { $weight } onces ; facteur de rupture : { $breakage ->
        [none] incassable
       *[other] { $breakage }
    }
    Demande : { $minimum ->
        [none] rien
       *[other] { $minimum }
    }
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

# A lance; its points come from the run. Words: $endurance (`yes` or `no`). Texts: $talent. Numbers: $weight (ounces), $length (cm), $breakage.
dsa41-row-lance =
    Points d’Impact : selon l’élan{ $endurance ->
        [yes] , contre l’endurance
       *[no] { "" }
    }
    Aptitude : { $talent }
    Longueur : { $length } cm ; poids : { $weight } onces ; facteur de rupture : { $breakage }

# A shield, or what serves as shield and as parry weapon. Words: $kind (`shield` or `both`), $size (`small`, `large` or `huge`). Texts: $attack, $parry and $initiative (signed), $traits (joined, or `none`). Numbers: $weight (ounces), $breakage.
dsa41-row-shield =
    Emploi : { $kind ->
        [both] bouclier ou Arme de Parade
       *[shield] bouclier
    }, { $size ->
        [small] petit
        [large] grand
       *[huge] très grand
    }
    Attaque { $attack }, parade { $parry }, initiative { $initiative }
    Poids : { $weight } onces ; facteur de rupture : { $breakage }
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

# A pure parry weapon. Texts: $attack, $parry and $initiative (signed), $strikes (name of the weapon as which it strikes, or `none`), $traits (joined, or `none`). Numbers: $weight (ounces), $breakage.
dsa41-row-parry-weapon =
    Emploi : Arme de Parade
    Attaque { $attack }, parade { $parry }, initiative { $initiative }
    Frappe comme : { $strikes ->
        [none] rien
       *[other] { $strikes }
    }
    Poids : { $weight } onces ; facteur de rupture : { $breakage }
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

# A piece of armour. Words: $fits (`body`, `body-padded` where a padding goes under it, `padding`, `helmet`, `coif`, `limbs`, `arms`, `hands`, `legs`, `feet`, `neck`, `shoulders`, `hips` or `cloak`), $simple (`yes`, `with-body` or `no`). Numbers: $armour and $encumbrance (without zones), $stars, $weight (ounces), $head, $chest, $back, $belly, $left-arm, $right-arm, $left-leg, $right-leg. Text: $traits (joined, or `none`).
dsa41-row-armour-piece =
    Se porte : { $fits ->
        [body] comme armure de corps, sans matelassé
        [body-padded] comme armure de corps, aussi sur un matelassé
        [padding] comme matelassé, seul ou sous une armure de corps
        [helmet] sur la tête
        [coif] sur la tête, aussi sous un casque
        [limbs] aux bras et aux jambes
        [arms] aux bras
        [hands] aux mains
        [legs] aux jambes
        [feet] aux pieds
        [neck] au cou
        [shoulders] aux épaules
        [hips] aux hanches
       *[cloak] par-dessus tout
    }
    Sans zones : { $simple ->
        [yes] protection { $armour }, encombrement { $encumbrance }
        [with-body] protection { $armour }, encombrement { $encumbrance }, seulement avec une armure de corps
       *[no] aucune protection
    }
    Protection par zone : tête { $head }, torse { $chest }, dos { $back }, ventre { $belly }, bras { $left-arm } et { $right-arm }, jambes { $left-leg } et { $right-leg }
    Étoiles : { $stars } ; poids : { $weight } onces
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

# A weapon that shoots or is thrown. Texts: $points (dice), $bands (ends of the distances with what they add to the points, joined), $talent, $minimum (or `none`), $traits (joined, or `none`). Words: $missile (`arrow`, `bolt`, `bullet`, `dart` or `thrown`), $wounds (`yes` where wounds come more easily, or `no`). Numbers: $load (regular actions), $threshold (or `none`) and $step, $weight (ounces).
dsa41-row-ranged-weapon =
    Points d’Impact : { $points }
    Projectile : { $missile ->
        [arrow] flèche, rapide
        [bolt] carreau, rapide
        [bullet] balle, rapide
        [dart] fléchette, lente
       *[thrown] l’arme elle-même, lente
    }
    Distances : { $bands }
    Chargement : { $load ->
        [one] { $load } action
       *[other] { $load } actions
    }
    Bonus de Force : { $threshold ->
        [none] aucun
       *[other] un de plus par { $step } points au-delà de { $threshold }
    }
    Blessures : { $wounds ->
        [yes] plus facilement que d’autres
       *[no] comme les autres
    }
    Aptitude : { $talent } ; poids : { $weight } onces
    Demande : { $minimum ->
        [none] rien
       *[other] { $minimum }
    }
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

# A special ability. Texts: $needs (joined, or `none`), $module (title of its module). Word: $takes (`nothing`, `armour`, `weapon`, `talent` or `attack-or-parry`). Number: $cost (adventure points).
dsa41-row-ability =
    Coût : { $cost } Points d’Aventure
    Conditions : { $needs ->
        [none] aucune
       *[other] { $needs }
    }
    Apprise pour : { $takes ->
        [armour] une armure
        [weapon] une arme
        [talent] une Aptitude
        [attack-or-parry] l’attaque ou la parade
       *[nothing] tout
    }
    Module : { $module }

# An advantage or disadvantage. Words: $kind (`advantage`, `disadvantage` or `neither`), $levels (`yes` or `no`). Text: $rules (titles of the rules that ask for it, joined, or `none`).
dsa41-row-advantage =
    Sorte : { $kind ->
        [advantage] avantage
        [disadvantage] inconvénient
       *[neither] ni avantage ni inconvénient
    }{ $levels ->
        [yes] , par niveaux
       *[no] { "" }
    }
    Règles : { $rules ->
        [none] aucune
       *[other] { $rules }
    }

# A combat talent. Words: $technique (`melee`, `attack` or `ranged`), $basic (`yes` or `no`), $cramped (`free`, `one-handed`, `spear`, `infantry`, `long` or `none`). Number: $free (points of encumbrance that it ignores, or `all`). Text: $related (names, joined, or `none`).
dsa41-row-talent =
    Points d’Aptitude : { $technique ->
        [attack] attaque seule
        [ranged] combat à distance
       *[melee] partagés entre attaque et parade
    }
    Sorte : { $basic ->
        [yes] Aptitude de base
       *[no] doit être apprise
    }
    Encombrement ignoré : { $free ->
        [all] tout
       *[other] { $free }
    }
    En espace confiné : { $cramped ->
        [free] sans gêne
        [one-handed] comme les armes à une main
        [spear] comme les lances
        [infantry] comme les armes d’infanterie
        [long] comme les armes longues à grand élan
       *[none] comme un tir
    }
    Remplacée par : { $related ->
        [none] aucune
       *[other] { $related }
    }

# A manoeuvre. Texts: $ability (name of what teaches it, or `none`), $modifier (signed, or `none`; what is announced comes besides), $weapons (names of the talents or weapons, joined, or one of the two texts below), $both (names of the talents that may lead in both hands what others lead in one, joined, or `none`), $module (title). Words: $basic (`yes` where the untaught may try it, or `no`), $cost (`attack`, `both`, `all`, `extra`, `defence` or `declared`), $led (`any`, `bare` or `one-hand`), $shields (`any`, `small` or `none`), $animals, $undead, $kneeling and $prone (`yes` or `no`). Number: $light (the most encumbrance, or `none`).
dsa41-row-manoeuvre =
    Enseignée par : { $ability ->
        [none] rien, chacun peut la tenter
       *[other] { $ability }
    }{ $basic ->
        [yes]  ; possible aussi sans l’avoir apprise
       *[no] { "" }
    }
    Coûte : { $cost ->
        [attack] l’attaque
        [both] l’attaque et la défense
        [all] l’attaque, la défense et les parades supplémentaires
        [extra] rien de plus
        [defence] la défense
       *[declared] ce qui est annoncé pour l’assaut
    }
    Modificateur fixe : { $modifier ->
        [none] aucun
       *[other] { $modifier }
    }
    Armes : { $weapons }{ $led ->
        [bare] , à mains nues seulement
        [one-hand] , à une main seulement
       *[any] { "" }
    }{ $both ->
        [none] { "" }
       *[other] , à deux mains { $both }
    }
    Bouclier : { $shields ->
        [any] permis
        [small] petit seulement
       *[none] interdit
    }
    En armure : { $light ->
        [none] permise
       *[other] jusqu’à { $light } d’encombrement
    }
    Contre les animaux : { $animals ->
        [yes] oui
       *[no] non
    } ; contre les morts-vivants : { $undead ->
        [yes] oui
       *[no] non
    }
    À genoux : { $kneeling ->
        [yes] oui
       *[no] non
    } ; à terre : { $prone ->
        [yes] oui
       *[no] non
    }
    Module : { $module }

# The weapons of a manoeuvre.
dsa41-row-weapons-all = toutes
# $names: talents, joined.
dsa41-row-weapons-except = toutes sauf { $names }

# A person. Texts: $calling (or `none`), $species, $attributes (names with values, joined), $thresholds (joined), $weapons (ways to fight with their values, joined), $armour-pieces (joined, or `none`), $talents, $abilities and $advantages (joined, or `none`), $initiative (dice). Numbers: $life, $endurance, $armour, $encumbrance, $speed and $dodge (in this armour, without hit zones), $morale (or `none`).
dsa41-row-combatant =
    { $calling ->
        [none] { $species }
       *[other] { $calling }, { $species }
    }
    Qualités : { $attributes }
    Énergie Vitale { $life }, Endurance { $endurance }, Seuils de Blessure { $thresholds }
    Initiative { $initiative }, protection { $armour }, encombrement { $encumbrance }, vitesse { $speed }, esquive { $dodge } (sans zones)
    Combat avec : { $weapons }
    Porte : { $armour-pieces ->
        [none] aucune armure
       *[other] { $armour-pieces }
    }
    Aptitudes : { $talents ->
        [none] aucune
       *[other] { $talents }
    }
    Capacités Spéciales : { $abilities ->
        [none] aucune
       *[other] { $abilities }
    }
    Avantages et inconvénients : { $advantages ->
        [none] aucun
       *[other] { $advantages }
    }
    Moral : { $morale ->
        [none] ne fléchit jamais
       *[other] { $morale }
    }

# A creature with fixed values. Words: $kind (`animal`, `undead` or `intelligent`), $size (`tiny`, `very-small`, `small`, `medium`, `big` or `huge`). Texts: $attacks (each with its value, points and distance classes, joined), $thresholds (joined, or `none`), $initiative (dice), $shots (added to shots at it, signed), $abilities, $advantages and $traits (joined, or `none`). Numbers: $squares (along each side), $life, $endurance and $constitution (or `none`), $armour, $speed, $parry, $attacks-per-round, $morale (a number, `animal` or `never`).
dsa41-row-creature =
    { $kind ->
        [animal] Animal
        [undead] Mort-vivant
       *[intelligent] Créature intelligente
    }, { $size ->
        [tiny] taille minuscule
        [very-small] très petite taille
        [small] petite taille
        [medium] taille moyenne
        [big] grande taille
       *[huge] très grande taille
    }
    Cases : { $squares } sur { $squares } ; tirs sur elle : { $shots }
    Énergie Vitale { $life }, Endurance { $endurance ->
        [none] inépuisable
       *[other] { $endurance }
    }, constitution { $constitution ->
        [none] aucune
       *[other] { $constitution }
    }, Seuils de Blessure { $thresholds ->
        [none] aucun, ne reçoit pas de blessures
       *[other] { $thresholds }
    }
    Initiative { $initiative }, protection { $armour }, vitesse { $speed }, parade { $parry }
    Attaques par assaut : { $attacks-per-round }
    Attaques : { $attacks }
    Moral : { $morale ->
        [animal] fuit s’il est gravement blessé
        [never] ne fuit jamais
       *[other] { $morale }
    }
    Capacités Spéciales : { $abilities ->
        [none] aucune
       *[other] { $abilities }
    }
    Avantages : { $advantages ->
        [none] aucun
       *[other] { $advantages }
    }
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }
