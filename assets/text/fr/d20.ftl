### Mots des règles d20. Les clés se composent d’un genre et d’un terme ; entre accolades, des variables : gardez leurs noms.

## Le nom des règles.

d20-title = d20 (3.5)
d20-stand-ins = Le niveau ne nomme personne pour ces règles. D’autres remplacent, en camps de force égale.

## Variantes de modules.

d20-variant-table = points bonus selon la table
d20-variant-none = aucun point bonus
d20-variant-always = supplément pour tous les sorts
d20-variant-never = aucun supplément

## Ce qui est demandé.

d20-question-set-up = Où ce combattant commence-t-il ?
d20-question-turn = Votre tour. Que faites-vous ?
d20-question-late = Vous avez retardé votre tour. Agissez-vous maintenant ?
d20-question-opportunity = Quelqu’un se découvre. Une attaque d’opportunité ?
d20-question-readied = Ce que vous attendiez arrive. Frappez-vous ?
d20-question-follow-up = L’adversaire est tombé. Encore un coup ?
d20-question-give-way = Quelqu’un veut passer à travers vous. Vous écartez-vous ?

## Ce qu’on peut choisir.

d20-offer-strike = Attaque
d20-offer-power-strike = Attaque en puissance
d20-offer-shot = Tir ou lancer
d20-offer-charge = Charge
d20-offer-strike-cell = Attaquer une case
d20-offer-two-weapons = Attaque à deux armes
d20-offer-off-hand = Attaque de la main secondaire
d20-offer-draw-other = Dégainer de la main secondaire
d20-offer-rapid-shot = Tir rapide
d20-offer-defensive = Combattre sur la défensive
d20-offer-trip = Croc-en-jambe
d20-offer-disarm = Désarmer
d20-offer-grapple = Lutte
d20-offer-grapple-harm = Blesser dans la lutte
d20-offer-pin = Immobiliser
d20-offer-escape = Se dégager
d20-offer-drag = Déplacer la lutte
d20-offer-bull-rush = Bousculade
d20-offer-charge-rush = Charge et bousculade
d20-offer-wake = Réveiller
d20-offer-overrun = Renversement
d20-offer-step-aside = S’écarter
d20-offer-stand-firm = Tenir bon
d20-offer-sunder = Destruction d’arme
d20-offer-sunder-shield = Destruction de bouclier
d20-offer-feint = Feinte
d20-offer-aid = Aider une attaque
d20-offer-aid-defence = Aider une défense
d20-offer-coup-de-grace = Coup de grâce
d20-offer-spell = Sort
d20-offer-walk = Se déplacer
d20-offer-step = Pas de placement
d20-offer-withdraw = Battre en retraite
d20-offer-run = Courir
d20-offer-crawl = Ramper
d20-offer-sidle = Se décaler
d20-offer-total-defence = Défense totale
d20-offer-rise = Se relever
d20-offer-drop-prone = Se jeter à terre
d20-offer-draw = Dégainer
d20-offer-sheathe = Rengainer
d20-offer-drop = Lâcher l’arme
d20-offer-pick-up = Ramasser
d20-offer-drink = Boire
d20-offer-take-out = Sortir
d20-offer-load = Charger
d20-offer-door = Ouvrir ou fermer la porte
d20-offer-smash = Briser la vitre
d20-offer-stabilise = Premiers soins
d20-offer-delay = Retarder son tour
d20-offer-act-now = Agir maintenant
d20-offer-ready-attack = Préparer une attaque
d20-offer-turn = Se tourner
d20-offer-drop-thing = Lâcher ce qu’on tient
d20-offer-leave = Quitter la carte
d20-offer-surrender = Se rendre
d20-offer-pass = Finir le tour
d20-offer-wait = Attendre
d20-offer-place = Commencer là
d20-offer-ready = Prêt
d20-offer-let-pass = Laisser passer
d20-offer-turns = Tour du round
d20-offer-opportunity = Attaque d’opportunité
d20-offer-opportunities = Attaques d’opportunité
d20-offer-rage = Rage
d20-offer-mount = Se mettre en selle
d20-offer-dismount = Mettre pied à terre
d20-offer-ride-on = Poursuivre au galop
d20-offer-control = Maîtriser la monture
d20-offer-mount-strikes = La monture attaque aussi

