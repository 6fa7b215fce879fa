## Facts of a pair

BD-LIN-01 = Lines on the board run between exact points: the corners of squares, their centres, and the middles of their quarters. Whether a line meets something is worked out without rounding, so that a hair’s breadth never decides differently on two computers.
    .counts = Stands behind every line of sight, of effect and of cover. Nobody has to place these points; the game tries all of them.

BD-LIN-02 = A line passes a thing if it runs through the inside of its square or crosses its edge between the ends. To run along a border or to touch a corner is not enough. But where a line squeezes through a point that is touched from both sides, there is no gap, and a fighter in the angle of two walls does not see along them.
    .counts = Counts for all lines on the board. What fills the attacker’s own square never stands in the way, and bodies and mist only where the line runs through their squares.

BD-LIN-03 = Between two squares a line is clear if at least one of the lines between their inner points meets nothing that stops it, or if from a corner of either square all lines to the corners of the other are free. It is asked apart for sight, for effects such as blows, and for missiles. The answer is the same from both ends: one who sees can be seen.
    .counts = For big creatures a single pair of squares with a clear line is enough. Within the same square the line is always clear, and light, hiding and blindness have no part in it.

BD-LIN-04 = Dense mist blocks the sight of everybody but neighbours. It counts on the way as well as on the squares of the two themselves, so nobody looks out of dense smoke either.
    .counts = Counts in both systems for mist of the densest step. Thinner mist only veils, and no mist stops a missile or a blow.

BD-LIN-05 = To judge cover the game draws lines from every corner of the attacker’s square to all corners of the target’s square. For each corner of the attacker it notes how many lines are hidden by walls and how many by posts, which low things, openings and bodies they meet, and how thick the mist is. In the grade of cover a low thing counts up to { $BD-LIN-05-low } squares from the target, and only if it is not nearer to the attacker.
    .counts = Counts for cover from shots in both systems, each of which takes from the notes what it needs. Flat things are left out.

BD-LIN-06 = A shooter right behind an opening or a low thing shoots out as if it were not there: an arrow slit, a window, a fence or a parapet on the border of the attacker’s own square is no cover for the target. Walls and shut doors are never left out.
    .counts = Counts for the attacker whose square the edge borders. Against a shooter outside the same thing gives cover.

BD-LIN-07 = The attacker aims from the corner of the own square that suits best. In the fourth edition it is the corner from which the target is covered least; in the success pools the corner with the fewest lines hidden by walls, then with the fewest behind posts. A corner that sees only wall is never a better choice than another.
    .counts = Counts for every shot. The game picks the corner by itself; nobody has to choose.

BD-LIN-08 = The centre line runs from the middle of the attacker’s square to the middle of the target’s; of big creatures the nearest squares count. The squares that it enters and the edges that it crosses lie on it. Behind the target it goes on for up to { $BD-LIN-08-behind } squares.
    .counts = Says who stands in the way of a shot, which things are crossed, and where a missed throw lands. Cover is judged by the corners instead.

BD-LIN-09 = A blow needs a free line from the middle of the attacker’s square to the middle of the target’s. It is stopped by what rises over the head and blocks effects, or blocks walking without having openings: walls, shut doors, panes and pillars, but not bars, windows or slits. Low things never stop it.
    .counts = Counts in both systems for every blow, at any reach. Bodies do not stop it; whether a blow may go past them is for the rule system to say.

BD-PF-01 = The gap of a pair says how many squares east or west and how many north or south the second one stands of the first. Where two squares touch only at a corner, it counts a step on both axes.
    .counts = The command “klingentanz facts” shows it. All distances and directions of the pair are worked out from it.

BD-PF-02 = For every pair the distance is known by each measure, and by that of the rule system in decimetres as well. It is the same whichever of the two asks.
    .counts = Counts for whatever asks how far it is: blows by the longer axis, shots, sight and light by the measure of the rule system.

BD-PF-03 = Two fighters are neighbours if their squares touch, along an edge or at a corner. Some share a square: a rider and the mount, or the very small, where the rule system allows it.
    .counts = Contact in the success pools and the nearest distance classes in the fourth edition ask for neighbours. A wall between the two does not change that they are neighbours, but stops blows.

BD-PF-04 = The bearing is the direction in which the second one lies, seen from the first. It is always one of the directions of the compass, even if the other one does not stand exactly on that line.
    .counts = An attacker turns along it, and a pushed fighter goes on along it. Where the two overlap there is none.

BD-PF-05 = This says in which direction, counted from the target’s own facing, the attacker stands: straight ahead, half a right angle to the right, and so on round the circle. The same place can lie in front of one fighter and behind another, depending on where each of them looks.
    .counts = Decides whether a blow comes from the front, a flank or behind. It counts only where facing is played.

