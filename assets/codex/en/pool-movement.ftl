## Movement and sprint

PL-MOV-01 = A move action takes a person { $PL-MOV-01-metres } metres over open ground; some creatures go farther. Every square costs points of that distance, and a diagonal step costs no more than a straight one.
    .counts = Difficult ground, bodies and loads shorten the way. The module “Dearer diagonals” changes the price of diagonal steps.

PL-MOV-02 = Right after a movement a fighter may draw or put away a weapon for free. So a fighter with empty hands can walk to a foe and strike in the same turn.
    .counts = Free once after each movement, until the next attack; also after a sprint and on the way of a manoeuvre. Without a movement it costs a move action.

PL-MOV-03 = A difficult square costs { $PL-MOV-03-difficult } points of movement: rubble, undergrowth, tables and crates, low walls, knee-deep water. A very difficult one costs { $PL-MOV-03-very }: bog and deeper water. If a square is hard to cross for several reasons, only the dearest counts.
    .counts = Counts for every walk; a level can mark further squares as slow. A sprint cannot cross such squares, and crawling has a price of its own.

PL-MOV-04 = A fighter who does without an attack can move again and so comes twice as far. Unlike a sprint this does not weaken the Defence.
    .counts = The movements are separate: each climb and each jump must fit into one of them.

PL-MOV-05 = Friends let each other pass, foes bar their squares. Fighters who lie unconscious or dead can be crossed like difficult ground. Nobody ends a movement on a square that is taken, unless a dead body lies there. Diagonal steps never cut the corner of an obstacle.
    .counts = Counts for every movement. A fighter who crawls pays nothing extra for a body; a sprint leads over none.

PL-MOV-06 = Climbing costs { $PL-MOV-06-climb } points for every metre begun, swimming { $PL-MOV-06-swim } points a square, crawling { $PL-MOV-06-crawl }. A jump needs a straight run-up of { $PL-MOV-06-runup } squares and costs a point for each square of the gap. A gap of { $PL-MOV-06-gap } squares takes a test of Strength and Agility against difficulty { $PL-MOV-06-difficulty }, narrower gaps need no roll; a fighter who fails stops before the edge. A fall costs { $PL-MOV-06-fall } for every { $PL-MOV-06-height } metres begun, without a Defence roll, and leaves the fighter prone.
    .counts = Each climb must fit into one movement, and wider gaps cannot be crossed. In a sprint only gaps of up to { $PL-MOV-06-sprint } squares are jumped; nobody climbs or jumps with a body on the shoulders.

PL-MOV-07 = Stepping out of a foe’s reach costs nothing but the squares of the way. A fighter may come, strike, and be out of reach again in the next turn.
    .counts = Counts for every fighter who is able to move. Only a fighter who is blocked has to stay.

PL-SPR-01 = A fighter who runs as fast as possible covers { $PL-SPR-01-times } times the distance of a move action. A weapon may be drawn on the way.
    .counts = Takes the whole turn. It opens the guard, and load, wounds or difficult squares may forbid it.

PL-SPR-02 = A runner gives little thought to the guard: the first Defence roll after a sprint has { $PL-SPR-02-dice } dice fewer. An attack without a success, or with a critical failure, asks for no Defence and does not use this up.
    .counts = Ends at the latest when the runner’s next turn begins. Magic defence suffers in the same way.

PL-SPR-03 = Nobody sprints in armour that forbids it, with a body on the shoulders, blinded, prone, immobilised, or with a quarter of the hit points or fewer left. Every square of the way must be open ground without bodies or obstacles. An unconscious neighbour is lifted with a move action and put down for free; while carrying, every square costs { $PL-SPR-03-laden ->
        [one] a point
       *[other] { $PL-SPR-03-laden } points
    } more.
    .counts = A fighter who carries a body can neither fight nor climb nor jump, and has no hand free.
