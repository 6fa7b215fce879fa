//! `klingentanz simulate`: many fights side by side, on all cores, counted.

use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bevy::prelude::*;
use indicatif::{ProgressBar, ProgressStyle};

use super::failure::Failure;
use super::fight::{self, RuleWish, SeatWord};
use super::tally::{Ending, Share, Tally, mean};
use super::voice::Voice;
use crate::battle::{
    BattleDice, BattleStep, Clock, Fighter, Happening, Log, Muster, Roster, RuleSystem, SideId, Sides,
    StateHash,
};
use crate::content::root;
use crate::headless_app;
use crate::replay::{self, DiceSource};
use crate::words::Phrase;

/// The most fights that one world holds at the same time.
const BATCH: u64 = 256;

/// More steps than any fight takes; a fight that goes on after them is a fault of the game.
const MOST_STEPS: u32 = 1_000_000;

/// Fights many fights without a window and counts who wins.
#[derive(clap::Args)]
pub struct Simulate {
    /// Folder of the level, or its name under levels/
    level: PathBuf,
    /// How many fights
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    battles: u64,
    /// Seed of the first fight; the next ones have the seeds after it
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Who plays each side, in the order of the level
    #[arg(
        long,
        value_name = "A:B",
        value_delimiter = ':',
        default_value = "opponent:opponent"
    )]
    policy: Vec<Policy>,
    #[command(flatten)]
    rules: RuleWish,
    /// How many threads; left out: one for each core. The result is the same
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Prints the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// How a side is played when nobody watches.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Policy {
    /// Weighs the exact odds
    Opponent,
    /// Takes the first sensible thing
    Greedy,
}

/// What every thread needs to begin fights.
struct Lab {
    system: &'static dyn RuleSystem,
    muster: Muster,
    seed: u64,
}

impl Simulate {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        let lab = self.lab()?;
        let threads = self.threads.map_or_else(
            || thread::available_parallelism().map_or(1, usize::from),
            usize::from,
        );
        let progress = self.progress(voice);
        let tally = fight_all(&lab, self.battles, threads, &progress)?;
        progress.finish_and_clear();
        if self.json {
            Ok(writeln!(out, "{}", self.as_json(&lab, &tally))?)
        } else {
            self.show(&lab, &tally, voice, out)
        }
    }

    fn lab(&self) -> Result<Lab, Failure> {
        let words: Vec<SeatWord> = self
            .policy
            .iter()
            .map(|policy| match policy {
                Policy::Opponent => SeatWord::Opponent,
                Policy::Greedy => SeatWord::Greedy,
            })
            .collect();
        let seats = fight::seats(&words);
        let opening = fight::opening(
            &self.level,
            &self.rules,
            seats,
            DiceSource::Seed(self.seed),
            false,
        )?;
        let app = headless_app(&root())?;
        let (system, muster) = replay::prepare(app.world(), &opening)?;
        let sides = muster.sides.iter().len();
        if self.policy.len() != sides {
            let given = self.policy.len();
            return Err(Failure::Told(format!(
                "the level has {sides} sides, but --policy names {given}"
            )));
        }
        Ok(Lab {
            system,
            muster,
            seed: self.seed,
        })
    }

    /// A bar on a terminal; nothing where the output of errors goes to a file.
    fn progress(&self, voice: &Voice) -> ProgressBar {
        let bar = ProgressBar::new(self.battles);
        let template = format!(
            "{{bar:40}} {{pos}}/{{len}} {} {{eta}}",
            voice.key("cli-simulate-left")
        );
        match ProgressStyle::with_template(&template) {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        }
    }

    fn as_json(&self, lab: &Lab, tally: &Tally) -> serde_json::Value {
        let side = |(place, side): (usize, &super::tally::SideTally)| {
            serde_json::json!({
                "side": place,
                "name": name_of(&lab.muster.sides, place),
                "wins": side.wins,
                "win_rate": Share::of(side.wins, tally.fights),
                "mean_wounds": mean(side.wounds, tally.fights),
                "mean_out_of_fight": mean(side.fallen, tally.fights),
            })
        };
        serde_json::json!({
            "level": self.level,
            "seed": self.seed,
            "battles": tally.fights,
            "draws": tally.draws,
            "draw_rate": Share::of(tally.draws, tally.fights),
            "mean_rounds": mean(tally.rounds, tally.fights),
            "longest_rounds": tally.longest,
            "sides": tally.sides.iter().enumerate().map(side).collect::<Vec<_>>(),
        })
    }

    fn show(&self, lab: &Lab, tally: &Tally, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        let count = i64::try_from(tally.fights).unwrap_or(i64::MAX);
        let heading = Phrase::key("cli-simulate-heading")
            .with("count", count)
            .with("first", Phrase::plain(self.seed.to_string()))
            .with(
                "last",
                Phrase::plain(self.seed.wrapping_add(tally.fights - 1).to_string()),
            );
        writeln!(out, "{}", voice.say(&heading))?;
        let columns = ["side", "wins", "share", "interval", "wounds", "fallen"];
        let head = columns.map(|column| voice.say(&Phrase::key(format!("cli-column-{column}"))));
        let mut rows = vec![head];
        let row = |name: String, wins: u64, details: [String; 2]| {
            let Share { share, low, high } = Share::of(wins, tally.fights);
            let [wounds, fallen] = details;
            let interval = format!("{}–{}", percent(low), percent(high));
            [name, wins.to_string(), percent(share), interval, wounds, fallen]
        };
        for (place, side) in tally.sides.iter().enumerate() {
            let name = voice.say(&Phrase::title(&name_of(&lab.muster.sides, place)));
            let wounds = format!("{:.2}", mean(side.wounds, tally.fights));
            let fallen = format!("{:.2}", mean(side.fallen, tally.fights));
            rows.push(row(name, side.wins, [wounds, fallen]));
        }
        rows.push(row(
            voice.key("cli-draws"),
            tally.draws,
            [String::new(), String::new()],
        ));
        write_table(&rows, out)?;
        let rounds = Phrase::key("cli-simulate-rounds")
            .with(
                "mean",
                Phrase::plain(format!("{:.1}", mean(tally.rounds, tally.fights))),
            )
            .with("longest", tally.longest);
        Ok(writeln!(out, "{}", voice.say(&rounds))?)
    }
}