BD-PF-06 = The same seen from the attacker: in which direction, counted from the attacker’s own facing, the target stands. Both have a facing of their own, so it can differ from how the target sees the attacker.
    .counts = Says whether a fighter faces whom it wants to guard or strike. It counts only where facing is played.

BD-PF-07 = From the directions follow the arcs: front, right, left or rear, both of the target and of the attacker. Which hand holds the shield makes of right and left the shield side and the weapon side.
    .counts = With the module “Facing” a blow from behind is easier in the fourth edition and the wrong side hinders parries; with “Flank and rear” the success pools take Defence away. Without these modules it changes no number.

BD-PF-08 = There is a line of sight if a clear line for glances runs between the two. Walls, shut doors, curtains, high ground and dense mist can block it; light and hiding have no part in it.
    .counts = Without it there is no shot in either system and no spell in the success pools. It is the same from both ends.

BD-PF-09 = There is a line of effect if a clear line runs between the two for what works from body to body. Glass blocks it, a curtain does not.
    .counts = The facts of a pair show it. Blows ask for the melee line instead, and neither rule system of the game asks for it on its own today.

BD-PF-10 = The way for missiles is free if a clear line runs between the two past everything that stops missiles. Window panes, bars and curtains let them through; walls, shut doors and hard glass do not.
    .counts = Needed for every shot and throw, together with a line of sight. Fighters in the way hinder the shot, but do not close the way.

BD-PF-11 = For a pair it is known from which reach on a blow can land, counted in squares along the line in which nothing stops it. Where a wall stops blows of every length, there is no such reach.
    .counts = A weapon strikes only if its reach is at least as long. Height can forbid the blow besides.

BD-PF-12 = For each pair the table of corners is filled in: what the lines from each corner of the attacker to the corners of the target meet. From the attacker to the target and back can give different answers.
    .counts = The pages about hidden lines, kind and grade of cover, openings and veil each read a part of it.

BD-PF-13 = From the best corner of the attacker this counts how many of the lines to the target’s corners are hidden by walls or posts. Without a line of sight all of them count as hidden, with one never all.
    .counts = Counts in the fourth edition for shots: some hidden lines hide half of the target, most of them more. In the success pools it is not asked for.

BD-PF-14 = The kind of cover is a corner, if from the best corner at least one line is hidden by something that blocks sight; else a post, if one passes a pillar or a tree; else there is none. How much of the body is hidden makes no difference.
    .counts = Counts in the success pools with the module “Cover”: the target gets more Defence dice against shots, more behind a corner than behind a post. Without a line of sight there is no shot at all.

BD-PF-15 = The grade says how well the target is covered: not at all, by bodies, in part, mostly or wholly. It is wholly covered where there is no line of effect.
    .counts = The facts of a pair show it. The fourth edition and the success pools judge cover in ways of their own and do not ask for the grade.

BD-PF-16 = This lists the low and chest-high things on the lines from the attacker’s best corner, with their height and how far they are from both. Flat things are not on the list, and full ones are judged by the hidden lines.
    .counts = In the fourth edition a low thing next to the target, and not nearer to the shooter, hides half of it; kneeling or lying behind something high enough hides more. The success pools look at the centre line instead.

BD-PF-17 = For two neighbours this says how much the things between them hide, over all lines between their corners. So a corner, bars or a low wall between the two can be told at a glance.
    .counts = The facts of a pair show it. Neither rule system of the game gives cover against blows, so no number comes of it.

BD-PF-18 = The opening says how much the pierced thing hides through which the attacker aims: nothing, a part or most, and whether it is narrow. Of several openings in a row the one that hides most counts.
    .counts = Counts in the fourth edition for shots through windows, bars and slits. An opening on the attacker’s own border is left out, and the success pools do not ask for it.

BD-PF-19 = The veil is the thickest mist or foliage on the lines from the attacker’s best corner and on the target’s square. Besides, it is known whether the target stands in it with its whole body.
    .counts = The fourth edition takes the mist on the centre line and on the squares of both, and leaves leaves out. The overlay for sight shows both; in the success pools only dense mist counts.

BD-PF-20 = This lists the things on the centre line in their order: what they are made of, how high they are for the pair, whether they hide, and how far from the target they stand. Bare ground that rises on the way is listed like a thing.
    .counts = In the success pools a low thing right before the target gives dice with the module “Cover”, and panes on the line break. In the fourth edition a low thing between neighbours makes parrying easier.

