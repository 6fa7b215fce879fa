settings-percent = { $percent } %
settings-full-screen = Fill the screen
settings-hand-over = Cover the screen when two people change seats
settings-colour-blind = Colours for colour-blind people
tempo-once = 1×
tempo-twice = 2×
tempo-skip = at once
help-title = Keys, mouse and pad
help-everywhere = Everywhere
help-choice = In the fight: what to do
help-sight = In the fight: what to see
help-mouse = With the mouse, everything that lies under the pointer is chosen by a click.
help-close = Close
setup-size = { $width } × { $height } cells, { $fighters } fighters
setup-no-levels = There is no level in the folder “levels”.
setup-broken = { $count ->
    [one] One problem: it cannot be played
   *[other] { $count } problems: it cannot be played
}
setup-fighters = { $count ->
    [one] one fighter
   *[other] { $count } fighters
}
setup-gaps = Not built yet in this preset:
setup-whole = All rules of this preset are built.
battle-pause = Pause
battle-go-on = Go on
result-dealt = dealt
result-taken = taken
result-life = life
result-luck = luck { $points }
result-seed = seed { $seed }
result-again-seed = Same dice again
result-no-folder = There is no folder for a user’s files here.