/// Writes a table whose first column stands left and whose others stand right.
fn write_table<const N: usize>(rows: &[[String; N]], out: &mut impl Write) -> std::io::Result<()> {
    let width = |column: usize| {
        rows.iter()
            .map(|row| row[column].chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: [usize; N] = std::array::from_fn(width);
    for row in rows {
        write!(out, "  {:<width$}", row[0], width = widths[0])?;
        for (cell, width) in row.iter().zip(widths).skip(1) {
            write!(out, "  {cell:>width$}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn name_of(sides: &Sides, place: usize) -> String {
    let id = u8::try_from(place).ok().map(SideId);
    id.and_then(|id| sides.get(id))
        .map(|side| side.name.clone())
        .unwrap_or_default()
}

/// Fights every fight in batches; each thread takes the next batch that nobody has, in a world of its own.
fn fight_all(lab: &Lab, battles: u64, threads: usize, progress: &ProgressBar) -> Result<Tally, Failure> {
    let next = AtomicU64::new(0);
    // Few fights are shared among all threads.
    let size = BATCH.min(battles.div_ceil(threads.max(1) as u64)).max(1);
    let work = || -> Result<Tally, Failure> {
        let mut app = headless_app(&root())?;
        let mut tally = Tally::default();
        loop {
            let first = next.fetch_add(size, Ordering::Relaxed);
            if first >= battles {
                return Ok(tally);
            }
            let batch = first..battles.min(first + size);
            progress.inc(batch.end - batch.start);
            for ending in fight_batch(app.world_mut(), lab, batch)? {
                tally.add(&ending);
            }
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut whole = Tally::default();
        for worker in workers {
            let tally = worker
                .join()
                .map_err(|_| "a thread of the fights has failed".to_owned())??;
            whole.append(&tally);
        }
        Ok(whole)
    })
}

/// Fights some fights side by side in one world.
fn fight_batch(world: &mut World, lab: &Lab, batch: Range<u64>) -> Result<Vec<Ending>, Failure> {
    let mut battles = Vec::new();
    for number in batch {
        let muster = Muster {
            dice: BattleDice::seeded(lab.seed.wrapping_add(number)),
            ..lab.muster.clone()
        };
        let battle = lab.system.muster(world, &muster)?;
        // Nobody looks at the state hashes of a lab.
        world.entity_mut(battle).remove::<StateHash>();
        battles.push(battle);
    }
    let goes_on =
        |world: &World, battle: &Entity| world.get::<Clock>(*battle).is_some_and(|clock| !clock.over);
    let mut steps = 0;
    while battles.iter().any(|battle| goes_on(world, battle)) {
        world.run_schedule(BattleStep);
        steps += 1;
        if steps == MOST_STEPS {
            let stuck = battles
                .iter()
                .position(|battle| goes_on(world, battle))
                .unwrap_or(0);
            return Err(Failure::Told(format!("fight {stuck} of a batch never ends")));
        }
    }
    let endings = battles
        .iter()
        .map(|battle| ending(world, lab.system, *battle))
        .collect();
    for battle in battles {
        replay::discard(world, battle);
    }
    Ok(endings)
}

fn ending(world: &World, system: &dyn RuleSystem, battle: Entity) -> Ending {
    let mut ending = Ending {
        rounds: world.get::<Clock>(battle).map_or(0, |clock| clock.round),
        sides: vec![(0, 0); world.get::<Sides>(battle).map_or(0, |sides| sides.iter().len())],
        ..default()
    };
    let Some(roster) = world.get::<Roster>(battle) else {
        return ending;
    };
    let side_of = |entity: Entity| {
        world
            .get::<Fighter>(entity)
            .map(|fighter| usize::from(fighter.side.0))
    };
    for (_, entity) in roster.iter() {
        let is_out = !system.readout(world, entity).fights;
        if let Some(side) = side_of(entity).and_then(|side| ending.sides.get_mut(side)) {
            side.1 += u32::from(is_out);
        }
    }
    for event in world.get::<Log>(battle).map_or(&[][..], |log| log.entries()) {
        match &event.happening {
            Happening::Wounded { fighter, wounds, .. } => {
                let side = roster.entity(*fighter).and_then(side_of);
                if let Some(side) = side.and_then(|side| ending.sides.get_mut(side)) {
                    side.0 += u32::from(*wounds);
                }
            }
            Happening::FightEnded { winners, .. } => ending.winners.clone_from(winners),
            _ => {}
        }
    }
    ending
}
