//! `klingentanz odds`: the exact distribution of an exchange between two persons of the data files.

use std::io::Write;
use std::sync::Arc;

use super::failure::Failure;
use super::fight::{self, RuleWish};
use super::voice::{Titles, Voice};
use crate::battle::{Duel, Odds as ExactOdds, RuleSystem, Term};
use crate::content::{Words, root};
use crate::dice::Chance;
use crate::headless_app;
use crate::rules::SYSTEMS;
use crate::words::{self, Phrase};

/// Columns of the longest bar.
const BAR: usize = 40;

/// Shows the exact odds of an exchange: attack, defence, damage after armour, wound, out of the fight, fumble.
#[derive(clap::Args)]
pub struct Odds {
    /// Id of the attacker, such as HER-01
    attacker: String,
    /// Ids of the defenders, such as OPP-05
    #[arg(required = true)]
    defenders: Vec<String>,
    #[command(flatten)]
    rules: RuleWish,
    /// Prints one JSON object for each defender
    #[arg(long)]
    json: bool,
}

impl Odds {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        let rules = chosen_system(self.rules.system.as_deref())?;
        let app = headless_app(&root())?;
        let titles = Titles::load(rules.id())?;
        let modules = self.rules.resolve(rules, app.world())?;
        let pairs = self.defenders.iter().map(|defender| {
            let duel = rules.duel(app.world(), &modules, &self.attacker, defender);
            Ok((defender, duel.map_err(|reason| Failure::Usage(vec![reason]))?))
        });
        // An unknown name is an error before anything is shown.
        let pairs: Vec<(&String, Duel)> = pairs.collect::<Result<_, Failure>>()?;
        for (defender, duel) in pairs {
            if self.json {
                writeln!(out, "{}", self.as_json(defender, &duel.odds)?)?;
            } else {
                self.show(defender, &duel, rules.id(), (voice, &titles), out)?;
            }
        }
        Ok(())
    }

    fn as_json(&self, defender: &str, odds: &ExactOdds) -> Result<String, Failure> {
        #[derive(serde::Serialize)]
        struct Exchange<'a> {
            attacker: &'a str,
            defender: &'a str,
            #[serde(flatten)]
            odds: Exact<'a>,
        }
        let exchange = Exchange {
            attacker: &self.attacker,
            defender,
            odds: Exact::of(odds),
        };
        serde_json::to_string(&exchange).map_err(|error| Failure::Told(error.to_string()))
    }

    fn show(
        &self,
        defender: &str,
        duel: &Duel,
        system: Term,
        (voice, titles): (&Voice, &Titles),
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let odds = &duel.odds;
        let heading = Phrase::key("cli-odds-heading")
            .with("attacker", named(&duel.attacker, &self.attacker))
            .with("defender", named(&duel.defender, defender))
            .with("weapon", Phrase::Words(duel.weapon.clone()));
        writeln!(out, "{}", voice.say(&heading))?;
        writeln!(out, "  {}", voice.say(&words::odds(system, odds)))?;
        for (value, ledger) in &odds.ledgers {
            writeln!(out, "  {}", voice.say(&words::term(system, "value", *value)))?;
            for line in words::ledger(ledger, |rule| titles.of(rule)) {
                writeln!(out, "    {}", voice.say(&line))?;
            }
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
        Ok(writeln!(out)?)
    }
}

/// The rule system with a name, the first one by default.
fn chosen_system(name: Option<&str>) -> Result<&'static dyn RuleSystem, Failure> {
    match name {
        Some(name) => fight::system_named(name, "--system <NAME>"),
        None => SYSTEMS
            .first()
            .copied()
            .ok_or_else(|| Failure::Told("this build has no rule system".to_owned())),
    }
}

/// A name, and behind it the id by which it is asked for.
fn named(name: &Arc<Words>, id: &str) -> Phrase {
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
struct Exact<'a> {
    chain: Vec<Link<'a>>,
    effects: Vec<Link<'a>>,
    losses: Vec<Loss>,
    ledgers: &'a [(Term, crate::battle::Ledger)],
    mean_loss_per_mille: i64,
}

#[derive(serde::Serialize)]
struct Link<'a> {
    term: &'a str,
    chance: String,
    per_mille: u16,
}

#[derive(serde::Serialize)]
struct Loss {
    points: i16,
    chance: String,
    per_mille: u16,
}

impl<'a> Exact<'a> {
    fn of(odds: &'a ExactOdds) -> Self {
        let link = |(term, chance): &(Term, Chance)| Link {
            term: term.0,
            chance: chance.to_string(),
            per_mille: chance.per_mille(),
        };
        let loss = |(points, chance): &(i16, Chance)| Loss {
            points: *points,
            chance: chance.to_string(),
            per_mille: chance.per_mille(),
        };
        Self {
            chain: odds.chain.iter().map(link).collect(),
            effects: odds.effects.iter().map(link).collect(),
            losses: odds.losses.iter().map(loss).collect(),
            ledgers: &odds.ledgers,
            mean_loss_per_mille: odds.mean_loss_per_mille,
        }
    }
}
