## Sight of a side

BD-VIS-01 = A square is as bright as its own light, or as the brightest lamp that shines on it from a clear line: like day within the lamp’s bright radius, like dusk within its dim radius. Each rule system says how far torches, lanterns and campfires shine.
    .counts = Counts on every map that is not in daylight throughout. Walls throw shadows; a lamp never makes a square darker.

BD-VIS-02 = Some eyes could make the same lamp reach up to twice as far, and then a square would be brighter for one viewer than for another. The board works light out for the eyes of the one who looks.
    .counts = In the rule systems of today all eyes see lamps equally far. Those who see well in the dark get back a part of the penalty in the fourth edition instead.

BD-VIS-03 = A fighter sees another one if there is a line of sight and the other is near enough for the light in which it stands. Blind eyes see nobody, and a fighter who is invisible, or hides and has not been found, is not seen. It makes no difference where the viewer looks.
    .counts = Light limits sight in the fourth edition only. Whether a fighter has noticed a foe in time, as with an ambush, is kept by the fight and not by the board.

BD-VIS-04 = A side sees what any of its fighters on the map sees who is awake. Squares that it sees no longer stay in its memory as they were, with doors and panes as last seen, and a foe stays drawn where it was last seen, with the round. Squares that were never seen are known only as the plan of the level.
    .counts = Counts where sides have secrets. Once a side looks at the place again and finds nobody, the memory of a foe there is gone.

BD-VIS-05 = Where sides have secrets, a side is not told where unseen fighters are, what they do and what they roll, nor of hidden things and of reinforcements that have not come. Of what it sees, it knows everything: sheets and odds of fighters in sight stay open. What is told of an act has a form for each side.
    .counts = Counts only with secrets. A blow from an unseen fighter is told as such, and striking gives the striker away.

BD-VIS-06 = Where people of different sides share a screen, it is covered before the next side is asked, if something on it would be a secret. Choices, ways and odds are worked out from what the side knows: a way never bends round a foe whom nobody sees. A fighter who runs into a hidden body is stopped, and one can strike at a square where a foe is suspected.
    .counts = Counts only with secrets. Where all who look know everything that would be shown, nothing is covered.

BD-VIS-07 = The computer decides on what its side knows, just like a human player; it never looks under the veil. A recorded fight can be watched with the eyes of all or of one side.
    .counts = Counts only with secrets; without them everybody, the computer too, knows everything.
