//! Numbers with their reasons: ledgers, checks, thrown dice, odds.

use super::choice::term;
use super::{Cast, Phrase};
use crate::battle::{Check, Ledger, Odds, Outcome, Points, RuleId, Term};
use crate::dice::{Chance, Throw};

/// A chance in whole percent; 0 and 100 only for what never or always happens.
pub fn percent(chance: Chance) -> Phrase {
    Phrase::key("words-percent").with("percent", chance.percent())
}

/// The chain of odds in one line, each link with its chance, and what may come of it.
pub fn odds(cast: &Cast, odds: &Odds) -> Phrase {
    let link = |(word, chance): &(Term, Chance)| {
        Phrase::Row(vec![
            term(cast, "chain", *word),
            Phrase::plain(" "),
            percent(*chance),
        ])
    };
    let links = odds.chain.iter().chain(&odds.effects).map(link);
    let mean = Phrase::plain(format!(
        "{}.{}",
        odds.mean_loss_per_mille / 1000,
        odds.mean_loss_per_mille % 1000 / 100
    ));
    let mean = Phrase::key("words-mean-loss").with("points", mean);
    Phrase::list(links.chain([mean]), " · ")
}

/// Announced points of a manoeuvre.
pub fn stake(cast: &Cast, word: Term, points: i16) -> Phrase {
    Phrase::key("words-stake")
        .with("what", term(cast, "stake", word))
        .with("points", points)
}

/// The faces of thrown dice with plus signs between them.
pub fn faces(throw: &Throw) -> Phrase {
    let faces = throw.faces().iter().map(|face| Phrase::plain(face.to_string()));
    Phrase::list(faces, "+")
}

/// A value line by line: base, each line with its rule, the sum. `title` names a rule.
pub fn ledger(ledger: &Ledger, title: impl Fn(RuleId) -> Option<Phrase>) -> Vec<Phrase> {
    let line = |rule: Option<RuleId>, amount: i16, key: &'static str| {
        let rule_title = rule.and_then(&title).unwrap_or_else(|| Phrase::plain(""));
        Phrase::key(key)
            .with("amount", Phrase::plain(format!("{amount:+}")))
            .with("rule", Phrase::plain(rule.map_or("", |rule| rule.0)))
            .with("title", rule_title)
    };
    let base = Phrase::key("words-ledger-base")
        .with("amount", ledger.base)
        .with("rule", Phrase::plain(ledger.source.map_or("", |rule| rule.0)))
        .with(
            "title",
            ledger
                .source
                .and_then(&title)
                .unwrap_or_else(|| Phrase::plain("")),
        );
    let lines = ledger.lines.iter().map(|modifier| {
        let key = if modifier.applies {
            "words-ledger-line"
        } else {
            "words-ledger-void"
        };
        line(Some(modifier.rule), modifier.amount, key)
    });
    let sum = Phrase::key("words-ledger-sum").with("amount", ledger.value());
    std::iter::once(base).chain(lines).chain([sum]).collect()
}

/// A rolled check line by line: the ledger of its value, then the die and the outcome.
pub fn check(check: &Check, title: impl Fn(RuleId) -> Option<Phrase>) -> Vec<Phrase> {
    let outcome = match check.outcome {
        Outcome::Lucky => "words-outcome-lucky",
        Outcome::Success => "words-outcome-success",
        Outcome::Failure => "words-outcome-failure",
        Outcome::Fumble => "words-outcome-fumble",
    };
    let die = Phrase::key("words-die")
        .with("sides", check.sides)
        .with("face", check.face)
        .with("goal", check.target)
        .with("outcome", outcome);
    let mut lines = ledger(&check.ledger, title);
    lines.push(die);
    lines
}

/// Rolled points line by line: the faces, then the ledger that adds to them.
pub fn points(points: &Points, title: impl Fn(RuleId) -> Option<Phrase>) -> Vec<Phrase> {
    let dice = Phrase::key("words-throw")
        .with("count", Phrase::plain(points.throw.faces().len().to_string()))
        .with("sides", points.sides)
        .with("faces", faces(&points.throw));
    std::iter::once(dice)
        .chain(ledger(&points.ledger, title))
        .collect()
}
