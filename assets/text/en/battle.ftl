## The battle screen
battle-round = Round { $round }
battle-phase = phase { $phase }
battle-tool-skip = Show everything at once
battle-tool-speed = Speed of what is shown
battle-tool-fit = See the whole map
battle-over = The fight is over
battle-goes-on = The fight goes on …
battle-keys = Tab next · Enter choose · U undo · H hand over
battle-percent = { $number } %
battle-mean-loss = Ø { $points } LE
battle-way = { $cost } of { $most } paces
battle-refused-nothing = Nothing is being asked at the moment.
battle-refused-other = Somebody else has to choose.
battle-refused-rule = { $rule } forbids it.
battle-facing-n = to the north
battle-facing-ne = to the north-east
battle-facing-e = to the east
battle-facing-se = to the south-east
battle-facing-s = to the south
battle-facing-sw = to the south-west
battle-facing-w = to the west
battle-facing-nw = to the north-west

## Words that rise from a token
battle-word-lucky = lucky!
battle-word-fumble = fumble!
battle-word-missed = missed
battle-word-parried = warded off
battle-word-hit = hit { $points }
battle-word-armour = armour holds
battle-word-wound = { $wounds ->
    [one] wound
   *[other] { $wounds } wounds
 }

## Dice table
battle-dice-table = Dice table
battle-dice-none = No die has fallen yet.
battle-outcome-lucky = { $face }: lucky
battle-outcome-success = { $face } ≤ { $target }: passed
battle-outcome-failure = { $face } > { $target }: failed
battle-outcome-fumble = { $face }: fumble
battle-at-most = roll at most
battle-points = points
battle-loss = loss
battle-loses = { $points } LE lost
battle-title-attack = { $who } attacks { $foe }
battle-title-roll = { $who }: { $what }
battle-title-damage = Damage to { $who }
battle-title-initiative = { $who }: initiative

## Sheet
battle-sheet = Fighter
battle-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
 }

## Log and timeline
battle-log = Log
battle-luck = luck
battle-timeline = timeline · drag to look back
battle-log-attacks = { $how } at { $foe }
battle-log-struck = takes { $points }, loses { $loss } LE
battle-log-initiative = initiative { $value }
battle-log-announces = announces: { $plan }
battle-log-undefended = does not defend
battle-log-value = { $value } { $from } → { $to }
battle-log-wounded = { $wounds ->
    [one] is wounded ({ $total } now)
   *[other] gets { $wounds } wounds ({ $total } now)
 }
battle-log-state-on = is now { $state }
battle-log-state-off = is no longer { $state }
battle-log-turns = turns { $where }
battle-log-moves = moves
battle-log-forgone = forgoes: { $what }
battle-codex-close = Close
