//! One exchange on the command line, in words and as JSON.

use std::io::Write;
use std::sync::Arc;

use super::failure::Failure;
use super::voice::{Titles, Voice};
use crate::battle::{Ledger, Odds, Term, WhyNot};
use crate::content::Words;
use crate::dice::Chance;
use crate::words::{self, Phrase};

/// Columns of the longest bar.
const BAR: usize = 40;

/// Shows odds: the chain in one line, every value with its ledger, every loss with its chance as a bar.
pub fn show(
    odds: &Odds,
    system: Term,
    (voice, titles): (&Voice, &Titles),
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(out, "  {}", voice.say(&words::odds(system, odds)))?;
    for (value, ledger) in &odds.ledgers {
        writeln!(out, "  {}", voice.say(&words::term(system, "value", *value)))?;
        for line in words::ledger(system, ledger, |rule| titles.of(rule)) {
            writeln!(out, "    {}", voice.say(&line))?;
        }
    }
    for line in words::forbidden(system, odds, |rule| titles.of(rule)) {
        writeln!(out, "  {}", voice.say(&line))?;
    }
    writeln!(out, "  {}", voice.key("cli-odds-losses"))?;
    for (loss, chance) in &odds.losses {
        let bar = "#".repeat(bar_length(*chance));
        writeln!(
            out,
            "  {loss:>4} {:>9} {bar}",
            voice.say(&words::exact_percent(*chance))
        )?;
    }
    Ok(())
}

/// A name, and behind it what is typed for it.
pub fn named(name: &Arc<Words>, id: impl std::fmt::Display) -> Phrase {
    Phrase::Row(vec![
        Phrase::Words(name.clone()),
        Phrase::plain(format!(" ({id})")),
    ])
}

fn bar_length(chance: Chance) -> usize {
    usize::from(chance.per_mille()) * BAR / 1000
}

/// Odds with their chances as fractions in words and as numbers, so that no reader has to work with 128 bits.
#[derive(serde::Serialize)]
pub struct Exact<'a> {
    chain: Vec<Link<'a>>,
    effects: Vec<Link<'a>>,
    losses: Vec<Loss>,
    ledgers: &'a [(Term, Ledger)],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    forbidden: &'a [(Term, WhyNot)],
    mean_loss_per_mille: i64,
}

#[derive(serde::Serialize)]
struct Link<'a> {
    term: &'a str,
    #[serde(flatten)]
    chance: Fraction,
}

#[derive(serde::Serialize)]
struct Loss {
    points: i16,
    #[serde(flatten)]
    chance: Fraction,
}

impl<'a> Exact<'a> {
    /// The same odds for a reader of JSON.
    pub fn of(odds: &'a Odds) -> Self {
        let link = |(term, chance): &(Term, Chance)| Link {
            term: term.0,
            chance: Fraction::of(*chance),
        };
        let loss = |(points, chance): &(i16, Chance)| Loss {
            points: *points,
            chance: Fraction::of(*chance),
        };
        Self {
            chain: odds.chain.iter().map(link).collect(),
            effects: odds.effects.iter().map(link).collect(),
            losses: odds.losses.iter().map(loss).collect(),
            ledgers: &odds.ledgers,
            forbidden: &odds.forbidden,
            mean_loss_per_mille: odds.mean_loss_per_mille,
        }
    }
}

/// A chance as a fraction in words and in thousandths.
#[derive(serde::Serialize)]
pub struct Fraction {
    chance: String,
    per_mille: u16,
}

impl Fraction {
    /// The same chance for a reader of JSON.
    pub fn of(chance: Chance) -> Self {
        Self {
            chance: chance.to_string(),
            per_mille: chance.per_mille(),
        }
    }
}
