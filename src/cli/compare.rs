//! `klingentanz compare`: one exchange between two fighters of a level by every rule system that can play it.

use std::io::Write;
use std::path::PathBuf;

use super::exchange::{self, Exact, Fraction, named};
use super::failure::Failure;
use super::fight::{self, RuleWish};
use super::table::write_table;
use super::voice::{Titles, Voice};
use super::world;
use crate::battle::{Duel, FighterId, ModuleWish};
use crate::level::Level;
use crate::replay::{self, Compared};
use crate::words::{self, Phrase};

/// Shows one exchange between two fighters of a level by every rule system side by side, with exact odds.
#[derive(clap::Args)]
pub struct Compare {
    /// Folder of the level, or its name under `levels/`
    level: PathBuf,
    /// Ids of the two in the level, who strikes first; left out: the first fighter and the first of his foes
    #[arg(long, value_name = "N,M", value_delimiter = ',')]
    fighters: Vec<u16>,
    /// Optional rules that are on together in every rule system: Basic, Standard or Expert; left out: as the level says
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// Prints one JSON object for each rule system
    #[arg(long)]
    json: bool,
}

impl Compare {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        let app = world::app()?;
        let level = Level::load(&replay::locate(&fight::level(&self.level)?))?;
        let pair = self.pair(&level)?;
        let rules = RuleWish {
            preset: self.preset.clone(),
            ..RuleWish::default()
        };
        for system in replay::systems(app.world(), &level) {
            rules.resolve(system, app.world())?;
        }
        let wish = ModuleWish {
            preset: rules.modules().preset,
            ..ModuleWish::default()
        };
        let compared = replay::compare(app.world(), &level, pair, |_| wish.clone());
        if self.json {
            for one in &compared {
                writeln!(out, "{}", as_json(pair, one)?)?;
            }
        } else {
            self.show((&level, pair), &compared, voice, out)?;
        }
        if compared.iter().any(|one| one.duel.is_ok()) {
            return Ok(());
        }
        Err(Failure::Told(
            "no rule system has an exchange of these two".to_owned(),
        ))
    }

    /// The two fighters, as far as the level has them.
    fn pair(&self, level: &Level) -> Result<[FighterId; 2], Failure> {
        let known: Vec<FighterId> = level.everybody().map(|fighter| fighter.id).collect();
        let wrong = |value: &str, reason: &str| {
            Failure::Usage(vec![Failure::value(value, "--fighters <N,M>", reason)])
        };
        let given: Vec<String> = self.fighters.iter().map(u16::to_string).collect();
        let pair = match self.fighters[..] {
            [] => {
                let first = replay::first_pair(level, &known);
                return first
                    .ok_or_else(|| Failure::Told("the level has fewer than two fighters".to_owned()));
            }
            [first, second] => [FighterId(first), FighterId(second)],
            _ => return Err(wrong(&given.join(","), "two fighters are compared, such as 1,2")),
        };
        if let Some(unknown) = pair.iter().find(|id| !known.contains(id)) {
            let names: Vec<String> = known.iter().map(|id| id.0.to_string()).collect();
            let reason = format!("the level has no such fighter, only {}", names.join(", "));
            return Err(wrong(&unknown.0.to_string(), &reason));
        }
        if pair[0] == pair[1] {
            return Err(wrong(&given.join(","), "nobody strikes at himself"));
        }
        Ok(pair)
    }

    fn show(
        &self,
        (level, pair): (&Level, [FighterId; 2]),
        compared: &[Compared],
        voice: &Voice,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let [first, second] = pair.map(|id| id.0);
        let heading = Phrase::key("cli-compare-heading")
            .with("level", Phrase::from(&level.title))
            .with("folder", Phrase::plain(self.level.display().to_string()))
            .with("first", first)
            .with("second", second);
        writeln!(out, "{}", voice.say(&heading))?;
        write_table(&rows(compared, voice), out)?;
        for Compared { system, duel, .. } in compared {
            let name = title(*system);
            match duel {
                Ok(duel) => {
                    let exchange = Phrase::key("words-exchange")
                        .with("attacker", named(&duel.attacker, first))
                        .with("defender", named(&duel.defender, second))
                        .with("weapon", Phrase::Words(duel.weapon.clone()));
                    let heading = Phrase::key("cli-compare-system")
                        .with("system", name)
                        .with("exchange", exchange);
                    writeln!(out, "\n{}", voice.say(&heading))?;
                    let titles = Titles::load(system.id())?;
                    exchange::show(&duel.odds, system.id(), (voice, &titles), out)?;
                }
                Err(reason) => {
                    let heading = Phrase::key("cli-compare-none").with("system", name);
                    writeln!(out, "\n{}: {reason}", voice.say(&heading))?;
                }
            }
        }
        Ok(())
    }
}

/// The four figures, one in each row, with a column for each rule system.
fn rows(compared: &[Compared], voice: &Voice) -> Vec<Vec<String>> {
    let heads = compared.iter().map(|one| voice.say(&title(one.system)));
    let mut rows = vec![std::iter::once(String::new()).chain(heads).collect::<Vec<_>>()];
    for (row, what) in words::COMPARED.into_iter().enumerate() {
        let figure = |one: &Compared| match &one.duel {
            Ok(duel) => voice.say(&words::compared(duel)[row]),
            Err(_) => "–".to_owned(),
        };
        let figures = compared.iter().map(figure);
        rows.push(std::iter::once(voice.key(what)).chain(figures).collect());
    }
    rows
}

fn title(system: &dyn crate::battle::RuleSystem) -> Phrase {
    Phrase::key(format!("{}-title", system.id()))
}

fn as_json(pair: [FighterId; 2], compared: &Compared) -> Result<String, Failure> {
    #[derive(serde::Serialize)]
    struct Told<'a> {
        system: &'a str,
        fighters: [u16; 2],
        persons: [&'a str; 2],
        #[serde(flatten)]
        duel: Option<Exchange<'a>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        error: Option<&'a str>,
    }
    let [attacker, defender] = &compared.persons;
    let told = Told {
        system: compared.system.id().0,
        fighters: pair.map(|id| id.0),
        persons: [&attacker.text, &defender.text],
        duel: compared.duel.as_ref().ok().map(Exchange::of),
        error: compared.duel.as_ref().err().map(String::as_str),
    };
    serde_json::to_string(&told).map_err(|error| Failure::Told(error.to_string()))
}

/// An exchange with what of it can be compared.
#[derive(serde::Serialize)]
struct Exchange<'a> {
    attacker: &'a str,
    defender: &'a str,
    weapon: &'a str,
    lands: Fraction,
    out: Fraction,
    mean_share_per_mille: i64,
    blows_tenths: Option<i64>,
    life: i16,
    holds: i16,
    #[serde(flatten)]
    odds: Exact<'a>,
}

impl<'a> Exchange<'a> {
    fn of(duel: &'a Duel) -> Self {
        Self {
            attacker: &duel.attacker.en,
            defender: &duel.defender.en,
            weapon: &duel.weapon.en,
            lands: Fraction::of(duel.lands()),
            out: Fraction::of(duel.out),
            mean_share_per_mille: duel.mean_share(),
            blows_tenths: duel.blows(),
            life: duel.life,
            holds: duel.holds,
            odds: Exact::of(&duel.odds),
        }
    }
}
