### A fight in words, for window and terminal. In braces stand variables: keep their names.

## What happens.

words-fight-started = The fight begins.
words-phase = Phase { $phase }
words-initiative = { $name }: initiative { $value } (rolled { $dice }).
words-announced = { $name } announces: { $plan }.
words-attacked = { $name } attacks { $target } { $arc } with { $thing }, { $manoeuvre }: { $roll }
words-attacked-bare = { $name } attacks { $target } { $arc }, { $manoeuvre }: { $roll }
words-manoeuvred = { $name } against { $target }, { $manoeuvre }: { $roll }
words-defended = { $name } answers, { $means }: { $roll }
words-at-once = At once: { $names }.
words-undefended = { $name } does not defend.
words-cannot-defend = { $name } cannot defend ({ $rule }).
words-roll = { $face } against { $goal }, { $outcome }.
words-roll-lucky = { $face } against { $goal }, the best roll, { $outcome }.
words-roll-fumble = { $face } against { $goal }, the worst roll, { $outcome }.
words-sum = { $face } { $modifier } = { $total } against { $goal }, { $outcome }.
words-sum-short = { $face } { $modifier } = { $total }/{ $goal }
words-pool = { $faces }: { $successes }, { $outcome }.
words-pool-lucky = { $faces }: { $successes }, the best roll, { $outcome }.
words-pool-fumble = { $faces }: { $successes }, the worst roll, { $outcome }.
words-successes = { $successes ->
    [one] one success
   *[other] { $successes } successes
}
words-successes-of = { $successes ->
    [one] one success
   *[other] { $successes } successes
}, needed { $needed }
words-hit = hit
words-miss = missed
words-warded = defence succeeds
words-not-warded = defence fails
words-struck = The blow on { $target } has { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $loss ->
    [one] 1 gets
   *[other] { $loss } get
} through.
words-harmed = { $target } suffers { $points ->
    [one] 1 point
   *[other] { $points } points
} of harm, { $loss ->
    [one] 1 gets
   *[other] { $loss } get
} through.
words-struck-graded = The blow on { $target } has { $points ->
    [one] 1 point
   *[other] { $points } points
}; margin { $margin }, { $degree }: × { $factor }, { $loss ->
    [one] 1 gets
   *[other] { $loss } get
} through.
words-value = { $name }: { $value } { $from } becomes { $to } ({ $rule }).
words-wounded = { $name } takes { $wounds ->
    [one] a wound
   *[other] { $wounds } wounds
} and has { $total } now.
words-check-passed = { $name } passes { $what } ({ $rolls }; { $left } left over).
words-check-failed = { $name } fails { $what } ({ $rolls }; { $left } left over).
words-rolled = { $name } – { $what }: { $value } (rolled { $dice }).
words-weighed = { $name }, { $what }: { $value }.
words-moved = { $name } goes to { $cell }.
words-turned = { $name } turns { $facing }.
words-lost = { $name } loses: { $what } ({ $rule }).
words-given-up = { $name } skips: { $what }.
words-refused = { $name }: not possible. { $why }
words-sighted = { $side }: { $name } comes into sight at { $cell }.
words-out-of-sight = { $side }: { $name } is out of sight, last seen at { $cell }.
words-struck-at = Somebody unseen attacks { $name }.
words-strikes-out = { $name } attacks somebody out of sight.
words-somebody = somebody
words-draw = The fight ends in a draw ({ $rule }).
words-won = The fight is over. Won: { $side } ({ $rule }).

## Questions and answers.

words-labelled = { $label }: { $said }
words-asked = { $name }: { $question }
words-asked-about = { $name }: { $question } ({ $about })
words-pass = Pass
words-stake = { $what }: { $points }
words-way = by way of { $cells }
words-way-struck = { $name } may attack before: { $chance }
words-refusal-nothing-asked = Nothing is being asked.
words-refusal-not-yours = It is for { $name } to choose.

## Numbers with their reasons.