## Façons de se déplacer.

d20-gait-walk = Se déplacer
d20-gait-step = Pas de placement
d20-gait-withdraw = Battre en retraite
d20-gait-run = Courir
d20-gait-crawl = Ramper
d20-gait-sidle = Se décaler
d20-gait-charge = Charge
d20-gait-ride-on = Poursuivre au galop
d20-gait-drag = Déplacer la lutte
d20-gait-overrun = Renversement

## Valeurs, telles qu’elles figurent sur les fiches.

d20-value-life = PV
d20-value-armour-class = CA
d20-value-touch = CA de contact
d20-value-flat-footed-class = CA pris au dépourvu
d20-value-attack = Attaque
d20-value-shot-attack = Tir
d20-value-damage = Dégâts
d20-value-ini = Initiative
d20-value-speed = Vitesse en cases
d20-value-fortitude = Vigueur
d20-value-reflex = Réflexes
d20-value-will = Volonté
d20-value-pieces = Pièces
d20-value-hardness = Solidité
d20-value-weapon-life = PV de l’arme
d20-value-shield-life = PV du bouclier
d20-value-nonlethal = Dégâts non létaux
d20-value-temporary = PV temporaires
d20-value-strength = Force
d20-value-dexterity = Dextérité
d20-value-constitution = Constitution
d20-value-intelligence = Intelligence
d20-value-wisdom = Sagesse
d20-value-charisma = Charisme
d20-value-other-check = Test opposé
d20-value-standard = Action simple
d20-value-moves = Actions de mouvement
d20-value-five-foot = Pas de placement
d20-value-opportunities = Attaques d’opportunité
d20-stake-power = De l’attaque aux dégâts
d20-stake-strike = De l’attaque aux dégâts

## États, tels qu’ils figurent sur les fiches.

d20-state-blinded = Aveuglé
d20-state-confused = Confus
d20-state-cowering = Recroquevillé
d20-state-dazed = Hébété
d20-state-dazzled = Ébloui
d20-state-entangled = Enchevêtré
d20-state-exhausted = Épuisé
d20-state-fatigued = Fatigué
d20-state-flat-footed = Pris au dépourvu
d20-state-frightened = Effrayé
d20-state-grappling = En lutte
d20-state-pinned = Cloué au sol
d20-state-helpless = Sans défense
d20-state-invisible = Invisible
d20-state-kneeling = À genoux
d20-state-sitting = Assis
d20-state-nauseated = Nauséeux
d20-state-panicked = Paniqué
d20-state-paralysed = Paralysé
d20-state-prone = À terre
d20-state-shaken = Secoué
d20-state-sickened = Fiévreux
d20-state-asleep = Endormi
d20-state-staggered = Chancelant
d20-state-stunned = Étourdi
d20-state-unconscious = Inconscient
d20-state-squeezing = À l’étroit
d20-state-disabled = Hors de combat
d20-state-dying = Mourant
d20-state-stable = Stabilisé
d20-state-dead = Mort
d20-state-charging = En charge
d20-state-defending = Défense totale
d20-state-fighting-defensively = Sur la défensive
d20-state-surprised = Surpris
d20-state-waiting = En attente
d20-state-readied = Action préparée
d20-state-unloaded = Non chargée
d20-state-disarmed = Désarmé
d20-state-surrendered = S’est rendu
d20-state-gone = Parti
d20-state-raging = Enragé
d20-state-riding = En selle
d20-state-fells = Enchaîne

## Ce qu’on raconte quand un état commence.

