## Lignes des tables

# A weapon. Words: $training (`simple`, `martial` or `exotic`), $hands (`light`, `one`, `two`, `shot-with-two` or `ranged`), $strength (`all`, `penalty`, `rating` or `nothing`), $loading (`nothing`, `move` or `full-round`). Texts: $small, $medium and $large (dice by the size of the user), $types (joined), $traits (joined, or `none`). Numbers: $threat (the lowest face that threatens, or `none` for the highest alone), $best (the highest face), $times, $range (squares of an increment, or `none`), $increments (how many of them, or `none`).
d20-row-weapon =
    Maniement : { $training ->
        [simple] courant, pour presque tous
        [martial] de guerre, pour qui vit du combat
       *[exotic] exotique, pour qui a appris cette arme même
    }
    En main : { $hands ->
        [light] légère, d’une main
        [one] d’une main ou des deux
        [two] des deux mains
        [shot-with-two] se tire des deux mains
       *[ranged] se lance ou se tire d’une main
    }
    Dégâts : { $medium } ; pour les petits { $small }, pour les grands { $large }
    Coup critique : { $threat ->
        [none] { $best }
       *[other] { $threat }–{ $best }
    }, dégâts ×{ $times }
    Type de dégâts : { $types }
    Facteur de portée en cases : { $range ->
        [none] –
       *[other] { $range }, au plus { $increments } fois
    }
    Force : { $strength ->
        [all] compte pour les dégâts
        [penalty] seul un malus compte pour les dégâts
        [rating] compte pour les dégâts dans la limite de l’arc
       *[nothing] ne compte pas pour les dégâts
    }
    Rechargement : { $loading ->
        [move] une action de mouvement après chaque tir
        [full-round] une action complexe après chaque tir
       *[nothing] aucun
    }
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

# A piece of armour, or a shield. Words: $kind (`light`, `medium`, `heavy`, `buckler`, `shield` or `tower`). Texts: $bonus (signed), $check (signed, or `none`), $traits (joined, or `none`). Numbers: $dexterity (the most that counts, or `none` where all does), $failure (percent), $quick and $slow (squares of those who have $base-quick and $base-slow without it; `none` for shields).
d20-row-armour =
    Portée : { $kind ->
        [light] sur le corps, légère
        [medium] sur le corps, intermédiaire
        [heavy] sur le corps, lourde
        [buckler] à l’avant-bras
        [shield] au bras
       *[tower] au bras, couvrant tout le corps
    }
    Classe d’armure : { $bonus }
    Bonus de Dextérité compté : { $dexterity ->
        [none] tout entier
       *[other] au plus { $dexterity }
    }
    Compétences gênées : { $check ->
        [none] aucune
       *[other] { $check }
    }
    Échec des sorts profanes : { $failure } %
    Vitesse en cases : { $quick ->
        [none] inchangée
       *[other] { $quick } au lieu de { $base-quick }, { $slow } au lieu de { $base-slow }
    }
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

# A kind of metamagic. $levels: number, or `chosen` where the caster wants how many. $most: number, the highest level then. Texts: $effect, $feats (names, joined, or `none`).
d20-row-metamagic =
    Niveaux ajoutés : { $levels ->
        [chosen] autant qu’on veut, jusqu’au niveau de sort { $most }
       *[other] { $levels }
    }
    Effet : { $effect }
    Don : { $feats ->
        [none] –
       *[other] { $feats }
    }

# A spell. Texts: $levels (classes with the level, joined), $school, $time, $components (joined), $range, $target, $save (or `none`), $effects (joined), $traits (joined, or `none`). Number: $duration (rounds for each caster level, or `none` where it is over at once).
d20-row-spell =
    Niveau : { $levels }
    École : { $school }
    Incantation : { $time } ; { $components }
    Portée : { $range }
    Cible : { $target }
    Durée : { $duration ->
        [none] instantanée
        [one] { $duration } round par niveau de lanceur
       *[other] { $duration } rounds par niveau de lanceur
    }
    Jet de sauvegarde : { $save ->
        [none] aucun
       *[other] { $save }
    }
    Effet : { $effects }
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

