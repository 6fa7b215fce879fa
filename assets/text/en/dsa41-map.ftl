### Signs on the map and what a square does, in the words of these rules. In braces stand variables: keep their names.

## Signs of the overlays.

dsa41-overlay-reach-safe = paces, unhindered
dsa41-overlay-reach-struck = paces, with an opportunity attack
dsa41-overlay-reach-harmed = paces, through what hurts
dsa41-overlay-zone-foe = guarded by foes
dsa41-overlay-zone-own = guarded by friends
dsa41-overlay-zone-both = guarded by both
dsa41-overlay-sight-from = looks from here
dsa41-overlay-sight-seen = in sight
dsa41-overlay-sight-veiled = through mist or leaves
dsa41-overlay-sight-dark = in line, but too far for its light (0 day to 4 dark)
dsa41-overlay-sight-hidden = out of sight
dsa41-overlay-cover-from = the one who aims
dsa41-overlay-cover-none = in the open
dsa41-overlay-cover-half = half hidden
dsa41-overlay-cover-most = three quarters hidden
dsa41-overlay-cover-total = out of sight
dsa41-overlay-light-day = daylight
dsa41-overlay-light-dusk = dusk
dsa41-overlay-light-moon = moonlight
dsa41-overlay-light-stars = starlight
dsa41-overlay-light-dark = darkness
dsa41-overlay-arc-front = front
dsa41-overlay-arc-flank = flank
dsa41-overlay-arc-rear = rear
dsa41-overlay-room-free = room on all sides
dsa41-overlay-room-some = cramped for some attacks
dsa41-overlay-room-cramped = cramped for every attack
dsa41-overlay-room-low = ceiling too low
dsa41-overlay-distance-pair = fights here, at this class: < may come nearer, > may get away
dsa41-overlay-distance-entering = just met: the class is still to be chosen
dsa41-overlay-distance-opening = gets away: may be followed
dsa41-overlay-distance-others = fights with somebody else, at this class
dsa41-overlay-distance-near = close: hand to hand or close quarters
dsa41-overlay-distance-spear = spear length
dsa41-overlay-distance-pike = pike length
dsa41-overlay-distance-short = out of the weapon’s reach
dsa41-overlay-danger-soon = next to come, in so many rounds
dsa41-overlay-danger-later = later, in so many rounds
dsa41-overlay-danger-harm = hurts
dsa41-overlay-danger-fall = edge, depth in metres
dsa41-overlay-danger-deep = deep water
dsa41-overlay-danger-blind = smoke that blinds
dsa41-overlay-ground-high = higher, in metres
dsa41-overlay-ground-low = lower, in metres
dsa41-overlay-water-knee = knee-deep
dsa41-overlay-water-waist = waist-deep
dsa41-overlay-water-shoulder = shoulder-deep
dsa41-overlay-water-swim = too deep to stand

## What a square does to whoever stands there.

dsa41-place-burns = hurts whoever stands there
dsa41-place-edge = edge, { $metres } m deep
dsa41-place-water-knee = knee-deep in water
dsa41-place-water-waist = waist-deep in water
dsa41-place-water-shoulder = shoulder-deep in water
dsa41-place-water-swim = too deep to stand
dsa41-place-light-dusk = in the dusk
dsa41-place-light-moon = in moonlight
dsa41-place-light-stars = in starlight
dsa41-place-light-dark = in the dark
dsa41-place-fog = in fog
dsa41-place-slippery = slippery
dsa41-place-rope = a rope to climb by
dsa41-place-narrow = cramped for some attacks: { $width } cm, weapon { $length } cm
dsa41-place-cramped = cramped for every attack: { $width } cm, weapon { $length } cm
dsa41-place-strikes-front = reaches { $name } from the front
dsa41-place-strikes-flank = reaches { $name } from the flank
dsa41-place-strikes-rear = reaches { $name } from behind
dsa41-place-guarded = guarded by { $name }
dsa41-place-cover-half = half hidden from { $name }
dsa41-place-cover-most = three quarters hidden from { $name }
dsa41-place-cover-total = out of sight of { $name }
