settings-percent = { $percent } %
settings-volume = Volume
settings-silent = off
settings-full-screen = Full screen
settings-advice = Advice: show the best answer first, fold away what is no use now
settings-free-actions = Ask my fighters for every free action
settings-colour-blind = Colours for colour-blind people
settings-presentation = Presentation: larger, nothing beside the map
settings-calm = Less motion: nothing slides or lunges
tempo-once = 1×
tempo-twice = 2×
tempo-skip = at once
help-title = Keys, mouse and pad
help-everywhere = Everywhere
help-choice = In the fight: what to do
help-sight = In the fight: what to see
help-mouse = With the mouse, a click chooses whatever lies under the pointer.
help-close = Close
keys-change = Change keys
keys-title = The keys of each seat
keys-hint = Choose a key, then press the new one; { $back } leaves it as it is. Arrows, { key-enter }, { key-escape }, { key-tab } and digits are the same for everybody.
keys-seat = Seat { $seat }
keys-press = Press the key for “{ $action }” …
keys-taken = { $key } is now for “{ $action }”.
keys-swapped = { $key } was for “{ $other }” and is now for “{ $action }”; the two have changed keys.
keys-fixed = { $key } is for “{ $other }” everywhere and cannot be for “{ $action }”.
keys-clash = also for “{ $action }”
keys-reset = Reset to defaults
keys-are-reset = Seat { $seat } has the default keys again.
setup-length = about { $rounds } rounds
setup-stronger = { $side } is meant to be stronger here.
setup-not-counted = Not counted for these rules: nobody knows how often each side wins.
setup-share = { $side } { $share } %
setup-counted = In { $fights } fights between careful computers: { $shares }
setup-no-levels = There are no levels in the folder “levels”.
setup-broken = { $count ->
    [one] One problem: it cannot be played
   *[other] { $count } problems: it cannot be played
}
setup-fighters = { $count ->
    [one] one fighter
   *[other] { $count } fighters
}
setup-gaps = Not built yet, so without effect:
setup-modules = as in the preset
setup-changed = { $preset }, { $count ->
    [one] one changed
   *[other] { $count } changed
}
setup-no-modules = No optional rules.
setup-heroes = Own heroes
setup-heroes-taken = Imported
setup-heroes-hint = Choose a place to change who fights there: the fighter of the level, one of your own, or nobody.
setup-heroes-none = You have no heroes of your own yet. Drop the XML file of a hero of the Helden-Software onto this screen.
setup-place = { $number } · { $who }
setup-place-taken = { $number } · { $who }, instead of { $other }
setup-place-away = { $number } · { $who } stays away
setup-single = Optional rules
setup-single-hint = Switch each rule on or off ({ $key }).
single-title = Optional rules
single-hint = Another preset, level or rule system resets all switches.
single-back = Back to the preset
single-base = Base
single-optional = Optional
single-expert = Expert
single-older = From older books
single-fixed = always on
single-changed = changed
single-of-level = by the level
single-on = on
single-off = off
single-preset = { $preset }: { $state }
single-needed = “{ $module }” is on as well, as “{ $by }” needs it.
single-needs = “{ $module }” is off as well, as it needs “{ $by }”.
single-excludes = “{ $module }” is off now, as it does not go with “{ $by }”.
single-about-needs = Needs: { $modules }
single-about-needed = Needed by: { $modules }
single-about-excludes = Does not go with: { $modules }
single-rules = { $count ->
    [0] Changes base rules
    [one] One rule
   *[other] { $count } rules
}
single-replaces = Does not apply while this is on
setup-compare = Compare the rules
compare-title = The same attack by each rule system
compare-strikes = Attacker
compare-is-struck = Target
compare-turn = The other way round
compare-hint = Open ground, rested, face to face, with the first weapon. The mean number of attacks leaves out what wounds do to later ones.
compare-losses = Points lost by this attack
compare-none = These rules have no such attack.
battle-pause = Pause
battle-go-on = Go on
result-lost = Defeat
result-no-foe-left = No foe is left in the fight.
result-draw-fallen = Nobody is left in the fight.
result-draw-late = After { $rounds } rounds nobody has won.
result-dealt = Dealt
result-taken = Taken
result-life = Life
result-dice = dice { $points }
result-dice-of-one = Dice
result-seed = seed { $seed }
result-again-seed = Same dice again
result-next-level = Next level
result-review = Review
result-turning-points = Turning points
result-turning-points-hint = click one to look into the fight
result-no-folder = There is no folder for your files here.

## Asked once more.

ask-give-up = Surrender?
ask-give-up-hint = The whole side lays down its arms. Its fight is over.
ask-give-up-after-all = Lay down arms
ask-fight-on = Fight on
ask-leave = Leave the fight?
ask-leave-lesson = Leave the lesson?
ask-stay = Stay