# A feat. Words: $kind (`feat` or `ability`), $choice (`weapon` or `none`). Texts: $needs and $facing (joined, or `none`).
d20-row-feat =
    Genre : { $kind ->
        [ability] capacité de classe
       *[feat] don
    }
    Conditions : { $needs ->
        [none] aucune
       *[other] { $needs }
    }
    Vaut pour : { $choice ->
        [weapon] une arme, ou une partie du corps qui frappe
       *[none] tout ce dont il s’agit
    }
    Avec le module « Orientation » : { $facing ->
        [none] de même
       *[other] { $facing }
    }

# A hero, an opponent or a mount. Texts: $kind, $people (or `none`), $size, $class (with the level, or `none`), $abilities (joined), $initiative, $base-attack, $grapple (or `none`), $fortitude, $reflex and $will (signed), $attacks (joined), $armour, $feats, $skills, $senses, $spells and $traits (joined, or `none`). Numbers: $space (squares along a side, or `none` for less than one), $reach, $life (hit points), $hit-dice, $armour-class, $touch and $flat-footed (or `none`), $speed, $climb (squares, or `none`).
d20-row-creature =
    Genre : { $kind }{ $people ->
        [none] { "" }
       *[other] { " " }({ $people })
    } ; taille : { $size }
    Classe : { $class ->
        [none] –
       *[other] { $class }
    }
    Points de vie : { $life } ; dés de vie : { $hit-dice }
    Caractéristiques : { $abilities }
    Classe d’armure : { $armour-class ->
        [none] –
       *[other] { $armour-class } ; de contact { $touch }, pris au dépourvu { $flat-footed }
    }
    Initiative : { $initiative }
    Vitesse en cases : { $speed }{ $climb ->
        [none] { "" }
       *[other] { " " }; escalade { $climb }
    }
    Espace en cases : { $space ->
        [none] moins d’une
       *[other] { $space } × { $space }
    } ; allonge : { $reach }
    Bonus de base à l’attaque : { $base-attack } ; lutte : { $grapple ->
        [none] –
       *[other] { $grapple }
    }
    Sauvegardes : Vigueur { $fortitude }, Réflexes { $reflex }, Volonté { $will }
    Attaques : { $attacks }
    Armure : { $armour ->
        [none] aucune
       *[other] { $armour }
    }
    Dons et capacités : { $feats ->
        [none] aucun
       *[other] { $feats }
    }
    Compétences : { $skills ->
        [none] aucune
       *[other] { $skills }
    }
    Sens : { $senses ->
        [none] rien de particulier
       *[other] { $senses }
    }
    Sorts : { $spells ->
        [none] aucun
       *[other] { $spells }
    }
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

# A line of the table of actions. Texts: $costs, $provokes (joined), $traits (joined, or `none`).
d20-row-action =
    Prend : { $costs }
    Attaque d’opportunité : { $provokes }
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

# A fixed modifier. Words: $on (`attacker` or `defender`), $dexterity (`kept`, `lost` or `zero`). Texts: $melee and $ranged (signed, `impossible`, or `none`), $zero (signed, what a Dexterity of nothing costs), $traits (joined, or `none`).
d20-row-situation =
    Modifie : { $on ->
        [attacker] le jet d’attaque
       *[defender] la classe d’armure de la cible
    }
    Au corps à corps : { $melee ->
        [impossible] aucune attaque possible
        [none] –
       *[other] { $melee }
    }
    À distance : { $ranged ->
        [impossible] aucune attaque possible
        [none] –
       *[other] { $ranged }
    }
    Dextérité de la cible : { $dexterity ->
        [lost] son bonus ne compte pas
        [zero] compte comme nulle ({ $zero })
       *[kept] comme d’ordinaire
    }
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

# A condition. Text: $effects (joined).
d20-row-condition =
    Effets : { $effects }

## Mots des lignes

