//! The program: reads the arguments and hands over to the library.

use std::process::ExitCode;

use klingentanz::cli::{self, Next, Window};

/// Fights take and give back much memory in small pieces, which this allocator does faster than that of the platform.
#[cfg(not(target_family = "wasm"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match cli::run() {
        Next::Exit(code) => code,
        Next::Window(wish) => open(*wish),
    }
}

#[cfg(feature = "window")]
fn open(wish: Window) -> ExitCode {
    use bevy::app::AppExit;

    match klingentanz::screen::run(wish) {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

#[cfg(not(feature = "window"))]
fn open(_: Window) -> ExitCode {
    eprintln!("This build has no window. `klingentanz play --text` plays in the terminal.");
    ExitCode::FAILURE
}
