### Words of the screens and of the terminal. In braces stand variables: keep their names.

## The title screen.

title-subtitle = Tactical fights by the rules
title-new-fight = Play
title-straight = Straight into a fight
title-first-lesson = The first lesson: one blow
title-lesson-one-blow = Lesson: One blow
title-resume = Resume the fight
title-load = Load a recording
title-load-path = The path of another recording; or drop the file onto this window.
title-load-open = Open
title-load-none = No fight is recorded yet.
title-load-broken = cannot be read
title-load-folder = Fights are kept in { $folder }: the last thirty, and those that you have saved.
title-recorded-over = over
title-recorded = { $level } · { $count ->
    [one] one choice
   *[other] { $count } choices
}
notice-title = That does not work
title-settings = Settings
title-quit = Quit
title-unofficial = An unofficial work, not connected with any publisher

## Choosing a fight.

setup-heading = A new fight
setup-level = Level
setup-human = Human
setup-opponent = Computer
setup-novice = novice
setup-novice-hint = Like “careful”, but misjudges every answer by up to twelve points of life energy. Dice and knowledge are the same.
setup-easy = easy
setup-easy-hint = Like “careful”, but misjudges every answer by up to six points of life energy. Dice and knowledge are the same.
setup-fair = fair
setup-fair-hint = Like “careful”, but misjudges every answer by up to one and a half points of life energy. Dice and knowledge are the same.
setup-thinking = careful
setup-thinking-hint = Looks one decision ahead with the exact odds.
setup-deep = far-sighted
setup-deep-hint = Plays out what may follow its answers, two combat rounds ahead, knowing no more than its side does.
setup-hasty = hasty
setup-hasty-hint = Takes the first sensible option without weighing the odds.
setup-preset = Rules
setup-preset-basic = Basic
setup-preset-standard = Standard
setup-preset-expert = Expert
setup-seed = Seed
setup-seed-hint = The same seed gives the same rolls.
setup-new-seed = Another seed
setup-practice = Practice: unlimited undo
setup-people = Several players at this screen
setup-people-hint = Who leads whom, by seat number. With two pads or more, the first belongs to seat 1, the second to seat 2, and so on; a single pad goes from hand to hand.
setup-people-hidden = Hidden fighter { $number }
setup-people-done = Done
setup-start = Fight!
setup-back = Back

## The fight.

undo-nothing = There is nothing to undo.
undo-dice = Dice were rolled since your last choice; it cannot be undone.
undo-seen = Something came into your sight since your last choice; it cannot be undone.
undo-other = The last choice was not your side’s; it cannot be undone.
undo-lost = The fight cannot be rebuilt: its level has changed.
battle-hand-over = Hand over to { $side }
battle-hand-over-ready = Ready
battle-at-turn = { $side }: your turn
battle-turn = { $side }, seat { $seat }
battle-since = Since you looked last
battle-since-more = { $count ->
    [one] One earlier line is in the log.
   *[other] { $count } earlier lines are in the log.
}
battle-help = Keys
battle-leave = Leave the fight
battle-leave-hint = The fight so far is recorded and can be resumed.

## After the fight.

result-won = Victory: { $side }
result-draw = A draw
result-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
result-hits = Hits
result-wounds = Wounds
result-fallen = Out of the fight
result-save = Save the recording
result-saved = Saved as { $file }
result-again = Play again
result-title = To the title

## Settings.

settings-heading = Settings
settings-language = Language
settings-language-en = English
settings-language-de = Deutsch
settings-language-fr = Français
settings-own-speed = Speed of your own moves
settings-opponent-speed = Speed of the opponent’s moves
settings-text-size = Text size
settings-done = Done

## In the terminal.

cli-choose = Your choice, 1 to { $count }:
cli-not-a-choice = { $input } is not one of the choices.
cli-round = — Round { $round } —
cli-saved = The fight is recorded in { $file }.
cli-shelf-empty = No fight is recorded in { $folder }.
cli-shelf-broken = cannot be read
cli-shelf-open = { $level }, { $count ->
    [one] one choice
   *[other] { $count } choices
}
cli-shelf-over = { $level }, { $count ->
    [one] one choice
   *[other] { $count } choices
}, over
cli-replay-same = The recording is verified: { $count ->
    [one] one choice leads
   *[other] all { $count } choices lead
} to the recorded state.
cli-replay-same-side = Fought again as recorded.
cli-replay-differs = The recording differs from choice { $number } on.
cli-check-clean = { $count ->
    [one] One file is
   *[other] { $count } files are
} in order.
cli-check-broken = { $count ->
    [one] One problem
   *[other] { $count } problems
} found.
