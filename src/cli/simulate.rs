//! `klingentanz simulate`: many fights side by side, on all cores, counted.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};

use super::cast::CastWish;
use super::failure::Failure;
use super::fight::{self, RuleWish, SeatWord};
use super::lab::Lab;
use super::pace::DRAGS;
use super::table::write_table;
use super::tally::{Share, SideTally, Tally, mean};
use super::voice::Voice;
use super::{tournament, world};
use crate::ai::Depth;
use crate::battle::{SideId, Sides};
use crate::content::Label;
use crate::replay::{self, DiceSource, Prepared};
use crate::words::Phrase;

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
    /// Who plays each side, in the order of the level; in a tournament, who takes part
    #[arg(
        long,
        value_name = "A:B",
        value_delimiter = ':',
        default_value = "opponent:opponent"
    )]
    policy: Vec<Policy>,
    /// Fights every second fight with the sides in reverse order: the numbers of the fighters, and with them who is asked first
    /// and whom ties favour, change hands, and so do the policies
    #[arg(long)]
    swap: bool,
    /// Lets each two of the policies fight, so many fights from both sides, and rates them; --policy names two or more then
    #[arg(long, conflicts_with = "swap")]
    tournament: bool,
    /// How many rollouts the seat `deep` has for a decision, up to four times as many where two answers are close; left out: 160. With more it answers as well as it can
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rollouts: Option<u32>,
    /// How many rounds it plays in each; left out: 2
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=200))]
    rounds: Option<u16>,
    #[command(flatten)]
    cast: CastWish,
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
pub(super) enum Policy {
    /// Weighs the exact odds
    #[value(alias = "careful")]
    Opponent,
    /// The same, misjudging what its answers are worth by up to 12 life points
    #[value(name = "careful@novice", alias = "opponent@novice")]
    Novice,
    /// The same, misjudging it by up to 6 life points
    #[value(name = "careful@easy", alias = "opponent@easy")]
    Easy,
    /// The same, misjudging it by up to 1.5 life points
    #[value(name = "careful@fair", alias = "opponent@fair")]
    Fair,
    /// Tries out what may come of its answers
    Deep,
    /// Takes the first sensible thing
    Greedy,
}