# $name. $value: number or signed.
d20-row-valued = { $name } { $value }
# $name. $note: a name.
d20-row-noted = { $name } ({ $note })
# $name. $what: what is said of it.
d20-row-labelled = { $name } : { $what }
# In the place of a number that there is not.
d20-row-lacking = –
d20-row-attribute-strength = Force
d20-row-attribute-dexterity = Dextérité
d20-row-attribute-constitution = Constitution
d20-row-attribute-intelligence = Intelligence
d20-row-attribute-wisdom = Sagesse
d20-row-attribute-charisma = Charisme
d20-row-damage-bludgeoning = contondants
d20-row-damage-piercing = perforants
d20-row-damage-slashing = tranchants
d20-row-energy-acid = acide
d20-row-energy-cold = froid
d20-row-energy-electricity = électricité
d20-row-energy-fire = feu
d20-row-energy-force = force
d20-row-part-bite = morsure
d20-row-part-claw = griffe
d20-row-part-hoof = sabot
d20-row-part-slam = coup
d20-row-component-verbal = paroles
d20-row-component-somatic = gestes
d20-row-component-material = composante matérielle
d20-row-component-focus = focaliseur
d20-row-cost-no-action = aucune action
d20-row-cost-free = une action libre
d20-row-cost-move = une action de mouvement
d20-row-cost-standard = une action simple
d20-row-cost-full-round = une action complexe
d20-row-cost-melee-attack = la place d’une attaque au corps à corps
d20-row-cost-with-attack = rien de plus que l’attaque avec laquelle on l’annonce
# Of a weapon.
d20-row-trait-reach = frappe au double de l’allonge naturelle, mais pas plus près
d20-row-trait-trip = permet le croc-en-jambe
d20-row-trait-set = dégâts doublés si elle est préparée contre une charge
d20-row-trait-thrust = passe par les ouvertures étroites
d20-row-trait-nonlethal = dégâts non létaux
d20-row-trait-thrown = peut se lancer
d20-row-trait-lance = dégâts doublés dans une charge montée, et d’une main en selle
d20-row-trait-double = les deux bouts frappent, comme deux armes
d20-row-trait-rating = faite pour une certaine Force
d20-row-trait-finesse = se prête à l’Attaque en finesse
d20-row-trait-usable-prone = s’emploie même à terre
d20-row-trait-bow = permet le coup de grâce
d20-row-trait-crossbow = permet le coup de grâce
d20-row-trait-ammunition = vient en main comme une flèche
# $points: signed.
d20-row-trait-one-handed = tirée d’une main { $points }
# Of armour. $points: signed.
d20-row-trait-attack = { $points } aux jets d’attaque
d20-row-trait-buckler = va avec l’arc et l’arbalète
d20-row-trait-tower = ne va avec aucune arme à deux mains
d20-row-trait-metal = de métal
# Of metamagic. $component: a word.
d20-row-meta-without = se passe de : { $component }
d20-row-meta-quickened = une action libre qui ne provoque personne
# $times and $over: numbers, the factor and what it is divided by.
d20-row-meta-numbers = tous les nombres tirés aux dés ×{ $times }/{ $over }, arrondis à l’inférieur
d20-row-meta-maximum = tous les dés montrent leur face la plus haute
d20-row-meta-heightened = le niveau du sort lui-même monte
# $times: number, in these three.
d20-row-meta-duration = durée ×{ $times }
d20-row-meta-range = portée ×{ $times }
d20-row-meta-area = zone ×{ $times }
# Of spells.
d20-row-school-abjuration = Abjuration
d20-row-school-conjuration = Invocation
d20-row-school-divination = Divination
d20-row-school-enchantment = Enchantement
d20-row-school-evocation = Évocation
d20-row-school-illusion = Illusion
d20-row-school-necromancy = Nécromancie
d20-row-school-transmutation = Transmutation
d20-row-time-round = un round, jusque juste avant son prochain tour
d20-row-range-personal = le lanceur lui-même
d20-row-range-touch = contact
# $squares: number. $more: number of squares. $levels: number of caster levels for which they come, in these three.
d20-row-range-close =
    courte, { $squares } cases et { $more } de plus { $levels ->
        [one] par niveau de lanceur
       *[other] tous les { $levels } niveaux de lanceur
    }
d20-row-range-medium =
    moyenne, { $squares } cases et { $more } de plus { $levels ->
        [one] par niveau de lanceur
       *[other] tous les { $levels } niveaux de lanceur
    }
d20-row-range-long =
    longue, { $squares } cases et { $more } de plus { $levels ->
        [one] par niveau de lanceur
       *[other] tous les { $levels } niveaux de lanceur
    }
d20-row-target-caster = le lanceur
# Word: $who (`anyone`, `allies`, `living` or `humanoids`). Text: $metal (signed, or `none`).
d20-row-target-touched =
    { $who ->
        [allies] un allié
        [living] une créature vivante
        [humanoids] un humanoïde
       *[anyone] une créature
    } au toucher{ $metal ->
        [none] { "" }
       *[other] , attaque de contact { $metal } contre une armure de métal
    }
