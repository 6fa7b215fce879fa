-term = { $case ->
    [genitive] Swords
   *[other] Sword
}
    .gender = neuter
# NUMBER and DATETIME are Fluent's own.
calls = { NUMBER($value, minimumFractionDigits: 2) } { -term(case: "genitive") } { calls-more }
calls-more = { $count ->
    [one] { "{" }
    [0] { "\u0041\U01F602" }
   *[other] { NUMBER(NUMBER($count)) } { calls }
}
    .title = { calls.title }