d20-enters-blinded = { $name } est aveuglé.
d20-enters-confused = { $name } est confus.
d20-enters-cowering = { $name } se recroqueville de peur.
d20-enters-dazed = { $name } est hébété.
d20-enters-dazzled = { $name } est ébloui.
d20-enters-entangled = { $name } est enchevêtré.
d20-enters-exhausted = { $name } est épuisé.
d20-enters-fatigued = { $name } est fatigué.
d20-enters-flat-footed = { $name } est pris au dépourvu.
d20-enters-frightened = { $name } est effrayé.
d20-enters-grappling = { $name } lutte.
d20-enters-pinned = { $name } est cloué au sol.
d20-enters-helpless = { $name } est sans défense.
d20-enters-invisible = { $name } est invisible.
d20-enters-kneeling = { $name } s’agenouille.
d20-enters-sitting = { $name } s’assied.
d20-enters-nauseated = { $name } est pris de nausée.
d20-enters-panicked = { $name } panique.
d20-enters-paralysed = { $name } est paralysé.
d20-enters-prone = { $name } est à terre.
d20-enters-shaken = { $name } est secoué.
d20-enters-sickened = { $name } se sent mal.
d20-enters-asleep = { $name } s’endort.
d20-enters-staggered = { $name } chancelle.
d20-enters-stunned = { $name } est étourdi.
d20-enters-unconscious = { $name } tombe inconscient.
d20-enters-squeezing = { $name } se faufile.
d20-enters-disabled = { $name } est hors de combat.
d20-enters-dying = { $name } est mourant.
d20-enters-stable = { $name } est stabilisé.
d20-enters-dead = { $name } est mort.
d20-enters-charging = { $name } charge.
d20-enters-defending = { $name } ne fait que se défendre.
d20-enters-fighting-defensively = { $name } combat sur la défensive.
d20-enters-surprised = { $name } est surpris.
d20-enters-waiting = { $name } attend.
d20-enters-readied = { $name } est prêt à frapper.
d20-enters-unloaded = { $name } doit recharger.
d20-enters-disarmed = { $name } a perdu son arme.
d20-enters-surrendered = { $name } se rend.
d20-enters-gone = { $name } quitte le combat.
d20-enters-raging = { $name } entre en rage.
d20-enters-riding = { $name } est en selle.
d20-enters-fells = { $name } enchaîne.

## Ce qu’on raconte quand un état finit.

d20-leaves-blinded = { $name } voit de nouveau.
d20-leaves-confused = { $name } a de nouveau l’esprit clair.
d20-leaves-cowering = { $name } reprend courage.
d20-leaves-dazed = { $name } peut de nouveau agir.
d20-leaves-dazzled = { $name } voit de nouveau clair.
d20-leaves-entangled = { $name } se dégage.
d20-leaves-exhausted = { $name } n’est plus épuisé.
d20-leaves-fatigued = { $name } est reposé.
d20-leaves-flat-footed = { $name } est sur ses gardes.
d20-leaves-frightened = { $name } reprend courage.
d20-leaves-grappling = { $name } ne lutte plus.
d20-leaves-pinned = { $name } se dégage.
d20-leaves-helpless = { $name } n’est plus sans défense.
d20-leaves-invisible = { $name } redevient visible.
d20-leaves-kneeling = { $name } se relève.
d20-leaves-sitting = { $name } se relève.
d20-leaves-nauseated = { $name } n’a plus la nausée.
d20-leaves-panicked = { $name } retrouve son calme.
d20-leaves-paralysed = { $name } peut de nouveau bouger.
d20-leaves-prone = { $name } se relève.
d20-leaves-shaken = { $name } s’est ressaisi.
d20-leaves-sickened = { $name } se sent mieux.
d20-leaves-asleep = { $name } se réveille.
d20-leaves-staggered = { $name } se tient de nouveau ferme.
d20-leaves-stunned = { $name } reprend ses esprits.
d20-leaves-unconscious = { $name } revient à soi.
d20-leaves-squeezing = { $name } a de nouveau de la place.
d20-leaves-disabled = { $name } peut de nouveau combattre.
d20-leaves-dying = { $name } n’est plus mourant.
d20-leaves-stable = { $name } n’est plus stabilisé.
d20-leaves-dead = { $name } vit.
d20-leaves-charging = { $name } s’est arrêté.
d20-leaves-defending = { $name } quitte la défense totale.
d20-leaves-fighting-defensively = { $name } combat de nouveau librement.
d20-leaves-surprised = { $name } est revenu de sa surprise.
d20-leaves-waiting = { $name } n’attend plus.
d20-leaves-readied = { $name } n’est plus prêt.
d20-leaves-unloaded = { $name } a rechargé.
d20-leaves-disarmed = { $name } est de nouveau armé.
d20-leaves-surrendered = { $name } reprend le combat.
d20-leaves-gone = { $name } revient.
d20-leaves-raging = { $name } retrouve son calme.
d20-leaves-riding = { $name } n’est plus en selle.
d20-leaves-fells = { $name } s’arrête.

