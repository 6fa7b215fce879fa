//! Numbers with their reasons: ledgers, checks, thrown dice, odds.

use super::Phrase;
use super::choice::{cited, missing, term};
use crate::battle::{
    Cause, Check, Fallen, Grade, Happening, Ledger, Modifier, Odds, Outcome, Points, Pool, RuleId, Sum, Term,
    WhyNot,
};
use crate::dice::{Chance, Throw};

/// A chance in whole percent; 0 and 100 only for what never or always happens.
pub fn percent(chance: Chance) -> Phrase {
    Phrase::key("words-percent").with("percent", chance.percent())
}

/// A chance in percent with up to two decimals, as exact as a throw of two twenty-sided dice; 0 and 100 only for what never or
/// always happens.
pub fn exact_percent(chance: Chance) -> Phrase {
    let rounded = (20_000 * chance.of + chance.total) / (2 * chance.total);
    let shown = match rounded {
        0 if chance.of > 0 => 1,
        10_000 if chance.of < chance.total => 9_999,
        other => other,
    };
    let (whole, rest) = (shown / 100, shown % 100);
    let rest = format!("{rest:02}");
    let whole = Phrase::plain(whole.to_string());
    match rest.trim_end_matches('0') {
        "" => Phrase::key("words-percent").with("percent", whole),
        rest => Phrase::key("words-percent-exact")
            .with("whole", whole)
            .with("rest", Phrase::plain(rest.to_owned())),
    }
}

/// The chain of odds in one line, each link with its chance, and what may come of it.
pub fn odds(system: Term, odds: &Odds) -> Phrase {
    let link = |(word, chance): &(Term, Chance)| {
        Phrase::Row(vec![
            term(system, "chain", *word),
            Phrase::plain(" "),
            exact_percent(*chance),
        ])
    };
    let links = odds.chain.iter().chain(&odds.effects).map(link);
    Phrase::list(links.chain(mean_loss(odds)), " · ")
}

/// The answers that a blow leaves no room for, each with the reason why not. `title` names a rule.
pub fn forbidden(system: Term, odds: &Odds, title: impl Fn(RuleId) -> Option<Phrase>) -> Vec<Phrase> {
    let title = |rule: RuleId| title(rule).unwrap_or_else(|| Phrase::plain(rule.0));
    let line = |(what, why): &(Term, WhyNot)| {
        cited(not_possible(term(system, "offer", *what), why, title), why.rule)
    };
    odds.forbidden.iter().map(line).collect()
}

/// An answer that is not possible, by its word, with what is missing; the rule stands beside it. `title` names a rule.
pub fn not_possible(what: Phrase, why: &WhyNot, title: impl Fn(RuleId) -> Phrase) -> Phrase {
    let somebody = |_| Phrase::key("words-somebody");
    Phrase::key("words-forbidden")
        .with("what", what)
        .with("why", missing(why, somebody, title))
}

/// The points that an answer costs its target on average; none for an answer that is not there to hurt anybody.
pub fn mean_loss(odds: &Odds) -> Option<Phrase> {
    let hurts = !odds.losses.is_empty();
    hurts.then(|| Phrase::key("words-mean-loss").with("points", mean_points(odds)))
}

/// The mean loss as a number with one decimal, rounded half up.
pub(super) fn mean_points(odds: &Odds) -> Phrase {
    tenths((odds.mean_loss_per_mille + 50) / 100)
}

/// A number of tenths with its decimal; one below zero bears a true minus.
pub fn tenths(tenths: i64) -> Phrase {
    let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    let sign = if tenths < 0 { "−" } else { "" };
    Phrase::key("words-tenths")
        .with("whole", Phrase::plain(format!("{sign}{whole}")))
        .with("tenth", Phrase::plain(tenth.to_string()))
}

/// A number with its sign, as it stands in a ledger; one below zero bears a true minus.
pub fn signed(amount: i16) -> String {
    match amount {
        ..0 => format!("−{}", amount.unsigned_abs()),
        _ => format!("+{amount}"),
    }
}

/// Announced points of a manoeuvre.
pub fn stake(system: Term, word: Term, points: i16) -> Phrase {
    Phrase::key("words-stake")
        .with("what", term(system, "stake", word))
        .with("points", points)
}

/// What is announced with a manoeuvre besides its first number.
pub fn more(system: Term, word: Term, points: i16) -> Phrase {
    Phrase::key("words-stake")
        .with("what", Phrase::key(format!("{system}-stake-{word}-more")))
        .with("points", points)
}

/// The faces of thrown dice with plus signs between them.
pub fn faces(throw: &Throw) -> Phrase {
    let faces = throw.faces().iter().map(|face| Phrase::plain(face.to_string()));
    Phrase::list(faces, "+")
}

