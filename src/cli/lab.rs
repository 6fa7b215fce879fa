//! Many fights without a window: shared among threads, fought side by side, and added up in the order of their seeds.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use bevy::prelude::*;
use indicatif::ProgressBar;

use super::failure::Failure;
use super::pace::Pace;
use super::stuck;
use super::tally::{Ending, Tally};
use crate::ai::Depth;
use crate::battle::{
    BattleDice, BattleStep, Clock, Fighter, Happening, Log, Muster, Roster, RuleSystem, STEPS_OF_A_ROUND,
    Sides, StateHash,
};
use crate::content::root;
use crate::headless_app;
use crate::replay::{self, DiceSource, Opening};

/// The most fights that one world holds at the same time.
const BATCH: u64 = 256;

/// Batches that each thread has at the least, so that none idles long at the end.
const BATCHES_EACH: u64 = 4;

/// What every thread needs to begin fights.
pub struct Lab {
    /// The rules to fight by.
    pub system: &'static dyn RuleSystem,
    /// The fighters, the map and the seats.
    pub muster: Muster,
    /// The same with the sides in reverse order, for every second fight, if it is wanted.
    pub swapped: Option<Muster>,
    /// The seed of the first fight; the next ones have the seeds after it.
    pub seed: u64,
    /// How deep those look who try out what may come of their answers.
    pub depth: Depth,
    /// How the first fight begins, to fight one again that does not come to an end.
    pub opening: Opening,
}

impl Lab {
    /// Fights every fight in batches; each thread takes the next batch that nobody has, in a world of its own.
    ///
    /// Once `stop` is raised no batch goes on, and the tally holds the fights before the first that is missing: it is the one of
    /// so many fights from the start, however many threads there are.
    ///
    /// # Errors
    ///
    /// A fight cannot begin, or stands still.
    pub fn fight_all(
        &self,
        battles: u64,
        threads: usize,
        stop: &AtomicBool,
        progress: &ProgressBar,
    ) -> Result<Tally, Failure> {
        let next = AtomicU64::new(0);
        let shares = (threads.max(1) as u64).saturating_mul(BATCHES_EACH);
        let size = battles.div_ceil(shares).clamp(1, BATCH);
        let work = || -> Result<BTreeMap<u64, Tally>, Failure> {
            let mut app = headless_app(&root())?;
            app.insert_resource(self.depth);
            let mut tallies = BTreeMap::new();
            loop {
                let first = next.fetch_add(size, Ordering::Relaxed);
                if first >= battles {
                    return Ok(tallies);
                }
                let batch = first..battles.min(first + size);
                let Some(endings) = self.fight_batch(app.world_mut(), batch, stop)? else {
                    return Ok(tallies);
                };
                progress.inc(endings.len() as u64);
                let mut tally = Tally::default();
                endings.iter().for_each(|ending| tally.add(ending));
                tallies.insert(first, tally);
            }
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let mut whole = BTreeMap::new();
            for worker in workers {
                let tallies = worker
                    .join()
                    .map_err(|_| "a thread of the fights has failed".to_owned())??;
                whole.extend(tallies);
            }
            Ok(without_gap(&whole))
        })
    }

    /// What a fight begins with, counted from 0, and whether it lists the sides in reverse order.
    fn muster_of(&self, number: u64) -> (&Muster, bool) {
        match &self.swapped {
            Some(swapped) if number % 2 == 1 => (swapped, true),
            _ => (&self.muster, false),
        }
    }

    /// Fights a fight again that has stood still, for its report and its recording.
    fn report(&self, world: &mut World, number: u64) -> Failure {
        let seed = self.seed.wrapping_add(number);
        let opening = Opening {
            dice: DiceSource::Seed(seed),
            swapped: self.muster_of(number).1,
            ..self.opening.clone()
        };
        let again = replay::open(world, &opening)
            .map_err(Failure::Problems)
            .and_then(|battle| stuck::moves_on((world, battle), None, None));
        let reason = match again {
            Err(failure) => failure.to_string(),
            Ok(()) => "fought alone it does not stand still".to_owned(),
        };
        let order = if opening.swapped {
            ", its sides in reverse order,"
        } else {
            ""
        };
        Failure::Told(format!(
            "the fight with seed {seed}{order} does not end: {reason}"
        ))
    }

    /// Fights some fights side by side in one world; none when it was told to stop before all were over.
    fn fight_batch(
        &self,
        world: &mut World,
        batch: Range<u64>,
        stop: &AtomicBool,
    ) -> Result<Option<Vec<Ending>>, Failure> {
        let mut battles = Vec::new();
        for number in batch.clone() {
            let muster = Muster {
                dice: BattleDice::seeded(self.seed.wrapping_add(number)),
                ..self.muster_of(number).0.clone()
            };
            let battle = self.system.muster(world, &muster)?;
            // Nobody looks at the state hashes of a lab.
            world.entity_mut(battle).remove::<StateHash>();
            battles.push(battle);
        }
        let goes_on =
            |world: &World, battle: &Entity| world.get::<Clock>(*battle).is_some_and(|clock| !clock.over);
        let rounds = |world: &World| -> Vec<Option<u16>> {
            let round = |battle: &Entity| world.get::<Clock>(*battle).filter(|clock| !clock.over);
            battles.iter().map(|battle| Some(round(battle)?.round)).collect()
        };
        let (mut steps, mut before) = (0, rounds(world));
        while battles.iter().any(|battle| goes_on(world, battle)) {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            world.run_schedule(BattleStep);
            steps += 1;
            if steps % STEPS_OF_A_ROUND == 0 {
                let now = rounds(world);
                let is_stuck = |(now, before): (&Option<u16>, &Option<u16>)| now.is_some() && now == before;
                if let Some(stuck) = now.iter().zip(&before).position(is_stuck) {
                    return Err(self.report(world, batch.start + stuck as u64));
                }
                before = now;
            }
        }
        let endings = batch
            .zip(&battles)
            .map(|(number, battle)| {
                let ending = ending(world, self.system, *battle);
                let (_, is_swapped) = self.muster_of(number);
                if is_swapped { ending.swapped() } else { ending }
            })
            .collect();
        for battle in battles {
            replay::discard(world, battle);
        }
        Ok(Some(endings))
    }
}

