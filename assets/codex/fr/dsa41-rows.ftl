## Lignes des tables

# A weapon for blows. Texts: $points (dice, as the language writes them), $attack, $parry and $initiative (signed; $parry may be `none`), $classes (distance classes, joined), $talents (names, the first decides), $traits (words of the traits below, joined, or `none`). Words: $endurance (`yes` or `no`), $hands (`one`, `two` or `either`). Numbers: $threshold, $step, $weight (ounces), $length (cm, or `none`), $breakage (or `none`). Text: $minimum (such as strength and its least value, or `none`).
dsa41-row-weapon =
    points d’impact : { $points }{ $endurance ->
        [yes] , contre l’endurance
       *[no] { "" }
    }
    Bonus de force : un de plus par { $step } points à partir de { $threshold }
    Attaque { $attack }, parade { $parry ->
        [none] impossible
       *[other] { $parry }
    }, initiative { $initiative }
    Classe de Distance : { $classes }
    Mains : { $hands ->
        [one] une
        [two] les deux
       *[either] les deux, une pour les forts
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
    points d’impact : selon l’élan{ $endurance ->
        [yes] , contre l’endurance
       *[no] { "" }
    }
    Aptitude : { $talent }
    Longueur : { $length } cm ; poids : { $weight } onces ; facteur de rupture : { $breakage }

# A shield, or what serves as shield and as parry weapon. Words: $kind (`shield` or `both`), $size (`small`, `large` or `huge`). Texts: $attack, $parry and $initiative (signed), $traits (joined, or `none`). Numbers: $weight (ounces), $breakage.
dsa41-row-shield =
    Emploi : { $kind ->
        [both] bouclier ou arme de parade
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
    Emploi : Arme de parade
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
    points d’impact : { $points }
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
    Bonus de force : { $threshold ->
        [none] aucun
       *[other] un de plus par { $step } points à partir de { $threshold }
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
        [talent] une aptitude
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
    Points d’aptitude : { $technique ->
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

# A manoeuvre. Texts: $ability (name of what teaches it, or `none`), $modifier (signed, or `none`), $weapons (names of the talents or weapons, joined, or `all`), $module (title). Words: $basic (`yes` or `no`), $cost (`attack`, `both`, `all`, `extra`, `defence` or `declared`), $shields (`any`, `small` or `none`), $light (`yes` where encumbrance is limited, or `no`), $animals and $undead (`yes` or `no`).
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
    Modificateur : { $modifier ->
        [none] aucun
       *[other] { $modifier }
    }
    Armes : { $weapons ->
        [all] toutes
       *[other] { $weapons }
    }
    Bouclier : { $shields ->
        [any] permis
        [small] petit seulement
       *[none] interdit
    }
    En armure : { $light ->
        [yes] seulement avec peu d’encombrement
       *[no] permise
    }
    Contre les animaux : { $animals ->
        [yes] oui
       *[no] non
    } ; contre les morts-vivants : { $undead ->
        [yes] oui
       *[no] non
    }
    Module : { $module }

# A person. Texts: $calling (or `none`), $species, $attributes (abbreviations with values, joined), $thresholds (joined), $weapons (ways to fight, joined), $armour-pieces (joined, or `none`), $abilities and $advantages (joined, or `none`), $initiative. Numbers: $life, $endurance, $armour, $encumbrance, $speed, $dodge, $morale (or `none`).
dsa41-row-combatant =
    { $calling ->
        [none] { $species }
       *[other] { $calling }, { $species }
    }
    Qualités : { $attributes }
    Énergie vitale { $life }, endurance { $endurance }, seuils de blessure { $thresholds }
    Initiative { $initiative }, protection { $armour }, encombrement { $encumbrance }, vitesse { $speed }, esquive { $dodge }
    Combat avec : { $weapons }
    Porte : { $armour-pieces ->
        [none] aucune armure
       *[other] { $armour-pieces }
    }
    Capacités spéciales : { $abilities ->
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

# A creature with fixed values. Words: $kind (`animal`, `undead` or `intelligent`), $size (`tiny`, `very-small`, `small`, `medium`, `big` or `huge`). Texts: $attacks (each with its value, points and distance classes, joined), $thresholds (joined, or `none`), $initiative, $traits (joined, or `none`). Numbers: $life, $endurance (or `none`), $armour, $speed, $parry, $attacks-per-round, $morale (a number, `animal` or `never`).
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
    Énergie vitale { $life }, endurance { $endurance ->
        [none] inépuisable
       *[other] { $endurance }
    }, seuils de blessure { $thresholds ->
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
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

## Particularités des armes, boucliers, armures et créatures

dsa41-row-trait-improvised = improvisée
dsa41-row-trait-blunt = contondante
dsa41-row-trait-wooden = en bois ou en os
dsa41-row-trait-fencing = arme d’escrime, ne pare aucune arme lourde
dsa41-row-trait-parries-heavy = pare aussi les armes lourdes
dsa41-row-trait-heavy = lourde, les armes légères ne peuvent la parer
dsa41-row-trait-chain = arme à chaîne
dsa41-row-trait-parried-by-all = toute arme peut la parer
dsa41-row-trait-rider = frappe plus fort à cheval
dsa41-row-trait-natural = partie du corps
dsa41-row-trait-unbreakable = incassable
# $by: signed.
dsa41-row-trait-disarms = désarmement { $by }
# $by: signed.
dsa41-row-trait-trips = fauchage { $by }
dsa41-row-trait-ignores-shield = le bonus d’un bouclier ne compte pas
# $by: number.
dsa41-row-trait-ignores-armour = ignore { $by } de protection
dsa41-row-trait-breaks-weapons = peut briser des armes
# $from: number.
dsa41-row-trait-fumbles = Maladresse à partir de { $from }
# $points: dice.
dsa41-row-trait-burns = brûle de { $points }
# $by: signed, $class: name of a distance class.
dsa41-row-trait-attack-in = attaque { $by } à la distance { $class }
# $class: name of a distance class.
dsa41-row-trait-unusable-in = inutile à la distance { $class }
dsa41-row-trait-worn-on-arm = portée au bras
# $points: dice.
dsa41-row-trait-strikes = frappe avec { $points }
dsa41-row-trait-one-parry-only = pas de seconde parade dans l’assaut
dsa41-row-trait-plate-hand = durcit le poing, gêne les doigts
dsa41-row-trait-dulls-senses = émousse les sens
dsa41-row-trait-steel-helmet = casque d’acier
# $shots and $refill: numbers.
dsa41-row-trait-magazine = magasin de { $shots } coups, { $refill } actions pour le remplir
dsa41-row-trait-one-hand = une main suffit
# $by: signed.
dsa41-row-trait-lead-shot = balles de plomb { $by }
dsa41-row-trait-poisoned = d’ordinaire empoisonnée
dsa41-row-trait-holds-oil = peut se remplir d’huile
dsa41-row-trait-grudge = attaque celui qui l’a blessé en dernier
dsa41-row-trait-pack = chasse en meute
# $by: signed.
dsa41-row-trait-scent = épreuves contre sa surprise { $by }
dsa41-row-trait-sees-in-darkness = pare sans gêne dans le noir
dsa41-row-trait-no-sprint = ne sprinte jamais
dsa41-row-trait-keeps-weapon = son arme ne peut qu’être détruite
dsa41-row-trait-bony = estocs et projectiles ne font que la moitié
dsa41-row-trait-fumbles-only = peu de maladresses le touchent
dsa41-row-trait-grapples = s’agrippe après un coup porté
# $within: number.
dsa41-row-trait-stench = puanteur à { $within } cases
dsa41-row-trait-lair = ne cède jamais dans son antre
# $by: signed.
dsa41-row-trait-rises = attaque { $by } au premier assaut
dsa41-row-trait-guards-young = ne fuit pas ses petits
dsa41-row-trait-flies = vole
# $within: number.
dsa41-row-trait-shriek = cri à { $within } mètres
dsa41-row-trait-venom = venimeux
dsa41-row-trait-webs = tisse des toiles
dsa41-row-trait-climbs = grimpe aux murs
dsa41-row-trait-home-in-water = chez lui dans l’eau
dsa41-row-trait-home = chez lui sur certains terrains
dsa41-row-trait-frenzied = ne sent ni blessures ni faiblesse
dsa41-row-trait-mount = peut être monté
dsa41-row-trait-shy = fuit sans cavalier dès la première blessure