# Word: $who, as above.
d20-row-target-creature =
    { $who ->
        [allies] un allié
        [living] une créature vivante
        [humanoids] un humanoïde
       *[anyone] une créature
    } à portée
# Numbers: $count, $apart (squares). Text: $growth (or `none`).
d20-row-target-missiles =
    projectiles qui ne manquent jamais : { $count }{ $growth ->
        [none] { "" }
       *[other] { " " }({ $growth })
    }, cibles à { $apart } cases l’une de l’autre au plus
# Numbers: $count, $apart (squares, or `none`). Text: $growth (or `none`).
d20-row-target-rays =
    rayons, chacun par une attaque de contact à distance : { $count }{ $growth ->
        [none] { "" }
       *[other] { " " }({ $growth })
    }{ $apart ->
        [none] { "" }
       *[other] , cibles à { $apart } cases l’une de l’autre au plus
    }
# Text: $shape. Word: $who, as above. Number: $hit-dice (or `none`).
d20-row-target-area =
    { $shape }, { $who ->
        [allies] les alliés qui s’y trouvent
        [living] les vivants qui s’y trouvent
        [humanoids] les humanoïdes qui s’y trouvent
       *[anyone] tous ceux qui s’y trouvent
    }{ $hit-dice ->
        [none] { "" }
       *[other] , { $hit-dice } dés de vie en tout
    }
# $speed: number of squares.
d20-row-target-sphere = une sphère d’une case qui roule de { $speed } cases par round
# $squares: number, in these four.
d20-row-shape-burst = explosion d’un rayon de { $squares } cases
d20-row-shape-spread = étendue d’un rayon de { $squares } cases
d20-row-shape-cone = cône de { $squares } cases
d20-row-shape-line = ligne de { $squares } cases
# Text: $kind. Words: $success (`half` or `negates`), $other (the same where the rules are set otherwise, or `none`), $undead and $each-turn (`yes` or `no`).
d20-row-save =
    { $kind }, la réussite { $success ->
        [half] réduit les dégâts de moitié
       *[negates] évite l’effet
    }{ $other ->
        [none] { "" }
        [half] , avec son module elle réduit les dégâts de moitié
       *[negates] , avec son module elle évite l’effet
    }{ $undead ->
        [yes] , seulement pour les morts-vivants
       *[no] { "" }
    }{ $each-turn ->
        [yes] { " " }; de nouveau à chacun de ses tours, par une action complexe
       *[no] { "" }
    }
d20-row-save-fortitude = Vigueur
d20-row-save-reflex = Réflexes
d20-row-save-will = Volonté
# Texts: $points (dice), $energy, $growth (of the number of dice, or `none`).
d20-row-effect-damage =
    { $points } points de dégâts de { $energy }{ $growth ->
        [none] { "" }
       *[other] { " " }(dés : { $growth })
    }
# Texts: $points (dice), $growth (of what is added to them, or `none`).
d20-row-effect-heal =
    soigne { $points } points de vie{ $growth ->
        [none] { "" }
       *[other] { " " }(points ajoutés : { $growth })
    }, les morts-vivants subissent autant de dégâts
# Texts: $points (signed), $kind (of the bonus), $growth (or `none`), in these three.
d20-row-effect-armour-class =
    classe d’armure { $points } ({ $kind }){ $growth ->
        [none] { "" }
       *[other] , { $growth }
    }
d20-row-effect-attack =
    jets d’attaque { $points } ({ $kind }){ $growth ->
        [none] { "" }
       *[other] , { $growth }
    }
d20-row-effect-fear =
    sauvegardes contre la peur { $points } ({ $kind }){ $growth ->
        [none] { "" }
       *[other] , { $growth }
    }
# $state: a name.
d20-row-effect-state = état : { $state }
# $percent: number.
d20-row-effect-miss = { $percent } % de chance de rater
# How a number grows. Numbers: $every (caster levels), $from (the level above which it grows, or `none`), $most.
d20-row-growth =
    { $every ->
        [one] un de plus par niveau de lanceur
       *[other] un de plus tous les { $every } niveaux de lanceur
    }{ $from ->
        [none] { "" }
       *[other] { " " }au-dessus de { $from }
    }, au plus { $most }
