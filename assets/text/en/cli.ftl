### Words of the terminal. In braces stand variables: keep their names.

## Playing.

cli-help = Type the number of an option or the name of a square such as c7. ? reasons for the last roll · s sheet (s 2: of fighter 2) · o overlays of the map (o light, o sight c7) · p c7 what a square would do · n who is near, with distance and direction (n light: an overlay as a list) · l log · m map (m off: lists instead; m on) · w what the computer would do here, with the chance to win of each answer (w all: every answer that it tries) · u undo · f ask for free actions, or not · h this help (h wound: what the rules say of it) · q leave; the fight is kept.
cli-thought-chance = { " " }– { $chance }
cli-thought-why = { "    " }{ $why }
cli-free-on = Free actions are asked for from the next announcement on.
cli-free-off = Free actions are not asked for from the next announcement on.
cli-free-none = These rules have no free actions to ask for.
cli-near-foe = { $name } (foe)
cli-near-friend = { $name }
cli-near-square = { $cell }, { $distance ->
    [one] one square
   *[other] { $distance } squares
} { $facing }
cli-near-here = { $cell }, here
cli-near-nobody = As far as you know, nobody else is on the map.
cli-seed = Seed { $seed }
cli-cells = ({ $count ->
    [one] one square
   *[other] { $count } squares
})
cli-which-cell = Which square? (empty: back)
cli-how-many = { $what }, { $least } to { $most }? (empty: back)
cli-way = { $number }  { $way } ({ $cost } paces)
cli-which-way = Which way, 1 to { $count }? (empty: back)
cli-looks = facing { $facing }
cli-life = life { $now }/{ $most }
cli-wounds = { $wounds ->
    [0] no wound
    [one] one wound
   *[other] { $wounds } wounds
}
cli-ladder = Initiative (acts at): { $rungs }
cli-weapon = the weapon
cli-no-roll = No dice have been rolled yet.
cli-nobody = There is no fighter with this sign. There are: { $signs }.
cli-undone = Your last choice is undone.

## Signs of the map.

cli-sign-wall = wall
cli-sign-door = door, shut
cli-sign-open-door = door, open
cli-sign-thing = obstacle
cli-sign-water = water
cli-sign-rough = difficult ground
cli-sign-reachable = within reach
cli-sign-fire = fire
cli-sign-item = something lies there
cli-floor = On the floor: { $things }
cli-sign-ghost = last seen here
cli-sign-remembered = seen before
cli-sign-unseen = never seen
cli-last-seen = last seen at { $cell } in round { $round }
cli-hand-over = Now { $side } plays. Send an empty line once you sit here.

## After a fight.

cli-undecided = Nothing is decided yet. Open: { $question }
cli-hash = Rounds: { $rounds } · state { $hash }
cli-rounds = Rounds: { $rounds }

## Recordings.

cli-replay-differs-at-start = The recording differs from the very start: other rules, another level or another version.
cli-replay-refused = Choice { $number } of the recording is not legal.
cli-replay-same-by-chance = Not verified, although the choices ({ $count }) lead to the recorded states.
cli-replay-changed = Changed since the recording: { $what }.
cli-replay-unknown = An older recording: it does not hold { $what }, so changes there go unnoticed.
matter-level = the level
matter-map = the map
matter-people = the people
matter-gear = the gear
matter-rules = the rules

## Odds and many fights.

cli-odds-losses = Life lost by this attack:
cli-compare-heading = { $level } ({ $folder }): fighter { $first } attacks fighter { $second }
cli-compare-system = { $system }: { $exchange }
cli-compare-none = { $system }: no such attack
cli-simulate-left = left
cli-tournament-heading = { $folder }: { $count ->
    [one] one fight
   *[other] { $count } fights
} of each two policies, the sides exchanged in every second one. 400 points more win ten fights for each that is lost; the mean is 0.
cli-column-policy = policy
cli-column-rating = rating
cli-column-draws = draws
cli-column-fights = fights
cli-simulate-heading = { $level } ({ $folder }): { $count ->
    [one] one fight
   *[other] { $count } fights
}, seeds { $first } to { $last }; intervals hold with 95 %
cli-simulate-rounds = Rounds: { $mean } on average, at most { $longest }
cli-simulate-pace = Idle: { $idle } of all rounds of fighters; longest standstill: { $still } rounds; fights that came to round { $round }: { $dragged }
cli-simulate-swap = Every second fight lists the sides in reverse order; by place in that order and policy:
cli-column-side = side
cli-column-place = place
cli-column-wins = won
cli-column-share = share
cli-column-interval = interval
cli-column-wounds = wounds
cli-column-fallen = out
cli-draws = draws

## Rules.

cli-rules-done = done
cli-rules-partly = partly
cli-rules-missing = missing
cli-rules-decided = decided
cli-rules-looked-up = looked up
cli-rules-table = table
cli-rules-tests = { $count ->
    [0] no test
    [one] one test
   *[other] { $count } tests
}
cli-rules-sum = Done: { $done } · partly: { $partly } · missing: { $missing }
cli-rules-sum-carried = Decided: { $decided } · in tables: { $table } · only looked up: { $looked }
cli-rules-board = The map
cli-rules-page-title = { $title }: every rule
cli-rules-page-about = `klingentanz rules { $name } --markdown` wrote this page, and a test fails when it is out of date. A rule is done when a test proves it and its id is named by code that decides by it, or by a table that fights use row by row. A rule that is named only by code that tells about rules counts as looked up, and as partly done at most. The last column names the files of the tests, with their number where there are several.
cli-rules-page-columns = | Id | Rule | Modules | State | Carried | Proved by |

## Words of answers.

cli-words-questions = Questions
cli-words-lists = What `with` counts
cli-words-values = Values
cli-words-states = States
cli-words-checks = Checks and rolls
cli-words-deeds = Actions
cli-words-arcs = Sides
cli-words-degrees = How a blow landed
cli-words-odds = Links in the chain of odds
cli-words-hints = Hints
cli-words-points = Announced points
cli-words-stakes = `stakes`: { $points }
cli-words-stakes-or-none = `stakes`: { $points }, or left out
cli-words-with = `with` counts the { $list }
cli-words-with-or-first = `with` counts the { $list }, left out: 0
cli-words-optional = may have { $fields }
cli-words-page-title = { $title }: every word
cli-words-page-about = `klingentanz words { $name } --markdown` wrote this page, and a test fails when it is out of date. The examples use fighter 2, the first thing of every list and square e7; what is allowed at a given moment stands in the event `asked` of `klingentanz run --json`.
cli-words-page-columns = | Word | Meaning | Answers | Example | Rule |
cli-words-page-named = | Word | Meaning |
cli-review-sum = { $what }: { $amount }
cli-review-nothing = Nothing could be reviewed: the recording holds no decision, or the review was stopped.
