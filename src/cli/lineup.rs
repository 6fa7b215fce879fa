//! The fighters of a level as they stand at the first decision of a fight, for commands that tell of them.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::failure::Failure;
use super::fight::{self, RuleWish};
use super::world;
use crate::battle::{FighterId, Roster, RuleSystem, Seat, System};
use crate::replay::{self, DiceSource};
use crate::words::Cast;

/// So many seats are told to wait: more sides no level has.
const MOST_SIDES: usize = 8;

/// Which fight is wished for.
#[derive(clap::Args)]
pub struct LineUpWish {
    /// Folder of the level, or its name under levels/
    pub level: PathBuf,
    #[command(flatten)]
    rules: RuleWish,
    /// Seed of the dice that fall before the first choice
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// A fight that waits at its first decision: initiatives have fallen, and nobody has chosen anything yet.
pub struct LineUp {
    app: App,
    /// The battle entity.
    pub battle: Entity,
    /// Its rules.
    pub system: &'static dyn RuleSystem,
    /// Who is who.
    pub cast: Cast,
}

impl LineUpWish {
    /// Lets them line up.
    ///
    /// # Errors
    ///
    /// Wrong usage; or every problem of the level.
    pub fn line_up(&self) -> Result<LineUp, Failure> {
        let seats = vec![Seat::Script; MOST_SIDES];
        let dice = DiceSource::Seed(self.seed);
        let opening = fight::opening(&self.level, &self.rules, seats, dice, false)?;
        let mut app = world::app()?;
        let world = app.world_mut();
        fight::fit(world, &opening, &self.rules, &[])?;
        let battle = replay::open(world, &opening)?;
        let system = world.get::<System>(battle).map(|System(system)| *system);
        let cast = Cast::of(world, battle, None);
        let (Some(system), Some(cast)) = (system, cast) else {
            return Err(Failure::Told("the battle is gone".to_owned()));
        };
        Ok(LineUp {
            app,
            battle,
            system,
            cast,
        })
    }
}

impl LineUp {
    /// The world in which it waits.
    pub fn world(&self) -> &World {
        self.app.world()
    }

    /// A fighter by his number in the level.
    ///
    /// # Errors
    ///
    /// Wrong usage: there is none, and these there are.
    pub fn fighter(&self, number: u16, argument: &str) -> Result<(FighterId, Entity), Failure> {
        let roster = self.world().get::<Roster>(self.battle);
        let id = FighterId(number);
        if let Some(entity) = roster.and_then(|roster| roster.entity(id)) {
            return Ok((id, entity));
        }
        let known: Vec<String> = self.cast.roles().map(|(id, _)| id.0.to_string()).collect();
        let reason = format!("the level has no such fighter, only {}", known.join(", "));
        let value = number.to_string();
        Err(Failure::Usage(vec![Failure::value(&value, argument, &reason)]))
    }
}

/// The level as it was named, for JSON.
pub fn named(level: &Path) -> String {
    level.display().to_string()
}