d20-row-bonus-armour = bonus d’armure
d20-row-bonus-shield = bonus de bouclier
d20-row-bonus-natural = armure naturelle
d20-row-bonus-deflection = bonus de parade
d20-row-bonus-dodge = bonus d’esquive
d20-row-bonus-size = bonus de taille
d20-row-bonus-morale = bonus de moral
d20-row-bonus-enhancement = bonus d’altération
d20-row-bonus-circumstance = bonus de circonstance
d20-row-bonus-untyped = bonus sans type
# $name: of the spell.
d20-row-trait-stopped = arrêté par : { $name }
d20-row-trait-mind = agit sur l’esprit
d20-row-trait-ends = prend fin par une attaque
d20-row-trait-front = avec le module « Orientation », de face seulement
# Of feats. A base attack bonus that is needed.
d20-row-need-base-attack = bonus de base à l’attaque
d20-row-facing-every = aucun malus pour les attaques vers ses propres flancs
d20-row-facing-extra = aucun malus pour ses attaques supplémentaires vers ses propres flancs
d20-row-facing-opportunity = aucun malus pour les attaques d’opportunité vers ses propres flancs
d20-row-facing-mounted = aucun malus pour les attaques en selle vers ses propres flancs
d20-row-facing-all-ways = aucun malus pour ses attaques, où qu’elles portent
d20-row-facing-no-bonus = les attaquants n’ont pas de bonus de flanc ni de dos
# $levels: number.
d20-row-facing-sneak-only = attaques sournoises seulement par qui a { $levels } niveaux de plus
d20-row-facing-sneak = attaques sournoises dans le dos de la cible
# $flank and $rear: signed.
d20-row-facing-perception = Détection et Perception auditive { $flank } vers les flancs et { $rear } vers l’arrière
# Of creatures. An attack with a weapon. $name. Words: $hold (`one`, `two`, `mounted`, `thrown` or `shot`). Texts: $bonus (signed, several joined), $damage (dice). Numbers: $threat (or `none`), $best, $times, $range (squares, or `none`).
d20-row-attack =
    { $name }{ $hold ->
        [two] { " " }à deux mains
        [mounted] { " " }en selle
        [thrown] { " " }(lancer)
       *[other] { "" }
    } { $bonus } ({ $damage }, { $threat ->
        [none] { $best }
       *[other] { $threat }–{ $best }
    } ×{ $times }{ $range ->
        [none] { "" }
       *[other] , facteur de portée { $range }
    })
# An attack with the body. Texts: $part, $bonus (signed), $damage (dice), $on-hit (joined, or `none`). Number: $count. Word: $secondary (`yes` or `no`).
d20-row-natural =
    { $count ->
        [one] { $part }
       *[other] { $count } × { $part }
    } { $bonus } ({ $damage }{ $on-hit ->
        [none] { "" }
       *[other] , { $on-hit }
    }{ $secondary ->
        [yes] , en plus des principales
       *[no] { "" }
    })
# $check: signed.
d20-row-hit-trip = touché, peut subir un croc-en-jambe à { $check }
# Numbers: $dc, $rounds. Texts: $ability, $damage (dice).
d20-row-hit-poison = poison : Vigueur contre { $dc }, sinon { $damage } points de { $ability }, et de nouveau après { $rounds } rounds
d20-row-masterwork = de maître
# $squares: number.
d20-row-sense-dark = voit à { $squares } cases dans le noir
d20-row-sense-low-light = vision nocturne
d20-row-sense-scent = odorat
# The spells of a caster. Texts: $prepared and $spontaneous (names, joined, or `none`), $slots (numbers from level nothing on, joined, or `none`), $melee and $ranged (signed, or `none`). Numbers: $dc, $points, $cap (or `none`).
d20-row-spells =
    { $prepared }{ $spontaneous ->
        [none] { "" }
       *[other] { " " }; sans préparation { $spontaneous }
    }{ $dc ->
        [none] { "" }
       *[other] { " " }; sauvegardes contre { $dc } et le niveau du sort
    }{ $slots ->
        [none] { "" }
       *[other] { " " }; emplacements { $slots }
    }{ $points ->
        [none] { "" }
       *[other] { " " }; points de magie { $points }, dont { $cap } par round sans danger
    }{ $melee ->
        [none] { "" }
       *[other] { " " }; attaque de contact { $melee }, à distance { $ranged }
    }
