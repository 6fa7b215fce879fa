//! The screens, one file each, and the way from one to the next.

mod battle;
mod camera;
mod card;
mod codex;
mod fight;
mod hand_over;
mod help;
mod keys;
mod lesson;
mod notice;
pub(crate) mod report;
mod rest;
mod result;
mod review;
mod run;
mod settings;
mod setup;
mod title;
mod way;
mod window_fault;

use bevy::prelude::*;

pub use rest::Rest;
pub use review::Rollouts;
pub use run::{Options, run, window};

/// Which screen is seen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The name of the game and what can be done with it.
    #[default]
    Title,
    /// Level, sides, rules and seed of a new fight.
    Setup,
    /// A fight.
    Battle,
    /// How the fight ended.
    Result,
    /// What was decision and what was luck in it.
    Review,
    /// What a player sets for himself.
    Settings,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_plugins((
            camera::plugin,
            card::plugin,
            notice::plugin,
            fight::plugin,
            report::plugin,
            help::plugin,
            keys::plugin,
            lesson::plugin,
            settings::plugin,
            setup::plugin,
            battle::plugin,
            hand_over::plugin,
            result::plugin,
            run::plugin,
            title::plugin,
        ))
        .add_plugins((codex::plugin, rest::plugin, review::plugin));
}
