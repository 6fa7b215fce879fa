## The map

PL-BRD-01 = The map is a grid of squares with north at the top. Every fighter fills a square and looks straight or diagonally towards one of its neighbours.
    .counts = Counts for all fighters, large creatures included.

PL-BRD-02 = The distance of two fighters is counted in squares along the longer direction: a diagonal square is as far as a straight one.
    .counts = Counts for contact, ranges and movement alike.

PL-BRD-03 = The direction from one fighter to another is the straight or diagonal one that comes nearest to the line between them.
    .counts = Decides where an attacker looks, from which side a blow comes, and where a push leads.

PL-BRD-04 = Ahead of a fighter lies the front, with the diagonals on both sides of it; to the left and right lie the flanks, and everything behind is the rear. With the module “Flank and rear” a blow from the flank takes { $PL-BRD-04-dice ->
        [one] a Defence die
       *[other] { $PL-BRD-04-dice } Defence dice
    }. A blow from the rear takes all dice of Agility, and a sneak attack is possible.
    .counts = Only in close combat and only with that module; otherwise the log merely names the side.

PL-BRD-05 = A blow needs a melee line from square to square. Walls, closed doors, panes and pillars stop it, and so does the gap where two such squares touch at a corner.
    .counts = Low things and other fighters do not stop a blow, not even one with a long weapon.

PL-BRD-06 = A fighter sees another if a line between them meets nothing opaque such as a wall or a closed door. Sight is mutual: two fighters either see each other or neither sees the other. Nobody looks through the corner where two walls meet.
    .counts = Needed for shots, throws, spells and distracting, not for blows. How far one sees has no limit but the map.

PL-BRD-07 = With the module “Cover” things between shooter and target give it more Defence dice: a post { $PL-BRD-07-post }, a corner { $PL-BRD-07-corner }, something low right beside the target { $PL-BRD-07-low }. Only the best of them counts. A target on the ground loses nothing by lying there if the shot comes from { $PL-BRD-07-squares } squares or more.
    .counts = Against shots and throws only, not against blows and spells. Without the module only sight matters.

PL-BRD-08 = Whatever is solid and reaches high up stops a missile on its line. An ordinary pane does not: the first missile breaks it and flies on. A pane on the next square can also be smashed with an attack action, without a roll.
    .counts = Counts for shots and throws; spells only need sight. Hard glass stops missiles and does not break.

PL-BRD-09 = A fighter either stands or lies. The prone and the unconscious lie, everybody else stands.
    .counts = There is no kneeling; a fighter whom a level lets begin on the knees stands.

PL-BRD-10 = A fighter who attacks a target in the dark strikes like a blinded fighter: { $PL-BRD-10-close } successes fewer in close combat, { $PL-BRD-10-distant } at a distance. The target keeps all its Defence dice. A light keeps the dark away as far as it shines: a torch { $PL-BRD-10-torch } squares, a lantern { $PL-BRD-10-lantern }, a campfire { $PL-BRD-10-campfire }.
    .counts = Counts for manoeuvres as well, for each side if the other stands in the dark. A blinded fighter does not suffer from the dark besides.

PL-BRD-11 = In a narrow place a fighter has little room to swing, but no weapon suffers from it in these rules.
    .counts = The log mentions it in a line that is struck through, and no die changes.

PL-BRD-12 = Contact is the next square. Long weapons such as spear and halberd strike over up to { $PL-BRD-12-reach } squares, and a blow from there counts as a blow from contact too.
    .counts = A fighter who is struck from beyond their own reach cannot riposte early. Some manoeuvres need the next square in any case.

PL-BRD-13 = On open ground a person goes { $PL-BRD-13-move } squares with a move action, { $PL-BRD-13-moves } with all move actions of a turn and { $PL-BRD-13-sprint } in a sprint.
    .counts = Counts where squares have the usual size. With the module “Dearer diagonals” every second diagonal step of a movement costs double.

PL-BRD-14 = The pushed fighter is moved square by square along the direction of the push and stops before a wall, an obstacle, another fighter, a corner or the edge of the map. Even a push that is cut short costs no Defence; only a fighter who cannot give way at all is cornered. Over an edge the fighter falls and is hurt by the fall.
    .counts = Fire on the way burns only where the push ends. The module “Stopped pushes” makes a push that is cut short cost Defence dice.

PL-BRD-15 = Walls and closed doors bar way, sight and missiles; doors are opened with a move action. Panes bar the way until they break; posts, pillars and trees bar it for good. Low walls, tables and crates can be crossed for { $PL-BRD-15-low } points a square and hide nobody. Rubble, undergrowth and knee-deep water cost { $PL-BRD-15-difficult } points, bog and deeper water { $PL-BRD-15-very }.
    .counts = Counts for all who walk. A locked door cannot be opened by hand.

PL-BRD-16 = For any two fighters the game works out how far apart they are, who sees whom, from which side a blow would come, what cover and light there is, and how far a push would lead. The map can show most of this before anybody chooses.
    .counts = The same facts serve all rules, so that what is shown and what is played never differ.

PL-BRD-17 = These facts are those of the moment when an attack or a manoeuvre is made. After every step, push, fall, opened door or moved light they are worked out anew.
    .counts = A place that was covered a moment ago may be open now.

PL-BRD-18 = At a glance: contact is the next square, or as far as a long weapon reaches; at a distance counts what is in sight and in range. A move action is { $PL-BRD-18-move } squares, a sprint { $PL-BRD-18-sprint }; slow ground costs { $PL-BRD-18-difficult } or { $PL-BRD-18-very } points a square. A push goes in a straight line, and the attacker takes the place that becomes free.
    .counts = Sides, cover and cramped places have no weight unless a module gives it to them.