d20-row-trait-light-sensitive = ébloui au grand jour
d20-row-trait-stands-firm = difficile à repousser et à faire tomber
d20-row-trait-single-actions = une seule action par tour
d20-row-trait-no-run = ne court jamais
d20-row-trait-omnidirectional = chaque côté est sa zone frontale
d20-row-trait-no-sleep = immunisé contre le sommeil
d20-row-trait-unslowed = non ralenti par l’armure
d20-row-trait-war-trained = dressé pour la guerre
# $energy: a word.
d20-row-trait-immune = immunité : { $energy }
# $points: number. $unless: a kind of damage.
d20-row-trait-reduction = réduction de dégâts { $points }, sauf dégâts { $unless }
# $points: number. $but: kinds of energy, joined.
d20-row-trait-regeneration = régénération { $points }, sauf : { $but }
# $part: a word. $damage: dice.
d20-row-trait-rend = déchire pour { $damage } quand deux attaques ({ $part }) touchent la même cible
# Numbers: $per-day, $rounds. Texts: $strength, $constitution, $will, $armour-class (signed), $afterwards (a name).
d20-row-trait-rage =
    rage { $per-day } fois par jour pendant { $rounds } rounds (Force { $strength }, Constitution { $constitution }, Volonté { $will }, classe d’armure { $armour-class } ; ensuite : { $afterwards })
# $foe: a word. $points: signed, in these two.
d20-row-trait-favoured = adversaire juré ({ $foe }) { $points }
d20-row-trait-dodge = bonus d’esquive { $points } contre : { $foe }
# Word: $against (`fear`, `poison`, `spells` or `enchantments`). $points: signed.
d20-row-trait-save =
    sauvegardes contre { $against ->
        [fear] la peur
        [poison] le poison
        [spells] les sorts
       *[enchantments] les enchantements
    } { $points }
# $points: signed.
d20-row-trait-traps = sens des pièges { $points }
d20-row-trait-spell-resistance = résistance à la magie { $points }
# $per-day: number.
d20-row-trait-turning = repousse les morts-vivants { $per-day } fois par jour
# $dice: dice.
d20-row-trait-sneak = attaque sournoise { $dice }
# $name: of the mount.
d20-row-trait-mount = monte : { $name }
d20-row-kind-animal = animal
d20-row-kind-construct = créature artificielle
d20-row-kind-elemental = élémentaire
d20-row-kind-giant = géant
d20-row-kind-humanoid = humanoïde
d20-row-kind-ooze = vase
d20-row-kind-plant = plante
d20-row-kind-undead = mort-vivant
d20-row-kind-vermin = vermine
d20-row-people-dwarf = nain
d20-row-people-elf = elfe
d20-row-people-gnoll = gnoll
d20-row-people-goblinoid = gobelinoïde
d20-row-people-half-orc = demi-orque
d20-row-people-halfling = halfelin
d20-row-people-human = humain
d20-row-people-orc = orque
# Of actions: from whom they open an attack of opportunity.
d20-row-provokes-never = aucune
d20-row-provokes-always = de tous ceux qui contrôlent la case
d20-row-provokes-start = de tous ceux qui contrôlent la case, une fois, au début
d20-row-provokes-target = de la cible seule
d20-row-provokes-armed-target = de la cible seule, si elle est armée
d20-row-provokes-movement = par les pas seulement
d20-row-provokes-beyond-first = par les pas seulement, sauf celui qui quitte la première case
d20-row-provokes-shot = par chaque tir, non par les attaques au corps à corps
# $name: of a skill. $dc: number.
d20-row-trait-check = jet : { $name } contre { $dc }
d20-row-trait-in-charge = aussi comme attaque d’une charge
# $times: number, in these two.
d20-row-trait-per-round =
    { $times ->
        [one] une fois
       *[other] { $times } fois
    } par round
d20-row-trait-per-turn =
    { $times ->
        [one] une fois
       *[other] { $times } fois
    } par tour