## Ce qu’on raconte des actions.

d20-deed-arrive = { $name } rejoint le combat en { $cell }.
d20-deed-delay = { $name } attend.
d20-deed-act-now = { $name } agit maintenant.
d20-deed-ready-attack = { $name } guette un adversaire.
d20-deed-rise = { $name } se remet debout.
d20-deed-drop-prone = { $name } se jette à terre.
d20-deed-draw = { $name } dégaine une arme.
d20-deed-sheathe = { $name } rengaine.
d20-deed-drop = { $name } lâche son arme.
d20-deed-lose = L’arme de { $name } tombe à terre.
d20-deed-drop-thing = { $name } lâche quelque chose.
d20-deed-pick-up = { $name } ramasse quelque chose.
d20-deed-drink = { $name } boit une potion.
d20-deed-take-potion = { $name } sort une potion.
d20-deed-take-wand = { $name } sort une baguette.
d20-deed-take-scroll = { $name } sort un parchemin.
d20-deed-use-wand = { $name } utilise une baguette.
d20-deed-read-scroll = { $name } lit un parchemin.
d20-deed-load = { $name } recharge.
d20-deed-door = { $name } ouvre ou ferme la porte en { $cell }.
d20-deed-smash = { $name } brise la vitre en { $cell }.
d20-deed-strike-cell = { $name } attaque { $cell } et ne touche que l’air.
d20-deed-charge = { $name } charge { $target }.
d20-deed-trip = { $name } tente de faire tomber { $target }.
d20-deed-disarm = { $name } tente de désarmer { $target }.
d20-deed-grapple = { $name } tente de saisir { $target }.
d20-deed-grapple-harm = { $name } tente de blesser { $target } dans la lutte.
d20-deed-pin = { $name } tente d’immobiliser { $target }.
d20-deed-escape = { $name } tente d’échapper à { $target }.
d20-deed-drag = { $name } tente d’entraîner { $target }.
d20-deed-bull-rush = { $name } bouscule { $target }.
d20-deed-overrun = { $name } tente de renverser { $target }.
d20-deed-step-aside = { $name } s’écarte devant { $target }.
d20-deed-trample = { $name } fonce en selle sur { $target }, qui ne peut s’écarter.
d20-deed-sunder = { $name } frappe l’arme de { $target }.
d20-deed-sunder-shield = { $name } frappe le bouclier de { $target }.
d20-deed-weapon-breaks = L’arme de { $name } se brise.
d20-deed-shield-breaks = Le bouclier de { $name } se brise.
d20-deed-weapon-holds = L’arme de { $name } tient : elle est trop solide pour ce coup.
d20-deed-shield-holds = Le bouclier de { $name } tient : il est trop solide pour ce coup.
d20-deed-feint = { $name } feinte contre { $target }.
d20-deed-aid = { $name } gêne { $target } au profit d’un ami.
d20-deed-aid-defence = { $name } aide { $target } à se défendre.
d20-deed-coup-de-grace = { $name } donne le coup de grâce à { $target }.
d20-deed-stabilise = { $name } donne les premiers soins à { $target }.
d20-deed-mount = { $name } se met en selle : { $target }.
d20-deed-dismount = { $name } met pied à terre.
d20-deed-control = { $name } tente de calmer { $target }.
d20-deed-mount-strikes = La monture de { $name } attaque { $target }.
d20-deed-bolt = { $name } fuit le combat.
d20-deed-wake = { $name } secoue { $target } pour le réveiller.
d20-deed-rend = { $name } déchire { $target }.
d20-deed-poison = Le poison de { $name } pénètre { $target }.
d20-deed-rapid-shot = { $name } tire plus vite.
d20-deed-two-weapons = { $name } se bat des deux mains.
d20-deed-draw-other = { $name } dégaine une seconde arme.
d20-deed-defensive = { $name } combat avec prudence.
d20-deed-total-defence = { $name } ne fait que se défendre.
d20-deed-leave = { $name } quitte la carte.
d20-deed-let-pass = { $name } laisse passer l’occasion.