BD-PF-21 = These are the upright bodies that the lines from the attacker’s best corner run through. Those who lie down, tiny creatures and the mounts of the two are not among them.
    .counts = The facts of a pair show them. The rule systems of the game ask for the bystanders of the centre line instead.

BD-PF-22 = Bystanders are upright fighters up to { $BD-PF-22-near } squares beside the centre line, before the target or behind it. For each it is known how far off the line it stands and how far from the attacker.
    .counts = In the fourth edition a bystander right on the line hinders a shot and may be hit, and a fumble hits a comrade near it. In the success pools a critical failure can hit a friend beside the line.

BD-PF-23 = These are the able friends of the attacker who stand on the far side of the target, so that a straight line between the two friends runs through opposite sides of the target’s square. A target between them shows its back or a flank to one of the two.
    .counts = The facts of a pair show them. Neither rule system gives a bonus for it today; the fourth edition counts by outnumbering how many attack the same foe.

BD-PF-24 = Foes in contact are the able foes who are neighbours of a fighter and could strike across with nothing in between. A wall or a shut door between the two keeps them out of contact.
    .counts = Counts in the success pools with the module “Shooting in contact”: a shooter who is pressed by a foe shoots worse. The fourth edition asks for engaged pairs instead.

BD-PF-25 = A weapon reaches the target if the distance along the longer axis is no more than its reach and a free melee line leads there. For big creatures the nearest squares count.
    .counts = Counts in both systems. In the fourth edition an engaged pair goes by its distance class instead, and great differences in height put shorter weapons out of reach.

BD-PF-26 = A fighter stands in a foe’s zone if one of its squares is guarded by that foe. Every foe has a zone of its own, and several zones may lie over each other.
    .counts = Counts in the fourth edition: a fighter who leaves the zone on a walk may be struck at, and a longer weapon holds back a fighter who comes in. The success pools know no zones.

BD-PF-27 = This lists with whom the target is fighting hand to hand or with long weapons already, each with the distance class. A pair stays on the list as long as the two are engaged.
    .counts = Counts in the fourth edition: shots into a melee are harder and may hit the others, and many attackers hinder a defender. The success pools keep no such pairs.

BD-PF-28 = Two who fight with each other in the fourth edition do so at a distance class: hand to hand, close quarters, spear length or pike length. The squares between them only bound it; within these bounds the fighters win and lose it.
    .counts = Counts with the module “Distance classes”. Two who are not engaged have no class, and the success pools know none.

BD-PF-29 = For both fighters it is known how many squares are free in every direction, at most { $BD-PF-29-most }, and how wide the place is along each axis; and the same again up to the bodies that stand around. In a corridor the width across is small and the one along it large.
    .counts = Counts in the fourth edition for weapons in cramped space. The overlay for the room shows where a weapon is too long.

BD-PF-30 = Of the { $BD-PF-30-sides } sides around a fighter this counts those that are shut by walls, things or the border of the map. Diagonal sides count as well.
    .counts = The success pools call a place cramped by it, but only note it: no number changes. The fourth edition measures the width instead.

BD-PF-31 = This says by how many decimetres the attacker stands higher than the target, or lower. Floors and the height of flyers and riders count.
    .counts = In the fourth edition the higher one strikes and parries better, and beyond a point only long weapons reach. The success pools make nothing of it in an attack.

BD-PF-32 = For both fighters the step of light is known in which they stand: day, dusk, moonlight, starlight or darkness. Of the squares of a big creature the brightest counts.
    .counts = In the fourth edition blows and shots go by the light at the target, parries and dodges by that at the attacker. The success pools ask only whether the target stands in darkness.

BD-PF-33 = For both fighters it is known what they stand on: the deepest water, the worst footing and the dearest ground of their squares, and whether they stand on a thing such as a table. For a big creature the worst of its squares counts in each respect.
    .counts = Water hinders blows in the fourth edition, and ground makes steps dearer in both systems.

BD-PF-34 = For both fighters the posture is known, standing, kneeling or lying, and the size of their bodies. The unconscious count as lying.
    .counts = Both systems make numbers of the posture. Size counts in the fourth edition for shots and pushes.

BD-PF-35 = The attacker sees the target if there is a line of sight, the attacker is not blind, the target is neither invisible nor hidden, and it is near enough for the light in which it stands. Only the attacker’s own eyes count here; what comrades see is another matter.
    .counts = In the fourth edition sight ends at a certain distance in moonlight, starlight and darkness; in the success pools it never does. Where the attacker looks makes no difference.

BD-PF-36 = These are the neighbouring squares to which the target could step at once: open ground with nobody on it. If there are none, the target cannot give way.
    .counts = The facts of a pair show them. Steps and dodges of the rule systems ask the same of the ground.