words-percent = { $percent } %
words-percent-exact = { $whole }.{ $rest } %
words-tenths = { $whole }.{ $tenth }
words-mean-loss = mean loss { $points }
words-exchange = { $attacker } attacks { $defender } with { $weapon }
words-compared-lands = Chance to land
words-compared-loss = Mean loss, of all life
words-compared-out = Chance to put out of the fight
words-compared-blows = Attacks until out, on average
words-compared-never = never
words-compared-points = { $points } of { $life } points
words-ledger-base = { $amount } { $rule } { $title }
words-ledger-base-caused = { $amount } { $cause } · { $rule } { $title }
words-ledger-line = { $amount } { $rule } { $title }
words-ledger-caused = { $amount } { $cause } · { $rule } { $title }
words-ledger-void = does not count ({ $why }): { $amount } { $rule } { $title }
words-ledger-void-caused = does not count ({ $why }): { $amount } { $cause } · { $rule } { $title }
words-ledger-sum = = { $amount }
words-cause-least = no less than { $number }
words-die = d{ $sides }: { $face }, at most { $goal }: { $outcome }
words-sum-result = d{ $sides }: { $face } { $modifier } = { $total }, at least { $goal }: { $outcome }
words-pool-throw = { $count }d{ $sides }, successes from { $least } up: { $faces }
words-pool-result = { $successes }: { $outcome }
words-throw = { $count }d{ $sides }: { $faces }
words-forbidden = not possible: { $what }: { $why }
words-grade = margin { $margin }, { $degree }: × { $factor }
words-behind = rules behind it: { $rules }
words-outcome-lucky = the best roll
words-outcome-success = passed
words-outcome-failure = not passed
words-outcome-fumble = the worst roll

## Directions.

words-facing-n = north
words-facing-ne = north-east
words-facing-e = east
words-facing-se = south-east
words-facing-s = south
words-facing-sw = south-west
words-facing-w = west
words-facing-nw = north-west

## What a place of the map is.

words-edge = { $thing } to the { $facing }
words-terrain-floor = floor
words-terrain-stone = stone paving
words-terrain-wood = wooden floor
words-terrain-grass = grass
words-terrain-earth = earth
words-terrain-sand = sand
words-terrain-snow = snow
words-terrain-ice = ice
words-terrain-rubble = rubble
words-terrain-undergrowth = undergrowth
words-terrain-bog = bog
words-terrain-water = water
words-terrain-stairs = stairs
words-terrain-pit = pit
words-terrain-void = nothing
words-water-knee = up to the knees
words-water-waist = up to the waist
words-water-shoulder = up to the shoulders
words-water-swimming = too deep to stand
words-thing-door-locked = locked door
words-thing-door-open = open door
words-thing-door-shut = shut door
words-thing-solid = wall
words-thing-wall = wall
words-thing-curtain = curtain
words-thing-drop = drop
words-thing-bars = bars
words-thing-fence = fence
words-thing-window = window
words-thing-pane = pane of glass
words-thing-slit = arrow slit
words-thing-low-wall = low wall
words-thing-table = table
words-thing-barrel = barrel
words-thing-pillar = pillar
words-thing-bodywork = car body
words-thing-engine = engine block
words-thing-bush = bush

## What has become of the map.

words-ground-cells = { $count } squares from { $first } to { $last }
words-ground-coming = At the end of round { $round }: { $change }
words-ground-water-rises = The water rises: { $cells }.
words-ground-water-falls = The water falls: { $cells }.
words-ground-fire = It burns: { $cells }.
words-ground-fire-out = The fire is out: { $cells }.
words-ground-burnt = What stood there has burnt down: { $cells }.
words-ground-mist = Mist spreads: { $cells }.
words-ground-clear = The mist is gone: { $cells }.
words-ground-light-day = It is as light as day: { $cells }.
words-ground-light-dusk = Dusk falls: { $cells }.
words-ground-light-moon = Only moonlight is left: { $cells }.
words-ground-light-stars = Only starlight is left: { $cells }.
words-ground-light-dark = It is dark now: { $cells }.
words-ground-collapse = The ceiling comes down: { $cells }.
words-ground-overturned = A table is overturned: { $cells }.
words-ground-broken = It breaks to pieces: { $cells }.
words-ground-lamp-lit = A light burns: { $cells }.
words-ground-lamp-out = A light goes out: { $cells }.

# Pointing at the map that leads to nothing
obstacle-nothing = Nothing can be done there now
obstacle-far = Too far: { $cost } of { $most } paces
obstacle-no-way = No way leads there
obstacle-solid = Nobody can stand there
obstacle-taken = Somebody stands there

# Why an order is asked again
order-hurt = Asked again: the fighter was hurt
order-moved = Asked again: the target has moved
order-gone = Asked again: the target is gone
order-closed = Asked again: that is no longer possible
order-guarded = Asked again: more foes guard the way now
order-better = Asked again: something clearly better is possible