## L’objet des tests et des autres jets.

d20-check-confirmation = Confirmation du coup critique
d20-check-miss-chance = Chance de rater
d20-check-lingering = Dégâts persistants
d20-check-save = Jet de sauvegarde
d20-check-stabilising = Se stabiliser
d20-check-massive = Vigueur contre dégâts massifs
d20-check-knees = Guider avec les genoux
d20-check-control = Maîtriser la monture
d20-check-mount-strikes = Attaquer tous deux
d20-check-vault = Monter ou descendre d’un bond
d20-check-soft-fall = Chute en douceur
d20-check-stays-on = Rester en selle
d20-check-saved-mount = Équitation contre le coup porté à la monture
d20-check-poison = Vigueur contre le poison
d20-check-concentration = Concentration
d20-check-misdirection = Qui est touché à la place
d20-check-trip = Croc-en-jambe
d20-check-disarm = Désarmer
d20-check-sunder = Destruction d’arme
d20-check-sundering = Dégâts à l’objet
d20-check-grapple = Lutte
d20-check-bull-rush = Bousculade
d20-check-overrun = Renversement
d20-check-knock-down = Mise à terre
d20-check-feint = Feinte
d20-check-aid = Aider une attaque
d20-check-aid-defence = Aider une défense
d20-check-stabilise = Premiers soins
d20-check-coup-de-grace = Vigueur contre le coup de grâce
d20-check-ini = Initiative
d20-check-fortitude = Vigueur
d20-check-reflex = Réflexes
d20-check-will = Volonté
d20-check-smash = Briser la vitre

## Les maillons de la chaîne des chances.

d20-chain-hits = touche
d20-chain-critical = coup critique
d20-chain-out = hors de combat
d20-chain-misdirection = touche la cible visée
d20-chain-wins = réussit
d20-chain-knock-down = tombe à sa place
d20-chain-breaks = se brise
d20-chain-passes = réussit

## Ce que vaut un coup qui touche.

d20-degree-miss = manqué
d20-degree-hit = touché
d20-degree-critical = coup critique

## D’où vient une attaque, vue par sa cible.

d20-arc-front = de face
d20-arc-right = de droite
d20-arc-left = de gauche
d20-arc-rear = de dos

## Comment les adversaires se font face.

d20-class-in-reach = à portée

## Calques de la carte.

d20-overlay-reach-free = cases
d20-overlay-reach-open = cases qu’un adversaire menace
d20-overlay-reach-harmed = cases qui blessent
d20-overlay-sight-from = regarde d’ici
d20-overlay-sight-seen = en vue
d20-overlay-sight-hidden = hors de vue
d20-overlay-cover-from = le tireur
d20-overlay-cover-none = à découvert
d20-overlay-cover-soft = derrière quelqu’un
d20-overlay-cover-part = à couvert
d20-overlay-cover-most = mieux à couvert
d20-overlay-cover-total = hors de vue
d20-overlay-light-bright = clair
d20-overlay-light-shadowy = dans l’ombre
d20-overlay-light-hardly = presque sans lumière
d20-overlay-light-dark = noir
d20-overlay-danger-harm = blesse
d20-overlay-danger-soon = à venir, dans tant de rounds
d20-overlay-ground-difficult = difficile : coûte le double
d20-overlay-ground-very-difficult = très difficile : coûte autant de fois plus
d20-overlay-distance-reach = à portée de l’arme
d20-overlay-zone-own = menacé par ce combattant
d20-overlay-zone-foes = menacé par tant d’adversaires
d20-overlay-zone-both = menacé par les deux camps
d20-overlay-arc-front = devant
d20-overlay-arc-flank = flanc
d20-overlay-arc-rear = dos

