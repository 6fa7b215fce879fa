settings-percent = { $percent } %
settings-volume = Volume
settings-silent = off
settings-full-screen = Full screen
settings-advice = Advice: look at the best answer first and fold away what leads to nothing
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
help-mouse = With the mouse, everything that lies under the pointer is chosen by a click.
help-close = Close
keys-change = Change keys
keys-title = The keys of each seat
keys-hint = Choose a key, then press the new one; { $back } leaves it as it is. Arrows, { key-enter }, { key-escape }, { key-tab } and the figures are the same for everybody.
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
setup-not-counted = Not counted for these rules: how often each side wins is not known.
setup-share = { $side } { $share } %
setup-counted = Of { $fights } fights between careful computers: { $shares }
setup-no-levels = There is no level in the folder “levels”.
setup-broken = { $count ->
    [one] One problem: it cannot be played
   *[other] { $count } problems: it cannot be played
}
setup-fighters = { $count ->
    [one] one fighter
   *[other] { $count } fighters
}
setup-gaps = Not built yet, and so without effect:
setup-modules = as in the preset
setup-changed = { $preset }, { $count ->
    [one] one changed
   *[other] { $count } changed
}
setup-no-modules = No optional rules.
setup-heroes = Own heroes
setup-heroes-taken = Taken in
setup-heroes-hint = Choose a place to change who fights there: whom the level names, one of your own, or nobody.
setup-heroes-none = You have no heroes of your own yet. Drop the XML file of one from the Helden-Software onto this screen.
setup-place = { $number } · { $who }
setup-place-taken = { $number } · { $who }, in the place of { $other }
setup-place-away = { $number } · { $who } stays away
setup-single = Optional rules
setup-single-hint = Switch each rule on and off by itself ({ $key }).
single-title = Optional rules
single-hint = Another preset, level or rule system puts all switches back.
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
single-about-needed = Is needed by: { $modules }
single-about-excludes = Does not go with: { $modules }
single-rules = { $count ->
    [0] Changes rules of the base
    [one] One rule
   *[other] { $count } rules
}
single-replaces = Does not hold while it is on
setup-compare = Compare the rules
compare-title = The same blow by each rule system
compare-strikes = Strikes
compare-is-struck = Is struck
compare-turn = The other way round
compare-hint = Open ground, rested, face to face, with the first weapon. What a wound does to later blows is left out of the mean number of blows.
compare-losses = Points lost by this blow
compare-none = By these rules there is no such blow.
battle-pause = Pause
battle-go-on = Go on
result-lost = Defeat
result-no-foe-left = No foe is left in the fight.
result-draw-fallen = Nobody is left in the fight.
result-draw-late = After { $rounds } rounds nobody has won.
result-dealt = Dealt
result-taken = Taken
result-life = Life
result-luck = luck { $points }
result-luck-of-one = Luck
result-seed = seed { $seed }
result-again-seed = Same dice again
result-next-level = Next level
result-turning-points = Turning points
result-turning-points-hint = a click leads into the fight
result-no-folder = There is no folder for a user’s files here.

## Asked once more.

ask-give-up = Surrender?
ask-give-up-hint = The whole side lays down its arms. For it the fight is over.
ask-give-up-after-all = Lay down arms
ask-fight-on = Fight on
ask-leave = Leave the fight?
ask-leave-lesson = Leave the lesson?
ask-stay = Stay
