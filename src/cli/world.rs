//! The world in which a command fights: the data files of the game, and over them the player's own.

use std::io::{self, Write};

use bevy::prelude::*;

use super::failure::Failure;
use crate::content::{Home, root};
use crate::headless_app;
use crate::rules::own::load_own;

/// A world in which fights can be fought. What is wrong with the player's own content is told and left out.
///
/// # Errors
///
/// Every problem of the data files of the game.
pub fn app() -> Result<App, Failure> {
    let mut app = headless_app(&root())?;
    let problems = load_own(app.world_mut(), &Home::of_user());
    if !problems.is_empty() {
        // Whoever cannot be told plays all the same.
        let _ = writeln!(
            io::stderr(),
            "{problems}\nYour own content is left out where it is not in order."
        );
    }
    Ok(app)
}