## Ce qu’il faut savoir d’une case.

d20-place-burns = blesse qui s’y tient
d20-place-difficult = terrain difficile
d20-place-threatened-by = menacé par { $name }
d20-place-covered = à couvert de { $name }
d20-place-at-flank = sur le flanc de { $name }
d20-place-at-back = dans le dos de { $name }
d20-place-spell-strikes = le plus grand sort lancé ici touche { $name }

## Ce que comptent les numéros derrière `with`, et ce qu’il faut encore savoir des mots des réponses.

d20-list-weapons = les armes du combattant dans l’ordre de sa fiche, en main ou non ; les attaques à mains nues viennent en dernier
d20-list-items = ce qui traîne, éclaire ou a été lâché, dans l’ordre de la carte, puis des chutes
d20-note-power-strike = le nombre est ce que l’attaque cède aux dégâts
d20-note-pass = le tour est fini ; à la mise en place : le combattant est prêt

## Feats, stealth, poison and the rest of movement.

d20-offer-manyshot = Deux flèches à la fois
d20-offer-whirlwind = Attaque en rotation
d20-offer-expertise = Expertise du combat
d20-offer-turn-blows = Frapper à l’encontre de l’arme
d20-offer-hide = Se cacher
d20-offer-search = Chercher
d20-offer-find-helpless = Chercher un adversaire sans défense
d20-offer-kneel-down = S’agenouiller
d20-offer-ready-shot = Préparer un tir
d20-offer-tumble = Acrobaties
d20-offer-spring = Se dégager d’un bond
d20-offer-struggle = Se frayer un passage
d20-gait-tumble = Acrobaties
d20-gait-spring = Se dégager d’un bond
d20-gait-struggle = Se frayer un passage
d20-state-hidden = Caché
d20-state-poisoned = Empoisonné
d20-state-expertise = Cède en précision pour sa défense
d20-enters-hidden = { $name } se cache.
d20-enters-poisoned = { $name } est sous l’effet d’un poison.
d20-enters-expertise = { $name } cède en précision pour sa défense.
d20-leaves-hidden = { $name } n’a plus de cachette.
d20-leaves-poisoned = Le poison n’agit plus sur { $name }.
d20-leaves-expertise = { $name } combat de nouveau sans réserve.
d20-deed-manyshot = { $name } tire deux flèches à la fois.
d20-deed-whirlwind = { $name } tournoie et frappe tout le monde.
d20-deed-expertise = { $name } cède en précision pour sa défense.
d20-deed-turn-blows = { $name } frappe à l’encontre de son arme.
d20-deed-hide = { $name } cherche une cachette.
d20-deed-search = { $name } scrute les alentours.
d20-deed-find-helpless = { $name } cherche { $target } à tâtons.
d20-deed-kneel-down = { $name } met un genou à terre.
d20-deed-ready-shot = { $name } vise et attend.
d20-check-confused = Ce que dicte la confusion
d20-check-hide = Discrétion
d20-check-spot = Détection
d20-check-notice = Remarquer l’embuscade
d20-check-tumble = Acrobaties
d20-list-points = les points cédés, à partir de 1
## Magie : ce qui est demandé et peut être choisi.

