//! The tables in play: for every row a fight in which somebody has what it says, and its numbers come out of the dice.
//!
//! The expected numbers are worked out from the columns of the rule notes; how, stands at the head of each file.

mod armour;
mod folk;
mod notes;
mod quirks;
mod ranged;
mod shafts;
mod shields;
mod stored;
mod talents;
mod weapons;

use bevy::app::App;

use crate::common;

/// Tells one fight after another in the same world, which is quicker than a new world for each.
struct Stage {
    app: Option<App>,
}

impl Stage {
    fn new() -> Self {
        Self {
            app: Some(common::app()),
        }
    }

    /// Opens a fight, tells it, and clears the stage.
    fn tell(&mut self, fight: crate::story::Setup, told: impl FnOnce(&mut crate::story::Story)) {
        let mut story = fight.open_in(self.app.take().unwrap());
        told(&mut story);
        self.app = Some(story.into_app());
    }
}

/// The number before the colon of a value of the sheet.
fn number(value: &str) -> i16 {
    let number = value.split(':').next().unwrap();
    number.parse().unwrap_or_else(|_| panic!("{value}"))
}
