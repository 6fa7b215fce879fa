//! What happened, as lines.

use klingentanz::battle::{Check, Fallen, Happening, Ledger, Points};

/// `12: 7 VAL-02 +5 VAL-03`: the value, its base, the lines that count.
pub fn told(ledger: &Ledger) -> String {
    let source = ledger.source.map_or("?", |rule| rule.0);
    let counting = ledger.lines.iter().filter(|line| line.applies);
    let lines: String = counting
        .map(|line| format!(" {:+} {}", line.amount, line.rule))
        .collect();
    format!("{}: {} {source}{lines}", ledger.value(), ledger.base)
}

fn rolled(check: &Check) -> String {
    let outcome = format!("{:?}", check.outcome).to_lowercase();
    let (rule, value) = (check.rule, told(&check.ledger));
    match &check.fallen {
        Fallen::Die(die) => format!("{} {outcome} ({rule}; {value})", die.face),
        Fallen::Pool(pool) => {
            let faces = pool.throw.faces();
            let needed = pool
                .needed
                .map_or(String::new(), |needed| format!(" of {needed}"));
            let successes = told(&pool.successes);
            format!("{faces:?} {outcome}{needed} ({rule}; {value}; {successes})")
        }
        Fallen::Sum(sum) => {
            format!(
                "{} {outcome} ({rule}; {value}; against {})",
                sum.face,
                told(&sum.number)
            )
        }
    }
}

fn points(points: &Points) -> String {
    format!("{:?} {}", points.throw.faces(), told(&points.ledger))
}

pub fn line(happening: &Happening, phase: Option<i16>) -> Option<String> {
    Some(match happening {
        Happening::Asked { .. } | Happening::Chosen { .. } => return None,
        Happening::FightStarted => "fight".to_owned(),
        Happening::RoundStarted => "round".to_owned(),
        Happening::PhaseReached => format!("phase {}", phase.unwrap()),
        Happening::InitiativeRolled { fighter, points: it } => format!("{} INI {}", fighter.0, points(it)),
        Happening::AtOnce { fighters, rule } => {
            let ids: Vec<_> = fighters.iter().map(|fighter| fighter.0).collect();
            format!("at once {ids:?} {rule}")
        }
        Happening::Announced { fighter, plan } => format!("{} plans {plan}", fighter.0),
        Happening::Attacked {
            fighter,
            target,
            manoeuvre,
            stakes,
            arc,
            check,
            ..
        } => {
            let stakes: String = stakes.iter().map(|points| format!(" {points} at")).collect();
            // Blows from the front are the rule and stand without a word.
            let arc = if arc.0 == "front" {
                String::new()
            } else {
                format!(" from {arc}")
            };
            format!(
                "{} {manoeuvre}{stakes} {}{arc}: {}",
                fighter.0,
                target.0,
                rolled(check)
            )
        }
        Happening::Defended {
            fighter,
            means,
            check,
            ..
        } => format!("{} {means}: {}", fighter.0, rolled(check)),
        Happening::Undefended { fighter, rule, .. } => {
            format!(
                "{} undefended {}",
                fighter.0,
                rule.map_or("by choice", |rule| rule.0)
            )
        }
        Happening::Struck {
            target,
            points: it,
            loss,
            ..
        } => format!("{} struck {} -> {}", target.0, points(it), told(loss)),
        Happening::ValueChanged {
            fighter,
            value,
            from,
            to,
            rule,
        } => format!("{} {value} {from} -> {to} {rule}", fighter.0),
        Happening::Wounded {
            fighter,
            wounds,
            total,
            thresholds,
            rule,
            ..
        } => {
            let passable: Vec<_> = thresholds.iter().filter(|it| **it < i16::MAX).collect();
            format!("{} wounds +{wounds} = {total} {passable:?} {rule}", fighter.0)
        }
        Happening::StateChanged {
            fighter,
            state,
            on,
            rule,
        } => format!("{} {}{state} {rule}", fighter.0, if *on { "" } else { "not " }),
        Happening::Checked {
            fighter,
            what,
            checks,
            pool,
            passed,
            left,
        } => {
            let all: Vec<String> = checks.iter().map(rolled).collect();
            let end = if *passed { "passed" } else { "failed" };
            let pool = pool.iter().map(|pool| format!(" of {}", told(pool)));
            let pool: String = pool.collect();
            format!("{} {what} {end} {left}: {}{pool}", fighter.0, all.join(", "))
        }
        Happening::Rolled {
            fighter,
            what,
            points: it,
        } => format!("{} {what} {}", fighter.0, points(it)),
        Happening::Moved {
            fighter,
            to,
            facing,
            cost,
            rule,
            ..
        } => format!("{} to {},{} {facing:?} {cost} {rule}", fighter.0, to.x, to.y),
        Happening::Turned {
            fighter,
            facing,
            rule,
        } => format!("{} turns {facing:?} {rule}", fighter.0),
        Happening::Acted { fighter, act, .. } => format!("{} {act}", fighter.0),
        Happening::GroundChanged { altered, by, rule } => {
            let cells: Vec<_> = altered
                .cells
                .iter()
                .map(|cell| format!("{},{}", cell.x, cell.y))
                .collect();
            let by = by.map_or(String::new(), |by| format!("{} ", by.0));
            format!("{by}{:?} {} {rule}", altered.change, cells.join(" "))
        }
        Happening::Forgone { fighter, what, rule } => {
            format!(
                "{} forgoes {what} {}",
                fighter.0,
                rule.map_or("by choice", |rule| rule.0)
            )
        }
        Happening::Refused { fighter, .. } => format!("{} refused", fighter.0),
        Happening::SightChanged {
            side,
            fighter,
            seen,
            at,
            ..
        } => {
            let verb = if *seen { "sees" } else { "loses" };
            format!("side {} {verb} {} at {},{}", side.0, fighter.0, at.x, at.y)
        }
        Happening::Obscured { fighter, deed } => format!("{} {deed}", fighter.0),
        Happening::FightEnded { winners, rule } => format!("end {winners:?} {rule}"),
    })
}