d20-question-aim = Le prochain projectile ou rayon : contre qui ?
d20-offer-cast = Lancer un sort
d20-offer-cast-at = Lancer un sort sur une case
d20-offer-cast-towards = Lancer un sort dans une direction
d20-offer-cast-defensively = Lancer sur la défensive
d20-offer-discharge = Toucher avec le sort
d20-offer-roll-sphere = Faire rouler la sphère de feu
d20-offer-aim-at = Viser
d20-offer-same-aim = Tous sur la même cible
d20-offer-aim = Viser
d20-offer-magic-missile = Projectile magique
d20-offer-burning-hands = Mains brûlantes
d20-offer-mage-armour = Armure de mage
d20-offer-shield-spell = Bouclier (sort)
d20-offer-sleep = Sommeil
d20-offer-shocking-grasp = Décharge électrique
d20-offer-bless = Bénédiction
d20-offer-cure-light = Soins légers
d20-offer-shield-of-faith = Bouclier de la foi
d20-offer-ray-of-frost = Rayon de givre
d20-offer-scorching-ray = Rayon ardent
d20-offer-flaming-sphere = Sphère de feu
d20-offer-blur = Flou
d20-offer-invisibility = Invisibilité
d20-offer-fireball = Boule de feu
d20-offer-lightning-bolt = Éclair
d20-offer-displacement = Déplacement
d20-offer-hold-person = Immobilisation de personne
d20-offer-cure-moderate = Soins modérés
d20-offer-cure-serious = Soins importants

## Magie : valeurs, états et récit.

d20-value-spells = Sorts restants
d20-value-save = Jet de sauvegarde
d20-value-save-dc = Sauvegarde contre les sorts
d20-state-charged = Garde une charge
d20-state-casting = Incante
d20-state-flaming-sphere = Dirige une sphère de feu
d20-state-mage-armour = Armure de mage
d20-state-shield-spell = Bouclier (sort)
d20-state-bless = Sous bénédiction
d20-state-shield-of-faith = Bouclier de la foi
d20-state-blur = Flou
d20-state-displacement = Image déplacée
d20-enters-charged = { $name } garde la charge du sort.
d20-enters-casting = { $name } incante jusqu’au tour suivant.
d20-enters-flaming-sphere = Une sphère de feu obéit à { $name }.
d20-enters-mage-armour = { $name } porte une armure de force.
d20-enters-shield-spell = Un bouclier de force protège { $name }.
d20-enters-bless = { $name } reçoit la bénédiction.
d20-enters-shield-of-faith = La foi protège { $name }.
d20-enters-blur = { $name } devient flou.
d20-enters-displacement = { $name } semble se tenir ailleurs.
d20-leaves-charged = La charge de { $name } s’est dissipée.
d20-leaves-casting = { $name } a fini d’incanter.
d20-leaves-flaming-sphere = La sphère de feu de { $name } s’éteint.
d20-leaves-mage-armour = L’armure de mage de { $name } se dissipe.
d20-leaves-shield-spell = Le bouclier de force de { $name } se dissipe.
d20-leaves-bless = La bénédiction de { $name } se dissipe.
d20-leaves-shield-of-faith = Le bouclier de la foi de { $name } se dissipe.
d20-leaves-blur = { $name } redevient net.
d20-leaves-displacement = { $name } redevient visible à sa vraie place.
d20-deed-cast-defensively = { $name } lance sur la défensive.
d20-deed-roll-sphere = La sphère de feu de { $name } roule vers { $cell }.
d20-check-spell-failure = Échec profane dû à l’armure
d20-check-spell-resistance = Contre la résistance à la magie
d20-check-area = Cases de la zone d’effet
d20-check-healing = Guérison
d20-chain-casts = le sort aboutit
d20-chain-unsaved = sauvegarde manquée
d20-overlay-danger-sphere = une sphère de feu
d20-list-spells = les sorts que connaît le combattant, les plus bas niveaux d’abord, dans l’ordre de la fiche
d20-list-carried = les potions, baguettes et parchemins du combattant, par leurs numéros parmi les sorts
d20-note-cast-at = une explosion part du coin nord-ouest de la case ; un éclair la traverse
d20-note-cast-towards = un cône partant d’un coin du lanceur
d20-deed-magic-missile = { $name } lance un projectile magique contre { $target }.
d20-deed-burning-hands = { $name } lance mains brûlantes.
d20-deed-mage-armour = { $name } lance une armure de mage.
d20-deed-shield-spell = { $name } lance un bouclier.
d20-deed-sleep = { $name } lance sommeil sur { $cell }.
d20-deed-shocking-grasp = { $name } lance une décharge électrique contre { $target }.
d20-deed-bless = { $name } lance une bénédiction.
d20-deed-cure-light = { $name } lance soins légers.
d20-deed-shield-of-faith = { $name } lance un bouclier de la foi.
d20-deed-ray-of-frost = { $name } lance un rayon de givre contre { $target }.
d20-deed-scorching-ray = { $name } lance un rayon ardent contre { $target }.
d20-deed-flaming-sphere = { $name } lance une sphère de feu sur { $cell }.
d20-deed-blur = { $name } lance un flou.
d20-deed-invisibility = { $name } lance invisibilité.
d20-deed-fireball = { $name } lance une boule de feu sur { $cell }.
d20-deed-lightning-bolt = { $name } lance un éclair sur { $cell }.
d20-deed-displacement = { $name } lance un déplacement.
d20-deed-hold-person = { $name } lance une immobilisation de personne contre { $target }.
d20-deed-cure-moderate = { $name } lance soins modérés.
d20-deed-cure-serious = { $name } lance soins importants.
d20-deed-spell = { $name } lance un sort.

