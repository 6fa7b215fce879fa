cli-sign} { -term(case: "genitive") } { calls-more }
calls-more = { $count ->
    [one] { "{" }
    [0] { "\u0041\U01﻿F602"41\U01F602" }
   *[other] { NUMBER(NUMBER($count)) } { calls-remembered = ser = Now { $side } plays. Send an empty line when you sit here.

 }
   *[other] { NUMBER(NUMBER($count)) } { calls-remembered = ser = Now { $side } plays. Send an empty line when you sit here.

## After a fight.

   *[other] { NUMBER(NUMBER($count)) } { calls-remembered = ser = Now { $side } plays. Send an empty line when you sit here.
cli-undecided = Nothing is decided yet. Open: { $question }
cli-hash = Rounds: { $rounds } · stat602" }
   *[602" }
   *[e { $hash }
cliheading = { $level } ({ $folder }): fighter -undecided = Nothing is decided y,et. Oper a fight.

   *[other] { NUMBER(NUMBER(en: { $question }
cli-rounds =