# $name: of a feat. $cost: what it costs then.
d20-row-faster-feat = avec { $name } { $cost }
# $name: of a skill. $dc: number. $cost: what it costs then.
d20-row-faster-check = avec { $name } contre { $dc } { $cost }
# $bonus: signed. $cost: what it costs then.
d20-row-faster-move = pendant un déplacement, avec un bonus de base à l’attaque de { $bonus }, { $cost }
# Of the fixed modifiers. $state: a name.
d20-row-trait-unless = pas contre : { $state }
d20-row-trait-random = un tir touche au hasard l’un des lutteurs
# $names: joined.
d20-row-trait-replaces = au lieu de : { $names }
# Of conditions. Texts: $melee and $ranged (signed, `impossible`, or `none`). Word: $dexterity (`kept`, `lost` or `zero`), in these two.
d20-row-state-attacker =
    jets d’attaque { $melee ->
        [impossible] impossibles au corps à corps
        [none] ordinaires au corps à corps
       *[other] { $melee } au corps à corps
    }{ $ranged ->
        [impossible] , impossibles à distance
        [none] { "" }
       *[other] , { $ranged } à distance
    }{ $dexterity ->
        [kept] { "" }
       *[other] , contre des cibles privées de leur bonus de Dextérité
    }
d20-row-state-defender =
    classe d’armure { $melee ->
        [impossible] –
        [none] –
       *[other] { $melee } au corps à corps
    }{ $ranged ->
        [impossible] { "" }
        [none] { "" }
       *[other] , { $ranged } à distance
    }{ $dexterity ->
        [lost] , sans le bonus de Dextérité
        [zero] , Dextérité comptée comme nulle
       *[kept] { "" }
    }
# $states: names, joined.
d20-row-state-brings = s’y ajoute : { $states }
d20-row-state-unseeing = tous les autres ont un camouflage total
d20-row-state-half-speed = vitesse réduite de moitié
d20-row-state-no-run = ni course ni charge
d20-row-state-no-movement = aucun déplacement
d20-row-state-no-threat = ne contrôle aucune case
d20-row-state-no-opportunities = aucune attaque d’opportunité
d20-row-state-only-foe = attaques d’opportunité contre le seul adversaire du moment
d20-row-state-no-action = aucune action
d20-row-state-mind-only = seulement ce que peut l’esprit seul
d20-row-state-one-move = une seule action de mouvement par tour
d20-row-state-one-action = une seule action simple ou action de mouvement par tour
# $ability: a word.
d20-row-state-zero = { $ability } comptée comme nulle
# $name: of a skill.
d20-row-state-no-skill = pas de { $name }
# $abilities: joined. $points: signed.
d20-row-state-skills-by = compétences de { $abilities } { $points }
# $points: signed, in these seven.
d20-row-state-skills = compétences { $points }
d20-row-state-checks = tests de caractéristique { $points }
d20-row-state-saves = sauvegardes { $points }
d20-row-state-attack = jets d’attaque { $points }
d20-row-state-damage = dégâts des armes { $points }
d20-row-state-armour-class = classe d’armure { $points }
d20-row-state-dodge = bonus d’esquive à la classe d’armure { $points }
d20-row-state-flees = doit fuir
d20-row-state-cowers = se recroqueville s’il n’y a pas d’issue
d20-row-state-drops = lâche ce qu’il tient
# $moving and $still: signed.
d20-row-state-unseen = invisible ; Discrétion { $still }, après un déplacement { $moving }
d20-row-state-wakes-hurt = prend fin par des dégâts
d20-row-state-wakes-shaken = prend fin quand un voisin y consacre une action simple
# $dc: number.
d20-row-state-concentration = lancer un sort demande un jet de Concentration contre { $dc } et le niveau du sort
d20-row-state-answers = attaque qui l’a attaqué en dernier
# $points: number.
d20-row-state-strain =
    une action simple coûte { $points ->
        [one] { $points } point de vie
       *[other] { $points } points de vie
    }
# Numbers: $face, $points.
d20-row-state-bleeds =
    à la fin de chaque tour, { $points ->
        [one] { $points } point de vie
       *[other] { $points } points de vie
    } de moins, ou stabilisé par un jet de pourcentage d’au plus { $face }
# Numbers: $least, $most. Text: $act.
d20-row-confused = { $least }–{ $most } au jet de pourcentage : { $act }
d20-row-confused-attack-source = attaque la cause
d20-row-confused-act = agit comme d’ordinaire
d20-row-confused-nothing = ne fait rien
d20-row-confused-flee = fuit la cause
d20-row-confused-attack-nearest = attaque la créature la plus proche