/// The sum of all tallies, by their first fight, that follow each other from 0 without a gap.
fn without_gap(tallies: &BTreeMap<u64, Tally>) -> Tally {
    let mut whole = Tally::default();
    for (first, tally) in tallies {
        if *first != whole.fights {
            break;
        }
        whole.append(tally);
    }
    whole
}

fn ending(world: &World, system: &dyn RuleSystem, battle: Entity) -> Ending {
    let mut ending = Ending {
        rounds: world.get::<Clock>(battle).map_or(0, |clock| clock.round),
        pace: world.get::<Log>(battle).map_or_else(Pace::default, |log| {
            Pace::of(log.entries(), |state| system.state_sign(state))
        }),
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

#[cfg(test)]
mod tests {
    use crate::battle::Seat;
    use crate::replay::Prepared;

    use super::*;

    #[test]
    fn a_fight_that_stands_still_is_reported_with_its_recording() {
        // Nobody answers for these seats.
        let opening = Opening {
            seats: vec![Seat::Script; 2],
            ..Opening::of_level(root().join("levels/01-courtyard"), 5)
        };
        let app = headless_app(&root()).unwrap();
        let Prepared { system, muster, .. } = replay::prepare(app.world(), &opening).unwrap();
        let lab = Lab {
            system,
            swapped: Some(muster.swapped()),
            muster,
            seed: 5,
            depth: Depth::default(),
            opening,
        };
        let stop = AtomicBool::new(false);
        let failure = lab.fight_all(2, 1, &stop, &ProgressBar::hidden()).unwrap_err();
        let told = failure.to_string();
        assert!(told.contains("the fight with seed 5 does not end"), "{told}");
    }

    #[test]
    fn what_comes_after_a_batch_that_was_broken_off_is_not_counted() {
        let of = |fights| Tally {
            fights,
            ..Tally::default()
        };
        let tallies = BTreeMap::from([(0, of(4)), (4, of(4)), (12, of(4))]);
        assert_eq!(without_gap(&tallies).fights, 8);
        let late = BTreeMap::from([(4, of(4))]);
        assert_eq!(without_gap(&late).fights, 0);
    }
}
