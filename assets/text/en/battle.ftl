## The battle screen
battle-round = Round { $round }
battle-phase = phase { $phase }
battle-map = Map
battle-name-hint = What would you do?
battle-name-skip = Show everything at once
battle-name-overlays = Map overlays
battle-name-fit = Show the whole map
battle-name-column = Right-hand column
battle-tool-skip = Show everything at once ({ $key })
battle-tool-speed = How fast your own side is shown ({ $key })
battle-tool-free-actions = Ask your fighters for every free action, or only where one is useful, from the next announcement on ({ $key })
battle-free-actions-asked = Free actions: every one
battle-free-actions-not-asked = Free actions: where useful
battle-tool-together = Announce the same for all your fighters who have announced nothing yet, or for each in turn ({ $key })
battle-together = Announce: all at once
battle-each = Announce: each in turn
battle-tool-hint = What would you do? The computer tries the answers out and names the best ({ $key })
battle-tool-fit = Show the whole map
battle-tool-column = Fold the right-hand column away, or bring it back ({ $key })
battle-tool-eyes = Whose view of the fight is shown: one side’s, or everybody’s
battle-eyes = Seen by: { $side }
battle-eyes-all = Seen by: all
battle-over = The fight is over
battle-thinking = { $name } is thinking: { $percent } %
battle-thinking-somebody = The computer is thinking: { $percent } %
battle-goes-on = The fight goes on …
battle-group-fight = Fight
battle-group-move-fight = Move and fight
battle-group-move = Move
battle-group-defend = Defend
battle-group-other = Other
battle-takes = { $take }: choose
battle-more = { $count } more …
battle-idle = no use now: { $why }
battle-best = The best answer, as the computer judges from what your side knows
battle-keys = { $take }: choose · { $why }: reasons · { $undo }: undo
battle-way = { $cost } of { $most } paces
battle-paces = { $cost } paces

## Words that rise from a token
battle-word-lucky = lucky!
battle-word-fumble = fumble!
battle-word-missed = missed
battle-word-parried = defended
battle-word-hit = hit { $points }
battle-word-armour = armour holds
battle-word-wound = { $wounds ->
    [one] wound
   *[other] { $wounds } wounds
 }

## Dice table
battle-dice-table = Dice and reasons
battle-dice-none = No dice have been rolled yet.
battle-points = points
battle-spendable = points to spend
battle-sum = sum
battle-loss = loss

## Sheet
battle-sheet = Fighter
battle-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
 }

## Log and timeline
battle-log = Log
battle-last-seen = round { $round }
battle-luck = luck
battle-timeline = timeline · drag to look back
battle-log-newest = Newest

## Looking back
# moment: the round and the phase that are looked at.
battle-looks-back = Looking back: { $moment }
battle-look-no-choice = Looking back: nothing to choose here
battle-look-now = Back to now ({ $key })
battle-look-result = Back to the result ({ $key })
battle-look-back = One step back ({ $key })
battle-look-on = One step on ({ $key })
battle-codex-close = Close

## Marks, flags and remarks
battle-before = Before the fight
# Beside a fighter who has slid down the ladder: the last of several rules that took initiative.
battle-loss-among-others = { $rule } and others
battle-keys-plain = { $take }: choose · { $next }: next fighter · { $undo }: undo
battle-keys-way = { $less } { $more }: facing · { $take }: go · { $undo }: undo
battle-keys-stakes = { $less } { $more }: points · { $why }: reasons · { $take }: choose
battle-keys-turn = { $less } { $more }: direction · { $take }: turn
battle-keys-taught = { $take }: choose · { $why }: reasons
battle-keys-idle = { $all }: show everything at once
battle-rules-behind = rules behind it
battle-why = Where these odds come from
battle-looks = facing { $facing }
battle-way-end = to { $cell }
battle-losses = Life lost, { $mean }
battle-luck-hint = Luck of the dice so far: by how many points of a hundred they have raised or lowered each side’s chance to win, as the review counts it
battle-character = Character: { $name }
battle-sheet-none = Point at a fighter, or press { $key }.
battle-tempo-own = You { $speed }
battle-tempo-opponent = Foe { $speed }
battle-tool-opponent-speed = How fast the opponent is shown ({ $key })
