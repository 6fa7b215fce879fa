### The review of a fight. In braces stand variables: keep their names.

review-title = Review
review-view = As { $side } saw it
review-course = How the chance to win went
review-round = Round { $round }
review-chance = { $percent } ± { $band }
review-points = { $points } points
review-sums = What was decision and what was luck
review-start = At the beginning
review-own = Own decisions, compared with a careful player
review-foes = Decisions of the others, compared with a careful player
review-luck = Luck of the dice
review-doubt = Not told apart
review-give-or-take = { $points }, within ± { $band }
review-end = At the end
review-rating = { $count ->
    [0] There was no real decision.
    [one] One real decision, { $points } points given away: { $word }.
   *[other] { $count } real decisions, { $points } points given away by each on average: { $word }.
}
review-rating-excellent = hardly to be improved
review-rating-good = well decided
review-rating-fair = there was more to be had
review-rating-weak = the dice had to save a lot
review-decisions = Decisions that cost most
review-no-decisions = No decision was clearly worse than another.
review-decision = Round { $round }, { $name }: “{ $given }” led to { $chance }, “{ $better }” to { $best }. { $mark }, { $points } points.
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-throws = Throws that mattered most
review-no-throws = No throw changed more than a point.
review-throw = Round { $round }: { $said } – { $points }
review-thrown = { $said } (chance { $chance })
review-other-dice = Several dice fell.
review-back = To the result
review-progress = { $done } of { $all } decisions are tried out
review-nothing = There was nothing to decide.
review-former = How it went the first time
review-parting = Round { $round }, { $name }: “{ $given }” ({ $chance }) instead of “{ $before }” ({ $instead }).
review-try = Fight on from here

## Hints while a fight goes on.

review-hint-heading = What the far-sighted computer would do, knowing no more than your side does. It plays out what may follow, { $rounds ->
    [one] one combat round
   *[other] { $rounds } combat rounds
} ahead:
review-hint-only = There is only one sensible answer:
review-hint-none = Nobody is asked anything that could be thought about.
review-hint-chance = chance to win { $chance } %, ± { $doubt } ({ $count ->
    [one] one trial
   *[other] { $count } trials
})
review-hint-answer = { $place }. { $answer }
review-hint-advised = { $place }. { $answer } (the advice at first sight)
review-hint-progress = Trying the answers out: { $percent } %
