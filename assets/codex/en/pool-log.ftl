## The log

PL-LOG-01 = The log tells who does what to whom, how many dice there are and why, how they fell, how many successes count on each side, and what becomes of the hit points.
    .counts = Every change that is not nothing stands there with its reason. What has no effect is struck through.

PL-LOG-02 = Every line of the log names the rules behind it, and each of these names leads to its page in the codex.
    .counts = At the least an attack names its skill, the comparison, the degree and the damage, and besides whatever else has played a part.