/// A value line by line: base, each line with what brings it and its rule, the sum. `title` names a rule.
pub fn ledger(system: Term, ledger: &Ledger, title: impl Fn(RuleId) -> Option<Phrase>) -> Vec<Phrase> {
    let named = |rule: Option<RuleId>| rule.and_then(&title).unwrap_or_else(|| Phrase::plain(""));
    let base = match cause(system, ledger.cause) {
        None => Phrase::key("words-ledger-base"),
        Some(cause) => Phrase::key("words-ledger-base-caused").with("cause", cause),
    };
    let base = base
        .with("amount", ledger.base)
        .with("rule", Phrase::plain(ledger.source.map_or("", |rule| rule.0)))
        .with("title", named(ledger.source));
    let lines = ledger.lines.iter().map(|line| {
        let key = match (cause(system, line.cause), why(system, line)) {
            (None, None) => Phrase::key("words-ledger-line"),
            (Some(cause), None) => Phrase::key("words-ledger-caused").with("cause", cause),
            (None, Some(why)) => Phrase::key("words-ledger-void").with("why", why),
            (Some(cause), Some(why)) => Phrase::key("words-ledger-void-caused")
                .with("cause", cause)
                .with("why", why),
        };
        key.with("amount", Phrase::plain(signed(line.amount)))
            .with("rule", Phrase::plain(line.rule.0))
            .with("title", named(Some(line.rule)))
    });
    let sum = Phrase::key("words-ledger-sum").with("amount", ledger.value());
    std::iter::once(base).chain(lines).chain([sum]).collect()
}

/// What brings a line of a ledger; none where the title of its rule says it all.
pub fn cause(system: Term, cause: Cause) -> Option<Phrase> {
    match cause {
        Cause::Rule => None,
        Cause::Row { row } => Some(Phrase::Words(row.name().clone())),
        Cause::Word { word } => Some(term(system, "cause", *word)),
        Cause::Count { word, number } => Some(term(system, "cause", *word).with("number", number)),
        Cause::Least { least } => Some(Phrase::key("words-cause-least").with("number", least)),
    }
}

/// Why a line does not count; none where it does.
pub fn why(system: Term, line: &Modifier) -> Option<Phrase> {
    line.why.map(|why| term(system, "void", *why))
}

/// The title of a rule in a line of a ledger, and before it what brings the line.
pub fn caused(system: Term, brings: Cause, title: Phrase) -> Phrase {
    match cause(system, brings) {
        None => title,
        Some(cause) => Phrase::list([cause, title], " · "),
    }
}

/// A rolled check line by line: the ledger of its value, then what fell and the outcome.
pub fn check(system: Term, check: &Check, title: impl Fn(RuleId) -> Option<Phrase>) -> Vec<Phrase> {
    let mut lines = ledger(system, &check.ledger, &title);
    if let Some(pool) = check.pool() {
        lines.push(pool_throw(pool));
        if !pool.successes.lines.is_empty() {
            lines.extend(ledger(system, &pool.successes, &title));
        }
    }
    if let Some((sum, _)) = check.sum() {
        lines.extend(ledger(system, &sum.number, title));
    }
    lines.push(result(check));
    lines
}

/// What came of a check: the die against its target, or the successes of a pool against those that it took.
pub fn result(check: &Check) -> Phrase {
    let outcome = match check.outcome {
        Outcome::Lucky => "words-outcome-lucky",
        Outcome::Success => "words-outcome-success",
        Outcome::Failure => "words-outcome-failure",
        Outcome::Fumble => "words-outcome-fumble",
    };
    match &check.fallen {
        Fallen::Die(die) => Phrase::key("words-die")
            .with("sides", die.sides)
            .with("face", die.face)
            .with("goal", die.target),
        Fallen::Pool(pool) => Phrase::key("words-pool-result").with("successes", successes(pool)),
        Fallen::Sum(sum) => of_sum("words-sum-result", sum, check).with("sides", sum.sides),
    }
    .with("outcome", outcome)
}

/// A die with what is added to it: the face, the modifier with its sign, what both come to, and the number against which it was rolled.
pub(super) fn of_sum(key: &'static str, sum: &Sum, check: &Check) -> Phrase {
    let modifier = check.ledger.value();
    let sign = if modifier < 0 { "−" } else { "+" };
    Phrase::key(key)
        .with("face", sum.face)
        .with("modifier", Phrase::plain(format!("{sign} {}", modifier.abs())))
        .with("total", i16::from(sum.face) + modifier)
        .with("goal", sum.number.value())
}

/// The dice of a pool: how many, from which face on one is a success, and how they fell.
pub fn pool_throw(pool: &Pool) -> Phrase {
    Phrase::key("words-pool-throw")
        .with("count", Phrase::plain(pool.throw.faces().len().to_string()))
        .with("sides", pool.sides)
        .with("least", pool.least)
        .with("faces", pool_faces(pool))
}

/// The faces of a pool, each success with a star behind it; a dash where no die was rolled.
pub(super) fn pool_faces(pool: &Pool) -> Phrase {
    let faces = pool.faces().map(|(face, is_success)| {
        let star = if is_success { "*" } else { "" };
        Phrase::plain(format!("{face}{star}"))
    });
    match pool.throw.faces() {
        [] => Phrase::plain("–"),
        _ => Phrase::list(faces, " "),
    }
}

