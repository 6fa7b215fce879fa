//! `klingentanz odds`: the exact distribution of an exchange between two persons of the data files.

use std::io::Write;

use super::exchange::{self, Exact, named};
use super::failure::Failure;
use super::fight::{self, RuleWish};
use super::voice::{Titles, Voice};
use super::world;
use crate::battle::{Duel, Odds as ExactOdds, RawRon, RuleSystem};
use crate::content::Own;
use crate::rules::{SYSTEMS, own};
use crate::words::Phrase;

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
        let app = world::app()?;
        let titles = Titles::load(rules.id())?;
        let modules = self.rules.resolve(rules, app.world())?;
        let tables = own::tables(app.world(), rules, &Own::default())?;
        let pairs = self.defenders.iter().map(|defender| {
            let persons = [&self.attacker, defender].map(|id| RawRon::id(id));
            let duel = rules.duel(app.world(), &tables, &modules, [&persons[0], &persons[1]]);
            Ok((defender, duel.map_err(|reason| Failure::Usage(vec![reason]))?))
        });
        // An unknown name is an error before anything is shown.
        let pairs: Vec<(&String, Duel)> = pairs.collect::<Result<_, Failure>>()?;
        for (defender, duel) in pairs {
            if self.json {
                writeln!(out, "{}", self.as_json(defender, &duel.odds)?)?;
            } else {
                writeln!(out, "{}", voice.say(&self.heading(defender, &duel)))?;
                exchange::show(&duel.odds, rules.id(), (voice, &titles), out)?;
                writeln!(out)?;
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

    fn heading(&self, defender: &str, duel: &Duel) -> Phrase {
        Phrase::key("words-exchange")
            .with("attacker", named(&duel.attacker, &self.attacker))
            .with("defender", named(&duel.defender, defender))
            .with("weapon", Phrase::Words(duel.weapon.clone()))
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
