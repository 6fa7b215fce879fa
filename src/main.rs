//! The program: reads the arguments and hands over to the library.

use bevy::app::AppExit;

#[cfg(feature = "window")]
fn main() -> AppExit {
    use clap::Parser;

    /// Plays tactical fights by the combat rules of role-playing games.
    #[derive(Parser)]
    struct Arguments {
        #[command(flatten)]
        options: klingentanz::screen::Options,
    }

    klingentanz::screen::run(Arguments::parse().options)
}

#[cfg(not(feature = "window"))]
fn main() -> AppExit {
    AppExit::Success
}
