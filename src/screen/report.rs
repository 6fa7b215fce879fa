//! Says on the standard output which screen is reached, for tests that act on the window from outside.

use bevy::prelude::*;

use super::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        tell_screen.run_if(resource_exists::<Report>.and_then(state_changed::<Screen>)),
    );
}

/// Present when the program was asked to report.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Report;

/// One line on the standard output, such as `screen title`.
pub fn line(what: &str) {
    use std::io::Write;
    // Nobody may be listening any more; the game goes on.
    let _ = writeln!(std::io::stdout(), "{what}").and_then(|()| std::io::stdout().flush());
}

fn tell_screen(screen: Res<State<Screen>>) {
    line(match screen.get() {
        Screen::Title => "screen title",
        Screen::Setup => "screen setup",
        Screen::Battle => "screen battle",
        Screen::Result => "screen result",
        Screen::Settings => "screen settings",
    });
}