## Points de magie et métamagie.

d20-value-spell-points = Points de magie
d20-value-cantrips = Tours de magie restants
d20-value-potions = Potions
d20-value-charges = Charges de baguettes
d20-value-scrolls = Parchemins
d20-value-excess = Points au-delà du supportable
d20-check-spell-points = Points de magie
d20-check-price = Coût en points de magie
d20-check-effective-level = Niveau du sort modifié
d20-check-caster-level = Niveau de lanceur
d20-check-excess = Points au-delà du supportable
d20-check-toll = Excès de magie
d20-check-few-points = Peu de points de magie restants
d20-check-collapse-rounds = Rounds de l’évanouissement
d20-offer-spell-points = points de magie
d20-deed-bears-it = { $name } supporte l’excès de magie.
d20-deed-strain = La magie éprouve { $name }.
d20-deed-collapse = { $name } s’effondre sous la magie.
d20-deed-madness = La magie rend { $name } fou.
d20-deed-death = La magie tue { $name }.
d20-chain-strain = éprouvé par l’excès
d20-chain-collapse = s’effondre
d20-chain-madness = devient fou
d20-chain-death = en meurt
d20-deed-cleave = { $name } enchaîne sur l’adversaire suivant.
d20-deed-great-cleave = { $name } enchaîne encore sur un autre adversaire.
d20-deed-strikes-fallen = { $name } frappe aussitôt l’adversaire à terre.
d20-deed-reflexes = { $name } est assez vif pour frapper hors de son tour.
d20-deed-quick-feint = Il n’en coûte qu’un déplacement à { $name }.
d20-offer-critical = le coup critique
d20-offer-throw = Lancer l’arme
d20-offer-one-handed-shot = Tirer d’une main
d20-deed-thrown = L’arme de { $name } a quitté sa main.
d20-offer-shoot-cell = Tirer sur une case
d20-deed-shoot-cell = { $name } tire sur { $cell } et ne touche rien.

## Repousser les morts-vivants.

d20-offer-turn-undead = Repousser les morts-vivants
d20-deed-turn-undead = { $name } repousse les morts-vivants.
d20-deed-destroys = { $target } tombe en morceaux devant { $name }.
d20-state-turned = Repoussé
d20-enters-turned = { $name } est repoussé et fuit.
d20-leaves-turned = { $name } ne fuit plus.
d20-value-turnings = Renvois restants
d20-value-turning-check = Jet de renvoi
d20-value-turning-power = Dés de vie repoussés
d20-check-turning-check = Jet de renvoi
d20-check-turning-limit = Dés de vie d’un mort-vivant, au plus
d20-check-turning-power = Dés de vie repoussés
d20-chain-turned = premier repoussé
d20-chain-destroyed = premier détruit