/// The successes of a pool after all lines, and how many it took where that was given.
pub(super) fn successes(pool: &Pool) -> Phrase {
    match pool.needed {
        Some(needed) => Phrase::key("words-successes-of").with("needed", needed),
        None => Phrase::key("words-successes"),
    }
    .with("successes", pool.net())
}

/// Rolled points line by line: the faces, then the ledger that adds to them.
pub fn points(system: Term, points: &Points, title: impl Fn(RuleId) -> Option<Phrase>) -> Vec<Phrase> {
    let dice = (!points.throw.faces().is_empty()).then(|| throw(points));
    dice.into_iter()
        .chain(ledger(system, &points.ledger, title))
        .collect()
}

/// The dice of rolled points with their faces.
pub fn throw(points: &Points) -> Phrase {
    Phrase::key("words-throw")
        .with("count", Phrase::plain(points.throw.faces().len().to_string()))
        .with("sides", points.sides)
        .with("faces", faces(&points.throw))
}

/// How well a blow landed, and by how much that multiplies its points.
pub fn grade(system: Term, grade: Grade) -> Phrase {
    graded("words-grade", system, grade)
}

/// A text that says how well a blow landed.
pub(super) fn graded(key: &'static str, system: Term, grade: Grade) -> Phrase {
    let factor = match grade.halves % 2 {
        0 => Phrase::plain((grade.halves / 2).to_string()),
        _ => tenths(i64::from(grade.halves) * 5),
    };
    Phrase::key(key)
        .with("margin", grade.margin)
        .with("degree", term(system, "degree", grade.degree))
        .with("factor", factor)
}

/// The reasons of whatever rolled dice, line by line; none for a happening without dice. `title` names a rule.
pub fn reasons(
    system: Term,
    happening: &Happening,
    title: impl Fn(RuleId) -> Option<Phrase> + Copy,
) -> Option<Vec<Phrase>> {
    match happening {
        Happening::Attacked { check: rolled, .. } | Happening::Defended { check: rolled, .. } => {
            Some(check(system, rolled, title))
        }
        Happening::Checked { checks, pool, .. } => {
            let of_pool = pool.iter().flat_map(|pool| ledger(system, pool, title));
            Some(
                of_pool
                    .chain(checks.iter().flat_map(|rolled| check(system, rolled, title)))
                    .collect(),
            )
        }
        Happening::Struck {
            points: thrown,
            loss,
            grade: landed,
            ..
        } => {
            let mut lines = points(system, thrown, title);
            lines.extend(landed.map(|landed| grade(system, landed)));
            lines.extend(ledger(system, loss, title));
            Some(lines)
        }
        Happening::InitiativeRolled { points: thrown, .. } | Happening::Rolled { points: thrown, .. } => {
            Some(points(system, thrown, title))
        }
        _ => None,
    }
}

/// Half cells as cells, with a half where there is one.
pub fn paces(half_cells: u16) -> Phrase {
    let whole = half_cells / 2;
    Phrase::plain(match (whole, half_cells % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_of_tenths_keeps_its_sign_below_one() {
        let text = |whole: &'static str, tenth: &'static str| {
            Phrase::key("words-tenths")
                .with("whole", Phrase::plain(whole))
                .with("tenth", Phrase::plain(tenth))
        };
        assert_eq!(
            (tenths(-7), tenths(23), tenths(-40)),
            (text("−0", "7"), text("2", "3"), text("−4", "0"))
        );
    }

    #[test]
    fn a_line_of_a_ledger_bears_its_sign() {
        assert_eq!((signed(-4).as_str(), signed(3).as_str()), ("−4", "+3"));
    }

    #[test]
    fn a_mean_loss_is_rounded_to_tenths() {
        for (per_mille, expected) in [(2949, 29), (2950, 30), (4, 0), (50, 1)] {
            let odds = Odds {
                losses: vec![(3, Chance::NEVER)],
                mean_loss_per_mille: per_mille,
                ..Odds::default()
            };
            let said = Phrase::key("words-mean-loss").with("points", tenths(expected));
            assert_eq!(mean_loss(&odds), Some(said), "{per_mille}");
        }
        assert_eq!(mean_loss(&Odds::default()), None);
    }

    #[test]
    fn a_percentage_has_as_many_decimals_as_it_needs() {
        let whole =
            |percent: &'static str| Phrase::key("words-percent").with("percent", Phrase::plain(percent));
        let exact = |whole: &'static str, rest: &'static str| {
            Phrase::key("words-percent-exact")
                .with("whole", Phrase::plain(whole))
                .with("rest", Phrase::plain(rest))
        };
        for (of, total, expected) in [
            (0, 20, whole("0")),
            (13, 20, whole("65")),
            (1, 400, exact("0", "25")),
            (130, 400, exact("32", "5")),
            (1, 1_000_000, exact("0", "01")),
            (999_999, 1_000_000, exact("99", "99")),
            (7, 7, whole("100")),
        ] {
            assert_eq!(exact_percent(Chance::new(of, total)), expected, "{of}/{total}");
        }
    }
}