impl Simulate {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        if self.tournament {
            return tournament::obey(self, voice, out);
        }
        let (lab, title) = self.lab_of(&self.policy, self.swap)?;
        let progress = self.progress(voice, 1);
        let stop = stopped_by_keys()?;
        let tally = lab.fight_all(self.battles, self.threads(), &stop, &progress)?;
        progress.finish_and_clear();
        if self.json {
            writeln!(out, "{}", self.as_json(&lab, &tally))?;
        } else {
            self.show((&lab, &title), &tally, voice, out)?;
        }
        if tally.fights < self.battles {
            let (fought, asked) = (tally.fights, self.battles);
            return Err(Failure::Told(format!(
                "interrupted: {fought} of {asked} fights are counted"
            )));
        }
        Ok(())
    }

    /// The policies that it names.
    pub(super) fn policies(&self) -> &[Policy] {
        &self.policy
    }

    /// How many fights are wished for, in a tournament between each two.
    pub(super) const fn battles(&self) -> u64 {
        self.battles
    }

    /// How many threads fight.
    pub(super) fn threads(&self) -> usize {
        self.threads.map_or_else(
            || thread::available_parallelism().map_or(1, usize::from),
            usize::from,
        )
    }

    /// Whether the result is to be one JSON object.
    pub(super) const fn is_json(&self) -> bool {
        self.json
    }

    /// The level as it was named.
    pub(super) fn folder(&self) -> String {
        self.level.display().to_string()
    }

    /// What every fight between policies begins with, every second one with the sides in reverse order if it is wished, and the title of
    /// the level.
    ///
    /// # Errors
    ///
    /// The level cannot be fought in, or not by so many policies.
    pub(super) fn lab_of(&self, policies: &[Policy], swap: bool) -> Result<(Lab, Label), Failure> {
        let word = |policy: &Policy| match policy {
            Policy::Opponent => SeatWord::Opponent,
            Policy::Novice => SeatWord::Novice,
            Policy::Easy => SeatWord::Easy,
            Policy::Fair => SeatWord::Fair,
            Policy::Deep => SeatWord::Deep,
            Policy::Greedy => SeatWord::Greedy,
        };
        let words: Vec<SeatWord> = policies.iter().map(word).collect();
        let seats = fight::seats(&words);
        let mut opening = fight::opening(
            &self.level,
            &self.rules,
            seats,
            DiceSource::Seed(self.seed),
            false,
        )?;
        let app = world::app()?;
        let prospect = fight::fit(app.world(), &opening, &self.rules, &[])?;
        if policies.len() != prospect.sides {
            return Err(Failure::Usage(vec![self.misfit(prospect.sides)]));
        }
        self.cast.apply(app.world(), &mut opening)?;
        let Prepared { system, muster, .. } = replay::prepare(app.world(), &opening)?;
        let lab = Lab {
            system,
            swapped: swap.then(|| muster.swapped()),
            muster,
            seed: self.seed,
            depth: self.depth(),
            opening,
        };
        Ok((lab, prospect.title))
    }

    fn depth(&self) -> Depth {
        let usual = Depth::default();
        Depth {
            rollouts: self.rollouts.unwrap_or(usual.rollouts),
            rounds: self.rounds.unwrap_or(usual.rounds),
            ..usual
        }
    }

    /// Says that the policies do not fit the sides of the level.
    fn misfit(&self, sides: usize) -> String {
        if self.tournament {
            return format!("--tournament needs a level with two sides, and this one has {sides}");
        }
        let known: Vec<String> = Policy::value_variants()
            .iter()
            .map(|policy| policy.name())
            .collect();
        let given = self.policy.len();
        format!(
            "--policy names {given} policies, but the level has {sides} sides: name one for each, with colons in between; \
             there are {}",
            listed(&known)
        )
    }

    /// A bar on a terminal for so many times the fights; nothing where the output of errors goes to a file.
    pub(super) fn progress(&self, voice: &Voice, times: u64) -> ProgressBar {
        let bar = ProgressBar::new(self.battles.saturating_mul(times));
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
        let side = |(place, side): (usize, &SideTally)| {
            let mut told = serde_json::json!({
                "side": place,
                "name": name_of(&lab.muster.sides, place).as_str(),
                "wins": side.wins,
                "win_rate": Share::of(side.wins, tally.fights),
                "mean_out_of_fight": mean(side.fallen, tally.fights),
            });
            if lab.system.has_wounds() {
                told["mean_wounds"] = mean(side.wounds, tally.fights).into();
            }
            told
        };
        let place = |(place, wins): (usize, &u64)| {
            serde_json::json!({
                "place": place,
                "policy": self.policy.get(place).map(|policy| policy.name()),
                "wins": wins,
                "win_rate": Share::of(*wins, tally.fights),
            })
        };
        serde_json::json!({
            "level": self.level.display().to_string(),
            "seed": self.seed,
            "asked": self.battles,
            "swap": self.swap,
            "battles": tally.fights,
            "draws": tally.draws,
            "draw_rate": Share::of(tally.draws, tally.fights),
            "mean_rounds": mean(tally.rounds, tally.fights),
            "longest_rounds": tally.longest,
            "dragged": tally.dragged,
            "idle_rate": Share::of(tally.pace.idle, tally.pace.asked),
            "longest_standstill": tally.pace.standstill,
            "sides": tally.sides.iter().enumerate().map(side).collect::<Vec<_>>(),
            "places": tally.places.iter().enumerate().map(place).collect::<Vec<_>>(),
        })
    }

    /// A table of who won by his place in the list of sides, which is that of his policy.
    fn rows_of_places(&self, tally: &Tally, voice: &Voice) -> Vec<[String; 4]> {
        let columns = ["place", "wins", "share", "interval"];
        let head = columns.map(|column| voice.say(&Phrase::key(format!("cli-column-{column}"))));
        let row = |((place, policy), wins): ((usize, &Policy), &u64)| {
            let [wins, share, interval] = won(*wins, tally.fights);
            [format!("{}. {}", place + 1, policy.name()), wins, share, interval]
        };
        let places = self.policy.iter().enumerate().zip(&tally.places);
        [head].into_iter().chain(places.map(row)).collect()
    }

    fn show(
        &self,
        (lab, title): (&Lab, &Label),
        tally: &Tally,
        voice: &Voice,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        // Interrupted before the first fight was over.
        let Some(last) = tally.fights.checked_sub(1) else {
            return Ok(());
        };
        let count = i64::try_from(tally.fights).unwrap_or(i64::MAX);
        let heading = Phrase::key("cli-simulate-heading")
            .with("level", Phrase::from(title))
            .with("folder", Phrase::plain(self.level.display().to_string()))
            .with("count", count)
            .with("first", Phrase::plain(self.seed.to_string()))
            .with("last", Phrase::plain(self.seed.wrapping_add(last).to_string()));
        writeln!(out, "{}", voice.say(&heading))?;
        write_table(&rows(lab, tally, voice), out)?;
        if self.swap {
            writeln!(out, "{}", voice.key("cli-simulate-swap"))?;
            write_table(&self.rows_of_places(tally, voice), out)?;
        }
        let rounds = Phrase::key("cli-simulate-rounds")
            .with(
                "mean",
                Phrase::plain(format!("{:.1}", mean(tally.rounds, tally.fights))),
            )
            .with("longest", tally.longest);
        writeln!(out, "{}", voice.say(&rounds))?;
        let idle = Share::of(tally.pace.idle, tally.pace.asked).share;
        let pace = Phrase::key("cli-simulate-pace")
            .with("idle", Phrase::plain(percent(idle)))
            .with("still", tally.pace.standstill)
            .with("round", DRAGS)
            .with("dragged", i64::try_from(tally.dragged).unwrap_or(i64::MAX));
        Ok(writeln!(out, "{}", voice.say(&pace))?)
    }
}