BD-PF-37 = This lists square by square where the target goes when it is pushed straight away from the attacker, and what waits there: free ground, another body, something that blocks, or a drop. The list ends with the first square that is not free.
    .counts = In the fourth edition a push leads to the next square, in the success pools as far as the pusher’s strength says. Over a drop the pushed one falls, and nobody who is pushed takes hold of a ladder.

BD-PF-38 = A charge is a straight run to the nearest place from which the weapon strikes. Its lane is as wide as the body; every square or edge in it that costs more than plain ground, holds water or harm, or is held by somebody who can act blocks it.
    .counts = Counts for charges in the fourth edition, which add a least and a greatest length. The success pools know no charge.

BD-PF-39 = A big fighter who goes through a gap with half the width is squeezed. Its body would then cover half as many squares along each side, rounded up.
    .counts = Neither rule system of the game lets anybody squeeze today, so nobody ever is. The facts of a pair would show it.

BD-PF-40 = A line is steep if one of the two stands higher above the other than it is away, so that the line climbs by more than half a right angle. On even ground no line is steep.
    .counts = Hinders shots in the fourth edition; upwards and downwards are not alike. Blows go by the difference in height instead.

BD-PF-41 = For an effect that spreads from a corner of the grid, such as a blast, this grades how well a fighter is covered from it: by the lines from that corner to the corners of the fighter’s square. Bodies give no cover, and of a big creature the square with the least cover counts.
    .counts = Neither rule system of the game has such effects today. It is kept ready for rules with spells and blasts.

BD-ROOM-01 = The free run counts, in every direction, the squares that a swing has before something stops it: a wall, the border of the map, or a thing or ground that rises more than { $BD-ROOM-01-swing } decimetres above the fighter’s floor. It is counted for no more than { $BD-ROOM-01-most } squares.
    .counts = Counts in the fourth edition for the room to swing. Low walls and tables do not stop a swing, nor do open doors; across a corner it stops where an edge ends there or both squares beside it are filled.

BD-ROOM-02 = The width along an axis is the free run to both sides together with the fighter’s own square, times the length of a square; along a diagonal the diagonal of a square counts. Doorways and squares marked “tight” are only as wide as the square itself, those marked “open” count as free on all sides. For a big creature the narrowest of its squares decides, and its own size is added.
    .counts = Counts in the fourth edition, where a weapon longer than the width is cramped. Bodies beside the fighter narrow the place only for long weapons that are swung.

BD-ROOM-03 = A weapon is swung across the line to the foe. So the width that counts is the one at right angles to the bearing: a fighter who strikes along a corridor needs the room from wall to wall.
    .counts = Counts in the fourth edition for attack and parry. The clear height of the ceiling counts besides, for weapons that are swung.

BD-ROOM-04 = A neighbouring square counts as shut if nobody could stand there, if it lies beyond the map, or if walls on edges cut off every way round to it. Bodies never shut a side.
    .counts = Counts in the success pools, where a place that hems in on most sides is noted as cramped. The fourth edition compares the weapon with the width instead.

BD-AREA-01 = The board knows shapes that spread from a corner of the grid: a burst in all directions, a spread that flows round corners, a cone, a line, and a ring of squares around a fighter. Whatever blocks effects bounds them; only the spread finds its way round.
    .counts = Neither rule system of the game uses these shapes today. A flask of oil burns the target’s square and the ones behind it on the centre line.

BD-ZON-01 = The squares that a fighter can strike at are those within the reach of the weapon to which the line of a blow is free. They depend on place and weapon alone, not on whether the fighter may strike right now.
    .counts = The facing does not matter here; where it does, the zone of control takes it into account.

BD-ZON-02 = In the fourth edition a fighter guards a zone of control: in front as far as the weapon reaches, on the flanks the next square, behind nothing. With bare hands it is only the next squares in front. Where facing is not played, the zone lies all around.
    .counts = Only somebody able, on feet or knees, aware of the foe and with a free action left guards anything. The success pools have no zones.

BD-ZON-03 = Every step that begins in a foe’s zone leaves that foe, even if it ends in the same zone. A walk past a foe can therefore leave it several times.
    .counts = In the fourth edition it may bring an opportunity attack. A step straight towards the foe does not count, nor does leaving a foe whom several of the mover’s friends keep busy.

BD-ZON-04 = In the fourth edition two foes are engaged as soon as one of them ends a movement within the reach of either weapon or strikes at the other. The fight remembers it for the pair until the two part, a wall comes between them, or one is out of action.
    .counts = Counts in the fourth edition for distance classes, outnumbering and shots into a melee. In the success pools only contact at the moment counts.