impl Policy {
    /// Its name on the command line.
    pub(super) fn name(self) -> String {
        self.to_possible_value()
            .map(|value| value.get_name().to_owned())
            .unwrap_or_default()
    }
}

/// Names in a row, with the last one behind an "and".
fn listed(names: &[String]) -> String {
    match names {
        [before @ .., last] if !before.is_empty() => format!("{} and {last}", before.join(", ")),
        _ => names.concat(),
    }
}

/// The table of a result: its head, a row for each side, and the draws; without wounds where the rules know none.
fn rows(lab: &Lab, tally: &Tally, voice: &Voice) -> Vec<Vec<String>> {
    let is_told =
        |(column, cell): (&str, String)| (column != "wounds" || lab.system.has_wounds()).then_some(cell);
    let columns = ["side", "wins", "share", "interval", "wounds", "fallen"];
    let line = |cells: [String; 6]| columns.into_iter().zip(cells).filter_map(is_told).collect();
    let head = line(columns.map(|column| voice.say(&Phrase::key(format!("cli-column-{column}")))));
    let row = |name: String, wins: u64, [wounds, fallen]: [String; 2]| {
        let [wins, share, interval] = won(wins, tally.fights);
        line([name, wins, share, interval, wounds, fallen])
    };
    let side = |(place, side): (usize, &SideTally)| {
        let name = voice.say(&Phrase::from(&name_of(&lab.muster.sides, place)));
        let means = [side.wounds, side.fallen].map(|sum| format!("{:.2}", mean(sum, tally.fights)));
        row(name, side.wins, means)
    };
    let draws = row(voice.key("cli-draws"), tally.draws, Default::default());
    let sides = tally.sides.iter().enumerate().map(side);
    [head].into_iter().chain(sides).chain([draws]).collect()
}

/// How many fights were won, their share, and its interval.
fn won(wins: u64, fights: u64) -> [String; 3] {
    let Share { share, low, high } = Share::of(wins, fights);
    let interval = format!("{}–{}", percent(low), percent(high));
    [wins.to_string(), percent(share), interval]
}

/// A flag that Ctrl-C raises: what was fought so far is counted and shown then.
pub(super) fn stopped_by_keys() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    ctrlc::set_handler(move || raised.store(true, Ordering::Relaxed))
        .map_err(|error| format!("Ctrl-C cannot be listened for: {error}"))?;
    Ok(stop)
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn name_of(sides: &Sides, place: usize) -> Label {
    let id = u8::try_from(place).ok().map(SideId);
    id.and_then(|id| sides.get(id))
        .map(|side| side.name.clone())
        .unwrap_or_default()
}
